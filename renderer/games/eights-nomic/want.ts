// What does the next card have to match (EN-13)?

import { rankOf, suitOf, type Natural } from "#shared/cards/card.ts";
import { asNomic } from "#shared/games/eights-nomic/seen.ts";
import { matchWords, pileWith, usualWant } from "#renderer/games/eights/want.ts";
import type { Want } from "#renderer/table/parts/shed/shedScene.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { nomicText } from "./text.ts";

function wanted(seen: AnySeen): Want {
  const top = asNomic(seen).pile.at(-1) as Natural | undefined;
  if (top === undefined)
    return {
      ...usualWant,
      any: true,
      suit: null,
      rank: null,
      named: false,
      words: nomicText().noPile,
    };
  const [suit, rank] = [suitOf(top), rankOf(top)];
  return { ...usualWant, any: false, suit, rank, named: false, words: matchWords(suit, rank) };
}

/** "hearts or a 7", "any card" */
export const wantWords = (seen: AnySeen): string => wanted(seen).words;

export const pile = pileWith(wanted);
