// What is to be seen of a round of Crazy Eights as it happens?

import type { Card, Suit } from '#shared/cards/card.ts';
import type { Told } from '#shared/game/view.ts';
import { eightsText } from '#renderer/games/eights/catalogue.ts';
import { stakeBeats } from '#renderer/games/stakes.ts';
import { field } from '#renderer/games/telling.ts';
import type { Beat } from '#renderer/table/scene/beat.ts';
import type { AnySeen } from '#renderer/table/tableGame.ts';
import { crazyText } from './catalogue.ts';
import { asCrazy } from './crazySeen.ts';

export const beats = (seen: AnySeen, happened: readonly Told[]): readonly Beat[] => happened.flatMap((told) => beatsOf(seen, told));

function beatsOf(seen: AnySeen, told: Told): readonly Beat[] {
  const seat = told.seat ?? 0;
  switch (told.type) {
    case 'dealt': return dealt(seen);
    case 'played': return played(told, seat);
    case 'drew': return [{ type: 'take', seat, count: field<number>(told, 'count'), cards: told.cards ?? null, words: eightsText().saysDraw(field<number>(told, 'count')) }];
    case 'refilled': return [{ type: 'refill', cards: field<number>(told, 'cards') }];
    case 'passed': return [{ type: 'say', seat, words: eightsText().saysPass, sound: 'pass' }];
    case 'left': return [{ type: 'fold', seat, count: field<number>(told, 'removed') }];
    case 'won': return [{ type: 'win', seat, words: crazyText().saysPoints(field<number>(told, 'points')) }];
    case 'tookPot': return [{ type: 'chips', from: 'pot', to: seat, amount: field<number>(told, 'amount') }];
    default: return [];
  }
}

/** CE-4: with no stock left nothing is turned up. */
function dealt(seen: AnySeen): readonly Beat[] {
  const { pile, facts, options } = asCrazy(seen);
  const card = pile.at(-1);
  return [...stakeBeats(seen, options.stake), { type: 'deal', dealer: null }, ...(card ? [{ type: 'turnUp', card, back: facts.turnedBack } as const] : [])];
}

function played(told: Told, seat: number): readonly Beat[] {
  const suit = field<Suit | undefined>(told, 'suit');
  return [{ type: 'lay', seat, cards: field<readonly Card[]>(told, 'cards') }, ...(suit === undefined ? [] : [{ type: 'name', seat, suit } as const])];
}
