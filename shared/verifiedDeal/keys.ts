// By which players' programs sign their contributions, and the words by which people at one table
// tell each other that all are in the same deal (H-18).

import { mulAddUnsafe } from "@noble/curves/abstract/curve.js";
import { ed25519 } from "@noble/curves/ed25519.js";
import { bytesToNumberLE } from "@noble/curves/utils.js";
import { sha256, sha512 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { wordlist } from "@scure/bip39/wordlists/english.js";
import { planHash, worded } from "./commitments.ts";
import type { DealPlan, Hex, OpenedSecret } from "./transcript.ts";

/** Ed25519 (RFC 8032). */
export type KeyPair = Readonly<{
  key: Hex;
  /** Never leaves the program. */
  privateKey: Hex;
}>;

/** `random`: 32 bytes. */
export const keyPairOf = (random: Uint8Array): KeyPair => ({
  key: bytesToHex(ed25519.getPublicKey(random)),
  privateKey: bytesToHex(random),
});

export const textSignature = (privateKey: Hex, text: string): Hex =>
  bytesToHex(ed25519.sign(utf8ToBytes(text), hexToBytes(privateKey)));

/** `signature` and `key` may be any hexadecimal digits of the right number. */
export const isTextSigned = (key: Hex, signature: Hex, text: string): boolean =>
  ed25519.verify(hexToBytes(signature), utf8ToBytes(text), hexToBytes(key), { zip215: false });

const signedText = (hash: Hex, secret: Hex): string => worded("secret", hash, secret);

/** Over the hash of the whole plan, so that whoever was shown another one has other signatures. */
export const signatureOf = ({ privateKey }: KeyPair, hash: Hex, secret: Hex): Hex =>
  textSignature(privateKey, signedText(hash, secret));

/** `signature` and `key` may be any hexadecimal digits of the right number. */
export const isSignedBy = (key: Hex, signature: Hex, hash: Hex, secret: Hex): boolean =>
  isTextSigned(key, signature, signedText(hash, secret));

export type SignedSecret = Readonly<{ key: Hex; signature: Hex; secret: Hex }>;

/**
 * Whether `isSignedBy` holds for all of them. Their equations are added up, each times a number that
 * nobody can choose, which takes half as long as one after the other.
 */
export function areAllSigned(signed: readonly SignedSecret[], hash: Hex): boolean {
  if (signed.length < 2)
    return signed.every(({ key, signature, secret }) => isSignedBy(key, signature, hash, secret));
  const texts = signed.map(({ key, signature, secret }) => [key, signature, secret].join("|"));
  const all = sha512(utf8ToBytes([hash, ...texts].join("|")));
  try {
    return sumOf(signed.map((each, at) => equationOf(each, hash, weight(all, at)))).is0();
  } catch {
    return false;
  }
}

const { BASE, Fn } = ed25519.Point;
const pointIn = (bytes: Uint8Array): CurvePoint => ed25519.Point.fromBytes(bytes);
type CurvePoint = typeof BASE;

const weight = (all: Uint8Array, at: number): bigint =>
  bytesToNumberLE(sha512(concatBytes(all, Uint8Array.of(at))).subarray(0, halfSize));

/** In bytes: of a signature's second part half as many, which suffice for a weight. */
const halfSize = 16;
const pointSize = 32;

type Equation = Readonly<{
  base: bigint;
  terms: readonly (readonly [CurvePoint, bigint])[];
}>;

/** RFC 8032, 5.1.7, times `times`. Throws an Error for what is no key or no signature. */
function equationOf({ key, signature, secret }: SignedSecret, hash: Hex, times: bigint): Equation {
  const [keyBytes, bytes] = [hexToBytes(key), hexToBytes(signature)];
  const first = bytes.subarray(0, pointSize);
  const [signer, commitment] = [pointIn(keyBytes), pointIn(first)];
  const response = bytesToNumberLE(bytes.subarray(pointSize));
  if (!Fn.isValid(response) || signer.isSmallOrder()) throw new Error("nobody signs so");
  const text = utf8ToBytes(signedText(hash, secret));
  const challenge = Fn.create(bytesToNumberLE(sha512(concatBytes(first, keyBytes, text))));
  return {
    base: Fn.mul(times, response),
    terms: [
      [commitment, times],
      [signer, Fn.mul(times, challenge)],
    ],
  };
}

function sumOf(equations: readonly Equation[]): CurvePoint {
  const terms = equations.flatMap((each) => each.terms);
  const base = equations.reduce((sum, each) => Fn.add(sum, each.base), 0n);
  const points = terms.map(([point]) => point);
  const sum = mulAddUnsafe(
    ed25519.Point,
    points,
    terms.map(([, times]) => times),
  );
  return sum.subtract(BASE.multiplyUnsafe(base)).clearCofactor();
}

const wordsShown = 4;

/** The first 44 bits of its hash, by 11, each a word of the 2048 of BIP-39's English list. */
export function wordsOfText(text: string): readonly string[] {
  const hash = sha256(utf8ToBytes(text));
  const bits = Number.parseInt(bytesToHex(hash).slice(0, (wordsShown * 11) / 4), 16);
  return Array.from({ length: wordsShown }, (_, at) => {
    const index = Math.floor(bits / wordlist.length ** (wordsShown - 1 - at)) % wordlist.length;
    return wordlist[index] ?? "";
  });
}

/**
 * Of a deal whose secrets are open: of the keys alone a host could try millions, until two tables have
 * the same words.
 */
export const wordsOf = (plan: DealPlan, secrets: readonly OpenedSecret[]): readonly string[] =>
  wordsOfText(worded("words", planHash(plan), ...secrets.map((each) => each?.secret ?? "")));
