// The source of the host's secrets, seeds and waiting times; never a round's own dice.

import { createHash, randomFillSync } from "node:crypto";

export type RandomBytes = (count: number) => Uint8Array;

/** Asking the system takes as long for four bytes as for many. */
const supply = Buffer.alloc(4096);
let used = supply.length;

/** Wipes what it hands out. */
export const systemRandom: RandomBytes = (count) => {
  if (count > supply.length) return randomFillSync(new Uint8Array(count));
  if (used + count > supply.length) {
    randomFillSync(supply);
    used = 0;
  }
  const bytes = Uint8Array.prototype.slice.call(supply, used, used + count);
  supply.fill(0, used, used + count);
  used += count;
  return bytes;
};

/** 256 bits in hex, enough for any order of several packs (C-10). */
export const newSeed = (random: RandomBytes): string => Buffer.from(random(32)).toString("hex");

/** 128 bits (H-15). */
export const newToken = (random: RandomBytes): string =>
  Buffer.from(random(16)).toString("base64url");

export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

const idLetters = "abcdefghijkmnpqrstuvwxyz23456789";

/** Twelve letters and digits that cannot be mistaken for each other: 60 bits. */
export const newId = (random: RandomBytes): string =>
  Array.from(random(12), (byte) => idLetters[byte % idLetters.length]).join("");

const codeLetters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** H-15: six letters and digits to be typed, none of them I, O, 0 or 1: 30 bits. */
export const newJoinCode = (random: RandomBytes): string =>
  Array.from(random(6), (byte) => codeLetters[byte % codeLetters.length]).join("");

/** From 0 up to, but not including, 1. */
export const share = (random: RandomBytes): number =>
  Buffer.from(random(4)).readUInt32LE() / 2 ** 32;

/** From 0 to `bound` − 1; only where a bias of 2⁻³² does not matter. */
export const below = (random: RandomBytes, bound: number): number =>
  Math.floor(share(random) * bound);
