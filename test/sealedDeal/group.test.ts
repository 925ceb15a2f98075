// Holds both libraries to RFC 9496, and to each other.

import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { loadGroup } from "#shared/sealedDeal/loadGroup.ts";
import { decodedScalar, encodedScalar, order, randomScalar } from "#shared/sealedDeal/scalars.ts";
import { group as sodium, groups } from "./groups.ts";
import { noPoints, noScalars } from "./notEncoded.ts";
import { seededRandom } from "./seededRandom.ts";

const zero = "00".repeat(32);
/** A.1 of RFC 9496. */
const multiples = [
  zero,
  "e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d76",
  "6a493210f7499cd17fecb510ae0cea23a110e8d5b901f8acadd3095c73a3b919",
  "94741f5d5d52755ece4f23f044ee27d5d1ea1e2bd196b462166b16152a9d0259",
];

describe.each(groups)("H-51 in the group by %s", (_name, group) => {
  test("the multiples of the generator are those of RFC 9496", () => {
    multiples.forEach((encoded, factor) => {
      expect(group.base.times(BigInt(factor)).encoded).toBe(encoded);
      expect(group.decoded(encoded)?.encoded).toBe(encoded);
    });
    const [none, one, two, three] = multiples.map((encoded) => group.decoded(encoded)!);
    expect(one!.plus(two!).encoded).toBe(three!.encoded);
    expect(three!.minus(two!).encoded).toBe(one!.encoded);
    expect(one!.minus(one!).encoded).toBe(none!.encoded);
    expect(none!.times(7n).encoded).toBe(zero);
    expect(three!.times(0n).encoded).toBe(zero);
    expect(one!.times(order - 1n).plus(one!).encoded).toBe(zero);
  });

  test("an element is derived from 64 bytes as in RFC 9496", () => {
    const text = "Ristretto is traditionally a short shot of espresso coffee";
    const bytes = new Uint8Array(createHash("sha512").update(text).digest());
    expect(group.derived(bytes).encoded).toBe(
      "3066f82a1a747d45120d1740f14358531a8f04bbffe6a819f86dfe50f44a0a46",
    );
  });

  test("nothing but the one encoding of an element is decoded", () => {
    for (const point of noPoints) expect(group.decoded(point), point).toBeNull();
  });

  test("few products and many have the sum that they have one by one", () => {
    const random = seededRandom("products");
    for (const count of [0, 1, 3, 9]) {
      const products = Array.from(
        { length: count },
        (_, at) => [at === 1 ? 0n : randomScalar(random), group.base.times(BigInt(at))] as const,
      );
      const sum = products.reduce(
        (total, [factor, element]) => total.plus(element.times(factor)),
        group.zero,
      );
      expect(group.sumOfProducts(products).encoded).toBe(sum.encoded);
    }
  });
});

test("H-51 nothing but the one encoding of a number below the order is a scalar", () => {
  for (const scalar of noScalars) expect(decodedScalar(scalar), scalar).toBeNull();
  for (const value of [0n, 1n, order - 1n]) expect(decodedScalar(encodedScalar(value))).toBe(value);
});

test("H-51 where WebAssembly may run, libsodium computes", async () => {
  const { base } = await loadGroup();
  expect(base.constructor).toBe(sodium.base.constructor);
});
