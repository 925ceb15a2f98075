// How is Kings & Bastards spoken of in English?

import type { Options } from '#shared/games/kings-and-bastards/types.ts';
import type { GameText, OptionText } from './gameText.ts';

const options: { readonly [K in keyof Options]: OptionText } = {
  jokersPerPack: {
    label: 'Jokers in each pack',
    help: 'A joker stands in for any card but a 2. Every six players bring in another pack.',
  },
  exchangeTrumps: {
    label: '2s and jokers count in the exchange',
    help: 'Off: the Bastard gives up the two highest cards from 3 to ace and keeps 2s and jokers. On: a 2 ranks above a joker, a joker above an ace, and they must be given too.',
  },
  stake: {
    label: 'Stake',
    help: 'Chips every player pays into the pot before the deal. The King takes the pot. 0 plays for honour alone.',
  },
  bastardPays: {
    label: 'The Bastard pays the King',
    help: 'Chips that go from the Bastard to the King at the end of the round, beside the pot – at most what the Bastard has.',
  },
};

export const kingsAndBastards: GameText = {
  name: 'Kings & Bastards',
  tagline: 'Get rid of your cards. First out is King, last is Bastard.',
  options,
};
