// How does a table reach one client?

import type { Client } from "@colyseus/core";
import type { Public } from "#shared/contract/json.ts";
import type { CommonFacts, Move } from "#shared/contract/round.ts";
import type { View } from "#shared/contract/view.ts";
import { ownPart } from "#shared/contract/viewParts.ts";
import type { ChatLine, Hello, TableMessages } from "#shared/protocol/tableMessages.ts";
import type { TableState } from "#shared/protocol/table.ts";
import { wireCodes } from "#shared/protocol/wire.ts";
import type { Connection, EndReason } from "#main/base/ports.ts";
import { LastingFacts, viewWithout } from "./lastingFacts.ts";
import { clocksFrame, partsFrame, tableFrame } from "./packing.ts";

const codes: { readonly [R in EndReason]: number } = {
  "taken-over": wireCodes.takenOver,
  "too-many-lines": wireCodes.tooManyLines,
  crowded: wireCodes.crowded,
  "table-closed": wireCodes.tableClosed,
  removed: wireCodes.removed,
  "lan-closed": wireCodes.lanClosed,
};

export class TableConnection implements Connection {
  /** H-39: the screen that it is of, by its lasting key. */
  readonly screen: string | null;
  readonly #client: Client;
  /** What the table sends while the client is still arriving: the hello goes before it. */
  #held: (() => void)[] | null = [];
  readonly #lasting = new LastingFacts();
  #ended = false;

  constructor(client: Client, screen: string | null = null) {
    this.screen = screen;
    this.#client = client;
  }

  /** True once the table is done with this client; it may ask for nothing more. */
  get ended(): boolean {
    return this.#ended;
  }

  greet(hello: Hello): void {
    const held = this.#held ?? [];
    this.#held = null;
    this.#send("hello", hello);
    for (const send of held) send();
  }

  sendTable(state: TableState): void {
    this.#put(() => this.#client.enqueueRaw(tableFrame(state)));
  }

  sendClocks(clocks: TableState["clocks"]): void {
    this.#put(() => this.#client.enqueueRaw(clocksFrame(clocks)));
  }

  sendView<O extends Public, F extends CommonFacts, M extends Move>(
    view: View<O, F, M>,
    number: number,
    round: number,
    game: string,
    open?: View<O, F, M>,
  ): void {
    // What is known is found out when it is sent, for what is held back is sent in this order.
    this.#put(() => {
      const news = this.#lasting.news(view.seen, game, round);
      const { kept, grown } = news;
      const about = {
        number,
        round,
        game,
        ...(kept.length > 0 && { kept }),
        ...(Object.keys(grown).length > 0 && { grown }),
      };
      if (open)
        this.#client.enqueueRaw(
          partsFrame([viewWithout(open, news), { ...ownPart(view, open), ...about }]),
        );
      else
        this.#client.send("view" satisfies keyof TableMessages, {
          ...viewWithout(view, news),
          ...about,
        });
    });
  }

  sendChat(lines: readonly ChatLine[]): void {
    this.#send("chat", lines);
  }

  end(reason: EndReason): void {
    this.#ended = true;
    this.#client.leave(codes[reason], reason);
  }

  #send<K extends keyof TableMessages>(name: K, message: TableMessages[K]): void {
    this.#put(() => this.#client.send(name, message));
  }

  #put(send: () => void): void {
    if (this.#ended) return;
    if (this.#held) this.#held.push(() => this.#put(send));
    else send();
  }
}
