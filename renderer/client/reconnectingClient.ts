import type { Room } from "@colyseus/sdk";
import { viewOfParts } from "#shared/contract/viewParts.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { PackedDeal } from "#shared/protocol/dealWire.ts";
import type { SealedMessage } from "#shared/protocol/sealed.ts";
import type {
  ChatLine,
  Hello,
  PartedView,
  TableAnswers,
  ViewMessage,
  TableState,
} from "#shared/protocol/table.ts";
import { protocolVersion, type TableAsk, type TableRequest } from "#shared/protocol/schema.ts";
import { wireCodes } from "#shared/protocol/wire.ts";
import { withLeavers, withKept, withLines } from "./completed.ts";
import { tabStorage } from "./deal/keptDeals.ts";
import { TakingPart } from "./deal/takingPart.ts";
import { frozen } from "./frozen.ts";
import { TakingSeat } from "./sealed/takingSeat.ts";
import { keepHeartbeat, askThrough, joinRoom, leaveLine, TurnedAway, verdictOn } from "./line.ts";
import { Listeners } from "./listeners.ts";
import { noSnapshot, type TableClient, type TableKey, type TableSnapshot } from "./clients.ts";
import { realClock, type ClientClock } from "./clientClock.ts";

type Ending = NonNullable<TableSnapshot["ended"]>;

/**
 * Connects at once and keeps trying until the table ends it or `close` is called; never throws.
 * `send` carries the browser's cookies, as its own `fetch` does.
 */
export function openTable(
  origin: string,
  table: string,
  key: TableKey,
  clock: ClientClock = realClock,
  send: typeof fetch = fetch,
): TableClient {
  const client = new ReconnectingClient(origin, table, key, clock, send);
  void client.run();
  return client;
}

class ReconnectingClient implements TableClient {
  readonly #origin: string;
  readonly #table: string;
  #key: TableKey;
  readonly #clock: ClientClock;
  readonly #send: typeof fetch;
  readonly #listeners = new Listeners();
  readonly #viewers = new Listeners<[view: ViewMessage]>();
  readonly subscribe = this.#listeners.add;
  readonly onView = this.#viewers.add;
  #snapshot = noSnapshot;
  readonly #deals: TakingPart;
  readonly #sealed: TakingSeat;
  #line: Room | null = null;
  readonly #gone = new AbortController();
  #wake = (): void => {};
  #drop = (): void => {};

  constructor(
    origin: string,
    table: string,
    key: TableKey,
    clock: ClientClock,
    send: typeof fetch,
  ) {
    this.#origin = origin;
    this.#table = table;
    this.#key = key;
    this.#clock = clock;
    this.#send = send;
    this.#deals = new TakingPart(
      table,
      (request, payload) => this.ask(request, payload),
      (deals) => this.#change({ deals }),
    );
    this.#sealed = new TakingSeat(table, {
      ask: (request, payload) => this.ask(request, payload),
      at: () => this.#snapshot.table,
      changed: (sealed) => this.#change({ sealed }),
      storage: tabStorage(),
    });
  }

  snapshot(): TableSnapshot {
    return this.#snapshot;
  }

  async ask<R extends TableRequest>(
    request: R,
    payload: TableAsk<R>,
  ): Promise<Answer<TableAnswers[R]>> {
    if (request === "ready") await this.#deals.arrived(this.#clock);
    const answer = await this.#asked(request, payload);
    if (answer.ok && request === "sit") this.#become(answer.value as TableAnswers["sit"]);
    if (answer.ok && request === "leave") this.#become({ player: null });
    return answer;
  }

  /** A move by cards that the host does not know is the page's own to make (H-51). */
  async #asked<R extends TableRequest>(
    request: R,
    payload: TableAsk<R>,
  ): Promise<Answer<TableAnswers[R]>> {
    const sealed = request === "move" ? await this.#sealed.move(payload as TableAsk<"move">) : null;
    return (sealed as Answer<TableAnswers[R]> | null) ?? askThrough(this.#line, request, payload);
  }

  close(): void {
    if (this.#gone.signal.aborted) return;
    this.#gone.abort();
    this.#listeners.clear();
    this.#viewers.clear();
    this.#sealed.arrive(null);
    leaveLine(this.#line);
    this.#drop();
    this.#wake();
  }

  async run(): Promise<void> {
    const sleepNoMore = this.#clock.onWake(() => this.#wake());
    let attempt = 0;
    let ending: Ending | null = null;
    while (!this.#gone.signal.aborted && ending === null) {
      await this.#pause(delayBefore(attempt));
      attempt += 1;
      if (this.#gone.signal.aborted) break;
      try {
        const line = await joinRoom(
          this.#origin,
          this.#table,
          { protocol: protocolVersion, ...this.#key },
          { patienceMs: attemptMs, clock: this.#clock, send: this.#send, gone: this.#gone.signal },
        );
        attempt = 0;
        ending = endingOf(await this.#serve(line));
      } catch (error) {
        ending = verdictOn(error);
        if (ending !== null && error instanceof TurnedAway)
          this.#change({ refusal: error.refusal });
      }
      if (ending === null)
        this.#change({ link: this.#snapshot.table === null ? "connecting" : "lost" });
    }
    sleepNoMore();
    if (ending !== null) this.#change({ link: "ended", ended: ending });
  }

  async #pause(ms: number): Promise<void> {
    if (ms === 0) return;
    await new Promise<void>((resolve) => {
      const forget = this.#clock.after(ms, resolve);
      this.#wake = () => {
        forget();
        resolve();
      };
    });
    this.#wake = () => {};
  }

  /** Handles the host's messages until the line is lost; returns its close code, 0 for none. */
  async #serve(line: Room): Promise<number> {
    if (this.#gone.signal.aborted) {
      leaveLine(line);
      return 0;
    }
    this.#line = line;
    this.#heed(line);
    this.#watch(line);
    let hush = (): void => {};
    const code = await new Promise<number>((resolve) => {
      this.#drop = () => resolve(0);
      line.onLeave((left) => resolve(left));
      hush = keepHeartbeat(line, this.#clock, () => {
        resolve(0);
        line.connection.close();
      });
    });
    hush();
    this.#line = null;
    line.removeAllListeners();
    // Prevents warnings about messages that still arrive.
    line.onMessage("*", () => {});
    return code;
  }

  #heed(line: Room): void {
    line.onMessage<Hello>("hello", ({ player, token }) => {
      if (token !== undefined) this.#key = { token };
      this.#change({ link: "open", player });
      this.#deals.arrive(player);
      this.#sealed.arrive(player);
    });
    line.onMessage<PackedDeal>("deal", (message) => this.#deals.hear(message));
    line.onMessage<SealedMessage>("sealed", (message) => this.#sealed.hear(message));
    line.onMessage<TableState>("table", (state) =>
      this.#change({
        table: frozen(withLeavers(this.#snapshot.table, state)),
        tableAt: this.#clock.now(),
      }),
    );
    line.onMessage<TableState["clocks"]>("clocks", (clocks) => {
      const { table } = this.#snapshot;
      if (table) this.#change({ table: frozen({ ...table, clocks }), tableAt: this.#clock.now() });
    });
    line.onMessage<readonly ChatLine[]>("chat", (lines) =>
      this.#change({ chat: withLines(this.#snapshot.chat, frozen(lines)) }),
    );
  }

  #watch(line: Room): void {
    // After any pause the host's present view is right, whatever its number.
    let first = true;
    let last: ViewMessage | null = null;
    const take = (sent: ViewMessage): void => {
      const isFirst = first;
      first = false;
      this.#sealed.see((last = withKept(sent, last)), (view) => {
        if (isFirst ? !isSame(this.#snapshot.view, view) : isNewer(this.#snapshot.view, view))
          this.#show(frozen(view));
      });
    };
    line.onMessage<ViewMessage>("view", take);
    line.onMessage<PartedView>("parts", ([open, { number, round, game, ...own }]) =>
      take({
        ...viewOfParts(open, own),
        number,
        round,
        game,
        ...(own.kept && { kept: own.kept }),
        ...(own.grown && { grown: own.grown }),
      }),
    );
  }

  #become({ player, token }: Pick<Hello, "player" | "token">): void {
    this.#key = token === undefined ? {} : { token };
    this.#change({ player });
    this.#deals.arrive(player);
    this.#sealed.arrive(player);
  }

  #show(view: ViewMessage): void {
    this.#change({ view });
    this.#viewers.tell(view);
    this.#deals.see(view);
  }

  #change(change: Partial<TableSnapshot>): void {
    this.#snapshot = Object.freeze({ ...this.#snapshot, ...change });
    this.#listeners.tell();
  }
}

const endings: { readonly [code: number]: Ending } = {
  [wireCodes.takenOver]: "taken-over",
  [wireCodes.tableClosed]: "table-closed",
  [wireCodes.removed]: "removed",
  [wireCodes.lanClosed]: "lan-closed",
  [wireCodes.crowded]: "crowded",
  [wireCodes.tooManyLines]: "too-many-lines",
};
const endingOf = (code: number): Ending | null => endings[code] ?? null;

/**
 * Views are numbered per viewer, so they start again when the viewer changes. A different view with
 * the same number is the same step, shown differently.
 */
const isNewer = (known: ViewMessage | null, view: ViewMessage) =>
  known === null ||
  view.round > known.round ||
  (view.round === known.round &&
    (view.number > known.number ||
      view.seen.viewer !== known.seen.viewer ||
      (view.number === known.number && !isSame(known, view))));

/** The same view sent again after reconnecting must not be animated again. */
const isSame = (known: ViewMessage | null, view: ViewMessage) =>
  known !== null &&
  view.round === known.round &&
  view.number === known.number &&
  JSON.stringify(view.seen) === JSON.stringify(known.seen);

const delays = [0, 100, 200] as const;
const longestMs = 400;

/** ms before attempt `number`, counted from 0. */
export const delayBefore = (number: number): number => delays[number] ?? longestMs;

/** ms that the host may take to answer one attempt; a busy machine takes seconds. */
const attemptMs = 10_000;
