// Puts HTTP requests in the same turns as asks on connections (H-40).

import type { RequestHandler, Response } from "express";
import type { Refusal } from "#shared/protocol/answer.ts";
import { refusal } from "#main/base/refusal.ts";
import { whoIs, type FairTurns } from "./FairTurns.ts";
import { visitorFrom, type Keys } from "./visitors.ts";

interface Turns extends Keys {
  readonly turns: FairTurns;
  readonly refuse: (response: Response, refusal: Refusal) => void;
  readonly most?: number;
}

/** Many people of one network share an address, and none of them may lock out the others. */
export const mostAtDoor = 256;

const tooMuch = refusal("flood", "flood");

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
