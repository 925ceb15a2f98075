// What must the next card of Exordia8 be, and which sequent runs or may be started (X8-8…X8-17)?

import { rankOf, suitOf } from "#shared/cards/card.ts";
import { asExordia, owedCard, sparkCard } from "#shared/games/exordia8/seen.ts";
import { eightsText } from "#renderer/games/eights/text.ts";
import { matchWords, pileWith } from "#renderer/games/eights/want.ts";
import type { Sequent } from "#renderer/table/parts/sequent/sequentScene.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { exordiaText } from "./text.ts";

/** "hearts or a 7", "hearts, diamonds or a jack", "any card", "the 5 of clubs". */
export function wantWords(seen: AnySeen): string {
  const exordia = asExordia(seen);
  const { top, extra } = exordia.facts;
  const owed = owedCard(exordia);
  const words = eightsText();
  if (owed !== null) return words.the(cardName(owed));
  if (extra) return exordiaText().allButJoker;
  if (top.any) return top.card === null ? exordiaText().allButQueen : words.anyCard;
  if (top.colour !== null)
    return top.colour === "red" ? exordiaText().redOrJack : exordiaText().blackOrJack;
  return matchWords(top.suit, top.rank);
}

/**
 * X8-17: for the extra card the named suit does not count, but it binds the next player if there is
 * none.
 */
export const pile = pileWith((seen) => {
  const exordia = asExordia(seen);
  const { top, extra } = exordia.facts;
  return {
    any: top.any || extra,
    suit: top.suit,
    rank: top.rank,
    colour: top.colour,
    named: top.demand,
    only: owedCard(exordia),
    words: wantWords(seen),
  };
});

export function sequent(seen: AnySeen): Sequent | null {
  const exordia = asExordia(seen);
  const owed = owedCard(exordia);
  const next = exordia.facts.result === null ? (owed ?? sparkCard(exordia)) : null;
  return next === null ? null : { suit: suitOf(next), next: rankOf(next), runs: owed !== null };
}
