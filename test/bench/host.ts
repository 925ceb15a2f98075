// Measures what a move costs the host at a full table, and whether each seat costs the same however
// many there are.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getMessageBytes, Protocol } from "@colyseus/core";
import { partsFrame } from "#main/connections/packing.ts";
import { View } from "#shared/contract/view.ts";
import { ownPart } from "#shared/contract/viewParts.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import { exordia8 } from "#shared/games/exordia8/index.ts";
import { replay, type AnyStep } from "#shared/record/replay.ts";
import { readRecord, type RoundRecord } from "#shared/record/roundRecord.ts";
import { effortOf, grouped, type Bench, type Report } from "./bench.ts";
import { playedTable, type Played } from "./hostTable.ts";
import { sideBySide, type Timed, type Way } from "./sideBySide.ts";

const few = 4;
const many = 50;
const sizes = [few, 12, many];
/** Moves to play at each size, at least. */
const movesWanted = 400;
/** A frame of the screen: longer than this nobody's view may hold up the table. */
const mostMs = 16;
const mostBytes = 8192;

const seatsOf = ({ round }: AnyStep): number => round.zones.hands.length;
const about = (number: number, round: number, game: AnyGame) => ({ number, round, game: game.id });

/** Bytes of every seat's view of a step, each packed as a whole. */
function whole(game: AnyGame, step: AnyStep): readonly number[] {
  return Array.from({ length: seatsOf(step) }, (_, seat) => {
    const { seen, happened } = View.of(game, step, seat);
    return getMessageBytes.raw(Protocol.ROOM_DATA, "view", { seen, happened, ...about(7, 1, game) })
      .byteLength;
  });
}

/** The same with what all are shown alike packed once: as the host does it. */
function inParts(game: AnyGame, step: AnyStep): readonly number[] {
  const open = View.of(game, step, "spectator");
  return Array.from(
    { length: seatsOf(step) },
    (_, seat) =>
      partsFrame([open, { ...ownPart(View.of(game, step, seat), open), ...about(7, 1, game) }])
        .byteLength,
  );
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

/**
 * ms for all views of the step that takes longest, by the clock, for the processor's own count is
 * coarser; of each the median of several, for the machine has other things to do.
 */
function slowest(steps: readonly AnyStep[], game: AnyGame, times: number): number {
  const timeOf = (step: AnyStep): number => {
    const before = performance.now();
    inParts(game, step);
    return performance.now() - before;
  };
  return Math.max(
    ...steps.map((step) => median(Array.from({ length: times }, () => timeOf(step)))),
  );
}

function waysOf(game: AnyGame, steps: readonly AnyStep[]): readonly Way[] {
  const way = (name: string, pack: typeof whole): Way => ({
    name,
    run: () => (steps.forEach((step) => void pack(game, step)), steps.length),
  });
  return [
    way("packed once, and each seat’s own", inParts),
    way("each seat’s view packed whole", whole),
  ];
}

const stepsOf = (records: readonly RoundRecord[]): readonly AnyStep[] =>
  records.flatMap((record) => [...replay(readRecord(record))].map(({ step }) => step));

const perMove = (seats: number, { moves, milliseconds, bytes }: Played): string =>
  `${String(seats).padStart(2)} seats: ${(milliseconds / moves).toFixed(2).padStart(6)} ms a move, ${(milliseconds / moves / seats).toFixed(3)} a seat;` +
  ` ${grouped(bytes / moves).padStart(8)} bytes a move, ${grouped(bytes / moves / seats)} a seat; ${grouped(moves)} moves`;

const perStep = ({ name, nanoseconds, ratio }: Timed): string =>
  `${name.padEnd(34)} ${(nanoseconds / 1e6).toFixed(2)} ms a step, ${ratio.toFixed(2)}×`;

async function played(folder: string, quick: boolean): Promise<readonly Played[]> {
  const tables: Played[] = [];
  for (const seats of sizes) {
    // A round takes some eight moves a seat.
    const rounds = quick ? 1 : Math.ceil(movesWanted / (8 * seats));
    tables.push(await playedTable(join(folder, `${seats}`), exordia8.id, seats, rounds));
  }
  return tables;
}

function reported(tables: readonly Played[], quick: boolean): Report {
  const costs = tables.map(
    ({ moves, milliseconds }, at) => milliseconds / moves / (sizes[at] ?? 1),
  );
  const steps = stepsOf(tables.at(-1)?.records ?? []).filter((_, at) => !quick || at % 20 === 0);
  const longest = slowest(steps, exordia8, quick ? 1 : 5);
  const largest = Math.max(...steps.flatMap((step) => inParts(exordia8, step)));
  const timed = sideBySide(waysOf(exordia8, steps), effortOf(quick));
  const linear = (costs.at(-1) ?? Number.NaN) / (costs[0] ?? Number.NaN);
  return {
    lines: [
      ...tables.map((table, at) => perMove(sizes[at] ?? 0, table)),
      `a seat of ${many} costs ${linear.toFixed(2)}× a seat of ${few}`,
      `${many} views of a step, made and packed, over ${grouped(steps.length)} steps:`,
      ...timed.map((way) => `  ${perStep(way)}`),
      `the slowest step ${longest.toFixed(2)} ms; the largest view ${grouped(largest)} bytes`,
    ],
    goals: [
      { what: `a seat of ${many} costs no more than a seat of ${few}`, met: linear <= 1 },
      { what: `all ${many} views of any step within ${mostMs} ms`, met: longest <= mostMs },
      { what: `no view larger than ${grouped(mostBytes)} bytes`, met: largest <= mostBytes },
    ],
  };
}

export const bench: Bench = {
  title: `host: a move of Exordia8 with ${sizes.join(", ")} people, all connected, with store and packing`,
  async run(quick) {
    const folder = mkdtempSync(join(tmpdir(), "cardtable-bench-"));
    try {
      return reported(await played(folder, quick), quick);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
