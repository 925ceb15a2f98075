// What does the screen need of five-card draw: its traits, its words, its help page, and its part of the table?

import type { Manifest } from '#renderer/games/manifest.ts';
import { text } from '#shared/games/five-card-draw/text/index.ts';
import help from '#shared/games/five-card-draw/text/help.en.md?raw';
import { traits } from '#shared/games/five-card-draw/traits.ts';

export const fiveCardDraw: Manifest = {
  id: 'five-card-draw',
  traits,
  text,
  help: { en: help },
  table: async () => (await import('./drawTable.ts')).drawTable,
};
