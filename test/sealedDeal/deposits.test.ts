// Tries what the others keep of a seat's key.

import { expect, test } from "vitest";
import { areDepositPoints, depositParts, isPart, standInKey } from "#shared/sealedDeal/deposits.ts";
import { encodedScalar } from "#shared/sealedDeal/scalars.ts";
import { group, groups } from "./groups.ts";
import { noPoints, noScalars } from "./notEncoded.ts";
import { seatsOf } from "./seats.ts";
import { seededRandom } from "./seededRandom.ts";

const [{ deck, keys }, { keys: others }] = seatsOf(2) as [
  ReturnType<typeof seatsOf>[0],
  ReturnType<typeof seatsOf>[0],
];
const parts = depositParts(group, deck, 3, seededRandom("deposits"));
const points = parts.map(({ point }) => point);

test.each(groups)(
  "H-51 the parts of a key are taken, and make the key again, by %s",
  (_name, one) => {
    expect(depositParts(one, deck, 3, seededRandom("deposits"))).toEqual(parts);
    expect(areDepositPoints(one, keys.deck, points)).toBe(true);
    for (const { part, point } of parts) expect(isPart(one, point, part)).toBe(true);
    expect(standInKey(parts.map(({ part }) => part))).toBe(deck);
  },
);

test("H-51 all but one of the parts tell nothing: they are chance", () =>
  expect(standInKey(parts.slice(1).map(({ part }) => part))).not.toBe(deck));

test("H-51 points that do not make the key are not taken", () => {
  expect(areDepositPoints(group, others.deck, points)).toBe(false);
  expect(areDepositPoints(group, keys.deck, points.slice(1))).toBe(false);
  expect(areDepositPoints(group, keys.deck, [...points, others.deck])).toBe(false);
  expect(areDepositPoints(group, group.zero.encoded, [])).toBe(false);
  for (const point of noPoints)
    expect(areDepositPoints(group, keys.deck, [...points.slice(1), point])).toBe(false);
});

test("H-51 a part that does not fit its point is not taken", () => {
  const point = points[0]!;
  for (const part of [parts[1]!.part, encodedScalar(0n), ...noScalars])
    expect(isPart(group, point, part), part).toBe(false);
  for (const wrong of noPoints) expect(isPart(group, wrong, parts[0]!.part), wrong).toBe(false);
});
