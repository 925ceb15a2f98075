import { isJoker, isNatural, rankOf, suitOf, type Card } from "#shared/cards/card.ts";
import { without } from "#shared/cards/hand.ts";
import { ownHand } from "#shared/contract/seen.ts";
import { readHand } from "#shared/poker/readHand.ts";
import type { Said } from "#shared/text/said.ts";
import { because } from "../say.ts";
import { handSize, wagerRange, type DrawSeen } from "../seen.ts";
import type { Move } from "../types.ts";
import { chanceToWin, priceOf, situationOf, type Bettor, type Situation } from "./judgement.ts";
import { ifRaised, isPlannedCall } from "./plan.ts";

/** `ranks`: in the order in which the hand is read (FD-16). */
function handName(hand: readonly Card[]) {
  const { category, read } = readHand(hand);
  return { category, ranks: read.map(rankOf) };
}

function keptOf(hand: readonly Card[], thrown: readonly Card[]) {
  const kept = without(hand, thrown) ?? hand;
  const naturals = kept.filter(isNatural);
  return {
    jokers: kept.filter(isJoker).length,
    ranks: [...Map.groupBy(naturals, rankOf)].map(([rank, cards]) => ({
      rank,
      count: cards.length,
    })),
    isOneSuit: new Set(naturals.map(suitOf)).size === 1,
  };
}

export function reasonFor(seen: DrawSeen, move: Move): Said {
  if (move.type === "leave") return because("leaves");
  if (move.type === "draw") return drawReason(seen, move.cards);
  const situation = situationOf(seen);
  // The chance to win at the showdown as things are.
  const at = {
    hand: handName(situation.hand),
    chance: chanceToWin(situation),
    rivals: situation.rivals.length,
  };
  if (move.type === "check") return because("check", at);
  if (move.type === "call") return callReason(situation, at);
  if (move.type === "fold") return foldReason(situation, at);
  return betReason(situation, at, move);
}

type At = Readonly<{
  hand: ReturnType<typeof handName>;
  chance: number;
  rivals: number;
}>;

function callReason(situation: Situation, at: At) {
  const price = priceOf(situation);
  const said = { ...at, ...price, ifRaised: ifRaised(situation, { type: "call" }) };
  if (at.chance >= price.needed) return because("call", said);
  return because(isPlannedCall(situation) ? "plannedCall" : "cheapCall", said);
}

function foldReason(situation: Situation, at: At) {
  if (situation.seen.facts.toMatch === 0) return because("foldUnbet", at);
  const price = priceOf(situation);
  return at.chance < price.needed
    ? because("fold", { ...at, ...price })
    : because("foldBeforeMore", at);
}

function betReason(situation: Situation, at: At, move: Bettor) {
  const { type, to } = move;
  const range = wagerRange(situation.seen.legal);
  const isLeast = to === range?.min && to !== range.max;
  const isAhead = at.chance > 1 / (at.rivals + 1);
  const said = { ...at, ifRaised: ifRaised(situation, move) };
  if (to === range?.max) return because("allIn", { ...said, isAhead });
  if (isLeast && type === "bet" && !isAhead) return because("leastBet", said);
  return because(isAhead ? "forWorse" : "forBetter", { ...said, type });
}

function drawReason(seen: DrawSeen, cards: readonly Card[]) {
  const held = ownHand(seen);
  const count = cards.length;
  if (count === 0) return because("keepAll", { hand: handName(held) });
  return count === handSize
    ? because("keepNone")
    : because("keepSome", { kept: keptOf(held, cards), count });
}
