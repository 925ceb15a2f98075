// Which game has which help page?

import kingsAndBastards from '#shared/games/kings-and-bastards/help.md?raw';

const pages: { readonly [game: string]: string } = { 'kings-and-bastards': kingsAndBastards };

/** The page's Markdown; empty for a game that has none. */
export const helpPage = (game: string): string => (Object.hasOwn(pages, game) ? pages[game]! : '');
