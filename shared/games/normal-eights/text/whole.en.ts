import { isJoker, type Card, type Natural, type Rank, type Suit } from "#shared/cards/card.ts";
import { en as eights } from "#shared/games/eights/text/en.ts";
import {
  allOf,
  anyOfRank,
  capital,
  cards,
  cardWords,
  does,
  listed,
  noun,
  oneOf,
  suitWords,
} from "#shared/text/en/words.ts";
import type { Said, Tell, Widened } from "#shared/text/said.ts";
import type { Choosing } from "../types.ts";
import { start } from "./start.en.ts";

type ToMatch = Readonly<{ suit: Suit | null; rank: Rank | null; blank: boolean }>;
/** "hearts, a 7 or any queen" */
function wanted({ suit, rank, blank }: ToMatch): string {
  if (blank || suit === null) return "any card but an ace";
  const ranked = rank === null || rank === "A" || rank === "Q" ? [] : [anyOfRank(rank)];
  return `${listed([suitWords[suit], ...ranked])} or any queen`;
}
type Barred = ToMatch & Readonly<{ card: Card; counted: Natural; drew: boolean }>;
const named = ({ card, counted }: Barred): string =>
  isJoker(card) ? `A joker as ${cardWords(counted)}` : capital(cardWords(counted));
const instead = (at: Barred): string =>
  `${wanted(at)}, or ${at.drew ? "keep the card you drew" : "draw a card (pass if there is none to draw)"}`;

type Asked = Readonly<{
  rank: "5" | "J" | "K";
  rule: string;
  seats: readonly number[];
}>;
const aims = {
  5: "who gives you a card",
  J: "whose next turn is skipped",
  K: "who draws four cards",
};

/** Errors in the form of a move, for programs. */
const forms = {
  as: "is not a card a joker can stand for: use rank A 2…9 T J Q K and suit c d h s",
  target: "is not a seat",
  set: "must be a list of cards",
  sets: "must be a list of sets, empty to discard none",
  tooManySets: "lists more sets than a hand can hold",
  sendBack: "must be true or false: whether the card goes back to its player’s hand",
};

const refusals = {
  chosen: "You’ve made your choice and can’t change it. Wait for the others.",
  passed: "You passed on this card. You can answer again if another ace is played.",
  notAsked: ({ seats }: { seats: readonly number[] }) =>
    `It’s not your turn to choose. Wait for ${seats.length > 1 ? "seats" : "seat"} ${listed(seats.map((seat) => seat + 1))}.`,
  nopeNothing: ({ instead: words }: { instead: Said }, tell: Tell) =>
    `An ace only answers a card that was just played. ${tell(words)}`,
  turn: (top: ToMatch) =>
    `It’s your turn. Play ${wanted(top)}, or draw a card (pass if there is none to draw).`,
  drawn: "You’ve already drawn. Play the card you drew if it fits, or keep it.",
  respond: "You can answer this card now. Play an ace, or pass.",
  war: "It’s war. Pick a card from your hand.",
  give: "Pick a card to give.",
  sets: "Choose the sets to discard, or none.",
  purge: "Pick a card to discard.",
  notHeld: ({ card }: { card: Card }) =>
    `You don’t hold ${cardWords(card)}. Play a card from your own hand.`,
  notDrawn: "You can only play the card you just drew. Play it if it fits, or keep it.",
  noStock: (top: ToMatch) => `There are no cards to draw. Play ${wanted(top)}, or pass.`,
  canDraw: (top: ToMatch) =>
    `You can only pass when there are no cards to draw. Play ${wanted(top)}, or draw a card.`,
  asNamed: 'Only a joker stands for another card: leave "as" out (NE-24).',
  noAs: ({ what }: { what: "card" | "ace" }) =>
    `Choose which ${what} the joker stands for: set "as" (NE-24).`,
  aceInTurn: (at: Barred) =>
    `You can’t play ${isJoker(at.card) ? "a joker as an ace" : "an ace"} on your turn. An ace only answers a card that was just played. Play ${instead(at)}.`,
  doesNotFollow: (at: Barred) =>
    `${named(at)} doesn’t match the suit or rank. Play ${instead(at)}.`,
  noSuit: 'A queen names a suit: "suit" must be c, d, h or s (NE-16).',
  suitNamed: 'Only a queen names a suit: leave "suit" out (NE-16).',
  targetNamed: ({ rank }: { rank: Rank }) =>
    `You don’t pick a player with ${anyOfRank(rank)}: leave "target" out.`,
  noTarget: ({ rank, rule, seats }: Asked) =>
    `Choose ${aims[rank]}: "target" must be ${oneOf(seats.map(String))} (${rule}).`,
  otherTarget: ({ target, rank, seats }: Asked & { readonly target: number }) =>
    `You can’t choose seat ${target + 1}. Choose ${aims[rank]}: seat ${oneOf(seats.map((seat) => `${seat + 1}`))}.`,
  notHeldToAnswer: ({ card }: { card: Card }) =>
    `You don’t hold ${cardWords(card)}. Answer with an ace from your own hand, or pass.`,
  noAce: ({ card }: { card: Card }) =>
    `You can’t answer with ${cardWords(card)}. Answer with an ace, or pass.`,
  noQuestion: "There is no card to answer now.",
  notHeldToPick: ({ card }: { card: Card }) =>
    `You don’t hold ${cardWords(card)}. Pick a card from your own hand.`,
  notHeldToLay:
    "You don’t hold all of these cards. Use cards from your own hand, each in one set only.",
  noSet: ({ cards }: { cards: readonly Card[] }) =>
    `${cards.length === 0 ? "An empty list isn’t" : `${capital(allOf(cards.map(cardWords)))} ${noun(cards.length, "isn’t", "aren’t")}`} a set. Discard three or more of a rank, or a run of three or more in one suit, or no sets. A joker fills one place, but each set needs a natural card.`,
  otherTop: ({ top }: { top: Card }) =>
    `${capital(cardWords(top))} isn’t in any of these sets. Choose one of the discarded cards as the top card, or none.`,
  noChoice: "There is nothing for you to choose now.",
  fewCards: ({ cards, each, seats }: { cards: number; each: number; seats: number }) =>
    `${cards} cards aren’t enough to deal ${each} each to ${seats} players and turn one up (NE-2)`,
};

const leftWords = (count: number): string =>
  count === 1 ? "with one card left" : `with ${count} cards`;
const ofWhich = (suit: Suit, held: number): string =>
  held > 1 ? `${suitWords[suit]}, since you hold ${held}` : suitWords[suit];

/** H-27 */
const reasons = {
  spares: "The cards you could play are worth more later, or would hurt you more than drawing.",
  nothingGoes: "Nothing in your hand fits.",
  sparesDrawn: "The card you drew is worth more later.",
  drawnDoesNotGo: "The card you drew doesn’t fit.",
  cannotDraw: "There are no cards to draw, and nothing you hold is worth playing now.",
  leaves: "Leaves the round.",
  anyJoker: "The joker counts as any card you name.",
  jokerAs: ({ as, why }: { as: Card; why: Said }, tell: Tell) =>
    `The joker counts as ${cardWords(as)}. ${tell(why)}`,
  lastThree:
    "This is your last card, but a 3 makes you draw three more. It only wins if someone cancels it.",
  lastFive:
    "This is your last card, but a 5 brings you another. It only wins if someone cancels it.",
  lastCard: "This is your last card: you win, unless someone sends it back with an ace.",
  answersItself: ({ rest }: { rest: number }) =>
    `You can answer this card yourself with your last ${rest > 1 ? "cards" : "card"}, and go out.`,
  war: "You may get rid of a second card in the war.",
  cancelsThree:
    "You’d draw three cards, but you can cancel your own 3 with an ace and get rid of both.",
  five: ({ count }: { count: number }) =>
    `Take the card from a player ${leftWords(count)}: it helps them least.`,
  sets: "Everyone may discard sets, and so can you.",
  purge: "Everyone else discards a card, but nobody can go out with it yet.",
  reverses: "Play goes the other way, which suits you better.",
  againAndGoes: "You get another turn at once, and hold a card that fits on this one.",
  again: "You get another turn at once.",
  skipsSelf: "Someone must miss a turn, and it’s safest to skip yourself.",
  skips: ({ count }: { count: number }) => `The player ${leftWords(count)} misses a turn.`,
  queen: ({ suit, held }: { suit: Suit; held: number }) =>
    `A queen goes on anything. Name ${ofWhich(suit, held)}.`,
  king: ({ count }: { count: number }) =>
    `The player ${leftWords(count)} is the most dangerous, and draws four.`,
  holdsMore: ({ suit, held }: { suit: Suit; held: number }) =>
    `One card fewer, and you keep ${held} more ${suitWords[suit]} for later.`,
  goesTogether: "One card fewer, and the rest of your hand works well together.",
  onlyCard: "It’s the only card you can choose.",
  gives: ({ card }: { card: Card }) =>
    `You can best do without ${cardWords(card)}, and it helps its new owner least.`,
  purges: ({ card }: { card: Card }) => `You can best do without ${cardWords(card)}.`,
  highest: "Only the highest card is discarded, so play your highest.",
  highEnough:
    "This may be high enough to be discarded. Your higher cards are worth more in your hand.",
  sparesSets: "Your sets are worth more in your hand.",
  noSet: "You have no set.",
  wholeHand: "These sets are your whole hand: discard them and go out.",
  laysSets: ({ count }: { count: number }) => `You get rid of ${count} cards at once.`,
  laysSetsAndGoes: ({ count, top }: { count: number; top: Card }) =>
    `You get rid of ${count} cards at once, and if ${cardWords(top)} ends up on top, you can play on it.`,
  cancels: "Cancels the card that was played.",
  lastAnswer: ({ what }: Answer) =>
    `The ${what} is your last card: you win, unless someone sends it back.`,
  ownCard: "Answer your own card and get rid of both.",
  stopsWin: "That was their last card. Send it back to stop the win.",
  restores: "It cancels the ace that cancelled your card.",
  harms: ({ what, sendsBack }: Answer & { readonly sendsBack: boolean }) =>
    `This card would hurt you more than the ${what} is worth${sendsBack ? ", and its player gets it back" : ""}.`,
  againstKing: "The king was aimed at you. The ace saves you four cards.",
  againstJack: "The jack was aimed at you. The ace saves your turn.",
  wouldGoOut: "A player with one card left would go out.",
  takesTurn: "It takes the extra turn away from a player who is close to winning.",
  noAnswer: "You have no card to answer with.",
  ownCounts: "You want your own card to count, so keep your ace.",
  isCancelled: "The card is already cancelled. Save your ace for later.",
  littleHarm: "This card hardly hurts you. Save your ace for later.",
};
type Answer = { readonly what: "ace" | "joker" };

const { suit: suitName } = eights;
/** For use within a sentence: "you draw", "Ben draws". */
const they = (name: string | null, you: string, other: string): string =>
  name === null ? `you ${you}` : `${name} ${other}`;
const whose = (name: string | null): string => (name === null ? "your" : `${name}’s`);
const whom = (name: string | null): string => name ?? "you";
const turns = (count: number): string => (count === 1 ? "next turn" : `next ${count} turns`);
const isAre = (count: number): string => noun(count, "is", "are");
const sentences = (parts: readonly string[]): string =>
  parts.filter((part) => part !== "").join(" ");

/** A name is null if it is the reader's. */
export type Aim = Readonly<{
  user: string | null;
  target: string | null;
  suit: Suit;
}>;
export type Fate = Readonly<{
  card: string;
  name: string | null;
  stands: boolean;
  back: boolean;
}>;

const stakes: { readonly [K in Rank]: (aim: Aim) => string } = {
  "2": () => "war – everyone plays a card, and the highest is discarded",
  "3": ({ user }) => `${they(user, "draw", "draws")} three cards`,
  "4": ({ user }) => `${whose(user)} hand is face up`,
  "5": ({ user, target }) => `${they(target, "give", "gives")} ${whom(user)} a card`,
  "6": () => "everyone may discard sets",
  "7": ({ user }) => `everyone except ${whom(user)} discards a card`,
  "8": () => "it does nothing",
  "9": () => "play reverses",
  T: ({ user }) => `${they(user, "get", "gets")} another turn`,
  J: ({ target }) => `${whose(target)} next turn is skipped`,
  Q: ({ suit }) => `${suitName(suit)} must follow`,
  K: ({ target }) => `${they(target, "draw", "draws")} four cards`,
  A: () => "",
};

const waitingFor = (names: readonly string[], more: number): string =>
  names.length === 0
    ? "waiting for the others"
    : `waiting for ${more > 0 ? `${names.join(", ")} and ${more} more` : allOf(names)}`;

const table = {
  stake: (rank: Rank, aim: Aim) => stakes[rank](aim),
  namedAs: (card: string, as: string) => `${card} as ${as}`,
  dealt: (dealer: string | null) => `${does(dealer, "deal", "deals")} a new round.`,
  played: (name: string | null, card: string, stake: string) =>
    `${does(name, "played")} the ${card}: ${stake}.`,
  noped: (name: string | null, card: string, sendBack: boolean) =>
    `${does(name, "answered")} with the ${card}: Nope!${sendBack ? " Send it back." : ""}`,
  fate: ({ card, name, stands, back }: Fate) =>
    stands
      ? `The ${card} counts.`
      : back
        ? `The ${card} is cancelled and goes back to ${whose(name)} hand.`
        : `The ${card} is cancelled.`,
  asked: {
    war: () => "War: everyone plays a card face down.",
    give: (name: string | null) => `${does(name, "choose", "chooses")} a card to give.`,
    sets: () => "Everyone may discard sets.",
    purge: () => "The others choose a card to discard.",
  } satisfies { readonly [K in Choosing]: (name: string | null) => string },
  picked: "You have chosen.",
  turned: (
    picks: readonly Readonly<{ name: string | null; card: string }>[],
    highest: readonly (string | null)[],
  ) =>
    `Turned over: ${picks.map(({ name, card }) => `${whose(name)} ${card}`).join(", ")}. ${capital(allOf(highest.map((name) => `${whose(name)} card`)))} ${noun(highest.length, "is the highest", "are the highest")}.`,
  discarded: (hands: readonly Readonly<{ name: string | null; cards: readonly string[] }>[]) =>
    hands.length === 0
      ? "Nobody discards anything."
      : `${capital(hands.map(({ name, cards: names }, at) => `${at === 0 ? they(name, "discarded", "discarded") : whom(name)} the ${allOf(names)}`).join("; "))}.`,
  gave: (name: string | null, to: string | null, card: string | null) =>
    `${does(name, "gave")} ${whom(to)} ${card === null ? "a card" : `the ${card}`}.`,
  drewNone: (name: string | null) => `There are no cards for ${whom(name)} to draw.`,
  showed: (name: string | null, names: readonly string[]) =>
    `${capital(whose(name))} hand is face up${names.length === 0 ? "" : `: ${allOf(names)}`}.`,
  hid: (name: string | null) => `${capital(whose(name))} hand is hidden again.`,
  skipping: (name: string | null, count: number) =>
    `${capital(whose(name))} ${turns(count)} ${isAre(count)} skipped.`,
  skipped: (name: string | null, left: number) =>
    `${does(name, "are", "is")} skipped${left === 0 ? "" : `, and ${left} ${noun(left, "time", "times")} more`}.`,
  named: (name: string | null, suit: Suit) => `${does(name, "name", "names")} ${suitName(suit)}.`,
  fizzled: "It has no effect.",
  kept: (name: string | null) => `${does(name, "keep", "keeps")} the card.`,
  blocked:
    "Nobody can draw and everyone passed, so the round is blocked. The player with the fewest cards wins.",
  won: (name: string | null) => `${does(name, "win", "wins")} the round!`,

  /** Shown while a window is open. */
  plays: (name: string | null, card: string, stake: string) =>
    `${does(name, "play", "plays")} the ${card}: ${stake}.`,
  nopes: (name: string | null, card: string, outcome: string) =>
    `${does(name, "answer", "answers")} with the ${card}: ${outcome}.`,
  cancels: (card: string, backTo: string | null | undefined) =>
    `the ${card} is cancelled${backTo === undefined ? "" : ` and goes back to ${whose(backTo)} hand`}`,
  revives: (card: string, stake: string) => `the ${card} counts again – ${stake}`,
  lastCard: (name: string | null) => `That was ${whose(name)} last card!`,
  yourTurn: (want: string, other: "draw" | "pass" | null) =>
    `Your turn – ${want}${other === null ? "" : `, or ${other}`}`,
  youCanOnly: (want: string, other: "draw" | "pass") =>
    `Your turn – nothing fits (${want}): ${other === "draw" ? "draw a card" : "pass"}`,
  youDrew: (card: string, canPlay: boolean) =>
    `You drew the ${card}: ${canPlay ? "play it or keep it" : "it doesn’t fit – keep it"}`,
  theyDrew: (name: string) => `${name} has drawn and can play or keep the card`,
  youPassed: "You’ve passed – waiting for the others",
  choose: {
    war: () => "War – play a card face down: the highest is discarded",
    give: (user: string | null) => `Choose a card to give to ${whom(user)}`,
    sets: () => "Discard sets – three of a rank, or three in a row in one suit – or none",
    purge: () => "Choose a card to discard",
  } satisfies { readonly [K in Choosing]: (user: string | null) => string },
  chosen: (names: readonly string[], more: number) => `You’ve chosen – ${waitingFor(names, more)}`,
  choosing: {
    war: (names, more) => `War – ${waitingFor(names, more)}`,
    give: (names) => `${names.join()} chooses a card to give`,
    sets: (names, more) => `Discarding sets – ${waitingFor(names, more)}`,
    purge: (names, more) => `The others discard a card – ${waitingFor(names, more)}`,
  } satisfies { readonly [K in Choosing]: (names: readonly string[], more: number) => string },

  who: { "5": "Who gives you a card?", J: "Who misses a turn?", K: "Who draws four cards?" },
  keep: "Keep it",
  nope: "Nope!",
  nopeBack: "Nope, send back",
  nopeWith: (card: string) => `Nope with the ${card}`,
  nopeBackWith: (card: string) => `Nope with the ${card} and send the card back`,
  noSets: "No sets",
  lay: "Play a card",
  layThis: (card: string) => `Play ${card} face down`,
  give: "Give a card",
  giveThis: (card: string) => `Give ${card}`,
  discard: "Discard a card",
  discardThis: (card: string) => `Discard ${card}`,
  adviseSeat: (label: string, name: string | null) =>
    `${label} on ${name === null ? "yourself" : name}`,
  adviseGiver: (label: string, name: string | null) =>
    `${label}: ${they(name, "give", "gives")} you a card`,
  pickCard: "Pick a card first",
  noAce: "You have no ace",
  hasPassed: "You’ve passed",
  hasChosen: "You’ve chosen",
  mustKeep: "The card you drew doesn’t fit: keep it",
  noDraw: "There are no cards to draw",

  run: (low: string, high: string, suit: Suit) => `${low} to ${high} of ${suitName(suit)}`,
  rankInRun: {
    A: "ace",
    "2": "2",
    "3": "3",
    "4": "4",
    "5": "5",
    "6": "6",
    "7": "7",
    "8": "8",
    "9": "9",
    T: "10",
    J: "jack",
    Q: "queen",
    K: "king",
  } satisfies { readonly [K in Rank]: string },
  discardSets: (names: readonly string[]) => `Discard ${allOf(names)}`,

  saysNope: "Nope!",
  saysNopeBack: "Nope! Back!",
  saysCard: {
    "2": "War!",
    "3": "Three for me",
    "4": "Look!",
    "5": "A card, please",
    "6": "Sets, anyone?",
    "7": "Discard, everyone!",
    "8": "",
    "9": "Reverse!",
    T: "Again!",
    J: "Skip!",
    Q: "Wild!",
    K: "Draw four!",
    A: "",
  } satisfies { readonly [K in Rank]: string },
  saysSkipped: "Skipped",
  saysMisses: "Misses a turn",
  saysNothing: "Nothing…",
  saysKeep: "Keeps it",

  inQuestion: (card: string, name: string | null, stake: string) =>
    `To answer: ${whose(name)} ${card} – ${stake}.`,
  answeredBy: (card: string, name: string | null, isCancelled: boolean) =>
    `Answered by ${whose(name)} ${card}${isCancelled ? ", which is cancelled in turn" : ""}.`,
  misses: (count: number) => `misses the ${turns(count)}`,
  open: "hand is face up",
  skipsOf: (name: string | null, count: number) =>
    `${does(name, "miss", "misses")} the ${turns(count)}.`,
  opensOf: (name: string | null) => `${capital(whose(name))} hand is face up.`,
  nothing: "does nothing",
  notes: {
    A: "Nope: answers any card",
    "2": "war: the highest card is discarded",
    "3": "you draw three",
    "4": "your hand is face up",
    "5": "a player gives you a card",
    "6": "everyone may discard sets",
    "7": "everyone else discards a card",
    "8": "",
    "9": "reverses play",
    T: "another turn",
    J: "a player misses a turn",
    Q: "goes on any suit, names a suit",
    K: "a player draws four",
    joker: "any card you name",
  } satisfies { readonly [K in Rank | "joker"]: string },
  sentences,
  cards,
  handHelp:
    "Use the arrow keys to move between cards, Space to pick, Enter to play, Escape to clear. Press D to draw, K to keep the card, P to pass. To answer a card, press N for Nope, B for Nope and send back, P to pass. A rank’s key picks a card of that rank; press it again for the next one. W picks a joker.",
};

export const whole = { ...start, refusals, forms, reasons, table };

export type Text = Widened<typeof whole>;
