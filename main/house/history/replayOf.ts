// What does the replayer get of a record, through given eyes?

import { openedView } from '#shared/contract/openedView.ts';
import type { Eyes, Replay, ReplayLine } from '#shared/protocol/replay.ts';
import { replay, type Line } from '#shared/record/replay.ts';
import { RecordError, saysOfRecord, type ReadRecord } from '#shared/record/roundRecord.ts';
import { viewedLine } from '#shared/record/viewedLine.ts';

/** Longer than any round that people play; each of these moves is a whole view to be sent. */
const mostMoves = 5000;

/** What is known of a round besides its record. */
export type Circumstances = Omit<Replay, 'game' | 'options' | 'lines'> & {
  /** When each move was made, in ms since 1970; empty where it is not known. */
  readonly movesAt: readonly number[];
};

/** Who calls this has asked `mayOpen`. Throws a RecordError where the record cannot be dealt, or is too long. */
export function replayOf(read: ReadRecord, circumstances: Circumstances): Replay {
  const { movesAt: _inLines, ...known } = circumstances;
  return { ...known, game: read.game.id, options: read.start.options, lines: [...replayLines(read, circumstances)] };
}

/** The lines one by one. As `replayOf`. */
export function* replayLines(read: ReadRecord, { movesAt, eyes, stored }: Pick<Circumstances, 'movesAt' | 'eyes' | 'stored'>): Generator<ReplayLine> {
  const { length } = read.record.moves;
  if (length > mostMoves) throw new RecordError(saysOfRecord('tooLong', { count: length, most: mostMoves }));
  for (const line of replay(read)) yield replayLine(read, line, eyes, movesAt[line.number - 1] ?? stored?.beganAt ?? null);
}

function replayLine({ game }: ReadRecord, line: Line, eyes: Eyes, at: number | null): ReplayLine {
  const view = eyes === 'all' ? openedView(game, line.step) : viewedLine(game, line, eyes);
  if (!view) return { number: line.number, view: null, seat: null, at: null, error: null };
  const { seen, happened } = view;
  return { number: line.number, view: { seen, happened }, seat: line.seat, at, error: line.error };
}
