import type { AnyGame } from "#shared/contract/game.ts";
import * as games from "./list.ts";
import type { Manifest } from "./manifest.ts";

export const manifests: readonly Manifest[] = Object.values<Manifest>(games).toSorted(
  (one, other) => one.place - other.place,
);

export const catalogue: readonly AnyGame[] = manifests.map(({ rules }) => rules);

export const gameOf = (id: unknown): AnyGame | null =>
  catalogue.find((game) => game.id === id) ?? null;
