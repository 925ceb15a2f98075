// In which words is a game spoken of?

import { crazyEights } from './crazyEights.ts';
import { exordia8 } from './exordia8.ts';
import { fiveCardDraw } from './fiveCardDraw.ts';
import type { GameText } from './gameText.ts';
import { kingsAndBastards } from './kingsAndBastards.ts';
import { normalEights } from './normalEights.ts';

const texts: { readonly [game: string]: GameText } = {
  'kings-and-bastards': kingsAndBastards, 'five-card-draw': fiveCardDraw, 'crazy-eights': crazyEights, exordia8, 'normal-eights': normalEights,
};

/** A game's words; one without any is called by its id. */
export const gameText = (game: string): GameText =>
  Object.hasOwn(texts, game) ? texts[game]! : { name: game, tagline: '', options: {} };
