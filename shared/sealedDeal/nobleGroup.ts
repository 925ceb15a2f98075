// The group in plain JavaScript, which runs everywhere.

import { mulAddUnsafe, pippenger } from "@noble/curves/abstract/curve.js";
import { ristretto255, ristretto255_hasher } from "@noble/curves/ed25519.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { Element, Group } from "./group.ts";
import type { Point } from "./parts.ts";

const { Point: Ristretto } = ristretto255;
type Ristretto = InstanceType<typeof Ristretto>;

class NobleElement implements Element {
  readonly value: Ristretto;
  #encoded: Point | null = null;

  constructor(value: Ristretto) {
    this.value = value;
  }

  get encoded(): Point {
    this.#encoded ??= bytesToHex(this.value.toBytes());
    return this.#encoded;
  }

  plus(other: NobleElement): NobleElement {
    return new NobleElement(this.value.add(other.value));
  }

  minus(other: NobleElement): NobleElement {
    return new NobleElement(this.value.subtract(other.value));
  }

  times(factor: bigint): NobleElement {
    if (factor === 0n || this.value.is0()) return zero;
    return new NobleElement(this.value.multiply(factor));
  }
}

const zero = new NobleElement(Ristretto.ZERO);

/** More than these are summed in buckets. */
const fewProducts = 4;

function decoded(point: Point): NobleElement | null {
  if (!/^[0-9a-f]{64}$/.test(point)) return null;
  try {
    return new NobleElement(Ristretto.fromHex(point));
  } catch {
    return null;
  }
}

export const nobleGroup: Group = {
  zero,
  base: new NobleElement(Ristretto.BASE),
  decoded,
  derived: (bytes) => new NobleElement(ristretto255_hasher.deriveToCurve!(bytes)),
  sumOfProducts(products: readonly (readonly [bigint, NobleElement])[]) {
    const sum = products.length > fewProducts ? pippenger : mulAddUnsafe;
    const elements = products.map(([, { value }]) => value);
    const factors = products.map(([factor]) => factor);
    return new NobleElement(sum(Ristretto, elements, factors));
  },
};
