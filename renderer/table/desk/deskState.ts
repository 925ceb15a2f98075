import type { ViewMessage, TablePlayer, TableState } from "#shared/protocol/table.ts";
import type { Seat, Viewer } from "#shared/contract/seats.ts";
import type { Whose } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import type { Slices } from "#renderer/table/slices.ts";
import type { GamePart } from "#renderer/table/part.ts";
import { emptyScene, type Scene } from "#renderer/table/scene/scene.ts";
import type { TableSnapshot } from "#renderer/client/clients.ts";

export const isDeal = ({ happened }: Pick<ViewMessage, "happened">): boolean =>
  happened.some(({ type }) => type === "dealt");

/** True for a reveal of what all have chosen; a "discarded" with a seat is that seat's own turn. */
export const isReveal = ({ happened }: Pick<ViewMessage, "happened">): boolean =>
  happened.some(
    ({ type, seat }) => type === "turned" || (type === "discarded" && seat === undefined),
  );

/** While cards are turned over, their outcome must not be given away. */
export const isTurning = ({ view, moving }: Pick<Shown, "view" | "moving">): boolean =>
  moving && view !== null && isReveal(view);

/** Nobody acts on cards that have not landed yet. */
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

export const isOpenToAll = (scene: Scene, parts: readonly GamePart[]): boolean =>
  parts.some((part) => part.isOpenToAll?.(scene) ?? false);

/** After a question to all, the own turn counts as new. */
export function isNewTurn(before: Scene, now: Scene, parts: readonly GamePart[]): boolean {
  const { own, toAct } = now;
  return (
    own !== null &&
    toAct.includes(own) &&
    !isOpenToAll(now, parts) &&
    (isOpenToAll(before, parts) || !before.toAct.includes(own))
  );
}

export type LogLine = Readonly<{ id: number; words: string }>;

/** `refusal`: from the host; `hint`: from a bot; `note`: from the table itself. */
export type Toast = Readonly<{
  id: number;
  kind: "refusal" | "hint" | "note";
  words: string;
  rule: string | null;
}>;

export type Shown = Readonly<{
  snapshot: TableSnapshot;
  /** May lag behind the newest view while cards still fly. */
  view: ViewMessage | null;
  /** The first view while the table is not drawn yet: the first layout is made for it. */
  awaited: ViewMessage | null;
  scene: Scene;
  /**
   * Keys of own cards that were chosen face down and wait for the other players; null if there are
   * none.
   */
  sealed: ReadonlySet<string> | null;
  /** Cards that have just come from another player. */
  fresh: ReadonlySet<string>;
  lines: readonly LogLine[];
  moving: boolean;
}>;

export const laidBy = ({ view, awaited }: Pick<Shown, "view" | "awaited">): ViewMessage | null =>
  view ?? awaited;

type PartStates = Partial<Slices["desk"]>;

/** The slice of a part that no game has used is absent. */
export interface DeskState extends Shown, PartStates {
  readonly picked: ReadonlySet<string>;
  readonly toast: Toast | null;
  readonly sending: boolean;
}

/** H-27: no hints in a tournament. */
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
