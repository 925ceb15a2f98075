// Reads the trained strategy from the file it is shipped in.

import { hexToBytes } from "@noble/hashes/utils.js";
import type { HandBounds } from "./hands.ts";
import { columns } from "./spot.ts";

/**
 * Hexadecimal numbers. `spots`: distances from one to the next, in order. `shares`: of each spot, a
 * row of them.
 */
export type StrategyFile = Readonly<{
  bounds: HandBounds;
  spots: string;
  shares: string;
}>;

/** Shares are whole parts of this many. */
export const shareParts = 15;
const bitsPerShare = 4;

export interface Strategy {
  readonly bounds: HandBounds;
  /** By column the parts of `shareParts`; null for a spot that was hardly met in training. */
  row(spot: number): readonly number[] | null;
}

/** Seven bits a byte, the lowest first; the eighth says that more follow. */
export function writtenSpots(spots: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  let before = 0;
  for (const spot of spots) {
    let distance = spot - before;
    before = spot;
    while (distance >= 128) {
      bytes.push((distance & 127) | 128);
      distance >>>= 7;
    }
    bytes.push(distance);
  }
  return Uint8Array.from(bytes);
}

function readSpots(bytes: Uint8Array): readonly number[] {
  const spots: number[] = [];
  let [spot, distance, shift] = [0, 0, 0];
  for (const byte of bytes) {
    distance |= (byte & 127) << shift;
    shift += 7;
    if (byte >= 128) continue;
    spot += distance;
    spots.push(spot);
    [distance, shift] = [0, 0];
  }
  return spots;
}

export function strategyIn({ bounds, spots, shares }: StrategyFile): Strategy {
  const packed = new DataView(hexToBytes(shares).buffer);
  const places = new Map(readSpots(hexToBytes(spots)).map((spot, at) => [spot, at]));
  return {
    bounds,
    row(spot) {
      const at = places.get(spot);
      if (at === undefined) return null;
      const all = packed.getUint32(4 * at);
      return Array.from(
        { length: columns },
        (_, column) => (all >>> (bitsPerShare * column)) & shareParts,
      );
    },
  };
}

/** The parts of one row in the four bytes that hold it. */
export const packedRow = (parts: readonly number[]): number =>
  parts.reduce((all, part, column) => all + part * 2 ** (bitsPerShare * column), 0);
