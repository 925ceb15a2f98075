// What does everyone at a table know of the table itself – its people, its clock, its score?

import type { BotLevel } from '#shared/bots/bot.ts';
import type { Public } from '#shared/game/json.ts';
import type { Result } from '#shared/game/round.ts';
import type { Seat } from '#shared/game/seats.ts';
import type { TableSettings } from './schema.ts';

/** `waiting`: before the first round. `between`: a round is over, the next has not begun. */
export type Stage = 'waiting' | 'playing' | 'between' | 'closed';

/** `dropped`: the connection is lost, the seat is kept. `away`: played by default moves (C-6). */
export type Presence = 'here' | 'dropped' | 'away';

export interface TablePlayer {
  /** Stays the same from round to round; seats may not. */
  readonly id: string;
  readonly name: string;
  /** Key of an avatar picture. */
  readonly avatar: string;
  readonly bot: BotLevel | null;
  readonly presence: Presence;
  /** The seat in the present (or last) round; null for who was not in it. */
  readonly seat: Seat | null;
  /** Gone from the table: keeps his place in the round's result, is not in the next round. */
  readonly gone: boolean;
  /** Rounds won; the score of Kings (KB-14). */
  readonly firsts: number;
  /** Rounds as Bastard (KB-14). */
  readonly lasts: number;
  readonly rounds: number;
  /** The stack between rounds; null where nothing is played for. */
  readonly chips: number | null;
  /** Between rounds: has asked for the next one. */
  readonly ready: boolean;
}

/** Whose time runs. Times are in ms from the moment the message was sent. */
export interface SeatClock {
  readonly seat: Seat;
  readonly leftMs: number;
  /** What the ring's full circle stands for. */
  readonly fullMs: number;
  /** True once the turn's own time is used up and the time bank runs (H-12). */
  readonly bank: boolean;
}

export interface TableState {
  readonly id: string;
  readonly game: string;
  readonly options: Public;
  readonly settings: TableSettings;
  readonly stage: Stage;
  /** In the order in which they registered (C-2). */
  readonly players: readonly TablePlayer[];
  /** The player who may start rounds, change options and seats. */
  readonly owner: string;
  /** 1 for the first round; 0 before it. */
  readonly roundNumber: number;
  readonly clocks: readonly SeatClock[];
  /** The finished round's result while `between`. */
  readonly lastResult: Result | null;
}
