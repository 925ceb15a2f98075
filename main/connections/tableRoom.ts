import { ErrorCode, matchMaker, ServerError, type Client } from "@colyseus/core";
import type { RuleError } from "#shared/contract/outcome.ts";
import { sentence } from "#shared/games/texts.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import {
  tableRequests,
  tableRoles,
  type TableAsk,
  type TableRequest,
} from "#shared/protocol/schema.ts";
import { wireCodes } from "#shared/protocol/wire.ts";
import type { HouseDoor, TableDoor, Ticket } from "#main/base/ports.ts";
import { refusal } from "#main/base/refusal.ts";
import { refusedAtTable } from "#main/base/visitor.ts";
import { GuardedRoom, type Asker, type Report } from "./GuardedRoom.ts";
import type { DeviceLines, Presence } from "./presence.ts";
import { whoIs, type FairTurns } from "./FairTurns.ts";
import { TableConnection } from "./TableConnection.ts";
import { visitorAt, visitorNow } from "./visitors.ts";

/** Fifty players and fifty spectators with three connections each, and reserved places. */
const mostClients = 512;

const closed = refusal("closed", "noLongerOpen");

type TableRoomParts = Readonly<{
  house: HouseDoor;
  presence: Presence;
  devices: DeviceLines;
  /** H-40 */
  turns: FairTurns;
  report: Report;
}>;

export function tableRoomOf({ house, presence, devices, turns, report }: TableRoomParts) {
  return class TableRoom extends GuardedRoom {
    override maxClients = mostClients;
    protected override readonly report = report;
    readonly #connections = new Map<string, TableConnection>();
    #hush = (): void => {};

    override async onCreate({ table }: { readonly table: string }): Promise<void> {
      await this.openAs(table);
      this.#hush = house.screens.onRemoved((screen) =>
        endScreen(screen, [...this.#connections.values()], this.#door()),
      );
      this.takeAsks(
        { forms: tableRequests, roles: tableRoles, refused: refusedAtTable },
        (client) => askerOf(this.#connections.get(client.sessionId), this.#door()),
        (client, work, request) =>
          request === "move" || request === "sealed"
            ? turns.move(this.#whoAsks(client), work)
            : turns.ask(this.#whoAsks(client), work),
      );
    }

    /** The ticket may open less by now than when the place was kept. */
    override async onJoin(client: Client, ticket: Ticket): Promise<void> {
      const connection = new TableConnection(client, ticket);
      refuseRemoved(house, connection);
      devices.came(client, ticket.visitor);
      const visitor = visitorNow(house, ticket.visitor);
      const arriving = this.#door()?.arrive(connection, { ...ticket, visitor }) ?? closed;
      const arrival = arriving instanceof Promise ? await arriving : arriving;
      if ("error" in arrival) throw turnedAway(arrival.error);
      this.#connections.set(client.sessionId, connection);
      presence.came(connection, () => this.#door()?.attendee(connection)?.profile ?? null);
      connection.greet({ table: this.roomId, ...arrival });
    }

    override onLeave(client: Client): void {
      const connection = this.#connections.get(client.sessionId);
      if (!connection) return;
      this.#connections.delete(client.sessionId);
      presence.left(connection);
      this.#door()?.depart(connection);
    }

    override onDispose(): void {
      this.#hush();
    }

    #whoAsks({ sessionId }: Client): string {
      const [connection, door] = [this.#connections.get(sessionId), this.#door()];
      const visitor = connection && door ? visitorAt(door, connection) : null;
      return whoIs(visitor, connection?.from ?? null);
    }

    #door(): TableDoor | null {
      return house.table(this.roomId);
    }
  };
}

function askerOf(connection: TableConnection | undefined, door: TableDoor | null): Asker | Refusal {
  if (!connection || connection.ended) return refusal("not-yours", "takenOver");
  if (!door) return closed;
  return {
    visitor: visitorAt(door, connection),
    pass: (request, payload) =>
      door.ask(connection, request as TableRequest, payload as TableAsk<TableRequest>),
  };
}

/** H-39: a screen may be removed after a place was kept for it. */
function refuseRemoved({ screens }: HouseDoor, { screen }: TableConnection): void {
  if (screen !== null && !screens.isGood(screen))
    throw turnedAway(refusal("screen-removed", "screenRemoved").error);
}

function endScreen(
  removed: string,
  connections: readonly TableConnection[],
  door: TableDoor | null,
): void {
  for (const connection of connections)
    if (connection.screen === removed && !connection.ended) {
      connection.end("removed");
      door?.depart(connection);
    }
}

/** A fault may pass, so the client tries again. */
const joinErrors: { readonly [code: string]: number } = {
  closed: wireCodes.tableClosed,
  "not-open": wireCodes.lanClosed,
  banned: wireCodes.removed,
  "screen-removed": wireCodes.removed,
  fault: ErrorCode.APPLICATION_ERROR,
};

const turnedAway = (error: RuleError): ServerError =>
  new ServerError(joinErrors[error.code] ?? wireCodes.refused, `${error.code}: ${sentence(error)}`);

export const tableRoomName = "table";
/** Only these characters are found in a WebSocket's address. */
const idForm = /^[\w-]{1,40}$/;

/** Handles tables one after another; the result resolves when all is done. */
export async function keepTableRooms(
  house: HouseDoor,
  report: Report,
): Promise<() => Promise<void>> {
  let work = Promise.resolve();
  house.onTables(({ id, open }) => {
    work = work.then(() => (open ? openRoom(id) : closeRoom(id))).catch(report);
  });
  await work;
  return () => work;
}

async function openRoom(id: string): Promise<void> {
  if (!idForm.test(id)) throw new Error(`a table cannot be called "${id}"`);
  if (!matchMaker.getLocalRoomById(id)) await matchMaker.createRoom(tableRoomName, { table: id });
}

async function closeRoom(id: string): Promise<void> {
  await matchMaker.getLocalRoomById(id)?.disconnect(wireCodes.tableClosed);
}
