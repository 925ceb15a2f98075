// What is to be seen of a round of Normal Eights as it happens?

import type { Card } from '#shared/cards/card.ts';
import type { Seat } from '#shared/game/seats.ts';
import type { Told } from '#shared/game/view.ts';
import type { Owned, Settled } from '#shared/games/normal-eights/types.ts';
import { eightsText } from '#renderer/games/eights/catalogue.ts';
import { stakeBeats } from '#renderer/games/stakes.ts';
import { field } from '#renderer/games/telling.ts';
import type { Beat } from '#renderer/table/scene/beat.ts';
import type { AnySeen } from '#renderer/table/tableGame.ts';
import { normalText } from './catalogue.ts';
import { asNormal } from './normalSeen.ts';
import { openHand } from './openHands.ts';
import { saysPlaying } from './speech.ts';

export const beats = (seen: AnySeen, happened: readonly Told[]): readonly Beat[] => happened.flatMap((told) => beatsOf(seen, told));

/** A pass in a window is seen by nobody, not even by who passed: only that the window is over (NE-20). */
function beatsOf(seen: AnySeen, told: Told): readonly Beat[] {
  const seat = told.seat ?? 0;
  const words = normalText();
  switch (told.type) {
    case 'dealt': return dealt(seen);
    case 'played': return [{ type: 'chain', seat, card: field(told, 'card'), words: saysPlaying(field<Card | undefined>(told, 'as') ?? field(told, 'card')) }];
    case 'noped': return [{ type: 'chain', seat, card: field(told, 'card'), words: field(told, 'sendBack') ? words.saysNopeBack : words.saysNope }];
    case 'settled': return [{ type: 'settle', cards: field<readonly Settled[]>(told, 'chain').map(({ seat, card, stands, back }) => ({ seat, card, stands, back })) }];
    case 'picked': return [{ type: 'choose', seat }];
    case 'turned': return [{ type: 'duel', picks: field(told, 'picks'), best: field(told, 'highest') }];
    case 'discarded': return [{ type: 'discard', cards: field<readonly Owned[]>(told, 'cards') }];
    case 'gave': return [{ type: 'swap', gifts: [{ from: seat, to: field(told, 'to'), count: 1, cards: given(told) }] }];
    case 'drew': return [{ type: 'take', seat, count: field(told, 'count'), cards: field<readonly Card[] | undefined>(told, 'cards') ?? told.cards ?? null, words: saysDrawing(told) }];
    case 'refilled': return [{ type: 'refill', cards: field(told, 'cards') }];
    case 'showed': return [{ type: 'show', seat, hand: openHand(field<readonly Card[]>(told, 'cards')) }];
    case 'hid': return [{ type: 'hide', seat }];
    case 'reversed': return [{ type: 'reverse', direction: field<1 | -1>(told, 'direction') }];
    case 'skipping': return [{ type: 'skip', seat: field(told, 'target'), more: true, words: words.saysMisses }];
    case 'skipped': return [{ type: 'skip', seat, more: false, words: words.saysSkipped }];
    case 'named': return [{ type: 'name', seat, suit: field(told, 'suit') }];
    case 'left': return [{ type: 'fold', seat, count: field(told, 'removed') }];
    case 'won': return [{ type: 'win', seat, words: eightsText().saysWin }];
    case 'tookPot': return [{ type: 'chips', from: 'pot', to: seat, amount: field(told, 'amount') }];
    default: return spoken(told, seat);
  }
}

/** What is only said. */
function spoken({ type }: Told, seat: Seat): readonly Beat[] {
  const said: { readonly [type: string]: string } = { again: eightsText().saysAgain, fizzled: normalText().saysNothing, kept: normalText().saysKeep, passed: eightsText().saysPass };
  const words = Object.hasOwn(said, type) ? said[type] : undefined;
  return words === undefined ? [] : [{ type: 'say', seat, words, sound: 'pass' }];
}

/** NE-6: what cannot be drawn is not drawn. */
function saysDrawing(told: Told): string {
  const count = field<number>(told, 'count');
  return count === 0 ? normalText().saysNothing : eightsText().saysDraw(count);
}

const given = (told: Told): readonly Card[] | null => {
  const card = field<Card | undefined>(told, 'card');
  return card === undefined ? (told.cards ?? null) : [card];
};

/** NE-2 */
function dealt(seen: AnySeen): readonly Beat[] {
  const { pile, options, facts } = asNormal(seen);
  const card = pile.at(-1);
  return [...stakeBeats(seen, options.stake), { type: 'deal', dealer: facts.dealer }, ...(card === undefined ? [] : [{ type: 'turnUp', card, back: [] } as const])];
}
