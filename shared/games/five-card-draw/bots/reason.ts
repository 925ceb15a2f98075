import { ownHand } from "#shared/contract/seen.ts";
import type { Said } from "#shared/text/said.ts";
import {
  chanceToWin,
  costOf,
  situationOf,
  type Bettor,
  type Situation,
  type Wager,
} from "./judgement.ts";
import { ifRaised, isPlannedCall, type IfRaised } from "./plan.ts";
import type { Weights } from "./weights.ts";
import { because } from "../say.ts";
import { handSize, wagerRange, type DrawSeen } from "../seen.ts";
import type { Move } from "../types.ts";
import { isJoker, isNatural, rankOf, suitOf, type Card, type Rank } from "#shared/cards/card.ts";
import { without } from "#shared/cards/hand.ts";
import type { Category } from "#shared/poker/evaluate.ts";
import { readHand } from "#shared/poker/readHand.ts";

type HandName = {
  readonly category: Category;
  /** In the order in which the hand is read (FD-16). */ readonly ranks: readonly Rank[];
};

function handName(hand: readonly Card[]): HandName {
  const { category, read } = readHand(hand);
  return { category, ranks: read.map(rankOf) };
}

type Kept = {
  readonly jokers: number;
  readonly ranks: readonly { readonly rank: Rank; readonly count: number }[];
  readonly isOneSuit: boolean;
};

function keptOf(hand: readonly Card[], thrown: readonly Card[]): Kept {
  const kept = without(hand, thrown) ?? hand;
  const naturals = kept.filter(isNatural);
  const ranks = [...Map.groupBy(naturals, rankOf)].map(([rank, cards]) => ({
    rank,
    count: cards.length,
  }));
  return {
    jokers: kept.filter(isJoker).length,
    ranks,
    isOneSuit: new Set(naturals.map(suitOf)).size === 1,
  };
}

export function reasonFor(seen: DrawSeen, move: Move, weights: Weights): Said {
  if (move.type === "leave") return because("leaves");
  if (move.type === "draw") return drawReason(seen, move.cards.length, move.cards);
  const situation = situationOf(seen, weights);
  const odds = {
    ...oddsOf(seen, situation),
    chance: chanceToWin(seen, situation, weights),
    weights,
  };
  if (move.type === "check") return because("check", chanceOf(situation, odds));
  if (move.type === "call") return callReason(seen, situation, odds);
  if (move.type === "fold") return foldReason(seen, situation, odds);
  return betReason(seen, situation, odds, move);
}

interface Odds {
  /** Chance (0…1) to win at the showdown as things are. */
  readonly chance: number;
  /** Cost of a call, and the part of the pot it would then be. */
  readonly price: number;
  readonly needed: number;
  readonly weights: Weights;
}

function oddsOf(seen: DrawSeen, { own }: Situation): Pick<Odds, "price" | "needed"> {
  const price = costOf(seen, own, { type: "call" });
  return { price, needed: price / Math.max(1, seen.facts.pot + price) };
}

type Chance = { readonly hand: HandName; readonly chance: number; readonly rivals: number };
const chanceOf = ({ hand, rivals }: Situation, { chance }: Odds): Chance => ({
  hand: handName(hand),
  chance,
  rivals: rivals.length,
});
const priceOf = (
  situation: Situation,
  odds: Odds,
): Chance & { readonly price: number; readonly needed: number } => ({
  ...chanceOf(situation, odds),
  price: odds.price,
  needed: odds.needed,
});

const planOf = (
  seen: DrawSeen,
  situation: Situation,
  move: Wager,
  { weights }: Odds,
): { readonly ifRaised: IfRaised | null } => ({
  ifRaised: ifRaised(seen, situation, move, weights),
});

function callReason(seen: DrawSeen, situation: Situation, odds: Odds): Said {
  const at = { ...priceOf(situation, odds), ...planOf(seen, situation, { type: "call" }, odds) };
  if (odds.chance >= odds.needed) return because("call", at);
  return because(isPlannedCall(seen, situation, odds.weights) ? "plannedCall" : "cheapCall", at);
}

function foldReason(seen: DrawSeen, situation: Situation, odds: Odds): Said {
  if (seen.facts.toMatch === 0) return because("foldUnbet", chanceOf(situation, odds));
  return odds.chance < odds.needed
    ? because("fold", priceOf(situation, odds))
    : because("foldBeforeMore", chanceOf(situation, odds));
}

function betReason(seen: DrawSeen, situation: Situation, odds: Odds, move: Bettor): Said {
  const { type, to } = move;
  const range = wagerRange(seen.legal);
  const isLeast = to === range?.min && to !== range.max;
  const isAhead = odds.chance > 1 / (situation.rivals.length + 1);
  const at = { ...chanceOf(situation, odds), ...planOf(seen, situation, move, odds) };
  if (to === range?.max) return because("allIn", { ...at, isAhead });
  if (isLeast && type === "bet" && !isAhead) return because("leastBet", at);
  return because(isAhead ? "forWorse" : "forBetter", { ...at, type });
}

function drawReason(
  seen: DrawSeen,
  count: number,
  cards: Extract<Move, { readonly type: "draw" }>["cards"],
): Said {
  const held = ownHand(seen);
  if (count === 0) return because("keepAll", { hand: handName(held) });
  return count === handSize
    ? because("keepNone")
    : because("keepSome", { kept: keptOf(held, cards), count });
}
