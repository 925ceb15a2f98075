// Writes the average strategy of a training in the form in which Shark reads it.

import {
  packedRow,
  shareParts,
  writtenSpots,
  type StrategyFile,
} from "#shared/games/five-card-draw/bots/shark/strategy.ts";
import { columns, spotCount } from "#shared/games/five-card-draw/bots/shark/spot.ts";
import type { Training } from "./training.ts";

/** Spots met less often than this are left to Regular. */
const leastVisits = 100;

/** Rounds shares to whole parts that sum up, the largest remainders first. */
function partsOf(shares: readonly number[]): readonly number[] {
  const exact = shares.map((share) => share * shareParts);
  const parts = exact.map(Math.floor);
  const order = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .toSorted((one, other) => other.rest - one.rest);
  let missing = shareParts - parts.reduce((sum, part) => sum + part, 0);
  for (const { at } of order) {
    if (missing <= 0) break;
    parts[at]! += 1;
    missing -= 1;
  }
  return parts;
}

export function strategyFile({ played, visits, bounds }: Training): StrategyFile {
  const spots: number[] = [];
  const rows: number[] = [];
  for (let spot = 0; spot < spotCount; spot += 1) {
    if (visits[spot]! < leastVisits) continue;
    const row = Array.from(played.subarray(spot * columns, (spot + 1) * columns));
    const sum = row.reduce((all, one) => all + one, 0);
    spots.push(spot);
    rows.push(packedRow(partsOf(row.map((one) => one / sum))));
  }
  const shares = new DataView(new ArrayBuffer(4 * rows.length));
  rows.forEach((row, at) => shares.setUint32(4 * at, row));
  return {
    bounds,
    spots: Buffer.from(writtenSpots(spots)).toString("hex"),
    shares: Buffer.from(shares.buffer).toString("hex"),
  };
}
