import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Json } from "#shared/contract/json.ts";

/**
 * JSON of which there is one form only: no spaces, and keys in the order of their UTF-16 code units
 * (RFC 8785, as far as whole numbers go).
 */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field as Json)}`).join()}}`;
}

/**
 * What of a rule is its own, whoever has brought it in: who owns it, and how often it was changed,
 * are the round's.
 */
interface Worded {
  readonly name: string;
  readonly text: string;
  readonly clause: Json;
}

/** SHA-256 in hexadecimal of names, texts and clauses, in the book's order. */
export const hashOf = (rules: readonly Worded[]): string =>
  bytesToHex(
    sha256(
      utf8ToBytes(canonicalJson(rules.map(({ name, text, clause }) => ({ name, text, clause })))),
    ),
  );
