import { isJoker, isNatural, rankOf, suitOf, type Card, type Suit } from "#shared/cards/card.ts";
import { without } from "#shared/cards/hand.ts";
import { offers, heldBy, ownHand } from "#shared/contract/seen.ts";
import { saying, type Said } from "#shared/text/said.ts";
import { heightOf, isAce, topOf } from "../plays.ts";
import { goesOn, mayAnswer, type NormalSeen } from "../seen.ts";
import type { Text } from "../text/whole.en.ts";
import type { Effect, Move, Nope, Pick, Play, Sets } from "../types.ts";
import { chainOf, chainWith, hasEffect, type Chain } from "./judgement.ts";
import { fieldOf, kindOf } from "./outlook.ts";

/** Reasons for a bot's moves (H-27). */
const because = saying<Text["reasons"]>("normal-eights.reasons");

export function reasonFor(seen: NormalSeen, move: Move): Said {
  switch (move.type) {
    case "play":
      return playReason(seen, move);
    case "draw":
      return because(offers(seen, "play") ? "spares" : "nothingGoes");
    case "keep":
      return because(offers(seen, "play") ? "sparesDrawn" : "drawnDoesNotGo");
    case "pass":
      return seen.facts.chain.length > 0 ? passReason(seen) : because("cannotDraw");
    case "nope":
      return answerReason(seen, move);
    case "pick":
      return pickReason(seen, move);
    case "sets":
      return setsReason(seen, move);
    case "leave":
      return because("leaves");
  }
}

function playReason(seen: NormalSeen, play: Play): Said {
  const rest = without(ownHand(seen), [play.card]) ?? [];
  const as = play.as ?? play.card;
  if (isJoker(as)) return because("anyJoker");
  const why =
    rest.length === 0
      ? lastReason(rankOf(as))
      : rest.every(mayAnswer)
        ? because("answersItself", { rest: rest.length })
        : (effectReason(seen, play, rest) ?? plainReason(as, rest));
  return isJoker(play.card) ? because("jokerAs", { as, why }) : why;
}

function lastReason(rank: string): Said {
  return because(rank === "3" ? "lastThree" : rank === "5" ? "lastFive" : "lastCard");
}

function effectReason(
  seen: NormalSeen,
  { card, as = card, target, suit }: Play,
  rest: readonly Card[],
): Said | null {
  const count = heldBy(seen, target ?? -1);
  switch (kindOf(as)) {
    case "2":
      return because("war");
    case "3":
      return rest.some(mayAnswer) ? because("cancelsThree") : null;
    case "5":
      return because("five", { count });
    case "6":
      return because("sets");
    case "7":
      return because("purge");
    case "9":
      return because("reverses");
    case "T":
      return because(rest.some((other) => goesOn(other, topOf(as))) ? "againAndGoes" : "again");
    case "J":
      return target === seen.viewer ? because("skipsSelf") : because("skips", { count });
    case "Q":
      return suit === undefined ? null : because("queen", { suit, held: heldIn(suit, rest) });
    case "K":
      return because("king", { count });
    default:
      return null;
  }
}

const heldIn = (suit: Suit, cards: readonly Card[]): number =>
  cards.filter((card) => isNatural(card) && !isAce(card) && suitOf(card) === suit).length;

function plainReason(as: Card, rest: readonly Card[]): Said {
  const more = isNatural(as) ? heldIn(suitOf(as), rest) : 0;
  return isNatural(as) && more > 0
    ? because("holdsMore", { suit: suitOf(as), held: more })
    : because("goesTogether");
}

function pickReason(seen: NormalSeen, { card }: Pick): Said {
  const hand = ownHand(seen);
  if (hand.length === 1) return because("onlyCard");
  if (seen.phase === "give") return because("gives", { card });
  if (seen.phase === "purge") return because("purges", { card });
  const higher = hand.filter((other) => heightOf(other) > heightOf(card));
  return because(higher.length === 0 ? "highest" : "highEnough");
}

function setsReason(seen: NormalSeen, { sets, top }: Sets): Said {
  const hand = ownHand(seen);
  if (sets.length === 0) return because(seen.legal.length > 1 ? "sparesSets" : "noSet");
  const laid = sets.flat();
  const rest = without(hand, laid) ?? [];
  const uppermost = top ?? laid.at(-1);
  if (rest.length === 0) return because("wholeHand");
  const follows = uppermost !== undefined && rest.some((card) => goesOn(card, topOf(uppermost)));
  return follows && fieldOf(seen).active.length > 1
    ? because("laysSetsAndGoes", { count: laid.length, top: uppermost })
    : because("laysSets", { count: laid.length });
}

function answerReason(seen: NormalSeen, nope: Nope): Said {
  const chain = chainOf(seen.facts);
  const answered = chain?.chain.at(-1);
  if (!chain || !answered) return because("cancels");
  const { own } = fieldOf(seen);
  const what = isNatural(nope.card) ? "ace" : "joker";
  if (ownHand(seen).length === 1) return because("lastAnswer", { what });
  if (answered.seat === own) return because("ownCard");
  if (nope.sendBack && heldBy(seen, answered.seat) === 0) return because("stopsWin");
  const longer = chainWith(chain, nope, own);
  if (chain.effect.seat === own && hasEffect(longer)) return because("restores");
  return cancelReason(seen, chain, own) ?? because("harms", { what, sendsBack: nope.sendBack });
}

function cancelReason(seen: NormalSeen, chain: Chain, own: number): Said | null {
  const { effect } = chain;
  if (!hasEffect(chain)) return null;
  if (effect.target === own && rankIs(effect, "K")) return because("againstKing");
  if (effect.target === own && rankIs(effect, "J")) return because("againstJack");
  const isClose = seen.hands.some(
    (_, seat) => seat !== own && seat !== effect.seat && heldBy(seen, seat) === 1,
  );
  if (isClose && (rankIs(effect, "7") || rankIs(effect, "2"))) return because("wouldGoOut");
  return rankIs(effect, "T") ? because("takesTurn") : null;
}

const rankIs = ({ card }: Effect, rank: string): boolean =>
  isNatural(card) && rankOf(card) === rank;

function passReason(seen: NormalSeen): Said {
  const chain = chainOf(seen.facts);
  const hand = ownHand(seen);
  if (!chain || !hand.some(mayAnswer)) return because("noAnswer");
  const { own } = fieldOf(seen);
  const answered = chain.chain.at(-1);
  if (answered?.seat === own) return because("ownCounts");
  if (!hasEffect(chain)) return because("isCancelled");
  return because("littleHarm");
}
