import type { Visitor } from "#main/base/visitor.ts";
import type { Role } from "#shared/protocol/schema.ts";
import { problemIn } from "#shared/contract/formProblem.ts";
import { z } from "zod";
import { Room, ServerError, type Client } from "@colyseus/core";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import { askMessage } from "#shared/protocol/wire.ts";
import { refusal } from "#main/base/refusal.ts";
import { UnderWay } from "#main/base/rateLimits.ts";

type Requests = Readonly<{
  forms: { readonly [request: string]: z.ZodType };
  roles: { readonly [request: string]: readonly Role[] };
  refused: (visitor: Visitor | null, declared: readonly Role[]) => Refusal | null;
}>;

export type Asker = Readonly<{
  visitor: Visitor | null;
  pass: (request: string, payload: unknown) => Promise<Answer<unknown>>;
}>;
/** Receives what was thrown inside; the client learns only that something was. */
export type Report = (error: unknown) => void;

const askSchema = z.strictObject({ request: z.string().max(40), payload: z.unknown() });

/**
 * Never rejects: answers any problem by a refusal. `raw` is a plain value of bounded size, because
 * `scanPayload` let nothing else pass. Roles are checked before anything is done.
 */
export async function answerAsk(
  { forms, roles, refused }: Requests,
  raw: unknown,
  { visitor, pass }: Asker,
  report: Report,
): Promise<Answer<unknown>> {
  const ask = askSchema.safeParse(raw);
  if (!ask.success) return refusal("wrong-form", "wrongAsk", { problem: problemIn(ask.error) });
  const { request } = ask.data;
  const form = Object.hasOwn(forms, request) ? forms[request] : undefined;
  if (!form) return refusal("unknown-request", "unknownRequest", { known: Object.keys(forms) });
  const unwelcome = refused(visitor, roles[request] ?? []);
  if (unwelcome) return unwelcome;
  const payload = form.safeParse(ask.data.payload);
  if (!payload.success)
    return refusal("wrong-form", "wrongPayload", { request, problem: problemIn(payload.error) });
  if (speaksForAnother(payload.data)) return refusal("not-yours", "seatNamed");
  try {
    return await pass(request, payload.data);
  } catch (error) {
    report(error);
    return refusal("fault", "fault");
  }
}

/**
 * The host sets `seat` and `auto` on moves; a client that sends them is pretending to be somebody
 * else.
 */
function speaksForAnother(payload: unknown): boolean {
  const { move, part } = payload as { readonly move?: unknown; readonly part?: unknown };
  const isAnothers =
    typeof move === "object" && move !== null && ("seat" in move || "auto" in move);
  return isAnothers || (typeof part === "object" && part !== null && speaksForAnother(part));
}

/** A person makes one at a time. */
const mostAsksAtOnce = 8;
/**
 * A slow line needs two round trips to take up its place; shutdown waits as long for one that is
 * never taken up.
 */
const reservationSeconds = 3;
/** Only ticks the room's clock, which nothing here uses; there is no state to synchronise. */
const tickMs = 1000;

/** `request` is the one that is asked, if the message names one. */
type InTurn = (
  client: Client,
  work: () => Promise<Answer<unknown>>,
  request: unknown,
) => Promise<Answer<unknown>>;

const requestIn = (raw: unknown): unknown =>
  typeof raw === "object" && raw !== null && "request" in raw ? raw.request : null;

/**
 * Only messages: no synchronised state, no timers, and no reconnection by Colyseus – a seat's token
 * does that.
 */
export abstract class GuardedRoom extends Room {
  override patchRate = tickMs;
  abstract override maxClients: number;
  override seatReservationTimeout = reservationSeconds;
  override autoDispose = false;

  /** Receives faults; a ServerError is a refusal, not a fault. */
  protected abstract readonly report: Report;

  /** Without it a throwing handler would end the process and every table with it. */
  override onUncaughtException(error: Error): void {
    if (!(error.cause instanceof ServerError)) this.report(error.cause ?? error);
  }

  protected async openAs(id: string): Promise<void> {
    this.roomId = id;
    await this.setPrivate(true);
  }

  /** `askerOf` is called for each request: who somebody is may change while they are connected. */
  protected takeAsks(
    requests: Requests,
    askerOf: (client: Client) => Asker | Refusal,
    inTurn: InTurn,
  ): void {
    const underWay = new UnderWay();
    const answer = async (client: Client, raw: unknown): Promise<Answer<unknown>> => {
      const { sessionId } = client;
      return underWay.of(sessionId) >= mostAsksAtOnce
        ? refusal("flood", "flood")
        : underWay.during(sessionId, () =>
            inTurn(client, () => this.#answered(requests, raw, askerOf(client)), requestIn(raw)),
          );
    };
    // `guardedSocket.ts` lets no other message through.
    this.onMessage(askMessage, (client, raw: unknown): unknown => answer(client, raw));
  }

  #answered(requests: Requests, raw: unknown, asker: Asker | Refusal): Promise<Answer<unknown>> {
    return "ok" in asker ? Promise.resolve(asker) : answerAsk(requests, raw, asker, this.report);
  }
}
