// Which whole hand could a view have come from? Bots think in these; the leak tests are made of them.

import { DiceReader, type Dice } from '#shared/chance/dice.ts';
import { unseenDealt } from '#shared/game/imagining.ts';
import type { View } from '#shared/game/view.ts';
import { pack } from './deal.ts';
import type { DrawRound, Facts, Move, Options } from './types.ts';

/**
 * Cards that the viewer does not see, dealt anew to hands, stock and `removed`. Which of `removed` may come back is
 * told by its order and the fact `thrown` (FD-11).
 */
export function imagine({ seen }: View<Options, Facts, Move>, dice: Dice): DrawRound {
  const reader = new DiceReader(dice);
  const zones = unseenDealt(seen, pack(seen.options, seen.hands.length), reader);
  return { options: seen.options, zones, facts: seen.facts, sealed: null, secret: null, dice: reader.dice() };
}
