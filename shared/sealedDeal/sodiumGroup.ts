// The group by libsodium, where WebAssembly may run: several times as fast.

import sodium from "libsodium-wrappers-sumo";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { Element, Group } from "./group.ts";
import { bytesOf } from "./scalars.ts";
import type { Point } from "./parts.ts";

const pointBytes = 32;

class SodiumElement implements Element {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  get encoded(): Point {
    return bytesToHex(this.bytes);
  }

  plus(other: SodiumElement): SodiumElement {
    return new SodiumElement(sodium.crypto_core_ristretto255_add(this.bytes, other.bytes));
  }

  minus(other: SodiumElement): SodiumElement {
    return new SodiumElement(sodium.crypto_core_ristretto255_sub(this.bytes, other.bytes));
  }

  /** libsodium takes a product that is zero for an error. */
  times(factor: bigint): SodiumElement {
    if (factor === 0n || this.bytes.every((byte) => byte === 0)) return zero;
    return new SodiumElement(sodium.crypto_scalarmult_ristretto255(bytesOf(factor), this.bytes));
  }
}

class SodiumBase extends SodiumElement {
  override times(factor: bigint): SodiumElement {
    if (factor === 0n) return zero;
    return new SodiumElement(sodium.crypto_scalarmult_ristretto255_base(bytesOf(factor)));
  }
}

const zero = new SodiumElement(new Uint8Array(pointBytes));

function decoded(point: Point): SodiumElement | null {
  if (!/^[0-9a-f]{64}$/.test(point)) return null;
  const bytes = hexToBytes(point);
  return sodium.crypto_core_ristretto255_is_valid_point(bytes) ? new SodiumElement(bytes) : null;
}

/** Fails where WebAssembly may not run. */
export async function sodiumGroup(): Promise<Group> {
  await sodium.ready;
  return {
    zero,
    base: new SodiumBase(sodium.crypto_scalarmult_ristretto255_base(bytesOf(1n))),
    decoded,
    derived: (bytes) => new SodiumElement(sodium.crypto_core_ristretto255_from_hash(bytes)),
    sumOfProducts: (products: readonly (readonly [bigint, SodiumElement])[]) =>
      products.reduce((sum, [factor, element]) => sum.plus(element.times(factor)), zero),
  };
}
