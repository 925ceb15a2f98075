import type { RuleError } from "#shared/contract/outcome.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { ChatLine, TableAnswers, ViewMessage, TableState } from "#shared/protocol/table.ts";
import type { HouseAnswers, ScreenWelcome } from "#shared/protocol/house.ts";
import type { HouseAsk, HouseRequest, TableAsk, TableRequest } from "#shared/protocol/schema.ts";
import type {
  TournamentAnswers,
  TournamentAsk,
  TournamentRequest,
  TournamentView,
} from "#shared/protocol/tournament.ts";
import type { WitnessedDeals } from "./deal/witnessedDeals.ts";
import type { SealedState } from "./sealed/sealedState.ts";
import type { HouseFiles } from "./files.ts";
import type { GuestDoor } from "./guestDoor.ts";

/** `lost`: reconnecting by itself. `ended`: it will not; see `TableSnapshot.ended`. */
export type Link = "connecting" | "open" | "lost" | "ended";

/**
 * The credentials for a table: a seat's secret; without one the browser's cookie, which lets a
 * person spectate; without a known cookie the table's join code or a screen's own key.
 */
export type TableKey = Readonly<{
  token?: string;
  code?: string;
  screen?: string;
}>;

export type TableSnapshot = Readonly<{
  link: Link;
  ended:
    | "taken-over"
    | "table-closed"
    | "refused"
    | "removed"
    | "lan-closed"
    | "crowded"
    | "too-many-lines"
    | null;
  refusal: RuleError | null;
  table: TableState | null;
  /** When `table` arrived, on performance.now()'s clock: its times count from there. */
  tableAt: number;
  view: ViewMessage | null;
  player: string | null;
  chat: readonly ChatLine[];
  /** H-18; null where this program takes part in none. */
  deals: WitnessedDeals | null;
  /** Null at a table that deals nothing sealed. */
  sealed: SealedState | null;
}>;

export const noSnapshot: TableSnapshot = Object.freeze({
  link: "connecting",
  ended: null,
  refusal: null,
  table: null,
  tableAt: 0,
  view: null,
  player: null,
  chat: [],
  deals: null,
  sealed: null,
});

export interface TableClient {
  snapshot(): TableSnapshot;
  subscribe(listener: () => void): () => void;
  onView(listener: (view: ViewMessage) => void): () => void;
  /**
   * With `sit` a spectator becomes a player, with `leave` a player a spectator, on the same line.
   */
  ask<R extends TableRequest>(request: R, payload: TableAsk<R>): Promise<Answer<TableAnswers[R]>>;
  close(): void;
}

type LineForms = { readonly [R in HouseRequest]: HouseAsk<R> } & {
  readonly [R in TournamentRequest]: TournamentAsk<R>;
};
export type LineRequest = keyof LineForms;
export type LineAsk<R extends LineRequest> = LineForms[R];
/** The client assembles a watched tournament's view itself. */
type LineAnswers = Omit<HouseAnswers & TournamentAnswers, "watchTournament"> & {
  readonly watchTournament: TournamentView;
};
export type LineAnswer<R extends LineRequest> = LineAnswers[R];

export interface HouseClient {
  ask<R extends LineRequest>(request: R, payload: LineAsk<R>): Promise<Answer<LineAnswer<R>>>;
  /**
   * Called with a watched tournament's view after each change, and with null once the line is lost;
   * then it must be watched again. Returns a function that ends it.
   */
  onTournament(listener: (view: TournamentView | null) => void): () => void;
  /** Carries files, and what is too large for `ask`. */
  readonly files: HouseFiles;
  close(): void;
}

/**
 * Connections of a screen for the room. It comes anonymously, even in the owner's browser, and so
 * never receives the owner's cards.
 */
export interface Screens {
  /**
   * Asks with the code, or with the persistent key received under that code, and keeps a new key.
   */
  find(code: string): Promise<Answer<ScreenWelcome>>;
  open(table: string, code: string): TableClient;
  /**
   * Returns a line on which only the tournament with this code is watched. Rejects if nobody
   * answers or no tournament has the code.
   */
  house(code: string): Promise<HouseClient>;
  renamed(code: string, to: string): void;
  removed(code: string): void;
}

export interface Clients {
  openHouse(): Promise<HouseClient>;
  readonly guests: GuestDoor;
  openTable(table: string, key: TableKey): TableClient;
  readonly screens: Screens;
}
