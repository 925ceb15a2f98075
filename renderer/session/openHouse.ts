// How does the owner's page talk to the house?

import type { Room } from '@colyseus/sdk';
import { refused } from '#shared/game/outcome.ts';
import { protocolVersion } from '#shared/protocol/schema.ts';
import { houseRoom } from '#shared/protocol/wire.ts';
import { houseFiles } from './houseFiles.ts';
import { askThrough, joinRoom } from './line.ts';
import { saysOfLine } from './saysOfLine.ts';
import type { HouseSession } from './session.ts';
import { realClock, type SessionClock } from './sessionClock.ts';

const joinPatienceMs = 5_000;

/**
 * Rejects when the host cannot be reached or does not take the secret. A line that is lost later is made anew by the
 * next ask.
 */
export async function openHouse(origin: string, secret: string, clock: SessionClock = realClock): Promise<HouseSession> {
  const join = async (): Promise<Room> => joinRoom(origin, houseRoom, { protocol: protocolVersion, secret }, joinPatienceMs, clock);
  let line = Promise.resolve(await join());
  let closed = false;
  const openLine = async (): Promise<Room> => {
    const present = await line.catch(() => null);
    if (present?.connection.isOpen) return present;
    return (line = join());
  };
  return {
    async ask(request, payload) {
      if (closed) return refused('not-connected', saysOfLine('closed'));
      try {
        return await askThrough(await openLine(), request, payload);
      } catch {
        return refused('not-connected', saysOfLine('unreachable'));
      }
    },
    files: houseFiles(origin, secret),
    close() {
      closed = true;
      void line.then((room) => room.leave()).catch(() => {});
    },
  };
}
