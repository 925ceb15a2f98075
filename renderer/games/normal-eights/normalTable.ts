// How does Normal Eights look on the table?

import { traits } from '#shared/games/normal-eights/traits.ts';
import { mostCards, place } from '#renderer/games/eights/seatMarks.ts';
import { gameOnTable } from '#renderer/table/usualGame.ts';
import { actions } from './actions.ts';
import { beats } from './beats.ts';
import { interrupts } from './interrupts.ts';
import { order, shown } from './openHands.ts';
import { picking } from './picking.ts';
import { speech } from './speech.ts';
import { shed } from './want.ts';
import { words } from './wording.ts';

export const normalTable = gameOnTable({
  id: 'normal-eights',
  traits,
  picking, words, actions, beats, order, mostCards, place, shed, shown, speech, interrupts,
});
