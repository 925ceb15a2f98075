// Tries the keys of seats.

import { expect, test } from "vitest";
import { areKeys, commitmentTo, jointKey } from "#shared/sealedDeal/keys.ts";
import type { SeatKeys } from "#shared/sealedDeal/parts.ts";
import { decodedScalar, sumOf } from "#shared/sealedDeal/scalars.ts";
import { group, groups } from "./groups.ts";
import { noPoints, noScalars } from "./notEncoded.ts";
import { planHash, seatsOf } from "./seats.ts";

const seats = seatsOf(3);
const [{ keys }, { keys: others }] = seats as [(typeof seats)[0], (typeof seats)[0]];
const context = { planHash, seat: 0 };

test.each(groups)("H-51 the keys that a program makes are taken, computed by %s", (_name, other) =>
  expect(areKeys(other, context, keys)).toBe(true),
);

test("H-51 keys are those of one seat and one deal", () => {
  expect(areKeys(group, { ...context, seat: 1 }, keys)).toBe(false);
  expect(areKeys(group, { ...context, planHash: "0".repeat(64) }, keys)).toBe(false);
});

const zero = group.zero.encoded;
/** 1 and the neutral element of edwards25519. */
const weakSigning = `01${"00".repeat(31)}`;
const wrong: readonly (readonly [string, Partial<SeatKeys>])[] = [
  ["another's deck key with its proof", { deck: others.deck, deckProof: others.deckProof }],
  ["another's box key with its proof", { box: others.box, boxProof: others.boxProof }],
  ["the box key as deck key", { deck: keys.box, deckProof: keys.boxProof }],
  ["a deck key without its secret", { deck: others.deck }],
  ["zero as deck key", { deck: zero }],
  ["zero as box key", { box: zero }],
  ["a signing key that fits many texts", { signing: weakSigning }],
  ["no signing key", { signing: "ff".repeat(32) }],
  ["a signing key of another length", { signing: "00" }],
  ["a salt of another length", { salt: "00" }],
  ...noPoints.flatMap((point): (typeof wrong)[number][] => [
    ["no point as deck key", { deck: point }],
    ["no point as box key", { box: point }],
  ]),
  ...noScalars.flatMap((scalar): (typeof wrong)[number][] => [
    ["no scalar in a proof", { deckProof: { ...keys.deckProof, response: scalar } }],
    ["no scalar in a proof", { boxProof: { ...keys.boxProof, challenge: scalar } }],
  ]),
];

test(`H-51 of ${wrong.length} keys with something wrong none are taken`, () => {
  for (const [what, field] of wrong)
    expect(areKeys(group, context, { ...keys, ...field }), what).toBe(false);
});

test("H-51 the joint key is that of the sum of all secrets", () => {
  const secret = sumOf(seats.map(({ deck }) => decodedScalar(deck)!));
  const joint = jointKey(
    group,
    seats.map((seat) => seat.keys),
  );
  expect(joint).toBe(group.base.times(secret).encoded);
});

test("H-51 a commitment is to the plan, the seat and every field of the keys", () => {
  const commitments = [
    commitmentTo(planHash, 0, keys),
    commitmentTo("0".repeat(64), 0, keys),
    commitmentTo(planHash, 1, keys),
    ...Object.entries(keys).map(([name, value]) =>
      commitmentTo(planHash, 0, {
        ...keys,
        [name]: typeof value === "string" ? `${value}0` : others.boxProof,
      }),
    ),
  ];
  expect(new Set(commitments).size).toBe(commitments.length);
});
