// Which whole hand could a view have come from? Bots think in these; the leak tests are made of them.

import { turnAllDown } from '#shared/cards/faceDown.ts';
import { DiceReader, type Dice } from '#shared/chance/dice.ts';
import type { View } from '#shared/game/view.ts';
import { pack } from './deal.ts';
import type { DrawRound, Facts, Move, Options } from './types.ts';

/**
 * Cards that the viewer does not see, dealt anew to hands, stock and `removed`. Which of `removed` may come back is
 * told by its order and the fact `thrown` (FD-11).
 */
export function imagine({ seen }: View<Options, Facts, Move>, dice: Dice): DrawRound {
  const reader = new DiceReader(dice);
  const rest = pack(seen.options, seen.hands.length).slice();
  for (const card of seen.hands.flatMap((hand) => (typeof hand === 'number' ? [] : hand))) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  const unseen = reader.shuffled(rest).slice();
  const hands = seen.hands.map((hand) => turnAllDown(typeof hand === 'number' ? unseen.splice(0, hand) : hand));
  const stock = turnAllDown(unseen.splice(0, seen.stock));
  return {
    options: seen.options,
    zones: { hands, stock, removed: turnAllDown(unseen.slice(0, seen.removed)), pile: [] },
    facts: seen.facts,
    sealed: null,
    secret: null,
    dice: reader.dice(),
  };
}
