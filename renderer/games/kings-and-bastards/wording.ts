import { gameText, wordsOf } from "#renderer/text/text.ts";
import type { Text } from "#shared/games/kings-and-bastards/text/en.ts";
import { isJoker, isNatural, rankOf, type Card, type Rank } from "#shared/cards/card.ts";
import { cardName, cardSign } from "#renderer/text/cardName.ts";
import type { Move } from "#shared/contract/round.ts";
import {
  asKings,
  giftCount,
  isInPlay,
  isTwo,
  isWholePlay,
  offeredPlays,
  whyUnfit,
  type KingsSeen,
} from "#shared/games/kings-and-bastards/seen.ts";
import {
  gameWords,
  pickingOf,
  timesHeld,
  type Action,
  type Reading,
  type Whose,
  type Words,
} from "#renderer/table/tableGame.ts";
import { isAsked, offers, type AnySeen } from "#shared/contract/seen.ts";
import { tableText } from "#renderer/table/tableText.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { KingsEvent } from "#shared/games/kings-and-bastards/types.ts";
import type { TitleCounts } from "#shared/protocol/table.ts";
import {
  mover,
  nameOf,
  telling,
  type Sentences,
  type VisibleEventOf,
} from "#renderer/games/telling.ts";
import type { Laid } from "./trick.ts";

export const kingsText = (): Text["table"] => wordsOf<Text>("kings-and-bastards").table;

export function playWords(cards: readonly Card[], as?: Rank): string {
  const naturals = cards.filter(isNatural);
  const first = naturals.find((card) => naturals.every((other) => rankOf(other) === rankOf(card)));
  if (cards.length === 1 && cards[0])
    return as ? `${cardName(cards[0])} (${kingsText().rankName(as)})` : cardName(cards[0]);
  return first
    ? kingsText().combination(rankOf(first), cards.length)
    : kingsText().joined(cards.map(cardName));
}

function fits(seen: AnySeen, picked: readonly Card[], card: Card) {
  const kings = asKings(seen);
  const gift = giftCount(kings);
  if (gift !== null) return picked.length < gift;
  return isInPlay(kings, [...picked, card]);
}

function read(seen: AnySeen, picked: readonly Card[]): Reading {
  const kings = asKings(seen);
  if (picked.length === 0) return { kind: "nothing" };
  const gift = giftCount(kings);
  if (gift !== null || kings.phase === "exchange")
    return {
      kind: "move",
      move: { type: "give", cards: picked } as Move,
      legal: picked.length === gift,
      words: "",
    };
  return picked.length === 1 && picked.every(isJoker)
    ? readLoneJoker(kings, picked)
    : readPlay(kings, picked);
}

/** KB-8: a lone joker is a single of a rank that its player names. */
function readLoneJoker(seen: KingsSeen, picked: readonly Card[]): Reading {
  const ranks = offeredPlays(seen).flatMap(({ as }) => (as === undefined ? [] : [as]));
  return {
    kind: "rank",
    ranks,
    legal: ranks.length > 0,
    moveAs: (as) => ({ type: "play", cards: picked, as }) as Move,
  };
}

const readPlay = (seen: KingsSeen, picked: readonly Card[]): Reading => ({
  kind: "move",
  move: { type: "play", cards: picked } as Move,
  legal: isWholePlay(seen, picked),
  words: playWords(picked),
});

/** Cards of one rank first, jokers only if naturals do not suffice. */
function suggest(
  seen: AnySeen,
  hand: readonly Card[],
  _picked: readonly Card[],
  card: Card,
): readonly Card[] {
  const { facts } = asKings(seen);
  const count = facts.lead?.count ?? 1;
  if (!isNatural(card) || isTwo(card) || count === 1) return [card];
  const others = hand.toSpliced(hand.indexOf(card), 1);
  const same = others.filter((other) => isNatural(other) && rankOf(other) === rankOf(card));
  const set = [card, ...same, ...others.filter(isJoker)].slice(0, count);
  return set.length === count ? set : [card];
}

const cardsOf = (move: Move): readonly Card[] => {
  const { cards } = move as { readonly cards?: readonly Card[] };
  return cards ?? [];
};

/** KB-6: the King gives any cards. */
const keepsOthers = (seen: AnySeen) => seen.phase === "exchange";

export const picking = pickingOf({
  fits,
  read,
  suggest,
  cardsOf,
  keepsOthers,
  together: "in any order",
});

export function mainLabel(seen: AnySeen, reading: Reading): string {
  const kings = asKings(seen);
  if (kings.phase === "exchange" && isAsked(kings)) {
    const count =
      reading.kind === "move"
        ? ((reading.move as { readonly cards?: readonly Card[] }).cards?.length ?? 0)
        : 0;
    return kingsText().giveThis(count, kings.facts.exchange?.count ?? 2);
  }
  if (reading.kind === "rank") return kingsText().playJoker;
  return reading.kind === "move" ? kingsText().playThis(reading.words) : kingsText().play;
}

export function actions(seen: AnySeen, reading: Reading): readonly Action[] {
  const kings = asKings(seen);
  const { viewer, facts } = kings;
  if (viewer === "spectator" || facts.result !== null || facts.out.includes(viewer)) return [];
  const main: Action = {
    id: "play",
    label: mainLabel(seen, reading),
    sends: "picked",
    shortcut: "Enter",
    kind: "primary",
    problem: playProblem(kings, reading),
  };
  return kings.phase === "exchange" && isAsked(kings) ? [main] : [main, pass(kings)];
}

function playProblem(seen: KingsSeen, reading: Reading) {
  if (!isAsked(seen)) return tableText().notYourTurn;
  if (reading.kind === "nothing") return tableText().pickFirst;
  return reading.legal ? null : tableText().notLegal;
}

function pass(seen: KingsSeen): Action {
  const { legal } = seen;
  const canPass = offers(seen, "pass");
  const kind = canPass ? (legal.length === 1 ? "only" : "plain") : "faint";
  return {
    id: "pass",
    label: tableText().pass,
    sends: { type: "pass" },
    shortcut: "P",
    kind,
    problem: canPass ? null : isAsked(seen) ? tableText().cannotPass : tableText().notYourTurn,
  };
}

const receiver = (event: VisibleEventOf<KingsEvent, "gave" | "paid">, who: Whose) =>
  nameOf(who(event.told.to)) ?? kingsText().toYou;

function played(event: VisibleEventOf<KingsEvent, "played">, who: Whose) {
  const { cards, rank } = event.told;
  const name = mover(event, who);
  const only = cards.length === 1 ? cards[0] : undefined;
  if (only)
    return isJoker(only)
      ? kingsText().playedJoker(name, rank)
      : kingsText().playedSingle(name, cardName(only));
  return kingsText().playedSet(name, rank, cards.length, cards.filter(isJoker).length);
}

function gave(event: VisibleEventOf<KingsEvent, "gave">, who: Whose) {
  const { cards } = event;
  const [name, to] = [mover(event, who), receiver(event, who)];
  return cards
    ? kingsText().gave(name, to, kingsText().joined(cards.map(cardName)))
    : kingsText().gaveHidden(name, to, event.told.count);
}

export const giftWords = (
  { from, to, cards }: Readonly<{ from: Seat; to: Seat; cards: readonly Card[] }>,
  who: Whose,
): string => kingsText().gives(nameOf(who(from)), nameOf(who(to)), cards.map(cardSign).join(" "));

function crowned(event: VisibleEventOf<KingsEvent, "crowned">, who: Whose) {
  const { king, bastard } = event.told;
  const said = [
    king === null ? null : kingsText().king(nameOf(who(king))),
    bastard === null ? null : kingsText().bastard(nameOf(who(bastard))),
  ];
  return said.filter((sentence) => sentence !== null).join(" ") || null;
}

const sentences: Sentences<KingsEvent> = {
  dealt: (event, who) => kingsText().dealt(nameOf(who(event.told.dealer))),
  played,
  gave,
  crowned,
  passed: (event, who) => kingsText().passed(mover(event, who)),
  wonTrick: (event, who) => kingsText().wonTrick(mover(event, who)),
  exchangeCalledOff: () => kingsText().calledOff,
  wentOut: (event, who) => kingsText().wentOut(mover(event, who), event.told.place),
  tookPot: (event, who) => kingsText().tookPot(mover(event, who), event.told.amount),
  paid: (event, who) =>
    kingsText().paid(mover(event, who), receiver(event, who), event.told.amount),
  left: (event, who) => kingsText().left(mover(event, who)),
};

const leadWords = (seen: AnySeen) => {
  const { lead } = asKings(seen).facts;
  if (!lead) return null;
  return lead.count === 1
    ? kingsText().single(lead.rank)
    : kingsText().combination(lead.rank, lead.count);
};

function status(seen: AnySeen, who: Whose) {
  const kings = asKings(seen);
  const { facts, viewer, toAct } = kings;
  const acting = toAct[0];
  if (acting === undefined) return kingsText().over;
  const { name } = who(acting);
  if (facts.exchange)
    return acting === viewer
      ? kingsText().yourGift(facts.exchange.count, who(facts.exchange.bastard).name)
      : kingsText().theirGift(name);
  if (acting !== viewer) return kingsText().theirTurn(name);
  const lead = leadWords(seen);
  return lead === null
    ? facts.owed
      ? kingsText().yourOwedLead
      : kingsText().yourLead
    : offers(kings, "play")
      ? kingsText().yourTurn(lead)
      : kingsText().yourPass;
}

/** A lone joker's rank is part of the reason. */
function advice(seen: AnySeen, move: Move) {
  if (move.type === "pass") return tableText().pass;
  const reading = picking.read(seen, picking.cardsOf(move));
  return reading.kind === "move" ? mainLabel(seen, reading) : "";
}

export function trickWords(plays: readonly Laid[], who: Whose): string {
  const last = plays.at(-1);
  return last
    ? kingsText().trick(
        playWords(last.cards, last.jokerAs),
        nameOf(who(last.seat)),
        plays.length - 1,
      )
    : kingsText().nothingLies;
}

function titles(seen: AnySeen, seat: Seat, times: TitleCounts) {
  const held = asKings(seen).facts.titles;
  return [
    held.king === seat ? tableText().king : "",
    held.bastard === seat ? tableText().bastard : "",
    ...timesHeld(times),
  ]
    .filter((part) => part !== "")
    .join(", ");
}

/** KB-3, KB-10: cards outside the order of ranks. */
function caption(seen: AnySeen, card: Card) {
  if (asKings(seen).phase !== "trick") return "";
  if (isJoker(card)) return kingsText().jokerDoes;
  return isTwo(card) ? kingsText().twoDoes : "";
}

export const words = (): Words =>
  gameWords({
    name: gameText("kings-and-bastards").name,
    sentence: telling(sentences),
    unfit: (seen, card) => whyUnfit(asKings(seen), card),
    handHelp: kingsText().handHelp,
    status,
    advice,
    titles,
    caption,
  });
