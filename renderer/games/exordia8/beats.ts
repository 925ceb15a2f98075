// What is to be seen of a round of Exordia8 as it happens?

import type { Card, Suit } from '#shared/cards/card.ts';
import type { Seat } from '#shared/game/seats.ts';
import type { Told } from '#shared/game/view.ts';
import { eightsText } from '#renderer/games/eights/catalogue.ts';
import { stakeBeats } from '#renderer/games/stakes.ts';
import { field } from '#renderer/games/telling.ts';
import type { Beat } from '#renderer/table/scene/beat.ts';
import type { AnySeen } from '#renderer/table/tableGame.ts';
import { exordiaText } from './catalogue.ts';
import { asExordia } from './exordiaSeen.ts';

export const beats = (seen: AnySeen, happened: readonly Told[]): readonly Beat[] => happened.flatMap((told) => beatsOf(seen, told));

function beatsOf(seen: AnySeen, told: Told): readonly Beat[] {
  const seat = told.seat ?? 0;
  const words = exordiaText();
  switch (told.type) {
    case 'dealt': return [...stakeBeats(seen, asExordia(seen).options.stake), { type: 'deal', dealer: seen.facts.dealer }];
    case 'played': return played(told, seat);
    case 'drew': return [take(told, seat, eightsText().saysDraw(field<number>(told, 'count')))];
    case 'skipped': return [say(seat, words.saysSkip)];
    case 'reversed': return [{ type: 'reverse', direction: field<1 | -1>(told, 'direction') }];
    case 'tookAnotherTurn': return [say(seat, eightsText().saysAgain)];
    case 'declined': return [say(seat, words.saysDecline)];
    case 'startedSequent': return [{ type: 'sequent', seat, how: 'starts', words: words.saysSequent }];
    case 'finishedSequent': return [{ type: 'sequent', seat, how: 'ends', words: words.saysFinished }];
    case 'brokeSequent': return broke(told, seat);
    case 'left': return [{ type: 'fold', seat, count: field<number>(told, 'removed') }];
    case 'won': return [{ type: 'win', seat, words: eightsText().saysWin }];
    case 'tookPot': return [{ type: 'chips', from: 'pot', to: seat, amount: field<number>(told, 'amount') }];
    default: return [];
  }
}

const say = (seat: Seat, words: string): Beat => ({ type: 'say', seat, words, sound: 'pass' });
const take = (told: Told, seat: Seat, words: string): Beat => ({ type: 'take', seat, count: field<number>(told, 'count'), cards: told.cards ?? null, words });

function played(told: Told, seat: Seat): readonly Beat[] {
  const suit = field<Suit | undefined>(told, 'suit');
  return [{ type: 'lay', seat, cards: [field<Card>(told, 'card')] }, ...(suit === undefined ? [] : [{ type: 'name', seat, suit } as const])];
}

/** X8-16: with an empty stock nothing is picked up. */
function broke(told: Told, seat: Seat): readonly Beat[] {
  const breaks: Beat = { type: 'sequent', seat, how: 'breaks', words: exordiaText().saysBreaks };
  return field<number>(told, 'count') > 0 ? [breaks, take(told, seat, '')] : [breaks];
}
