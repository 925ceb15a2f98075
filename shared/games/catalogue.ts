// Which games are there? The only list of them in the program.

import type { AnyGame } from '#shared/game/game.ts';
import { crazyEights } from './crazy-eights/index.ts';
import { exordia8 } from './exordia8/index.ts';
import { fiveCardDraw } from './five-card-draw/index.ts';
import { kingsAndBastards } from './kings-and-bastards/index.ts';
import { normalEights } from './normal-eights/index.ts';

export const catalogue: readonly AnyGame[] = [kingsAndBastards, fiveCardDraw, crazyEights, exordia8, normalEights];

export const gameOf = (id: unknown): AnyGame | null => catalogue.find((game) => game.id === id) ?? null;
