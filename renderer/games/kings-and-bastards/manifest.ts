// What does the screen need of Kings & Bastards: its traits, its words, its help page, and its part of the table?

import type { Manifest } from '#renderer/games/manifest.ts';
import { text } from '#shared/games/kings-and-bastards/text/index.ts';
import help from '#shared/games/kings-and-bastards/text/help.en.md?raw';
import { traits } from '#shared/games/kings-and-bastards/traits.ts';

export const kingsAndBastards: Manifest = {
  id: 'kings-and-bastards',
  traits,
  text,
  help: { en: help },
  table: async () => (await import('./kingsTable.ts')).kingsTable,
};
