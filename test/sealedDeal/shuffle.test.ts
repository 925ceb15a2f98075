// Tries shuffles of the sealed deck and their proofs.

import { expect, test } from "vitest";
import { cardPoints, firstDeck } from "#shared/sealedDeal/cards.ts";
import { jointKey } from "#shared/sealedDeal/keys.ts";
import type { Ciphertext, ShuffleProof } from "#shared/sealedDeal/parts.ts";
import { order } from "#shared/sealedDeal/scalars.ts";
import { isShuffle, shuffled } from "#shared/sealedDeal/shuffle.ts";
import { cheatingShuffle } from "./cheatingShuffle.ts";
import type { Cheat } from "./cheatingShuffle.ts";
import { group } from "./groups.ts";
import { noPoints, noScalars } from "./notEncoded.ts";
import { planHash, seatsOf } from "./seats.ts";
import { seededRandom } from "./seededRandom.ts";

const seats = seatsOf(2);
const joint = jointKey(
  group,
  seats.map(({ keys }) => keys),
);
const context = { planHash, seat: 0, joint };
const points = cardPoints(group, planHash, 3);
const first = firstDeck(group, points);
const shuffle = shuffled(group, context, first, seededRandom("shuffle"));
const { deck, proof } = shuffle;
const isTaken = (to: readonly Ciphertext[], given: ShuffleProof): boolean =>
  isShuffle(group, context, first, to, given);

test("H-51 a shuffle is the same by the same chance, another by another, and taken", () => {
  expect(shuffled(group, context, first, seededRandom("shuffle"))).toEqual(shuffle);
  expect(shuffled(group, context, first, seededRandom("other")).deck).not.toEqual(deck);
  expect(isTaken(deck, proof)).toBe(true);
});

test("H-51 a deck of one card, and one that others have shuffled, can be shuffled", () => {
  const next = shuffled(group, { ...context, seat: 1 }, deck, seededRandom("next"));
  expect(isShuffle(group, { ...context, seat: 1 }, deck, next.deck, next.proof)).toBe(true);
  const one = shuffled(group, context, deck.slice(1, 2), seededRandom("one"));
  expect(isShuffle(group, context, deck.slice(1, 2), one.deck, one.proof)).toBe(true);
});

test("H-51 a proof is that of one seat, one deal, one joint key and one deck before", () => {
  const elsewhere = [
    { ...context, seat: 1 },
    { ...context, planHash: "0".repeat(64) },
    { ...context, joint: seats[0]!.keys.deck },
    { ...context, joint: group.zero.encoded },
  ];
  for (const other of elsewhere) expect(isShuffle(group, other, first, deck, proof)).toBe(false);
  expect(isShuffle(group, context, first.toReversed(), deck, proof)).toBe(false);
  expect(isShuffle(group, context, deck, deck, proof)).toBe(false);
});

test("H-51 a deck in which a card was exchanged, doubled or scaled does not have the proof", () => {
  const [one, two, three] = deck as [Ciphertext, Ciphertext, Ciphertext];
  const doubled = ([mask, masked]: Ciphertext): Ciphertext => [
    group.decoded(mask)!.times(2n).encoded,
    group.decoded(masked)!.times(2n).encoded,
  ];
  const decks = [
    [two, one, three],
    [one, one, three],
    [doubled(one), two, three],
    [one, two, first[0]!],
    [one, two],
    [one, two, three, three],
    [],
    ...noPoints.map((point): Ciphertext[] => [one, two, [three[0], point]]),
  ];
  for (const other of decks) expect(isTaken(other, proof)).toBe(false);
});

test("H-51 a proof for no cards at all is none", () =>
  expect(isShuffle(group, context, [], [], { ...proof, columns: [], chain: [] })).toBe(false));

/** Each field, or each of its items, in turn is `changed`. */
const changes = (changed: (field: string) => string): readonly ShuffleProof[] =>
  Object.entries(proof).flatMap(([name, field]) =>
    typeof field === "string"
      ? [{ ...proof, [name]: changed(field) }]
      : field.map((item, at) => ({ ...proof, [name]: field.with(at, changed(item)) })),
  );

test("H-51 a proof of which any field was changed is none", () => {
  const { point, scalar } = { point: points[0]!, scalar: "02".padEnd(64, "0") };
  const wrong = [
    ...changes((field) => (group.decoded(field) === null ? scalar : point)),
    ...changes(() => scalar),
    ...changes(() => noPoints[0]!),
    ...changes(() => noScalars[0]!),
    ...Object.entries(proof).flatMap(([name, field]): ShuffleProof[] => [
      { ...proof, [name]: [] },
      { ...proof, [name]: "" },
      { ...proof, [name]: typeof field === "string" ? [field] : [...field, field[0]!] },
      Object.fromEntries(Object.entries(proof).filter(([other]) => other !== name)),
    ]),
  ];
  const taken = wrong.filter((given) => isTaken(deck, given));
  expect(taken).toEqual([]);
});

const half = (order + 1n) / 2n;
const unchanged = [
  [1n, 0n],
  [0n, 1n],
];
const honest: Cheat = { deck: unchanged, weights: unchanged };
/** The sums of weighted cards are the same, and so are the sums of the columns. */
const mixed: Cheat = {
  deck: [
    [half, 0n],
    [half, 1n],
  ],
  weights: [
    [2n, -1n],
    [0n, 1n],
  ],
};
/** The sums of weighted cards are the same, and so are the products of the weights. */
const scaled: Cheat = {
  deck: [
    [half, 0n],
    [0n, 2n],
  ],
  weights: [
    [2n, 0n],
    [0n, half],
  ],
};
const cheats: readonly (readonly [string, Cheat])[] = [
  ["the columns have not the sum of a permutation's", scaled],
  ["the weights have not the product of the old ones", mixed],
  ["the columns committed to have other weights", { ...scaled, columns: unchanged }],
  ["the weighted cards are masked otherwise", { ...honest, off: [1n, 0n] }],
  ["the weighted cards are others", { ...honest, off: [0n, 1n] }],
  ["the last product does not follow", { ...mixed, forgesProduct: true }],
];
const cheated = (cheat: Cheat): boolean => {
  const from = deck.slice(0, 2);
  const made = cheatingShuffle(group, context, from, cheat, seededRandom("cheat"));
  return isShuffle(group, context, from, made.deck, made.proof);
};

test("H-51 the proof that the cheats start from is taken", () =>
  expect(cheated(honest)).toBe(true));

test.each(cheats)("H-51 a proof is none where %s, though all else holds", (_what, cheat) =>
  expect(cheated(cheat)).toBe(false),
);
