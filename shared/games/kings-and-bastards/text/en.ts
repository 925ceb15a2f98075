import type { Card, Rank } from "#shared/cards/card.ts";
import {
  allOf,
  anyOfRank,
  capital,
  cards,
  chips,
  countWord,
  does,
  manyOfRank,
  namedCards,
  noun,
  nth,
  oneOf,
  rankWords,
  spelled,
  spelledMany,
} from "#shared/text/en/words.ts";
import type { OptionText } from "#shared/text/gameText.ts";
import type { Said, Tell, Widened } from "#shared/text/said.ts";
import type { Lead, Options } from "../types.ts";

const setName = (count: number): string =>
  ["nothing", "a single", "a pair", "a triple", "a quad"][count] ?? `${count} cards`;
const rankWord = (rank: Rank): string => (rank === "T" ? "10" : rank);

const refusals = {
  giveFirst: ({ count }: { count: number }) => `First give ${count} of your cards to the Bastard.`,
  leadPasses: "You lead the trick and may not pass: play any single or set, or a 2.",
  notHeld: ({ cards }: { cards: readonly Card[] }) =>
    `You do not hold ${namedCards(cards)}: play cards from your own hand.`,
  asInSet: '"as" is named for a lone joker only: in a set jokers take the rank of the set.',
  twoInSet: "A 2 is played alone: it never forms part of a set, and only one is played at a time.",
  tooMany: ({ count }: { count: number }) =>
    `${count} cards are too many: a play is a single, pair, triple or quad of one rank.`,
  otherRanks:
    "These cards are not of one rank: a play is a single, pair, triple or quad of one rank.",
  jokersAlone: "Jokers cannot stand for a whole set: put at least one natural card with them.",
  noAs: 'A lone joker needs "as": the rank it is played as, 3 to A.',
  asTwo: "A joker cannot be a 2: declare it as a rank from 3 to A.",
  owed: "You hold the 3 of clubs and start the round: lead it, alone or in a set of 3s.",
  otherCount: ({ lead: { count, rank } }: { lead: Lead }) =>
    `${capital(setName(count))} lies on the table: play ${setName(count)} of a higher rank than ${rankWord(rank)}, or a 2.`,
  notHigher: ({ rank, lead }: { rank: Rank; lead: Lead }) =>
    `${rankWord(rank)} does not beat ${rankWord(lead.rank)}: it takes ${setName(lead.count)} of a strictly higher rank, or a 2.`,
  noExchange: "The exchange is over: play cards or pass.",
  otherGift: ({ due, count }: { due: number; count: number }) =>
    `The King gives exactly ${due} ${noun(due, "card", "cards")}, not ${count}.`,
  notHeldToGive: ({ cards }: { cards: readonly Card[] }) =>
    `You do not hold ${namedCards(cards)}: give cards from your own hand.`,
  sameTitles: "carry.king and carry.bastard name the same seat (KB-6)",
  fewCards: ({ cards, seats }: { cards: number; seats: number }) =>
    `${cards} cards are too few to deal to ${seats} players (KB-4)`,
};

const setWord = (count: number): string => ["", "card", "pair", "triple", "quad"][count] ?? "set";
/** Advice spells ranks out, except the 2, which is a name of its own. */
const spelledOut = (rank: Rank): string => (rank === "2" ? "2" : spelled[rank]);
const manyOf = (rank: Rank): string => (rank === "2" ? "2s" : spelledMany(rank));
type Set = { readonly rank: Rank; readonly count: number };
const the = ({ rank, count }: Set): string => `the ${count > 1 ? manyOf(rank) : spelledOut(rank)}`;
const cardsLeft = (count: number): string =>
  `only ${count > 3 ? count : countWord(count)} ${noun(count, "card", "cards")} left`;
const keptNames = { ace: ["ace", "aces"], joker: ["joker", "jokers"], two: ["2", "2s"] } as const;
type Kept = { readonly what: keyof typeof keptNames; readonly count: number };

/** Reasons for a bot's moves (H-27). */
const reasons = {
  leaves: "Leaves the round.",
  noLowerGift: "You have nothing lower to give.",
  lowGift: ({ ranks, leavesNone }: { ranks: readonly Rank[]; leavesNone: boolean }) =>
    `Low cards such as ${ranks.map(manyOf).join(" and ")} are the hardest to get rid of${leavesNone ? ", and no set is broken up" : ""}.`,
  nothingBeats: "Nothing in your hand beats this.",
  tooDear:
    "Beating this would cost more than it brings: keep your sets and high cards, the turn comes round again.",
  onlyTrumps: ({ withTwo, withJoker }: { withTwo: boolean; withJoker: boolean }) =>
    `Only ${oneOf([...(withTwo ? ["a 2"] : []), ...(withJoker ? ["the joker"] : [])])} beats this, and is worth more later.`,
  lastCards: ({ count, isFirst }: { count: number; isFirst: boolean }) =>
    `${count > 1 ? "Your last cards" : "Your last card"}: you go out${isFirst ? " first and are King" : ""}.`,
  owed: "You must start with the 3 of clubs.",
  owedInSet: "You must start with the 3 of clubs, and low cards are best led together.",
  play: ({ way }: { way: Said }, tell: Tell) => `${tell(way)}.`,
  playAndKeep: ({ way, kept }: { way: Said; kept: readonly Kept[] }, tell: Tell) =>
    `${tell(way)}; keeps your ${allOf(kept.map(({ what, count }) => keptNames[what][count > 1 ? 1 : 0]))}.`,
  twoToGoOut: "A 2 wins the trick at once, and then nobody can keep you from going out.",
  twoInDanger: ({ fewest }: { fewest: number }) =>
    `A 2 wins the trick at once: another has ${cardsLeft(fewest)}.`,
  twoForLead: "A 2 wins the trick at once and gives you the lead for cards that beat nothing.",
  leadUnbeaten: (set: Set) =>
    `Leads ${the(set)}: nothing that is still out can beat ${set.count > 1 ? "them" : "it"}`,
  leadTooMany: ({ fewest, ...set }: Set & { readonly fewest: number }) =>
    `Leads ${the(set)}: who has ${cardsLeft(fewest)} cannot answer a ${setWord(set.count)}`,
  leadLowest: (set: Set) =>
    `Leads ${the(set)}, your lowest: low cards beat nothing, so a lead is the time for them`,
  leadSet: (set: Set) => `Leads ${the(set)}: a ${setWord(set.count)} is hard to answer`,
  leadLone: (set: Set) => `Leads ${the(set)}, a lone card that makes no set`,
  leadHigh: (set: Set) => `Leads ${the(set)}, which may well hold the trick`,
  jokerInSet: (lead: Set) => `The joker makes up a ${setWord(lead.count)} that beats ${the(lead)}`,
  jokerAs: ({ as, ...lead }: Set & { readonly as: Rank }) =>
    `The joker as ${spelledOut(as)} beats ${the(lead)}`,
  beatsAll: (lead: Set) => `Beats ${the(lead)}, and nothing that is still out beats this`,
  lowestThatBeats: (lead: Set) => `Lowest ${setWord(lead.count)} that beats ${the(lead)}`,
  breaksNoSet: (lead: Set) => `Beats ${the(lead)} without breaking up a set`,
  mayWin: (lead: Set) => `Beats ${the(lead)}, and is high enough that it may win the lead`,
};

const options = {
  jokersPerPack: {
    label: "Jokers in each pack",
    help: "A joker stands in for any card but a 2. Every six players bring in another pack.",
  },
  exchangeTrumps: {
    label: "2s and jokers count in the exchange",
    help: "Off: the Bastard gives up the two highest cards from 3 to ace and keeps 2s and jokers. On: a 2 ranks above a joker, a joker above an ace, and they must be given too.",
  },
  stake: {
    label: "Stake",
    help: "Chips every player pays into the pot before the deal. The King takes the pot. 0 plays for honour alone.",
  },
  bastardPays: {
    label: "The Bastard pays the King",
    help: "Chips that go from the Bastard to the King at the end of the round, beside the pot – at most what the Bastard has.",
  },
} satisfies { readonly [K in keyof Options]: OptionText };

const setNames = ["", "", "pair", "triple", "quad"];

/** "pair of 7s"; a single is named by its card instead. */
const combination = (rank: Rank, count: number): string =>
  `${setNames[count] ?? count} of ${manyOfRank(rank)}`;

/** Texts at the table; a player's name is null where the reader is meant. */
const table = {
  rankName: (rank: Rank) => rankWords[rank],
  combination,
  joined: (cardNames: readonly string[]) => allOf(cardNames),
  dealt: (dealer: string | null) => `${does(dealer, "deal", "deals")} a new round.`,
  playedSingle: (name: string | null, card: string) =>
    `${does(name, "played", "played")} the ${card}.`,
  playedJoker: (name: string | null, rank: Rank) =>
    `${does(name, "played", "played")} the joker as ${anyOfRank(rank)}.`,
  playedSet: (name: string | null, rank: Rank, count: number, jokers: number) =>
    `${does(name, "played", "played")} a ${combination(rank, count)}${jokers > 0 ? `, ${jokers === 1 ? "one of them a joker" : `${jokers} of them jokers`}` : ""}.`,
  passed: (name: string | null) => `${does(name, "passed", "passed")}.`,
  wonTrick: (name: string | null) => `${does(name, "won", "won")} the trick.`,
  gaveHidden: (name: string | null, to: string, count: number) =>
    `${does(name, "gave", "gave")} ${to} ${cards(count)}.`,
  gives: (name: string | null, to: string | null, given: string) =>
    `${name === null ? "You give" : `${name} gives`} ${to ?? "you"} ${given}`,
  gave: (name: string | null, to: string, given: string) =>
    `${does(name, "gave", "gave")} ${to} the ${given}.`,
  toYou: "you",
  calledOff: "There is no exchange: King or Bastard has left.",
  wentOut: (name: string | null, place: number) =>
    `${does(name, "are", "is")} out: ${nth(place)} place.`,
  king: (name: string | null) => `${does(name, "are", "is")} King!`,
  bastard: (name: string | null) => `${does(name, "are", "is")} the Bastard.`,
  tookPot: (name: string | null, amount: number) =>
    `${does(name, "take", "takes")} the pot of ${chips(amount)}.`,
  paid: (name: string | null, to: string, amount: number) =>
    `${does(name, "pay", "pays")} ${to} ${chips(amount)}.`,
  left: (name: string | null) => `${does(name, "have", "has")} left the table.`,
  saysPass: "Pass",
  passTrick: "Pass this trick",
  yourLead: "Your turn – lead any single or set",
  yourOwedLead: "Your turn – lead the 3 of clubs",
  yourTurn: (toBeat: string) => `Your turn – beat the ${toBeat}, or pass`,
  yourPass: "Your turn – you can only pass",
  yourGift: (count: number, to: string) =>
    `You are King – give ${to} ${cards(count)} of your choice`,
  theirGift: (name: string) => `${name} chooses cards for the exchange`,
  theirTurn: (name: string) => `${name} to play`,
  over: "The round is over",
  single: (rank: Rank) => rankWords[rank],
  play: "Play",
  playThis: (words: string) => `Play ${words}`,
  playJoker: "Play joker as…",
  giveThis: (count: number, of: number) =>
    count === of ? `Give ${cards(of)}` : `Give ${cards(of)} (${count} picked)`,
  handHelp:
    "Arrow keys move between cards, Space picks, Enter plays, Escape clears. A rank’s key picks its cards, W a joker.",
  twoDoes: "beats anything, wins the trick at once",
  jokerDoes: "stands for any card but a 2",
  nothingLies: "Nothing has been played to this trick.",
  trick: (lead: string, name: string | null, before: number) =>
    `${does(name, "lead", "leads")} with the ${lead}${before > 0 ? `, after ${before} other ${noun(before, "play", "plays")}` : ""}.`,
};

const achievements = {
  crowned: { name: "Crowned", help: "Be the King of a round." },
  dynasty: { name: "Dynasty", help: "Be King twice running." },
  uprising: { name: "Uprising", help: "Be King in the round after you were the Bastard." },
  quad: {
    name: "All four at once",
    help: "Play four cards of a rank at once, jokers among them if you like.",
  },
  trump: { name: "The last word", help: "Go out first, and with a 2." },
  reign: { name: "A long reign", help: "Be King 25 times." },
};

export const en = {
  name: "Kings & Bastards",
  tagline: "Get rid of your cards. First out is King, last is Bastard.",
  line: "First out is King, last is Bastard",
  options,
  refusals,
  reasons,
  table,
  achievements,
};

export type Text = Widened<typeof en>;
