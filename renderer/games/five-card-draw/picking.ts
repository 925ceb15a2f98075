// Which cards may be thrown, and what are the picked ones (FD-11)?

import type { Card } from "#shared/cards/card.ts";
import { offers } from "#shared/contract/asked.ts";
import type { Move as AnyMove } from "#shared/contract/round.ts";
import { asDraw, mostThrown } from "#shared/games/five-card-draw/seen.ts";
import type { Draw } from "#shared/games/five-card-draw/types.ts";
import type { AnySeen, Reading } from "#renderer/table/tableGame.ts";
import { pickingOf } from "#renderer/table/usualGame.ts";

const fits = (seen: AnySeen, picked: readonly Card[]): boolean =>
  picked.length < mostThrown(asDraw(seen));

function read(seen: AnySeen, picked: readonly Card[]): Reading {
  const draw = asDraw(seen);
  if (draw.phase !== "draw") return { kind: "nothing" };
  const move: Draw = { type: "draw", cards: picked };
  return {
    kind: "move",
    move,
    legal: offers(draw, "draw") && picked.length <= mostThrown(draw),
    words: "",
  };
}

/**
 * One more beside the picked ones; with as many as may be thrown it takes the first one's place.
 */
function suggest(
  seen: AnySeen,
  _hand: readonly Card[],
  picked: readonly Card[],
  card: Card,
): readonly Card[] {
  const others = Math.max(0, mostThrown(asDraw(seen)) - 1);
  return others === 0 ? [card] : [...picked.slice(-others), card];
}

const cardsOf = (move: AnyMove): readonly Card[] => {
  const { cards } = move as Partial<Draw>;
  return cards ?? [];
};

export const picking = pickingOf({
  fits,
  read,
  suggest,
  cardsOf,
  keepsOthers: () => true,
  quick: false,
  together: "in any order",
});
