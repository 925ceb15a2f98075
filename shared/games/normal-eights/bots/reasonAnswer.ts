import { rankOf, isNatural } from "#shared/cards/card.ts";
import { heldBy, ownHand } from "#shared/contract/seen.ts";
import type { Said } from "#shared/text/said.ts";
import { chainOf, chainWith, hasEffect, type Chain } from "./chain.ts";
import { fieldOf } from "./field.ts";
import { because } from "../say.ts";
import { mayAnswer, type NormalSeen } from "../seen.ts";
import type { Effect, Nope } from "../types.ts";

export function answerReason(seen: NormalSeen, nope: Nope): Said {
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

export function passReason(seen: NormalSeen): Said {
  const chain = chainOf(seen.facts);
  const hand = ownHand(seen);
  if (!chain || !hand.some(mayAnswer)) return because("noAnswer");
  const { own } = fieldOf(seen);
  const answered = chain.chain.at(-1);
  if (answered?.seat === own) return because("ownCounts");
  if (!hasEffect(chain)) return because("isCancelled");
  return because("littleHarm");
}
