// What does the table know at one moment: the view shown, the scene, what is picked, what was said?

import type { Card } from '#shared/cards/card.ts';
import type { ViewMessage } from '#shared/protocol/messages.ts';
import type { TableSnapshot } from '#renderer/client/clients.ts';
import { emptyScene, type Scene } from '#renderer/table/scene/scene.ts';
import type { Choice } from '#renderer/table/parts/naming/choice.ts';

export type Line = { readonly id: number; readonly words: string };

/** `refusal`: the host's words; `hint`: a bot's; `note`: the table's own. */
export type Toast = { readonly id: number; readonly kind: 'refusal' | 'hint' | 'note'; readonly words: string; readonly rule: string | null };

/** Windows are numbered within their round. */
export type WindowKey = { readonly round: number; readonly number: number };

export type DeskState = {
  readonly snapshot: TableSnapshot;
  /** The view that is shown, which may be a little behind the newest while cards still fly. */
  readonly view: ViewMessage | null;
  readonly scene: Scene;
  /** Keys of own cards. */
  readonly picked: ReadonlySet<string>;
  /** Cards that have just come from another player. */
  readonly fresh: ReadonlySet<string>;
  /** The amount of a bet as it stands in its field; a wrong one stays until it is mended. */
  readonly typedWager: string;
  /** The person asked for the field. */
  readonly isBetOpen: boolean;
  readonly lines: readonly Line[];
  readonly toast: Toast | null;
  /** A move is on its way to the host. */
  readonly sending: boolean;
  /** Picked cards wait for a word more. */
  readonly choice: Choice | null;
  /** What the joker was named that raised the present question. */
  readonly named: Card | null;
  /** The newest response window, and since when it is open, on performance.now()'s clock. */
  readonly window: WindowKey & { readonly openedAt: number } | null;
  /** The window that the person lets pass: it counts as answered from then on, whether or not the host has said so yet. */
  readonly passed: WindowKey | null;
  /** Sets put together for discarding, by keys of own cards. */
  readonly sets: readonly (readonly string[])[];
  /** Which of their cards is to lie uppermost; null for the last. */
  readonly top: string | null;
  /** Cards are still flying. */
  readonly moving: boolean;
};

export const firstState = (snapshot: TableSnapshot): DeskState => ({
  snapshot, view: null, scene: emptyScene, picked: new Set(), fresh: new Set(), typedWager: '', isBetOpen: false, lines: [], toast: null, sending: false,
  choice: null, named: null, window: null, passed: null, sets: [], top: null, moving: false,
});

/** Where the state is kept, for the parts of the desk. */
export interface StateHold {
  readonly state: () => DeskState;
  readonly set: (change: Partial<DeskState>) => void;
}
