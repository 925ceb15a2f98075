// Is an untrusted value a move of Kings & Bastards (C-13)?

import { z } from 'zod';
import { isCard, ranks, type Card } from '#shared/cards/card.ts';
import { readWith } from '#shared/game/moveReader.ts';
import type { Move } from './types.ts';

const card = z.custom<Card>(isCard, { error: 'is not a card: rank A 2…9 T J Q K and suit c d h s, or Jk' });
/** No hand is larger than two packs with their jokers. */
const cards = z.array(card, { error: 'a list of cards is needed' }).min(1, { error: 'at least one card is needed' }).max(108, { error: 'these are more cards than a hand can hold' });

export const readMove = readWith<Move>(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('play'), cards, as: z.enum(ranks, { error: 'is not a rank: A 2…9 T J Q K' }).exactOptional() }),
    z.strictObject({ type: z.literal('give'), cards }),
    z.strictObject({ type: z.literal('pass') }),
    z.strictObject({ type: z.literal('leave') }),
  ], { error: 'a move is an object whose "type" is play, give, pass or leave' }),
);
