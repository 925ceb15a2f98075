import type { AnyRound } from "#shared/contract/game.ts";
import type { Move, RoundResult } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { VisibleEvent } from "#shared/contract/seen.ts";
import { View } from "#shared/contract/view.ts";
import { readEntry, replay, type AnyStep } from "#shared/record/replay.ts";
import type { ReadRecord } from "#shared/record/roundRecord.ts";

/** What a seat decided at its turn, and what it knew of the round then. */
export type Decision = Readonly<{
  /** Of the record: the deal is 0, the first move 1. */
  line: number;
  /** With all cards; only a review with all cards may look. */
  round: AnyRound;
  view: View;
  move: Move;
  /** The move as the seat saw it happen; null where it saw nothing. */
  happened: VisibleEvent | null;
}>;

/** What a seat decided itself where it had a choice, in order, and how the round ended. */
export type Decided = Readonly<{ decisions: readonly Decision[]; result: RoundResult }>;

/** Throws a RecordError, or an Error if the round is not over. */
export function decidedBy(read: ReadRecord, seat: Seat): Decided {
  const { game, record } = read;
  const decisions: Decision[] = [];
  let before: AnyStep | null = null;
  for (const { number, seat: mover, step, error } of replay(read)) {
    const entry = readEntry(game, record.moves[number - 1], record.seats.length);
    if (before && entry.ok && mover === seat && !error && !entry.auto) {
      const view = View.of(game, before, seat);
      const happened = ownEvent(View.of(game, step, seat).happened, seat);
      if (hasChoice(view))
        decisions.push({ line: number, round: before.round, view, move: entry.move, happened });
    }
    before = step;
  }
  const result = before?.round.facts.result;
  if (!result) throw new Error("only a finished round is reviewed");
  return { decisions, result };
}

/** The first thing that the seat did, since what follows from it may be the doing of others. */
export const ownEvent = (happened: readonly VisibleEvent[], seat: Seat): VisibleEvent | null =>
  happened.find((event) => event.seat === seat) ?? null;

function hasChoice({ seen: { toAct, viewer, legal } }: View): boolean {
  const [first] = legal;
  return (
    toAct.some((seat) => seat === viewer) &&
    first !== undefined &&
    (legal.length > 1 || "max" in first || "count" in first)
  );
}
