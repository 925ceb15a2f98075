// How does a visitor come to the house and ask there?

import type { Client } from '@colyseus/core';
import { houseRequests, houseRoles, type HouseAsk, type HouseRequest } from '#shared/protocol/schema.ts';
import { houseRoom, wireCodes } from '#shared/protocol/wire.ts';
import type { HouseDoor } from '#main/host/ports.ts';
import { refusedInHouse, type HouseVisitor, type Visitor } from '#main/host/visitor.ts';
import type { Asker, Report } from './asks.ts';
import { GuardedRoom } from './GuardedRoom.ts';
import { visitorNow } from './visitors.ts';

/** Lines that one guest may have open; a person has one for each page. */
const mostLines = 8;
/** So many guests with all their lines, and the owner's pages: nobody fills it alone. */
const mostClients = 2048;

/** Who comes in here was known by his key: without it no place is kept. `settled` resolves when every table that was opened or closed has, or has lost, its room. */
export function houseRoomOf(house: HouseDoor, settled: () => Promise<void>, report: Report) {
  return class HouseRoom extends GuardedRoom {
    protected override readonly report = report;
    override maxClients = mostClients;
    readonly #lines = new Map<string, { readonly client: Client; readonly visitor: Visitor }>();

    override async onCreate(): Promise<void> {
      await this.openAs(houseRoom);
      this.takeAsks({ forms: houseRequests, roles: houseRoles, refused: refusedInHouse }, (client) => this.#asker(client));
    }

    /** A place was kept for this visitor alone; the client itself says nothing of who he is. */
    override onJoin(client: Client, visitor: Visitor): void {
      this.#lines.set(client.sessionId, { client, visitor });
      if (visitor.role !== 'owner') this.#endOldest(visitor);
    }

    override onLeave(client: Client): void {
      this.#lines.delete(client.sessionId);
    }

    /** H-17: no guest takes the place of others. */
    #endOldest({ profile }: Visitor): void {
      const own = [...this.#lines.values()].filter(({ visitor }) => visitor.role !== 'owner' && visitor.profile === profile);
      for (const { client } of own.slice(0, -mostLines)) client.leave(wireCodes.takenOver, 'too many lines');
    }

    #asker(client: Client): Asker {
      const visitor = visitorNow(house, this.#lines.get(client.sessionId)?.visitor ?? null);
      return {
        visitor,
        pass: async (request, payload) => {
          const answer = await house.ask(visitor as HouseVisitor<HouseRequest>, request as HouseRequest, payload as HouseAsk<HouseRequest>);
          // Who is told of a table goes there at once, so its room must be there first.
          await settled();
          return answer;
        },
      };
    }
  };
}
