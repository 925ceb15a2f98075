// How is Normal Eights spoken of in English?

import type { Options } from '#shared/games/normal-eights/types.ts';
import type { GameText, OptionText } from './gameText.ts';

const options: { readonly [K in keyof Options]: OptionText } = {
  jokersPerPack: {
    label: 'Jokers in each pack',
    help: 'A joker is played as any card its player names. Every five players bring in another pack.',
  },
  nopeSeconds: {
    label: 'Time to answer a card',
    help: 'Seconds in which an ace may answer a card that was played. The game goes on sooner once everybody has passed.',
  },
  nopeFloor: {
    label: 'Shortest time to answer',
    help: 'Seconds that always go by, even if everybody passes at once: so nobody can tell from the wait who holds an ace.',
  },
  stake: {
    label: 'Stake',
    help: 'Chips every player pays into the pot before the deal. The winner takes the pot. 0 plays for honour alone.',
  },
};

export const normalEights: GameText = {
  name: 'Normal Eights',
  tagline: 'Every card does something – except the eight. Aces say Nope to anything, at any time.',
  options,
};
