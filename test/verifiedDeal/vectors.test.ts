// Holds the fixed values from which other programs start, and that the protocol page quotes.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { checkDeal } from "#shared/verifiedDeal/check.ts";
import {
  guestCommitment,
  hostCommitment,
  openedPlace,
  packOf,
  planHash,
  sealsOf,
  seedOf,
} from "#shared/verifiedDeal/commitments.ts";
import { keyPairOf, signatureOf, wordsOf } from "#shared/verifiedDeal/keys.ts";
import { parseTranscript } from "#shared/verifiedDeal/readTranscript.ts";
import type { Card } from "#shared/cards/card.ts";
import vectors from "./vectors.json" with { type: "json" };

const example = parseTranscript(readFileSync("test/verifiedDeal/example.deal.json", "utf8"));
const page = readFileSync("assets/docs/fair-deals.md", "utf8");
const { plan, secrets } = example;
const privateKeys: { readonly [player: string]: string } = vectors.privateKeys;
const signatures: { readonly [player: string]: string } = vectors.signatures;
const decks = vectors.decks.map((cards) => cards.split(" ") as readonly Card[]);

test("H-18 the example fits", () =>
  expect(checkDeal(example)).toEqual({ state: "fits", cards: 95 }));

test("H-18 the fixed values are those of the code", () => {
  expect(hostCommitment(plan.deal, vectors.hostSecret)).toBe(plan.host);
  expect(planHash(plan)).toBe(vectors.planHash);
  plan.contributions.forEach(({ player, key, commitment }, at) => {
    const { secret = "", signature } = secrets[at] ?? {};
    const pair = keyPairOf(Buffer.from(privateKeys[player] ?? "", "hex"));
    expect(pair.key).toBe(key);
    expect(guestCommitment(plan, player, secret)).toBe(commitment);
    expect(signatureOf(pair, vectors.planHash, secret)).toBe(signatures[player]);
    expect(signature).toBe(signatures[player]);
  });
  expect(wordsOf(plan, secrets)).toEqual(vectors.words);
  expect(seedOf(plan, vectors.hostSecret, secrets)).toBe(vectors.seed);
});

test("H-18 the stream, the decks and the seals of the example are those of the code", () => {
  const words = new DiceReader(newDice(vectors.seed));
  expect(vectors.chance.map(() => words.below(2 ** 32))).toEqual(vectors.chance);
  const chance = new DiceReader(newDice(vectors.seed));
  expect(chance.shuffled(packOf(plan))).toEqual(decks[0]);
  expect(chance.shuffled(plan.dealt)).toEqual(vectors.order);
  decks.forEach((cards, deck) => {
    expect(sealsOf(plan.deal, vectors.seed, deck, cards)).toEqual(example.seals[deck]);
    expect(openedPlace(vectors.seed, { deck, place: 0 }, cards[0]!).salt).toBe(vectors.salts[deck]);
  });
});

test("H-18 the protocol page quotes them", () => {
  const quoted = [
    plan.host,
    vectors.hostSecret,
    vectors.planHash,
    vectors.seed,
    ...plan.contributions.flatMap(({ key, commitment }) => [key, commitment]),
    ...Object.values(privateKeys),
    ...Object.values(signatures),
    vectors.words.join(" "),
    ...vectors.chance.map(String),
    ...vectors.decks,
    ...vectors.salts,
    ...example.seals.map(([first = ""]) => first),
  ];
  expect(quoted.filter((value) => !page.includes(value))).toEqual([]);
});
