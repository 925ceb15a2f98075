// What do connections see of the house and its tables, and what do tables see of connections?

import type { RuleError } from "#shared/contract/outcome.ts";
import type { Public } from "#shared/contract/json.ts";
import type { CommonFacts, Move } from "#shared/contract/round.ts";
import type { View } from "#shared/contract/view.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { ChatLine, TableAnswers } from "#shared/protocol/tableMessages.ts";
import type { FoundTable, LanState } from "#shared/protocol/network.ts";
import type { HouseAnswers } from "#shared/protocol/houseAnswers.ts";
import type {
  HouseAsk,
  HouseRequest,
  Role,
  TableAsk,
  TableRequest,
} from "#shared/protocol/schema.ts";
import type { TableState } from "#shared/protocol/table.ts";
import type {
  TournamentAnswers,
  TournamentAsk,
  TournamentMessage,
  TournamentRequest,
} from "#shared/protocol/tournament.ts";
import type { HouseFiles } from "#main/base/houseFiles.ts";
import type { FileVisitor, HouseVisitor, TournamentVisitor, Visitor } from "./visitor.ts";

/**
 * `taken-over`: another connection has its seat now. `removed`: the table's owner sent him away.
 * `lan-closed`: the table is not open to the network any more. `too-many-lines`: the same person
 * looks on by newer ones. `crowded`: its place to look on went to somebody who may sit down.
 */
export type EndReason =
  | "taken-over"
  | "too-many-lines"
  | "crowded"
  | "table-closed"
  | "removed"
  | "lan-closed";

/**
 * One client at a table, as the table sees it. It can be sent a View and nothing else of a round
 * (C-7).
 */
export interface Connection {
  sendTable(state: TableState): void;
  /** In place of the table: nothing else of it has changed since it was sent. */
  sendClocks(clocks: TableState["clocks"]): void;
  /**
   * `number` counts the views this viewer was sent in this round, from 0; `game`: whose rules it is
   * a view of. `open`, where many are sent it: the spectators' view of the same step, one object
   * for all of them, so that it need be packed only once.
   */
  sendView<O extends Public, F extends CommonFacts, M extends Move>(
    view: View<O, F, M>,
    number: number,
    round: number,
    game: string,
    open?: View<O, F, M>,
  ): void;
  /** What is new; to one who has just come the last of what was said before. */
  sendChat(lines: readonly ChatLine[]): void;
  /** The table has no more use for the client. */
  end(reason: EndReason): void;
}

/**
 * By what somebody comes to a table: to a seat with its secret, else to watch, as whoever he is or
 * with the table's join code.
 */
export interface Ticket {
  readonly token?: string;
  /** H-15: as it was made, in capitals. */
  readonly code?: string;
  /** Who he is by his cookie; null for somebody whom nobody knows. */
  readonly visitor: Visitor | null;
  /** The address of his device in the network. */
  readonly from?: string;
  /** H-39: a screen that nobody owns, known by a lasting key that lets it look on here. */
  readonly screen?: KnownScreen;
}

/**
 * Who came in: which player he is (null = a spectator), and on first arrival the secret to come
 * back with.
 */
export interface Arrival {
  readonly player: string | null;
  readonly token?: string;
}

/** Who is at a table by a connection. */
export interface Attendee {
  /** Null for a screen that is nobody's. */
  readonly profile: string | null;
  /** `owner`: the table is his; `guest`: he has another of its seats; `spectator`: he has none. */
  readonly role: Exclude<Role, "director">;
}

/** One table, as connections see it. */
export interface TableDoor {
  readonly id: string;
  /**
   * Lets a client in with its seat's token, as a spectator without one. The table sends its state
   * and the present view before this returns.
   */
  arrive(
    connection: Connection,
    ticket: Ticket,
  ): Arrival | { readonly ok: false; readonly error: RuleError };
  /** Why nobody is let in with this, or null where he is; changes nothing. */
  refusalOf(ticket: Ticket): { readonly ok: false; readonly error: RuleError } | null;
  /** The connection is lost or closed; the seat is kept (C-6). Unknown connections are ignored. */
  depart(connection: Connection): void;
  /** At this moment; null for a connection that did not arrive here, or has departed. */
  attendee(connection: Connection): Attendee | null;
  /**
   * A request whose form was checked against `tableRequests`, of somebody who may make it by
   * `tableRoles`.
   */
  ask<R extends TableRequest>(
    connection: Connection,
    request: R,
    payload: TableAsk<R>,
  ): Promise<Answer<TableAnswers[R]>>;
}

/** A guest's own profile, and the secret that his browser keeps. */
export interface NewGuest {
  readonly profile: string;
  readonly secret: string;
}

/** Where guests come in and are known again. */
export interface GuestDoor {
  /** Another for every data folder; no secret. Throws a StoreError. */
  readonly houseId: string;
  /** Null for a secret of nobody's. Throws a StoreError. */
  profileOf(secret: string): string | null;
  /** Is it an invitation that is good? It stays so. */
  isInvitation(code: string): boolean;
  /**
   * Somebody new, by a table's join code in the form in which tables have it, or by an invitation,
   * which is used up unless he is refused.
   */
  come(code: string, wanted: HouseAsk<"addProfile">): Answer<NewGuest>;
}

/** A device of the owner's, by its lasting key. */
export interface KnownDevice {
  readonly id: string;
}

/** H-38: where the owner's devices are known again. Methods throw a StoreError. */
export interface DeviceDoor {
  /** Lets a device in that has brought a one-time code; answers with the key that it is to keep. */
  admit(name: string): string;
  /** Null for a key of none, or of one that was revoked. */
  find(key: string): KnownDevice | null;
  /** Called with each device whose key opens nothing any more: its lines are to end. */
  onRevoked(listener: (device: string) => void): void;
}

/** A screen for the room that has brought a right code. */
export interface NewScreen {
  /** That the code opens, of a table or a tournament; null: it shows whatever is on. */
  readonly session: string | null;
  /** What it says that it is. */
  readonly name: string;
  /** Its address in the network. */
  readonly from: string;
}

/** By its lasting key. */
export interface KnownScreen extends Pick<NewScreen, "session"> {
  readonly id: string;
}

/** H-39: where screens for the room are known again. Methods throw a StoreError. */
export interface ScreenDoor {
  /**
   * Answers with the key that it is to keep; null where this session has as many screens as are
   * kept.
   */
  admit(screen: NewScreen): string | null;
  /** Null for a key of none; `from`: from where it was brought. */
  find(key: string, from: string): KnownScreen | "removed" | null;
  /** Of one that was found before: has it not been removed since? */
  isGood(id: string): boolean;
  /** Is it the code by which one screen may show whatever is on? It is used up. */
  redeem(code: string): boolean;
  /**
   * Called with each screen whose key opens nothing any more: its lines are to end. Answers with
   * the function that ends it.
   */
  onRemoved(listener: (screen: string) => void): () => void;
  /**
   * Is there a screen that shows whatever is on, or a code for one? Then the network reaches this
   * host though no table is open to it.
   */
  readonly isAwaited: boolean;
  /** Called after each change of `isAwaited`. */
  onAwaited(listener: () => void): void;
}

/** H-39: what a table has to do with the lasting keys of screens. */
export interface ScreenKeys {
  remove(id: string): boolean;
  /** Those that show this session, and came from there last. */
  removeFrom(session: string, from: string | null): void;
}

/** Where a code or a screen's key leads to. */
export interface Place {
  readonly table: string | null;
  readonly tournament: string | null;
}

/** What a device that came with a director's PIN has. */
export interface Pass {
  readonly device: string;
  readonly tournament: string;
}

/**
 * H-38: where devices in the room come in by a director's PIN, and are known again. Methods throw a
 * StoreError, or reject with one.
 */
export interface DirectorDoor {
  /**
   * Lets a device in that has brought the PIN; answers with the key that it is to keep. Refused
   * with `wrong-pin`.
   */
  admit(tournament: string, pin: string, name: string): Promise<Answer<string>>;
  /** Null for a key of none, of one that was revoked, or of a tournament that is over. */
  find(key: string): Pass | null;
  /** Called with each device whose key opens nothing any more: its lines are to end. */
  onRevoked(listener: (device: string) => void): void;
}

/** A table or a tournament that is open to the network, as the network is told of it (H-13). */
export interface LanTable {
  readonly kind: FoundTable["kind"];
  /** Its id, or the tournament's. */
  readonly table: string;
  readonly code: string;
  readonly listed: boolean;
  /** Whose host it is. */
  readonly host: string;
  readonly game: string;
  readonly players: number;
  readonly seats: number;
}

/** The network, as the house asks of it. */
export interface LanDoor {
  /** Where others reach this host by now, or why they do not. */
  state(): LanState;
  /**
   * H-13: tables of other hosts; looked for from the first time that this is asked, and a while
   * after the last.
   */
  found(): readonly FoundTable[];
}

/** One line to the house, as its tournaments see it. */
export interface Onlooker {
  /**
   * Each follows the one before; many are sent the same change, one object for all of them, so that
   * it need be packed only once.
   */
  sendTournament(...message: TournamentMessage): void;
}

/** The house's tournaments, as connections see them. */
export interface TournamentDoor {
  /**
   * A request whose form was checked against `tournamentRequests`, of somebody who may make it by
   * `tournamentRoles`.
   */
  ask<R extends TournamentRequest>(
    visitor: TournamentVisitor<R>,
    onlooker: Onlooker,
    request: R,
    payload: TournamentAsk<R>,
  ): Promise<Answer<TournamentAnswers[R]>>;
  /**
   * H-39: a screen that shows whatever is on may show it: it is open, or was a little while ago.
   */
  isShown(tournament: string): boolean;
  /** The line is lost or closed: it watches nothing any more. */
  left(onlooker: Onlooker | null): void;
}

/** The house: profiles, tables, history. */
export interface HouseDoor {
  /** The profile whose the house is at this moment. */
  readonly owner: string;
  readonly guests: GuestDoor;
  readonly devices: DeviceDoor;
  readonly screens: ScreenDoor;
  readonly directors: DirectorDoor;
  readonly tournaments: TournamentDoor;
  /**
   * A request whose form was checked against `houseRequests`, of somebody who may make it by
   * `houseRoles`.
   */
  ask<R extends HouseRequest>(
    visitor: HouseVisitor<R>,
    request: R,
    payload: HouseAsk<R>,
  ): Promise<Answer<HouseAnswers[R]>>;
  table(id: string): TableDoor | null;
  /**
   * What he takes away as a file, or looks at through the replayer; of each he may by `fileRoles`.
   */
  files(visitor: FileVisitor): HouseFiles;
  /** Called at once, and after each change: the tables that are open to the network (H-14). */
  onLan(listener: (tables: readonly LanTable[]) => void): void;
  /** By which the network reached this host last; null before it did. Throws a StoreError. */
  lanPort(): number | null;
  /** Throws a StoreError. */
  keepLanPort(port: number): void;
  /** H-15: the table whose join code it is; null where it is none's. */
  tableOfCode(code: string): string | null;
  /** The same of a tournament. */
  tournamentOfCode(code: string): string | null;
  /** H-39: the session of the table or tournament with this join code. */
  sessionOfCode(code: string): string | null;
  /** The table or the tournament of this session that is open to the network just now. */
  placeOfSession(session: string): Place;
  /**
   * Called at once with each table that is open, then with each that opens or closes, so that
   * connections can make or end its room.
   */
  onTables(listener: (change: { readonly id: string; readonly open: boolean }) => void): void;
}
