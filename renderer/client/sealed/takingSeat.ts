import { store, stored } from "#renderer/client/stored.ts";
import type { TableClient } from "#renderer/client/clients.ts";
import type { TabStorage } from "#renderer/client/deal/keptDeals.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { TableAsk } from "#shared/protocol/schema.ts";
import type { SealedMessage } from "#shared/protocol/sealed.ts";
import type { TableState, ViewMessage } from "#shared/protocol/table.ts";
import type { SealedPlan } from "#shared/sealedDeal/parts.ts";
import { isOpenTo, isSealedTo } from "./fitsTable.ts";
import type { FromSeat, KeptSeat, ToSeat } from "./seatMessages.ts";
import { nothingYet, type SealedState } from "./sealedState.ts";

type Ports = Readonly<{
  ask: TableClient["ask"];
  /** The newest state that the host has sent. */
  at: () => TableState | null;
  changed: (state: SealedState | null) => void;
  storage: TabStorage;
}>;

export type Apart = Pick<
  Worker,
  "postMessage" | "terminate" | "onmessage" | "onerror" | "onmessageerror"
>;
type Show = (view: ViewMessage) => void;

const begin = (): Apart =>
  new Worker(new URL("./seatWorker.ts", import.meta.url), { type: "module" });

/**
 * The seat of a page in the sealed deals of its table (H-51). Its program runs in a thread of its
 * own, from the first deal on, and only for players: spectators see nothing that is sealed.
 */
export class TakingSeat {
  readonly #name: string;
  readonly #ports: Ports;
  readonly #begin: () => Apart;
  #player: string | null = null;
  #thread: Apart | null = null;
  /** Of the newest deal that it was told of. */
  #plan: SealedPlan | null = null;
  #ids = 0;
  /** Views that the thread has not shown yet, in their order. */
  readonly #views = new Map<number, Readonly<{ view: ViewMessage; show: Show }>>();
  readonly #moves = new Map<number, (answer: Answer<null> | null) => void>();

  constructor(table: string, ports: Ports, start: () => Apart = begin) {
    this.#name = `cardtable.sealed.${table}`;
    this.#ports = ports;
    this.#begin = start;
  }

  /** A line is open for this player, or for a spectator. */
  arrive(player: string | null): void {
    if (this.#player === player) return;
    this.#player = player;
    if (this.#thread || this.#plan) this.#ports.changed(null);
    this.#plan = null;
    this.#end();
  }

  hear(message: SealedMessage): void {
    if (message.type === "begun" || message.type === "present") {
      this.#plan = message.plan;
      this.#open();
    }
    this.#tell({ type: "hear", message, table: this.#ports.at() });
  }

  /** `show` gets the player's own view in place of the host's, as soon as its cards are known. */
  see(view: ViewMessage, show: Show): void {
    const table = this.#ports.at();
    if (table && this.#concernsSeal(view, table)) this.#open();
    if (!this.#thread) return show(view);
    const id = (this.#ids += 1);
    this.#views.set(id, { view, show });
    this.#tell({ type: "see", id, view, table });
  }

  #concernsSeal(view: ViewMessage, table: TableState): boolean {
    const isUnsealed = isOpenTo(view, table) && table.settings.sealedDeals;
    return isUnsealed || (this.#player !== null && isSealedTo(this.#player, view, table));
  }

  /** Null where the host knows the cards, and takes the move itself. */
  move(asked: TableAsk<"move">): Promise<Answer<null> | null> {
    if (!this.#thread) return Promise.resolve(null);
    const id = (this.#ids += 1);
    return new Promise((resolve) => {
      this.#moves.set(id, resolve);
      this.#tell({ type: "move", id, asked });
    });
  }

  #open(): void {
    const player = this.#player;
    if (this.#thread || player === null) return;
    try {
      this.#thread = this.#begin();
    } catch {
      return this.#sayLost();
    }
    this.#thread.onmessage = ({ data }: MessageEvent<FromSeat>) => this.#heed(data);
    this.#thread.onerror = this.#thread.onmessageerror = () => this.#fail();
    const kept = stored(this.#ports.storage, `${this.#name}.${player}`) as KeptSeat | null;
    this.#tell({ type: "open", player, kept });
  }

  #tell(message: ToSeat): void {
    this.#thread?.postMessage(message);
  }

  #heed(message: FromSeat): void {
    switch (message.type) {
      case "ask":
        return void this.#ports
          .ask("sealed", message.asked)
          .then((answer) => this.#tell({ type: "answered", id: message.id, answer }));
      case "show":
        return this.#show(message);
      case "moved":
        this.#moves.get(message.id)?.(message.answer);
        this.#moves.delete(message.id);
        return;
      case "state":
        return this.#ports.changed(message.state);
      case "keep":
        return store(this.#ports.storage, `${this.#name}.${this.#player}`, message.seat);
    }
  }

  /** Those before it are not shown any more. */
  #show({ id, view }: Extract<FromSeat, { readonly type: "show" }>): void {
    const show = this.#views.get(id)?.show;
    for (const earlier of this.#views.keys()) if (earlier <= id) this.#views.delete(earlier);
    show?.(view);
  }

  /** The script did not come, or broke: what the host shows is shown. A new line tries again. */
  #fail(): void {
    const waiting = [...this.#views.values()];
    this.#end();
    for (const { view, show } of waiting) show(view);
    this.#sayLost();
  }

  #sayLost(): void {
    if (this.#plan) this.#ports.changed({ ...nothingYet(this.#plan), lost: "page" });
  }

  #end(): void {
    this.#thread?.terminate();
    this.#thread = null;
    this.#views.clear();
    for (const resolve of this.#moves.values()) resolve(null);
    this.#moves.clear();
  }
}
