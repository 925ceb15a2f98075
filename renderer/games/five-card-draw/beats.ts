// What is to be seen of a hand of five-card draw as it happens?

import type { Seat } from '#shared/game/seats.ts';
import type { Told } from '#shared/game/view.ts';
import type { ShownHand } from '#shared/games/five-card-draw/types.ts';
import type { Beat } from '#renderer/table/scene/beat.ts';
import type { AnySeen } from '#renderer/table/tableGame.ts';
import { drawText } from './catalogue.ts';
import { asDraw } from './drawSeen.ts';
import { field } from '#renderer/games/telling.ts';
import { shownHand } from './shownHand.ts';

export function beats(seen: AnySeen, happened: readonly Told[]): readonly Beat[] {
  const returned = happened.filter(({ type }) => type === 'returned');
  // What nobody called goes back from before the seat, not out of a pot that it never belonged to.
  const endsStage = happened.some(({ type }) => type === 'stageEnded');
  const inOrder = endsStage ? happened.filter(({ type }) => type !== 'returned').flatMap((told) => (told.type === 'stageEnded' ? [...returned, told] : [told])) : happened;
  return inOrder.flatMap((told) => beatsOf(seen, told));
}

function beatsOf(seen: AnySeen, told: Told): readonly Beat[] {
  const seat = told.seat ?? 0;
  switch (told.type) {
    case 'dealt': return [...antes(seen), { type: 'deal', dealer: field<Seat>(told, 'dealer') }];
    case 'bet':
    case 'raised':
    case 'called': return [{ type: 'bet', seat, amount: field<number>(told, 'amount'), words: betWords(told) }];
    case 'checked': return [{ type: 'say', seat, words: drawText().saysCheck, sound: 'pass' }];
    case 'folded':
    case 'left': return [{ type: 'fold', seat, count: field<number>(told, 'removed') }];
    case 'stageEnded': return [{ type: 'gather' }];
    case 'returned': return [{ type: 'return', seat, amount: field<number>(told, 'amount') }];
    case 'drew': return [exchange(told, seat)];
    case 'showed': return [{ type: 'show', seat, hand: shownHand(told.told as unknown as ShownHand) }];
    case 'wonPot': return [{ type: 'award', pot: field<number>(told, 'pot'), shares: field(told, 'shares') }];
    default: return [];
  }
}

/** FD-5, H-8: collected before any card is dealt, the King's from the Bastard. */
function antes(seen: AnySeen): readonly Beat[] {
  const { stacks, chips } = asDraw(seen).facts;
  const paid = stacks.map((stack, seat) => ({ seat, amount: stack - (chips[seat] ?? 0) })).filter(({ amount }) => amount > 0);
  return [...paid.map((ante): Beat => ({ type: 'bet', ...ante, words: '' })), { type: 'gather' }];
}

function betWords(told: Told): string {
  const words = drawText();
  if (field<boolean>(told, 'allIn')) return words.saysAllIn;
  if (told.type === 'called') return words.saysCall(field<number>(told, 'amount'));
  return told.type === 'bet' ? words.saysBet(field<number>(told, 'to')) : words.saysRaise(field<number>(told, 'to'));
}

/** Which of the own cards were thrown is seen by comparing the hands. */
function exchange(told: Told, seat: Seat): Beat {
  const count = field<number>(told, 'count');
  return { type: 'exchange', seat, thrown: null, drawn: told.cards ?? null, count, words: drawText().saysDrew(count) };
}
