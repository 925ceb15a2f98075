// Proofs that one scalar lies behind some points: Schnorr's with one, Chaum and Pedersen's with two.

import type { Element } from "./group.ts";
import type { Group } from "./group.ts";
import type { Proof } from "./parts.ts";
import { decodedScalar, encodedScalar, reduced, scalarOf } from "./scalars.ts";
import { sealedText } from "./texts.ts";

/** Of `product` it is to be proved that it is `base` times the scalar. */
type Behind = Readonly<{ base: Element; product: Element }>;

const statementOf = (context: string, points: readonly Behind[]): string =>
  [context, ...points.flatMap(({ base, product }) => [base.encoded, product.encoded])].join("|");

const challengeOf = (statement: string, commitments: readonly Element[]): bigint =>
  scalarOf([statement, ...commitments.map(({ encoded }) => encoded)].join("|"));

/**
 * The same proof each time: its nonce comes from the secret and all that is proved.
 * @param context names what is proved, and in which deal
 */
export function proofOf(context: string, secret: bigint, points: readonly Behind[]): Proof {
  const statement = statementOf(context, points);
  const nonce = scalarOf(sealedText("nonce", encodedScalar(secret), statement));
  const challenge = challengeOf(
    statement,
    points.map(({ base }) => base.times(nonce)),
  );
  return {
    challenge: encodedScalar(challenge),
    response: encodedScalar(reduced(nonce + challenge * secret)),
  };
}

export function isProof(
  group: Group,
  context: string,
  proof: Proof,
  points: readonly Behind[],
): boolean {
  const challenge = decodedScalar(proof.challenge);
  const response = decodedScalar(proof.response);
  if (challenge === null || response === null) return false;
  const commitments = points.map(({ base, product }) =>
    group.sumOfProducts([
      [response, base],
      [reduced(-challenge), product],
    ]),
  );
  return challengeOf(statementOf(context, points), commitments) === challenge;
}
