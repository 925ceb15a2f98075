// Which game has which help page?

import fiveCardDraw from '#shared/games/five-card-draw/help.md?raw';
import kingsAndBastards from '#shared/games/kings-and-bastards/help.md?raw';

const pages: { readonly [game: string]: string } = { 'kings-and-bastards': kingsAndBastards, 'five-card-draw': fiveCardDraw };

/** The page's Markdown; empty for a game that has none. */
export const helpPage = (game: string): string => (Object.hasOwn(pages, game) ? pages[game]! : '');
