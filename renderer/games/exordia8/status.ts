// Whose turn is it in Exordia8, and what is asked?

import { offers } from "#shared/contract/asked.ts";
import {
  asExordia,
  offeredPlays,
  owedCard,
  pickedUp,
  sparkCard,
  type ExordiaSeen,
} from "#shared/games/exordia8/seen.ts";
import { eightsText } from "#renderer/games/eights/text.ts";
import { cardName } from "#renderer/text/cardName.ts";
import type { AnySeen, Whose } from "#renderer/table/tableGame.ts";
import { exordiaText } from "./text.ts";
import { wantWords } from "./want.ts";

export function status(seen: AnySeen, who: Whose): string {
  const exordia = asExordia(seen);
  const { viewer, toAct, facts } = exordia;
  const acting = toAct[0];
  if (acting === undefined) return eightsText().over;
  const owed = owedCard(exordia);
  const words = exordiaText();
  if (acting !== viewer) {
    const { name } = who(acting);
    if (owed !== null) return words.theirOwed(name, cardName(owed));
    return facts.extra ? words.theirExtra(name) : eightsText().theirTurn(name, wantWords(seen));
  }
  if (owed !== null)
    return offers(exordia, "break")
      ? words.youBreak(cardName(owed), pickedUp(exordia))
      : words.yourOwed(cardName(owed));
  return facts.extra ? words.yourExtra : yourTurn(seen, exordia);
}

/** X8-15: who holds the card that starts a sequent is told so. */
function yourTurn(seen: AnySeen, exordia: ExordiaSeen): string {
  const words = exordiaText();
  const want = wantWords(seen);
  const other = offers(exordia, "draw") ? "draw" : offers(exordia, "skip") ? "skip" : null;
  if (!offers(exordia, "play") && other !== null) return words.youCanOnly(want, other);
  const line = words.yourTurn(want, other);
  const spark = sparkCard(exordia);
  return spark !== null && offeredPlays(exordia, spark).length > 0
    ? words.yourSpark(line, cardName(spark))
    : line;
}
