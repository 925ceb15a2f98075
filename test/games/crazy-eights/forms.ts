// The moves that an offer of Crazy Eights stands for.

import { suits } from "#shared/cards/card.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import { without } from "#shared/cards/hand.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import { mayFollow } from "#shared/games/crazy-eights/plays.ts";
import type { CrazyRound, Move } from "#shared/games/crazy-eights/types.ts";
import type { Forms, Range } from "../forms.ts";

export const forms: Forms = {
  ranges: { play: (range, dice) => someOfRank(range as Range<CrazyRound>, dice) },
};

/**
 * CE-7: so many cards of one rank, one of which is offered alone, in any order; eights name a suit.
 */
function someOfRank({ round, seat, min, max }: Range<CrazyRound>, dice: DiceReader): Move {
  const hand = peekAll(round.zones.hands[seat] ?? []);
  const followers = hand.filter((card) => mayFollow(card, round.facts));
  const sets = followers
    .map((card) => [card, ...(without(hand, [card]) ?? []).filter((other) => other[0] === card[0])])
    .filter(({ length }) => length >= min);
  const set = sets[dice.below(sets.length)] ?? [];
  const cards = dice.shuffled(set.slice(0, Math.min(max, min + dice.below(set.length - min + 1))));
  return {
    type: "play",
    cards,
    ...(cards[0]?.startsWith("8") && { suit: suits[dice.below(suits.length)]! }),
  };
}
