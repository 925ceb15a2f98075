// Is an untrusted value a move of Normal Eights (C-13)?

import { z } from 'zod';
import { isCard, isJoker, type Card } from '#shared/cards/card.ts';
import { readWith } from '#shared/game/moveReader.ts';
import { bare, card as cardIn, suit } from '../eights/moves.ts';
import { largestHand, players } from './options.ts';
import type { Move } from './types.ts';

const card = cardIn('jokers');
/** NE-24 */
const as = z.custom<Card>((value) => isCard(value) && !isJoker(value), { error: 'is not a card that a joker can be named: rank A 2…9 T J Q K and suit c d h s' });
const target = z.int({ error: 'is not a seat' }).min(0, { error: 'is not a seat' }).max(players.max - 1, { error: 'is not a seat' });
const sets = z.array(z.array(card, { error: 'a set is a list of cards' }).max(largestHand, { error: 'these are more cards than a hand can hold' }), { error: 'a list of sets is needed, empty to discard none' })
  .max(largestHand / 3, { error: 'these are more sets than a hand can hold' });

export const readMove = readWith<Move>(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('play'), card, as: as.exactOptional(), target: target.exactOptional(), suit: suit.exactOptional() }),
    z.strictObject({ type: z.literal('nope'), card, sendBack: z.boolean({ error: 'true or false is needed: does the card go back to its player\'s hand?' }), as: as.exactOptional() }),
    z.strictObject({ type: z.literal('pick'), card }),
    z.strictObject({ type: z.literal('sets'), sets, top: card.exactOptional() }),
    bare('draw'),
    bare('keep'),
    bare('pass'),
    bare('leave'),
  ], { error: 'a move is an object whose "type" is play, draw, keep, pass, nope, pick, sets or leave' }),
);
