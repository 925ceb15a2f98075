// What does the screen need of Crazy Eights: its traits, its words, its help page, and its part of the table?

import type { Manifest } from '#renderer/games/manifest.ts';
import { text } from '#shared/games/crazy-eights/text/index.ts';
import help from '#shared/games/crazy-eights/text/help.en.md?raw';
import { traits } from '#shared/games/crazy-eights/traits.ts';

export const crazyEights: Manifest = {
  id: 'crazy-eights',
  traits,
  bestPlayers: 4,
  text,
  help: { en: help },
  table: async () => (await import('./crazyTable.ts')).crazyTable,
};
