import { ServerError, type Client } from "@colyseus/core";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import {
  houseRequests,
  houseRoles,
  type HouseAsk,
  type HouseRequest,
} from "#shared/protocol/schema.ts";
import {
  tournamentRequests,
  tournamentRoles,
  type TournamentAsk,
  type TournamentRequest,
} from "#shared/protocol/tournament.ts";
import { houseRoom, wireCodes } from "#shared/protocol/wire.ts";
import type { HouseDoor, KnownScreen, Onlooker } from "#main/base/ports.ts";
import { refusal } from "#main/base/refusal.ts";
import {
  refusedInHouse,
  type HouseVisitor,
  type TournamentVisitor,
  type Visitor,
} from "#main/base/visitor.ts";
import { GuardedRoom, type Asker, type Report } from "./GuardedRoom.ts";
import type { DeviceLines, Presence } from "./presence.ts";
import { whoIs, type FairTurns } from "./FairTurns.ts";
import { tournamentFrame } from "./packing.ts";
import { visitorNow } from "./visitors.ts";

export type HouseTicket = Readonly<{
  visitor: Visitor;
  /** H-16: a screen for the room comes by a tournament's join code or its own persistent key. */
  screen?: ({ readonly code: string } | { readonly known: KnownScreen }) & {
    readonly from: string;
  };
}>;

/** A person needs one for each page. */
const mostLines = 8;
/** Many guests with all their connections: nobody fills it alone. */
const mostClients = 2048;

/** A person, a device, or the screens of one device. */
export function holderOf({ visitor, screen }: HouseTicket): string {
  if (visitor.role === "owner") return "owner";
  if (visitor.role === "director") return `director ${visitor.pass.device}`;
  return screen ? `screen ${screen.from}` : `${visitor.role} ${visitor.profile}`;
}

type HouseRoomParts = Readonly<{
  house: HouseDoor;
  presence: Presence;
  devices: DeviceLines;
  /** H-40 */
  turns: FairTurns;
  /** Resolves when a table that opened has its room, and the network knows it. */
  settled: () => Promise<void>;
  /** Called with each guest who had no connection so far. */
  onGuest: (profile: string) => void;
  report: Report;
}>;

const forms = { ...houseRequests, ...tournamentRequests };
const roles = { ...houseRoles, ...tournamentRoles };

interface HouseConnection extends HouseTicket {
  readonly client: Client;
  readonly onlooker: Onlooker;
}

const whoAsks = (line: HouseTicket | undefined): string =>
  whoIs(line?.visitor ?? null, line?.screen?.from ?? null);

const onlookerAt = (client: Client): Onlooker => ({
  sendTournament: (...message) => client.enqueueRaw(tournamentFrame(message)),
});

type ScreenTicket = NonNullable<HouseTicket["screen"]>;

/**
 * H-14: only a tournament that is open to the network. H-39: a screen with its own persistent key
 * does not depend on the code.
 */
function mayShow(house: HouseDoor, screen: ScreenTicket, tournament: unknown): boolean {
  if (typeof tournament !== "string") return false;
  if ("code" in screen) return tournament === house.tournamentOfCode(screen.code);
  const { session } = screen.known;
  return session === null
    ? house.tournaments.isShown(tournament)
    : tournament === house.placeOfSession(session).tournament;
}

const showsWhatIsOn = (screen: ScreenTicket): boolean =>
  "known" in screen && screen.known.session === null;

const screenAt = (client: Client, house: HouseDoor, screen: ScreenTicket): Onlooker => ({
  sendTournament: (...message) => {
    const [{ id }] = message;
    if (mayShow(house, screen, id)) client.enqueueRaw(tournamentFrame(message));
    else client.leave(wireCodes.lanClosed, "not open any more");
  },
});

const isOfTournaments = (request: string): request is TournamentRequest =>
  Object.hasOwn(tournamentRequests, request);

function refusedToScreen(
  house: HouseDoor,
  screen: HouseTicket["screen"],
  request: string,
  payload: unknown,
): Refusal | null {
  if (
    !screen ||
    (request === "whatIsOn" && showsWhatIsOn(screen)) ||
    mayShow(house, screen, (payload as { readonly tournament?: unknown }).tournament)
  )
    return null;
  return refusal("wrong-code", "noTableOfCode");
}

function passed(
  house: HouseDoor,
  visitor: Visitor | null,
  onlooker: Onlooker,
  request: string,
  payload: unknown,
): Promise<Answer<unknown>> {
  if (!isOfTournaments(request))
    return house.ask(
      visitor as HouseVisitor<HouseRequest>,
      request as HouseRequest,
      payload as HouseAsk<HouseRequest>,
    );
  return house.tournaments.ask(
    visitor as TournamentVisitor<TournamentRequest>,
    onlooker,
    request,
    payload as TournamentAsk<TournamentRequest>,
  );
}

/** H-39: a screen may be removed after a place was kept for it. */
function refuseRemoved({ screens }: HouseDoor, screen: HouseTicket["screen"]): void {
  if (screen && "known" in screen && !screens.isGood(screen.known.id))
    throw new ServerError(wireCodes.removed, "this screen was removed");
}

function endOfScreen(removed: string, lines: ReadonlyMap<string, HouseConnection>): void {
  for (const { client, screen } of lines.values())
    if (screen && "known" in screen && screen.known.id === removed)
      client.leave(wireCodes.removed, "this screen was removed");
}

/** Oldest first. */
const linesOf = (
  lines: ReadonlyMap<string, HouseConnection>,
  ticket: HouseTicket,
): readonly HouseConnection[] =>
  [...lines.values()].filter((line) => holderOf(line) === holderOf(ticket));

/** H-17: no guest takes up the places of others. */
function endOldest(lines: ReadonlyMap<string, HouseConnection>, ticket: HouseTicket): void {
  for (const { client } of linesOf(lines, ticket).slice(0, -mostLines))
    client.leave(wireCodes.takenOver, "too many lines");
}

export function houseRoomOf({
  house,
  presence,
  devices,
  turns,
  settled,
  onGuest,
  report,
}: HouseRoomParts) {
  return class HouseRoom extends GuardedRoom {
    protected override readonly report = report;
    override maxClients = mostClients;
    readonly #lines = new Map<string, HouseConnection>();

    override async onCreate(): Promise<void> {
      await this.openAs(houseRoom);
      house.screens.onRemoved((screen) => endOfScreen(screen, this.#lines));
      this.takeAsks(
        { forms, roles, refused: refusedInHouse },
        (client) => this.#asker(client),
        (client, work) => turns.ask(whoAsks(this.#lines.get(client.sessionId)), work),
      );
    }

    /** The place was kept for this visitor alone. */
    override onJoin(client: Client, ticket: HouseTicket): void {
      const { visitor, screen } = ticket;
      refuseRemoved(house, screen);
      devices.came(client, visitor);
      const isNew = !linesOf(this.#lines, ticket).length;
      this.#lines.set(client.sessionId, {
        ...ticket,
        client,
        onlooker: screen ? screenAt(client, house, screen) : onlookerAt(client),
      });
      presence.came(client, () => visitorNow(house, visitor)?.profile ?? null);
      if (visitor.role === "guest" && isNew) onGuest(visitor.profile);
      if (visitor.role !== "owner") endOldest(this.#lines, ticket);
    }

    override onLeave(client: Client): void {
      house.tournaments.left(this.#lines.get(client.sessionId)?.onlooker ?? null);
      this.#lines.delete(client.sessionId);
      presence.left(client);
    }

    #asker(client: Client): Asker {
      const line = this.#lines.get(client.sessionId);
      const visitor = visitorNow(house, line?.visitor ?? null);
      return {
        visitor,
        pass: async (request, payload) => {
          const answer =
            refusedToScreen(house, line?.screen, request, payload) ??
            (await passed(house, visitor, line?.onlooker ?? onlookerAt(client), request, payload));
          // A client goes to a new table at once, so the table's room must exist first.
          await settled();
          return answer;
        },
      };
    }
  };
}
