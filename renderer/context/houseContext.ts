import { createContext, use, useCallback, useState } from "react";
import useSWR, { mutate } from "swr";
import { askOnce, OnceKey, type KeylessAsk } from "#renderer/client/onceKey.ts";
import { isSilence } from "#renderer/client/saysOfLine.ts";
import type { HouseClient, LineAnswer, LineAsk, LineRequest } from "#renderer/client/clients.ts";
import { sentence } from "#renderer/text/text.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { Arrival, Caller } from "./arrival.ts";

/** `no-key`: the host does not know whose page it is. `silent`: no answer. */
export type HouseLine = HouseClient | "opening" | "no-key" | "silent";

type HouseHold = Readonly<{
  line: HouseLine;
  retry: () => void;
  caller: Caller;
  invited: Pick<Arrival, "code" | "table" | "tournament">;
  welcome: () => void;
}>;

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

/** The open house; only below a HouseGate, or where the line has been checked. */
export const useHouse = (): HouseClient => openHouse(use(HouseContext).line);

export type AnswerState<T> =
  | { readonly state: "waiting" }
  | Readonly<{ state: "answered"; value: T }>
  | ({ readonly state: "failed" } & Failed);

/** Returns the text of a refusal; null if it only says that nobody answered. */
export const refusalWords = (refusal: Refusal): string | null =>
  isSilence(refusal) ? null : sentence(refusal.error);

/** An error for a `Failure` to show: `message` is null if no answer came. */
export interface Failed {
  readonly message: string | null;
}

export const failureOf = (answer: { readonly ok: true } | Refusal): Failed | null =>
  answer.ok ? null : { message: refusalWords(answer) };

export const answerState = <T>(
  answer: Answer<T>,
): Exclude<AnswerState<T>, { readonly state: "waiting" }> =>
  answer.ok
    ? { state: "answered", value: answer.value }
    : { state: "failed", message: refusalWords(answer) };

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
  hear(answer.value);
  return answer.value;
}

const heard = new WeakMap<object, number>();

function hear(answer: object | null): void {
  if (answer) heard.set(answer, performance.now());
}

/** When an answer came, on performance.now()'s clock: the times in it count from there. */
export const heardAt = (answer: object): number => heard.get(answer) ?? performance.now();

export const failureIn = (error: unknown): Failed | null =>
  error === undefined ? null : error instanceof Refused ? error.failed : { message: null };

/** Without an answer it is tried again, ever more rarely. */
const afterSilenceMs = 2_000;

/**
 * A cached answer is shown at once, and refreshed whenever something begins to show it and when the
 * network is back. A refusal is not retried by itself.
 */
export const asking = {
  dedupingInterval: 0,
  errorRetryInterval: afterSilenceMs,
  refreshWhenOffline: true,
  revalidateOnFocus: false,
  shouldRetryOnError: (error: unknown) => failureIn(error)?.message === null,
};

export const shownLists = new Set<() => void>();

/**
 * Refreshes all that is shown of a house, after its line was lost or an action that may have
 * changed any of it.
 */
export function refetch(house: HouseClient): void {
  void mutate((key) => Array.isArray(key) && key[0] === house);
  for (const again of shownLists) again();
}

type AnswerOptions<R extends LineRequest> = Readonly<{
  of?: HouseClient | null;
  /** Milliseconds between refreshes; 0: never. */
  every?: number | ((known: LineAnswer<R> | undefined) => number);
  /** Refreshes when the user returns to the page, for example on a phone that was woken. */
  refetchOnFocus?: boolean;
}>;

type AnswerHold<R extends LineRequest> = Readonly<{
  /** Undefined until it is answered. */
  known: LineAnswer<R> | undefined;
  failed: Failed | null;
  failure: Failed | null;
  again: () => void;
  /** Replaces the answer with that of another request. */
  take: (value: LineAnswer<R>) => void;
}>;

/** Components that ask the same share one answer. */
export function useAnswer<R extends LineRequest>(
  request: R,
  payload: LineAsk<R>,
  { of, every = 0, refetchOnFocus = false }: AnswerOptions<R> = {},
): AnswerHold<R> {
  const { line } = use(HouseContext);
  const house = of === undefined ? openHouse(line) : of;
  const { data, error, mutate } = useSWR<LineAnswer<R>, unknown, AnswerKey<R> | null>(
    house && [house, request, payload],
    answerTo,
    {
      ...asking,
      refreshInterval: typeof every === "number" ? every : (known) => every(known),
      revalidateOnFocus: refetchOnFocus,
    },
  );
  const failure = failureIn(error);
  return {
    known: data,
    failed: data === undefined ? failure : null,
    failure,
    again: useCallback(() => void mutate(), [mutate]),
    take: useCallback(
      (value) => {
        hear(value);
        void mutate(value, { revalidate: false });
      },
      [mutate],
    ),
  };
}

export type HouseActions = Readonly<{
  refusal: Failed | null;
  isBusy: boolean;
  act: <R extends LineRequest>(
    request: R,
    payload: KeylessAsk<R>,
  ) => Promise<{ readonly value: LineAnswer<R> } | null>;
}>;

/** Requests that take a key are executed once, however often they are sent (H-2). */
export function useHouseActions(): HouseActions {
  const house = useHouse();
  const [key] = useState(() => new OnceKey());
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Failed | null>(null);
  const act = useCallback<HouseActions["act"]>(
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
