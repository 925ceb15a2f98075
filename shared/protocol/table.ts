import type { BotLevel } from "#shared/bots/bot.ts";
import type { Json, Public } from "#shared/contract/json.ts";
import type { RoundResult } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { SentView } from "#shared/contract/seen.ts";
import type { OwnPart } from "#shared/contract/viewParts.ts";
import type { Said } from "#shared/text/said.ts";
import type { Opening, Rotation, TableSettings, Emote, AnswersTo, TableRequest } from "./schema.ts";

/**
 * `waiting`: before the first round. `between`: a round is over, the next has not begun. `stopped`:
 * the session is over, its result is shown (H-10).
 */
export type Stage = "waiting" | "playing" | "between" | "stopped" | "closed";

/** `dropped`: the connection is lost, the seat is kept. `away`: played by default moves (C-6). */
export type Presence = "here" | "dropped" | "away";

/** How many rounds gave somebody each title; absent: none. */
export type TitleCounts = { readonly [title: string]: number };

export interface TablePlayer {
  /** Stays the same from round to round; seats may not. */
  readonly id: string;
  readonly name: string;
  /** Key of an avatar picture. */
  readonly avatar: string;
  readonly bot: BotLevel | null;
  readonly presence: Presence;
  /** In the present or last round; null if the player was not in it. */
  readonly seat: Seat | null;
  /** Has left the current round and returned to the table; plays from the next round on. */
  readonly out: boolean;
  /** Has left the table: keeps their place in the round's result, but is not in the next round. */
  readonly gone: boolean;
  /** Rounds won, of any game. */
  readonly wins: number;
  /** H-1 */
  readonly titles: TitleCounts;
  readonly rounds: number;
  /** For this session, bots too; null if none of its games counts points. */
  readonly points: number | null;
  /** The stack between rounds; null where nothing is played for. */
  readonly chips: number | null;
  /**
   * Chips brought from the bank and taken back to it: chips + cashedOut − bought is the profit
   * (H-10).
   */
  readonly bought: number;
  readonly cashedOut: number;
  /** Not dealt in: by their own wish, or for lack of chips (H-9). */
  readonly sitsOut: "wish" | "broke" | null;
  /** Between rounds: has asked for the next one. */
  readonly ready: boolean;
}

/** How people of the network come in (H-13, H-16, H-17). */
export interface TableLan extends Opening {
  /** H-15 */
  readonly code: string;
  readonly locked: boolean;
  /** Players whose messages are sent to nobody. */
  readonly muted: readonly string[];
  /** The same for spectators, by name. */
  readonly mutedWatching: readonly string[];
  /** Maps a player to the one with whom they wish to swap chairs. */
  readonly swaps: { readonly [player: string]: string };
  /** Names of the spectators who are here. */
  readonly watching: readonly string[];
  /**
   * Numbers of the screens that belong to nobody; sent only to the table's owner, if there are any.
   */
  readonly screens?: readonly number[];
}

/** The running time of one seat. Times are in ms from the moment the message was sent. */
export interface SeatClock {
  readonly seat: Seat;
  readonly leftMs: number;
  /** The time that the full ring stands for. */
  readonly fullMs: number;
  /** True once the turn's own time is used up and the time bank runs (H-12). */
  readonly bank: boolean;
}

/** A place in the rotation, from 0: the entry, and the round within it. */
export interface Position {
  readonly entry: number;
  readonly round: number;
}

/** The players, by id, who hold honours from the last round that gave any (H-8). */
export interface HeldHonours {
  /** Maps a title to its holder; absent if there is none. */
  readonly titles: { readonly [title: string]: string };
  /** Until the first round that heeds honours has been dealt. */
  readonly button: string | null;
}

export interface TableState {
  readonly id: string;
  /** The present or last round's; before the first round, that round's. */
  readonly game: string;
  readonly options: Public;
  readonly rotation: Rotation;
  /**
   * The present or last round's; before the first round, that round's. After a change to other
   * games the rotation's end, so that it starts from the beginning.
   */
  readonly position: Position;
  /** The place of the next round; null if there will be none. */
  readonly next: Position | null;
  readonly honours: HeldHonours;
  /** The session ends with the present round (H-10). */
  readonly stopping: boolean;
  readonly settings: TableSettings;
  readonly stage: Stage;
  /** In the order in which they registered (C-2). */
  readonly players: readonly TablePlayer[];
  /** The player who may start rounds and change options and seats; null if no player may. */
  readonly owner: string | null;
  /** 1 for the first round; 0 before it. */
  readonly roundNumber: number;
  /** Null while the table is open only to this machine. */
  readonly lan: TableLan | null;
  /** One person sits here and nobody watches, so only bots see what they do and how fast (H-30). */
  readonly alone: boolean;
  /** Whether the player to act may ask for a hint; never in a tournament (H-27). */
  readonly hints: boolean;
  readonly clocks: readonly SeatClock[];
  /** Null while a round is being played. */
  readonly lastResult: RoundResult | null;
  /**
   * The table at which the players may continue once the session is over; null if there is none.
   */
  readonly sequel: string | null;
  /** The secret of the player's place at another table of the session; sent only to that player. */
  readonly place?: string;
  /** The tournament that deals here automatically; null at an ordinary table. */
  readonly tournament: string | null;
}

/** The first message to a client that has just connected to a table. */
export interface Hello {
  readonly table: string;
  readonly player: string | null;
  /** Only on first arrival: the seat's secret, with which to return. */
  readonly token?: string;
}

/** The additions to a list that only grows. */
export interface Grown {
  /** The list starts with these; else they follow those of the previous view. */
  readonly anew?: true;
  readonly added: readonly Json[];
  /** The list now consists of this many of its last entries. */
  readonly length: number;
}

/** A view with its number, counted per viewer so that hidden steps leave no gap. */
export interface ViewMessage extends SentView {
  readonly number: number;
  readonly round: number;
  /** The game of this round; a session changes games. */
  readonly game: string;
  /** Facts that are left out because they are as in the previous view on this connection. */
  readonly kept?: readonly string[];
  /**
   * Lists that are left out, too, with what was added to them since the previous view on this
   * connection.
   */
  readonly grown?: { readonly [fact: string]: Grown };
}

/** A view in two parts: the common one, and this viewer's own (`viewOfParts`). */
export type PartedView = readonly [
  SentView,
  OwnPart & Pick<ViewMessage, "number" | "round" | "game" | "kept" | "grown">,
];

export interface ChatLine {
  /** Counts what was said at this table since the host was started, from 1. */
  readonly number: number;
  /** `player` is null for a spectator. */
  readonly from: { readonly player: string | null; readonly name: string };
  readonly said: { readonly text: string } | { readonly emote: Emote };
  /** ms since 1970, UTC. */
  readonly at: number;
}

/** Messages from the host to a client at a table, by name. */
export interface TableMessages {
  readonly hello: Hello;
  readonly table: TableState;
  /** Instead of `table`, if nothing else of it has changed. */
  readonly clocks: readonly SeatClock[];
  readonly view: ViewMessage;
  /** Instead of `view`, at tables with many players. */
  readonly parts: PartedView;
  /** The new lines; on arrival the last ones. */
  readonly chat: readonly ChatLine[];
}

/** Public talk in the game itself, oldest first. */
export interface Announced {
  /** The number of the round's entries before these. */
  readonly first: number;
  /** `at`: ms since 1970, UTC. */
  readonly lines: readonly { readonly seat: Seat; readonly text: string; readonly at: number }[];
}

export type TableAnswers = AnswersTo<
  TableRequest,
  {
    hint: { readonly move: Json; readonly reason: Said };
    /** The new player id, and the secret with which to return. */
    sit: { readonly player: string; readonly token: string };
    announced: Announced;
  }
>;
