// What is hashed and signed in a sealed deal is text, so that any other program can compute it
// (H-51).

import { sha512 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

type Purpose =
  | "plan"
  | "keys"
  | "deck key"
  | "box key"
  | "seed"
  | "words"
  | "card"
  | "generator"
  | "shuffle"
  | "weight"
  | "shuffle proof"
  | "share"
  | "nonce"
  | "box"
  | "box seal"
  | "opened box"
  | "move"
  | "none"
  | "gave";

/** The purpose keeps what is made for one thing from standing for another. */
export const sealedText = (purpose: Purpose, ...parts: readonly (string | number)[]): string =>
  ["cardtable sealed 1", purpose, ...parts].join("|");

/** SHA-512. */
export const wideHash = (text: string): Uint8Array => sha512(utf8ToBytes(text));
