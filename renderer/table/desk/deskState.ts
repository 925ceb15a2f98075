// What does the table know at one moment: the view shown, the scene, what is picked, what was said?

import type { ViewMessage } from '#shared/protocol/messages.ts';
import type { TableSnapshot } from '#renderer/session/session.ts';
import { emptyScene, type Scene } from '#renderer/table/scene/scene.ts';
import type { Choice } from './choice.ts';

export type Line = { readonly id: number; readonly words: string };

/** `refusal`: the host's words; `hint`: a bot's; `note`: the table's own. */
export type Toast = { readonly id: number; readonly kind: 'refusal' | 'hint' | 'note'; readonly words: string; readonly rule: string | null };

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
  /** Cards are still flying. */
  readonly moving: boolean;
};

export const firstState = (snapshot: TableSnapshot): DeskState => ({
  snapshot, view: null, scene: emptyScene, picked: new Set(), fresh: new Set(), typedWager: '', isBetOpen: false, lines: [], toast: null, sending: false, choice: null, moving: false,
});
