import { Room, ServerError, type Client } from "@colyseus/core";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import { askMessage } from "#shared/protocol/wire.ts";
import { refusal } from "#main/base/refusal.ts";
import { UnderWay } from "#main/base/rateLimits.ts";
import { answerAsk, type Asker, type Report, type Requests } from "./asks.ts";

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
