import { go, goInstead } from "#renderer/context/route.ts";
import type { SeenLine } from "#renderer/screens/replay/replayTable.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Replay } from "#shared/protocol/replay.ts";

/** A stored round, a seat in it, and the first line that is played anew. */
type Start = Readonly<{ round: number; seat: Seat; at: number }>;

/**
 * Returns where a practice from the shown line begins; `nowhere`: the reader may not practise this
 * round; `over`: it has ended at this line.
 */
export function startAt(
  { stored, practiceSeat }: Pick<Replay, "stored" | "practiceSeat">,
  { line, message }: SeenLine,
): Start | "nowhere" | "over" {
  if (!stored || practiceSeat === null) return "nowhere";
  return message.seen.facts.result === null
    ? { round: stored.id, seat: practiceSeat, at: line.number + 1 }
    : "over";
}

/**
 * Leaves the replay of a stored round for a practice from before its line `at` (H-49). Going back
 * shows the line that it began with.
 */
export function practise({ round, seat, at }: Start): void {
  goInstead({ screen: "replay", round: `${round}`, at: at - 1 });
  go({ screen: "practice", round: `${round}`, seat, at });
}
