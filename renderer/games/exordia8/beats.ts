// What is to be seen of a round of Exordia8 as it happens?

import type { Seat } from '#shared/game/seats.ts';
import { asExordia } from '#shared/games/exordia8/seen.ts';
import type { ExordiaHappening } from '#shared/games/exordia8/types.ts';
import { eightsText } from '#renderer/games/eights/text.ts';
import { stakeBeats } from '#renderer/games/stakes.ts';
import { showing, unseen, type Beats, type ToldOf } from '#renderer/games/telling.ts';
import type { Beat } from '#renderer/table/scene/beat.ts';
import { exordiaText } from './text.ts';

const say = (seat: Seat, words: string): readonly Beat[] => [{ type: 'say', seat, words, sound: 'pass' }];
const take = ({ seat, told: { count }, cards }: ToldOf<ExordiaHappening, 'drew' | 'brokeSequent'>, words: string): Beat => ({ type: 'take', seat, count, cards: cards ?? null, words });

const beatsOf: Beats<ExordiaHappening> = {
  dealt: (_told, seen) => [...stakeBeats(seen, asExordia(seen).options.stake), { type: 'deal', dealer: seen.facts.dealer }],
  played,
  drew: (told) => [take(told, eightsText().saysDraw(told.told.count))],
  skipped: ({ seat }) => say(seat, exordiaText().saysSkip),
  reversed: ({ told: { direction } }) => [{ type: 'reverse', direction }],
  tookAnotherTurn: ({ seat }) => say(seat, eightsText().saysAgain),
  declined: ({ seat }) => say(seat, exordiaText().saysDecline),
  startedSequent: ({ seat }) => [{ type: 'sequent', seat, how: 'starts', words: exordiaText().saysSequent }],
  finishedSequent: ({ seat }) => [{ type: 'sequent', seat, how: 'ends', words: exordiaText().saysFinished }],
  brokeSequent: broke,
  left: ({ seat, told: { removed } }) => [{ type: 'fold', seat, count: removed }],
  blocked: unseen,
  won: ({ seat }) => [{ type: 'win', seat, words: eightsText().saysWin }],
  tookPot: ({ seat, told: { amount } }) => [{ type: 'chips', from: 'pot', to: seat, amount }],
};

export const beats = showing(beatsOf);

function played({ seat, told: { card, suit } }: ToldOf<ExordiaHappening, 'played'>): readonly Beat[] {
  return [{ type: 'lay', seat, cards: [card] }, ...(suit === undefined ? [] : [{ type: 'name', seat, suit } as const])];
}

/** X8-16: with an empty stock nothing is picked up. */
function broke(told: ToldOf<ExordiaHappening, 'brokeSequent'>): readonly Beat[] {
  const breaks: Beat = { type: 'sequent', seat: told.seat, how: 'breaks', words: exordiaText().saysBreaks };
  return told.told.count > 0 ? [breaks, take(told, '')] : [breaks];
}
