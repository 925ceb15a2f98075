// What does the table take a game to do where the game says nothing of it?

import type { Happening } from "#shared/contract/outcome.ts";
import type { Picking, TableGame, Words } from "./tableGame.ts";
import { timesHeld } from "./timesHeld.ts";

/** One card goes at a time, and pulling it plays it. */
const usualPicking = {
  suggest: (_seen, _hand, _picked, card) => [card],
  quick: true,
  together: "never",
  keepsOthers: () => false,
} as const satisfies Partial<Picking>;

/** Nothing is special about cards and seats; titles are those of other games. */
const usualWords = {
  lies: () => [],
  titles: (_seen, _seat, times) => timesHeld(times).join(", "),
  condition: () => "",
  note: () => "",
  effects: () => [],
  holding: () => "",
} as const satisfies Partial<Words>;

/**
 * Nothing is said and no title held; who has left is out of play, and play goes round in no
 * direction.
 */
const usualGame = {
  speech: () => "",
  title: () => null,
  place: () => null,
  circle: () => null,
  direction: () => null,
  outcome: () => null,
  ordersByHand: false,
  folded: ({ facts }, seat) => facts.left.includes(seat),
} as const satisfies Partial<TableGame>;

/** What a game must state, and what it may. */
type Own<Whole, Usual> = Omit<Whole, keyof Usual> & Partial<Whole>;

export const pickingOf = (own: Own<Picking, typeof usualPicking>): Picking => ({
  ...usualPicking,
  ...own,
});
export function gameWords(own: Own<Words, typeof usualWords & Pick<Words, "caption">>): Words {
  const words = { ...usualWords, ...own };
  return { caption: (_seen, card) => words.note(card), ...words };
}
export const gameOnTable = <H extends Happening>(
  own: Own<TableGame<H>, typeof usualGame & Pick<TableGame<H>, "arranged">>,
): TableGame<H> => ({
  ...usualGame,
  arranged: (hand, sortBy) => {
    const compare = own.order(sortBy);
    return hand.toSorted((one, other) => compare(one.card, other.card));
  },
  ...own,
});
