// How is five-card draw spoken of in English?

import type { Options } from '#shared/games/five-card-draw/types.ts';
import type { GameText, OptionText } from './gameText.ts';

const options: { readonly [K in keyof Options]: OptionText } = {
  jokersPerPack: {
    label: 'Jokers in each pack',
    help: 'A joker is wild: it stands for whichever card makes the best hand. From nine players on there are two packs.',
  },
  buyIn: {
    label: 'Buy-in',
    help: 'Chips of a player who brings none along from an earlier round.',
  },
  ante: {
    label: 'Ante',
    help: 'Chips every player pays into the pot before the cards are dealt. It is also the smallest bet.',
  },
  allowCheck: {
    label: 'Checking',
    help: 'Off: until somebody bets you may only bet or fold. On: you may also check – stay in without betting.',
  },
  maxDraw: {
    label: 'Cards to exchange',
    help: 'How many cards each player may exchange at most in the draw.',
  },
};

export const fiveCardDraw: GameText = {
  name: 'Five-card draw',
  tagline: 'Bet, exchange up to three cards, bet again. The best hand wins the pot – or the best nerve.',
  options,
};
