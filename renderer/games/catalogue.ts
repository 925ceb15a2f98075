// Which games are there? The only list of them on the screen's side: a new game is one more line.

import type { Traits } from '#shared/contract/traits.ts';
import { crazyEights } from './crazy-eights/manifest.ts';
import { exordia8 } from './exordia8/manifest.ts';
import { fiveCardDraw } from './five-card-draw/manifest.ts';
import { kingsAndBastards } from './kings-and-bastards/manifest.ts';
import type { Manifest } from './manifest.ts';
import { normalEights } from './normal-eights/manifest.ts';

export const manifests: readonly Manifest[] = [kingsAndBastards, fiveCardDraw, crazyEights, exordia8, normalEights];

/** Where none has been chosen yet. */
export const firstGame = kingsAndBastards.id;

/** Throws for a game that this page does not know: it is older than its host. */
export function traitsOf(game: string): Traits {
  const manifest = manifests.find(({ id }) => id === game);
  if (!manifest) throw new Error(`the page does not know the game ${game}`);
  return manifest.traits;
}
