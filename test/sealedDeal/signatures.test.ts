// Tries the signatures of moves.

import { expect, test } from "vitest";
import { isSigned, signedMove } from "#shared/sealedDeal/signatures.ts";
import { seatsOf } from "./seats.ts";

const [{ signing, keys }, other] = seatsOf(2) as [
  ReturnType<typeof seatsOf>[0],
  ReturnType<typeof seatsOf>[0],
];
const text = 'a move|{"type":"pass"}';
const signature = signedMove(signing, text);
const weakKey = `01${"00".repeat(31)}`;

test("H-51 a move is signed by the seat that made it", () => {
  expect(isSigned(keys.signing, text, signature)).toBe(true);
  expect(isSigned(other.keys.signing, text, signature)).toBe(false);
  expect(isSigned(keys.signing, `${text} `, signature)).toBe(false);
});

test("H-51 what is no signature, or no key, is no signature of a move", () => {
  for (const wrong of [signature.slice(2), "ff".repeat(64), "00".repeat(64), "zz", ""])
    expect(isSigned(keys.signing, text, wrong), wrong).toBe(false);
  for (const key of [weakKey, "ff".repeat(32), "zz", ""])
    expect(isSigned(key, text, signature), key).toBe(false);
  expect(isSigned(weakKey, text, weakKey + "00".repeat(32))).toBe(false);
});
