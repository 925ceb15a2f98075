import express, { type Request, type Response } from "express";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { ScreenWelcome } from "#shared/protocol/house.ts";
import { screenSchema } from "#shared/protocol/schema.ts";
import { joinStatus, screenPath } from "#shared/protocol/wire.ts";
import type { HouseDoor, KnownScreen, Destination } from "#main/base/ports.ts";
import { refusal } from "#main/base/refusal.ts";
import type { DoorLimits } from "./addressLimits.ts";
import { deviceName } from "./deviceName.ts";
import { largestForm } from "./gate.ts";
import { comesFromOwnPage } from "./ownerKeys.ts";

interface Coming extends DoorLimits {
  readonly house: HouseDoor;
}

/**
 * `POST /screen` with `{ code, key }` says what a screen for the room shows (H-39). A known key
 * decides, whatever the code; else a right code lets the screen in and gives it a key. Cookies are
 * ignored.
 */
export function serveScreens(app: express.Application, coming: Coming): void {
  app.post(
    screenPath,
    express.json({ limit: largestForm, inflate: false }),
    async (request, response) => {
      response.set("Cache-Control", "no-store");
      if (!comesFromOwnPage(request))
        return void response.status(joinStatus.refused).type("text/plain").send("foreign Origin");
      const form = screenSchema.safeParse(request.body);
      if (!form.success)
        return void response.status(joinStatus.wrongForm).type("text/plain").send("wrong form");
      const answer = await welcomeOf(coming, form.data, request);
      if (answer.ok) response.json(answer);
      else refuse(response, answer);
    },
  );
}

const nowhere: Destination = { table: null, tournament: null };

async function welcomeOf(
  coming: Coming,
  { code, key }: { readonly code: string | null; readonly key: string | null },
  request: Request,
): Promise<Answer<ScreenWelcome>> {
  const { house, tries } = coming;
  const known = key === null ? null : house.screens.find(key, addressOf(request));
  if (known === "removed") return refusal("screen-removed", "screenRemoved");
  if (known) return { ok: true, value: welcome(house, known) };
  if (key !== null && tries.isTooMany(request)) return refusal("flood", "wrongTokens");
  return code === null
    ? refusal("wrong-code", "screenUnknown")
    : await byCode(coming, code, request);
}

/** A wrong code counts, and one that must wait is not checked. */
async function byCode(
  { house, codes, screens }: Coming,
  code: string,
  request: Request,
): Promise<Answer<ScreenWelcome>> {
  if (!(await codes.may(request))) return refusal("flood", "codesWait");
  const session = house.sessionOfCode(code);
  if (session === null && !house.screens.redeem(code)) {
    codes.count(request);
    return refusal("wrong-code", "noTableOfCode");
  }
  // Without a key it shows the same for as long as its code is good.
  const key =
    screens.isTooMany(request) && session !== null
      ? null
      : house.screens.admit({
          session,
          name: deviceName(request.headers["user-agent"]),
          from: addressOf(request),
        });
  return { ok: true, value: { ...welcome(house, { session }), key } };
}

const welcome = (house: HouseDoor, { session }: Pick<KnownScreen, "session">): ScreenWelcome => ({
  key: null,
  ...(session === null ? nowhere : house.placeOfSession(session)),
  whatIsOn: session === null,
});

const addressOf = ({ socket }: Request): string => socket.remoteAddress ?? "";

function refuse(response: Response, answer: Refusal): void {
  response
    .status(answer.error.code === "flood" ? joinStatus.tooManyWrong : joinStatus.refused)
    .json(answer);
}
