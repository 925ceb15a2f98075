// Numbers modulo the order of the group.

import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { Scalar } from "./parts.ts";
import { wideHash } from "./texts.ts";

/** As many bytes of chance as are asked for. */
export type RandomBytes = (bytes: number) => Uint8Array;

/** Of ristretto255. */
export const order = 2n ** 252n + 27742317777372353535851937790883648493n;

const scalarBytes = 32;

/** From 0 to the order − 1. */
export const reduced = (value: bigint): bigint => ((value % order) + order) % order;

export const sumOf = (values: readonly bigint[]): bigint =>
  reduced(values.reduce((sum, value) => sum + value, 0n));

/** The lowest byte first. */
const numberOf = (bytes: Uint8Array): bigint => BigInt(`0x${bytesToHex(bytes.toReversed())}`);

export const bytesOf = (value: bigint): Uint8Array =>
  hexToBytes(value.toString(16).padStart(2 * scalarBytes, "0")).reverse();

export const encodedScalar = (value: bigint): Scalar => bytesToHex(bytesOf(value));

/** Null where it is not the one encoding of a number below the order. */
export function decodedScalar(scalar: Scalar): bigint | null {
  if (!/^[0-9a-f]{64}$/.test(scalar)) return null;
  const value = numberOf(hexToBytes(scalar));
  return value < order ? value : null;
}

/** Null if one of them is none. */
export function decodedScalars(scalars: readonly Scalar[]): readonly bigint[] | null {
  const values = scalars.map(decodedScalar);
  return values.every((value) => value !== null) ? values : null;
}

/** Of 64 bytes, so that no number is noticeably likelier than another. */
export const scalarOf = (text: string): bigint => reduced(numberOf(wideHash(text)));

export const randomScalar = (random: RandomBytes): bigint =>
  reduced(numberOf(random(2 * scalarBytes)));
