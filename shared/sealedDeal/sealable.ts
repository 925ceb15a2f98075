// Which rounds can be dealt sealed (H-51).

import type { Public } from "#shared/contract/json.ts";
import type { Traits } from "#shared/contract/traits.ts";

export type NotSealable =
  /** The game's rules need somebody who sees hidden cards. */
  | "game"
  /** Too few or too many seats. */
  | "seats"
  /** Two cards have the same name: more than one joker. */
  | "pack"
  /** The stock may have to be shuffled again (FD-11). */
  | "stock";

const packSize = 52;
/** FD-6 */
const handSize = 5;

/** Null where it can be dealt sealed. */
export function whyNotSealed(
  { traits: { sealedSeats } }: { readonly traits: Traits },
  { jokersPerPack, maxDraw }: Public,
  seats: number,
): NotSealable | null {
  if (sealedSeats === null) return "game";
  if (seats < 2 || seats > sealedSeats) return "seats";
  const jokers = Number(jokersPerPack ?? 0);
  if (jokers > 1) return "pack";
  const draws = typeof maxDraw === "number" && (handSize + maxDraw) * seats > packSize + jokers;
  return draws ? "stock" : null;
}
