// How does Normal Eights look on the table?

import { traits } from '#shared/games/normal-eights/traits.ts';
import { mostCards, place } from '#renderer/games/eights/seatMarks.ts';
import type { TableGame } from '#renderer/table/tableGame.ts';
import { actions } from './actions.ts';
import { beats } from './beats.ts';
import { interrupts } from './interrupts.ts';
import { order, shown } from './openHands.ts';
import { picking } from './picking.ts';
import { speech } from './speech.ts';
import { shed } from './want.ts';
import { words } from './wording.ts';

export const normalTable: TableGame = {
  id: 'normal-eights',
  traits,
  picking, words, actions, beats, order, mostCards, place, shed, shown, speech, interrupts,
  trick: () => [],
  title: () => null,
  stakes: () => null,
  circle: () => null,
  folded: (seen, seat) => seen.facts.left.includes(seat),
  wager: () => null,
  amountOf: () => null,
};
