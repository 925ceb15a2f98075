// What a verified deal is made of and held to (H-18): every hash is over text, so that any other
// program can compute it. assets/docs/fair-deals.md has examples.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Card } from "#shared/cards/card.ts";
import { packs } from "#shared/cards/pack.ts";
import type { Json } from "#shared/contract/json.ts";
import type { DealPlan, Hex, OpenedPlace, OpenedSecret, CardPlace } from "./transcript.ts";

type Purpose = "host" | "guest" | "plan" | "secret" | "seed" | "salt" | "place" | "words";

/** The purpose keeps a hash made for one thing from standing for another. */
export const worded = (purpose: Purpose, ...parts: readonly (string | number)[]): string =>
  ["cardtable deal 1", purpose, ...parts].join("|");

const hashOf = (text: string): Hex => bytesToHex(sha256(utf8ToBytes(text)));

export const hostCommitment = (deal: Hex, secret: Hex): Hex => hashOf(worded("host", deal, secret));

/** Holds the host's commitment, which therefore came first. */
export const guestCommitment = (
  { deal, host }: Pick<DealPlan, "deal" | "host">,
  player: string,
  secret: Hex,
): Hex => hashOf(worded("guest", deal, host, player, secret));

/** Fields in the order of their names, no spaces: RFC 8785 for the values of a plan. */
export function canonical(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(",")}}`;
}

export const planHash = (plan: DealPlan): Hex => hashOf(worded("plan", canonical(plan)));

/** From which all chance of the round comes: a record's `seed`. A withheld secret counts as "". */
export const seedOf = (plan: DealPlan, hostSecret: Hex, secrets: readonly OpenedSecret[]): Hex =>
  hashOf(
    worded("seed", planHash(plan), hostSecret, ...secrets.map((opened) => opened?.secret ?? "")),
  );

/** In pack order, as the first use of chance shuffles them. */
export const packOf = ({ packs: count, jokersPerPack }: DealPlan): readonly Card[] =>
  packs(count, jokersPerPack);

/** 128 bits: nobody finds two cards for one seal while a round lasts, nor guesses a salt. */
const half = (hash: Hex): Hex => hash.slice(0, 32);

/** Of a card where it lies in a deck, with what its seal is made of. */
export const openedPlace = (seed: Hex, { deck, place }: CardPlace, card: Card): OpenedPlace => ({
  deck,
  place,
  card,
  salt: half(hashOf(worded("salt", seed, deck, place))),
});

export const sealOf = (deal: Hex, { deck, place, card, salt }: OpenedPlace): Hex =>
  half(hashOf(worded("place", deal, deck, place, card, salt)));

/** Of the round's shuffle number `deck`, counted from 0; `cards` are top first. */
export const sealsOf = (
  deal: Hex,
  seed: Hex,
  deck: number,
  cards: readonly Card[],
): readonly Hex[] =>
  cards.map((card, place) => sealOf(deal, openedPlace(seed, { deck, place }, card)));

/** `seals`: of each deck, as they were published. */
export const opensSeal = (
  deal: Hex,
  seals: readonly (readonly Hex[])[],
  opened: OpenedPlace,
): boolean => seals[opened.deck]?.[opened.place] === sealOf(deal, opened);
