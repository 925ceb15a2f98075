import type { DiceReader } from "#shared/chance/dice.ts";
import { usualPenalty } from "../options.ts";
import { mismatched } from "../seen.ts";
import type { NomicSeen } from "../standing.ts";
import type { Move } from "../types.ts";

/** `notices`: how many of a hundred improper plays it sees. */
export function called(seen: NomicSeen, notices: number, dice: DiceReader): Move | null {
  const found = mismatched(seen);
  return found && found.seat !== seen.viewer && dice.below(100) < notices
    ? { type: "improper", player: found.seat, penalty: { kind: "standard", n: usualPenalty } }
    : null;
}
