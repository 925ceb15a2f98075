// Who is it that comes, and asks? The one place where that is found out (H-35).

import type { IncomingMessage } from "node:http";
import { ownAddress } from "#shared/protocol/loopback.ts";
import { deviceCookie, directorCookie, guestCookie, ownerCookie } from "#shared/protocol/wire.ts";
import type { Connection, HouseDoor, TableDoor } from "#main/base/ports.ts";
import type { Visitor } from "#main/base/visitor.ts";
import { comesFromOwnPage, cookiesIn, type OwnerKeys } from "./ownerKeys.ts";

/** By whom the house's visitors are known. */
export interface Keys {
  readonly house: Pick<HouseDoor, "owner" | "guests" | "devices" | "directors">;
  readonly keys: OwnerKeys;
  /**
   * Does its owner come by the network too? Else only at the address that nobody else's machine
   * reaches can he want a key.
   */
  readonly isOwnerRemote: boolean;
}

/**
 * H-14: keys and codes of the owner's are good at the machine's own address alone, unless the host
 * was told to take them by the network.
 */
export const takesOwner = (
  { isOwnerRemote }: Pick<Keys, "isOwnerRemote">,
  { socket }: Pick<IncomingMessage, "socket">,
): boolean => isOwnerRemote || socket.localAddress === ownAddress;

/** Somebody has come whom nobody knows, as which the owner comes on a new device. */
export function keyWanted(
  known: Pick<Keys, "keys" | "isOwnerRemote">,
  request: IncomingMessage,
): void {
  if (takesOwner(known, request)) known.keys.wanted();
}

/**
 * The gate asks before a body is read, and then the route: for each request it is found out once.
 */
const found = new WeakMap<IncomingMessage, Visitor | null>();

/**
 * By the cookie that came along; null is nobody. Cookies are sent to every port of a machine and by
 * every page of it, whichever program served that page. So one counts only in a request that the
 * browser says came from a page of ours. Throws a StoreError.
 */
export function visitorFrom(known: Keys, request: IncomingMessage): Visitor | null {
  const before = found.get(request);
  if (before !== undefined) return before;
  const visitor = sought(known, request);
  found.set(request, visitor);
  return visitor;
}

function sought(known: Keys, request: IncomingMessage): Visitor | null {
  const { house } = known;
  const { headers } = request;
  if (!comesFromOwnPage(request)) return null;
  const owner = takesOwner(known, request) ? ownerOf(known, request) : null;
  if (owner) return owner;
  const guest = cookiesIn(headers, guestCookie(house.guests.houseId))
    .map((secret) => house.guests.profileOf(secret))
    .find((profile) => profile !== null);
  const pass = cookiesIn(headers, directorCookie(house.guests.houseId))
    .map((key) => house.directors.find(key))
    .find((found) => found !== null);
  if (guest !== undefined) return { role: "guest", profile: guest, ...(pass && { pass }) };
  return pass ? { role: "director", profile: null, pass } : null;
}

function ownerOf({ house, keys }: Keys, { headers, socket }: IncomingMessage): Visitor | null {
  if (cookiesIn(headers, ownerCookie(socket.localPort ?? 0)).some((secret) => keys.opens(secret)))
    return { role: "owner", profile: house.owner };
  const device = cookiesIn(headers, deviceCookie(house.guests.houseId))
    .map((key) => house.devices.find(key))
    .find((found) => found !== null);
  return device ? { role: "owner", profile: house.owner, device: device.id } : null;
}

/**
 * The same one as he is by now: the house may have become another profile's while he was connected.
 */
export const visitorNow = (
  { owner }: Pick<HouseDoor, "owner">,
  visitor: Visitor | null,
): Visitor | null => (visitor?.role === "owner" ? { ...visitor, profile: owner } : visitor);

/**
 * At a table, by the seat that he has there, however many programs and machines people come from.
 */
export function visitorAt(door: Pick<TableDoor, "attendee">, connection: Connection): Visitor {
  const attendee = door.attendee(connection);
  if (!attendee || attendee.profile === null) return { role: "spectator", profile: null };
  return { role: attendee.role, profile: attendee.profile };
}
