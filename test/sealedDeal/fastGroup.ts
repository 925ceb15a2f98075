// The numbers modulo the order of the real group, with addition: everybody can divide, so nothing is
// hidden, but all equations of a sealed deal hold as in the real one, and quickly.

import type { Element, Group } from "#shared/sealedDeal/group.ts";
import { decodedScalar, encodedScalar, order, reduced } from "#shared/sealedDeal/scalars.ts";

class Remainder implements Element {
  readonly value: bigint;
  #encoded: string | null = null;

  constructor(value: bigint) {
    this.value = value;
  }

  get encoded(): string {
    return (this.#encoded ??= encodedScalar(this.value));
  }

  plus(other: Element): Element {
    return new Remainder(reduced(this.value + valueOf(other)));
  }

  minus(other: Element): Element {
    return new Remainder(reduced(this.value - valueOf(other)));
  }

  times(factor: bigint): Element {
    return new Remainder(reduced(this.value * factor));
  }
}

const valueOf = (element: Element): bigint => (element as Remainder).value;

export const fastGroup: Group = {
  zero: new Remainder(0n),
  base: new Remainder(1n),
  decoded(point) {
    const value = decodedScalar(point);
    return value === null ? null : new Remainder(value);
  },
  derived: (bytes) =>
    new Remainder(bytes.reduce((sum, byte) => (sum * 256n + BigInt(byte)) % order, 0n)),
  sumOfProducts: (products) =>
    new Remainder(
      reduced(products.reduce((sum, [factor, element]) => sum + factor * valueOf(element), 0n)),
    ),
};
