// What does the screen need of Normal Eights: its traits, its words, its help page, and its part of the table?

import type { Manifest } from '#renderer/games/manifest.ts';
import { text } from '#shared/games/normal-eights/text/index.ts';
import help from '#shared/games/normal-eights/text/help.en.md?raw';
import { traits } from '#shared/games/normal-eights/traits.ts';

export const normalEights: Manifest = {
  id: 'normal-eights',
  traits,
  bestPlayers: 5,
  text,
  help: { en: help },
  table: async () => (await import('./normalTable.ts')).normalTable,
};
