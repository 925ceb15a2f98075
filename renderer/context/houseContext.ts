// How do screens ask the house?

import { createContext, use, useCallback, useEffect, useState } from "react";
import { isSilence } from "#renderer/client/saysOfLine.ts";
import type { HouseClient, LineAnswer, LineAsk, LineRequest } from "#renderer/client/clients.ts";
import { sentence } from "#renderer/text/text.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import type { Arrival, Caller } from "./arrival.ts";

/** `no-key`: the host does not know whose page it is. `silent`: no answer. */
export type HouseLine = HouseClient | "opening" | "no-key" | "silent";

export interface HouseHold {
  readonly line: HouseLine;
  /** Gives the line up and tries anew. */
  readonly retry: () => void;
  readonly caller: Caller;
  /** The join code that somebody new came with, and the table that it opens. */
  readonly invited: Pick<Arrival, "code" | "table" | "tournament">;
  /** Somebody new has become a guest. */
  readonly welcome: () => void;
}

export const HouseContext = createContext<HouseHold>({
  line: "no-key",
  retry: () => undefined,
  caller: "nobody",
  invited: { code: null, table: null, tournament: null },
  welcome: () => undefined,
});

/** The open house; only beneath a HouseGate, or where the line was looked at. */
export function useHouse(): HouseClient {
  const { line } = use(HouseContext);
  if (typeof line === "string") throw new Error("useHouse needs an open house");
  return line;
}

export type Asked<T> =
  | { readonly state: "waiting" }
  | { readonly state: "answered"; readonly value: T }
  | ({ readonly state: "failed" } & Failed);

/** What a refusal says; null where it says no more than that nobody answered. */
export const refusalWords = (refusal: Refusal): string | null =>
  isSilence(refusal) ? null : sentence(refusal.error);

/** What did not work, for a `Failure` to tell: `message` is null where no answer came at all. */
export interface Failed {
  readonly message: string | null;
}

/** Null where it was answered. */
export const failureOf = (answer: { readonly ok: true } | Refusal): Failed | null =>
  answer.ok ? null : { message: refusalWords(answer) };

/** Asks once, and again at `again()`. What is asked must not change between renderings. */
export function useAnswer<R extends LineRequest>(
  request: R,
  payload: LineAsk<R>,
): { readonly asked: Asked<LineAnswer<R>>; readonly again: () => void } {
  const house = useHouse();
  const [asked, setAsked] = useState<Asked<LineAnswer<R>>>({ state: "waiting" });
  const [turn, setTurn] = useState(0);
  const fixed = JSON.stringify(payload);
  useEffect(() => {
    let wanted = true;
    house.ask(request, JSON.parse(fixed) as LineAsk<R>).then(
      (answer) =>
        wanted &&
        setAsked(
          answer.ok
            ? { state: "answered", value: answer.value }
            : { state: "failed", message: refusalWords(answer) },
        ),
      () => wanted && setAsked({ state: "failed", message: null }),
    );
    return () => {
      wanted = false;
    };
  }, [house, request, fixed, turn]);
  return { asked, again: useCallback(() => setTurn((now) => now + 1), []) };
}
