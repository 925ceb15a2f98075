// Which endings does each game's page know, and how does one see that a round had it?

import type { AnyRound } from '#shared/game/game.ts';
import type { KingsRound } from '#shared/games/kings-and-bastards/types.ts';
import type { Line } from '#shared/record/replay.ts';

type Ending = (last: AnyRound, lines: readonly Line[]) => boolean;

const happened = (lines: readonly Line[], type: string): boolean => lines.some(({ step }) => step.happened.some((happening) => happening.type === type));
const kings = (tell: (last: KingsRound, lines: readonly Line[]) => boolean): Ending => (last, lines) => (last as KingsRound).facts.result !== null && tell(last as KingsRound, lines);
const bastardOf = (lines: readonly Line[]): unknown => lines.flatMap(({ step }) => step.happened).find(({ type }) => type === 'crowned')?.told['bastard'];

/** A game more is an entry more; the names are for the one who has to write the missing record. */
export const endings: { readonly [game: string]: { readonly [ending: string]: Ending } } = {
  'kings-and-bastards': {
    'KB-13 one player is left with cards': kings(({ facts }) => facts.left.length === 0 && facts.out.length === facts.result!.places.length - 1),
    'KB-13 the last but one goes out with a 2': kings((last, lines) => last.zones.pile.at(-1)?.startsWith('2') === true && happened(lines, 'wonTrick')),
    'C-5 all but one left before anybody went out': kings(({ facts }) => facts.out.length === 0),
    'KB-16 a holder leaves and another is Bastard': kings(({ facts }, lines) => facts.out.length > 0 && facts.left.some((seat) => !facts.out.includes(seat)) && bastardOf(lines) !== null),
    'KB-16 King and all others but one are gone: no Bastard': kings(({ facts }, lines) => facts.out.some((seat) => facts.left.includes(seat)) && bastardOf(lines) === null),
    'KB-15 the King left after going out and takes the pot': kings(({ facts }, lines) => facts.left.includes(facts.result!.winners[0]!) && happened(lines, 'tookPot')),
    'KB-15 the Bastard pays': kings((_last, lines) => happened(lines, 'paid')),
    'KB-6 after an exchange': kings((_last, lines) => happened(lines, 'gave')),
    'KB-6 after an exchange that was called off': kings((_last, lines) => happened(lines, 'exchangeCalledOff')),
  },
};
