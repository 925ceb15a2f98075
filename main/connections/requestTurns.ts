// Puts HTTP requests for which the house has work to do in the same turns as asks on connections
// (H-40).

import type { RequestHandler, Response } from "express";
import type { Refusal } from "#shared/protocol/answer.ts";
import { refusal } from "#main/base/refusal.ts";
import { whoIs, type FairTurns } from "./FairTurns.ts";
import { visitorFrom, type Keys } from "./visitors.ts";

interface Turns extends Keys {
  readonly turns: FairTurns;
  /** Answers a client that has made too many requests at once. */
  readonly refuse: (response: Response, refusal: Refusal) => void;
  /** Requests of a person, or of all strangers at one address, that may wait. */
  readonly most?: number;
}

/**
 * For newcomers: many people of one network share an address, and none of them may lock out the
 * others.
 */
export const mostAtDoor = 256;

const tooMuch = refusal("flood", "flood");

/** The handlers behind it run in the sender's turn. */
export function inTurns<Params extends Readonly<Record<string, string>>>({
  turns,
  refuse,
  most,
  ...known
}: Turns): RequestHandler<Params> {
  return (request, response, next) => {
    const who = whoIs(visitorFrom(known, request), request.socket.remoteAddress ?? null);
    if (turns.isFull(who, most)) return void turns.late().then(() => refuse(response, tooMuch));
    // A client that has gone meanwhile is given nothing.
    void turns.take(who, () => Promise.resolve(response.destroyed ? undefined : next()));
  };
}
