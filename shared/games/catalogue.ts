// Which games are there? The only list of them on the host's side: a new game is one more line.

import type { AnyGame } from '#shared/contract/game.ts';
import { crazyEights } from './crazy-eights/manifest.ts';
import { exordia8 } from './exordia8/manifest.ts';
import { fiveCardDraw } from './five-card-draw/manifest.ts';
import { kingsAndBastards } from './kings-and-bastards/manifest.ts';
import { normalEights } from './normal-eights/manifest.ts';
import type { Manifest } from './manifest.ts';

export const manifests: readonly Manifest[] = [kingsAndBastards, fiveCardDraw, crazyEights, exordia8, normalEights];

export const catalogue: readonly AnyGame[] = manifests.map(({ rules }) => rules);

export const gameOf = (id: unknown): AnyGame | null => catalogue.find((game) => game.id === id) ?? null;
