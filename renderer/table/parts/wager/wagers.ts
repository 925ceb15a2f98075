// Which amount is set, and does it stay set?

import type { Move } from "#shared/contract/round.ts";
import type { ViewMessage } from "#shared/protocol/tableMessages.ts";
import { numberProblem, typedNumber } from "#renderer/ui/inputs/numberProblem.ts";
import { hooksOf, type TableGame } from "#renderer/table/tableGame.ts";
import type { Wager } from "./wager.ts";

/** The amount as a number; null where nothing may be bet, or what is typed is none. */
export const wageredOf = (wager: Wager | null, typed: string): number | null =>
  wager && typedNumber(typed, wager);

/**
 * What stands in the field with a new view: what stood there as long as the offer stays, else the
 * least.
 */
export function typedWith(
  game: TableGame,
  { seen }: ViewMessage,
  before: ViewMessage | null,
  typed: string,
): string {
  const wagerOf = hooksOf(game, "wager")?.wager;
  const now = wagerOf?.(seen);
  if (!now) return "";
  const last = before?.game === game.id ? wagerOf?.(before.seen) : null;
  return last?.min === now.min && last.max === now.max ? typed : String(now.min);
}

/** The move that bets what is typed, or what is wrong; `problem` where nothing may be bet. */
export function betOf(wager: Wager | null, typed: string, problem: string): Move | string {
  const to = wageredOf(wager, typed);
  if (wager === null || to === null)
    return wager === null ? problem : (numberProblem(typed, wager) ?? problem);
  return wager.moveTo(to);
}

/** A step up or down from what is set, on the steps' own places; the ends can always be reached. */
export function steppedWager(
  { min, max, step }: Wager,
  wagered: number | null,
  direction: number,
): number {
  return Math.max(min, Math.min(max, (wagered ?? min) + step * direction));
}

/** Where sliding ends: the last piece, shorter than a step, belongs to the end. */
export const snapped = ({ max, step }: Wager, amount: number): number =>
  amount > max - step ? max : amount;
