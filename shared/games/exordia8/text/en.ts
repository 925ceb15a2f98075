import { suitOf, type Card, type Natural, type Rank, type Suit } from "#shared/cards/card.ts";
import { en as eights } from "#shared/games/eights/text/en.ts";
import {
  anyOfRank,
  capital,
  cards,
  cardWords as usualWords,
  does,
  suitWords,
} from "#shared/text/en/words.ts";
import type { OptionText } from "#shared/text/gameText.ts";
import type { Widened } from "#shared/text/said.ts";
import type { Options } from "../types.ts";

/** "the 8 of hearts", "the joker", "the Queen of Hearts" (X8-12, X8-13) */
function cardWords(card: Card): string {
  if (card === "Qh") return "the Queen of Hearts";
  return card === "Qs" ? "the Queen of Spades" : usualWords(card);
}
const namedSuit = (suit: Suit | null): string => (suit === null ? "" : suitWords[suit]);
const putOwed = (owed: Card): string =>
  `A sequent runs and ${cardWords(owed)} is owed: put it if you hold it, else break the sequent.`;

const refusals = {
  notHeld: ({ card }: { card: Card }) =>
    `You do not hold ${cardWords(card)}: put a card from your own hand.`,
  noSuit: ({ card, rule }: { card: Card; rule: string }) =>
    `Name a suit with ${cardWords(card)}: "suit" must be c, d, h or s (${rule}).`,
  suitNamed: ({ card }: { card: Card }) =>
    `No suit is named with ${cardWords(card)} now: leave "suit" out (X8-9, X8-13, X8-14).`,
  extraJoker: "The extra card may be any but a joker: put another, or decline.",
  queenFirst:
    "The Queen of Hearts is never the first card: put another; else take a card, or skip when the stock is empty.",
  owed: ({ owed }: { owed: Card }) => putOwed(owed),
  jokerInSequent: ({ owed }: { owed: Card }) =>
    `A joker is never put into a sequent. ${putOwed(owed)}`,
  jokerOnEight: ({ suit }: { suit: Suit | null }) =>
    `No joker goes on an eight whose suit is named: put a card of ${namedSuit(suit)}, or take a card.`,
  otherEight: ({ suit }: { suit: Suit | null }) =>
    `At this table only the 8 of ${namedSuit(suit)} goes on this eight: put a card of ${namedSuit(suit)}, or take a card.`,
  otherSuit: ({
    card,
    suit,
    also,
  }: {
    card: Natural;
    suit: Suit | null;
    also: "none" | "eight" | "joker";
  }) =>
    `${capital(suitWords[suitOf(card)])} were not named: put a card of ${namedSuit(suit)}${{ none: "", eight: ", or an eight", joker: ", a joker or an eight" }[also]}, or take a card.`,
  otherColour: ({ card, colour }: { card: Card; colour: "red" | "black" }) =>
    `${capital(cardWords(card))} does not follow this jack: put any ${colour} card, a jack, an eight or a joker.`,
  doesNotFollow: ({ card, suit, rank }: { card: Card; suit: Suit | null; rank: Rank | null }) =>
    `${capital(cardWords(card))} matches neither suit nor rank: put ${suit === null || rank === null ? "what lies there" : `${suitWords[suit]} or ${anyOfRank(rank)}`}, an eight or a joker.`,
  noStock: "The stock is empty: put a card, or skip.",
  stock: "Only when the stock is empty may you skip: put a card, or take one.",
  extra: "You may put one more card, any but a joker, or decline.",
  noSequent: "No sequent runs that could be broken.",
  holdsOwed: ({ owed }: { owed: Card }) => `You hold ${cardWords(owed)}, which is owed: put it.`,
  noExtra: "Only who put the 8 of a sequent may decline, and that is to put one more card.",
  fewCards: ({ cards, each, seats }: { cards: number; each: number; seats: number }) =>
    `${cards} cards are too few to deal ${each} each to ${seats} players (X8-4)`,
};

type Held = { readonly suit: Suit | null; readonly held: number };
const ofWhich = ({ suit, held }: Held): string =>
  suit === null
    ? "nothing"
    : held > 1
      ? `${suitWords[suit]}, of which you hold ${held}`
      : suitWords[suit];

/** Reasons for a bot's moves (H-27). */
const reasons = {
  skips: "The stock is empty and nothing in your hand is worth putting now.",
  breaks: "You do not hold the card that is owed, so you pick up two and the sequent is over.",
  declines: "Nothing in your hand is better put now than kept: the suit you named stands.",
  leaves: "Leaves the round.",
  spares: "What you could put is worth more later.",
  nothingGoes: "Nothing in your hand goes on this card.",
  lastCard: "Your last card: you win.",
  onQueen: "Anything goes on the Queen of Spades, a card that is hard to place best of all.",
  owed: "You hold the card that is owed, so you must put it: the next player owes the one after it.",
  endsSequent: (named: Held) =>
    `You end the sequent and name ${ofWhich(named)}; you may put one more card on it.`,
  joker: (named: Held) => `A joker goes on almost anything: ask for ${ofWhich(named)}.`,
  scarceEight: ({ suit }: { suit: Suit }) =>
    `An eight goes on anything, and ${suitWords[suit]} are scarce: the next player has few cards left.`,
  eight: (named: Held) => `An eight goes on anything: ask for ${ofWhich(named)}.`,
  ace: "An ace turns play away from the player who has fewest cards to go.",
  startsSequent: ({ suit }: { suit: Suit }) =>
    `This starts a sequent: who cannot put the 4 of ${suitWords[suit]} picks up two cards.`,
  ridOfSpades: "You are rid of the Queen of Spades; anything may follow her.",
  heartsAndLast: "The Queen of Hearts gives you another turn, and your last card goes on her.",
  heartsAndMore:
    "The Queen of Hearts gives you another turn, and you hold a card that goes on her.",
  ridOfHearts: "You are rid of the Queen of Hearts; with the turn she gives you draw.",
  oneFewer: "One card fewer.",
  scarce: ({ suit }: { suit: Suit }) =>
    `The next player has few cards left, and ${suitWords[suit]} are scarce.`,
  holdsMore: ({ suit, held }: { suit: Suit; held: number }) =>
    `One card fewer, and you hold ${held} more ${suitWords[suit]} for the next turn.`,
  goesTogether: "One card fewer; what is left of your hand goes well together.",
};

const options = {
  maxPlayers: {
    label: "Most players",
    help: "No more than so many can take part. Every six players bring in another pack.",
  },
  eightOnEight: {
    label: "Any eight goes on an eight",
    help: "On: an eight may answer an eight, whichever suit was named. Off: only the eight of the named suit may.",
  },
  stake: {
    label: "Stake",
    help: "Chips every player pays into the pot before the deal. The winner takes the pot. 0 plays for honour alone.",
  },
} satisfies { readonly [K in keyof Options]: OptionText };

const { naming } = eights;

/** Texts at the table; a player's name is null where the reader is meant. */
const table = {
  dealt: (dealer: string | null) =>
    `${does(dealer, "deal", "deals")} a new round and ${dealer === null ? "play" : "plays"} first.`,
  played: (name: string | null, card: string, suit: Suit | null, isPlain: boolean) =>
    `${does(name, "played")} the ${card}${naming(suit)}${isPlain ? ", without its special meaning" : ""}.`,
  skipped: (name: string | null) => `${does(name, "skipped")}.`,
  declined: (name: string | null) => `${does(name, "put", "puts")} no more.`,
  startedSequent: (name: string | null, suit: Suit) =>
    `${does(name, "started")} a sequent of ${eights.suit(suit)}.`,
  finishedSequent: (name: string | null, suit: Suit) =>
    `${does(name, "finished")} the sequent of ${eights.suit(suit)}.`,
  brokeSequent: (name: string | null, count: number, names: readonly string[]) =>
    `${does(name, "broke")} the sequent${count === 0 ? "" : ` and picked up ${names.length > 0 ? `the ${eights.allOf(names)}` : cards(count)}`}.`,
  blocked: "Everybody has skipped: the round is blocked. The fewest cards win.",
  won: (name: string | null) => `${does(name, "have", "has")} won the round!`,
  saysSkip: "Skip",
  saysDecline: "No more",
  saysSequent: "Sequent!",
  saysFinished: "Sequent finished!",
  saysBreaks: "Breaks the sequent",
  redOrJack: "hearts, diamonds or a jack",
  blackOrJack: "clubs, spades or a jack",
  allButQueen: "any card but the queen of hearts",
  allButJoker: "any card but a joker",
  yourTurn: (want: string, other: "draw" | "skip" | null) =>
    `Your turn – ${want}${other === null ? "" : `, or ${other}`}`,
  youCanOnly: (want: string, other: "draw" | "skip") =>
    `Your turn – nothing fits (${want}): ${other === "draw" ? "draw a card" : "you can only skip"}`,
  yourSpark: (line: string, card: string) => `${line} – the ${card} starts a sequent`,
  yourOwed: (card: string) => `Your turn – a sequent runs: put the ${card}`,
  youBreak: (card: string, count: number) =>
    `Your turn – you owe the ${card}: ${count === 0 ? "break the sequent" : `take ${cards(count)}`}`,
  yourExtra: "Your turn – one more card on your 8, or decline",
  theirOwed: (name: string, card: string) => `A sequent runs – ${name} owes the ${card}`,
  theirExtra: (name: string) => `${name} to play – one more card on the 8`,
  skip: "Skip",
  take: (count: number) => (count === 0 ? "Break the sequent" : `Take ${cards(count)}`),
  decline: "Decline",
  mustPut: (card: string) => `You hold the ${card}: it must be put`,
  sequentRuns: (suit: Suit, card: string) =>
    `A sequent of ${eights.suit(suit)} runs: the ${card} is owed.`,
  sparkOpen: (card: string) => `The ${card} would start a sequent now.`,
  plain: (card: string) => `The ${card} has lost its special meaning.`,
  plainNow: "without its special meaning now",
  notes: {
    A: "reverses the direction",
    "2": "may start a sequent",
    "8": "goes on any card, names a suit",
    J: "opens its colour",
    Qh: "another turn",
    Qs: "any card may follow",
    joker: "names a suit",
  },
  handHelp:
    "Arrow keys move between cards, Space picks, Enter plays, Escape clears. D draws a card; P skips or declines; B breaks a sequent. A rank’s key picks a card of it, again the next one; W a joker.",
};

const achievements = {
  first: { name: "First victory", help: "Win a round." },
  joker: { name: "Fool’s errand", help: "Play a joker in five rounds." },
  mended: { name: "Broken, not beaten", help: "Break a sequent and win the round all the same." },
  undrawn: { name: "Light-footed", help: "Win a round without drawing a card." },
  queenLast: { name: "A queen’s farewell", help: "Go out with the queen of hearts." },
  amongEight: { name: "Out of many", help: "Win at a table of eight or more." },
};

export const en = {
  name: "Exordia8",
  tagline:
    "An eights game for up to fifty: aces turn the tables, jacks play by colour, and a 2 may set off a run to the 8.",
  line: "Aces reverse, and runs from 2 to 8",
  options,
  refusals,
  reasons,
  table,
  achievements,
};

export type Text = Widened<typeof en>;
