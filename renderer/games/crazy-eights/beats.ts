// What is to be seen of a round of Crazy Eights as it happens?

import { asCrazy } from '#shared/games/crazy-eights/seen.ts';
import type { CrazyHappening } from '#shared/games/crazy-eights/types.ts';
import { eightsText } from '#renderer/games/eights/text.ts';
import { stakeBeats } from '#renderer/games/stakes.ts';
import { showing, unseen, type Beats, type ToldOf } from '#renderer/games/telling.ts';
import type { Beat } from '#renderer/table/scene/beat.ts';
import type { AnySeen } from '#renderer/table/tableGame.ts';
import { crazyText } from './text.ts';

const beatsOf: Beats<CrazyHappening> = {
  dealt,
  played,
  drew: ({ seat, told: { count }, cards }) => [{ type: 'take', seat, count, cards: cards ?? null, words: eightsText().saysDraw(count) }],
  refilled: ({ told: { cards } }) => [{ type: 'refill', cards }],
  passed: ({ seat }) => [{ type: 'say', seat, words: eightsText().saysPass, sound: 'pass' }],
  left: ({ seat, told: { removed } }) => [{ type: 'fold', seat, count: removed }],
  blocked: unseen,
  won: ({ seat, told: { points } }) => [{ type: 'win', seat, words: crazyText().saysPoints(points) }],
  tookPot: ({ seat, told: { amount } }) => [{ type: 'chips', from: 'pot', to: seat, amount }],
};

export const beats = showing(beatsOf);

/** CE-4: with no stock left nothing is turned up. */
function dealt(_told: unknown, seen: AnySeen): readonly Beat[] {
  const { pile, facts, options } = asCrazy(seen);
  const card = pile.at(-1);
  return [...stakeBeats(seen, options.stake), { type: 'deal', dealer: null }, ...(card ? [{ type: 'turnUp', card, back: facts.turnedBack } as const] : [])];
}

function played({ seat, told: { cards, suit } }: ToldOf<CrazyHappening, 'played'>): readonly Beat[] {
  return [{ type: 'lay', seat, cards }, ...(suit === undefined ? [] : [{ type: 'name', seat, suit } as const])];
}
