// What do connections see of the house and its tables, and what do tables see of connections?

import type { RuleError } from '#shared/contract/outcome.ts';
import type { Public } from '#shared/contract/json.ts';
import type { CommonFacts, Move } from '#shared/contract/round.ts';
import type { View } from '#shared/contract/view.ts';
import type { Answer, HouseAnswers, TableAnswers } from '#shared/protocol/messages.ts';
import type { HouseAsk, HouseRequest, TableAsk, TableRequest } from '#shared/protocol/schema.ts';
import type { TableState } from '#shared/protocol/table.ts';
import type { HouseFiles } from '#main/house/history/houseFiles.ts';
import type { FileVisitor, HouseVisitor } from './visitor.ts';

/** One client at a table, as the table sees it. It can be sent a View and nothing else of a round (C-7). */
export interface Connection {
  sendTable(state: TableState): void;
  /** In place of the table: nothing else of it has changed since it was sent. */
  sendClocks(clocks: TableState['clocks']): void;
  /**
   * `number` counts the views this viewer was sent in this round, from 0; `game`: whose rules it is a view of. `open`, where
   * many are sent it: the spectators' view of the same step, one object for all of them, so that it need be packed only once.
   */
  sendView<O extends Public, F extends CommonFacts, M extends Move>(view: View<O, F, M>, number: number, round: number, game: string, open?: View<O, F, M>): void;
  /** The table has no more use for the client: another connection took its seat over, or the table closed. */
  end(reason: 'taken-over' | 'table-closed'): void;
}

/** Who came in: which player he is (null = a spectator), and on first arrival the secret to come back with. */
export interface Arrival {
  readonly player: string | null;
  readonly token?: string;
}

/** Who has a seat by this connection. */
export interface Sitter {
  readonly profile: string;
  /** Is the table his? */
  readonly isOwner: boolean;
}

/** One table, as connections see it. */
export interface TableDoor {
  readonly id: string;
  /** Lets a client in with its seat's token, as a spectator without one. The table sends its state and the present view before this returns. */
  arrive(connection: Connection, token: string | undefined): Arrival | { readonly ok: false; readonly error: RuleError };
  /** Why this token opens no seat here, or null where it opens one; changes nothing. */
  refusalOf(token: string): { readonly ok: false; readonly error: RuleError } | null;
  /** The connection is lost or closed; the seat is kept (C-6). Unknown connections are ignored. */
  depart(connection: Connection): void;
  /** At this moment; null for who only watches. */
  sitter(connection: Connection): Sitter | null;
  /** A request whose form was checked against `tableRequests`, of somebody who may make it by `tableRoles`. */
  ask<R extends TableRequest>(connection: Connection, request: R, payload: TableAsk<R>): Promise<Answer<TableAnswers[R]>>;
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
  /** Somebody new, by a table's join code, or by an invitation, which is used up unless he is refused. */
  come(code: string, wanted: HouseAsk<'addProfile'>): Answer<NewGuest>;
}

/** A table that is open to the network, as the network is told of it (H-13). */
export interface LanTable {
  readonly table: string;
  readonly code: string;
  readonly listed: boolean;
  /** Whose host it is. */
  readonly host: string;
  readonly game: string;
  readonly players: number;
  readonly seats: number;
}

/** The house: profiles, tables, history. */
export interface HouseDoor {
  /** The profile whose the house is at this moment. */
  readonly owner: string;
  readonly guests: GuestDoor;
  /** A request whose form was checked against `houseRequests`, of somebody who may make it by `houseRoles`. */
  ask<R extends HouseRequest>(visitor: HouseVisitor<R>, request: R, payload: HouseAsk<R>): Promise<Answer<HouseAnswers[R]>>;
  table(id: string): TableDoor | null;
  /** What he takes away as a file, or looks at through the replayer; of each he may by `fileRoles`. */
  files(visitor: FileVisitor): HouseFiles;
  /** Called at once, and after each change: the tables that are open to the network (H-14). */
  onLan(listener: (tables: readonly LanTable[]) => void): void;
  /** H-15: the table whose join code it is; null where it is none's. */
  tableOfCode(code: string): string | null;
  /** Called at once with each table that is open, then with each that opens or closes, so that connections can make or end its room. */
  onTables(listener: (change: { readonly id: string; readonly open: boolean }) => void): void;
}
