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
  giveFirst: ({ count }: { count: number }) => `Give the Bastard ${count} of your cards first.`,
  leadPasses: "You’re leading the trick, so you can’t pass. Play any single or set, or a 2.",
  notHeld: ({ cards }: { cards: readonly Card[] }) =>
    `You don’t hold ${namedCards(cards)}. Play cards from your own hand.`,
  asInSet: 'Only a joker played alone needs "as": in a set, jokers take its rank.',
  twoInSet: "A 2 can’t be part of a set. Play a single 2 on its own.",
  tooMany: ({ count }: { count: number }) =>
    `You can’t play ${count} cards at once. Play a single, pair, triple or quad of one rank.`,
  otherRanks: "These cards don’t share a rank. Play a single, pair, triple or quad of one rank.",
  jokersAlone: "A set can’t be all jokers. Add at least one natural card.",
  noAs: 'A joker played alone needs a rank: set "as" to a rank from 3 to A.',
  asTwo: "A joker can’t be a 2. Choose a rank from 3 to ace.",
  owed: "You hold the 3 of clubs, so you start the round. Lead it, alone or in a set of 3s.",
  otherCount: ({ lead: { count, rank } }: { lead: Lead }) =>
    `There’s ${setName(count)} to beat. Play ${setName(count)} ranked above ${rankWord(rank)}, or a 2.`,
  notHigher: ({ rank, lead }: { rank: Rank; lead: Lead }) =>
    `${rankWord(rank)} doesn’t beat ${rankWord(lead.rank)}. Play ${setName(lead.count)} of a higher rank, or a 2.`,
  noExchange: "The exchange is over. Play cards or pass.",
  otherGift: ({ due, count }: { due: number; count: number }) =>
    `Pick exactly ${due} ${noun(due, "card", "cards")} to give, not ${count}.`,
  notHeldToGive: ({ cards }: { cards: readonly Card[] }) =>
    `You don’t hold ${namedCards(cards)}. Give cards from your own hand.`,
  sameTitles: "carry.king and carry.bastard name the same seat (KB-6)",
  fewCards: ({ cards, seats }: { cards: number; seats: number }) =>
    `${cards} cards aren’t enough to deal to ${seats} players (KB-4)`,
};

const setWord = (count: number): string => ["", "card", "pair", "triple", "quad"][count] ?? "set";
/** Advice spells ranks out, except the 2, which is a name of its own. */
const spelledOut = (rank: Rank): string => (rank === "2" ? "2" : spelled[rank]);
const manyOf = (rank: Rank): string => (rank === "2" ? "2s" : spelledMany(rank));
type Set = Readonly<{ rank: Rank; count: number }>;
const the = ({ rank, count }: Set): string => `the ${count > 1 ? manyOf(rank) : spelledOut(rank)}`;
const cardsLeft = (count: number): string =>
  `only ${count > 3 ? count : countWord(count)} ${noun(count, "card", "cards")} left`;
const keptNames = { ace: ["ace", "aces"], joker: ["joker", "jokers"], two: ["2", "2s"] } as const;
type Kept = Readonly<{ what: keyof typeof keptNames; count: number }>;

/** Reasons for a bot's moves (H-27). */
const reasons = {
  leaves: "Leaves the round.",
  noLowerGift: "These are your lowest cards.",
  lowGift: ({ ranks, leavesNone }: { ranks: readonly Rank[]; leavesNone: boolean }) =>
    `Low cards such as ${ranks.map(manyOf).join(" and ")} are the hardest to get rid of${leavesNone ? ", and this breaks up no set" : ""}.`,
  nothingBeats: "Nothing in your hand beats this.",
  tooDear:
    "Beating this would cost too much. Keep your sets and high cards; your turn will come round again.",
  onlyTrumps: ({ withTwo, withJoker }: { withTwo: boolean; withJoker: boolean }) =>
    `Only ${oneOf([...(withTwo ? ["a 2"] : []), ...(withJoker ? ["the joker"] : [])])} beats this, and that is worth more later.`,
  lastCards: ({ count, isFirst }: { count: number; isFirst: boolean }) =>
    `${count > 1 ? "These are your last cards" : "This is your last card"}: play and go out${isFirst ? " first, as King" : ""}.`,
  owed: "You must start with the 3 of clubs.",
  owedInSet: "You must start with the 3 of clubs, and it’s best to lead low cards together.",
  play: ({ way }: { way: Said }, tell: Tell) => `${tell(way)}.`,
  playAndKeep: ({ way, kept }: { way: Said; kept: readonly Kept[] }, tell: Tell) =>
    `${tell(way)}; keeps your ${allOf(kept.map(({ what, count }) => keptNames[what][count > 1 ? 1 : 0]))}.`,
  twoToGoOut: "A 2 wins the trick at once, and then nobody can stop you going out.",
  twoInDanger: ({ fewest }: { fewest: number }) =>
    `Another player has ${cardsLeft(fewest)}, and a 2 wins the trick at once.`,
  twoForLead: "A 2 wins the trick at once, so you can lead your low cards.",
  leadUnbeaten: (set: Set) =>
    `Leads ${the(set)}: no card still in play can beat ${set.count > 1 ? "them" : "it"}`,
  leadTooMany: ({ fewest, ...set }: Set & { readonly fewest: number }) =>
    `Leads ${the(set)}: a player with ${cardsLeft(fewest)} can’t answer a ${setWord(set.count)}`,
  leadLowest: (set: Set) =>
    `Leads ${the(set)}, your lowest: low cards beat nothing, so lead them when you can`,
  leadSet: (set: Set) => `Leads ${the(set)}: a ${setWord(set.count)} is hard to answer`,
  leadLone: (set: Set) => `Leads ${the(set)}, a card that belongs to no set`,
  leadHigh: (set: Set) => `Leads ${the(set)}, which may well win the trick`,
  jokerInSet: (lead: Set) => `The joker completes a ${setWord(lead.count)} that beats ${the(lead)}`,
  jokerAs: ({ as, ...lead }: Set & { readonly as: Rank }) =>
    `The joker as ${/^[A8]/.test(as) ? "an" : "a"} ${spelledOut(as)} beats ${the(lead)}`,
  beatsAll: (lead: Set) => `Beats ${the(lead)}, and no card still in play beats this`,
  lowestThatBeats: (lead: Set) => `Your lowest ${setWord(lead.count)} that beats ${the(lead)}`,
  breaksNoSet: (lead: Set) => `Beats ${the(lead)} without breaking up a set`,
  mayWin: (lead: Set) => `Beats ${the(lead)}, and is high enough to win the lead perhaps`,
};

const options = {
  jokersPerPack: {
    label: "Jokers in each pack",
    help: "A joker stands in for any card but a 2. A pack is added for every six players.",
  },
  exchangeTrumps: {
    label: "2s and jokers count in the exchange",
    help: "Off: the Bastard gives the two highest cards from 3 to ace and keeps 2s and jokers. On: a 2 ranks above a joker and a joker above an ace, so the Bastard must give them too.",
  },
  stake: {
    label: "Stake",
    help: "Chips each player pays into the pot before the deal. The King takes the pot. 0: no stake.",
  },
  bastardPays: {
    label: "The Bastard pays the King",
    help: "Chips the Bastard also pays the King at the end of the round, or as many as the Bastard has.",
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
  calledOff: "No exchange: the King or the Bastard has left.",
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
  jokerSign: (rank: Rank) => `as ${rankWord(rank)}`,
  giveThis: (count: number, of: number) =>
    count === of ? `Give ${cards(of)}` : `Give ${cards(of)} (${count} picked)`,
  handHelp:
    "Use the arrow keys to move between cards, Space to pick, Enter to play, Escape to clear. A rank’s key picks its cards; W picks a joker.",
  twoDoes: "beats anything and wins the trick at once",
  jokerDoes: "stands for any card but a 2",
  nothingLies: "No cards have been played to this trick.",
  trick: (lead: string, name: string | null, before: number) =>
    `${capital(name === null ? "your" : `${name}’s`)} ${lead} is winning the trick${before > 0 ? `, after ${before} other ${noun(before, "play", "plays")}` : ""}.`,
};

const achievements = {
  crowned: { name: "Crowned", help: "Be King in a round." },
  dynasty: { name: "Dynasty", help: "Be King twice in a row." },
  uprising: { name: "Uprising", help: "Be King right after a round as the Bastard." },
  quad: {
    name: "All four at once",
    help: "Play four cards of one rank at once. Jokers count.",
  },
  trump: { name: "The last word", help: "Go out first with a 2." },
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
