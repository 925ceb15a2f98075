// What does the screen know of the host: the house and one table?

import type { RuleError } from "#shared/contract/outcome.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { ChatLine, TableAnswers, ViewMessage } from "#shared/protocol/tableMessages.ts";
import type { HouseAnswers } from "#shared/protocol/houseAnswers.ts";
import type { ScreenWelcome } from "#shared/protocol/screens.ts";
import type { HouseAsk, HouseRequest, TableAsk, TableRequest } from "#shared/protocol/schema.ts";
import type { TableState } from "#shared/protocol/table.ts";
import type {
  TournamentAnswers,
  TournamentAsk,
  TournamentRequest,
  TournamentView,
} from "#shared/protocol/tournament.ts";
import type { HouseFiles } from "./fetchFiles.ts";
import type { GuestDoor } from "./guestDoor.ts";

/** `lost`: trying to come back by itself. `ended`: it will not; see `TableSnapshot.ended`. */
export type Link = "connecting" | "open" | "lost" | "ended";

/**
 * By what one comes to a table: by a seat's secret; else as whoever the browser's cookie says one
 * is, to look on; else, where nobody is known by it, by the table's join code or a screen's own
 * key.
 */
export interface TableKey {
  readonly token?: string;
  readonly code?: string;
  /** Of a screen for the room: its lasting key. */
  readonly screen?: string;
}

export interface TableSnapshot {
  readonly link: Link;
  readonly ended:
    | "taken-over"
    | "table-closed"
    | "refused"
    | "removed"
    | "lan-closed"
    | "crowded"
    | "too-many-lines"
    | null;
  /** Why nobody is let in, where the host has said it. */
  readonly refusal: RuleError | null;
  readonly table: TableState | null;
  /** When `table` arrived, on performance.now()'s clock: its times count from there. */
  readonly tableAt: number;
  /** The newest view. */
  readonly view: ViewMessage | null;
  /** Which player of the table this client is; null for who only watches. */
  readonly player: string | null;
  /** What was said at the table, oldest first, as far as it is still known. */
  readonly chat: readonly ChatLine[];
}

/**
 * One client's seat, or place to look on, at one table. Snapshots are replaced, never changed, so
 * React may compare them.
 */
export interface TableClient {
  snapshot(): TableSnapshot;
  /** Called after every change; answers with the function that ends it. */
  subscribe(listener: () => void): () => void;
  /** Every view in order – the animations' food. */
  onView(listener: (view: ViewMessage) => void): () => void;
  /**
   * With `sit` a watcher goes on as a player, with `leave` a player as a watcher, on the same line.
   */
  ask<R extends TableRequest>(request: R, payload: TableAsk<R>): Promise<Answer<TableAnswers[R]>>;
  close(): void;
}

/** What may be asked on the line to the house: of the house itself, and of its tournaments. */
type LineForms = { readonly [R in HouseRequest]: HouseAsk<R> } & {
  readonly [R in TournamentRequest]: TournamentAsk<R>;
};
export type LineRequest = keyof LineForms;
export type LineAsk<R extends LineRequest> = LineForms[R];
/** What the line itself is told of a tournament, it puts together. */
type LineAnswers = Omit<HouseAnswers & TournamentAnswers, "watchTournament"> & {
  readonly watchTournament: TournamentView;
};
export type LineAnswer<R extends LineRequest> = LineAnswers[R];

/** An owner's or a guest's line to the house. */
export interface HouseClient {
  ask<R extends LineRequest>(request: R, payload: LineAsk<R>): Promise<Answer<LineAnswer<R>>>;
  /**
   * Called with the view of a watched tournament after each change of it, and with null once the
   * line is lost: then none comes until it is asked to be watched again. Answers with the function
   * that ends it.
   */
  onTournament(listener: (view: TournamentView | null) => void): () => void;
  /** What comes as a file or is too large for an ask. */
  readonly files: HouseFiles;
  close(): void;
}

/**
 * What a screen for the room needs: it comes as nobody, whoever the browser's owner is, and so is
 * never shown his cards.
 */
export interface Screens {
  /**
   * Asks by the code, or by the lasting key that it was given under that code, and keeps a new one.
   */
  find(code: string): Promise<Answer<ScreenWelcome>>;
  open(table: string, code: string): TableClient;
  /**
   * On which the tournament with this code is watched, and nothing else is answered. Rejects where
   * nobody answers, or no tournament has the code.
   */
  house(code: string): Promise<HouseClient>;
  /** What it shows has another code by now: its key is kept under that one, too. */
  renamed(code: string, to: string): void;
  /** Its key opens nothing any more. */
  removed(code: string): void;
}

/** What the app needs of the wire; tests and debug doors put others in its place. */
export interface Clients {
  openHouse(): Promise<HouseClient>;
  readonly guests: GuestDoor;
  openTable(table: string, key: TableKey): TableClient;
  readonly screens: Screens;
}
