// Lets tests lay out a moment of Normal Eights, play on from it, and describe where things are
// afterwards.

import type { Card } from "#shared/cards/card.ts";
import { peekAll, turnAllDown } from "#shared/cards/faceDown.ts";
import { normalEights } from "#shared/games/normal-eights/index.ts";
import type { Facts, Move, NormalRound } from "#shared/games/normal-eights/types.ts";
import { sentence } from "#shared/games/texts.ts";
import { dealing } from "#test/support/dealtRound.ts";
import { hand } from "#test/support/hand.ts";

const dealt = dealing(normalEights, "matrix");

/** Seat 0 is to play on the 6 of hearts; the last seat has dealt. */
export function laidOnHearts(
  hands: readonly string[],
  {
    stock = "2d 3d 4d 5d 6d 7d",
    pile = "7d 6h",
    facts = {},
  }: Readonly<{ stock?: string; pile?: string; facts?: Partial<Facts> }> = {},
): NormalRound {
  const round = dealt({ seats: hands.length, dealer: hands.length - 1 });
  return {
    ...round,
    zones: {
      hands: hands.map((text) => turnAllDown(hand(text))),
      stock: turnAllDown(hand(stock)),
      removed: [],
      pile: hand(pile),
    },
    facts: { ...round.facts, suit: "h", rank: "6", blank: false, ...facts },
  };
}

export type Step = readonly [seat: number, move: Move];

export function made(round: NormalRound, ...steps: readonly Step[]): NormalRound {
  return steps.reduce((now, [seat, move]) => {
    const outcome = normalEights.apply(now, seat, move);
    if (!outcome.ok)
      throw new Error(
        `seat ${seat} ${JSON.stringify(move)}: ${outcome.error.code} ${sentence(outcome.error)}`,
      );
    return outcome.round;
  }, round);
}

export const pass: Move = { type: "pass" };
export const allPass = (round: NormalRound): readonly Step[] =>
  round.zones.hands.map((_, seat) => [seat, pass]);
export const nope = (card: Card, sendBack: boolean): Move => ({ type: "nope", card, sendBack });
export const pick = (card: Card): Move => ({ type: "pick", card });
export const sets = (...cards: readonly string[]): Move => ({
  type: "sets",
  sets: cards.map(hand),
});

/** What a test looks at, as words. */
export const standing = ({ zones, facts }: NormalRound) => ({
  hands: zones.hands.map((cards) => peekAll(cards).toSorted().join(" ")),
  pile: zones.pile.join(" "),
  ...(facts.result
    ? { winners: facts.result.winners }
    : {
        turn: facts.turn,
        match: `${facts.rank ?? "*"}${facts.suit}`,
        direction: facts.direction,
        skips: facts.skips.join(""),
        shown: facts.shown,
      }),
});
