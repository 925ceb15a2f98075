// Changes one thing, or exchanges two, in what somebody sends.

import type { DiceReader } from "#shared/chance/dice.ts";
import { decodedScalar, encodedScalar, order } from "#shared/sealedDeal/scalars.ts";
import { group } from "./groups.ts";

export type Tree = string | number | readonly Tree[] | { readonly [name: string]: Tree };
/** From the trunk, which is no leaf. */
type Path = readonly string[];
type Branch = { [name: string]: Tree };

function leaves(tree: Tree, path: Path = []): readonly Path[] {
  if (typeof tree !== "object") return [path];
  return Object.entries(tree).flatMap(([name, branch]) => leaves(branch, [...path, name]));
}

const at = (tree: Tree, path: Path): Tree =>
  path.reduce((branch, name) => (branch as Branch)[name]!, tree);

function withLeaf(tree: Tree, path: Path, leaf: Tree): Tree {
  const copy = structuredClone(tree);
  const branch = at(copy, path.slice(0, -1)) as Branch;
  branch[path.at(-1)!] = leaf;
  return copy;
}

const hexDigit = (chance: DiceReader): string => chance.below(16).toString(16);
const someScalar = (chance: DiceReader): bigint => BigInt(1 + chance.below(2 ** 32)) ** 7n % order;

/** Ways to change a text, each likely to make something that is well formed. */
const changes: readonly ((leaf: string, chance: DiceReader) => string)[] = [
  (leaf, chance) => {
    const place = chance.below(leaf.length);
    return leaf.slice(0, place) + hexDigit(chance) + leaf.slice(place + 1);
  },
  (_leaf, chance) => group.base.times(someScalar(chance)).encoded,
  (_leaf, chance) => encodedScalar(someScalar(chance)),
  (leaf) => group.decoded(leaf)?.plus(group.base).encoded ?? `${leaf}0`,
  (leaf) => encodedScalar(((decodedScalar(leaf) ?? 0n) + 1n) % order),
  (leaf) => encodedScalar((order - (decodedScalar(leaf) ?? 1n)) % order),
  () => "00".repeat(32),
];

function once(tree: Tree, chance: DiceReader): Tree {
  const paths = leaves(tree);
  const path = paths[chance.below(paths.length)]!;
  const leaf = at(tree, path);
  if (typeof leaf !== "string") return withLeaf(tree, path, Number(leaf) + 1);
  const way = chance.below(changes.length + 1);
  const change = changes[way];
  if (change) return withLeaf(tree, path, change(leaf, chance));
  const other = paths[chance.below(paths.length)]!;
  const exchanged = at(tree, other);
  return withLeaf(withLeaf(tree, path, exchanged), other, leaf);
}

/** Not as it was. */
export function tampered<T extends Tree>(tree: T, chance: DiceReader): T {
  for (;;) {
    const changed = once(tree, chance);
    if (JSON.stringify(changed) !== JSON.stringify(tree)) return changed as T;
  }
}
