import { gameText, wordsOf } from "#renderer/text/text.ts";
import type { Text } from "#shared/games/crazy-eights/text/en.ts";
import { rankOf, suitOf, type Card, type Natural, type Suit } from "#shared/cards/card.ts";
import {
  asCrazy,
  goesAlone,
  goesInSet,
  isSameRank,
  offeredSingles,
  setOf,
  whyUnfit,
  type CrazySeen,
} from "#shared/games/crazy-eights/seen.ts";
import { isAnyAsked, isEight, isSuitNamed } from "#shared/games/eights/seen.ts";
import {
  condition,
  eightsText,
  matchWords,
  pileWith,
  playLabel,
  usualWant,
} from "#renderer/games/eights/eights.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { isAsked, offers, heldBy, type AnySeen } from "#shared/contract/seen.ts";
import type { Move } from "#shared/contract/round.ts";
import type { CrazyEvent, Play } from "#shared/games/crazy-eights/types.ts";
import {
  gameWords,
  pickingOf,
  type Reading,
  type Whose,
  type Words,
} from "#renderer/table/tableGame.ts";
import { mover, telling, type Sentences, type VisibleEventOf } from "#renderer/games/telling.ts";
import { tableText } from "#renderer/table/tableText.ts";

export const crazyText = (): Text["table"] => wordsOf<Text>("crazy-eights").table;

function setWords(cards: readonly Card[]): string | null {
  const [first, ...others] = setOf(cards) ?? [];
  return first && others.length > 0 ? eightsText().set(rankOf(first), cards.length) : null;
}

/** CE-7: in the order in which they go on the pile: "9 of clubs", "three 9s, clubs on top". */
function playWords(cards: readonly Card[]): string {
  const set = setWords(cards);
  const last = setOf(cards)?.at(-1);
  if (set === null || !last) return eightsText().allOf(cards.map(cardName));
  return isEight(last) ? set : crazyText().onTop(set, suitOf(last));
}

function wantWords(seen: AnySeen): string {
  const { suit, rank } = asCrazy(seen).facts;
  return matchWords(suit, rank);
}

export const pile = pileWith((seen) => {
  const crazy = asCrazy(seen);
  const { suit, rank } = crazy.facts;
  return {
    ...usualWant,
    any: isAnyAsked(crazy),
    suit,
    rank,
    named: isSuitNamed(crazy),
    words: wantWords(seen),
  };
});

/** Sets may be laid ready out of turn. */
function fits(seen: AnySeen, picked: readonly Card[], card: Card): boolean {
  const crazy = asCrazy(seen);
  return (
    picked.every((other) => isSameRank(other, card)) && (!isAsked(crazy) || goesInSet(crazy, card))
  );
}

function read(seen: AnySeen, picked: readonly Card[]): Reading {
  const crazy = asCrazy(seen);
  if (picked.length === 0) return { kind: "nothing" };
  const set = setOf(picked);
  const legal = set !== null && set.some((card) => goesAlone(crazy, card));
  const last = set?.at(-1);
  if (last && isEight(last)) return readEights(crazy, picked, last, legal);
  const move: Play = { type: "play", cards: picked };
  return { kind: "move", move, legal, words: playWords(picked) };
}

/** CE-8: a player who goes out names the suit to nobody, and so is not asked. */
function readEights(
  seen: CrazySeen,
  picked: readonly Card[],
  last: Natural,
  legal: boolean,
): Reading {
  const words = playWords(picked);
  const moveAs = (suit: Suit): Play => ({ type: "play", cards: picked, suit });
  const isLast = seen.viewer !== "spectator" && heldBy(seen, seen.viewer) === picked.length;
  if (isLast) return { kind: "move", move: moveAs(suitOf(last)), legal, words };
  const suits = offeredSingles(seen).flatMap(({ cards, suit }) =>
    suit !== undefined && picked.includes(cards[0]!) ? [suit] : [],
  );
  return { kind: "suit", suits: [...new Set(suits)], legal, words, moveAs };
}

/**
 * Adds the card to picked ones of its rank; else it goes alone, or on another of its rank that
 * makes it possible (CE-7).
 */
function suggest(
  seen: AnySeen,
  hand: readonly Card[],
  picked: readonly Card[],
  card: Card,
): readonly Card[] {
  const crazy = asCrazy(seen);
  if (picked.length > 0 && picked.every((other) => isSameRank(other, card)))
    return [...picked, card];
  if (goesAlone(crazy, card)) return [card];
  const opener = hand.find((other) => isSameRank(other, card) && goesAlone(crazy, other));
  return opener === undefined ? [card] : [opener, card];
}

const cardsOf = (move: Move): readonly Card[] => (move as Partial<Play>).cards ?? [];

export const picking = pickingOf({ fits, read, suggest, cardsOf, together: "in order" });

function played(event: VisibleEventOf<CrazyEvent, "played">, who: Whose): string {
  const { cards, suit = null } = event.told;
  const set = setWords(cards);
  const names = cards.map(cardName);
  return set === null
    ? crazyText().played(mover(event, who), names.join(), suit)
    : crazyText().playedSet(mover(event, who), set, names, suit);
}

const sentences: Sentences<CrazyEvent> = {
  dealt: () => crazyText().dealt,
  played,
  drew: (event, who) =>
    eightsText().drew(mover(event, who), event.told.count, (event.cards ?? []).map(cardName)),
  refilled: (event) => eightsText().refilled(event.told.cards),
  passed: (event, who) => eightsText().passed(mover(event, who)),
  left: (event, who) => eightsText().left(mover(event, who)),
  blocked: () => crazyText().blocked,
  counted: (event, who) =>
    crazyText().counted(mover(event, who), event.told.points, event.told.cards.map(cardName)),
  won: (event, who) => crazyText().won(mover(event, who), event.told.points),
  tookPot: (event, who) => eightsText().tookPot(mover(event, who), event.told.amount),
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
  gameWords({
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
