// The interfaces between connections and the house with its tables.

import type { Public } from "#shared/contract/json.ts";
import type { CommonFacts, Move } from "#shared/contract/round.ts";
import type { View } from "#shared/contract/view.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { DealMessage } from "#shared/protocol/deal.ts";
import type { SealedMessage } from "#shared/protocol/sealed.ts";
import type { ChatLine, TableAnswers, TableState } from "#shared/protocol/table.ts";
import type { FoundTable, LanState, HouseAnswers } from "#shared/protocol/house.ts";
import type {
  HouseAsk,
  HouseRequest,
  Role,
  TableAsk,
  TableRequest,
} from "#shared/protocol/schema.ts";
import type {
  TournamentAnswers,
  TournamentAsk,
  TournamentMessage,
  TournamentRequest,
} from "#shared/protocol/tournament.ts";
import type { HouseFiles } from "#main/base/houseFiles.ts";
import type { Soon } from "./soon.ts";
import type { FileVisitor, HouseVisitor, TournamentVisitor, Visitor } from "./visitor.ts";

/**
 * `taken-over`: another connection has its seat now. `removed`: the table's owner removed the
 * player. `lan-closed`: the table is no longer open to the network. `too-many-lines`: the same
 * person spectates by newer connections. `crowded`: its place as a spectator went to somebody who
 * may sit down.
 */
export type EndReason =
  | "taken-over"
  | "too-many-lines"
  | "crowded"
  | "table-closed"
  | "removed"
  | "lan-closed";

/**
 * One client at a table, as the table sees it. Of a round it can be sent nothing but a View (C-7).
 */
export interface Connection {
  sendTable(state: TableState): void;
  /** Sent instead of the table's state if nothing else in it has changed. */
  sendClocks(clocks: TableState["clocks"]): void;
  /**
   * `number` counts the views this viewer was sent in this round, from 0; `game`: the game whose
   * view it is. `open`: if many are sent it, the spectators' view of the same step, one object for
   * all of them, so that it is packed only once.
   */
  sendView<O extends Public, F extends CommonFacts, M extends Move>(
    view: View<O, F, M>,
    number: number,
    round: number,
    game: string,
    open?: View<O, F, M>,
  ): void;
  /** Sends new lines; to a client that has just arrived, the last ones before. */
  sendChat(lines: readonly ChatLine[]): void;
  /** H-18 */
  sendDeal(message: DealMessage): void;
  /** H-51 */
  sendSealed(message: SealedMessage): void;
  end(reason: EndReason): void;
}

/**
 * What a client brings to a table: the token of a seat, or a profile or the table's join code to
 * spectate.
 */
export type Ticket = Readonly<{
  token?: string;
  /** H-15: in capitals. */
  code?: string;
  /** Known by a cookie; null for a stranger. */
  visitor: Visitor | null;
  from?: string;
  /** H-39: may spectate here. */
  screen?: KnownScreen;
}>;

/** `player` is null for a spectator; `token` is set on the first arrival. */
export type Arrival = Readonly<{
  player: string | null;
  token?: string;
}>;

export type Attendee = Readonly<{
  profile: string | null;
  /** `guest`: has a seat but does not own the table; `spectator`: has no seat. */
  role: Exclude<Role, "director">;
}>;

export interface TableDoor {
  readonly id: string;
  /**
   * Lets a client in with its seat's token, or as a spectator without one. The table sends its
   * state and the present view before the answer.
   */
  arrive(connection: Connection, ticket: Ticket): Soon<Arrival | Refusal>;
  /** Changes nothing. */
  refusalOf(ticket: Ticket): Soon<Refusal | null>;
  /** The seat is kept (C-6). Ignores unknown connections. */
  depart(connection: Connection): void;
  /** Returns null for a connection that did not arrive here or has left. */
  attendee(connection: Connection): Attendee | null;
  /** The request was checked against `tableRequests` and `tableRoles`. */
  ask<R extends TableRequest>(
    connection: Connection,
    request: R,
    payload: TableAsk<R>,
  ): Promise<Answer<TableAnswers[R]>>;
}

/** `secret` is kept by the guest's browser. */
export type NewGuest = Readonly<{
  profile: string;
  secret: string;
}>;

export interface GuestDoor {
  /** Different for every data folder; no secret. Throws a StoreError. */
  readonly houseId: string;
  /** Returns null for an unknown secret. Throws a StoreError. */
  profileOf(secret: string): string | null;
  /** Does not use the invitation up. */
  isInvitation(code: string): boolean;
  /**
   * `code` is a table's join code or an invitation, which is used up unless the guest is refused.
   */
  come(code: string, wanted: HouseAsk<"addProfile">): Answer<NewGuest>;
}

export interface KnownDevice {
  readonly id: string;
}

/** H-38: the owner's devices. Methods throw a StoreError. */
export interface DeviceDoor {
  /** Returns the key that the device keeps. */
  admit(name: string): string;
  /** Returns null for a key that is unknown or revoked. */
  find(key: string): KnownDevice | null;
  /** The device's connections must end. */
  onRevoked(listener: (device: string) => void): void;
}

export type NewScreen = Readonly<{
  /** The session of the table or tournament that the code opens; null: it shows whatever is on. */
  session: string | null;
  name: string;
  from: string;
}>;

export interface KnownScreen extends Pick<NewScreen, "session"> {
  readonly id: string;
}

/** H-39: screens for the room. Methods throw a StoreError. */
export interface ScreenDoor {
  /**
   * Returns the key that the screen keeps; null if this session has as many screens as are kept.
   */
  admit(screen: NewScreen): string | null;
  /** Returns null for an unknown key; `from`: the address that brought it. */
  find(key: string, from: string): KnownScreen | "removed" | null;
  /** Whether a screen that was found before has not been removed since. */
  isGood(id: string): boolean;
  /**
   * Returns the key of a screen that shows whatever is on; null for a wrong code. Until that key is
   * used, the same address gets it again by the code: the answer may have been lost.
   */
  admitByCode(code: string, device: Omit<NewScreen, "session">): string | null;
  /** The screen's connections must end. Returns the function that unsubscribes. */
  onRemoved(listener: (screen: string) => void): () => void;
  /**
   * Whether there is a screen that shows whatever is on, or a code for one. Then the network
   * reaches this host even if no table is open to it.
   */
  readonly isAwaited: boolean;
  onAwaited(listener: () => void): void;
}

/** H-39 */
export interface ScreenKeys {
  remove(id: string): boolean;
  /** Removes the screens that show this session and came from this address last. */
  removeFrom(session: string, from: string | null): void;
}

export type Destination = Readonly<{
  table: string | null;
  tournament: string | null;
}>;

export type Pass = Readonly<{
  device: string;
  tournament: string;
}>;

/**
 * H-38: devices in the room that come by a director's PIN. Methods throw a StoreError, or reject
 * with one.
 */
export interface DirectorDoor {
  /** Returns the key that the device keeps. Refused with `wrong-pin`. */
  admit(tournament: string, pin: string, name: string): Promise<Answer<string>>;
  /**
   * Returns null for a key that is unknown or revoked, or whose tournament is not shown any more.
   */
  find(key: string): Pass | null;
  onRevoked(listener: (device: string) => void): void;
}

/** H-13: what is announced of a table or tournament. */
export type LanTable = Readonly<{
  kind: FoundTable["kind"];
  table: string;
  code: string;
  listed: boolean;
  /** The name of its owner. */
  host: string;
  game: string;
  players: number;
  seats: number;
}>;

export interface LanDoor {
  state(): LanState;
  /**
   * H-13: tables of other hosts. The search begins with the first call and goes on a while after
   * the last.
   */
  found(): readonly FoundTable[];
}

export interface Onlooker {
  /**
   * Each message follows the one before; a change that many are sent is one object for all of them,
   * so that it is packed only once.
   */
  sendTournament(...message: TournamentMessage): void;
}

export interface TournamentDoor {
  /** The request was checked against `tournamentRequests` and `tournamentRoles`. */
  ask<R extends TournamentRequest>(
    visitor: TournamentVisitor<R>,
    onlooker: Onlooker,
    request: R,
    payload: TournamentAsk<R>,
  ): Promise<Answer<TournamentAnswers[R]>>;
  /**
   * H-39: whether a screen that shows whatever is on may show it: it is open, or was a short while
   * ago.
   */
  isShown(tournament: string): boolean;
  left(onlooker: Onlooker | null): void;
}

export interface HouseDoor {
  readonly owner: string;
  readonly guests: GuestDoor;
  readonly devices: DeviceDoor;
  readonly screens: ScreenDoor;
  readonly directors: DirectorDoor;
  readonly tournaments: TournamentDoor;
  /** The request was checked against `houseRequests` and `houseRoles`. */
  ask<R extends HouseRequest>(
    visitor: HouseVisitor<R>,
    request: R,
    payload: HouseAsk<R>,
  ): Promise<Answer<HouseAnswers[R]>>;
  table(id: string): TableDoor | null;
  /** Each file must have been checked against `fileRoles`. */
  files(visitor: FileVisitor): HouseFiles;
  /** Called at once and after each change (H-14). */
  onLan(listener: (tables: readonly LanTable[]) => void): void;
  /**
   * The port by which the network last reached this host; null before it did. Throws a StoreError.
   */
  lanPort(): number | null;
  /** Throws a StoreError. */
  keepLanPort(port: number): void;
  /** H-15: returns null for an unknown join code. */
  tableOfCode(code: string): string | null;
  tournamentOfCode(code: string): string | null;
  /** H-39: of a table or tournament. */
  sessionOfCode(code: string): string | null;
  placeOfSession(session: string): Destination;
  /** Called at once with each open table, then with each that opens or closes. */
  onTables(listener: (change: Readonly<{ id: string; open: boolean }>) => void): void;
}
