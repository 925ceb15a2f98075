import { matchMaker } from "@colyseus/core";
import { wireCodes } from "#shared/protocol/wire.ts";
import type { HouseDoor } from "#main/base/ports.ts";
import type { Report } from "./asks.ts";

export const tableRoomName = "table";
/** Only these characters are found in a WebSocket's address. */
const idForm = /^[\w-]{1,40}$/;

export interface TableRooms {
  settled(): Promise<void>;
}

/** Handles tables one after another. */
export async function keepTableRooms(house: HouseDoor, report: Report): Promise<TableRooms> {
  let work = Promise.resolve();
  const follow = (id: string, open: boolean): void => {
    work = work.then(() => (open ? openRoom(id) : closeRoom(id))).catch(report);
  };
  house.onTables(({ id, open }) => follow(id, open));
  await work;
  return { settled: () => work };
}

async function openRoom(id: string): Promise<void> {
  if (!idForm.test(id)) throw new Error(`a table cannot be called "${id}"`);
  if (!matchMaker.getLocalRoomById(id)) await matchMaker.createRoom(tableRoomName, { table: id });
}

async function closeRoom(id: string): Promise<void> {
  await matchMaker.getLocalRoomById(id)?.disconnect(wireCodes.tableClosed);
}
