import express, { type Request, type Response } from "express";
import { StoreError } from "#main/store/storeError.ts";
import { problemIn } from "#shared/contract/formProblem.ts";
import { refused } from "#shared/contract/outcome.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import { directorSchema } from "#shared/protocol/schema.ts";
import { directorCookie, directorPath, joinStatus } from "#shared/protocol/wire.ts";
import type { HouseDoor } from "#main/base/ports.ts";
import { refusal } from "#main/base/refusal.ts";
import { UnderWay } from "#main/base/rateLimits.ts";
import type { DoorLimits } from "./addressLimits.ts";
import type { Report } from "./asks.ts";
import { cookieMs } from "./cookieLife.ts";
import { deviceName } from "./deviceName.ts";
import { largestForm } from "./gate.ts";
import { comesFromOwnPage } from "./ownerKeys.ts";

interface Coming extends Pick<DoorLimits, "pins"> {
  readonly house: Pick<HouseDoor, "directors" | "guests">;
  readonly report: Report;
}

const statusOf: { readonly [code: string]: number } = {
  "wrong-form": joinStatus.wrongForm,
  "wrong-pin": joinStatus.refused,
  flood: joinStatus.tooManyWrong,
};

/** PINs that may wait to be checked; more are refused. */
const mostWaitingFromOne = 2;
const mostWaiting = 64;

/**
 * `POST /director` with `{ tournament, pin }` answers the right PIN with a cookie by which the
 * device directs this tournament only (H-38).
 */
export function serveDirectors(app: express.Application, coming: Coming): void {
  const inTurn = inTurns();
  app.post(
    directorPath,
    express.json({ limit: largestForm, inflate: false }),
    async (request, response) => {
      response.set("Cache-Control", "no-store");
      if (!comesFromOwnPage(request))
        return void response.status(joinStatus.refused).type("text/plain").send("foreign Origin");
      const form = directorSchema.safeParse(request.body);
      if (!form.success) return refuse(response, refused("wrong-form", problemIn(form.error)));
      const answer = await inTurn(request.socket.remoteAddress ?? "", () =>
        admitted(coming, request, form.data),
      );
      if (!answer.ok) return refuse(response, answer);
      response.cookie(directorCookie(coming.house.guests.houseId), answer.value, {
        httpOnly: true,
        sameSite: "strict",
        path: "/",
        maxAge: cookieMs,
      });
      response.json({ ok: true, value: null } satisfies Answer<null>);
    },
  );
}

async function admitted(
  { house, pins, report }: Coming,
  request: Request,
  { tournament, pin }: { readonly tournament: string; readonly pin: string },
): Promise<Answer<string>> {
  if (pins.mustWait(request)) return refusal("flood", "pinsWait");
  try {
    const answer = await house.directors.admit(
      tournament,
      pin,
      deviceName(request.headers["user-agent"]),
    );
    if (!answer.ok) pins.count(request);
    return answer;
  } catch (error) {
    if (error instanceof StoreError) return error.refusal;
    report(error);
    return refusal("fault", "faultInHouse");
  }
}

/** A wrong PIN is counted before the next is checked, and only one is hashed at a time. */
function inTurns(): typeof turned {
  const waiting = new UnderWay();
  let last: Promise<unknown> = Promise.resolve();
  return turned;
  async function turned(
    from: string,
    work: () => Promise<Answer<string>>,
  ): Promise<Answer<string>> {
    if (waiting.of(from) >= mostWaitingFromOne || waiting.all >= mostWaiting)
      return refusal("flood", "pinsWait");
    return waiting.during(from, () => {
      const turn = last.then(work);
      last = turn.catch(() => undefined);
      return turn;
    });
  }
}

function refuse(response: Response, { ok, error }: Refusal): void {
  response.status(statusOf[error.code] ?? joinStatus.notNow).json({ ok, error });
}
