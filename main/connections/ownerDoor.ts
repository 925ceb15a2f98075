import express from "express";
import { ownerSchema } from "#shared/protocol/schema.ts";
import { deviceCookie, joinStatus, ownerPath } from "#shared/protocol/wire.ts";
import type { DoorLimits } from "./addressLimits.ts";
import { cookieMs } from "./cookieLife.ts";
import { deviceName } from "./deviceName.ts";
import { largestForm } from "./gate.ts";
import { comesFromOwnPage } from "./ownerKeys.ts";
import { keyWanted, takesOwner, visitorFrom, type Keys } from "./visitors.ts";

/**
 * `POST /owner` with `{ code }` answers a page of ours with `{ owner }`: whether it is the owner's,
 * by its cookie, which no script can read, or by the one-time code of its address, for which it
 * gets that cookie with a persistent key (H-38).
 */
export function serveOwner(
  app: express.Application,
  known: Keys & Pick<DoorLimits, "tries">,
): void {
  const { keys, tries, house } = known;
  app.post(ownerPath, express.json({ limit: largestForm, inflate: false }), (request, response) => {
    response.set("Cache-Control", "no-store");
    if (!comesFromOwnPage(request))
      return void response.status(403).type("text/plain").send("foreign Origin");
    const form = ownerSchema.safeParse(request.body);
    if (!form.success) return void response.status(400).type("text/plain").send("wrong form");
    const { code } = form.data;
    const key =
      code === null || !takesOwner(known, request)
        ? null
        : keys.redeem(code, () => house.devices.admit(deviceName(request.headers["user-agent"])));
    if (key !== null)
      response.cookie(deviceCookie(house.guests.houseId), key, {
        httpOnly: true,
        sameSite: "strict",
        path: "/",
        maxAge: cookieMs,
      });
    const visitor = visitorFrom(known, request);
    const owner = key !== null || visitor?.role === "owner";
    if (!owner && !visitor) keyWanted(known, request);
    if (!owner && code !== null && tries.isTooMany(request))
      response.status(joinStatus.tooManyWrong);
    response.json({ owner });
  });
}
