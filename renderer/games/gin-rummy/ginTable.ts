import { offers, type AnySeen } from "#shared/contract/seen.ts";
import { arrange, asGin, asTheyLie, bestLayOffOf } from "#shared/games/gin-rummy/seen.ts";
import { aheadPart as aheadPart, onlyMove } from "#renderer/table/parts/ahead/ahead.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { ginText, outcome, words } from "./wording.ts";
import { isNatural, rankOf, ranks, type Card } from "#shared/cards/card.ts";
import { orderBy } from "#renderer/games/eights/eights.ts";
import type { BeatFrom } from "#renderer/table/part.ts";
import { moments } from "#renderer/table/parts/moments/moments.ts";
import { gameOnTable, type TableGame } from "#renderer/table/tableGame.ts";
import { celebrations } from "#renderer/table/parts/celebrations/celebrations.ts";
import { layOff } from "./layOff.tsx";
import { meldChoice } from "./meldChoice.tsx";
import { melds } from "./melds/melds.tsx";
import { drawPile } from "./drawPile.tsx";
import { scoreSheet } from "./scoreSheet.tsx";
import { shownHands } from "#renderer/table/parts/shownHands/shownHands.ts";
import { actions, picking } from "./actions.ts";
import { beats, laid } from "./beats.ts";
import { layOffHooks } from "./layOffDesk.ts";
import { standing, words as sheetWords } from "./sheet.ts";

const laysNothingOff = (seen: AnySeen) => bestLayOffOf(asGin(seen))?.on.flat().length === 0;

/** GR-6, GR-8: all can count that only the stock is left. */
const mustDraw = (seen: AnySeen) => asGin(seen).phase === "draw" && !offers(asGin(seen), "take");

export const ahead = aheadPart({
  choices: (seen) =>
    asGin(seen).phase === "layoff"
      ? []
      : [{ id: "draw", label: tableText().next(ginText().draw), shortcut: "D", stays: false }],
  moveOf: (seen) => (offers(asGin(seen), "draw") ? { type: "draw" } : null),
  onlyMove: (seen) =>
    asGin(seen).phase === "layoff" && !laysNothingOff(seen) ? null : onlyMove(seen),
  isForcedOpenly: (seen) => mustDraw(seen),
});

/** GR-4: the ace is low. */
const order = orderBy((card: Card) =>
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

/** GR-3, GR-7: ten, and the one that was drawn or taken. */
const mostCards = 11;

const parts = [
  shownHands({ isElsewhere: (seen, seat) => laid(seen, seat) !== null }),
  drawPile,
  melds({
    laid,
    held: (cards, isPut) => (isPut ? asTheyLie(cards) : arrange(cards).melds),
    words: ({ name, isYou }, ...lying) => ginText().lie(isYou ? null : name, ...lying),
  }),
  layOff(layOffHooks),
  meldChoice,
  scoreSheet({ standing, words: sheetWords }),
  moments,
  celebrations,
  ahead,
] as const;
export type GinBeat = BeatFrom<typeof parts>;

export const ginTable = gameOnTable({
  id: "gin-rummy",
  parts,
  picking,
  words,
  actions,
  beats,
  order,
  mostCards: () => mostCards,
  arranged,
  ordersByHand: true,
  outcome,
});
