// Is an untrusted value a move of Crazy Eights (C-13)?

import { z } from 'zod';
import { readWith } from '#shared/game/moveReader.ts';
import { bare, card, suit } from '../eights/moves.ts';
import { largestHand } from './options.ts';
import type { Move } from './types.ts';

const cards = z.array(card('noJokers'), { error: 'a list of cards is needed' }).min(1, { error: 'at least one card is needed' }).max(largestHand, { error: 'these are more cards than a hand can hold' });

export const readMove = readWith<Move>(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('play'), cards, suit: suit.exactOptional() }),
    bare('draw'),
    bare('pass'),
    bare('leave'),
  ], { error: 'a move is an object whose "type" is play, draw, pass or leave' }),
);
