// Who is it that comes, and asks? The one place where that is found out (H-35).

import type { IncomingMessage } from 'node:http';
import { ownAddress } from '#shared/protocol/loopback.ts';
import { guestCookie, ownerCookie } from '#shared/protocol/wire.ts';
import type { Connection, HouseDoor, TableDoor } from '#main/host/ports.ts';
import type { Visitor } from '#main/host/visitor.ts';
import { comesFromOwnPage, cookiesIn, type OwnerKeys } from './ownerKeys.ts';

/** By whom the house's visitors are known. */
export interface Keys {
  readonly house: Pick<HouseDoor, 'owner' | 'guests'>;
  readonly keys: OwnerKeys;
  /** Does its owner come by the network too? Else only at the address that nobody else's machine reaches can he want a key. */
  readonly isOwnerRemote: boolean;
}

/** Somebody has come whom nobody knows, as which the owner comes who has lost his key. */
export function keyWanted({ keys, isOwnerRemote }: Keys, { socket }: IncomingMessage): void {
  if (isOwnerRemote || socket.localAddress === ownAddress) keys.wanted();
}

/** The gate asks before a body is read, and then the route: for each request it is found out once. */
const found = new WeakMap<IncomingMessage, Visitor | null>();

/**
 * By the cookie that came along; null is nobody. Cookies are sent to every port of a machine and by every page of it,
 * whichever program served that page. So one counts only in a request that the browser says came from a page of ours.
 * Throws a StoreError.
 */
export function visitorFrom(known: Omit<Keys, 'isOwnerRemote'>, request: IncomingMessage): Visitor | null {
  const before = found.get(request);
  if (before !== undefined) return before;
  const visitor = sought(known, request);
  found.set(request, visitor);
  return visitor;
}

function sought({ house, keys }: Omit<Keys, 'isOwnerRemote'>, request: IncomingMessage): Visitor | null {
  const { headers, socket } = request;
  if (!comesFromOwnPage(request)) return null;
  if (cookiesIn(headers, ownerCookie(socket.localPort ?? 0)).some((secret) => keys.opens(secret))) return { role: 'owner', profile: house.owner };
  const guest = cookiesIn(headers, guestCookie(house.guests.houseId)).map((secret) => house.guests.profileOf(secret)).find((profile) => profile !== null);
  return guest === undefined ? null : { role: 'guest', profile: guest };
}

/** The same one as he is by now: the house may have become another profile's while he was connected. */
export const visitorNow = ({ owner }: Pick<HouseDoor, 'owner'>, visitor: Visitor | null): Visitor | null =>
  visitor?.role === 'owner' ? { role: 'owner', profile: owner } : visitor;

/** At a table, by the seat that he has there, however many programs and machines people come from. */
export function visitorAt(door: Pick<TableDoor, 'attendee'>, connection: Connection): Visitor {
  const attendee = door.attendee(connection);
  if (!attendee || attendee.profile === null) return { role: 'spectator', profile: null };
  return { role: attendee.role, profile: attendee.profile };
}
