// Is an untrusted value a move of Exordia8 (C-13)?

import { z } from 'zod';
import { isCard, suits, type Card } from '#shared/cards/card.ts';
import { readWith } from '#shared/game/moveReader.ts';
import type { Move } from './types.ts';

const card = z.custom<Card>(isCard, { error: 'is not a card: rank A 2…9 T J Q K and suit c d h s, or Jk' });
const suit = z.enum(suits, { error: 'is not a suit: c d h s' });

export const readMove = readWith<Move>(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('play'), card, suit: suit.exactOptional() }),
    z.strictObject({ type: z.literal('draw') }),
    z.strictObject({ type: z.literal('skip') }),
    z.strictObject({ type: z.literal('break') }),
    z.strictObject({ type: z.literal('decline') }),
    z.strictObject({ type: z.literal('leave') }),
  ], { error: 'a move is an object whose "type" is play, draw, skip, break, decline or leave' }),
);
