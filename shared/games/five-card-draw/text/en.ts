import type { Card, Rank } from "#shared/cards/card.ts";
import type { Shown } from "#shared/contract/json.ts";
import type { Category } from "#shared/poker/evaluate.ts";
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
type Range = Readonly<{ min: number; max: number }>;
const within = (what: "bet" | "raise", { min, max }: Range): string =>
  min === max
    ? `you can only ${what} all your chips, ${max}`
    : `you can ${what} from ${min} to ${max}`;

/** Refusals of malformed moves, addressed to programs. */
const forms = {
  cards: "must be a list of cards, empty to keep all",
  tooManyCards: "lists more cards than a hand holds",
  to: "must be a whole number of chips: your total in this betting round",
};

const refusals = {
  hasBet: ({ toMatch }: { toMatch: number }) =>
    `There’s already a bet of ${toMatch}. Call, raise or fold.`,
  otherBet: ({ to, ...range }: Range & { readonly to: number }) =>
    `You can’t bet ${to}: ${within("bet", range)}.`,
  otherRaise: ({ to, ...range }: Range & { readonly to: number }) =>
    `You can’t raise to ${to}: ${within("raise", range)}.`,
  noBetYet: "Nobody has bet yet. Bet or fold.",
  notOpen:
    "You’ve already acted, and an all-in raise below the minimum doesn’t let you raise again. Call or fold.",
  notFullTogether:
    "You’ve already acted, and the all-in raises since then don’t add up to a full raise. Call or fold.",
  tooFewChips: "You don’t have enough chips to raise. Call or fold.",
  nobodyLeft: "Nobody else can bet any more. Call or fold.",
  noCall: ({ mayCheck }: { mayCheck: boolean }) =>
    `There’s no bet to call. ${mayCheck ? "Bet, check" : "Bet"} or fold.`,
  noChecking: ({ toMatch }: { toMatch: number }) =>
    `You can’t check at this table. ${toMatch === 0 ? "Bet" : "Call, raise"} or fold.`,
  mustMatch: ({ toMatch }: { toMatch: number }) =>
    `There’s a bet of ${toMatch}. Call, raise or fold.`,
  drawing: ({ most }: { most: number }) =>
    `You can’t bet or fold during the draw. Exchange ${upTo(most)}.`,
  betting: "You can’t exchange cards during a betting round. Wait for the draw.",
  tooMany: ({ most, count }: { most: number; count: number }) =>
    `You can exchange ${upTo(most)} now, not ${count}.`,
  notHeld: ({ cards }: { cards: readonly Card[] }) =>
    `You don’t hold ${namedCards(cards)}. Discard cards from your own hand.`,
  fewPlayers: ({ players }: { players: number }) =>
    `a hand needs two players with chips, and there ${noun(players, "is one", "are none")} (FD-3)`,
  fewCards: ({ cards, each, players }: { cards: number; each: number; players: number }) =>
    `${cards} cards aren’t enough to deal ${each} each to ${players} players (FD-6)`,
  titles: ({ value }: { value: Shown }) =>
    `carry.titles must be an object with king and bastard, not ${shownWords(value)} (H-8)`,
  sameTitles: "carry.titles.king and carry.titles.bastard name the same seat (H-8)",
};

/** A hand's category, and its ranks in the order in which it is read (FD-16). */
type HandName = Readonly<{ category: Category; ranks: readonly Rank[] }>;

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

type Kept = Readonly<{
  jokers: number;
  ranks: readonly Readonly<{ rank: Rank; count: number }>[];
  isOneSuit: boolean;
}>;

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
type Chance = Readonly<{ hand: HandName; chance: number; rivals: number }>;
type Price = Chance & Readonly<{ price: number; needed: number }>;
const percents = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const percent = (share: number): string =>
  `${percents.format(Math.min(99, Math.max(1, Math.round(share * 100))))} %`;
/** "A pair of kings: 61 % to win against one player" */
const opening = ({ hand, chance, rivals }: Chance): string =>
  `${capital(handWords(hand))}: ${percent(chance)} to win against ${rivals === 1 ? "one player" : `${rivals} players`}`;
/** The response to a later raise; null if nobody can raise. */
type Plan = {
  readonly ifRaised:
    | Readonly<{ does: "stay"; /* Null: any raise. */ upTo: number | null }>
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
  check: (at: Chance) => `${opening(at)}. Nobody has bet, so staying in is free.`,
  call: (at: Price & Plan) =>
    `${opening(at)}, and a call of ${at.price} needs only ${percent(at.needed)} to pay off.${planned(at)}`,
  plannedCall: (at: Price & Plan) =>
    `${opening(at)}, but you bet planning to stay in against a raise like this.${planned(at)}`,
  cheapCall: (at: Price & Plan) =>
    `${opening(at)}. A call costs only ${at.price}, and you may win more later.${planned(at)}`,
  foldUnbet: (at: Chance) =>
    `${opening(at)}. That’s not enough to bet on, and you can’t check here.`,
  fold: (at: Price) =>
    `${opening(at)}, but a call of ${at.price} needs ${percent(at.needed)} to pay off. Let it go.`,
  foldBeforeMore: (at: Chance) =>
    `${opening(at)}, but there’s more betting to come, and this hand seldom survives it.`,
  allIn: ({ isAhead, ...at }: Chance & Plan & { readonly isAhead: boolean }) =>
    `${opening(at)}. With so few chips left, ${isAhead ? "go all in" : "it’s all in or fold"}.${planned(at)}`,
  leastBet: (at: Chance & Plan) =>
    `${opening(at)}. The smallest bet is the cheapest way to stay in.${planned(at)}`,
  forWorse: (at: Wager) =>
    `${opening(at)}. ${capital(wager[at.type])} makes worse hands pay or fold.${planned(at)}`,
  forBetter: (at: Wager) =>
    `${opening(at)}. ${capital(wager[at.type])} now and then can make better hands fold.${planned(at)}`,
  keepAll: ({ hand }: { hand: HandName }) =>
    `${capital(handWords(hand))}: keep all five. A new card would rarely help.`,
  keepNone: "Nothing here is worth keeping. Draw five new cards.",
  keepSome: ({ kept, count }: { kept: Kept; count: number }) =>
    `Keep ${keptWords(kept)} and exchange the other ${count === 1 ? "card" : `${count} cards`} for something better.`,
};

const options = {
  jokersPerPack: {
    label: "Jokers in each pack",
    help: "A joker is wild: it stands for whichever card makes the best hand. Nine or more players use two packs.",
  },
  buyIn: {
    label: "Buy-in",
    help: "Chips each player starts with. Later hands carry on with the chips they have.",
  },
  ante: {
    label: "Ante",
    help: "Chips each player pays into the pot before the deal. Also the smallest bet.",
  },
  allowCheck: {
    label: "Checking",
    help: "Off: until someone bets, you can only bet or fold. On: you can also check – stay in without betting.",
  },
  shortRaisesAddUp: {
    label: "Short raises add up",
    help: "Off: after all-in raises below the minimum, players who have acted can’t raise again. On (always in tournaments): they can once the raises add up to a full raise.",
  },
  maxDraw: {
    label: "Cards to exchange",
    help: "The most cards each player may exchange in the draw.",
  },
} satisfies { readonly [K in keyof Options]: OptionText };

const allInToo = (name: string | null, isAllIn: boolean): string =>
  isAllIn ? ` and ${name === null ? "are" : "is"} all in` : "";

/** The ranks that name a shown hand: of its largest group and of the next. */
type HandKind = Readonly<{ category: Category; ranks: readonly [Rank, Rank] }>;

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
  bet1: "The first betting round is over.",
  draw: "The draw is over.",
  bet2: "The second betting round is over.",
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
    `Nobody could call, so ${name === null ? "you get" : `${name} gets`} ${chips(amount)} back.`,
  reshuffled: (count: number) =>
    `The stock is empty, so ${count === 1 ? "the discarded card becomes" : `the ${cards(count)} discarded are shuffled into`} a new one.`,
  drew: (name: string | null, count: number, names: readonly string[]) =>
    count === 0
      ? `${does(name, "stood")} pat.`
      : `${does(name, "drew")} ${cards(count)}${names.length > 0 ? `: ${allOf(names)}` : ""}.`,
  showed: (name: string | null, kind: HandKind, names: readonly string[]) =>
    `${does(name, "showed")} ${withArticle.includes(kind.category) ? "a " : ""}${hand(kind)}: ${allOf(names)}.`,
  jokerAs: (card: string) => `joker as ${card}`,
  jokersAs: (signs: readonly string[]) =>
    `${noun(signs.length, "joker", "jokers")} as ${allOf(signs)}`,
  won: (name: string | null, pot: string, byFold: boolean) =>
    `${does(name, "won")} ${pot}${byFold ? " because everyone else was out" : ""}.`,
  split: (shares: readonly Readonly<{ name: string | null; amount: number }>[], pot: string) => {
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
  /** `mayCheck`: the table allows checking; only now there is nothing to check. */
  yourBet: (mayCheck: boolean) =>
    `Your turn – bet or fold${mayCheck ? "" : " (house rule: no checking)"}`,
  overByFolds: "Everybody else has folded.",
  noChecking:
    "Nobody has bet yet, and this table plays without checking: you can only bet or fold.",
  yourCheck: "Your turn – check or bet",
  yourCall: (amount: number) => `Your turn – ${number(amount)} to call`,
  yourCallAllIn: (amount: number) => `Your turn – ${number(amount)} to call, your last chips`,
  yourDraw: (max: number) =>
    max === 0 ? "Your turn – there are no cards to draw" : `Your turn – draw up to ${cards(max)}`,
  theirTurn: (name: string) => `${name} to act`,
  theirDraw: (name: string) => `${name} to draw`,
  youAreAllIn: (name: string) => `You’re all in – ${name} to act`,
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
    max === 0 ? "There are no cards to draw. Stand pat." : `You can draw up to ${cards(max)}.`,
  presets: { half: "½ pot", pot: "Pot", all: "All in" },
  wild: "wild",
  drewBefore: (count: number) => (count === 0 ? "stood pat" : `drew ${cards(count)}`),
  notDealt: "not dealt in",
  allInNow: "all in",
  privilege: { king: "pays no ante", bastard: "pays the King’s ante" } satisfies {
    readonly [K in keyof Titles]: string;
  },
  handHelp:
    "Use the arrow keys to move between cards, Space to pick cards to discard, D to draw or stand pat, Escape to clear. Press F to fold, C to call or check, R or B to choose a bet, A to go all in, Enter to confirm.",
};

const achievements = {
  pot: { name: "First pot", help: "Win a hand." },
  pat: { name: "Standing pat", help: "Win a showdown without drawing a card." },
  threeNew: { name: "Three new cards", help: "Draw three cards and win the showdown." },
  allFolded: {
    name: "No questions asked",
    help: "Win ten hands by betting or raising until everyone else folds.",
  },
  fullHouse: { name: "Full house", help: "Win a showdown with a full house or better." },
  fourOfAKind: { name: "Four of a kind", help: "Win a showdown with four of a kind or better." },
  doubled: { name: "Doubled up", help: "Win as much as a buy-in in one hand." },
  fiftyPots: { name: "Fifty pots", help: "Win 50 hands." },
};

export const en = {
  name: "Five-card draw",
  tagline:
    "Bet, exchange up to three cards, bet again. The best hand wins the pot – or the best bluff.",
  line: "Bet, exchange cards, bet again",
  options,
  refusals,
  forms,
  reasons,
  table,
  achievements,
};

export type Text = Widened<typeof en>;
