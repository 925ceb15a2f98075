import type { ViewMessage } from "#shared/protocol/tableMessages.ts";
import type { Seat, Viewer } from "#shared/contract/seats.ts";
import type { TablePlayer, TableState } from "#shared/protocol/table.ts";
import type { Whose } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import type { Part } from "#renderer/table/part.ts";
import { emptyScene, type Scene } from "#renderer/table/scene/scene.ts";
import type { TableSnapshot } from "#renderer/client/clients.ts";

export const isDeal = ({ happened }: Pick<ViewMessage, "happened">): boolean =>
  happened.some(({ type }) => type === "dealt");

/**
 * What all have chosen is turned over together, or goes down in order; what one seat discards is
 * that seat's turn.
 */
export const isReveal = ({ happened }: Pick<ViewMessage, "happened">): boolean =>
  happened.some(
    ({ type, seat }) => type === "turned" || (type === "discarded" && seat === undefined),
  );

/** What comes of it is not told before it is to be seen. */
export const isTurning = ({ view, moving }: Pick<Shown, "view" | "moving">): boolean =>
  moving && view !== null && isReveal(view);

/** Nobody acts on cards that have not landed; where nothing moves they have. */
export const isDealing = ({ view, moving }: Pick<Shown, "view" | "moving">): boolean =>
  moving && view !== null && isDeal(view);

export const playerAt = (table: TableState | null, seat: Seat): TablePlayer | null =>
  table?.players.find((player) => player.seat === seat) ?? null;

export const whoAt =
  (table: TableState | null, viewer: Viewer): Whose =>
  (seat) => ({
    name: playerAt(table, seat)?.name ?? tableText().seat(seat + 1),
    isYou: seat === viewer,
  });

/** All are asked at once: it is nobody's turn. */
export const isOpenToAll = (scene: Scene, parts: readonly Part[]): boolean =>
  parts.some((part) => part.isOpenToAll?.(scene) ?? false);

/** After all were asked one's own turn begins anew. */
export function isNewTurn(before: Scene, now: Scene, parts: readonly Part[]): boolean {
  const { own, toAct } = now;
  return (
    own !== null &&
    toAct.includes(own) &&
    !isOpenToAll(now, parts) &&
    (isOpenToAll(before, parts) || !before.toAct.includes(own))
  );
}

export type Line = { readonly id: number; readonly words: string };

/** `refusal`: the host's words; `hint`: a bot's; `note`: the table's own. */
export type Toast = {
  readonly id: number;
  readonly kind: "refusal" | "hint" | "note";
  readonly words: string;
  readonly rule: string | null;
};

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
  readonly picked: ReadonlySet<string>;
  readonly toast: Toast | null;
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
