// Each seat's part of what opens a card.

import type { Seat } from "#shared/contract/seats.ts";
import type { Element, Group } from "./group.ts";
import { decodedAll, decodedKey } from "./group.ts";
import { isProof, proofOf } from "./knowledge.ts";
import type { Ciphertext, Hex, DeckPlace, Point, Scalar, Share } from "./parts.ts";
import { decodedScalar } from "./scalars.ts";
import { sealedText } from "./texts.ts";

type ShareContext = Readonly<{ planHash: Hex; seat: Seat; place: DeckPlace }>;

const contextText = ({ planHash, seat, place }: ShareContext): string =>
  sealedText("share", planHash, seat, place);

const behind = (group: Group, key: Element, mask: Element, share: Element) => [
  { base: group.base, product: key },
  { base: mask, product: share },
];

/**
 * The same each time.
 * @throws RangeError if `secret` is no scalar, or the card no pair of points
 */
export function shareOf(
  group: Group,
  context: ShareContext,
  secret: Scalar,
  [mask]: Ciphertext,
): Share {
  const factor = decodedScalar(secret);
  const masking = group.decoded(mask);
  if (factor === null || masking === null) throw new RangeError("no share of what is no card");
  const share = masking.times(factor);
  const key = group.base.times(factor);
  return {
    share: share.encoded,
    proof: proofOf(contextText(context), factor, behind(group, key, masking, share)),
  };
}

/** `deckKey`: of the seat whose share it is. */
export function isShare(
  group: Group,
  context: ShareContext,
  deckKey: Point,
  [mask]: Ciphertext,
  { share, proof }: Share,
): boolean {
  const key = decodedKey(group, deckKey);
  const masking = group.decoded(mask);
  const part = group.decoded(share);
  if (key === null || masking === null || part === null) return false;
  return isProof(group, contextText(context), proof, behind(group, key, masking, part));
}

/**
 * Which card it is, in pack order.
 * @param shares of all seats
 * @param points those of the cards
 * @returns null if it is none, so that not all shares can be right
 */
export function cardIndex(
  group: Group,
  [, masked]: Ciphertext,
  shares: readonly Share[],
  points: readonly Point[],
): number | null {
  const [card, ...parts] = decodedAll(group, [masked, ...shares.map(({ share }) => share)]) ?? [];
  const point = card && parts.reduce((rest, part) => rest.minus(part), card).encoded;
  const index = point === undefined ? -1 : points.indexOf(point);
  return index < 0 ? null : index;
}
