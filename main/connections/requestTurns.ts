// HTTP requests for which the house has work to do are heard in the same turns as asks on lines are
// (H-40).

import type { RequestHandler, Response } from "express";
import type { Refusal } from "#shared/protocol/answer.ts";
import { refusal } from "#main/base/refusal.ts";
import { whoIs, type FairTurns } from "./FairTurns.ts";
import { visitorFrom, type Keys } from "./visitors.ts";

interface Turns extends Keys {
  readonly turns: FairTurns;
  /** Answers who has asked for too much at once. */
  readonly refuse: (response: Response, refusal: Refusal) => void;
  /** Requests that may wait: of a person, or of the nameless of one address. */
  readonly most?: number;
}

/**
 * Of those who come: many people of one network have one address, and nobody of them is to lock out
 * another.
 */
export const mostAtDoor = 256;

const tooMuch = refusal("flood", "flood");

/** Everything behind it is done in the turn of whoever sent the request. */
export function inTurns<Params extends Readonly<Record<string, string>>>({
  turns,
  refuse,
  most,
  ...known
}: Turns): RequestHandler<Params> {
  return (request, response, next) => {
    const who = whoIs(visitorFrom(known, request), request.socket.remoteAddress ?? null);
    if (turns.isFull(who, most)) return void turns.late().then(() => refuse(response, tooMuch));
    // Whoever has gone meanwhile is given nothing.
    void turns.take(who, () => Promise.resolve(response.destroyed ? undefined : next()));
  };
}
