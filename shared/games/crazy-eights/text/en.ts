import type { Card, Rank, Suit } from "#shared/cards/card.ts";
import type { Shown } from "#shared/contract/json.ts";
import { en as eights } from "#shared/games/eights/text/en.ts";
import {
  anyOfRank,
  capital,
  cardWords,
  countWord,
  does,
  namedCards,
  noun,
  number,
  oneOf,
  shownWords,
  spelledMany,
  suitWords,
} from "#shared/text/en/words.ts";
import type { OptionText } from "#shared/text/gameText.ts";
import type { Said, Tell, Widened } from "#shared/text/said.ts";
import type { Options } from "../types.ts";

const oneOfSuit: { readonly [S in Suit]: string } = {
  c: "a club",
  d: "a diamond",
  h: "a heart",
  s: "a spade",
};
type ToMatch = { readonly suit: Suit | null; readonly rank: Rank | null };
/** "a heart or a 7"; after an eight "a heart". */
const wanted = ({ suit, rank }: ToMatch): string =>
  oneOf([...(suit ? [oneOfSuit[suit]] : []), ...(rank ? [anyOfRank(rank)] : [])]);

const refusals = {
  notHeld: ({ cards }: { cards: readonly Card[] }) =>
    `You do not hold ${namedCards(cards)}: play cards from your own hand.`,
  noCards: "At least one card is played.",
  otherRanks: "These cards are not of one rank: several are played at once only if they are.",
  noSuit: 'Who plays an eight names a suit: add "suit", which the next card must match.',
  suitNamed: 'A suit is named with an eight only: leave "suit" out.',
  noneFollows: (top: ToMatch) =>
    `None of these cards could be played alone: at least one must be ${wanted(top)}, or play eights.`,
  doesNotFollow: ({ card, ...top }: ToMatch & { readonly card: Card }) =>
    `${capital(cardWords(card))} does not match: play ${wanted(top)}, or an eight; else draw a card, or pass when none can be drawn.`,
  noStock: "No card can be drawn: play a card or pass.",
  drewEnough: "You have drawn and can play now: play a card or pass.",
  drawOn: "You have drawn and cannot play yet: draw on.",
  canDraw: "You may pass only when no card can be drawn: play a card or draw one.",
  fewCards: ({ cards, each, seats }: { cards: number; each: number; seats: number }) =>
    `${cards} cards are too few to deal ${each} each to ${seats} players (CE-3)`,
  joker: "the deck holds a joker, and Crazy Eights is played without (CE-1)",
  order: ({ seats, value }: { seats: number; value: Shown }) =>
    `carry.order must list every seat from 0 to ${seats - 1} once, not ${shownWords(value)} (CE-2)`,
};

const fewLeft = (fewest: number): string =>
  `another has only ${countWord(fewest)} ${noun(fewest, "card", "cards")} left`;

/** Reasons for a bot's moves (H-27). */
const reasons = {
  leaves: "Leaves the round.",
  mustDrawOn: "Still nothing fits: you must draw on until something does.",
  mustDraw: "Nothing in your hand fits, so you must draw.",
  spares: ({ isEight, mayPlayAfter }: { isEight: boolean; mayPlayAfter: boolean }) =>
    `${isEight ? "Only an eight fits, and it is worth more later, when nothing else does" : "What fits now is worth more later"}${mayPlayAfter ? "; after drawing you may still play" : ": a card more costs less"}.`,
  mustPass: "Nothing fits and no card can be drawn, so you must pass.",
  keepsDrawn: "What fits is worth more later: you have drawn and may keep it.",
  waits: "No card can be drawn: if all pass, the lowest hand wins, so low cards may wait.",
  lastCards: ({ count }: { count: number }) =>
    `${count > 1 ? "Your last cards, all of one rank" : "Your last card"}: you go out and win.`,
  eight: ({ why, named }: { why: Said; named: Said }, tell: Tell) =>
    `${capital(tell(why))}; ${tell(named)}.`,
  manyEights: ({ count }: { count: number }) =>
    `${countWord(count)} eights at once rid you of ${count * 50} points`,
  nothingElse: "nothing else fits",
  eightInDanger: ({ fewest }: { fewest: number }) =>
    `${fewLeft(fewest)} and would score 50 for your eight`,
  eightSuits: "an eight names the suit that suits you",
  holdsMore: ({ suit }: { suit: Suit }) => `you hold more ${suitWords[suit]} for your next turns`,
  holdsOne: ({ suit }: { suit: Suit }) => `${suitWords[suit]} let you play another card next`,
  anySuit: "any suit will do, for eights go on all",
  scarce: ({ suit }: { suit: Suit }) =>
    `few ${suitWords[suit]} are still out, so others can hardly answer`,
  hardForOthers: ({ suit }: { suit: Suit }) => `${suitWords[suit]} may be hard for the others`,
  play: ({ way, next, eights }: { way: Said; next: Said | null; eights: number }, tell: Tell) =>
    `${capital(tell(way))}${next ? tell(next) : ""}${eights === 0 ? "" : `; keeps your ${noun(eights, "eight", "eights")}`}.`,
  several: ({ count, rank }: { count: number; rank: Rank }) =>
    `${countWord(count)} ${spelledMany(rank)} at once`,
  changesSuit: ({ suit, fewest }: { suit: Suit; fewest: number | null }) =>
    `${fewest === null ? "" : `${fewLeft(fewest)}: `}the same rank changes the suit to ${suitWords[suit]}`,
  highBeforeBlock:
    "the stock runs out, and the lowest hand wins a blocked round: high cards go first",
  high: "sheds a high card, which would count for who goes out before you",
  fits: "fits, and is one card less in your hand",
  moreOnTop: ({ suit }: { suit: Suit }) =>
    `, with ${suitWords[suit]} on top, of which you hold more`,
  more: ({ suit }: { suit: Suit }) => `; you hold more ${suitWords[suit]}`,
  few: ({ suit }: { suit: Suit }) => `; few ${suitWords[suit]} are still out`,
};

const options = {
  dealSeven: {
    label: "Seven cards for two",
    help: "On: two players are dealt seven cards each instead of five. It changes nothing for three or more.",
  },
  drawUntilPlayable: {
    label: "Draw until you can play",
    help: "Off: drawing one card ends the turn. On: whoever draws and cannot play draws on until a card fits, and may then play or pass.",
  },
  refill: {
    label: "Shuffle the pile into a new stock",
    help: "On: an empty stock is made up anew from the pile, all but its top card. Off: an empty stock stays empty, and whoever cannot draw may pass.",
  },
  target: {
    label: "Points to win the match",
    help: "The session ends when a player has as many points over all its rounds. 0 plays on for as long as you like.",
  },
  stake: {
    label: "Stake",
    help: "Chips every player pays into the pot before the deal. The winner takes the pot. 0 plays for points alone.",
  },
} satisfies { readonly [K in keyof Options]: OptionText };

const { naming } = eights;
const points = (amount: number): string => `${number(amount)} ${noun(amount, "point", "points")}`;

/** Texts at the table; a player's name is null where the reader is meant. */
const table = {
  /** The last card of a set is the one to match. */
  onTop: (set: string, suit: Suit) => `${set}, ${eights.suit(suit)} on top`,
  dealt: "The cards are dealt.",
  played: (name: string | null, card: string, suit: Suit | null) =>
    `${does(name, "played")} the ${card}${naming(suit)}.`,
  playedSet: (name: string | null, set: string, names: readonly string[], suit: Suit | null) =>
    `${does(name, "played")} ${set}${naming(suit)}: ${eights.allOf(names)}.`,
  blocked: "Everybody has passed: the round is blocked. The fewest points in hand win.",
  counted: (name: string | null, score: number, names: readonly string[]) =>
    `${does(name, "have", "has")} ${points(score)} in hand: ${eights.allOf(names)}.`,
  won: (name: string | null, score: number) => `${does(name, "have", "has")} won ${points(score)}!`,
  saysCount: points,
  saysScored: (score: number) => `+${number(score)}`,
  saysPoints: (score: number) => `+${number(score)} ${noun(score, "point", "points")}`,
  yourTurn: (want: string, other: "draw" | "pass" | null) =>
    `Your turn – ${want}${other === null ? "" : `, or ${other}`}`,
  youCanOnly: (want: string, other: "draw" | "pass") =>
    `Your turn – nothing fits (${want}): ${other === "draw" ? "draw a card" : "you can only pass"}`,
  drawOn: (want: string) => `Your turn – still nothing fits (${want}): draw on`,
  noDraw: "There is no card to draw",
  hasDrawn: "You have drawn: play now, or pass",
  wild: "goes on any card",
  wildNames: "goes on any card, names a suit",
  handHelp:
    "Arrow keys move between cards, Space picks, Enter plays, Escape clears. Several cards of one rank may be picked; the last picked lies on top. D draws a card, P passes. A rank’s key picks its cards.",
};

const achievements = {
  first: { name: "Crazy for the first time", help: "Win a round." },
  three: { name: "Three of a kind", help: "Play three cards of a rank at once." },
  twoEights: { name: "Two eights", help: "Play two eights or more at once." },
  undrawn: { name: "Light-footed", help: "Win a round without drawing a card." },
  hundred: { name: "A hundred", help: "Win 100 points in one round." },
  thousand: { name: "A thousand", help: "Win 1,000 points in all." },
};

export const en = {
  name: "Crazy Eights",
  tagline:
    "Match suit or rank, several of a rank at once. Eights go on anything and name the next suit.",
  line: "Match suit or rank; eights are wild",
  options,
  refusals,
  reasons,
  table,
  achievements,
};

export type Text = Widened<typeof en>;
