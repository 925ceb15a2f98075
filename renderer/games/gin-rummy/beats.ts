// What is to be seen of a hand of Gin Rummy as it happens?

import { asGin } from '#shared/games/gin-rummy/seen.ts';
import type { GinHappening } from '#shared/games/gin-rummy/types.ts';
import { folded, laid, saysInPassing, stakeBeats, tookPot } from '#renderer/games/commonBeats.ts';
import { showing, unseen, type Beats, type ToldOf } from '#renderer/games/telling.ts';
import type { Beat } from '#renderer/table/scene/beat.ts';
import type { AnySeen } from '#renderer/table/tableGame.ts';
import { ginText } from './text.ts';

const beatsOf: Beats<GinHappening> = {
  dealt,
  passed: ({ seat }) => saysInPassing(seat, ginText().saysPass),
  took: ({ seat, told: { card } }) => [{ type: 'takeTop', seat, card, words: ginText().saysTake }],
  drew: ({ seat, told: { count }, cards }) => [{ type: 'take', seat, count, cards: cards ?? null, words: ginText().saysDraw(count) }],
  discarded: ({ seat, told: { card } }) => laid(seat, [card], undefined),
  wentDown: ({ seat, told: { card } }) => (card === null ? [] : laid(seat, [card], undefined)),
  laidOff: unseen,
  counted: unseen,
  dead: (_told, seen) => stakesBack(seen),
  left: folded,
  won: ({ seat, told: { points } }) => [{ type: 'win', seat, words: ginText().saysPoints(points) }],
  wonMatch: unseen,
  tookPot,
};

export const beats = showing(beatsOf);

function dealt({ told: { dealer } }: ToldOf<GinHappening, 'dealt'>, seen: AnySeen): readonly Beat[] {
  const { pile, options } = asGin(seen);
  const card = pile.at(-1);
  return [...stakeBeats(seen, options.stake), { type: 'deal', dealer }, ...(card ? [{ type: 'turnUp', card, back: [] } as const] : [])];
}

/** GR-15 */
function stakesBack(seen: AnySeen): readonly Beat[] {
  const { options, facts, hands } = asGin(seen);
  return facts.pot === undefined || options.stake === 0 ? [] : hands.map((_, seat): Beat => ({ type: 'chips', from: 'pot', to: seat, amount: options.stake }));
}
