// What does a tournament's own page say in English?

import type { EntrantStatus } from '#shared/protocol/tournament.ts';
import { chips, nth, number, plural } from '#shared/text/en/words.ts';

const statuses: { readonly [K in EntrantStatus]: string } = { registered: 'entered', playing: 'playing', waiting: 'waits for a chair', broke: 'out of chips', out: 'out' };

export const page = {
  looking: 'Looking for the tournament…',
  notKnown: 'This tournament cannot be shown',
  standings: 'Standings',
  entrants: 'Who has entered',
  nobody: 'Nobody has entered yet.',
  /** Before names in a list of standings. */
  place: nth,
  name: 'Name',
  stack: 'Chips',
  points: 'Points',
  prize: 'Prize',
  you: 'you',
  bot: (level: string) => `Bot, ${level}`,
  statuses,
  amount: number,
  at: (table: number, chair: number) => `table ${table}, chair ${chair}`,
  left: (left: number, of: number) => `${left} of ${of} are left`,
  average: (amount: number) => `on average ${chips(amount)}`,
  entered: (count: number) => `${plural(count, 'entrant', 'entrants')}`,
} as const;
