// What does the history say in English?

import { date } from './phrases.ts';

export const history = {
  title: 'History',
  empty: 'No round finished yet. Play one, and it will be listed here.',
  date: 'Date',
  game: 'Game',
  players: 'Players',
  place: 'Your place',
  placeOf: (place: number, of: number) => `${place} of ${of}`,
  watched: '–',
  more: 'Show older rounds',
  when: (at: number) => date.format(at),
} as const;
