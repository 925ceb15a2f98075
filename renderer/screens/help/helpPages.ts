// Which game has which help page?

import { spoken } from '#renderer/text/text.ts';
import crazyEights from '#shared/games/crazy-eights/text/help.en.md?raw';
import exordia8 from '#shared/games/exordia8/text/help.en.md?raw';
import fiveCardDraw from '#shared/games/five-card-draw/text/help.en.md?raw';
import kingsAndBastards from '#shared/games/kings-and-bastards/text/help.en.md?raw';
import normalEights from '#shared/games/normal-eights/text/help.en.md?raw';

const pages: { readonly [game: string]: string } = {
  'kings-and-bastards': kingsAndBastards, 'five-card-draw': fiveCardDraw, 'crazy-eights': crazyEights, exordia8, 'normal-eights': normalEights,
};

/** The games that have one. */
export const explained = Object.keys(pages);

/** The page's Markdown; empty for a game that has none. */
export const helpPage = (game: string): string => (Object.hasOwn(pages, game) ? spoken({ en: pages })[game]! : '');
