// Picks moves that an offer of Normal Eights stands for, and finds the cards that lie outside the
// zones.

import type { Card } from "#shared/cards/card.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import { without } from "#shared/cards/hand.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import { foundSets } from "#shared/games/normal-eights/sets.ts";
import type { Move, NormalRound } from "#shared/games/normal-eights/types.ts";
import type { Forms, Range } from "../forms.ts";

export const forms: Forms = {
  ranges: { sets: (range, dice) => someSets(range as Range<NormalRound>, dice) },
  // NE-21
  loose: (round) => (round as NormalRound).facts.chain.map(({ card }) => card),
};

/** Some that the hand holds at once, and now and then one of them to lie on top (NE-11, NE-23). */
function someSets({ round, seat, max }: Range<NormalRound>, dice: DiceReader): Move {
  const hand = peekAll(round.zones.hands[seat] ?? []);
  const sets: (readonly Card[])[] = [];
  let rest = hand;
  for (const set of dice.shuffled(foundSets(hand))) {
    const less = without(rest, set);
    if (!less || sets.length >= 1 + dice.below(max)) continue;
    sets.push(set);
    rest = less;
  }
  const cards = sets.flat();
  return {
    type: "sets",
    sets,
    ...(dice.below(2) === 0 && cards.length > 0 && { top: cards[dice.below(cards.length)]! }),
  };
}
