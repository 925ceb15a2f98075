// What is said about a round of Crazy Eights: its happenings, its turns, its pile?

import { gameText } from "#renderer/text/text.ts";
import { offers } from "#shared/contract/asked.ts";
import type { Move } from "#shared/contract/round.ts";
import { asCrazy, isEight, whyUnfit } from "#shared/games/crazy-eights/seen.ts";
import type { CrazyHappening, Play } from "#shared/games/crazy-eights/types.ts";
import { eightsText } from "#renderer/games/eights/text.ts";
import { playLabel } from "#renderer/games/eights/playAction.ts";
import { condition } from "#renderer/games/eights/seatMarks.ts";
import { mover, telling, type Sentences, type ToldOf } from "#renderer/games/telling.ts";
import { cardName } from "#renderer/text/cardName.ts";
import type { AnySeen, Whose, Words } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { wordsOf } from "#renderer/table/usualGame.ts";
import { crazyText } from "./text.ts";
import { picking } from "./picking.ts";
import { setWords } from "./playWords.ts";
import { wantWords } from "./want.ts";

function played(told: ToldOf<CrazyHappening, "played">, who: Whose): string {
  const { cards, suit = null } = told.told;
  const set = setWords(cards);
  const names = cards.map(cardName);
  return set === null
    ? crazyText().played(mover(told, who), names.join(), suit)
    : crazyText().playedSet(mover(told, who), set, names, suit);
}

const sentences: Sentences<CrazyHappening> = {
  dealt: () => crazyText().dealt,
  played,
  drew: (told, who) =>
    eightsText().drew(mover(told, who), told.told.count, (told.cards ?? []).map(cardName)),
  refilled: (told) => eightsText().refilled(told.told.cards),
  passed: (told, who) => eightsText().passed(mover(told, who)),
  left: (told, who) => eightsText().left(mover(told, who)),
  blocked: () => crazyText().blocked,
  counted: (told, who) =>
    crazyText().counted(mover(told, who), told.told.points, told.told.cards.map(cardName)),
  won: (told, who) => crazyText().won(mover(told, who), told.told.points),
  tookPot: (told, who) => eightsText().tookPot(mover(told, who), told.told.amount),
};

function status(seen: AnySeen, who: Whose): string {
  const crazy = asCrazy(seen);
  const acting = crazy.toAct[0];
  if (acting === undefined) return eightsText().over;
  const want = wantWords(seen);
  if (acting !== crazy.viewer) return eightsText().theirTurn(who(acting).name, want);
  const other = offers(crazy, "draw") ? "draw" : offers(crazy, "pass") ? "pass" : null;
  if (offers(crazy, "play") || other === null) return crazyText().yourTurn(want, other);
  return crazy.facts.drew && other === "draw"
    ? crazyText().drawOn(want)
    : crazyText().youCanOnly(want, other);
}

function advice(seen: AnySeen, move: Move): string {
  if (move.type === "draw") return eightsText().drawCard;
  if (move.type === "pass") return tableText().pass;
  const reading = picking.read(seen, picking.cardsOf(move));
  const { suit } = move as Play;
  if (reading.kind === "nothing" || reading.kind === "rank") return "";
  return suit === undefined
    ? playLabel(reading)
    : eightsText().adviseSuit(eightsText().playThis(reading.words), suit);
}

function lies(seen: AnySeen): readonly string[] {
  const { pile, stock, removed } = seen;
  const words = eightsText();
  const top = pile.at(-1);
  return [
    top === undefined ? words.emptyPile : words.onPile(cardName(top), pile.length),
    seen.facts.result === null ? words.toMatch(wantWords(seen)) : "",
    words.inStock(stock),
    removed > 0 ? words.removed(removed) : "",
  ].filter((sentence) => sentence !== "");
}

export const words = (): Words =>
  wordsOf({
    name: gameText("crazy-eights").name,
    sentence: telling(sentences),
    unfit: (seen, card) => whyUnfit(asCrazy(seen), card),
    caption: (_seen, card) => (isEight(card) ? crazyText().wildNames : ""),
    note: (card) => (isEight(card) ? crazyText().wild : ""),
    handHelp: crazyText().handHelp,
    status,
    advice,
    lies,
    condition,
  });
