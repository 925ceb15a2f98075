// How is Crazy Eights spoken of in English?

import type { Options } from '#shared/games/crazy-eights/types.ts';
import type { GameText, OptionText } from './gameText.ts';

const options: { readonly [K in keyof Options]: OptionText } = {
  dealSeven: {
    label: 'Seven cards for two',
    help: 'On: two players are dealt seven cards each instead of five. It changes nothing for three or more.',
  },
  drawUntilPlayable: {
    label: 'Draw until you can play',
    help: 'Off: drawing one card ends the turn. On: whoever draws and cannot play draws on until a card fits, and may then play or pass.',
  },
  refill: {
    label: 'Shuffle the pile into a new stock',
    help: 'On: an empty stock is made up anew from the pile, all but its top card. Off: an empty stock stays empty, and whoever cannot draw may pass.',
  },
  target: {
    label: 'Points to win the match',
    help: 'The session ends when a player has as many points over all its rounds. 0 plays on for as long as you like.',
  },
  stake: {
    label: 'Stake',
    help: 'Chips every player pays into the pot before the deal. The winner takes the pot. 0 plays for points alone.',
  },
};

export const crazyEights: GameText = {
  name: 'Crazy Eights',
  tagline: 'Match suit or rank, several of a rank at once. Eights go on anything and name the next suit.',
  options,
};
