// Which card may be played without a penalty, and what would the picked one be (EN-13)?

import type { Card } from "#shared/cards/card.ts";
import { isAsked } from "#shared/contract/asked.ts";
import type { Move as AnyMove } from "#shared/contract/round.ts";
import { asNomic, whyNot, whyUnfit } from "#shared/games/eights-nomic/seen.ts";
import type { Play } from "#shared/games/eights-nomic/types.ts";
import { cardName } from "#renderer/text/cardName.ts";
import type { AnySeen, Reading } from "#renderer/table/tableGame.ts";
import { pickingOf } from "#renderer/table/usualGame.ts";

/** What earns a penalty may be played all the same: it stands out by not being lit. */
const fits = (seen: AnySeen, picked: readonly Card[], card: Card): boolean =>
  picked.length === 0 && (!isAsked(seen) || whyUnfit(asNomic(seen), card) === null);

function read(seen: AnySeen, picked: readonly Card[]): Reading {
  const [card] = picked;
  if (card === undefined) return { kind: "nothing" };
  const move: Play = { type: "play", card };
  const nomic = asNomic(seen);
  return {
    kind: "move",
    move,
    legal: nomic.phase === "turn" && whyNot(nomic, move) === null,
    words: cardName(card),
  };
}

const cardsOf = (move: AnyMove): readonly Card[] => {
  const { card } = move as Partial<Play>;
  return card === undefined ? [] : [card];
};

export const picking = pickingOf({ fits, read, cardsOf });
