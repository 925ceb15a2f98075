// Proves that a deck was shuffled, and checks it, without telling how.

import type { Element, Group } from "./group.ts";
import { randomScalar, reduced, sumOf } from "./scalars.ts";
import type { RandomBytes } from "./scalars.ts";
import { announcedBy, challengeOf, generatorsOf, weightsOf } from "./shuffleEquations.ts";
import type {
  Commitments,
  Generators,
  ProofOfShuffle,
  Responses,
  Statement,
} from "./shuffleEquations.ts";

/** How the deck was shuffled: only its maker knows it. */
type Witness = Readonly<{
  /** By place of the new deck the place of the old one. */
  permutation: readonly number[];
  /** By place of the new deck, with what its card was encrypted anew. */
  blinds: readonly bigint[];
}>;

const randomScalars = (like: readonly unknown[], random: RandomBytes): readonly bigint[] =>
  like.map(() => randomScalar(random));

export const sumOfWeighted = (weights: readonly bigint[], values: readonly bigint[]): bigint =>
  sumOf(values.map((value, at) => value * (weights[at] ?? 0n)));

/** By place of the old deck: the generators of the places to which its card came. */
const committedColumns = (
  group: Group,
  { ofColumns }: Generators,
  permutation: readonly number[],
  blinds: readonly bigint[],
): readonly Element[] =>
  blinds.map((blind, from) =>
    ofColumns
      .filter((_, place) => permutation[place] === from)
      .reduce((sum, generator) => sum.plus(generator), group.base.times(blind)),
  );

/** Each link holds the one before it, times its weight; `blind` is what lies on the last one. */
export function committedProducts(
  group: Group,
  { first }: Generators,
  weights: readonly bigint[],
  blinds: readonly bigint[],
): Readonly<{ chain: readonly Element[]; blind: bigint }> {
  const chain: Element[] = [];
  let blind = 0n;
  weights.forEach((weight, at) => {
    const link = blinds[at] ?? 0n;
    chain.push(group.base.times(link).plus((chain[at - 1] ?? first).times(weight)));
    blind = reduced(link + weight * blind);
  });
  return { chain, blind };
}

const newNonces = (like: readonly unknown[], random: RandomBytes): Responses => ({
  sum: randomScalar(random),
  product: randomScalar(random),
  columns: randomScalar(random),
  decks: randomScalar(random),
  links: randomScalars(like, random),
  weights: randomScalars(like, random),
});

/** Nonces with what they hide, times the challenge. */
function responsesTo(challenge: bigint, nonces: Responses, hidden: Responses): Responses {
  const response = (nonce: bigint, secret = 0n): bigint => reduced(nonce + challenge * secret);
  return {
    sum: response(nonces.sum, hidden.sum),
    product: response(nonces.product, hidden.product),
    columns: response(nonces.columns, hidden.columns),
    decks: response(nonces.decks, hidden.decks),
    links: nonces.links.map((nonce, at) => response(nonce, hidden.links[at])),
    weights: nonces.weights.map((nonce, at) => response(nonce, hidden.weights[at])),
  };
}

/** `hidden`: what the responses show the knowledge of. */
export function proofThat(
  group: Group,
  statement: Statement,
  commitments: Commitments,
  hidden: Responses,
  random: RandomBytes,
): ProofOfShuffle {
  const { weights, digest } = weightsOf(statement, commitments.columns);
  const nonces = newNonces(hidden.links, random);
  // Sums that tell their time may be used: what others see is when the whole shuffle comes.
  const announced = announcedBy(group, statement, commitments, {
    weights,
    responses: nonces,
    challenge: 0n,
  });
  const challenge = challengeOf(digest, commitments.chain, announced);
  return { commitments, challenge, responses: responsesTo(challenge, nonces, hidden) };
}

/** `witness` must make the statement true: otherwise `provesShuffle` refuses what comes of it. */
export function shuffleProofOf(
  group: Group,
  statement: Statement,
  { permutation, blinds }: Witness,
  random: RandomBytes,
): ProofOfShuffle {
  const generators = generatorsOf(group, permutation.length);
  const columnBlinds = randomScalars(permutation, random);
  const columns = committedColumns(group, generators, permutation, columnBlinds);
  const { weights } = weightsOf(statement, columns);
  const permuted = permutation.map((from) => weights[from] ?? 0n);
  const links = randomScalars(permutation, random);
  const { chain, blind } = committedProducts(group, generators, permuted, links);
  const hidden = {
    sum: sumOf(columnBlinds),
    product: blind,
    columns: sumOfWeighted(weights, columnBlinds),
    decks: sumOfWeighted(permuted, blinds),
    links,
    weights: permuted,
  };
  return proofThat(group, statement, { columns, chain }, hidden, random);
}

export function provesShuffle(
  group: Group,
  statement: Statement,
  { commitments, challenge, responses }: ProofOfShuffle,
): boolean {
  const { weights, digest } = weightsOf(statement, commitments.columns);
  const announced = announcedBy(group, statement, commitments, { weights, responses, challenge });
  return challengeOf(digest, commitments.chain, announced) === challenge;
}
