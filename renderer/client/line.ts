import { Client, type Room } from "@colyseus/sdk";
import { refused, type RuleError } from "#shared/contract/outcome.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import { askMessage, joinStatus, wireCodes } from "#shared/protocol/wire.ts";
import { saysOfLine } from "./saysOfLine.ts";
import type { ClientClock } from "./clientClock.ts";

/** A bot's hint may take a while; a stored move takes a millisecond. */
const answerPatienceMs = 15_000;

/** Why no attempt to join can succeed; null: a later one may. */
type Verdict = "refused" | "table-closed" | null;

export type JoinForm = Readonly<{
  protocol: number;
  token?: string;
  code?: string;
  screen?: string;
}>;

/** Holds the room while it is being joined, so that an abandoned join leaves no socket behind. */
class Joiner extends Client {
  joining: Room | null = null;

  protected override createRoom<T>(name: string): Room<unknown, T> {
    const room = super.createRoom<T>(name) as Room<unknown, T>;
    this.joining = room as Room;
    return room;
  }
}

export class TurnedAway extends Error {
  override readonly name = "TurnedAway";
  readonly code: number | undefined;
  readonly refusal: RuleError;

  constructor(cause: Error & { readonly code?: number }, refusal: RuleError) {
    super(cause.message, { cause });
    this.code = cause.code;
    this.refusal = refusal;
  }
}

/** Colyseus' own client keeps only one line of the answer. */
async function errorIn(response: Response): Promise<RuleError | null> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === "object" && body !== null && "refusal" in body
    ? (body.refusal as RuleError)
    : null;
}

type Waiting = Readonly<{
  /** ms until the host must have admitted or refused the client. */
  patienceMs: number;
  clock: ClientClock;
  /** A `fetch` with cookies, where it is not the browser's own. */
  send?: typeof fetch;
  gone?: AbortSignal;
}>;

/** A lost first packet is sent again only after a second. */
const leastForLineMs = 1_500;
/**
 * The line may take this many times as long as the answer: it needs one more round trip, and a slow
 * host stays slow.
 */
const lineShare = 3;

/** Rejects if the host does not answer in time or refuses entry; see `verdictOn`. */
export async function joinRoom(
  origin: string,
  room: string,
  form: JoinForm,
  { patienceMs, clock, send = fetch, gone }: Waiting,
): Promise<Room> {
  const givenUp = new AbortController();
  const giveUp = (): void => givenUp.abort(new Error("the host does not answer"));
  let forget = clock.after(patienceMs, giveUp);
  gone?.addEventListener("abort", giveUp);
  let turnedAway: RuleError | null = null;
  let tookMs = 0;
  const timed: typeof fetch = async (url, init) => {
    const asked = clock.now();
    const response = await send(url, init);
    tookMs = clock.now() - asked;
    return response;
  };
  const fetchFn: typeof fetch = async (url, init) => {
    const response = await sentAgain(timed, clock, givenUp.signal)(url, init);
    forget();
    forget = clock.after(Math.max(leastForLineMs, lineShare * tookMs), giveUp);
    if (!response.ok) turnedAway = await errorIn(response.clone());
    return response;
  };
  const joiner = new Joiner(origin, { fetchFn });
  const joined = joiner.joinById(room, form);
  try {
    const line: Room = await Promise.race([joined, aborted(givenUp.signal)]);
    // We reconnect with the seat's token instead, which also works after the host restarted.
    line.reconnection.enabled = false;
    // Prevents warnings about messages before or after anybody listens.
    line.onMessage("*", () => {});
    return line;
  } catch (error) {
    joined.catch(() => {});
    joiner.joining?.connection?.close();
    if (turnedAway !== null)
      throw new TurnedAway(error as Error & { readonly code?: number }, turnedAway);
    throw error;
  } finally {
    forget();
    gone?.removeEventListener("abort", giveUp);
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const end = (): void => reject(signal.reason as Error);
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });

/** Leaves the line unless the host has begun to close it: then nothing is sent any more. */
export function leaveLine(line: Room | null): void {
  if (line?.connection.isOpen) void line.leave();
}

const verdicts: { readonly [code: number]: Verdict } = {
  [wireCodes.refused]: "refused",
  [wireCodes.tableClosed]: "table-closed",
  [joinStatus.wrongForm]: "refused",
  [joinStatus.refused]: "refused",
  [joinStatus.otherVersion]: "refused",
  [joinStatus.tooManyWrong]: "refused",
  [joinStatus.tableClosed]: "table-closed",
};

export function verdictOn(error: unknown): Verdict {
  const { code } = error as { readonly code?: unknown };
  return (typeof code === "number" && verdicts[code]) || null;
}

/** Never rejects: without a line or an answer it returns a refusal. */
export async function askThrough(
  line: Room | null,
  request: string,
  payload: unknown,
): Promise<Answer<never>> {
  if (!line?.connection.isOpen) return refused("not-connected", saysOfLine("noLine"));
  try {
    return await line.request<unknown, Answer<never>>(
      askMessage,
      { request, payload },
      { timeout: answerPatienceMs },
    );
  } catch {
    return refused("no-answer", saysOfLine("noAnswerToMove"));
  }
}

/**
 * ms without an answer after which the request is sent again, beside those under way. The system
 * repeats the first packet of a connection only after a second, and then ever more rarely, so a
 * connection begun while the network was gone may hang long after its return. With a Wi-Fi of 60 ms
 * each way an answer takes 300 ms.
 */
export const againMs = 900;

/**
 * A browser opens six connections to a host. The oldest of five has had more than four seconds, in
 * which even a slow host would have answered.
 */
const mostUnderWay = 5;

/**
 * Wraps `send` to settle with the first answer, whatever it says, and to abort the other attempts.
 * Rejects when nothing is under way any more or `gone` is aborted. Only for requests that may reach
 * the host more than once.
 */
export function sentAgain(send: typeof fetch, clock: ClientClock, gone: AbortSignal): typeof fetch {
  return (url, init) =>
    new Promise<Response>((resolve, reject) => {
      const underWay = new Set<AbortController>();
      let forget = (): void => {};
      const end = (settle: () => void): void => {
        forget();
        gone.removeEventListener("abort", giveUp);
        for (const attempt of underWay) attempt.abort();
        settle();
      };
      const giveUp = (): void => end(() => reject(gone.reason as Error));
      const once = (): void => {
        const attempt = new AbortController();
        underWay.add(attempt);
        const [oldest] = underWay;
        if (oldest && underWay.size > mostUnderWay) {
          underWay.delete(oldest);
          oldest.abort();
        }
        forget = clock.after(againMs, once);
        send(url, { ...init, signal: attempt.signal }).then(
          (response) => {
            // Its body is still to be read, so this attempt must not be aborted.
            underWay.delete(attempt);
            end(() => resolve(response));
          },
          (error: Error) => {
            underWay.delete(attempt);
            if (underWay.size === 0) end(() => reject(error));
          },
        );
      };
      if (gone.aborted) return giveUp();
      gone.addEventListener("abort", giveUp);
      once();
    });
}

const everyMs = 1_000;
const patienceMs = 1_950;
/** Shorter, because after a change of the network a loss is more likely. */
const wakePatienceMs = 1_000;
/** A timer as late as this shows that the page stood still, with answers waiting to be read. */
const stalledMs = 200;

/**
 * Pings as long as answers come; calls `onSilence` when one does not. Returns a function that ends
 * it.
 */
export function keepHeartbeat(line: Room, clock: ClientClock, onSilence: () => void): () => void {
  let ended = false;
  let cancel = (): void => {};
  const beat = (patience: number): void => {
    cancel();
    const due = clock.now() + patience;
    cancel = clock.after(patience, () =>
      clock.now() - due < stalledMs ? onSilence() : beat(patience),
    );
    line.ping(() => {
      cancel();
      if (!ended) cancel = clock.after(everyMs, () => beat(patienceMs));
    });
  };
  cancel = clock.after(everyMs, () => beat(patienceMs));
  const sleep = clock.onWake(() => beat(wakePatienceMs));
  return () => {
    ended = true;
    sleep();
    cancel();
  };
}
