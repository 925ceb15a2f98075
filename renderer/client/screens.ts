// Lets a screen for the room find its table or tournament and spectate (H-16, H-23).

import type { Screens } from "./clients.ts";
import { refused } from "#shared/contract/outcome.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { ScreenWelcome } from "#shared/protocol/house.ts";
import { screenPath } from "#shared/protocol/wire.ts";
import { realClock } from "./clientClock.ts";
import { openHouse } from "./openHouse.ts";
import { openTable } from "./reconnectingClient.ts";
import { saysOfLine } from "./saysOfLine.ts";
import type { ScreenKeys } from "./screenKeys.ts";

/** Sends no cookies: even in the browser of a seated player the screen sees no cards. */
const asNobody =
  (send: typeof fetch): typeof fetch =>
  (input, init) =>
    send(input, { ...init, credentials: "omit" });

/**
 * Timeout after which the caller asks again: a request that the network lost may hang for minutes.
 */
const findMs = 5_000;
const inTime: typeof fetch = (input, init) =>
  asNobody(fetch)(input, { ...init, signal: AbortSignal.timeout(findMs) });

const broughtBy = (
  keys: ScreenKeys,
  code: string,
): { readonly screen: string } | { readonly code: string } => {
  const key = keys.of(code);
  return key === null ? { code } : { screen: key };
};

export const screens = (origin: string, keys: ScreenKeys, send: typeof fetch = fetch): Screens => ({
  async find(code) {
    const answer = await asked(origin, code, keys.of(code));
    if (answer.ok && answer.value.key !== null) keys.keep(code, answer.value.key);
    if (!answer.ok && answer.error.code === "screen-removed") keys.forget(code);
    return answer;
  },
  house: (code) => openHouse(origin, asNobody(send), realClock, broughtBy(keys, code)),
  open: (table, code) => openTable(origin, table, broughtBy(keys, code), realClock, asNobody(send)),
  renamed(code, to) {
    const key = keys.of(code);
    // The old code stays valid too: it was typed in and may be a bookmark.
    if (key !== null) keys.keep(to, key);
  },
  removed: (code) => keys.forget(code),
});

const isAnswer = (body: unknown): body is Answer<ScreenWelcome> =>
  typeof body === "object" && body !== null && "ok" in body;

/** Never rejects: a missing answer is a refusal too. */
async function asked(
  origin: string,
  code: string,
  key: string | null,
): Promise<Answer<ScreenWelcome>> {
  try {
    const response = await inTime(`${origin}${screenPath}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ code, key }),
      cache: "no-store",
    });
    const body: unknown = await response.json().catch(() => null);
    return isAnswer(body) ? body : refused("no-answer", saysOfLine("noAnswer"));
  } catch {
    return refused("not-connected", saysOfLine("unreachable"));
  }
}
