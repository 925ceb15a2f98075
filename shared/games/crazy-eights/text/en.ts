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
type ToMatch = Readonly<{ suit: Suit | null; rank: Rank | null }>;
/** "a heart or a 7"; after an eight "a heart". */
const wanted = ({ suit, rank }: ToMatch): string =>
  oneOf([...(suit ? [oneOfSuit[suit]] : []), ...(rank ? [anyOfRank(rank)] : [])]);

const refusals = {
  notHeld: ({ cards }: { cards: readonly Card[] }) =>
    `You don’t hold ${namedCards(cards)}. Play cards from your own hand.`,
  noCards: "Pick at least one card to play.",
  otherRanks: "You can only play several cards at once if they share a rank.",
  noSuit: 'An eight needs a suit for the next card: add "suit".',
  suitNamed: 'Only an eight names a suit: leave "suit" out.',
  noneFollows: (top: ToMatch) =>
    `None of these cards fits on its own. At least one must be ${wanted(top)}, or play eights.`,
  doesNotFollow: ({ card, ...top }: ToMatch & { readonly card: Card }) =>
    `${capital(cardWords(card))} doesn’t fit. Play ${wanted(top)}, or an eight. Otherwise draw a card, or pass if there is none to draw.`,
  noStock: "There are no cards to draw. Play a card or pass.",
  drewEnough: "You’ve drawn, and now you can play. Play a card or pass.",
  drawOn: "You still can’t play. Keep drawing.",
  canDraw: "You can only pass when there are no cards to draw. Play a card or draw one.",
  fewCards: ({ cards, each, seats }: { cards: number; each: number; seats: number }) =>
    `${cards} cards aren’t enough to deal ${each} each to ${seats} players (CE-3)`,
  joker: "the deck has a joker, and Crazy Eights is played without jokers (CE-1)",
  order: ({ seats, value }: { seats: number; value: Shown }) =>
    `carry.order must list every seat from 0 to ${seats - 1} once, not ${shownWords(value)} (CE-2)`,
};

const fewLeft = (fewest: number): string =>
  `another player has only ${countWord(fewest)} ${noun(fewest, "card", "cards")} left`;

/** Reasons for a bot's moves (H-27). */
const reasons = {
  leaves: "Leaves the round.",
  mustDrawOn: "Still nothing fits, so you must keep drawing.",
  mustDraw: "Nothing in your hand fits, so you must draw.",
  spares: ({ isEight, mayPlayAfter }: { isEight: boolean; mayPlayAfter: boolean }) =>
    `${isEight ? "Only an eight fits, and it’s worth more later" : "The card that fits is worth more later"}${mayPlayAfter ? ", and you can still play after drawing" : ". One more card costs you less"}.`,
  mustPass: "Nothing fits and there are no cards to draw, so you must pass.",
  keepsDrawn: "The card that fits is worth more later. You’ve drawn, so you may keep it.",
  waits:
    "There are no cards to draw. If everyone passes, the lowest hand wins, so low cards can wait.",
  lastCards: ({ count }: { count: number }) =>
    `${count > 1 ? "Your last cards share a rank" : "This is your last card"}: play and win the round.`,
  eight: ({ why, named }: { why: Said; named: Said }, tell: Tell) =>
    `${capital(tell(why))}; ${tell(named)}.`,
  manyEights: ({ count }: { count: number }) =>
    `playing ${countWord(count)} eights at once sheds ${count * 50} points`,
  nothingElse: "nothing else fits",
  eightInDanger: ({ fewest }: { fewest: number }) =>
    `${fewLeft(fewest)} and could score 50 for your eight`,
  eightSuits: "an eight lets you pick the suit you need",
  holdsMore: ({ suit }: { suit: Suit }) => `you hold more ${suitWords[suit]} for later`,
  holdsOne: ({ suit }: { suit: Suit }) => `name ${suitWords[suit]} to play another card next turn`,
  anySuit: "name any suit, since your eights go on all of them",
  scarce: ({ suit }: { suit: Suit }) =>
    `few ${suitWords[suit]} are left, so the others may be stuck`,
  hardForOthers: ({ suit }: { suit: Suit }) =>
    `${suitWords[suit]} may be hard for the others to follow`,
  play: ({ way, next, eights }: { way: Said; next: Said | null; eights: number }, tell: Tell) =>
    `${capital(tell(way))}${next ? tell(next) : ""}${eights === 0 ? "" : `; keeps your ${noun(eights, "eight", "eights")}`}.`,
  several: ({ count, rank }: { count: number; rank: Rank }) =>
    `${countWord(count)} ${spelledMany(rank)} at once`,
  changesSuit: ({ suit, fewest }: { suit: Suit; fewest: number | null }) =>
    `${fewest === null ? "" : `${fewLeft(fewest)}: `}matching the rank changes the suit to ${suitWords[suit]}`,
  highBeforeBlock:
    "the stock is running out and the lowest hand wins a blocked round, so high cards go first",
  high: "sheds a high card that would score for another player",
  fits: "it fits, and leaves you with one card fewer",
  moreOnTop: ({ suit }: { suit: Suit }) =>
    `, with ${suitWords[suit]} on top, and you hold more of them`,
  more: ({ suit }: { suit: Suit }) => `; you hold more ${suitWords[suit]}`,
  few: ({ suit }: { suit: Suit }) => `; few ${suitWords[suit]} are left`,
};

const options = {
  dealSeven: {
    label: "Seven cards for two",
    help: "On: two players get seven cards each instead of five. Nothing changes for three or more.",
  },
  drawUntilPlayable: {
    label: "Draw until you can play",
    help: "Off: drawing one card ends your turn. On: if you draw and can’t play, keep drawing until a card fits, then play or pass.",
  },
  refill: {
    label: "Shuffle the pile into a new stock",
    help: "On: an empty stock is refilled from the pile, except its top card. Off: an empty stock stays empty, and players may pass.",
  },
  target: {
    label: "Points to win the match",
    help: "The session ends when a player reaches this total. 0: play for as long as you like.",
  },
  stake: {
    label: "Stake",
    help: "Chips each player pays into the pot before the deal. The winner takes the pot. 0: play for points only.",
  },
} satisfies { readonly [K in keyof Options]: OptionText };

const { naming } = eights;
const points = (amount: number): string => `${number(amount)} ${noun(amount, "point", "points")}`;

/** Texts at the table; a player's name is null where the reader is meant. */
const table = {
  /** The last card of a set is the one to match. */
  onTop: (set: string, suit: Suit) => `${set}, ${eights.suit(suit)} on top`,
  dealt: "The cards have been dealt.",
  played: (name: string | null, card: string, suit: Suit | null) =>
    `${does(name, "played")} the ${card}${naming(suit)}.`,
  playedSet: (name: string | null, set: string, names: readonly string[], suit: Suit | null) =>
    `${does(name, "played")} ${set}${naming(suit)}: ${eights.allOf(names)}.`,
  blocked: "Everyone passed, so the round is blocked. The lowest hand wins.",
  counted: (name: string | null, score: number, names: readonly string[]) =>
    `${does(name, "have", "has")} ${points(score)} in hand: ${eights.allOf(names)}.`,
  won: (name: string | null, score: number) => `${does(name, "win", "wins")} ${points(score)}!`,
  saysCount: points,
  saysScored: (score: number) => `+${number(score)}`,
  saysPoints: (score: number) => `+${number(score)} ${noun(score, "point", "points")}`,
  yourTurn: (want: string, other: "draw" | "pass" | null) =>
    `Your turn – ${want}${other === null ? "" : `, or ${other}`}`,
  youCanOnly: (want: string, other: "draw" | "pass") =>
    `Your turn – nothing fits (${want}): ${other === "draw" ? "draw a card" : "pass"}`,
  drawOn: (want: string) => `Your turn – still nothing fits (${want}): keep drawing`,
  noDraw: "There are no cards to draw",
  hasDrawn: "You’ve drawn: play now, or pass",
  wild: "goes on any card",
  wildNames: "goes on any card, names a suit",
  handHelp:
    "Use the arrow keys to move between cards, Space to pick, Enter to play, Escape to clear. You can pick several cards of one rank; the last one goes on top. Press D to draw, P to pass, or a rank’s key to pick its cards.",
};

const achievements = {
  first: { name: "Crazy for the first time", help: "Win a round." },
  three: { name: "Three of a kind", help: "Play three cards of one rank at once." },
  twoEights: { name: "Two eights", help: "Play two eights or more at once." },
  undrawn: { name: "Light-footed", help: "Win a round without drawing a card." },
  hundred: { name: "One hundred", help: "Win 100 points in one round." },
  thousand: { name: "One thousand", help: "Win 1,000 points in all." },
};

export const en = {
  name: "Crazy Eights",
  tagline:
    "Match the suit or rank, and play several cards of one rank at once. Eights go on anything and name the next suit.",
  line: "Match suit or rank; eights are wild",
  options,
  refusals,
  reasons,
  table,
  achievements,
};

export type Text = Widened<typeof en>;
