// What is said about a round of Exordia8: its happenings, its cards, its pile?

import { gameText } from "#renderer/text/text.ts";
import { isNatural, rankOf, type Card } from "#shared/cards/card.ts";
import type { Move } from "#shared/contract/round.ts";
import {
  asExordia,
  isPlainNow,
  owedCard,
  pickedUp,
  sparkCard,
  whyUnfit,
} from "#shared/games/exordia8/seen.ts";
import type { ExordiaHappening, Play } from "#shared/games/exordia8/types.ts";
import { eightsText } from "#renderer/games/eights/text.ts";
import { condition } from "#renderer/games/eights/seatMarks.ts";
import { mover, nameOf, telling, type Sentences, type ToldOf } from "#renderer/games/telling.ts";
import { cardName } from "#renderer/text/cardName.ts";
import type { AnySeen, Effect, Whose, Words } from "#renderer/table/tableGame.ts";
import { wordsOf } from "#renderer/table/usualGame.ts";
import { exordiaText } from "./text.ts";
import { status } from "./status.ts";
import { wantWords } from "./want.ts";

const names = ({ cards = [] }: { readonly cards?: readonly Card[] }): readonly string[] =>
  cards.map(cardName);

function played(told: ToldOf<ExordiaHappening, "played">, who: Whose): string {
  const { card, suit = null, plain = false } = told.told;
  return exordiaText().played(mover(told, who), cardName(card), suit, plain);
}

const sentences: Sentences<ExordiaHappening> = {
  dealt: (told, who) => exordiaText().dealt(nameOf(who(told.told.dealer))),
  played,
  drew: (told, who) => eightsText().drew(mover(told, who), told.told.count, names(told)),
  skipped: (told, who) => exordiaText().skipped(mover(told, who)),
  reversed: (told) => eightsText().reversed(told.told.direction),
  tookAnotherTurn: (told, who) => eightsText().tookAnotherTurn(mover(told, who)),
  declined: (told, who) => exordiaText().declined(mover(told, who)),
  startedSequent: (told, who) => exordiaText().startedSequent(mover(told, who), told.told.suit),
  finishedSequent: (told, who) => exordiaText().finishedSequent(mover(told, who), told.told.suit),
  brokeSequent: (told, who) =>
    exordiaText().brokeSequent(mover(told, who), told.told.count, names(told)),
  left: (told, who) => eightsText().left(mover(told, who)),
  blocked: () => exordiaText().blocked,
  won: (told, who) => exordiaText().won(mover(told, who)),
  tookPot: (told, who) => eightsText().tookPot(mover(told, who), told.told.amount),
};

function advice(seen: AnySeen, move: Move): string {
  const words = exordiaText();
  const { card, suit } = move as Partial<Play>;
  if (card !== undefined) {
    const label = eightsText().playThis(cardName(card));
    return suit === undefined ? label : eightsText().adviseSuit(label, suit);
  }
  const said: { readonly [type: string]: string } = {
    draw: eightsText().drawCard,
    skip: words.skip,
    break: words.take(pickedUp(asExordia(seen))),
    decline: words.decline,
  };
  return said[move.type] ?? "";
}

/** The ways in which a card means more than its suit and rank, while it keeps its meaning. */
function note(card: Card): string {
  const { notes } = exordiaText();
  if (!isNatural(card)) return notes.joker;
  if (card === "Qh" || card === "Qs") return notes[card];
  const rank = rankOf(card);
  return rank === "A" || rank === "2" || rank === "8" || rank === "J" ? notes[rank] : "";
}

const caption = (seen: AnySeen, card: Card): string =>
  isPlainNow(asExordia(seen), card) ? exordiaText().plainNow : note(card);

/** In the order of ranks; the two queens that have a meaning of their own are told apart. */
const special: readonly (readonly [card: Card, isOnly: boolean])[] = [
  ["Ac", false],
  ["2c", false],
  ["8c", false],
  ["Jc", false],
  ["Qh", true],
  ["Qs", true],
  ["Jk", true],
];
const effects = (): readonly Effect[] =>
  special.map(([card, isOnly]) => ({ card, isOnly, does: note(card) }));

function lies(seen: AnySeen): readonly string[] {
  const exordia = asExordia(seen);
  const { pile, stock, removed, facts } = exordia;
  const top = pile.at(-1);
  const owed = owedCard(exordia);
  const spark = sparkCard(exordia);
  const [words, shared] = [exordiaText(), eightsText()];
  const isOver = facts.result !== null;
  return [
    top === undefined ? shared.emptyPile : shared.onPile(cardName(top), pile.length),
    top !== undefined && facts.top.plain ? words.plain(cardName(top)) : "",
    isOver
      ? ""
      : facts.sequent && owed !== null
        ? words.sequentRuns(facts.sequent.suit, cardName(owed))
        : shared.toMatch(wantWords(seen)),
    isOver || spark === null ? "" : words.sparkOpen(cardName(spark)),
    facts.direction === 1 ? shared.clockwise : shared.counterClockwise,
    shared.inStock(stock),
    removed > 0 ? shared.removed(removed) : "",
  ].filter((sentence) => sentence !== "");
}

export const words = (): Words =>
  wordsOf({
    name: gameText("exordia8").name,
    sentence: telling(sentences),
    handHelp: exordiaText().handHelp,
    unfit: (seen, card) => whyUnfit(asExordia(seen), card),
    status,
    advice,
    note,
    caption,
    effects,
    lies,
    condition,
  });
