// Lets a screen for the room find its table or tournament and spectate (H-16, H-23).

import type { Screens } from "./clients.ts";
import type { ScreenWelcome } from "#shared/protocol/house.ts";
import { screenPath } from "#shared/protocol/wire.ts";
import { realClock } from "./clientClock.ts";
import { openHouse } from "./openHouse.ts";
import { openTable } from "./reconnectingClient.ts";
import { postJson } from "./postJson.ts";
import { store, stored, type Reads, type Writes } from "./stored.ts";

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

function broughtBy(keys: ScreenKeys, code: string) {
  const key = keys.of(code);
  return key === null ? { code } : { screen: key };
}

export const screens = (origin: string, keys: ScreenKeys, send: typeof fetch = fetch): Screens => ({
  async find(code) {
    const answer = await postJson<ScreenWelcome>(
      `${origin}${screenPath}`,
      { code, key: keys.of(code) },
      inTime,
    );
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

const storeKey = "cardtable.screens";
const mostKept = 16;

type Keys = readonly (readonly [code: string, key: string])[];

interface ScreenKeys {
  of(code: string): string | null;
  keep(code: string, key: string): void;
  forget(code: string): void;
}

export function screenKeys(storage: Reads & Writes): ScreenKeys {
  const read = (): Keys => {
    const kept = stored(storage, storeKey);
    return Array.isArray(kept) ? kept.filter(isPair) : [];
  };
  const write = (keys: Keys) => store(storage, storeKey, keys.slice(-mostKept));
  const without = (code: string) => read().filter(([other]) => other !== code);
  return {
    of: (code) => read().find(([other]) => other === code)?.[1] ?? null,
    keep: (code, key) => write([...without(code), [code, key]]),
    forget: (code) => write(without(code)),
  };
}

const isPair = (pair: unknown): pair is Keys[number] =>
  Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === "string");
