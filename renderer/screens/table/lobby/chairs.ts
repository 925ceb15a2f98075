import type { TableLan, TablePlayer, TableState } from "#shared/protocol/table.ts";

export type LanTable = TableState & { readonly lan: TableLan };

export const isOnLan = (table: TableState | null): table is LanTable =>
  table !== null && table.lan !== null;

export type Chair =
  | { readonly kind: "person" | "bot"; readonly player: TablePlayer; readonly isMe: boolean }
  /** `number`: counts the empty chairs from 1. */
  | { readonly kind: "empty"; readonly number: number };

export const present = (players: readonly TablePlayer[]): readonly TablePlayer[] =>
  players.filter(({ gone }) => !gone);
export const people = (players: readonly TablePlayer[]): readonly TablePlayer[] =>
  present(players).filter(({ bot }) => bot === null);

/** True for a person with bots at a table that is open to nobody else. */
export const isAlone = ({ players, lan }: Pick<TableState, "players" | "lan">): boolean =>
  lan === null && people(players).length === 1;

export const mostEmptyShown = 3;

export const emptyChairs = ({ players, lan }: Pick<TableState, "players" | "lan">): number =>
  Math.max(0, (lan?.seats ?? 0) - present(players).length);

/** Counts the chairs a newcomer may take: empty ones, and those of bots, which make room. */
export const freeChairs = ({ players, lan }: Pick<TableState, "players" | "lan">): number =>
  Math.max(0, (lan?.seats ?? 0) - people(players).length);

/** Lists people and bots in order of arrival, then empty chairs. */
export function chairsOf(
  table: Pick<TableState, "players" | "lan">,
  me: string | null,
): readonly Chair[] {
  const taken = present(table.players).map((player): Chair => ({
    kind: player.bot === null ? "person" : "bot",
    player,
    isMe: player.id === me,
  }));
  const empty = Array.from(
    { length: Math.min(mostEmptyShown, emptyChairs(table)) },
    (_, at): Chair => ({ kind: "empty", number: at + 1 }),
  );
  return [...taken, ...empty];
}

/** Whether a person without a seat may take one. `full`: people sit on every chair. */
export type Admission = "open" | "full" | "locked" | "over";

export function admission({
  players,
  lan,
  stage,
}: Pick<TableState, "players" | "lan" | "stage">): Admission {
  if (lan === null || stage === "stopped" || stage === "closed") return "over";
  if (lan.locked) return "locked";
  return freeChairs({ players, lan }) === 0 ? "full" : "open";
}

/** `asked`: by me. `wished`: by the other. */
export type Swap = "none" | "asked" | "wished";

export function swapBetween({ swaps }: Pick<TableLan, "swaps">, me: string, other: string): Swap {
  if (swaps[me] === other) return "asked";
  return swaps[other] === me ? "wished" : "none";
}

export const wishingToSwap = (
  { players, lan }: Pick<TableState, "players" | "lan">,
  me: string | null,
): readonly TablePlayer[] =>
  lan === null || me === null ? [] : present(players).filter(({ id }) => lan.swaps[id] === me);

/**
 * True for a player with a chair who is not in the present round, because they arrived during it or
 * left it and came back.
 */
export const isInNextOne = (
  { stage, players }: Pick<TableState, "stage" | "players">,
  me: string | null,
): boolean =>
  stage === "playing" &&
  players.some(
    ({ id, seat, out, gone, sitsOut }) =>
      id === me && (seat === null || out) && !gone && sitsOut === null,
  );
