// A request that moves chips or makes something carries a key, so that the host does it once
// however often it comes (H-2).

import type { HouseClient, LineAnswer, LineAsk, LineRequest } from "./clients.ts";
import { isSilence } from "./saysOfLine.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";

/** Pages that a phone opened by the network's plain http have no `crypto.randomUUID`. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** One for all that a form sends. */
export class OnceKey {
  #asked: string | null = null;
  #key = "";

  /** The same for the same request, until the host has answered it. */
  for(payload: object): string {
    const asked = JSON.stringify(payload);
    if (asked !== this.#asked) this.#key = newKey();
    this.#asked = asked;
    return this.#key;
  }

  /**
   * Whoever asks for the same after an answer wants it a second time; after none, they do not know
   * whether it was done.
   */
  answered(answer: { readonly ok: true } | Refusal): void {
    if (answer.ok || !isSilence(answer)) this.#asked = null;
  }
}

/** Requests that take a key. */
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
/** What a page asks for: the key is not its business. */
export type KeylessAsk<R extends LineRequest> = R extends Keyed
  ? WithoutKey<LineAsk<R>>
  : LineAsk<R>;

const isKeyed = (request: LineRequest): boolean =>
  (keyed as readonly LineRequest[]).includes(request);

/** Asks with a key where the request takes one. */
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
