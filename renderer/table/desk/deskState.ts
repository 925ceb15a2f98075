// What does the table know at one moment: the view shown, the scene, what is picked, what was said?

import type { ViewMessage } from "#shared/protocol/tableMessages.ts";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import { emptyScene, type Scene } from "#renderer/table/scene/scene.ts";

export type Line = { readonly id: number; readonly words: string };

/** `refusal`: the host's words; `hint`: a bot's; `note`: the table's own. */
export type Toast = {
  readonly id: number;
  readonly kind: "refusal" | "hint" | "note";
  readonly words: string;
  readonly rule: string | null;
};

/** What is shown, whoever looks on. */
export type Shown = {
  readonly snapshot: TableSnapshot;
  /** The view that is shown, which may be a little behind the newest while cards still fly. */
  readonly view: ViewMessage | null;
  /**
   * The first view, which waits until the table is drawn: it is laid out for it from the beginning.
   */
  readonly awaited: ViewMessage | null;
  readonly scene: Scene;
  /**
   * Keys of own cards that were chosen face down, and wait for the others'; null where none were.
   */
  readonly sealed: ReadonlySet<string> | null;
  /** Cards that have just come from another player. */
  readonly fresh: ReadonlySet<string>;
  readonly lines: readonly Line[];
  /** Cards are still flying. */
  readonly moving: boolean;
};

/** The view by which the table is laid out. */
export const laidBy = ({ view, awaited }: Pick<Shown, "view" | "awaited">): ViewMessage | null =>
  view ?? awaited;

/**
 * What is shown, and what its person has picked. Each part adds its own slice here; that of a part
 * which no game has used is absent.
 */
export interface DeskState extends Shown {
  /** Keys of own cards. */
  readonly picked: ReadonlySet<string>;
  readonly toast: Toast | null;
  /** A move is on its way to the host. */
  readonly sending: boolean;
}

/** H-27: may its person ask for a hint? In a tournament nobody is advised. */
export const isAdvised = ({ snapshot }: Pick<Shown, "snapshot">): boolean =>
  snapshot.table?.hints !== false;

export const nothingShown = (snapshot: TableSnapshot): Shown => ({
  snapshot,
  view: null,
  awaited: null,
  scene: emptyScene,
  sealed: null,
  fresh: new Set(),
  lines: [],
  moving: false,
});

export const firstState = (snapshot: TableSnapshot): DeskState => ({
  ...nothingShown(snapshot),
  picked: new Set(),
  toast: null,
  sending: false,
});
