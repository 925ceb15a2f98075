// In which order does a hand of Gin Rummy lie: its melds first, then what is left over?

import { isNatural, rankOf, ranks, type Card } from "#shared/cards/card.ts";
import { arrange } from "#shared/games/gin-rummy/seen.ts";
import { orderBy } from "#renderer/games/handOrder.ts";
import type { TableGame } from "#renderer/table/tableGame.ts";

/** GR-4: the ace is low. */
export const order = orderBy((card: Card) =>
  isNatural(card) ? ranks.indexOf(rankOf(card)) : ranks.length,
);

/** GR-5: in the best arrangement. */
export const arranged: TableGame["arranged"] = (hand, sortBy) => {
  const compare = order(sortBy);
  const free = hand.toSorted((one, other) => compare(one.card, other.card));
  const inMelds = arrange(free.map(({ card }) => card)).melds.flatMap((meld) =>
    meld.flatMap((card) =>
      free.splice(
        free.findIndex((held) => held.card === card),
        1,
      ),
    ),
  );
  return [...inMelds, ...free];
};
