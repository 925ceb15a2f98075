// How is Exordia8 spoken of in English?

import type { Options } from '#shared/games/exordia8/types.ts';
import type { GameText, OptionText } from './gameText.ts';

const options: { readonly [K in keyof Options]: OptionText } = {
  maxPlayers: {
    label: 'Most players',
    help: 'No more than so many can take part. Every six players bring in another pack.',
  },
  eightOnEight: {
    label: 'Any eight goes on an eight',
    help: 'On: an eight may answer an eight, whichever suit was named. Off: only the eight of the named suit may.',
  },
  stake: {
    label: 'Stake',
    help: 'Chips every player pays into the pot before the deal. The winner takes the pot. 0 plays for honour alone.',
  },
};

export const exordia8: GameText = {
  name: 'Exordia8',
  tagline: 'An eights game for up to fifty: aces turn the tables, jacks play by colour, and a 2 may set off a run to the 8.',
  options,
};
