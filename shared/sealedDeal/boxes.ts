// What one seat alone can read: ElGamal's key agreement with a new key for each box, then
// ChaCha20-Poly1305 (RFC 8439).

import { chacha20poly1305 } from "@noble/ciphers/chacha.js";
import { bytesToHex, bytesToUtf8, hexToBytes, utf8ToBytes } from "@noble/ciphers/utils.js";
import type { Group } from "./group.ts";
import { decodedKey } from "./group.ts";
import { isProof, proofOf } from "./knowledge.ts";
import type { OpenedBox, Point, Scalar, SealedBox } from "./parts.ts";
import { decodedScalar, randomScalar } from "./scalars.ts";
import type { RandomBytes } from "./scalars.ts";
import { sealedText, wideHash } from "./texts.ts";

const keyBytes = 32;

/** A key locks one text, so the nonce need not be new. */
const nonce = new Uint8Array(12);

function lock(point: Point, toKey: Point, agreed: Point, context: string) {
  const key = wideHash(sealedText("box", point, toKey, agreed, context));
  return chacha20poly1305(key.subarray(0, keyBytes), nonce);
}

/**
 * @param context names the deal, and what it is that the box holds: it opens with the same one only
 * @throws RangeError if `toKey` is none
 */
export function sealedBox(
  group: Group,
  context: string,
  toKey: Point,
  text: string,
  random: RandomBytes,
): SealedBox {
  const receiver = decodedKey(group, toKey);
  if (receiver === null) throw new RangeError("no box for what is no key");
  const secret = randomScalar(random);
  const product = group.base.times(secret);
  const point = product.encoded;
  const cipher = lock(point, toKey, receiver.times(secret).encoded, context);
  const proof = proofOf(sealedText("box seal", context), secret, [{ base: group.base, product }]);
  return { point, proof, text: bytesToHex(cipher.encrypt(utf8ToBytes(text))) };
}

/** Whether its sender knows what lies behind its point, as everybody can see. */
export function isBox(group: Group, context: string, { point, proof }: SealedBox): boolean {
  const product = decodedKey(group, point);
  const seal = sealedText("box seal", context);
  return product !== null && isProof(group, seal, proof, [{ base: group.base, product }]);
}

/** Null where it is not for the owner of `secretBox`, or not what its sender put in. */
export function unboxed(
  group: Group,
  context: string,
  secretBox: Scalar,
  box: SealedBox,
): string | null {
  const secret = decodedScalar(secretBox);
  const sender = decodedKey(group, box.point);
  if (secret === null || sender === null) return null;
  const toKey = group.base.times(secret).encoded;
  return unlocked(toKey, sender.times(secret).encoded, context, box);
}

function unlocked(toKey: Point, agreed: Point, context: string, { point, text }: SealedBox) {
  try {
    return bytesToUtf8(lock(point, toKey, agreed, context).decrypt(hexToBytes(text)));
  } catch {
    return null;
  }
}

type Opening = Pick<OpenedBox, "agreed" | "proof">;

/**
 * What lets everybody read this box, and no other one.
 * @throws RangeError if `secretBox` is no scalar, or the box none (see `isBox`)
 */
export function openingOf(
  group: Group,
  context: string,
  secretBox: Scalar,
  { point }: SealedBox,
): Opening {
  const secret = decodedScalar(secretBox);
  const base = decodedKey(group, point);
  if (secret === null || base === null) throw new RangeError("no opening of what is no box");
  const [toKey, product] = [group.base.times(secret), base.times(secret)];
  const points = [
    { base: group.base, product: toKey },
    { base, product },
  ];
  const proof = proofOf(sealedText("opened box", context), secret, points);
  return { agreed: product.encoded, proof };
}

/** What the owner of `toKey` found in the box; null unless the opening is that of this box. */
export function openedText(
  group: Group,
  context: string,
  toKey: Point,
  box: SealedBox,
  { agreed, proof }: Opening,
): Readonly<{ text: string | null }> | null {
  const [key, base, product] = [toKey, box.point, agreed].map((point) => decodedKey(group, point));
  if (!key || !base || !product) return null;
  const points = [
    { base: group.base, product: key },
    { base, product },
  ];
  return isProof(group, sealedText("opened box", context), proof, points)
    ? { text: unlocked(toKey, agreed, context, box) }
    : null;
}
