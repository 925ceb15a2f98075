// Where in the round are we, and who is to act?

import type { Seat } from '#shared/game/seats.ts';
import type { CrazyRound, Phase } from './types.ts';

export const phase = ({ facts }: CrazyRound): Phase => (facts.result ? 'over' : 'turn');

export const toAct = ({ facts: { turn } }: CrazyRound): readonly Seat[] => (turn === null ? [] : [turn]);
