// Screens ask the house for what they show (`useAnswer`), and to do something (`useDeeds`).

import { createContext, use, useCallback, useState } from "react";
import useSWR, { mutate } from "swr";
import { askOnce, OnceKey, type KeylessAsk } from "#renderer/client/onceKey.ts";
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

function openHouse(line: HouseLine): HouseClient {
  if (typeof line === "string") throw new Error("this needs an open house");
  return line;
}

/** The open house; only beneath a HouseGate, or where the line was looked at. */
export const useHouse = (): HouseClient => openHouse(use(HouseContext).line);

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

/** What an answer is kept under: no two houses share theirs. */
type AnswerKey<R extends LineRequest> = readonly [HouseClient, R, LineAsk<R>];

class Refused extends Error {
  readonly failed: Failed;

  constructor(refusal: Refusal) {
    super(refusal.error.key);
    this.failed = { message: refusalWords(refusal) };
  }
}

export async function answerTo<R extends LineRequest>([
  house,
  request,
  payload,
]: AnswerKey<R>): Promise<LineAnswer<R>> {
  const answer = await house.ask(request, payload);
  if (!answer.ok) throw new Refused(answer);
  if (answer.value) heard.set(answer.value, performance.now());
  return answer.value;
}

const heard = new WeakMap<object, number>();

/** When an answer came, on performance.now()'s clock: the times in it count from there. */
export const heardAt = (answer: object): number => heard.get(answer) ?? performance.now();

/** Why it failed; null where it has not. */
export const failureIn = (error: unknown): Failed | null =>
  error === undefined ? null : error instanceof Refused ? error.failed : { message: null };

/** Nobody answered: that is tried again, the more seldom the longer it lasts. */
const afterSilenceMs = 2_000;

/**
 * An answer that is known is shown at once, and asked for anew whenever something begins to show it
 * and once the network is back. A refusal is final until somebody asks again.
 */
export const asking = {
  dedupingInterval: 0,
  errorRetryInterval: afterSilenceMs,
  refreshWhenOffline: true,
  revalidateOnFocus: false,
  shouldRetryOnError: (error: unknown) => failureIn(error)?.message === null,
};

/** Lists that are shown page by page, each by what asks for it anew. */
export const shownLists = new Set<() => void>();

/** Asks anew for all that is shown of a house: its line was lost, or what it was asked to do may change any of it. */
export function askAnew(house: HouseClient): void {
  void mutate((key) => Array.isArray(key) && key[0] === house);
  for (const again of shownLists) again();
}

interface AnswerOptions<R extends LineRequest> {
  /** Null: none is open, and nothing is asked. */
  readonly of?: HouseClient | null;
  /** Milliseconds after which the house is asked anew; 0: never. */
  readonly every?: number | ((known: LineAnswer<R> | undefined) => number);
  /** Whoever comes back to the page – a phone that was woken – has it asked anew. */
  readonly looksAgain?: boolean;
}

interface AnswerHold<R extends LineRequest> {
  readonly asked: Asked<LineAnswer<R>>;
  /** Of the latest ask, where it failed: what was known before is still shown. */
  readonly failure: Failed | null;
  readonly again: () => void;
  /** Puts what another request was answered with in its place. */
  readonly take: (value: LineAnswer<R>) => void;
}

/** The same for all that ask for the same. */
export function useAnswer<R extends LineRequest>(
  request: R,
  payload: LineAsk<R>,
  { of, every = 0, looksAgain = false }: AnswerOptions<R> = {},
): AnswerHold<R> {
  const { line } = use(HouseContext);
  const house = of === undefined ? openHouse(line) : of;
  const { data, error, mutate } = useSWR<LineAnswer<R>, unknown, AnswerKey<R> | null>(
    house && [house, request, payload],
    answerTo,
    {
      ...asking,
      refreshInterval: typeof every === "number" ? every : (known) => every(known),
      revalidateOnFocus: looksAgain,
    },
  );
  const failure = failureIn(error);
  return {
    asked:
      data !== undefined
        ? { state: "answered", value: data }
        : failure
          ? { state: "failed", ...failure }
          : { state: "waiting" },
    failure,
    again: useCallback(() => void mutate(), [mutate]),
    take: useCallback((value) => void mutate(value, { revalidate: false }), [mutate]),
  };
}

export interface Deeds {
  /** Why the last one was not done; null where it was. */
  readonly refusal: Failed | null;
  readonly isBusy: boolean;
  /** What it was answered with; null where it was refused. */
  readonly act: <R extends LineRequest>(
    request: R,
    payload: KeylessAsk<R>,
  ) => Promise<{ readonly value: LineAnswer<R> } | null>;
}

/** Has something done; what takes a key is done once, however often it is sent (H-2). */
export function useDeeds(): Deeds {
  const house = useHouse();
  const [key] = useState(() => new OnceKey());
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Failed | null>(null);
  const act = useCallback<Deeds["act"]>(
    async (request, payload) => {
      setBusy(true);
      const answer = await askOnce(house, key, request, payload).catch(() => null);
      setBusy(false);
      setRefusal(answer ? failureOf(answer) : { message: null });
      return answer?.ok ? answer : null;
    },
    [house, key],
  );
  return { refusal, isBusy, act };
}
