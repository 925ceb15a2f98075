import type { Card, Rank } from "#shared/cards/card.ts";
import type { Shown } from "#shared/contract/json.ts";
import type { Category } from "#shared/poker/category.ts";
import {
  allOf,
  capital,
  cards,
  chips,
  does,
  listed,
  manyOfRank,
  namedCards,
  noun,
  number,
  rankWords,
  shownWords,
  spelled,
  spelledMany,
} from "#shared/text/en/words.ts";
import type { OptionText } from "#shared/text/gameText.ts";
import type { Widened } from "#shared/text/said.ts";
import type { Options, Phase, Titles } from "../types.ts";

/** "up to 3 cards" */
const upTo = (most: number): string =>
  most === 0 ? "no cards" : `up to ${most} ${noun(most, "card", "cards")}`;
type Range = { readonly min: number; readonly max: number };
const within = (what: "bet" | "raise", { min, max }: Range): string =>
  min === max
    ? `you may ${what} all your chips, to ${max}`
    : `you may ${what} to ${min} up to ${max}`;

/** Refusals of malformed moves, addressed to programs. */
const forms = {
  cards: "a list of cards is needed, empty to keep all",
  tooManyCards: "these are more cards than a hand holds",
  to: "a whole number of chips is needed: your total in this stage",
};

const refusals = {
  hasBet: ({ toMatch }: { toMatch: number }) =>
    `There is a bet of ${toMatch} already: call, raise or fold.`,
  otherBet: ({ to, ...range }: Range & { readonly to: number }) =>
    `A bet to ${to} is not possible: ${within("bet", range)}.`,
  otherRaise: ({ to, ...range }: Range & { readonly to: number }) =>
    `A raise to ${to} is not possible: ${within("raise", range)}.`,
  noBetYet: "Nobody has bet yet: bet or fold.",
  notOpen:
    "You have acted, and an all-in raise below the minimum does not open the betting to you again: call or fold.",
  notFullTogether:
    "You have acted, and the all-in raises since then do not add up to a full raise: call or fold.",
  tooFewChips: "You do not have more chips than it takes to call: call or fold.",
  nobodyLeft: "Nobody else can still bet: call or fold.",
  noCall: ({ mayCheck }: { mayCheck: boolean }) =>
    `There is no bet to call: bet${mayCheck ? ", check" : ""} or fold.`,
  noChecking: ({ toMatch }: { toMatch: number }) =>
    `There is no checking at this table: ${toMatch === 0 ? "bet" : "call, raise"} or fold.`,
  mustMatch: ({ toMatch }: { toMatch: number }) =>
    `There is a bet of ${toMatch}: call, raise or fold.`,
  drawing: ({ most }: { most: number }) =>
    `This is the draw, where nobody bets or folds: exchange ${upTo(most)}.`,
  betting: "This is a betting stage: cards are exchanged between the two of them.",
  tooMany: ({ most, count }: { most: number; count: number }) =>
    `You may exchange ${upTo(most)} now, not ${count}.`,
  notHeld: ({ cards }: { cards: readonly Card[] }) =>
    `You do not hold ${namedCards(cards)}: throw cards from your own hand.`,
  fewPlayers: ({ players }: { players: number }) =>
    `a hand needs two seats with chips, and there ${noun(players, "is one", "are none")} (FD-3)`,
  fewCards: ({ cards, each, players }: { cards: number; each: number; players: number }) =>
    `${cards} cards are too few to deal ${each} each to ${players} players (FD-6)`,
  titles: ({ value }: { value: Shown }) =>
    `carry.titles must be an object with king and bastard, not ${shownWords(value)} (H-8)`,
  sameTitles: "carry.titles.king and carry.titles.bastard name the same seat (H-8)",
};

/** A hand's category, and its ranks in the order in which it is read (FD-16). */
type HandName = { readonly category: Category; readonly ranks: readonly Rank[] };

/** "two pair, kings and fours", "an ace-high straight" */
function handWords({ category, ranks }: HandName): string {
  const [first, , third, , last] = ranks as [Rank, Rank, Rank, Rank, Rank];
  const high = `${/^[A8]/.test(first) ? "an" : "a"} ${spelled[first]}-high`;
  switch (category) {
    case "high card":
      return `${spelled[first]} high`;
    case "one pair":
      return `a pair of ${spelledMany(first)}`;
    case "two pair":
      return `two pair, ${spelledMany(first)} and ${spelledMany(third)}`;
    case "three of a kind":
      return `three ${spelledMany(first)}`;
    case "straight":
    case "flush":
    case "straight flush":
      return `${high} ${category}`;
    case "full house":
      return `a full house, ${spelledMany(first)} over ${spelledMany(last)}`;
    case "four of a kind":
      return `four ${spelledMany(first)}`;
    case "five of a kind":
      return `five ${spelledMany(first)}`;
  }
}

type Kept = {
  readonly jokers: number;
  readonly ranks: readonly { readonly rank: Rank; readonly count: number }[];
  readonly isOneSuit: boolean;
};

/** "the kings", "the joker and the ace", "the suited ace, king, ten, four" */
function keptWords({ jokers, ranks, isOneSuit }: Kept): string {
  const joker = jokers === 0 ? [] : [noun(jokers, "the joker", "the jokers")];
  const kept =
    ranks.length > 2
      ? [`${isOneSuit ? "the suited" : "the"} ${listed(ranks.map(({ rank }) => spelled[rank]))}`]
      : ranks.map(({ rank, count }) => `the ${count > 1 ? spelledMany(rank) : spelled[rank]}`);
  return [...joker, ...kept].join(" and ");
}

/** A hand, and its chance (0…1) to win at the showdown against that many rivals. */
type Chance = { readonly hand: HandName; readonly chance: number; readonly rivals: number };
type Price = Chance & { readonly price: number; readonly needed: number };
const percents = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const percent = (share: number): string =>
  `${percents.format(Math.min(99, Math.max(1, Math.round(share * 100))))} %`;
/** "A pair of kings may win 61 % against one other" */
const opening = ({ hand, chance, rivals }: Chance): string =>
  `${capital(handWords(hand))} may win ${percent(chance)} against ${rivals === 1 ? "one other" : `${rivals} others`}`;
/** The response to a later raise; null if nobody can raise. */
type Plan = {
  readonly ifRaised:
    | { readonly does: "stay"; /* Null: any raise. */ readonly upTo: number | null }
    | { readonly does: "fold" }
    | null;
};
/** " If raised, stay in up to 60." */
function planned({ ifRaised }: Plan): string {
  if (ifRaised === null) return "";
  if (ifRaised.does === "fold") return " If raised, fold.";
  return ifRaised.upTo === null
    ? " If raised, stay in."
    : ` If raised, stay in up to ${number(ifRaised.upTo)}.`;
}
type Wager = Chance & Plan & { readonly type: "bet" | "raise" };
const wager = { bet: "a bet", raise: "a raise" };

/** Reasons for a bot's moves (H-27). */
const reasons = {
  leaves: "Leaves the hand.",
  check: (at: Chance) => `${opening(at)}: nobody has bet, so staying in costs nothing.`,
  call: (at: Price & Plan) =>
    `${opening(at)}, more than the ${percent(at.needed)} that a call of ${at.price} must win to pay.${planned(at)}`,
  plannedCall: (at: Price & Plan) =>
    `${opening(at)}; but what you have put in was meant to stand a raise like this one.${planned(at)}`,
  cheapCall: (at: Price & Plan) =>
    `${opening(at)}; a call costs only ${at.price}, and what comes after it may pay for it.${planned(at)}`,
  foldUnbet: (at: Chance) => `${opening(at)}: too little to bet on, and there is no checking here.`,
  fold: (at: Price) =>
    `${opening(at)}, and a call of ${at.price} must win ${percent(at.needed)} to pay: let it go.`,
  foldBeforeMore: (at: Chance) =>
    `${opening(at)}, but more betting is to come, and then this hand seldom holds.`,
  allIn: ({ isAhead, ...at }: Chance & Plan & { readonly isAhead: boolean }) =>
    `${opening(at)}: with few chips behind, all of them go in${isAhead ? "" : " or none"}.${planned(at)}`,
  leastBet: (at: Chance & Plan) =>
    `${opening(at)}: the smallest bet stays in at the lowest price.${planned(at)}`,
  forWorse: (at: Wager) =>
    `${opening(at)}: ${wager[at.type]} makes worse hands pay or fold.${planned(at)}`,
  forBetter: (at: Wager) =>
    `${opening(at)}: ${wager[at.type]} now and then may make better hands fold.${planned(at)}`,
  keepAll: ({ hand }: { hand: HandName }) =>
    `${capital(handWords(hand))}: keep all five, a new card would seldom help.`,
  keepNone: "Nothing here is worth keeping: five new cards.",
  keepSome: ({ kept, count }: { kept: Kept; count: number }) =>
    `Keep ${keptWords(kept)} and change the other ${count === 1 ? "card" : `${count} cards`} for something better.`,
};

const options = {
  jokersPerPack: {
    label: "Jokers in each pack",
    help: "A joker is wild: it stands for whichever card makes the best hand. From nine players on there are two packs.",
  },
  buyIn: {
    label: "Buy-in",
    help: "Chips of a player who brings none along from an earlier round.",
  },
  ante: {
    label: "Ante",
    help: "Chips every player pays into the pot before the cards are dealt. It is also the smallest bet.",
  },
  allowCheck: {
    label: "Checking",
    help: "Off: until somebody bets you may only bet or fold. On: you may also check – stay in without betting.",
  },
  shortRaisesAddUp: {
    label: "Short raises add up",
    help: "Off: an all-in raise below the minimum gives nobody who has acted a new right to raise. On, as in tournaments: several that together come to a full raise do.",
  },
  maxDraw: {
    label: "Cards to exchange",
    help: "How many cards each player may exchange at most in the draw.",
  },
} satisfies { readonly [K in keyof Options]: OptionText };

const allInToo = (name: string | null, isAllIn: boolean): string =>
  isAllIn ? ` and ${name === null ? "are" : "is"} all in` : "";

/** The ranks that name a shown hand: of its largest group and of the next. */
type HandKind = { readonly category: Category; readonly ranks: readonly [Rank, Rank] };

/** FD-16 */
function hand({ category, ranks: [first, second] }: HandKind): string {
  switch (category) {
    case "high card":
      return `${rankWords[first]} high`;
    case "one pair":
      return `pair of ${manyOfRank(first)}`;
    case "two pair":
      return `two pair, ${manyOfRank(first)} and ${manyOfRank(second)}`;
    case "three of a kind":
      return `three ${manyOfRank(first)}`;
    case "straight":
      return `straight to the ${rankWords[first]}`;
    case "flush":
      return `flush, ${rankWords[first]} high`;
    case "full house":
      return `full house, ${manyOfRank(first)} over ${manyOfRank(second)}`;
    case "four of a kind":
      return `four ${manyOfRank(first)}`;
    case "straight flush":
      return first === "A" ? "royal flush" : `straight flush to the ${rankWords[first]}`;
    case "five of a kind":
      return `five ${manyOfRank(first)}`;
  }
}

const withArticle: readonly HandKind["category"][] = [
  "one pair",
  "straight",
  "flush",
  "full house",
  "straight flush",
];
const stages: { readonly [K in Phase]: string | null } = {
  bet1: "The first betting is over.",
  draw: "The draw is over.",
  bet2: "The second betting is over.",
  over: null,
};

/** Texts at the table; a player's name is null where the reader is meant. */
const table = {
  hand,
  dealt: (dealer: string | null) => `${does(dealer, "deal", "deals")} a new hand.`,
  bet: (name: string | null, to: number, isAllIn: boolean) =>
    `${does(name, "bet")} ${number(to)}${allInToo(name, isAllIn)}.`,
  raised: (name: string | null, to: number, isAllIn: boolean) =>
    `${does(name, "raised")} to ${number(to)}${allInToo(name, isAllIn)}.`,
  called: (name: string | null, amount: number, isAllIn: boolean) =>
    `${does(name, "called")} ${number(amount)}${allInToo(name, isAllIn)}.`,
  checked: (name: string | null) => `${does(name, "checked")}.`,
  folded: (name: string | null) => `${does(name, "folded")}.`,
  stageEnded: (phase: Phase) => stages[phase],
  returned: (name: string | null, amount: number) =>
    `${does(name, "get", "gets")} ${chips(amount)} back that nobody could call.`,
  reshuffled: (count: number) =>
    `The stock is empty: ${cards(count)} thrown before ${noun(count, "becomes", "are shuffled into")} a new one.`,
  drew: (name: string | null, count: number, names: readonly string[]) =>
    count === 0
      ? `${does(name, "stood")} pat.`
      : `${does(name, "drew")} ${cards(count)}${names.length > 0 ? `: ${allOf(names)}` : ""}.`,
  showed: (name: string | null, kind: HandKind, names: readonly string[]) =>
    `${does(name, "showed")} ${withArticle.includes(kind.category) ? "a " : ""}${hand(kind)}: ${allOf(names)}.`,
  jokerAs: (card: string) => `joker as ${card}`,
  won: (name: string | null, pot: string, byFold: boolean) =>
    `${does(name, "won")} ${pot}${byFold ? ": everyone else was out" : ""}.`,
  split: (
    shares: readonly { readonly name: string | null; readonly amount: number }[],
    pot: string,
  ) => {
    const names = allOf(shares.map(({ name }, at) => name ?? (at === 0 ? "You" : "you")));
    return `${names} split ${pot}: ${shares.map(({ name, amount }) => `${name ?? "you"} ${number(amount)}`).join(", ")}.`;
  },
  pot: (index: number, amount: number) =>
    index === 0 ? `the pot of ${chips(amount)}` : `side pot ${index} of ${chips(amount)}`,
  left: (name: string | null) => `${does(name, "have", "has")} left the table.`,
  saysBet: (to: number) => `Bet ${number(to)}`,
  saysRaise: (to: number) => `Raise to ${number(to)}`,
  saysCall: (amount: number) => `Call ${number(amount)}`,
  saysAllIn: "All in",
  saysCheck: "Check",
  saysDrew: (count: number) => (count === 0 ? "Stand pat" : `Draw ${count}`),
  yourBet: "Your turn – bet or fold",
  yourCheck: "Your turn – check or bet",
  yourCall: (amount: number) => `Your turn – ${number(amount)} to call`,
  yourCallAllIn: (amount: number) => `Your turn – ${number(amount)} to call, your last chips`,
  yourDraw: (max: number) =>
    max === 0 ? "Your turn – there are no cards to draw" : `Your turn – draw up to ${cards(max)}`,
  theirTurn: (name: string) => `${name} to act`,
  theirDraw: (name: string) => `${name} to draw`,
  youAreAllIn: (name: string) => `You are all in – ${name} to act`,
  over: "The hand is over",
  callNow: "Call",
  call: (amount: number) => `Call ${number(amount)}`,
  callAllIn: (amount: number) => `Call all in – ${number(amount)}`,
  check: "Check",
  fold: "Fold",
  callAny: "Call any",
  checkFold: "Check/fold",
  bet1: "Bet…",
  raise1: "Raise…",
  betTo: (to: number) => `Bet ${number(to)}`,
  raiseTo: (to: number) => `Raise to ${number(to)}`,
  allIn: (to: number) => `All in – ${number(to)}`,
  draw: (count: number) => (count === 0 ? "Stand pat" : `Draw ${count}`),
  drawAtMost: (max: number) =>
    max === 0 ? "No cards are left to draw: stand pat." : `You may draw ${cards(max)} at most.`,
  presets: { half: "½ pot", pot: "Pot", all: "All in" },
  wild: "wild",
  drewBefore: (count: number) => (count === 0 ? "stood pat" : `drew ${cards(count)}`),
  notDealt: "not dealt in",
  allInNow: "all in",
  privilege: { king: "pays no ante", bastard: "pays the King’s ante" } satisfies {
    readonly [K in keyof Titles]: string;
  },
  handHelp:
    "Arrow keys move between cards, Space picks those to throw, D draws or stands pat, Escape clears. F folds, C calls or checks, R or B asks how much to bet, A goes all in, Enter confirms.",
};

const achievements = {
  pot: { name: "First pot", help: "Win a hand." },
  pat: { name: "Pat", help: "Win a showdown without drawing a card." },
  threeNew: { name: "Three new ones", help: "Throw three cards and win the showdown." },
  allFolded: {
    name: "No questions asked",
    help: "Win ten hands that you bet or raised in, because all others folded.",
  },
  fullHouse: { name: "Full house", help: "Win a showdown with a full house or better." },
  fourOfAKind: { name: "Four of a kind", help: "Win a showdown with four of a kind or better." },
  doubled: { name: "A good evening", help: "Win as much as a buy-in in one hand." },
  fiftyPots: { name: "Fifty pots", help: "Win 50 hands." },
};

export const en = {
  name: "Five-card draw",
  tagline:
    "Bet, exchange up to three cards, bet again. The best hand wins the pot – or the best nerve.",
  line: "Bet, exchange cards, bet again",
  options,
  refusals,
  forms,
  reasons,
  table,
  achievements,
};

export type Text = Widened<typeof en>;
