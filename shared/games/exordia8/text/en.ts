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
  `A sequent is running. If you hold ${cardWords(owed)}, play it; otherwise break the sequent.`;

const refusals = {
  notHeld: ({ card }: { card: Card }) =>
    `You don’t hold ${cardWords(card)}. Play a card from your own hand.`,
  noSuit: ({ card, rule }: { card: Card; rule: string }) =>
    `Name a suit with ${cardWords(card)}: "suit" must be c, d, h or s (${rule}).`,
  suitNamed: ({ card }: { card: Card }) =>
    `${capital(cardWords(card))} names no suit now: leave "suit" out (X8-9, X8-13, X8-14).`,
  extraJoker: "The extra card can’t be a joker. Play another card, or decline.",
  queenFirst:
    "The Queen of Hearts can’t be the first card. Play another card, draw one, or skip if the stock is empty.",
  owed: ({ owed }: { owed: Card }) => putOwed(owed),
  jokerInSequent: ({ owed }: { owed: Card }) =>
    `You can’t play a joker into a sequent. ${putOwed(owed)}`,
  jokerOnEight: ({ suit }: { suit: Suit | null }) =>
    `You can’t play a joker on an eight with a named suit. Play ${namedSuit(suit)}, or draw a card.`,
  otherEight: ({ suit }: { suit: Suit | null }) =>
    `At this table, the only eight that fits here is the 8 of ${namedSuit(suit)}. Play ${namedSuit(suit)}, or draw a card.`,
  otherSuit: ({
    card,
    suit,
    also,
  }: {
    card: Natural;
    suit: Suit | null;
    also: "none" | "eight" | "joker";
  }) =>
    `${capital(suitWords[suitOf(card)])} don’t fit. Play ${namedSuit(suit)}${{ none: "", eight: ", or an eight", joker: ", a joker or an eight" }[also]}, or draw a card.`,
  otherColour: ({ card, colour }: { card: Card; colour: "red" | "black" }) =>
    `${capital(cardWords(card))} doesn’t fit on this jack. Play any ${colour} card, a jack, an eight or a joker.`,
  doesNotFollow: ({ card, suit, rank }: { card: Card; suit: Suit | null; rank: Rank | null }) =>
    `${capital(cardWords(card))} doesn’t match the suit or rank. Play ${suit === null || rank === null ? "a card that does" : `${suitWords[suit]} or ${anyOfRank(rank)}`}, an eight or a joker.`,
  noStock: "The stock is empty. Play a card, or skip.",
  stock: "You can only skip when the stock is empty. Play a card, or draw one.",
  extra: "You may play one more card, but not a joker, or decline.",
  noSequent: "There is no sequent to break.",
  holdsOwed: ({ owed }: { owed: Card }) =>
    `You hold ${cardWords(owed)}, the next card of the sequent. You have to play it.`,
  noExtra: "You can only decline the extra card after playing the 8 of a sequent.",
  fewCards: ({ cards, each, seats }: { cards: number; each: number; seats: number }) =>
    `${cards} cards aren’t enough to deal ${each} each to ${seats} players (X8-4)`,
};

type Held = Readonly<{ suit: Suit | null; held: number }>;
const ofWhich = ({ suit, held }: Held): string =>
  suit === null
    ? "no suit"
    : held > 1
      ? `${suitWords[suit]}, since you hold ${held}`
      : suitWords[suit];

/** Reasons for a bot's moves (H-27). */
const reasons = {
  skips: "The stock is empty, and no card in your hand is worth playing now.",
  breaks: "You don’t hold the next card, so you pick up two and the sequent ends.",
  declines: "Your cards are worth more later. The suit you named stands.",
  leaves: "Leaves the round.",
  spares: "The cards you could play are worth more later.",
  nothingGoes: "Nothing in your hand goes on this card.",
  lastCard: "This is your last card: play it and win.",
  onQueen: "Anything goes on the Queen of Spades, so play your hardest card to place.",
  owed: "You hold the next card of the sequent, so you have to play it.",
  endsSequent: (named: Held) =>
    `You finish the sequent. Name ${ofWhich(named)}; you may then play one more card.`,
  joker: (named: Held) => `A joker goes on almost anything. Name ${ofWhich(named)}.`,
  scarceEight: ({ suit }: { suit: Suit }) =>
    `The next player has few cards left, and ${suitWords[suit]} are scarce, so name them with your eight.`,
  eight: (named: Held) => `An eight goes on anything. Name ${ofWhich(named)}.`,
  ace: "An ace turns play away from the player with the fewest cards.",
  startsSequent: ({ suit }: { suit: Suit }) =>
    `This starts a sequent: the next player plays the 4 of ${suitWords[suit]} or picks up two cards.`,
  ridOfSpades: "This gets rid of the Queen of Spades. Anything may follow her.",
  heartsAndLast: "The Queen of Hearts gives you another turn, and your last card fits on her.",
  heartsAndMore:
    "The Queen of Hearts gives you another turn, and you hold a card that fits on her.",
  ridOfHearts: "This gets rid of the Queen of Hearts. Use the extra turn to draw.",
  oneFewer: "One card fewer.",
  scarce: ({ suit }: { suit: Suit }) =>
    `The next player has few cards left, and ${suitWords[suit]} are scarce.`,
  holdsMore: ({ suit, held }: { suit: Suit; held: number }) =>
    `One card fewer, and you keep ${held} more ${suitWords[suit]} for later.`,
  goesTogether: "One card fewer, and the rest of your hand works well together.",
};

const options = {
  maxPlayers: {
    label: "Most players",
    help: "The most players who can take part. A pack is added for every six players.",
  },
  eightOnEight: {
    label: "Any eight goes on an eight",
    help: "On: any eight goes on an eight, whatever suit was named. Off: only the eight of the named suit does.",
  },
  stake: {
    label: "Stake",
    help: "Chips each player pays into the pot before the deal. The winner takes the pot. 0: no stake.",
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
  declined: (name: string | null) => `${does(name, "declined")}.`,
  startedSequent: (name: string | null, suit: Suit) =>
    `${does(name, "started")} a sequent in ${eights.suit(suit)}.`,
  finishedSequent: (name: string | null, suit: Suit) =>
    `${does(name, "finished")} the sequent in ${eights.suit(suit)}.`,
  brokeSequent: (name: string | null, count: number, names: readonly string[]) =>
    `${does(name, "broke")} the sequent${count === 0 ? "" : ` and picked up ${names.length > 0 ? `the ${eights.allOf(names)}` : cards(count)}`}.`,
  blocked: "Everyone skipped, so the round is blocked. The player with the fewest cards wins.",
  won: (name: string | null) => `${does(name, "win", "wins")} the round!`,
  saysSkip: "Skip",
  saysDecline: "Decline",
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
    `Your turn – nothing fits (${want}): ${other === "draw" ? "draw a card" : "skip"}`,
  yourSpark: (line: string, card: string) => `${line} – the ${card} starts a sequent`,
  yourOwed: (card: string) => `Your turn – a sequent is running: play the ${card}`,
  youBreak: (card: string, count: number) =>
    `Your turn – you don’t have the ${card}: ${count === 0 ? "break the sequent" : `take ${cards(count)}`}`,
  yourExtra: "Your turn – one more card on your 8, or decline",
  theirOwed: (name: string, card: string) => `A sequent is running – ${name} owes the ${card}`,
  theirExtra: (name: string) => `${name} to play – one more card on the 8`,
  skip: "Skip",
  take: (count: number) => (count === 0 ? "Break the sequent" : `Take ${cards(count)}`),
  decline: "Decline",
  mustPut: (card: string) => `You hold the ${card} and have to play it`,
  sequentRuns: (suit: Suit, card: string) =>
    `A sequent in ${eights.suit(suit)} is running. The next card is the ${card}.`,
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
    "Use the arrow keys to move between cards, Space to pick, Enter to play, Escape to clear. Press D to draw, P to skip or decline, B to break a sequent. A rank’s key picks a card of that rank; press it again for the next one. W picks a joker.",
};

const achievements = {
  first: { name: "First victory", help: "Win a round." },
  joker: { name: "Fool’s errand", help: "Play a joker in five rounds." },
  mended: { name: "Broken, not beaten", help: "Break a sequent and still win the round." },
  undrawn: { name: "Light-footed", help: "Win a round without drawing a card." },
  queenLast: { name: "A queen’s farewell", help: "Go out with the queen of hearts." },
  amongEight: { name: "Out of many", help: "Win at a table of eight or more." },
};

export const en = {
  name: "Exordia8",
  tagline:
    "Eights for up to 50 players: aces reverse play, jacks open a colour, and a 2 can start a run up to the 8.",
  line: "Aces reverse, and a 2 can start a run to 8",
  options,
  refusals,
  reasons,
  table,
  achievements,
};

export type Text = Widened<typeof en>;
