// How does a visitor come to the house and ask there?

import type { Client } from '@colyseus/core';
import type { Answer } from '#shared/protocol/messages.ts';
import { houseRequests, houseRoles, type HouseAsk, type HouseRequest } from '#shared/protocol/schema.ts';
import { tournamentRequests, tournamentRoles, type TournamentAsk, type TournamentRequest } from '#shared/protocol/tournament.ts';
import { houseRoom, tournamentMessage, wireCodes } from '#shared/protocol/wire.ts';
import type { HouseDoor, Onlooker } from '#main/host/ports.ts';
import { refusedInHouse, type HouseVisitor, type TournamentVisitor, type Visitor } from '#main/host/visitor.ts';
import type { Asker, Report } from './asks.ts';
import { GuardedRoom } from './GuardedRoom.ts';
import type { Presence } from './presence.ts';
import { visitorNow } from './visitors.ts';

/** Lines that one guest may have open; a person has one for each page. */
const mostLines = 8;
/** So many guests with all their lines, and the owner's pages: nobody fills it alone. */
const mostClients = 2048;

interface HouseRoomParts {
  readonly house: HouseDoor;
  readonly presence: Presence;
  /** Resolves when all is done that follows from what the house was asked: a table that opens has its room, and the network. */
  readonly settled: () => Promise<void>;
  /** Told of each guest who has had no line so far. */
  readonly onGuest: (profile: string) => void;
  readonly report: Report;
}

const forms = { ...houseRequests, ...tournamentRequests };
const roles = { ...houseRoles, ...tournamentRoles };

interface Line {
  readonly client: Client;
  readonly visitor: Visitor;
  readonly onlooker: Onlooker;
}

const onlookerAt = (client: Client): Onlooker => ({ sendTournament: (view) => client.send(tournamentMessage, view) });

const isOfTournaments = (request: string): request is TournamentRequest => Object.hasOwn(tournamentRequests, request);

function passed(house: HouseDoor, visitor: Visitor | null, onlooker: Onlooker, request: string, payload: unknown): Promise<Answer<unknown>> {
  if (!isOfTournaments(request)) return house.ask(visitor as HouseVisitor<HouseRequest>, request as HouseRequest, payload as HouseAsk<HouseRequest>);
  return house.tournaments.ask(visitor as TournamentVisitor<TournamentRequest>, onlooker, request, payload as TournamentAsk<TournamentRequest>);
}

/** Who comes in here was known by his key: without it no place is kept. */
export function houseRoomOf({ house, presence, settled, onGuest, report }: HouseRoomParts) {
  return class HouseRoom extends GuardedRoom {
    protected override readonly report = report;
    override maxClients = mostClients;
    readonly #lines = new Map<string, Line>();

    override async onCreate(): Promise<void> {
      await this.openAs(houseRoom);
      this.takeAsks({ forms, roles, refused: refusedInHouse }, (client) => this.#asker(client));
    }

    /** A place was kept for this visitor alone; the client itself says nothing of who he is. */
    override onJoin(client: Client, visitor: Visitor): void {
      const isNew = !this.#linesOf(visitor).length;
      this.#lines.set(client.sessionId, { client, visitor, onlooker: onlookerAt(client) });
      presence.came(client, () => visitorNow(house, visitor)?.profile ?? null);
      if (visitor.role !== 'guest') return;
      if (isNew) onGuest(visitor.profile);
      this.#endOldest(visitor);
    }

    override onLeave(client: Client): void {
      house.tournaments.left(this.#lines.get(client.sessionId)?.onlooker ?? null);
      this.#lines.delete(client.sessionId);
      presence.left(client);
    }

    /** H-17: no guest takes the place of others. */
    #endOldest(guest: Visitor): void {
      for (const { client } of this.#linesOf(guest).slice(0, -mostLines)) client.leave(wireCodes.takenOver, 'too many lines');
    }

    #linesOf({ role, profile }: Visitor) {
      return [...this.#lines.values()].filter(({ visitor }) => visitor.role === role && visitor.profile === profile);
    }

    #asker(client: Client): Asker {
      const visitor = visitorNow(house, this.#lines.get(client.sessionId)?.visitor ?? null);
      return {
        visitor,
        pass: async (request, payload) => {
          const answer = await passed(house, visitor, this.#lines.get(client.sessionId)?.onlooker ?? onlookerAt(client), request, payload);
          // Who is told of a table goes there at once, so its room must be there first.
          await settled();
          return answer;
        },
      };
    }
  };
}
