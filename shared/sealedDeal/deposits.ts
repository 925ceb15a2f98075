// A seat's deck key in parts, which the others keep, so that the cards can be opened when it is
// gone (H-51).

import { decodedAll, decodedKey, sumOfElements } from "./group.ts";
import type { Group } from "./group.ts";
import type { Point, Scalar } from "./parts.ts";
import { decodedScalar, decodedScalars, encodedScalar, randomScalar, sumOf } from "./scalars.ts";
import type { RandomBytes } from "./scalars.ts";

/**
 * As many parts as there are others, whose sum is the secret: each but the last is chance alone.
 * @throws RangeError if `secretDeck` is no scalar, or `others` not at least 1
 */
export function depositParts(
  group: Group,
  secretDeck: Scalar,
  others: number,
  random: RandomBytes,
): readonly Readonly<{ part: Scalar; point: Point }>[] {
  const secret = decodedScalar(secretDeck);
  if (secret === null || others < 1) throw new RangeError("no parts of what is no key");
  const free = Array.from({ length: others - 1 }, () => randomScalar(random));
  return [...free, sumOf([secret, ...free.map((part) => -part)])].map((part) => ({
    part: encodedScalar(part),
    point: group.base.times(part).encoded,
  }));
}

/** Whether the parts behind these points make the secret of this key. */
export function areDepositPoints(group: Group, deckKey: Point, points: readonly Point[]): boolean {
  const key = decodedKey(group, deckKey);
  const parts = decodedAll(group, points);
  if (key === null || parts === null) return false;
  return sumOfElements(group, parts).encoded === key.encoded;
}

export function isPart(group: Group, point: Point, part: Scalar): boolean {
  const value = decodedScalar(part);
  return value !== null && group.base.times(value).encoded === point;
}

/**
 * The secret deck key of the seat whose parts these are.
 * @throws RangeError if one of them is no scalar
 */
export function standInKey(parts: readonly Scalar[]): Scalar {
  const values = decodedScalars(parts);
  if (values === null) throw new RangeError("no key of what are no parts");
  return encodedScalar(sumOf(values));
}
