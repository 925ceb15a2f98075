import { isJoker, rankOf, type Card, type Natural, type Rank } from "#shared/cards/card.ts";
import type { Window } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Choosing, Effect, Facts, NormalRound, Options, Phase, Settled } from "./types.ts";

/** NE-24: a card of a chain counts as what it is or was named, never as a joker. */
export const countedRank = (counted: Card): Rank => rankOf(counted as Natural);

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

export function phase({ facts: { result, chain, effect, drew } }: NormalRound): Phase {
  if (result) return "over";
  if (chain.length > 0) return "respond";
  return (effect && choiceOf(effect.card)) ?? (drew ? "drawn" : "turn");
}

/** H-36: ranks that take nothing from anybody but their user and ask nobody for a card. */
const mild: readonly Rank[] = ["3", "4", "8", "9", "T", "Q"];
const mildFloorMs = 600;
/** For all others; a person alone with bots reads what the card does while it is open. */
const aloneFloorMs = 800;

/** NE-20: depends neither on who holds what nor on who has answered. */
export function openWindow(
  { nopeSeconds, nopeFloor }: Options,
  { chain, counted, windows }: Facts,
): Window | null {
  const [card] = counted;
  if (chain.length === 0 || card === undefined) return null;
  const floorMs = Math.round(1000 * nopeFloor);
  const isMild = chain.length === 1 && mild.includes(countedRank(card));
  return {
    number: windows,
    floorMs,
    fullMs: Math.max(floorMs, 1000 * nopeSeconds),
    aloneFloorMs: Math.min(isMild ? mildFloorMs : aloneFloorMs, floorMs),
  };
}

/**
 * From the last card of the chain back, every second one stands. A player who has left takes
 * nothing back.
 */
export function settledChain({
  chain,
  counted,
  left,
}: Pick<Facts, "chain" | "counted" | "left">): readonly Settled[] {
  const last = chain.length - 1;
  return chain.map(({ seat, card }, at): Settled => {
    const stands = (last - at) % 2 === 0;
    const as = counted[at];
    const back = !stands && chain[at + 1]?.sendBack === true && !left.includes(seat);
    return { seat, card, ...(isJoker(card) && as !== undefined && { as }), stands, back };
  });
}
