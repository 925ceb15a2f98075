// The keys of a seat, made anew for each deal.

import { ed25519 } from "@noble/curves/ed25519.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Seat } from "#shared/contract/seats.ts";
import { canonical } from "#shared/verifiedDeal/commitments.ts";
import { decodedAll, decodedKey, sumOfElements } from "./group.ts";
import type { Group } from "./group.ts";
import { isProof, proofOf } from "./knowledge.ts";
import type { Hex, Point, Proof, Scalar, SeatKeys } from "./parts.ts";
import { encodedScalar, randomScalar } from "./scalars.ts";
import type { RandomBytes } from "./scalars.ts";
import { isSigningKey } from "./signatures.ts";
import { sealedText } from "./texts.ts";

type SeatContext = Readonly<{ planHash: Hex; seat: Seat }>;

/** What only this seat's program knows, with its public keys. */
export type SeatSecrets = Readonly<{
  deck: Scalar;
  box: Scalar;
  /** Ed25519. */
  signing: Hex;
  keys: SeatKeys;
}>;

const secretBytes = 32;

const contextText = (use: "deck key" | "box key", { planHash, seat }: SeatContext): string =>
  sealedText(use, planHash, seat);

export function newSeatKeys(
  group: Group,
  context: SeatContext,
  random: RandomBytes,
): Readonly<{ secrets: SeatSecrets; keys: SeatKeys }> {
  const newKey = (use: "deck key" | "box key") => {
    const secret = randomScalar(random);
    const point = group.base.times(secret);
    const proof = proofOf(contextText(use, context), secret, [
      { base: group.base, product: point },
    ]);
    return { secret: encodedScalar(secret), point: point.encoded, proof };
  };
  const deck = newKey("deck key");
  const box = newKey("box key");
  const signing = random(secretBytes);
  const keys: SeatKeys = {
    deck: deck.point,
    deckProof: deck.proof,
    box: box.point,
    boxProof: box.proof,
    signing: bytesToHex(ed25519.getPublicKey(signing)),
    salt: bytesToHex(random(secretBytes)),
  };
  const secrets = { deck: deck.secret, box: box.secret, signing: bytesToHex(signing), keys };
  return { secrets, keys };
}

/** Whether they are keys whose secrets the seat knows. */
export function areKeys(group: Group, context: SeatContext, keys: SeatKeys): boolean {
  const isKnown = (use: "deck key" | "box key", point: Point, proof: Proof): boolean => {
    const key = decodedKey(group, point);
    if (key === null) return false;
    return isProof(group, contextText(use, context), proof, [{ base: group.base, product: key }]);
  };
  return (
    isKnown("deck key", keys.deck, keys.deckProof) &&
    isKnown("box key", keys.box, keys.boxProof) &&
    isSigningKey(keys.signing) &&
    /^[0-9a-f]{64}$/.test(keys.salt)
  );
}

/**
 * To which all seats encrypt the deck: only all of them together can open a card.
 * @throws RangeError if one of them is no key (see `areKeys`)
 */
export function jointKey(group: Group, keys: readonly SeatKeys[]): Point {
  const points = decodedAll(
    group,
    keys.map(({ deck }) => deck),
  );
  if (points === null) throw new RangeError("no joint key of what is no key");
  return sumOfElements(group, points).encoded;
}

/** Made before any keys are shown, so that nobody can choose theirs by those of others. */
export const commitmentTo = (planHash: Hex, seat: Seat, keys: SeatKeys): Hex =>
  bytesToHex(sha256(utf8ToBytes(sealedText("keys", planHash, seat, canonical(keys)))));
