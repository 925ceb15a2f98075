// How are the moves that eights games have alike read from an untrusted value (C-13)?

import { z } from 'zod';
import { isCard, suits, type Card } from '#shared/cards/card.ts';

/** Of packs with a joker or without. */
export const card = (jokers: 'jokers' | 'noJokers') =>
  z.custom<Card>(isCard, { error: `is not a card: rank A 2…9 T J Q K and suit c d h s${jokers === 'jokers' ? ', or Jk' : ''}` });
export const suit = z.enum(suits, { error: 'is not a suit: c d h s' });
/** A move with nothing more to say. */
export const bare = <T extends string>(type: T) => z.strictObject({ type: z.literal(type) });
