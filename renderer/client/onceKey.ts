// Keys for requests that move chips or create something, so that the host executes each once
// however often it arrives (H-2).

import type { HouseClient, LineAnswer, LineAsk, LineRequest } from "./clients.ts";
import { isSilence } from "./saysOfLine.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";

/** Pages opened over plain http in the local network have no `crypto.randomUUID`. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

export class OnceKey {
  #asked: string | null = null;
  #key = "";

  /** Returns the same key for the same request until the host has answered it. */
  for(payload: object): string {
    const asked = JSON.stringify(payload);
    if (asked !== this.#asked) this.#key = newKey();
    this.#asked = asked;
    return this.#key;
  }

  /** After an answer, the same request is meant a second time; without one, it may be a repeat. */
  answered(answer: { readonly ok: true } | Refusal): void {
    if (answer.ok || !isSilence(answer)) this.#asked = null;
  }
}

const keyed = [
  "transfer",
  "grant",
  "openTable",
  "openChipEvening",
  "createTournament",
  "seatEntrant",
  "penalise",
] as const satisfies readonly LineRequest[];
type Keyed = (typeof keyed)[number];
type WithoutKey<A> = A extends unknown ? Omit<A, "key"> : never;
export type KeylessAsk<R extends LineRequest> = R extends Keyed
  ? WithoutKey<LineAsk<R>>
  : LineAsk<R>;

const isKeyed = (request: LineRequest) => (keyed as readonly LineRequest[]).includes(request);

export async function askOnce<R extends LineRequest>(
  house: Pick<HouseClient, "ask">,
  key: OnceKey,
  request: R,
  payload: KeylessAsk<R>,
): Promise<Answer<LineAnswer<R>>> {
  if (!isKeyed(request)) return house.ask(request, payload as LineAsk<R>);
  const answer = await house.ask(request, {
    ...payload,
    key: key.for({ request, payload }),
  } as LineAsk<R>);
  key.answered(answer);
  return answer;
}
