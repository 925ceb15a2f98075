// The only place that finds out who a visitor is (H-35).

import type { IncomingMessage } from "node:http";
import { ownAddress } from "#shared/protocol/addresses.ts";
import { deviceCookie, directorCookie, guestCookie, ownerCookie } from "#shared/protocol/wire.ts";
import type { Connection, HouseDoor, TableDoor } from "#main/base/ports.ts";
import type { Visitor } from "#main/base/visitor.ts";
import { comesFromOwnPage, cookiesIn, type OwnerKeys } from "./ownerKeys.ts";

export type Keys = Readonly<{
  house: Pick<HouseDoor, "owner" | "guests" | "devices" | "directors">;
  keys: OwnerKeys;
  /** Without it only a client at the machine's own address is offered a key. */
  isOwnerRemote: boolean;
}>;

/**
 * H-14: the owner's keys and codes are good only at the machine's own address, unless the host was
 * told to accept them over the network.
 */
export const takesOwner = (
  { isOwnerRemote }: Pick<Keys, "isOwnerRemote">,
  { socket }: Pick<IncomingMessage, "socket">,
): boolean => isOwnerRemote || socket.localAddress === ownAddress;

/** An unknown visitor may be the owner on a new device. */
export function keyWanted(
  known: Pick<Keys, "keys" | "isOwnerRemote">,
  request: IncomingMessage,
): void {
  if (takesOwner(known, request)) known.keys.wanted();
}

/** The gate asks before a body is read, and then the route: each request is resolved once. */
const found = new WeakMap<IncomingMessage, Visitor | null>();

/**
 * Identifies the visitor by cookie; null is a stranger. Cookies are sent to every port of a machine
 * and by every page of it, so one counts only in a request that comes from a page of ours. Throws a
 * StoreError.
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
  const isRemote = socket.localAddress !== ownAddress && { isRemote: true as const };
  if (cookiesIn(headers, ownerCookie(socket.localPort ?? 0)).some((secret) => keys.opens(secret)))
    return { role: "owner", profile: house.owner, ...isRemote };
  const device = cookiesIn(headers, deviceCookie(house.guests.houseId))
    .map((key) => house.devices.find(key))
    .find((found) => found !== null);
  return device ? { role: "owner", profile: house.owner, device: device.id, ...isRemote } : null;
}

/** The house may have passed to another profile meanwhile. */
export const visitorNow = (
  { owner }: Pick<HouseDoor, "owner">,
  visitor: Visitor | null,
): Visitor | null => (visitor?.role === "owner" ? { ...visitor, profile: owner } : visitor);

/** Goes by the connection's seat, whichever device it comes from. */
export function visitorAt(door: Pick<TableDoor, "attendee">, connection: Connection): Visitor {
  const attendee = door.attendee(connection);
  if (!attendee || attendee.profile === null) return { role: "spectator", profile: null };
  return { role: attendee.role, profile: attendee.profile };
}
