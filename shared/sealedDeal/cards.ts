// The points that stand for cards, and the deck before anybody has shuffled it.

import type { Group } from "./group.ts";
import type { Ciphertext, Hex, Point } from "./parts.ts";
import { sealedText, wideHash } from "./texts.ts";

/** In pack order. Nobody knows a scalar behind one of them. */
export const cardPoints = (group: Group, planHash: Hex, count: number): readonly Point[] =>
  Array.from(
    { length: count },
    (_, at) => group.derived(wideHash(sealedText("card", planHash, at))).encoded,
  );

/** Everybody can read it. */
export const firstDeck = (group: Group, points: readonly Point[]): readonly Ciphertext[] =>
  points.map((point) => [group.zero.encoded, point]);
