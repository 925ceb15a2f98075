import { isJoker } from "#shared/cards/card.ts";
import type { Facts, Settled } from "./types.ts";

/**
 * From the last card of the chain back, every second one stands. A player who has left takes
 * nothing back.
 */
export function settledChain({
  chain,
  counted,
  left,
}: Pick<Facts, "chain" | "counted" | "left">): readonly Settled[] {
  const last = chain.length - 1;
  return chain.map(({ seat, card }, at): Settled => {
    const stands = (last - at) % 2 === 0;
    const as = counted[at];
    const back = !stands && chain[at + 1]?.sendBack === true && !left.includes(seat);
    return { seat, card, ...(isJoker(card) && as !== undefined && { as }), stands, back };
  });
}
