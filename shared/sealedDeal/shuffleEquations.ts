// What Terelius and Wikström's proof of a shuffle states, in the form of Haenni, Locher, Koenig and
// Dubuis (Pseudo-Code Algorithms for Verifiable Re-Encryption Mix-Nets): the columns that were
// committed to are those of a permutation, as their sum and the product of chance weights show, and
// by the same permutation the weighted cards of one deck are those of the other.

import { bytesToHex } from "@noble/hashes/utils.js";
import { sumOfElements } from "./group.ts";
import type { Element, Group } from "./group.ts";
import { reduced, scalarOf } from "./scalars.ts";
import { sealedText, wideHash } from "./texts.ts";

/** A ciphertext, decoded. */
export type HiddenCard = readonly [mask: Element, masked: Element];

/** That `to` holds the cards of `from`, encrypted anew under `joint`. */
export type Statement = Readonly<{
  /** Names the deal and whose shuffle it is. */
  context: string;
  joint: Element;
  from: readonly HiddenCard[];
  to: readonly HiddenCard[];
}>;

/** Of 64 bytes of text each: nobody knows a scalar behind one, or between two. */
export type Generators = Readonly<{ first: Element; ofColumns: readonly Element[] }>;

export type Commitments = Readonly<{
  /** By place of the old deck, to which place of the new one its card came. */
  columns: readonly Element[];
  /** By place of the new deck, to the product of the weights up to there. */
  chain: readonly Element[];
}>;

/** To the challenge; also the nonces, of which these are made. */
export type Responses = Readonly<{
  sum: bigint;
  product: bigint;
  columns: bigint;
  decks: bigint;
  links: readonly bigint[];
  weights: readonly bigint[];
}>;

export type ProofOfShuffle = Readonly<{
  commitments: Commitments;
  challenge: bigint;
  responses: Responses;
}>;

export function generatorsOf(group: Group, count: number): Generators {
  const generator = (at: number): Element => group.derived(wideHash(sealedText("generator", at)));
  return {
    first: generator(0),
    ofColumns: Array.from({ length: count }, (_, at) => generator(at + 1)),
  };
}

const joined = (context: string, elements: readonly Element[]): string =>
  [context, ...elements.map(({ encoded }) => encoded)].join("|");

/** By place of the old deck, of all that is fixed before; and what names all that. */
export function weightsOf(
  { context, joint, from, to }: Statement,
  columns: readonly Element[],
): Readonly<{ weights: readonly bigint[]; digest: string }> {
  const fixed = joined(context, [joint, ...from.flat(), ...to.flat(), ...columns]);
  const digest = bytesToHex(wideHash(fixed));
  return { weights: from.map((_, at) => scalarOf(sealedText("weight", digest, at))), digest };
}

export const challengeOf = (
  digest: string,
  chain: readonly Element[],
  announced: readonly Element[],
): bigint => scalarOf(joined(sealedText("shuffle proof", digest), [...chain, ...announced]));

/** By the maker the nonces with a challenge of 0, by everybody else the responses with theirs. */
type Answer = Readonly<{ weights: readonly bigint[]; responses: Responses; challenge: bigint }>;

type Product = readonly [factor: bigint, element: Element];

const products = (factors: readonly bigint[], elements: readonly Element[]): readonly Product[] =>
  elements.map((element, at) => [factors[at] ?? 0n, element]);

const againstWeights = ({ weights, challenge }: Answer): readonly bigint[] =>
  weights.map((weight) => reduced(-challenge * weight));

/** The columns have the sum of all generators, and the weights that the links show. */
function ofColumns(
  group: Group,
  generators: readonly Element[],
  columns: readonly Element[],
  answer: Answer,
): readonly (readonly Product[])[] {
  const { responses, challenge } = answer;
  const excess = sumOfElements(group, columns).minus(sumOfElements(group, generators));
  return [
    [
      [responses.sum, group.base],
      [reduced(-challenge), excess],
    ],
    [
      [responses.columns, group.base],
      ...products(responses.weights, generators),
      ...products(againstWeights(answer), columns),
    ],
  ];
}

/** The weights of the links have the product of all. */
function ofLinks(
  group: Group,
  first: Element,
  chain: readonly Element[],
  { weights, responses, challenge }: Answer,
): readonly (readonly Product[])[] {
  const minus = reduced(-challenge);
  const product = weights.reduce((all, weight) => reduced(all * weight), 1n);
  return [
    [
      [responses.product, group.base],
      [minus, chain.at(-1) ?? first],
      [reduced(challenge * product), first],
    ],
    ...chain.map((link, at): readonly Product[] => [
      [responses.links[at] ?? 0n, group.base],
      [responses.weights[at] ?? 0n, chain[at - 1] ?? first],
      [minus, link],
    ]),
  ];
}

/** The weighted cards of both decks differ by what they were encrypted anew with. */
function ofDecks(
  group: Group,
  { joint, from, to }: Statement,
  answer: Answer,
): readonly (readonly Product[])[] {
  const { responses } = answer;
  const half = (part: 0 | 1, key: Element): readonly Product[] => {
    const elements = (deck: readonly HiddenCard[]) => deck.map((card) => card[part]);
    return [
      [reduced(-responses.decks), key],
      ...products(responses.weights, elements(to)),
      ...products(againstWeights(answer), elements(from)),
    ];
  };
  return [half(0, group.base), half(1, joint)];
}

/** From which the challenge is made: the same by the maker and everybody else, if all is true. */
export function announcedBy(
  group: Group,
  statement: Statement,
  { columns, chain }: Commitments,
  answer: Answer,
): readonly Element[] {
  const generators = generatorsOf(group, statement.from.length);
  const equations = [
    ...ofColumns(group, generators.ofColumns, columns, answer),
    ...ofDecks(group, statement, answer),
    ...ofLinks(group, generators.first, chain, answer),
  ];
  return equations.map((equation) => group.sumOfProducts(equation));
}
