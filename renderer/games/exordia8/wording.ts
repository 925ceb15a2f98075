import { gameText, wordsOf } from "#renderer/text/text.ts";
import type { Text } from "#shared/games/exordia8/text/en.ts";
import { isNatural, rankOf, suitOf, type Card, type Suit } from "#shared/cards/card.ts";
import {
  asExordia,
  isPlainNow,
  namesSuit,
  offeredPlays,
  owedCard,
  pickedUp,
  sparkCard,
  whyUnfit,
  type ExordiaSeen,
} from "#shared/games/exordia8/seen.ts";
import { condition, eightsText, matchWords, pileWith } from "#renderer/games/eights/eights.ts";
import type { Sequent } from "./sequent.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { isAsked, offers, heldBy, type AnySeen } from "#shared/contract/seen.ts";
import {
  gameWords,
  pickingOf,
  type Effect,
  type Reading,
  type Whose,
  type Words,
} from "#renderer/table/tableGame.ts";
import type { Move } from "#shared/contract/round.ts";
import type { ExordiaEvent, Play } from "#shared/games/exordia8/types.ts";
import {
  mover,
  nameOf,
  telling,
  type Sentences,
  type VisibleEventOf,
} from "#renderer/games/telling.ts";

export const exordiaText = (): Text["table"] => wordsOf<Text>("exordia8").table;

function wantWords(seen: AnySeen): string {
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
 * X8-17: the extra card need not match the named suit; without an extra card the suit binds the
 * next player.
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

function status(seen: AnySeen, who: Whose): string {
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

/** X8-15: tells the holder of the card that starts a sequent. */
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

const fits = (seen: AnySeen, picked: readonly Card[], card: Card): boolean =>
  picked.length === 0 &&
  (!isAsked(asExordia(seen)) || offeredPlays(asExordia(seen), card).length > 0);

const ownSuit = (card: Card): Suit => (isNatural(card) ? suitOf(card) : "c");

/**
 * A player who goes out names the suit to nobody, and so is not asked. A refused play is sent
 * complete, so that the host explains what is wrong.
 */
function read(seen: AnySeen, picked: readonly Card[]): Reading {
  const exordia = asExordia(seen);
  const [card] = picked;
  if (card === undefined) return { kind: "nothing" };
  const words = cardName(card);
  const offers = offeredPlays(exordia, card);
  const moveAs = (suit: Suit): Play => ({ type: "play", card, suit });
  const suits = offers.flatMap(({ suit }) => (suit === undefined ? [] : [suit]));
  const isLast = exordia.viewer !== "spectator" && heldBy(seen, exordia.viewer) === 1;
  if (suits.length > 0 && !isLast) return { kind: "suit", suits, legal: true, words, moveAs };
  const move: Play = namesSuit(exordia, card) ? moveAs(ownSuit(card)) : { type: "play", card };
  return { kind: "move", move, legal: offers.length > 0, words };
}

const cardsOf = (move: Move): readonly Card[] => {
  const { card } = move as Partial<Play>;
  return card === undefined ? [] : [card];
};

export const picking = pickingOf({ fits, read, cardsOf });

const names = ({ cards = [] }: { readonly cards?: readonly Card[] }): readonly string[] =>
  cards.map(cardName);

function played(event: VisibleEventOf<ExordiaEvent, "played">, who: Whose): string {
  const { card, suit = null, plain = false } = event.told;
  return exordiaText().played(mover(event, who), cardName(card), suit, plain);
}

const sentences: Sentences<ExordiaEvent> = {
  dealt: (event, who) => exordiaText().dealt(nameOf(who(event.told.dealer))),
  played,
  drew: (event, who) => eightsText().drew(mover(event, who), event.told.count, names(event)),
  skipped: (event, who) => exordiaText().skipped(mover(event, who)),
  reversed: (event) => eightsText().reversed(event.told.direction),
  tookAnotherTurn: (event, who) => eightsText().tookAnotherTurn(mover(event, who)),
  declined: (event, who) => exordiaText().declined(mover(event, who)),
  startedSequent: (event, who) => exordiaText().startedSequent(mover(event, who), event.told.suit),
  finishedSequent: (event, who) =>
    exordiaText().finishedSequent(mover(event, who), event.told.suit),
  brokeSequent: (event, who) =>
    exordiaText().brokeSequent(mover(event, who), event.told.count, names(event)),
  left: (event, who) => eightsText().left(mover(event, who)),
  blocked: () => exordiaText().blocked,
  won: (event, who) => exordiaText().won(mover(event, who)),
  tookPot: (event, who) => eightsText().tookPot(mover(event, who), event.told.amount),
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

/** The extra meanings that a card has besides its suit and rank. */
function note(card: Card): string {
  const { notes } = exordiaText();
  if (!isNatural(card)) return notes.joker;
  if (card === "Qh" || card === "Qs") return notes[card];
  const rank = rankOf(card);
  return rank === "A" || rank === "2" || rank === "8" || rank === "J" ? notes[rank] : "";
}

const caption = (seen: AnySeen, card: Card): string =>
  isPlainNow(asExordia(seen), card) ? exordiaText().plainNow : note(card);

/** In the order of ranks; the two queens with a meaning of their own are listed separately. */
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
  gameWords({
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
