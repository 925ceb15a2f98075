// By which players' programs sign their contributions, and the words by which people at one table
// tell each other that all are in the same deal (H-18).

import { ed25519 } from "@noble/curves/ed25519.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
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

const signedText = (hash: Hex, secret: Hex): Uint8Array =>
  utf8ToBytes(worded("secret", hash, secret));

/** Over the hash of the whole plan, so that whoever was shown another one has other signatures. */
export const signatureOf = ({ privateKey }: KeyPair, hash: Hex, secret: Hex): Hex =>
  bytesToHex(ed25519.sign(signedText(hash, secret), hexToBytes(privateKey)));

/** `signature` and `key` may be any hexadecimal digits of the right number. */
export const isSignedBy = (key: Hex, signature: Hex, hash: Hex, secret: Hex): boolean =>
  ed25519.verify(hexToBytes(signature), signedText(hash, secret), hexToBytes(key), {
    zip215: false,
  });

const wordsShown = 4;

/**
 * The first 44 bits of a hash, by 11, each a word of the 2048 of BIP-39's English list. Of a deal whose
 * secrets are open: of the keys alone a host could try millions, until two tables have the same words.
 */
export function wordsOf(plan: DealPlan, secrets: readonly OpenedSecret[]): readonly string[] {
  const opened = secrets.map((each) => each?.secret ?? "");
  const hash = sha256(utf8ToBytes(worded("words", planHash(plan), ...opened)));
  const bits = Number.parseInt(bytesToHex(hash).slice(0, (wordsShown * 11) / 4), 16);
  return Array.from({ length: wordsShown }, (_, at) => {
    const index = Math.floor(bits / wordlist.length ** (wordsShown - 1 - at)) % wordlist.length;
    return wordlist[index] ?? "";
  });
}
