// Makes proofs of shuffle for what is none, such that one equation alone does not hold.

import type { Group } from "#shared/sealedDeal/group.ts";
import { sumOfElements } from "#shared/sealedDeal/group.ts";
import type { Ciphertext, Point, ShuffleProof } from "#shared/sealedDeal/parts.ts";
import { randomScalar, reduced, sumOf } from "#shared/sealedDeal/scalars.ts";
import type { RandomBytes } from "#shared/sealedDeal/scalars.ts";
import { generatorsOf, weightsOf } from "#shared/sealedDeal/shuffleEquations.ts";
import type { HiddenCard } from "#shared/sealedDeal/shuffleEquations.ts";
import { encodedProof } from "#shared/sealedDeal/shuffleFields.ts";
import { committedProducts, proofThat, sumOfWeighted } from "#shared/sealedDeal/shuffleProof.ts";
import { sealedText } from "#shared/sealedDeal/texts.ts";

type Matrix = readonly (readonly bigint[])[];

export type Cheat = Readonly<{
  /** By place of the new deck, how many times it holds each card of the old one. */
  deck: Matrix;
  /** By place of the new deck, how many times it has the weight of each place of the old one. */
  weights: Matrix;
  /** What is committed to instead of `weights`. */
  columns?: Matrix;
  /** Points that the first new card is off by. */
  off?: readonly [mask: bigint, masked: bigint];
  /** The last link of the chain does not follow from the one before. */
  forgesProduct?: true;
}>;

/** Under the joint key. */
function cheatingDeck(
  group: Group,
  from: readonly HiddenCard[],
  { deck, off = [0n, 0n] }: Cheat,
): readonly HiddenCard[] {
  const mixed = (row: readonly bigint[], part: 0 | 1) =>
    group.sumOfProducts(from.map((card, at) => [reduced(row[at]!), card[part]] as const));
  const [first, ...others] = deck.map((row): HiddenCard => [mixed(row, 0), mixed(row, 1)]);
  const [mask, masked] = first!;
  return [[mask.plus(group.base.times(off[0])), masked.plus(group.base.times(off[1]))], ...others];
}

export function cheatingShuffle(
  group: Group,
  context: Readonly<{ planHash: string; seat: number; joint: Point }>,
  deck: readonly Ciphertext[],
  cheat: Cheat,
  random: RandomBytes,
): Readonly<{ deck: readonly Ciphertext[]; proof: ShuffleProof }> {
  const from = deck.map(([mask, masked]): HiddenCard => [
    group.decoded(mask)!,
    group.decoded(masked)!,
  ]);
  const to = cheatingDeck(group, from, cheat);
  const { planHash, seat } = context;
  const statement = {
    context: sealedText("shuffle", planHash, seat, from.length),
    joint: group.decoded(context.joint)!,
    from,
    to,
  };
  const generators = generatorsOf(group, from.length);
  const matrix = cheat.columns ?? cheat.weights;
  const columnBlinds = from.map(() => randomScalar(random));
  const columns = columnBlinds.map((blind, at) =>
    sumOfElements(group, [
      group.base.times(blind),
      ...generators.ofColumns.map((generator, place) =>
        generator.times(reduced(matrix[place]![at]!)),
      ),
    ]),
  );
  const { weights } = weightsOf(statement, columns);
  const mixed = cheat.weights.map((row) => sumOfWeighted(row, weights));
  const links = from.map(() => randomScalar(random));
  const { chain, blind } = committedProducts(group, generators, mixed, links);
  const product = weights.reduce((all, weight) => reduced(all * weight), 1n);
  const asked = group.base.times(blind).plus(generators.first.times(product));
  const proof = proofThat(
    group,
    statement,
    { columns, chain: cheat.forgesProduct ? chain.with(-1, asked) : chain },
    {
      sum: sumOf(columnBlinds),
      product: blind,
      columns: sumOfWeighted(weights, columnBlinds),
      decks: 0n,
      links,
      weights: mixed,
    },
    random,
  );
  return {
    deck: to.map(([mask, masked]) => [mask.encoded, masked.encoded]),
    proof: encodedProof(proof),
  };
}
