// ristretto255 (RFC 9496), a group of prime order: whichever library computes in it, the bytes are
// the same (H-51).

import type { Point } from "./parts.ts";

/** Made by one group; elements of two must not meet. */
export interface Element {
  readonly encoded: Point;
  plus(other: Element): Element;
  minus(other: Element): Element;
  /** `factor` lies from 0 to the order − 1, and may be secret. */
  times(factor: bigint): Element;
}

export interface Group {
  readonly zero: Element;
  /** The generator of RFC 9496. */
  readonly base: Element;
  /** Null where it is not the one encoding of an element. Zero is an element. */
  decoded(point: Point): Element | null;
  /** The element derivation of RFC 9496, from 64 bytes. */
  derived(bytes: Uint8Array): Element;
  /** Σ factor · element. The time it takes may tell the factors to whoever can measure it. */
  sumOfProducts(products: readonly (readonly [factor: bigint, element: Element])[]): Element;
}

/** The element of a public key: null also where it is zero, which anybody could have. */
export function decodedKey(group: Group, point: Point): Element | null {
  const key = group.decoded(point);
  return key?.encoded === group.zero.encoded ? null : key;
}

/** Null if one of them is none. */
export function decodedAll(group: Group, points: readonly Point[]): readonly Element[] | null {
  const elements = points.map((point) => group.decoded(point));
  return elements.every((element) => element !== null) ? elements : null;
}

export const sumOfElements = (group: Group, elements: readonly Element[]): Element =>
  elements.reduce((sum, element) => sum.plus(element), group.zero);
