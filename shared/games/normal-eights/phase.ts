import type { Card, Rank } from "#shared/cards/card.ts";
import type { Window } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { countedRank } from "./matching.ts";
import type { Choosing, Effect, Facts, NormalRound, Options, Phase } from "./types.ts";

/** NE-7, NE-10…NE-12 */
const choosing: { readonly [R in Rank]?: Choosing } = {
  2: "war",
  5: "give",
  6: "sets",
  7: "purge",
};

export const choiceOf = (counted: Card): Choosing | null => choosing[countedRank(counted)] ?? null;

/** NE-7, NE-10…NE-12, NE-25: `holders` are the seats with cards. */
export function askedFor(
  what: Choosing | null,
  effect: Effect | null,
  holders: readonly Seat[],
): readonly Seat[] {
  switch (what) {
    case "give":
      return holders.filter((other) => other === effect?.target);
    case "purge":
      return holders.filter((other) => other !== effect?.seat);
    default:
      return holders;
  }
}

function phaseOf({ result, chain, effect, drew }: Facts): Phase {
  if (result) return "over";
  if (chain.length > 0) return "respond";
  return (effect && choiceOf(effect.card)) ?? (drew ? "drawn" : "turn");
}

export const phase = ({ facts }: NormalRound): Phase => phaseOf(facts);

/** NE-20: depends neither on who holds what nor on who has answered. */
export function openWindow(
  { nopeSeconds, nopeFloor }: Options,
  { chain, windows }: Facts,
): Window | null {
  const floorMs = Math.round(1000 * nopeFloor);
  return chain.length === 0
    ? null
    : { number: windows, floorMs, fullMs: Math.max(floorMs, 1000 * nopeSeconds) };
}
