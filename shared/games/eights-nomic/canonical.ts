import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Json } from "#shared/contract/json.ts";

/**
 * Unicode's full case folding, for comparison only. Lower, upper and lower case again: the first
 * joins letters whose capital only lower-casing maps (ẞ), the second joins letters whose lower
 * cases differ (ß and ss). The dotless ı is not folded.
 */
const folded = (phrase: string) =>
  phrase
    .toLowerCase()
    .replaceAll(/[^ı]+/gu, (letters) => letters.toUpperCase().toLowerCase())
    .replaceAll("ς", "σ");

/** EN-5: NFKC, case-folded, letters and digits only. */
export const canonical = (phrase: string): string =>
  folded(phrase.normalize("NFKC"))
    .normalize("NFKC")
    .replaceAll(/[^\p{L}\p{Nd}]/gu, "");

export const areEquivalent = (one: string, other: string): boolean =>
  canonical(one) === canonical(other);

/** EN-17: the only phrase that the host knows. */
const reserved = canonical("Improper");

export const speaksReserved = (phrase: string): boolean => canonical(phrase).includes(reserved);

/**
 * JSON in its only canonical form: no spaces, keys in the order of their UTF-16 code units (RFC
 * 8785, for whole numbers only).
 */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field as Json)}`).join()}}`;
}

/** Without owner and version, which belong to the round. */
type Worded = Readonly<{
  name: string;
  text: string;
  clause: Json;
}>;

/** SHA-256 in hexadecimal, in the book's order. */
export const hashOf = (rules: readonly Worded[]): string =>
  bytesToHex(
    sha256(
      utf8ToBytes(canonicalJson(rules.map(({ name, text, clause }) => ({ name, text, clause })))),
    ),
  );
