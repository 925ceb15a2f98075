// What does the host send: unasked, and in answer?

import type { ChipEvening, ChipEveningLine, ChipOutcome } from "#shared/chipBank/kept.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import type { Json, Public } from "#shared/contract/json.ts";
import type { LessonPart } from "#shared/contract/lessonPart.ts";
import type { Motif } from "#shared/contract/merits.ts";
import type { Option } from "#shared/contract/options.ts";
import type { RuleError } from "#shared/contract/outcome.ts";
import type { CommonFacts, Move, Result } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Traits } from "#shared/contract/traits.ts";
import type { SentView } from "#shared/contract/view.ts";
import type { OwnPart } from "#shared/contract/viewParts.ts";
import type { Said } from "#shared/text/said.ts";
import type { RoomClock } from "#shared/roomClock/clock.ts";
import type { Looks } from "#shared/profile/looks.ts";
import type { Emote, HouseRequest, Shown, TableRequest } from "./schema.ts";
import type { SeatClock, TableLan, TableState, TitleCounts } from "./table.ts";

/** `wrong-form`, `stale`, `not-yours`… or a rule's number: why a request was refused. */
export interface Refusal {
  readonly ok: false;
  readonly error: RuleError;
}
export type Answer<T> = { readonly ok: true; readonly value: T } | Refusal;

/** First of all, to a client that has just connected to a table. */
export interface Hello {
  readonly table: string;
  readonly player: string | null;
  /** Only on first arrival: the seat's secret, to come back with. */
  readonly token?: string;
}

/** What is new of a list that only grows. */
export interface Grown {
  /** It begins with these; else they follow what the view before told. */
  readonly anew?: true;
  readonly added: readonly Json[];
  /** So many of the last make up the list as it is now. */
  readonly length: number;
}

/** A view with its number: counted per viewer, so that hidden steps leave no gap. */
export interface ViewMessage extends SentView<Public, CommonFacts, Move> {
  readonly number: number;
  readonly round: number;
  /** Whose rules it is a view of: a session changes games. */
  readonly game: string;
  /** Lasting facts that are left out, for they are as in the view before on this line. */
  readonly kept?: readonly string[];
  /**
   * Lists that are left out too, with what was added to them since the view before on this line.
   */
  readonly grown?: { readonly [fact: string]: Grown };
}

/**
 * A view in two parts: what everybody is sent alike, and what is this viewer's own (`viewOfParts`).
 */
export type PartedView = readonly [
  SentView<Public, CommonFacts, Move>,
  OwnPart & Pick<ViewMessage, "number" | "round" | "game" | "kept" | "grown">,
];

/** Something that was said at a table. */
export interface ChatLine {
  /** Counts what was said at this table since the host was started, from 1. */
  readonly number: number;
  /** Who said it; `player` is null for somebody who watched. */
  readonly from: { readonly player: string | null; readonly name: string };
  readonly said: { readonly text: string } | { readonly emote: Emote };
  /** ms since 1970, UTC. */
  readonly at: number;
}

/** What the host sends to a client at a table, by message name. */
export interface TableMessages {
  readonly hello: Hello;
  readonly table: TableState;
  /** In place of the table, where nothing else of it has changed. */
  readonly clocks: readonly SeatClock[];
  readonly view: ViewMessage;
  /** In place of `view`, where many sit. */
  readonly parts: PartedView;
  /** What is new; on arrival the last of what was said before. */
  readonly chat: readonly ChatLine[];
}

/** What was said to all in the game itself, oldest first. */
export interface Announced {
  /** How much of the round's lies before these. */
  readonly first: number;
  /** `at`: ms since 1970, UTC. */
  readonly lines: readonly { readonly seat: Seat; readonly text: string; readonly at: number }[];
}

/** A game one can open a table for. */
export interface GameOffer {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly traits: Traits;
  readonly options: { readonly [key: string]: Option<boolean> | Option<number> };
}

export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly rounds: number;
  readonly titles: TitleCounts;
  /** Chips in the bank; those on tables are not among them. */
  readonly chips: number;
  /** Over all rounds of the games that count points (H-1). */
  readonly points: number;
  /** What the points amount to, from 1 (H-1). */
  readonly level: number;
  /** Chosen among what the level opens (H-1). */
  readonly looks: Looks;
  /** His own, who comes from elsewhere: nobody plays as him (H-35). */
  readonly guest: boolean;
}

/** For one guest, once. */
export interface Invitation {
  readonly code: string;
  /** For which it is good. */
  readonly minutes: number;
}

/** H-38: a device by which the owner is known. */
export interface OwnerDevice {
  readonly id: string;
  /** What it said that it is, such as "Firefox, Windows"; may be empty. */
  readonly name: string;
  /** ms since 1970, UTC. */
  readonly madeAt: number;
  readonly usedAt: number;
  /** Is it the one that asks? */
  readonly isThis: boolean;
}

/** H-39: a screen for the room that is known by a lasting key. */
export interface KeptScreen {
  readonly id: string;
  /** What it said that it is, such as "Chrome, Linux"; may be empty. */
  readonly name: string;
  /** `closed`: a table or tournament that is not open to the network just now. */
  readonly shows:
    | { readonly game: string }
    | { readonly tournament: string }
    | "closed"
    | "whatIsOn";
  /** ms since 1970, UTC. */
  readonly madeAt: number;
  readonly usedAt: number;
}

/** For one screen, once: by it the screen shows whatever is on. */
export interface ScreenInvitation {
  readonly code: string;
  /** For which it is good. */
  readonly minutes: number;
}

/** H-39: what is on, with what a screen needs to show it. */
export type OnNow =
  | Extract<Shown, { readonly on: "table" }>
  /** `code`: by which people of the network come in; null while none may. */
  | (Extract<Shown, { readonly on: "tournament" }> & { readonly code: string | null })
  | { readonly on: "clock"; readonly clock: RoomClock }
  /**
   * `host`: whose house it is; `url`: by which phones reach it, null where the network does not.
   */
  | { readonly on: "welcome"; readonly host: string; readonly url: string | null };

/** What a screen for the room learns at its door. */
export interface ScreenWelcome {
  /**
   * By which it is known from now on; null where it keeps the one that it brought, or gets none.
   */
  readonly key: string | null;
  /** What it shows now; both null while that is not open to the network. */
  readonly table: string | null;
  readonly tournament: string | null;
  /** It shows whatever is on. */
  readonly whatIsOn: boolean;
}

export interface OpenTable {
  readonly table: string;
  /** The seat token of who asks. */
  readonly token: string;
  readonly game: string;
  readonly roundNumber: number;
  /** Who asks is the first. */
  readonly players: readonly string[];
  /** Its session has ended: its result is looked at, and nothing more is played (H-10). */
  readonly over: boolean;
}

/** A table at which who asks has no seat, but to which he may come (H-13). */
export interface JoinableTable {
  readonly table: string;
  readonly game: string;
  readonly roundNumber: number;
  readonly players: readonly string[];
  /** People may sit down here: chairs that are free or a bot's. */
  readonly free: number;
  /** Who asks had a chair there in this session (H-37). */
  readonly former: boolean;
}

/** Where the host can be reached in the network. */
export interface LanState {
  /** Without a slash at their ends; empty while no table is open to it. */
  readonly addresses: readonly { readonly url: string; readonly network: string }[];
  /** Why it cannot be reached although a table is open to it. */
  readonly problem: Said | null;
}

/** A table or a tournament of another host (H-13). */
export interface FoundTable {
  readonly kind: "table" | "tournament";
  /** Where its page is, with its join code. */
  readonly url: string;
  /** Whose it is. */
  readonly host: string;
  /** The first of a tournament. */
  readonly game: string;
  readonly players: number;
  /** Of a tournament no more than it has players: any number may come. */
  readonly seats: number;
}

/** What a page learns at the guests' door. */
export interface GuestWelcome {
  /** Null: nobody is known by this browser yet. */
  readonly profile: Profile | null;
  /**
   * The table, or the tournament, that the code opens; null for an invitation, or without a code.
   */
  readonly table: string | null;
  readonly tournament: string | null;
  /** The tournament that this browser, which is nobody's own, directs by its PIN. */
  readonly directs?: string;
}

/**
 * A table that is open but cannot be set up as it is stored: it can only be closed, or reported.
 */
export interface BrokenTable {
  readonly table: string;
  /** Null where not even that is known. */
  readonly game: string | null;
  readonly roundNumber: number;
  readonly players: readonly string[];
  /** Why, in words. */
  readonly problem: Said;
}

export interface StoredRound {
  readonly id: number;
  readonly game: string;
  readonly table: string;
  /** Which round of its session, from 1. */
  readonly number: number;
  /** ms since 1970, UTC. */
  readonly endedAt: number;
  readonly players: readonly string[];
  /** The profile owner's seat; null when he was not in it. */
  readonly seat: Seat | null;
  readonly result: Result;
}

export interface RoundFilters {
  readonly games: readonly string[];
  /** Newest first. */
  readonly tables: readonly {
    readonly id: string;
    readonly openedAt: number;
    readonly rounds: number;
  }[];
  readonly players: readonly string[];
}

/** How one player fared in a session (H-5, H-10). */
export interface SessionPlayer {
  readonly name: string;
  readonly avatar: string;
  readonly bot: BotLevel | null;
  /** The person's profile; null for bots. */
  readonly profile: string | null;
  readonly rounds: number;
  readonly wins: number;
  readonly titles: TitleCounts;
  /** Null where nothing was played for. */
  readonly profit: number | null;
  /** Null where no game of the session counts points. */
  readonly points: number | null;
}

/** An evening or a tournament, as it went. */
export interface PlayedSession {
  /** The first of its tables. */
  readonly table: string;
  /** Where the page after this one begins. */
  readonly id: number;
  readonly openedAt: number;
  /** Of its last finished round; null before there is one. */
  readonly endedAt: number | null;
  readonly isOpen: boolean;
  readonly games: readonly string[];
  readonly rounds: number;
  readonly players: readonly SessionPlayer[];
}

/** Against one opponent, over the rounds that both were in. */
export interface HeadToHead {
  /** A person, or all bots of a level together. */
  readonly opponent:
    | { readonly profile: string; readonly name: string; readonly avatar: string }
    | { readonly bots: BotLevel };
  readonly rounds: number;
  readonly ahead: number;
  readonly behind: number;
  /** The profile's gain or loss in those rounds. */
  readonly chips: number;
}

/** One of the house's achievements, or of a game's, as far as somebody is with it (H-34). */
export interface AchievementState {
  /** A game's id, or `house`. */
  readonly of: string;
  readonly key: string;
  readonly motif: Motif;
  readonly goal: number;
  /** No more than the goal. */
  readonly amount: number;
  /** The stored round that reached it, and when that ended, ms since 1970, UTC; null until then. */
  readonly reached: { readonly round: number; readonly at: number } | null;
}

/** How somebody has fared, in one game or in all. */
export interface Statistics {
  readonly rounds: number;
  readonly wins: number;
  /** Rounds won in a row up to now, and the most there ever were. */
  readonly streak: number;
  readonly bestStreak: number;
  /** In all, and the most of one round; null where nothing was ever played for. */
  readonly chips: number | null;
  readonly bestChips: number | null;
  /** Towards the level. */
  readonly points: number;
  readonly bestPoints: number;
  readonly titles: TitleCounts;
}

export interface Progress {
  /** Rounds that are still to be counted: who asks again learns more. */
  readonly left: number;
  readonly points: number;
  readonly level: number;
  readonly achievements: readonly AchievementState[];
  readonly all: Statistics;
  /** Of those that he has played, in the order of the catalogue. */
  readonly games: readonly (Statistics & { readonly game: string })[];
  /**
   * On how many days something was played, and how many of them followed one another at most, and
   * up to now.
   */
  readonly days: { readonly played: number; readonly bestRun: number; readonly run: number };
}

/** What a round has brought (H-34). */
export interface Merit {
  /** Towards the level. */
  readonly points: number;
  readonly achieved: readonly Pick<AchievementState, "of" | "key" | "motif">[];
}

/** How a deal of the day has ended for one seat. */
export interface DailyResult {
  /** From 1; null where nobody has won. */
  readonly place: number | null;
  /** What such a round brings towards a level; of practice, what it would have brought. */
  readonly points: number;
}

/** H-34 */
export interface DailyDeal {
  /** As it is written down: "2026-11-22". */
  readonly date: string;
  readonly game: string;
  readonly players: number;
  /**
   * The first that counts, then those for practice, newest first. `result` is null while the table
   * is open, and for ever once it was closed before the end.
   */
  readonly tries: readonly {
    readonly table: string;
    readonly practice: boolean;
    readonly isOpen: boolean;
    readonly result: DailyResult | null;
  }[];
  /** In his place, against the same opponents; null until they are done. */
  readonly bots:
    | readonly (DailyResult & {
        readonly name: string;
        readonly avatar: string;
        readonly level: BotLevel;
      })[]
    | null;
}

/** A balance at a moment: chips in the bank and on tables together. */
export interface BalancePoint {
  /** ms since 1970, UTC. */
  readonly at: number;
  readonly chips: number;
}

export interface BankAccount {
  readonly profile: string;
  readonly name: string;
  readonly avatar: string;
  /** In the bank. */
  readonly chips: number;
  /** On tables that are open. */
  readonly atTables: number;
  /** Paid into tournaments that are not over, and not got back. */
  readonly inTournaments: number;
}

export interface BankState {
  readonly accounts: readonly BankAccount[];
  /** Given out by the mint in all. */
  readonly granted: number;
  /** What the house's bots have won (positive) or lost against people. */
  readonly bots: number;
}

/** What a check of the books went through, and what it found (H-2). */
export interface BooksCheck {
  /** ms since 1970, UTC: when it began. */
  readonly at: number;
  /** Played once more from the first move to the last. */
  readonly rounds: number;
  readonly transactions: number;
  readonly entries: number;
  readonly accounts: number;
  /** That people and seats hold together. */
  readonly chips: number;
  /** How much is wrong. */
  readonly found: number;
  /** The first of it, in a sentence each. */
  readonly problems: readonly Said[];
}

export interface BooksState {
  /** Null where none goes on; else how many rounds it has gone through. */
  readonly checking: { readonly rounds: number } | null;
  /** Null before the first. */
  readonly last: BooksCheck | null;
  /** Why the newest did not come to its end; null where it did. */
  readonly failed: RuleError | null;
}

/** H-2 */
export type TransactionKind =
  | "grant"
  | "buy-in"
  | "cash-out"
  | "round"
  | "rebuy"
  | "add-on"
  | "bounty"
  | "payout"
  | "transfer"
  | "correction";

export interface LedgerEntry {
  /**
   * `mint`, `bots`, `profile:<id>`, `seat:<session>:<player>`, `tournament:<id>` or `stacks:<id>`.
   */
  readonly account: string;
  /** The name of the account's holder. */
  readonly name: string;
  /** Whose profile the chips belong to, in the bank or at a table; null for bots and the mint. */
  readonly profile: string | null;
  readonly amount: number;
  /** The account's balance after it. */
  readonly balance: number;
}

export interface LedgerTransaction {
  readonly id: number;
  readonly kind: TransactionKind;
  readonly at: number;
  readonly note: string;
  readonly table: string | null;
  /** The stored round whose result it is. */
  readonly round: number | null;
  /** The transaction that this one reverses, or that reverses this one. */
  readonly reverses: number | null;
  readonly reversedBy: number | null;
  readonly entries: readonly LedgerEntry[];
}

export interface HouseAnswers extends Record<HouseRequest, unknown> {
  readonly games: readonly GameOffer[];
  readonly learn: LessonPart;
  readonly profile: Profile;
  readonly saveProfile: Profile;
  readonly wear: Profile;
  readonly openTable: OpenTable;
  readonly openTables: readonly (OpenTable | BrokenTable)[];
  readonly joinable: readonly JoinableTable[];
  readonly closeTable: null;
  readonly openToLan: TableLan;
  readonly closeToLan: null;
  readonly lan: LanState;
  readonly found: readonly FoundTable[];
  readonly profiles: readonly Profile[];
  readonly addProfile: Profile;
  readonly useProfile: Profile;
  readonly invite: Invitation;
  readonly devices: readonly OwnerDevice[];
  readonly revokeDevice: readonly OwnerDevice[];
  readonly screens: readonly KeptScreen[];
  readonly removeScreen: readonly KeptScreen[];
  readonly inviteScreen: ScreenInvitation;
  readonly whatIsOn: OnNow;
  readonly rounds: readonly StoredRound[];
  readonly roundFilters: RoundFilters;
  readonly sessions: readonly PlayedSession[];
  readonly headToHead: readonly HeadToHead[];
  readonly balances: readonly BalancePoint[];
  readonly progress: Progress;
  readonly merit: Merit | null;
  readonly dailyDeal: DailyDeal;
  readonly openDailyDeal: OpenTable;
  readonly bank: BankState;
  readonly books: BooksState;
  readonly checkBooks: BooksState;
  readonly ledger: readonly LedgerTransaction[];
  readonly transfer: BankState;
  readonly grant: Profile;
  readonly reverse: BankState;
  readonly chipEvenings: readonly ChipEveningLine[];
  readonly chipEvening: ChipEvening;
  readonly openChipEvening: ChipEvening;
  readonly nameChipEvening: ChipEvening;
  readonly addChipPerson: ChipEvening;
  readonly moveChips: ChipEvening;
  readonly reverseChips: ChipEvening;
  readonly settleChips: ChipEvening;
  readonly recountChips: ChipEvening;
  readonly payChips: ChipEvening;
  readonly chipOutcomes: readonly ChipOutcome[];
  readonly roomClock: RoomClock | null;
  readonly planRoomClock: RoomClock;
  readonly moveRoomClock: RoomClock;
}

export interface TableAnswers extends Record<TableRequest, unknown> {
  readonly move: null;
  readonly ready: null;
  readonly leave: null;
  readonly back: null;
  readonly hint: { readonly move: Json; readonly reason: Said };
  readonly pace: null;
  readonly hurry: null;
  readonly finish: null;
  readonly change: null;
  readonly seats: null;
  readonly rebuy: null;
  readonly sitOut: null;
  readonly stop: null;
  /** Which player he is from now on, and the secret to come back with. */
  readonly sit: { readonly player: string; readonly token: string };
  readonly swap: null;
  readonly remove: null;
  readonly mute: null;
  readonly lock: null;
  readonly handOver: null;
  readonly say: null;
  readonly emote: null;
  readonly announced: Announced;
}
