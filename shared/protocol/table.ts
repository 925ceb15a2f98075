// What does everyone at a table know of the table itself – its people, its clock, its score?

import type { BotLevel } from "#shared/bots/bot.ts";
import type { Public } from "#shared/contract/json.ts";
import type { Result } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Opening, Rotation, TableSettings } from "./schema.ts";

/**
 * `waiting`: before the first round. `between`: a round is over, the next has not begun. `stopped`:
 * the session is over, its result is shown (H-10).
 */
export type Stage = "waiting" | "playing" | "between" | "stopped" | "closed";

/** `dropped`: the connection is lost, the seat is kept. `away`: played by default moves (C-6). */
export type Presence = "here" | "dropped" | "away";

/** How many rounds gave somebody which title; one that he never had is left out. */
export type TitleCounts = { readonly [title: string]: number };

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
  /**
   * Has left the round that goes on, and come back to the table since: they play from the next one
   * on.
   */
  readonly out: boolean;
  /** Gone from the table: keeps his place in the round's result, is not in the next round. */
  readonly gone: boolean;
  /** Rounds won, of whatever game. */
  readonly wins: number;
  /** H-1: how often he had which. */
  readonly titles: TitleCounts;
  readonly rounds: number;
  /** Points of this session, bots' too; null where none of its games counts them. */
  readonly points: number | null;
  /** The stack between rounds; null where nothing is played for. */
  readonly chips: number | null;
  /**
   * Chips brought from the bank, and taken back to it: chips + cashedOut − bought is the profit
   * (H-10).
   */
  readonly bought: number;
  readonly cashedOut: number;
  /** Not dealt in: by wish, or for want of chips (H-9). */
  readonly sitsOut: "wish" | "broke" | null;
  /** Between rounds: has asked for the next one. */
  readonly ready: boolean;
}

/** H-13, H-16, H-17: how people of the network come in. */
export interface TableLan extends Opening {
  /** H-15 */
  readonly code: string;
  /** Nobody new takes a seat. */
  readonly locked: boolean;
  /** Players of whom nothing that they say is told to anybody. */
  readonly muted: readonly string[];
  /** The same of those who only watch, by name. */
  readonly mutedWatching: readonly string[];
  /** Who wishes to change chairs with whom. */
  readonly swaps: { readonly [player: string]: string };
  /** Names of those who have no seat and are here. */
  readonly watching: readonly string[];
  /**
   * Screens that are nobody's, by their numbers: told to the table's owner alone, where there are
   * any.
   */
  readonly screens?: readonly number[];
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

/** A place in the rotation, from 0: which entry, and which of its rounds. */
export interface Position {
  readonly entry: number;
  readonly round: number;
}

/** Which players hold what from the last round that gave honours (H-8), by their ids. */
export interface HeldHonours {
  /** By title; one that nobody holds is left out. */
  readonly titles: { readonly [title: string]: string };
  /** Until the first round that heeds honours has been dealt. */
  readonly button: string | null;
}

export interface TableState {
  readonly id: string;
  /** Of the present or last round; before the first, of that one. */
  readonly game: string;
  readonly options: Public;
  readonly rotation: Rotation;
  /**
   * Of the present or last round; before the first, of that one. After a change to other games the
   * rotation's end, for it begins anew.
   */
  readonly position: Position;
  /** Where the next round stands; null where there will be none. */
  readonly next: Position | null;
  readonly honours: HeldHonours;
  /** The session ends with the present round (H-10). */
  readonly stopping: boolean;
  readonly settings: TableSettings;
  readonly stage: Stage;
  /** In the order in which they registered (C-2). */
  readonly players: readonly TablePlayer[];
  /**
   * The player who may start rounds, change options and seats; null where it is nobody's who plays.
   */
  readonly owner: string | null;
  /** 1 for the first round; 0 before it. */
  readonly roundNumber: number;
  /** Null while it is open to nobody but this machine. */
  readonly lan: TableLan | null;
  /**
   * One person sits here, and nobody watches: what he does, and how fast, is seen by bots alone
   * (H-30).
   */
  readonly alone: boolean;
  /** H-27: may who is to act ask for a hint? In a tournament nobody is advised. */
  readonly hints: boolean;
  readonly clocks: readonly SeatClock[];
  /** The finished round's result while no other is being played. */
  readonly lastResult: Result | null;
  /**
   * The table at which its people may play on, once the session is over; null where none is laid.
   */
  readonly sequel: string | null;
  /**
   * Told to nobody but who has his place at another table of the session: there, by the secret that
   * he has.
   */
  readonly place?: string;
  /** The tournament that deals here by itself; null at a table of its own people's. */
  readonly tournament: string | null;
}
