import { Room, ServerError, type Client } from "@colyseus/core";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import { askMessage } from "#shared/protocol/wire.ts";
import { refusal } from "#main/base/refusal.ts";
import { UnderWay } from "#main/base/UnderWay.ts";
import { answerAsk, type Asker, type Report, type Requests } from "./asks.ts";

/** Asks of one client under way at the same time; a person has one. */
const mostAsksAtOnce = 8;
/** A fifty-seat table, its people's second connections and some who knock. */
const mostClients = 128;
/**
 * A slow line takes two journeys there and back to take it up; shutdown waits as long for one that
 * nobody does.
 */
const reservationSeconds = 3;
/** There is no state to send; this only ticks the room's clock, which nothing of ours goes by. */
const tickMs = 1000;

/** When an ask is looked at; at once unless a room says otherwise. */
type InTurn = (client: Client, work: () => Promise<Answer<unknown>>) => Promise<Answer<unknown>>;

/**
 * Messages only: no synchronised state, no timers, no reconnection of Colyseus' own – a seat's
 * token does that.
 */
export abstract class GuardedRoom extends Room {
  override patchRate = tickMs;
  override maxClients = mostClients;
  override seatReservationTimeout = reservationSeconds;
  override autoDispose = false;

  /** Where faults go; a ServerError is a refusal of our own, not a fault. */
  protected abstract readonly report: Report;

  /** Without it a throwing handler would end the process and every table with it. */
  override onUncaughtException(error: Error): void {
    if (!(error.cause instanceof ServerError)) this.report(error.cause ?? error);
  }

  /** Opens under its own name, in no list. */
  protected async openAs(id: string): Promise<void> {
    this.roomId = id;
    await this.setPrivate(true);
  }

  /** `askerOf` is asked anew at each request: who somebody is may change while he is connected. */
  protected takeAsks(
    requests: Requests,
    askerOf: (client: Client) => Asker | Refusal,
    inTurn: InTurn = (_client, work) => work(),
  ): void {
    const underWay = new UnderWay();
    const answer = async (client: Client, raw: unknown): Promise<Answer<unknown>> => {
      const { sessionId } = client;
      return underWay.of(sessionId) >= mostAsksAtOnce
        ? refusal("flood", "flood")
        : underWay.during(sessionId, () =>
            inTurn(client, () => this.#answered(requests, raw, askerOf(client))),
          );
    };
    // Nothing else comes this far.
    this.onMessage(askMessage, (client, raw: unknown): unknown => answer(client, raw));
  }

  #answered(requests: Requests, raw: unknown, asker: Asker | Refusal): Promise<Answer<unknown>> {
    return "ok" in asker ? Promise.resolve(asker) : answerAsk(requests, raw, asker, this.report);
  }
}
