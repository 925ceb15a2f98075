// What does the screen need of Exordia8: its traits, its words, its help page, and its part of the table?

import type { Manifest } from '#renderer/games/manifest.ts';
import { text } from '#shared/games/exordia8/text/index.ts';
import help from '#shared/games/exordia8/text/help.en.md?raw';
import { traits } from '#shared/games/exordia8/traits.ts';

export const exordia8: Manifest = {
  id: 'exordia8',
  traits,
  bestPlayers: 6,
  text,
  help: { en: help },
  table: async () => (await import('./exordiaTable.ts')).exordiaTable,
};
