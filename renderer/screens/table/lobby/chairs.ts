// Which chairs has a table that is open to the network, who sits on them, and may somebody sit
// down?

import type { TableLan, TablePlayer, TableState } from "#shared/protocol/table.ts";

/** A table that is open to the network. */
export type LanTable = TableState & { readonly lan: TableLan };

export const isOnLan = (table: TableState | null): table is LanTable =>
  table !== null && table.lan !== null;

export type Chair =
  | { readonly kind: "person" | "bot"; readonly player: TablePlayer; readonly isMe: boolean }
  /** `number`: from 1 among those that are empty. */
  | { readonly kind: "empty"; readonly number: number };

export const present = (players: readonly TablePlayer[]): readonly TablePlayer[] =>
  players.filter(({ gone }) => !gone);
export const people = (players: readonly TablePlayer[]): readonly TablePlayer[] =>
  present(players).filter(({ bot }) => bot === null);

/** With bots, and open to nobody else. */
export const isAlone = ({ players, lan }: Pick<TableState, "players" | "lan">): boolean =>
  lan === null && people(players).length === 1;

/** More empty chairs than these are told by their number. */
export const mostEmptyShown = 3;

/** Chairs on which nobody sits. */
export const emptyChairs = ({ players, lan }: Pick<TableState, "players" | "lan">): number =>
  Math.max(0, (lan?.seats ?? 0) - present(players).length);

/** Chairs that somebody who comes may have: empty ones, and those of bots, who give them up. */
export const freeChairs = ({ players, lan }: Pick<TableState, "players" | "lan">): number =>
  Math.max(0, (lan?.seats ?? 0) - people(players).length);

/** In the order in which people and bots came, empty ones last. */
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

/** May somebody who has no seat take one? `full`: every chair is a person's. */
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

/** Who wishes to change chairs with me. */
export const wishingToSwap = (
  { players, lan }: Pick<TableState, "players" | "lan">,
  me: string | null,
): readonly TablePlayer[] =>
  lan === null || me === null ? [] : present(players).filter(({ id }) => lan.swaps[id] === me);

/**
 * Has a chair, but is not in the round that goes on: they came while it was being played, or came
 * back to it after leaving it.
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
