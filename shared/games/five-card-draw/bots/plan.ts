import { offers } from "#shared/contract/asked.ts";
import { isInHand, isOpenTo } from "../betting.ts";
import { toCall, wagerRange, type DrawSeen } from "../seen.ts";
import type { Move } from "../types.ts";
import { judge, type Bettor, type Situation, type Wager } from "./judgement.ts";
import { thinkable } from "./moves.ts";
import { standOf } from "./standing.ts";
import type { Weights } from "./weights.ts";

/**
 * The move that wins most on average, of those that are kept to when somebody raises. The same for
 * the same view: no dice.
 */
export function plannedMove(seen: DrawSeen, situation: Situation, weights: Weights): Move {
  if (seen.phase === "draw")
    return {
      type: "draw",
      cards: situation.thrown.flatMap((place) => situation.hand[place] ?? []),
    };
  const kept = thinkable(seen).filter(
    (move) => !("to" in move) || standsRaise(seen, situation, move, weights),
  );
  const worths = kept.map((move) => worthOf(seen, situation, move, weights));
  const best = Math.max(0, ...worths);
  const at = worths.indexOf(best);
  return kept[at] ?? (offers(seen, "check") ? { type: "check" } : { type: "fold" });
}

export function isPlannedCall(seen: DrawSeen, situation: Situation, weights: Weights): boolean {
  const put = seen.facts.inStage[situation.own] ?? 0;
  return (
    put > 0 && toCall(seen.facts, situation.own) <= standOf(seen, situation, put, weights).raise
  );
}

function worthOf(seen: DrawSeen, situation: Situation, move: Wager, weights: Weights): number {
  const worth = judge(seen, situation, move, weights);
  return worth < 0 && move.type === "call" && isPlannedCall(seen, situation, weights) ? 0 : worth;
}

function standsRaise(
  seen: DrawSeen,
  situation: Situation,
  { to }: Bettor,
  weights: Weights,
): boolean {
  return (
    to === wagerRange(seen.legal)?.max ||
    standOf(seen, situation, to, weights).raise >= to - seen.facts.toMatch
  );
}

/**
 * What is done when somebody raises: called, or raised again, up to so much in the stage (null:
 * whatever it is), or folded.
 */
export type IfRaised =
  | { readonly does: "stay"; readonly upTo: number | null }
  | { readonly does: "fold" };

/** Null where nobody can raise after this move, and where it is the last of the stage. */
export function ifRaised(
  seen: DrawSeen,
  situation: Situation,
  move: Wager,
  weights: Weights,
): IfRaised | null {
  const { facts } = seen;
  const to = "to" in move ? move.to : facts.toMatch;
  if (
    move.type === "check" ||
    to === wagerRange(seen.legal)?.max ||
    !mayBeRaised(seen, situation.own, move, to)
  )
    return null;
  const stand = standOf(seen, situation, to, weights);
  const least = "to" in move ? Math.max(facts.leastRaise, to - facts.toMatch) : facts.leastRaise;
  return stand.raise >= least ? { does: "stay", upTo: stand.to } : { does: "fold" };
}

/** A bet opens the betting to all others; after a call only those may raise to whom it is open. */
const mayBeRaised = ({ facts, options }: DrawSeen, own: number, move: Wager, to: number): boolean =>
  facts.chips.some(
    (chips, seat) =>
      seat !== own &&
      isInHand(facts, seat) &&
      chips + (facts.inStage[seat] ?? 0) > to &&
      ("to" in move || isOpenTo({ facts, options }, seat)),
  );
