// Checks visitors and keeps a place for each before it connects, so that one who is refused takes
// no place away from others.

import { ErrorCode, matchMaker } from "@colyseus/core";
import express, { type Request } from "express";
import { problemIn } from "#shared/contract/formProblem.ts";
import { forbidden, type RuleError } from "#shared/contract/outcome.ts";
import { sentence } from "#shared/games/texts.ts";
import { houseJoinSchema, joinSchema, protocolVersion } from "#shared/protocol/schema.ts";
import { houseRoom, joinStatus } from "#shared/protocol/wire.ts";
import type { HouseDoor, KnownScreen, Ticket } from "#main/base/ports.ts";
import { refusal } from "#main/base/refusal.ts";
import type { DoorLimits } from "./addressLimits.ts";
import { inTurns, mostAtDoor, type FairTurns } from "./FairTurns.ts";
import { largestForm } from "./gate.ts";
import { holderOf, type HouseTicket } from "./houseRoom.ts";
import { keyWanted, visitorFrom, type Keys } from "./visitors.ts";
import { UnderWay } from "#main/base/rateLimits.ts";

/** Enough for a client in a hurry. */
const mostKept = 16;

type Status = (typeof joinStatus)[keyof typeof joinStatus];
type Turned = Readonly<{
  status: Status;
  error: RuleError;
}>;
/** `holder`: whom `mostKept` counts. */
type Admission = Turned | Readonly<{ holder: string; options: object }>;

type ReservedPlace = Readonly<{
  roomId: string;
  sessionId: string;
}>;

export interface Joining extends Keys, Pick<DoorLimits, "tries" | "codes"> {
  readonly house: HouseDoor;
  /** H-40 */
  readonly turns: FairTurns;
}

/** `POST /matchmake/joinById/:room`, Colyseus' own address, is answered here. */
export function serveJoins(app: express.Application, joining: Joining): void {
  const kept = new KeptPlaces();
  const turn = inTurns<{ readonly room: string }>({
    ...joining,
    most: mostAtDoor,
    refuse: (response, { error }) =>
      void response.status(joinStatus.notNow).json(bodyOf({ status: joinStatus.notNow, error })),
  });
  app.post(
    "/matchmake/joinById/:room",
    express.json({ limit: largestForm, inflate: false }),
    turn,
    async (request, response) => {
      response.set("Cache-Control", "no-store");
      const { room } = request.params;
      const admission = await admit(joining, room, request);
      const answer =
        "status" in admission
          ? admission
          : await kept.keep(room, admission.holder, admission.options);
      // Delays the refusal of a client that keeps trying.
      if (answer === placesKept) await joining.turns.late();
      if ("status" in answer) response.status(answer.status).json(bodyOf(answer));
      else response.json(answer);
    },
  );
}

const otherVersion: Turned = {
  status: joinStatus.otherVersion,
  error: refusal("other-version", "otherVersion").error,
};

/** A page that stayed open while its host was replaced by another version. */
function isOfOtherVersion({ body }: { readonly body: unknown }): boolean {
  const { protocol } = (body ?? {}) as { readonly protocol?: unknown };
  return Number.isSafeInteger(protocol) && protocol !== protocolVersion;
}

async function admit(joining: Joining, room: string, request: Request): Promise<Admission> {
  if (isOfOtherVersion(request)) return otherVersion;
  if (room === houseRoom) return admitToHouse(joining, request);
  const { house, tries } = joining;
  const join = joinSchema.safeParse(request.body);
  if (!join.success)
    return { status: joinStatus.wrongForm, error: forbidden("wrong-form", problemIn(join.error)) };
  const table = house.table(room);
  if (!table) return noTable;
  const { token, code, screen: key } = join.data;
  const known = visitorFrom(joining, request);
  // A director's device belongs to no person: at a table it is a screen like every other.
  const visitor = known?.role === "director" ? null : known;
  const screen =
    token === undefined && !visitor && key !== undefined ? screenOf(joining, key, request) : null;
  if (screen && "status" in screen) return screen;
  if (token === undefined && !visitor && !screen) {
    const turned = await strangerTurned(joining, room, code, request);
    if (turned) return turned;
  }
  const from = request.socket.remoteAddress;
  const ticket: Ticket = {
    ...(token !== undefined && { token }),
    ...(code !== undefined && { code }),
    visitor,
    ...(from !== undefined && { from }),
    ...(screen && { screen }),
  };
  const refused = await table.refusalOf(ticket);
  if (!refused)
    return {
      holder: token ?? visitor?.profile ?? `screen ${request.socket.remoteAddress}`,
      options: ticket,
    };
  const status = statusOf[refused.error.code] ?? joinStatus.notNow;
  if (refused.error.code === "wrong-token" && tries.isTooMany(request))
    return { status: joinStatus.tooManyWrong, error: refusal("flood", "wrongTokens").error };
  return { status, error: refused.error };
}

/** H-16: a screen for the room is nobody's, and comes by the table's join code. */
async function strangerTurned(
  { house, codes }: Joining,
  room: string,
  code: string | undefined,
  request: Request,
): Promise<Turned | null> {
  if (code === undefined)
    return { status: joinStatus.refused, error: refusal("not-yours", "tokenNeeded").error };
  return codeTurned(codes, request, () => house.tableOfCode(code) === room);
}

/** H-39: a screen that comes by its persistent key. A wrong key counts. */
function screenOf({ house, tries }: Joining, key: string, request: Request): KnownScreen | Turned {
  const screen = house.screens.find(key, request.socket.remoteAddress ?? "");
  if (screen === "removed")
    return { status: joinStatus.refused, error: refusal("screen-removed", "screenRemoved").error };
  if (screen) return screen;
  if (tries.isTooMany(request))
    return { status: joinStatus.tooManyWrong, error: refusal("flood", "wrongTokens").error };
  return { status: joinStatus.refused, error: refusal("wrong-code", "screenUnknown").error };
}

/** A wrong code counts, and one that must wait is not checked. */
async function codeTurned(
  codes: Joining["codes"],
  request: Request,
  isRight: () => boolean,
): Promise<Turned | null> {
  if (!(await codes.may(request)))
    return { status: joinStatus.tooManyWrong, error: refusal("flood", "codesWait").error };
  if (isRight()) return null;
  codes.count(request);
  return { status: joinStatus.refused, error: refusal("wrong-code", "noTableOfCode").error };
}

const placesKept: Turned = {
  status: joinStatus.notNow,
  error: refusal("flood", "placesKept").error,
};
const noTable: Turned = {
  status: joinStatus.tableClosed,
  error: refusal("closed", "unknownTable").error,
};

/** Colyseus' client throws `error`, which no page shows. */
const bodyOf = ({ status, error }: Turned) => ({
  code: status,
  error: `${error.code}: ${sentence(error)}`,
  refusal: error,
});

/**
 * A table full of spectators stays so longer than anybody waits. Every other refusal may pass, so
 * the client tries again.
 */
const statusOf: { readonly [code: string]: Status } = {
  closed: joinStatus.tableClosed,
  "wrong-token": joinStatus.refused,
  gone: joinStatus.refused,
  "not-yours": joinStatus.refused,
  "not-open": joinStatus.refused,
  "wrong-code": joinStatus.refused,
  banned: joinStatus.refused,
  full: joinStatus.refused,
  "wrong-screen": joinStatus.refused,
};

async function admitToHouse(joining: Joining, request: Request): Promise<Admission> {
  const visitor = visitorFrom(joining, request);
  const join = houseJoinSchema.safeParse(request.body);
  const { code, screen: key } = join.data ?? {};
  const isNobodys = !visitor || visitor.role === "director";
  if (isNobodys && key !== undefined) return admitKnownScreen(joining, key, request);
  if (isNobodys && code !== undefined) return admitScreen(joining, code, request);
  if (!visitor) keyWanted(joining, request);
  if (!visitor || !join.success)
    return { status: joinStatus.refused, error: refusal("not-yours", "ownersHouse").error };
  const ticket: HouseTicket = { visitor };
  return { holder: holderOf(ticket), options: ticket };
}

/** H-39: a screen for the room spectates whatever its persistent key opens. */
function admitKnownScreen(joining: Joining, key: string, request: Request): Admission {
  const known = screenOf(joining, key, request);
  if ("status" in known) return known;
  const from = request.socket.remoteAddress ?? "";
  const ticket: HouseTicket = {
    visitor: { role: "spectator", profile: null, screen: known.id },
    screen: { known, from },
  };
  return { holder: holderOf(ticket), options: ticket };
}

/** H-16, H-23 */
async function admitScreen(
  { house, codes }: Joining,
  code: string,
  request: Request,
): Promise<Admission> {
  const turned = await codeTurned(codes, request, () => house.tournamentOfCode(code) !== null);
  if (turned) return turned;
  const ticket: HouseTicket = {
    visitor: { role: "spectator", profile: null },
    screen: { code, from: request.socket.remoteAddress ?? "" },
  };
  return { holder: holderOf(ticket), options: ticket };
}

/** Colyseus reserves a place for a few seconds, and a room's places are limited. */
class KeptPlaces {
  readonly #places = new Map<string, readonly ReservedPlace[]>();
  /** Reservations under way: many may be asked for before the first is made. */
  readonly #coming = new UnderWay();

  async keep(room: string, holder: string, options: object): Promise<Turned | ReservedPlace> {
    const key = `${room} ${holder}`;
    for (const [other, places] of this.#places)
      if (!places.some(isKept)) this.#places.delete(other);
    if (this.#keptBy(key).length + this.#coming.of(key) >= mostKept) return placesKept;
    return this.#coming.during(key, () => this.#asked(key, room, options));
  }

  async #asked(key: string, room: string, options: object): Promise<Turned | ReservedPlace> {
    try {
      const place = await matchMaker.joinById(room, options);
      this.#places.set(key, [...this.#keptBy(key), place]);
      return place;
    } catch (error) {
      const { code, message } = error as Readonly<{ code?: number; message: string }>;
      const isGone = code === ErrorCode.MATCHMAKE_INVALID_ROOM_ID && !message.endsWith("locked");
      return isGone
        ? noTable
        : { status: joinStatus.notNow, error: refusal("full", "roomFull").error };
    }
  }

  #keptBy(key: string): readonly ReservedPlace[] {
    return this.#places.get(key)?.filter(isKept) ?? [];
  }
}

const isKept = ({ roomId, sessionId }: ReservedPlace): boolean =>
  matchMaker.getLocalRoomById(roomId)?.hasReservedSeat(sessionId) ?? false;
