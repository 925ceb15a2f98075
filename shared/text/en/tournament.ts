// What is said in English of tournaments by their rules, by the host and in their log?

import type { Said, Tell, Widened } from '#shared/text/said.ts';
import { number } from './words.ts';

/** Of a structure that cannot be played, and of one that is read from a file. */
const structure = {
  notJson: ({ problem }: { problem: Said }, tell: Tell) => `This is no JSON, in which structures of tournaments are written: ${tell(problem)}`,
  otherFile: 'This is no structure of a tournament: its "format" must be "tournament-structure/1"',
  shareSum: ({ sum }: { sum: number }) => `the shares must sum to 100 per cent, not to ${number(sum)}`,
  risingShare: ({ place }: { place: number }) => `place ${number(place)} may not get a larger share than the place before it`,
  firstShares: 'the first list of shares must be for tournaments from 1 entrant on',
  shareOrder: ({ from }: { from: number }) => `lists of shares go from few entrants to many: ${number(from)} stands too late or twice`,
  fallingLevel: ({ level }: { level: number }) => `ante and stake may not fall from a level to the next: level ${number(level)} is lower than the one before it`,
  nothingToPlayFor: 'a level must have an ante or a stake',
  stackTooSmall: ({ stack, needed }: { stack: number; needed: number }) => `a starting stack of ${number(stack)} does not cover the first level's ${number(needed)}`,
  breakOrder: ({ level }: { level: number }) => `breaks go from the first level on: the one after level ${number(level)} stands too late or twice`,
  noSuchLevel: ({ level, levels }: { level: number; levels: number }) => `there is no level ${number(level)}: the last one is ${number(levels)}`,
  breakAfterLast: 'no break can follow the last level, which lasts until the end',
  risingGuarantee: ({ place }: { place: number }) => `place ${number(place)} may not be guaranteed more than the place before it`,
  rebuysOfNothing: 'while people may buy in again, they must get a stack for it',
} as const;

export const tournament = { structure };

export type TournamentText = Widened<typeof tournament>;
