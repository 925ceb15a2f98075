// The doors by which a page of ours comes in with a form: the owner, guests, directors and screens.

import express, { type Request, type RequestHandler, type Response } from "express";
import type { z } from "zod";
import { StoreError } from "#main/store/storeError.ts";
import { problemIn } from "#shared/contract/formProblem.ts";
import { refused } from "#shared/contract/outcome.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { GuestWelcome, ScreenWelcome } from "#shared/protocol/house.ts";
import {
  directorSchema,
  guestSchema,
  joinCode,
  ownerSchema,
  screenSchema,
} from "#shared/protocol/schema.ts";
import {
  deviceCookie,
  directorCookie,
  directorPath,
  guestCookie,
  guestPath,
  joinStatus,
  ownerPath,
  screenPath,
} from "#shared/protocol/wire.ts";
import type { HouseDoor, KnownScreen } from "#main/base/ports.ts";
import { granted, refusal } from "#main/base/refusal.ts";
import { UnderWay } from "#main/base/rateLimits.ts";
import { addressOf, type DoorLimits } from "./addressLimits.ts";
import type { Report } from "./GuardedRoom.ts";
import { deviceName } from "./deviceName.ts";
import { inTurns, mostAtDoor, type FairTurns } from "./FairTurns.ts";
import { largestForm } from "./gate.ts";
import { comesFromOwnPage } from "./ownerKeys.ts";
import { keyWanted, takesOwner, visitorFrom, type Keys } from "./visitors.ts";

interface Coming extends Keys, DoorLimits {
  readonly house: HouseDoor;
  /** H-40 */
  readonly turns: FairTurns;
  readonly report: Report;
}

export function serveDoors(app: express.Application, coming: Coming): void {
  serveOwner(app, coming);
  serveDirectors(app, coming);
  serveGuests(app, coming);
  serveScreens(app, coming);
}

type Answering<S extends z.ZodType> = (
  form: z.output<S>,
  request: Request,
  response: Response,
) => unknown;

/** `refuses`: a wrong form is refused with its problem. */
function takeForms<S extends z.ZodType>(
  app: express.Application,
  { path, schema, refuses = false }: { path: string; schema: S; refuses?: boolean },
  answer: Answering<S>,
  ...before: readonly RequestHandler[]
): void {
  const json = express.json({ limit: largestForm, inflate: false });
  app.post(path, json, ...before, (request, response) => {
    response.set("Cache-Control", "no-store");
    if (!comesFromOwnPage(request))
      return void response.status(joinStatus.refused).type("text/plain").send("foreign Origin");
    const form = schema.safeParse(request.body);
    if (form.success) return answer(form.data, request, response);
    if (refuses) return refuse(response, refused("wrong-form", problemIn(form.error)));
    response.status(joinStatus.wrongForm).type("text/plain").send("wrong form");
  });
}

const statusOf: { readonly [code: string]: number } = {
  "wrong-form": joinStatus.wrongForm,
  "wrong-invitation": joinStatus.refused,
  "wrong-code": joinStatus.refused,
  "wrong-pin": joinStatus.refused,
  "screen-removed": joinStatus.refused,
  "name-taken": 409,
  flood: joinStatus.tooManyWrong,
};

function refuse(response: Response, { ok, error }: Refusal): void {
  response.status(statusOf[error.code] ?? joinStatus.notNow).json({ ok, error });
}

/** The longest that browsers keep one. */
const cookieMs = 400 * 24 * 3_600_000;
const giveCookie = (response: Response, name: string, value: string): Response =>
  response.cookie(name, value, {
    httpOnly: true,
    sameSite: "strict",
    path: "/",
    maxAge: cookieMs,
  });

const deviceOf = ({ headers }: Request): string => deviceName(headers["user-agent"]);

/**
 * `POST /owner` with `{ code }` answers a page of ours with `{ owner }`: whether it is the owner's,
 * by its cookie, which no script can read, or by the one-time code of its address, for which it
 * gets that cookie with a persistent key (H-38).
 */
function serveOwner(app: express.Application, known: Coming): void {
  const { keys, tries, house } = known;
  takeForms(app, { path: ownerPath, schema: ownerSchema }, ({ code }, request, response) => {
    const key =
      code === null || !takesOwner(known, request)
        ? null
        : keys.redeem(code, () => house.devices.admit(deviceOf(request)));
    if (key !== null) giveCookie(response, deviceCookie(house.guests.houseId), key);
    const visitor = visitorFrom(known, request);
    const owner = key !== null || visitor?.role === "owner";
    if (!owner && !visitor) keyWanted(known, request);
    if (!owner && code !== null && tries.isTooMany(request))
      response.status(joinStatus.tooManyWrong);
    response.json({ owner });
  });
}

/**
 * `POST /director` with `{ tournament, pin }` answers the right PIN with a cookie by which the
 * device directs this tournament only (H-38).
 */
function serveDirectors(app: express.Application, coming: Coming): void {
  const { house } = coming;
  const inTurn = oneAtATime();
  const door = { path: directorPath, schema: directorSchema, refuses: true };
  takeForms(app, door, async ({ tournament, pin }, request, response) => {
    const answer = await inTurn(addressOf(request), () =>
      admitted(coming, request, tournament, pin),
    );
    if (!answer.ok) return refuse(response, answer);
    giveCookie(response, directorCookie(house.guests.houseId), answer.value);
    response.json(granted(null));
  });
}

async function admitted(
  { house, pins, report }: Coming,
  request: Request,
  tournament: string,
  pin: string,
): Promise<Answer<string>> {
  if (pins.mustWait(request)) return refusal("flood", "pinsWait");
  try {
    const answer = await house.directors.admit(tournament, pin, deviceOf(request));
    if (!answer.ok) pins.count(request);
    return answer;
  } catch (error) {
    if (error instanceof StoreError) return error.refusal;
    report(error);
    return refusal("fault", "faultInHouse");
  }
}

/** PINs that may wait to be checked; more are refused. */
const mostWaitingFromOne = 2;
const mostWaiting = 64;

/** A wrong PIN is counted before the next is checked, and only one is hashed at a time. */
function oneAtATime() {
  const waiting = new UnderWay();
  let last: Promise<unknown> = Promise.resolve();
  return async (from: string, work: () => Promise<Answer<string>>): Promise<Answer<string>> => {
    if (waiting.of(from) >= mostWaitingFromOne || waiting.all >= mostWaiting)
      return refusal("flood", "pinsWait");
    return waiting.during(from, () => {
      const turn = last.then(work);
      last = turn.catch(() => undefined);
      return turn;
    });
  };
}

type InvitedTo = Pick<GuestWelcome, "table" | "tournament">;

const nowhere: InvitedTo = { table: null, tournament: null };

/**
 * `POST /guest` answers with the sender's profile, null for a stranger, and where the code leads.
 * With `{ code, name, avatar }` a stranger gets a profile, by a join code or an invitation, and a
 * cookie. A known visitor does not use an invitation up.
 */
function serveGuests(app: express.Application, coming: Coming): void {
  const { house, newcomers } = coming;
  const door = { path: guestPath, schema: guestSchema, refuses: true };
  const answer: Answering<typeof guestSchema> = async (form, request, response) => {
    const { code } = form;
    const visitor = visitorFrom(coming, request);
    if (visitor && visitor.role !== "director") {
      const place = code === null ? nowhere : leadsTo(house, code);
      return void response.json(await guestWelcome(house, visitor.profile, place));
    }
    const place = code === null ? granted(nowhere) : await placeOf(coming, code, request);
    if (!place.ok) return refuse(response, place);
    if (!("name" in form))
      return void response.json(
        await guestWelcome(house, null, place.value, visitor?.pass.tournament),
      );
    const { name, avatar } = form;
    // An invitation was made by the owner, and is for one person.
    const isCounted = place.value !== nowhere;
    if (isCounted && !(await newcomers.may(request)))
      return refuse(response, refusal("flood", "newcomers"));
    const guest = house.guests.come(form.code, { name, avatar });
    if (!guest.ok) return refuse(response, guest);
    if (isCounted) newcomers.count(request);
    const { profile, secret } = guest.value;
    giveCookie(response, guestCookie(house.guests.houseId), secret);
    response.json(await guestWelcome(house, profile, place.value));
  };
  takeForms(app, door, answer, inTurns({ ...coming, refuse, most: mostAtDoor }));
}

const leadsTo = (house: HouseDoor, code: string): InvitedTo => ({
  table: house.tableOfCode(code),
  tournament: house.tournamentOfCode(code),
});

/** A wrong code counts, and one that must wait is not checked. */
async function placeOf(
  { house, tries, codes }: Coming,
  code: string,
  request: Request,
): Promise<Answer<InvitedTo>> {
  if (!joinCode.safeParse(code).success) {
    if (house.guests.isInvitation(code)) return granted(nowhere);
    return tries.isTooMany(request)
      ? refusal("flood", "wrongTokens")
      : refusal("wrong-invitation", "wrongInvitation");
  }
  if (!(await codes.may(request))) return refusal("flood", "codesWait");
  const place = leadsTo(house, code);
  if (place.table !== null || place.tournament !== null) return granted(place);
  codes.count(request);
  return refusal("wrong-code", "noTableOfCode");
}

/** `directs`: the tournament that a device without a profile directs. */
async function guestWelcome(
  house: HouseDoor,
  profile: string | null,
  place: InvitedTo,
  directs?: string,
): Promise<Answer<GuestWelcome>> {
  if (profile === null)
    return granted({ profile, ...place, ...(directs !== undefined && { directs }) });
  const answer = await house.ask({ role: "guest", profile }, "profile", {});
  return answer.ok ? granted({ profile: answer.value, ...place }) : answer;
}

/**
 * `POST /screen` with `{ code, key }` says what a screen for the room shows (H-39). A known key
 * decides, whatever the code; else a right code lets the screen in and gives it a key. Cookies are
 * ignored.
 */
function serveScreens(app: express.Application, coming: Coming): void {
  const { house, tries } = coming;
  const welcomeOf = async (
    code: string | null,
    key: string | null,
    request: Request,
  ): Promise<Answer<ScreenWelcome>> => {
    const known = key === null ? null : house.screens.find(key, addressOf(request));
    if (known === "removed") return refusal("screen-removed", "screenRemoved");
    if (known) return granted(screenWelcome(house, known));
    if (key !== null && tries.isTooMany(request)) return refusal("flood", "wrongTokens");
    return code === null ? refusal("wrong-code", "screenUnknown") : byCode(coming, code, request);
  };
  const door = { path: screenPath, schema: screenSchema };
  takeForms(app, door, async ({ code, key }, request, response) => {
    const answer = await welcomeOf(code, key, request);
    if (answer.ok) response.json(answer);
    else refuse(response, answer);
  });
}

/** A wrong code counts, and one that must wait is not checked. */
async function byCode(
  { house, codes, screens }: Coming,
  code: string,
  request: Request,
): Promise<Answer<ScreenWelcome>> {
  if (!(await codes.may(request))) return refusal("flood", "codesWait");
  const session = house.sessionOfCode(code);
  const device = { name: deviceOf(request), from: addressOf(request) };
  const ofHouse = session === null ? house.screens.admitByCode(code, device) : null;
  if (session === null && ofHouse === null) {
    codes.count(request);
    return refusal("wrong-code", "noTableOfCode");
  }
  // Without a key it shows the same for as long as its code is good.
  const isOneTooMany = screens.isTooMany(request);
  const key =
    session === null || isOneTooMany ? ofHouse : house.screens.admit({ session, ...device });
  return granted({ ...screenWelcome(house, { session }), key });
}

const screenWelcome = (
  house: HouseDoor,
  { session }: Pick<KnownScreen, "session">,
): ScreenWelcome => ({
  key: null,
  ...(session === null ? nowhere : house.placeOfSession(session)),
  whatIsOn: session === null,
});
