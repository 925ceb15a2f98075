import type { BotLevel } from "#shared/bots/bot.ts";
import type { Json, Public } from "#shared/contract/json.ts";
import type { RoundResult } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { SentView } from "#shared/contract/seen.ts";
import type { OwnPart } from "#shared/contract/viewParts.ts";
import type { Said } from "#shared/text/said.ts";
import type { Opening, Rotation, TableSettings, Emote, AnswersTo, TableRequest } from "./schema.ts";

/**
 * `waiting`: before the first round. `between`: before the next one. `stopped`: the session is
 * over, its result is shown (H-10).
 */
export type Stage = "waiting" | "playing" | "between" | "stopped" | "closed";

/** `dropped`: the line is lost, the seat is kept. `away`: played by default moves (C-6). */
export type Presence = "here" | "dropped" | "away";

/** How many rounds gave each title; absent: none. */
export type TitleCounts = { readonly [title: string]: number };

export interface TablePlayer {
  /** Stays from round to round; seats may not. */
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly bot: BotLevel | null;
  readonly presence: Presence;
  /** In the present or last round; null if they were not in it. */
  readonly seat: Seat | null;
  /** Has left the round and returned to the table; plays from the next one on. */
  readonly out: boolean;
  /** Has left the table: keeps their place in the round's result. */
  readonly gone: boolean;
  /** Of any game. */
  readonly wins: number;
  /** H-1 */
  readonly titles: TitleCounts;
  readonly rounds: number;
  /** In this session; null if none of its games counts points. */
  readonly points: number | null;
  /** Between rounds; null where nothing is played for. */
  readonly chips: number | null;
  /** From the bank and back to it: chips + cashedOut − bought is the profit (H-10). */
  readonly bought: number;
  readonly cashedOut: number;
  /** By their own wish, or for lack of chips (H-9). */
  readonly sitsOut: "wish" | "broke" | null;
  /** Has asked for the next round. */
  readonly ready: boolean;
}

/** H-13, H-16, H-17 */
export interface TableLan extends Opening {
  /** H-15 */
  readonly code: string;
  readonly locked: boolean;
  /** Their messages are sent to nobody. */
  readonly muted: readonly string[];
  /** Spectators, by name. */
  readonly mutedWatching: readonly string[];
  /** Who wishes to swap chairs with whom. */
  readonly swaps: { readonly [player: string]: string };
  /** The spectators who are here. */
  readonly watching: readonly string[];
  /** Numbers of the big screens that are nobody's; sent only to the table's owner. */
  readonly screens?: readonly number[];
}

/** In ms from the moment the message was sent. */
export interface SeatClock {
  readonly seat: Seat;
  readonly leftMs: number;
  /** What the full ring stands for. */
  readonly fullMs: number;
  /** The turn's own time is used up and the time bank runs (H-12). */
  readonly bank: boolean;
}

/** In the rotation, from 0: the entry, and the round within it. */
export interface Position {
  readonly entry: number;
  readonly round: number;
}

/** Of the last round that gave any honours (H-8). */
export interface HeldHonours {
  /** The holder of each. */
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
   * As `game`. After a change to other games the rotation's end, so that it starts from the
   * beginning.
   */
  readonly position: Position;
  /** Null: no round follows. */
  readonly next: Position | null;
  readonly honours: HeldHonours;
  /** With the present round (H-10). */
  readonly stopping: boolean;
  readonly settings: TableSettings;
  readonly stage: Stage;
  /** In the order in which they registered (C-2). */
  readonly players: readonly TablePlayer[];
  /** Who may start rounds and change options and seats; null: no player. */
  readonly owner: string | null;
  /** 0 before the first. */
  readonly roundNumber: number;
  /** Null while only this machine can reach it. */
  readonly lan: TableLan | null;
  /** One person sits here and nobody watches: only bots see what they do and how fast (H-30). */
  readonly alone: boolean;
  /** Never in a tournament (H-27). */
  readonly hints: boolean;
  readonly clocks: readonly SeatClock[];
  /** Null during a round. */
  readonly lastResult: RoundResult | null;
  /** Where the players may go on once the session is over. */
  readonly sequel: string | null;
  /** The secret of the player's place at another table of the session; sent only to that player. */
  readonly place?: string;
  /** The one that deals here; null at an ordinary table. */
  readonly tournament: string | null;
}

/** The first message on a connection. */
export interface Hello {
  readonly table: string;
  readonly player: string | null;
  /** Only on first arrival: the seat's secret, with which to return. */
  readonly token?: string;
}

/** Of a list that only grows. */
export interface Grown {
  /** The list starts with these; else they follow those of the view before. */
  readonly anew?: true;
  readonly added: readonly Json[];
  /** Of the list now: so many of its last entries. */
  readonly length: number;
}

/** Numbered per viewer, so that hidden steps leave no gap. */
export interface ViewMessage extends SentView {
  readonly number: number;
  readonly round: number;
  /** A session changes games. */
  readonly game: string;
  /** Facts left out because they are as in the view before on this connection. */
  readonly kept?: readonly string[];
  /** Lists left out, with what was added to them since that view. */
  readonly grown?: { readonly [fact: string]: Grown };
}

/** The common part, and this viewer's own (`viewOfParts`). */
export type PartedView = readonly [
  SentView,
  OwnPart & Pick<ViewMessage, "number" | "round" | "game" | "kept" | "grown">,
];

export interface ChatLine {
  /** Counts what was said at this table since the host started, from 1. */
  readonly number: number;
  /** `player` is null for a spectator. */
  readonly from: { readonly player: string | null; readonly name: string };
  readonly said: { readonly text: string } | { readonly emote: Emote };
  readonly at: number;
}

/** From the host to a client. */
export interface TableMessages {
  readonly hello: Hello;
  readonly table: TableState;
  /** Instead of `table`, if nothing else of it has changed. */
  readonly clocks: readonly SeatClock[];
  readonly view: ViewMessage;
  /** Instead of `view`, at tables with many players. */
  readonly parts: PartedView;
  /** New ones; on arrival the last ones. */
  readonly chat: readonly ChatLine[];
}

/** Said in the game itself, oldest first. */
export interface Announced {
  /** How many entries of the round come before these. */
  readonly first: number;
  readonly lines: readonly { readonly seat: Seat; readonly text: string; readonly at: number }[];
}

export type TableAnswers = AnswersTo<
  TableRequest,
  {
    hint: { readonly move: Json; readonly reason: Said };
    /** The secret with which to return. */
    sit: { readonly player: string; readonly token: string };
    announced: Announced;
  }
>;
