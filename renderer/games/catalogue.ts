import type { Traits } from "#shared/contract/traits.ts";
import * as games from "./list.ts";
import type { Manifest } from "./manifest.ts";

export const manifests: readonly [Manifest, ...Manifest[]] = inOrder(
  Object.values<Manifest>(games),
);

export const firstGame = manifests[0].id;

function inOrder(listed: readonly Manifest[]): readonly [Manifest, ...Manifest[]] {
  const [first, ...others] = listed.toSorted((one, other) => one.place - other.place);
  if (!first) throw new Error("the page knows no game");
  return [first, ...others];
}

/** Throws for a game that this page does not know because it is older than its host. */
export function traitsOf(game: string): Traits {
  const manifest = manifests.find(({ id }) => id === game);
  if (!manifest) throw new Error(`the page does not know the game ${game}`);
  return manifest.traits;
}
