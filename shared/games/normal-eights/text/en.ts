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
  suitWords,
} from "#shared/text/en/words.ts";
import type { OptionText } from "#shared/text/gameText.ts";
import type { Said, Tell, Widened } from "#shared/text/said.ts";
import type { Choosing, Options } from "../types.ts";

type ToMatch = { readonly suit: Suit | null; readonly rank: Rank | null; readonly blank: boolean };
/** "hearts, a 7 or any queen" */
function wanted({ suit, rank, blank }: ToMatch): string {
  if (blank || suit === null) return "any card but an ace";
  const ranked = rank === null || rank === "A" || rank === "Q" ? [] : [anyOfRank(rank)];
  return `${listed([suitWords[suit], ...ranked])} or any queen`;
}
type Barred = ToMatch & { readonly card: Card; readonly counted: Natural; readonly drew: boolean };
const named = ({ card, counted }: Barred): string =>
  isJoker(card) ? `A joker named ${cardWords(counted)}` : capital(cardWords(counted));
const instead = (at: Barred): string =>
  `${wanted(at)}, or ${at.drew ? "keep the card you have drawn" : "draw a card (pass when none can be drawn)"}`;

type Asked = {
  readonly rank: "5" | "J" | "K";
  readonly rule: string;
  readonly seats: readonly number[];
};
const aims = {
  5: "who gives you a card",
  J: "whose next turn is skipped",
  K: "who draws four cards",
};

/** Errors in the form of a move, for programs. */
const forms = {
  as: "is not a card that a joker can be named: rank A 2…9 T J Q K and suit c d h s",
  target: "is not a seat",
  set: "a set is a list of cards",
  sets: "a list of sets is needed, empty to discard none",
  tooManySets: "these are more sets than a hand can hold",
  sendBack: "true or false is needed: does the card go back to its player's hand?",
};

const refusals = {
  chosen: "You have chosen, and a choice cannot be changed: wait until all have chosen.",
  passed: "You have let this card pass: you may answer again when another ace is played.",
  notAsked: ({ seats }: { seats: readonly number[] }) =>
    `Nothing is asked of you now: seat ${listed(seats)} is to choose.`,
  nopeNothing: ({ instead: words }: { instead: Said }, tell: Tell) =>
    `An ace answers only a card that was just played, while its window is open. ${tell(words)}`,
  turn: (top: ToMatch) =>
    `It is your turn: play ${wanted(top)}, or draw a card (pass when none can be drawn).`,
  drawn:
    "You have drawn, and only one card is drawn: play the very card drawn if it matches, or keep it.",
  respond: "A card is in question: answer it with an ace, or pass.",
  war: "It is war: pick a card of your hand.",
  give: "A card is asked of you: pick the one you give.",
  sets: "Say which sets you discard, an empty list for none.",
  purge: "Pick the card that you discard.",
  notHeld: ({ card }: { card: Card }) =>
    `You do not hold ${cardWords(card)}: play a card from your own hand.`,
  notDrawn:
    "Only the very card that you have drawn may be played now: play it if it matches, or keep it.",
  noStock: (top: ToMatch) => `No card can be drawn: play ${wanted(top)}, or pass.`,
  canDraw: (top: ToMatch) =>
    `You may pass only when no card can be drawn: play ${wanted(top)}, or draw a card.`,
  asNamed: 'Only a joker is named: leave "as" out (NE-24).',
  noAs: ({ what }: { what: "card" | "ace" }) => `Say with "as" which ${what} the joker is (NE-24).`,
  aceInTurn: (at: Barred) =>
    `${named(at)} is never played in a turn: it answers a card that was just played. Play ${instead(at)}.`,
  doesNotFollow: (at: Barred) => `${named(at)} matches neither suit nor rank: play ${instead(at)}.`,
  noSuit: 'Name the suit to be played with a queen: "suit" must be c, d, h or s (NE-16).',
  suitNamed: 'A suit is named with a queen only: leave "suit" out (NE-16).',
  targetNamed: ({ rank }: { rank: Rank }) =>
    `Nobody is picked with ${anyOfRank(rank)}: leave "target" out.`,
  noTarget: ({ rank, rule, seats }: Asked) =>
    `Say with "target" ${aims[rank]}: seat ${listed(seats)} (${rule}).`,
  otherTarget: ({ target, rank, seats }: Asked & { readonly target: number }) =>
    `Seat ${target} cannot be picked: say ${aims[rank]} – seat ${listed(seats)}.`,
  notHeldToAnswer: ({ card }: { card: Card }) =>
    `You do not hold ${cardWords(card)}: answer with an ace from your own hand, or pass.`,
  noAce: ({ card }: { card: Card }) =>
    `Only an ace answers a card, and ${cardWords(card)} is none: answer with an ace, or pass.`,
  noQuestion: "Nothing is in question now.",
  notHeldToPick: ({ card }: { card: Card }) =>
    `You do not hold ${cardWords(card)}: pick a card from your own hand.`,
  notHeldToLay:
    "You do not hold all of these cards: lay sets from your own hand, and no card in two of them.",
  noSet: ({ cards }: { cards: readonly Card[] }) =>
    `${cards.length === 0 ? "An empty list is" : `${capital(allOf(cards.map(cardWords)))} ${noun(cards.length, "is", "are")}`} no set: lay three or more of a rank, or a run of three or more in a suit, a joker in place of any card but the last natural one – or no sets.`,
  otherTop: ({ top }: { top: Card }) =>
    `${capital(cardWords(top))} is in none of these sets: "top" names one of the cards discarded, or is left out.`,
  noChoice: "No choice is asked of you now.",
  fewCards: ({ cards, each, seats }: { cards: number; each: number; seats: number }) =>
    `${cards} cards are too few to deal ${each} each to ${seats} players and turn one up (NE-2)`,
};

const leftWords = (count: number): string =>
  count === 1 ? "who has one card left" : `who has ${count} cards`;
const ofWhich = (suit: Suit, held: number): string =>
  held > 1 ? `${suitWords[suit]}, of which you hold ${held}` : suitWords[suit];

/** H-27 */
const reasons = {
  spares: "What you could play is worth more later, or would do you more harm than a card drawn.",
  nothingGoes: "Nothing in your hand goes on this card.",
  sparesDrawn: "The card you drew is worth more later.",
  drawnDoesNotGo: "The card you drew does not go on this one.",
  cannotDraw: "No card can be drawn, and nothing you hold is worth playing now.",
  leaves: "Leaves the round.",
  anyJoker: "The joker counts as any card you name.",
  jokerAs: ({ as, why }: { as: Card; why: Said }, tell: Tell) =>
    `The joker counts as ${cardWords(as)}. ${tell(why)}`,
  lastThree:
    "Your last card, but a 3 that stands brings you three more: it wins only if it is cancelled.",
  lastFive:
    "Your last card, but a 5 that stands brings you one more: it wins only if it is cancelled.",
  lastCard: "Your last card: you win, unless somebody sends it back with an ace.",
  answersItself: ({ rest }: { rest: number }) =>
    `You can answer this card yourself with your last ${rest > 1 ? "cards" : "card"}, and so go out.`,
  war: "In the war that follows you may be rid of a second card.",
  cancelsThree:
    "Three cards to draw, unless you cancel your own 3 with an ace and are rid of both.",
  five: ({ count }: { count: number }) =>
    `The card you are given comes from a player ${leftWords(count)}: that helps him least.`,
  sets: "Everybody may discard sets now, and so may you.",
  purge: "Everybody else discards a card too, but nobody goes out by it yet.",
  reverses: "The turns go the other way round, which suits you better.",
  againAndGoes: "You have another turn at once, and hold a card that goes on this one.",
  again: "You have another turn at once.",
  skipsSelf: "Somebody must miss a turn, and the others would answer worse.",
  skips: ({ count }: { count: number }) => `The player ${leftWords(count)} misses a turn.`,
  queen: ({ suit, held }: { suit: Suit; held: number }) =>
    `A queen goes on anything: ask for ${ofWhich(suit, held)}.`,
  king: ({ count }: { count: number }) =>
    `The player ${leftWords(count)} draws four: that sets the most dangerous one back.`,
  holdsMore: ({ suit, held }: { suit: Suit; held: number }) =>
    `One card fewer, and you hold ${held} more of ${suitWords[suit]} for the next turn.`,
  goesTogether: "One card fewer; what is left of your hand goes well together.",
  onlyCard: "The only card you have to choose.",
  gives: ({ card }: { card: Card }) =>
    `${capital(cardWords(card))} is the card that you do best without, and that helps its new owner least.`,
  purges: ({ card }: { card: Card }) =>
    `${capital(cardWords(card))} is the card that you do best without.`,
  highest: "Only the highest card is discarded: lay your highest.",
  highEnough:
    "High enough to be discarded perhaps, while what is higher is worth more in your hand.",
  sparesSets: "What you could discard is worth more in your hand.",
  noSet: "There is no set in your hand.",
  wholeHand: "These sets are your whole hand: you go out.",
  laysSets: ({ count }: { count: number }) => `You are rid of ${count} cards at once.`,
  laysSetsAndGoes: ({ count, top }: { count: number; top: Card }) =>
    `You are rid of ${count} cards at once; should ${cardWords(top)} come to lie on top, you can go on from it.`,
  cancels: "Cancels the card that was played.",
  lastAnswer: ({ what }: Answer) =>
    `The ${what} is your last card: you win, unless somebody sends it back.`,
  ownCard: "You answer your own card: so you are rid of both.",
  stopsWin: "That was a last card: sent back, it stops the win.",
  restores: "It cancels the ace that had cancelled your own card.",
  harms: ({ what, sendsBack }: Answer & { readonly sendsBack: boolean }) =>
    `What happens otherwise harms you more than the ${what} is worth${sendsBack ? ", and its player has the card again" : ""}.`,
  againstKing: "The king was aimed at you: the ace saves you four cards.",
  againstJack: "The jack was aimed at you: the ace saves your turn.",
  wouldGoOut: "Somebody has one card left and would go out by it.",
  takesTurn: "It takes the other turn away from a player who is close to winning.",
  noAnswer: "You hold no card to answer with.",
  ownCounts: "Your own card is to count: keep what could cancel it.",
  isCancelled: "The card is cancelled already: keep your ace for a greater need.",
  littleHarm: "This does you little harm: keep your ace for a greater need.",
};
type Answer = { readonly what: "ace" | "joker" };

const options = {
  jokersPerPack: {
    label: "Jokers in each pack",
    help: "A joker is played as any card its player names. Every five players bring in another pack.",
  },
  nopeSeconds: {
    label: "Time to answer a card",
    help: "Seconds in which an ace may answer a card that was played. The game goes on sooner once everybody has passed.",
  },
  nopeFloor: {
    label: "Shortest time to answer",
    help: "Seconds that always go by, even if everybody passes at once: so nobody can tell from the wait who holds an ace.",
  },
  stake: {
    label: "Stake",
    help: "Chips every player pays into the pot before the deal. The winner takes the pot. 0 plays for honour alone.",
  },
} satisfies { readonly [K in keyof Options]: OptionText };

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
export type Aim = {
  readonly user: string | null;
  readonly target: string | null;
  readonly suit: Suit;
};
export type Fate = {
  readonly card: string;
  readonly name: string | null;
  readonly stands: boolean;
  readonly back: boolean;
};

const stakes: { readonly [K in Rank]: (aim: Aim) => string } = {
  "2": () => "war – everybody lays a card, the highest is discarded",
  "3": ({ user }) => `${they(user, "draw", "draws")} three cards`,
  "4": ({ user }) => `${whose(user)} hand lies open`,
  "5": ({ user, target }) => `${they(target, "give", "gives")} ${whom(user)} a card`,
  "6": () => "everybody may discard sets",
  "7": ({ user }) => `everybody but ${whom(user)} discards a card`,
  "8": () => "it does nothing",
  "9": () => "play turns round",
  T: ({ user }) => `${they(user, "have", "has")} another turn`,
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
    `${does(name, "answered")} with the ${card}: Nope!${sendBack ? " The card is to go back." : ""}`,
  fate: ({ card, name, stands, back }: Fate) =>
    stands
      ? `The ${card} stands.`
      : back
        ? `The ${card} is cancelled and goes back to ${whose(name)} hand.`
        : `The ${card} is cancelled.`,
  asked: {
    war: () => "War: everybody lays a card face down.",
    give: (name: string | null) => `${does(name, "choose", "chooses")} a card to give.`,
    sets: () => "Everybody may discard sets.",
    purge: () => "The others choose a card to discard.",
  } satisfies { readonly [K in Choosing]: (name: string | null) => string },
  picked: "You have chosen.",
  turned: (
    picks: readonly { readonly name: string | null; readonly card: string }[],
    highest: readonly (string | null)[],
  ) =>
    `Turned over: ${picks.map(({ name, card }) => `${whose(name)} ${card}`).join(", ")}. ${capital(allOf(highest.map((name) => `${whose(name)} card`)))} ${noun(highest.length, "is the highest", "are the highest")}.`,
  discarded: (
    hands: readonly { readonly name: string | null; readonly cards: readonly string[] }[],
  ) =>
    hands.length === 0
      ? "Nothing is discarded."
      : `${capital(hands.map(({ name, cards: names }, at) => `${at === 0 ? they(name, "discarded", "discarded") : whom(name)} the ${allOf(names)}`).join("; "))}.`,
  gave: (name: string | null, to: string | null, card: string | null) =>
    `${does(name, "gave")} ${whom(to)} ${card === null ? "a card" : `the ${card}`}.`,
  drewNone: (name: string | null) => `There is no card for ${whom(name)} to draw.`,
  showed: (name: string | null, names: readonly string[]) =>
    `${capital(whose(name))} hand lies open${names.length === 0 ? "" : `: ${allOf(names)}`}.`,
  hid: (name: string | null) => `${does(name, "take", "takes")} the open hand up again.`,
  skipping: (name: string | null, count: number) =>
    `${capital(whose(name))} ${turns(count)} ${isAre(count)} skipped.`,
  skipped: (name: string | null, left: number) =>
    `${does(name, "are", "is")} skipped${left === 0 ? "" : `, and ${left} ${noun(left, "time", "times")} more`}.`,
  named: (name: string | null, suit: Suit) => `${does(name, "name", "names")} ${suitName(suit)}.`,
  fizzled: "Nothing comes of it.",
  kept: (name: string | null) => `${does(name, "keep", "keeps")} the card.`,
  blocked: "Nobody can draw, and everybody has passed: the round is blocked. The fewest cards win.",
  won: (name: string | null) => `${does(name, "have", "has")} won the round!`,

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
    `Your turn – nothing fits (${want}): ${other === "draw" ? "draw a card" : "you can only pass"}`,
  youDrew: (card: string, canPlay: boolean) =>
    `You drew the ${card}: ${canPlay ? "play it or keep it" : "it does not fit – keep it"}`,
  theyDrew: (name: string) => `${name} has drawn – play the card or keep it`,
  youPassed: "You have passed – waiting for the others",
  choose: {
    war: () => "War – lay a card face down: the highest is discarded",
    give: (user: string | null) => `Choose a card to give to ${whom(user)}`,
    sets: () => "Discard sets – three of a rank, or three in a row of a suit – or none",
    purge: () => "Choose a card to discard",
  } satisfies { readonly [K in Choosing]: (user: string | null) => string },
  chosen: (names: readonly string[], more: number) =>
    `You have chosen – ${waitingFor(names, more)}`,
  choosing: {
    war: (names, more) => `War – ${waitingFor(names, more)}`,
    give: (names) => `${names.join()} chooses a card to give`,
    sets: (names, more) => `Sets may be discarded – ${waitingFor(names, more)}`,
    purge: (names, more) => `The others discard a card – ${waitingFor(names, more)}`,
  } satisfies { readonly [K in Choosing]: (names: readonly string[], more: number) => string },

  who: { "5": "Who gives you a card?", J: "Who misses a turn?", K: "Who draws four cards?" },
  keep: "Keep it",
  nope: "Nope!",
  nopeBack: "Nope, send back",
  nopeWith: (card: string) => `Nope with the ${card}`,
  nopeBackWith: (card: string) => `Nope with the ${card} and send the card back`,
  noSets: "No sets",
  lay: "Lay a card",
  layThis: (card: string) => `Lay ${card} face down`,
  give: "Give a card",
  giveThis: (card: string) => `Give ${card}`,
  discard: "Discard a card",
  discardThis: (card: string) => `Discard ${card}`,
  adviseSeat: (label: string, name: string | null) =>
    `${label} on ${name === null ? "yourself" : name}`,
  adviseGiver: (label: string, name: string | null) =>
    `${label}: ${they(name, "give", "gives")} you a card`,
  pickCard: "Pick a card first",
  noAce: "You hold no ace",
  hasPassed: "You have passed",
  hasChosen: "You have chosen",
  mustKeep: "The card you drew does not fit: keep it",
  noDraw: "There is no card to draw",

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
    "7": "Discard, all!",
    "8": "",
    "9": "Turn round!",
    T: "Once more!",
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
    `In question: ${whose(name)} ${card} – ${stake}.`,
  answeredBy: (card: string, name: string | null, isCancelled: boolean) =>
    `Answered by ${whose(name)} ${card}${isCancelled ? ", which is cancelled itself" : ""}.`,
  misses: (count: number) => `misses the ${turns(count)}`,
  open: "hand lies open",
  skipsOf: (name: string | null, count: number) =>
    `${does(name, "miss", "misses")} the ${turns(count)}.`,
  opensOf: (name: string | null) => `${capital(whose(name))} hand lies open.`,
  nothing: "does nothing",
  notes: {
    A: "Nope: answers any card",
    "2": "war: the highest card goes",
    "3": "you draw three",
    "4": "your hand lies open",
    "5": "somebody gives you a card",
    "6": "all may discard sets",
    "7": "all others discard a card",
    "8": "",
    "9": "turns play round",
    T: "another turn",
    J: "somebody misses a turn",
    Q: "goes on any suit, names one",
    K: "somebody draws four",
    joker: "any card you name",
  } satisfies { readonly [K in Rank | "joker"]: string },
  sentences,
  cards,
  handHelp:
    "Arrow keys move between cards, Space picks, Enter plays, Escape clears. D draws a card, K keeps it, P passes. While others may answer: N says Nope, B says Nope and sends the card back, P passes. A rank’s key picks a card of it, again the next one; W a joker.",
};

const achievements = {
  first: { name: "Quite normal", help: "Win a round." },
  nope: { name: "Nope", help: "Say Nope." },
  sentBack: { name: "Return to sender", help: "Send five cards back with your Nopes." },
  nopedAndWon: { name: "Nope, and I win", help: "Say Nope in a round that you win." },
  twoSets: { name: "Two sets", help: "Discard two sets at once." },
  twoKings: { name: "Pouring it on", help: "Play two kings in one round." },
  nopes: { name: "Nope again", help: "Say Nope 50 times." },
};

export const en = {
  name: "Normal Eights",
  tagline: "Every card does something – except the eight. Aces say Nope to anything, at any time.",
  line: "Every card does something",
  options,
  refusals,
  forms,
  reasons,
  table,
  achievements,
};

export type Text = Widened<typeof en>;
