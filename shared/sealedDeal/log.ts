// The log of a sealed deal as text: what is hashed and signed of it (H-51).

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Json } from "#shared/contract/json.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { canonical } from "#shared/verifiedDeal/commitments.ts";
import type { Hex, DeckPlace, SealedEntry, SealedPlan } from "./parts.ts";
import { sealedText } from "./texts.ts";

export type Entry<T extends SealedEntry["type"]> = Extract<SealedEntry, { readonly type: T }>;

export const hashOf = (text: string): Hex => bytesToHex(sha256(utf8ToBytes(text)));

/** What is sent as JSON and typed more closely than JSON is. */
const asText = (value: unknown): string => canonical(value as Json);

export const sealedPlanHash = (plan: SealedPlan): Hex => hashOf(sealedText("plan", asText(plan)));

export const entryHash = (entry: SealedEntry): Hex => hashOf(asText(entry));

/** Of the log with one more entry. */
export const nextLogHash = (before: Hex, entry: SealedEntry): Hex =>
  hashOf(`${before}|${asText(entry)}`);

/** Holds the whole log before the move, so that nobody can be told two of them for long. */
export const signedText = (
  { planHash, logHash }: Readonly<{ planHash: Hex; logHash: Hex }>,
  { seat, move, opened, auto }: Pick<Entry<"moved">, "seat" | "move" | "opened" | "auto">,
): string =>
  sealedText("move", planHash, seat, logHash, asText(move), asText(opened), auto ? "auto" : "own");

/** KB-7: the seat says that none of these places has the 3 of clubs. */
export const noneText = (planHash: Hex, seat: Seat, places: readonly DeckPlace[]): string =>
  sealedText("none", planHash, seat, ...places.toSorted((one, other) => one - other));

/** KB-6: the seat says that it gives these places. */
export const giftText = (planHash: Hex, seat: Seat, places: readonly DeckPlace[]): string =>
  sealedText("gave", planHash, seat, ...places);

export const isSameMove = (one: unknown, other: unknown): boolean => asText(one) === asText(other);

/** Of what is boxed: one seat's share of a place for another. */
export const boxContext = (planHash: Hex, from: Seat, to: Seat, place: DeckPlace): string =>
  `${planHash}|share|${from}|${to}|${place}`;

export const depositContext = (planHash: Hex, from: Seat, to: Seat): string =>
  `${planHash}|deposit|${from}|${to}`;

export const shareText = (share: unknown): string => asText(share);
