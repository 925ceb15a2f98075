// Seats some people at one table of the host, each with a connection of their own, and measures the
// time from a move to the view that each of them gets of it.

import type { Room } from "@colyseus/sdk";
import { realClock } from "#renderer/client/clientClock.ts";
import { joinRoom } from "#renderer/client/line.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { View } from "#shared/contract/view.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { ViewMessage, TableState } from "#shared/protocol/table.ts";
import { protocolVersion } from "#shared/protocol/schema.ts";
import { askMessage } from "#shared/protocol/wire.ts";
import { anyMove } from "#test/host/support/localMind.ts";
import { tokenOf } from "../hostTable.ts";
import type { Tally } from "./tally.ts";

const patienceMs = 60_000;

interface Guest {
  readonly room: Room;
  view: ViewMessage | null;
}

/** A move is made, and one of them has yet to see it. */
type Flight = Readonly<{
  sentAt: number;
  unseen: Set<Guest>;
  seen: () => void;
}>;

export class TableOfGuests {
  readonly #guests: Guest[] = [];
  readonly #tally: Tally;
  #stage: TableState["stage"] = "waiting";
  /** True once somebody has lost all their chips. */
  #isBroke = false;
  #flight: Flight | null = null;
  readonly #dice: DiceReader;
  #stopped = false;

  private constructor(tally: Tally, table: string) {
    this.#tally = tally;
    this.#dice = new DiceReader(newDice(table));
  }

  static async sit(
    url: string,
    table: string,
    seats: number,
    tally: Tally,
  ): Promise<TableOfGuests> {
    const sitting = new TableOfGuests(tally, table);
    await Promise.all(
      Array.from({ length: seats }, (_, place) => sitting.#join(url, table, tokenOf(place, table))),
    );
    return sitting;
  }

  /**
   * One move every `everyMs`; 0: the next as soon as all have seen the last. A table that was late
   * keeps to its beat: tables that a moment's delay has brought together would else move together
   * ever after. Resolves once it is told to stop.
   */
  async play(everyMs: number): Promise<void> {
    let due = performance.now();
    while (!this.#stopped) {
      await this.#moveOrDeal();
      if (everyMs === 0) continue;
      const now = performance.now();
      do due += everyMs;
      while (due <= now);
      await new Promise((resolve) => setTimeout(resolve, due - now));
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  leave(): void {
    for (const { room } of this.#guests) void room.leave();
  }

  async #join(url: string, table: string, token: string): Promise<void> {
    const room = await joinRoom(
      url,
      table,
      { protocol: protocolVersion, token },
      { patienceMs, clock: realClock },
    );
    const guest: Guest = { room, view: null };
    this.#guests.push(guest);
    guest.room.onMessage<ViewMessage>("view", (view) => {
      guest.view = view;
      this.#tally.views += 1;
      const flight = this.#flight;
      if (!flight?.unseen.delete(guest) || flight.unseen.size > 0) return;
      this.#tally.latencies.push(performance.now() - flight.sentAt);
      this.#flight = null;
      flight.seen();
    });
    guest.room.onMessage<TableState>("table", ({ stage, players }) => {
      this.#stage = stage;
      this.#isBroke = players.some(({ bot, chips }) => bot === null && chips === 0);
    });
    for (const other of ["hello", "clocks", "parts", "chat"]) guest.room.onMessage(other, () => {});
  }

  /** Where nobody waits between moves, others must come to their turn. */
  async #idle(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
  }

  async #moveOrDeal(): Promise<void> {
    if (this.#stage !== "playing") {
      for (const { room } of this.#guests) {
        if (this.#isBroke) await ask(room, "rebuy", {});
        await ask(room, "ready", {});
      }
      return;
    }
    const acting = this.#guests.find(({ view }) => (view?.seen.legal.length ?? 0) > 0);
    // Bots are to act, or the news is still on its way.
    if (!acting?.view) return this.#idle();
    const move = anyMove().choose(View.received(acting.view), this.#dice);
    const seen = new Promise<void>(
      (resolve) =>
        (this.#flight = {
          sentAt: performance.now(),
          unseen: new Set(this.#guests),
          seen: resolve,
        }),
    );
    const answer = await ask(acting.room, "move", { answers: acting.view.number, move });
    if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.key}`);
    this.#tally.moves += 1;
    await seen;
    this.#tally.played();
  }
}

const ask = (room: Room, request: string, payload: unknown): Promise<Answer<unknown>> =>
  room.request<unknown, Answer<unknown>>(askMessage, { request, payload }, { timeout: patienceMs });
