import type { BotKind } from "#shared/bots/bot.ts";
import type { Json, Public } from "#shared/contract/json.ts";
import type { RoundResult } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { SentView } from "#shared/contract/seen.ts";
import type { OwnPart } from "#shared/contract/viewParts.ts";
import type { Said } from "#shared/text/said.ts";
import type { DealFault } from "#shared/verifiedDeal/fault.ts";
import type { PackedDeal } from "./dealWire.ts";
import type { SealedMessage } from "./sealed.ts";
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

export type TablePlayer = Readonly<{
  /** Stays from round to round; seats may not. */
  id: string;
  name: string;
  avatar: string;
  bot: BotKind | null;
  presence: Presence;
  /** In the present or last round; null if they were not in it. */
  seat: Seat | null;
  /** Has left the round and returned to the table; plays from the next one on. */
  out: boolean;
  /** Has left the table: keeps their place in the round's result. */
  gone: boolean;
  /** Of any game. */
  wins: number;
  /** H-1 */
  titles: TitleCounts;
  rounds: number;
  /** In this session; null if none of its games counts points. */
  points: number | null;
  /** Between rounds; null where nothing is played for. */
  chips: number | null;
  /** From the bank and back to it: chips + cashedOut − bought is the profit (H-10). */
  bought: number;
  cashedOut: number;
  /** By their own wish, for lack of chips (H-9), or because they wait for their turn (GR-1). */
  sitsOut: "wish" | "broke" | "turn" | null;
  /** Has asked for the next round. */
  ready: boolean;
}>;

/** H-13, H-16, H-17 */
export type TableLan = Opening &
  Readonly<{
    /** H-15 */
    code: string;
    locked: boolean;
    /** Their messages are sent to nobody. */
    muted: readonly string[];
    /** Spectators, by name. */
    mutedWatching: readonly string[];
    /** Who wishes to swap chairs with whom. */
    swaps: { readonly [player: string]: string };
    /** The spectators who are here. */
    watching: readonly string[];
    /** Numbers of the big screens that are nobody's; sent only to the table's owner. */
    screens?: readonly number[];
  }>;

/** In ms from the moment the message was sent. */
export type SeatClock = Readonly<{
  seat: Seat;
  leftMs: number;
  /** What the full ring stands for. */
  fullMs: number;
  /** The turn's own time is used up and the time bank runs (H-12). */
  bank: boolean;
}>;

/** In the rotation, from 0: the entry, and the round within it. */
export type Position = Readonly<{
  entry: number;
  round: number;
}>;

/** Of the last round that gave any honours (H-8). */
export type HeldHonours = Readonly<{
  /** The holder of each. */
  titles: { readonly [title: string]: string };
  /** Until the first round that heeds honours has been dealt. */
  button: string | null;
}>;

export type TableState = Readonly<{
  id: string;
  /** Of the present or last round; before the first, of that one. */
  game: string;
  options: Public;
  rotation: Rotation;
  /**
   * As `game`. After a change to other games the rotation's end, so that it starts from the
   * beginning.
   */
  position: Position;
  /** Null: no round follows. */
  next: Position | null;
  honours: HeldHonours;
  /** With the present round (H-10). */
  stopping: boolean;
  settings: TableSettings;
  stage: Stage;
  /** In the order in which they registered (C-2). */
  players: readonly TablePlayer[];
  /** GR-1: who waits for their turn, by id; the next to play comes first. */
  waiting: readonly string[];
  /** Who may start rounds and change options and seats; null: no player. */
  owner: string | null;
  /** 0 before the first. */
  roundNumber: number;
  /** Null while only this machine can reach it. */
  lan: TableLan | null;
  /** One person sits here and nobody watches: only bots see what they do and how fast (H-30). */
  alone: boolean;
  /** Never in a tournament (H-27). */
  hints: boolean;
  clocks: readonly SeatClock[];
  /** Null during a round. */
  lastResult: RoundResult | null;
  /** Where the players may go on once the session is over. */
  sequel: string | null;
  /** The secret of the player's place at another table of the session; sent only to that player. */
  place?: string;
  /** The one that deals here; null at an ordinary table. */
  tournament: string | null;
  /** The last one that a player's program found in a deal (H-18). */
  dealFault?: Readonly<{ round: number; player: string; fault: DealFault }>;
}>;

/** The first message on a connection. */
export type Hello = Readonly<{
  table: string;
  player: string | null;
  /** Only on first arrival: the seat's secret, with which to return. */
  token?: string;
}>;

/** Of a list that only grows. */
export type Grown = Readonly<{
  /** The list starts with these; else they follow those of the view before. */
  anew?: true;
  added: readonly Json[];
  /** Of the list now: so many of its last entries. */
  length: number;
}>;

/** Numbered per viewer, so that hidden steps leave no gap. */
export type ViewMessage = SentView &
  Readonly<{
    number: number;
    round: number;
    /** A session changes games. */
    game: string;
    /** Facts left out because they are as in the view before on this connection. */
    kept?: readonly string[];
    /** Lists left out, with what was added to them since that view. */
    grown?: { readonly [fact: string]: Grown };
  }>;

/** The common part, and this viewer's own (`viewOfParts`). */
export type PartedView = readonly [
  SentView,
  OwnPart & Pick<ViewMessage, "number" | "round" | "game" | "kept" | "grown">,
];

export type ChatLine = Readonly<{
  /** Counts what was said at this table since the host started, from 1. */
  number: number;
  /** `player` is null for a spectator. */
  from: Readonly<{ player: string | null; name: string }>;
  said: { readonly text: string } | { readonly emote: Emote };
  at: number;
}>;

/** From the host to a client. */
export type TableMessages = Readonly<{
  hello: Hello;
  table: TableState;
  /** Instead of `table`, if nothing else of it has changed. */
  clocks: readonly SeatClock[];
  view: ViewMessage;
  /** Instead of `view`, at tables with many players. */
  parts: PartedView;
  /** New ones; on arrival the last ones. */
  chat: readonly ChatLine[];
  /** H-18 */
  deal: PackedDeal;
  /** H-51 */
  sealed: SealedMessage;
}>;

/** Said in the game itself, oldest first. */
export type Announced = Readonly<{
  /** How many entries of the round come before these. */
  first: number;
  lines: readonly Readonly<{ seat: Seat; text: string; at: number }>[];
}>;

export type TableAnswers = AnswersTo<
  TableRequest,
  {
    hint: Readonly<{ move: Json; reason: Said }>;
    /** The secret with which to return. */
    sit: Readonly<{ player: string; token: string }>;
    announced: Announced;
  }
>;
