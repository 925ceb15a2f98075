// By which players' programs sign their contributions, and the words by which people at one table
// tell each other that all see the same keys (H-18).

import { ed25519 } from "@noble/curves/ed25519.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { wordlist } from "@scure/bip39/wordlists/english.js";
import { worded } from "./commitments.ts";
import type { Hex } from "./transcript.ts";

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

const signedText = (planHash: Hex, secret: Hex): Uint8Array =>
  utf8ToBytes(worded("secret", planHash, secret));

/** Over the hash of the whole plan, so that whoever was shown another one has other signatures. */
export const signatureOf = ({ privateKey }: KeyPair, planHash: Hex, secret: Hex): Hex =>
  bytesToHex(ed25519.sign(signedText(planHash, secret), hexToBytes(privateKey)));

/** `signature` and `key` may be any hexadecimal digits of the right number. */
export const isSignedBy = (key: Hex, signature: Hex, planHash: Hex, secret: Hex): boolean =>
  ed25519.verify(hexToBytes(signature), signedText(planHash, secret), hexToBytes(key), {
    zip215: false,
  });

const wordsShown = 4;

/** The first 44 bits of a hash, by 11, each a word of the 2048 of BIP-39's English list. */
export function wordsOf(table: string, keys: readonly Hex[]): readonly string[] {
  const hash = sha256(utf8ToBytes(worded("keys", table, ...keys.toSorted())));
  const bits = Number.parseInt(bytesToHex(hash).slice(0, (wordsShown * 11) / 4), 16);
  return Array.from({ length: wordsShown }, (_, at) => {
    const index = Math.floor(bits / wordlist.length ** (wordsShown - 1 - at)) % wordlist.length;
    return wordlist[index] ?? "";
  });
}
