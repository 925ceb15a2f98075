import express, { type Request, type Response } from "express";
import { problemIn } from "#shared/contract/formProblem.ts";
import { refused } from "#shared/contract/outcome.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { GuestWelcome } from "#shared/protocol/house.ts";
import { guestSchema, joinCode } from "#shared/protocol/schema.ts";
import { guestCookie, guestPath, joinStatus } from "#shared/protocol/wire.ts";
import type { HouseDoor } from "#main/base/ports.ts";
import { refusal } from "#main/base/refusal.ts";
import type { DoorLimits } from "./addressLimits.ts";
import { cookieMs } from "./cookieLife.ts";
import type { FairTurns } from "./FairTurns.ts";
import { largestForm } from "./gate.ts";
import { comesFromOwnPage } from "./ownerKeys.ts";
import { inTurns, mostAtDoor } from "./requestTurns.ts";
import { visitorFrom, type Keys } from "./visitors.ts";

interface Coming extends Keys, DoorLimits {
  readonly house: HouseDoor;
  /** H-40 */
  readonly turns: FairTurns;
}

const statusOf: { readonly [code: string]: number } = {
  "wrong-form": joinStatus.wrongForm,
  "wrong-invitation": joinStatus.refused,
  "wrong-code": joinStatus.refused,
  "name-taken": 409,
  flood: joinStatus.tooManyWrong,
};

/**
 * `POST /guest` answers with the sender's profile, null for a stranger, and where the code leads.
 * With `{ code, name, avatar }` a stranger gets a profile, by a join code or an invitation, and a
 * cookie. A known visitor does not use an invitation up.
 */
export function serveGuests(app: express.Application, coming: Coming): void {
  const { house, newcomers } = coming;
  app.post(
    guestPath,
    express.json({ limit: largestForm, inflate: false }),
    inTurns({ ...coming, refuse, most: mostAtDoor }),
    async (request, response) => {
      response.set("Cache-Control", "no-store");
      if (!comesFromOwnPage(request))
        return void response.status(joinStatus.refused).type("text/plain").send("foreign Origin");
      const form = guestSchema.safeParse(request.body);
      if (!form.success) return refuse(response, refused("wrong-form", problemIn(form.error)));
      const { code } = form.data;
      const visitor = visitorFrom(coming, request);
      if (visitor && visitor.role !== "director")
        return void response.json(
          await welcome(house, visitor.profile, code === null ? invited : leadsTo(house, code)),
        );
      const place = code === null ? leadsNowhere : await placeOf(coming, code, request);
      if (!place.ok) return refuse(response, place);
      if (!("name" in form.data))
        return void response.json(
          await welcome(house, null, place.value, visitor?.pass.tournament),
        );
      const { name, avatar } = form.data;
      // An invitation was made by the owner, and is for one person.
      const isCounted = place.value !== invited;
      if (isCounted && !(await newcomers.may(request)))
        return refuse(response, refusal("flood", "newcomers"));
      const guest = house.guests.come(form.data.code, { name, avatar });
      if (!guest.ok) return refuse(response, guest);
      if (isCounted) newcomers.count(request);
      const { profile, secret } = guest.value;
      response.cookie(guestCookie(house.guests.houseId), secret, {
        httpOnly: true,
        sameSite: "strict",
        path: "/",
        maxAge: cookieMs,
      });
      response.json(await welcome(house, profile, place.value));
    },
  );
}

type InvitedTo = Pick<GuestWelcome, "table" | "tournament">;

const invited: InvitedTo = { table: null, tournament: null };
const leadsNowhere = { ok: true, value: invited } as const;

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
    if (house.guests.isInvitation(code)) return leadsNowhere;
    return tries.isTooMany(request)
      ? refusal("flood", "wrongTokens")
      : refusal("wrong-invitation", "wrongInvitation");
  }
  if (!(await codes.may(request))) return refusal("flood", "codesWait");
  const place = leadsTo(house, code);
  if (place.table !== null || place.tournament !== null) return { ok: true, value: place };
  codes.count(request);
  return refusal("wrong-code", "noTableOfCode");
}

/** `directs`: the tournament that a device without a profile directs. */
async function welcome(
  house: HouseDoor,
  profile: string | null,
  place: InvitedTo,
  directs?: string,
): Promise<Answer<GuestWelcome>> {
  if (profile === null)
    return { ok: true, value: { profile, ...place, ...(directs !== undefined && { directs }) } };
  const answer = await house.ask({ role: "guest", profile }, "profile", {});
  return answer.ok ? { ok: true, value: { profile: answer.value, ...place } } : answer;
}

function refuse(response: Response, { ok, error }: Refusal): void {
  response.status(statusOf[error.code] ?? joinStatus.notNow).json({ ok, error });
}
