// A host that deals a sealed round to a few pages in one process, honestly or not.

import type { TabStorage } from "#renderer/client/deal/keptDeals.ts";
import { TakingSeat } from "#renderer/client/sealed/takingSeat.ts";
import type { SealedState } from "#renderer/client/sealed/sealedState.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { refused } from "#shared/contract/outcome.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { View } from "#shared/contract/view.ts";
import { botOf, gameOf } from "#shared/games/catalogue.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { SealedMessage } from "#shared/protocol/sealed.ts";
import type { TableState, ViewMessage } from "#shared/protocol/table.ts";
import type {
  BoxedShare,
  SealedEntry,
  SealedFault,
  SealedPart,
  SealedPlan,
} from "#shared/sealedDeal/parts.ts";
import {
  begunDeal,
  hostMoved,
  SealedRefusalError,
  withPart,
  type SealedDeal,
} from "#shared/sealedDeal/sealedDeal.ts";
import type { RandomBytes } from "#shared/sealedDeal/scalars.ts";
import { SimulatedClock } from "#test/client/SimulatedClock.ts";
import { tab } from "#test/renderer/client/dealHost.ts";
import { fastGroup as group } from "#test/sealedDeal/fastGroup.ts";
import { seededRandom } from "#test/sealedDeal/seededRandom.ts";
import { threadBeside } from "./threadBeside.ts";

const table = "t4b1e";

export const planOf = (game: string, changed: Partial<SealedPlan> = {}): SealedPlan => ({
  ...{ deal: "d".repeat(32), table, round: 1, game, options: {}, players: ["p0", "p1"] },
  ...{ dealer: 0, carry: {} },
  ...changed,
});

const refusal = (code: string): Answer<null> => refused(code, { key: "k", args: {} });

type Asked = Readonly<{ deal: string; answers?: number; part: SealedPart }>;

class Page {
  readonly seat: Seat;
  readonly #host: SealedHost;
  readonly #random: RandomBytes;
  #taking: TakingSeat;
  isOnLine = true;
  readonly storage: TabStorage;
  state: SealedState | null = null;
  readonly views: ViewMessage[] = [];

  constructor(host: SealedHost, seat: Seat, storage: TabStorage) {
    this.seat = seat;
    this.storage = storage;
    this.#host = host;
    this.#random = seededRandom(`page ${seat}`);
    this.#taking = this.#open();
  }

  get view(): ViewMessage {
    return this.views.at(-1)!;
  }

  #open(): TakingSeat {
    const { players } = this.#host.plan;
    const taking = new TakingSeat(
      table,
      {
        ask: (async (_request: string, asked: Asked) =>
          this.isOnLine ? this.#host.answer(this.seat, asked) : refusal("not-connected")) as never,
        at: () => this.#host.table,
        changed: (state) => (this.state = state),
        storage: this.storage,
      },
      () => threadBeside(this.#random, this.#host.clock),
    );
    taking.arrive(players[this.seat]!);
    return taking;
  }

  hear(message: SealedMessage): void {
    this.#taking.hear(message);
  }

  see(view: ViewMessage): void {
    this.#taking.see(view, (own) => this.views.push(own));
  }

  /** Loaded again, with what `storage` has kept. */
  reload(): void {
    this.#taking = this.#open();
    this.views.length = 0;
  }

  move(move: Move, answers = this.view.number): Promise<Answer<null> | null> {
    return this.#taking.move({ answers, move });
  }
}

/** What a host that cheats sends in place of what it should; null: nothing. */
type Tampering = (message: SealedMessage, seat: Seat) => SealedMessage | null;

export class SealedHost {
  readonly plan: SealedPlan;
  readonly pages: readonly Page[];
  readonly entries: SealedEntry[] = [];
  readonly #boxes: BoxedShare[] = [];
  readonly #refused: Readonly<{ seat: Seat; part: SealedPart }>[] = [];
  /** That pages have told of, by their seats. */
  readonly faults: Readonly<{ by: Seat; fault: SealedFault }>[] = [];
  deal: SealedDeal;
  readonly clock = new SimulatedClock();
  tamper: Tampering = (message) => message;
  /** What it cannot take for now, and why. */
  refusing: Readonly<{ type: SealedPart["type"]; code: string }> | null = null;
  /** What happens while a page's move is on its way. */
  beforeMove = (): void => {};
  isSetSealed = true;
  #shown = -1;
  #changes = 0;

  constructor(plan: SealedPlan, storages: readonly TabStorage[] = []) {
    this.plan = plan;
    this.deal = begunDeal(plan, null);
    this.pages = plan.players.map((_, seat) => new Page(this, seat, storages[seat] ?? tab()));
  }

  get table(): TableState {
    const { game, options, players } = this.plan;
    return {
      ...{ id: table, roundNumber: this.deal.newest ? 1 : 0 },
      ...{ stage: this.deal.newest ? "playing" : "waiting" },
      settings: { sealedDeals: this.isSetSealed },
      rotation: [{ game, rounds: 1, options }],
      players: players.map((id, seat) => ({ id, seat, bot: null })),
    } as unknown as TableState;
  }

  /** As long as anybody has something to say. */
  async settled(): Promise<void> {
    for (let before = -1; before !== this.#changes;) {
      before = this.#changes;
      await new Promise(setImmediate);
    }
  }

  async begin(): Promise<void> {
    for (const { seat } of this.pages) this.send(seat, { type: "begun", plan: this.plan });
    await this.settled();
  }

  send(seat: Seat, message: SealedMessage): void {
    this.#changes += 1;
    const sent = this.tamper(message, seat);
    if (sent && this.pages[seat]!.isOnLine) this.pages[seat]!.hear(sent);
  }

  /** A new line of the page: it is told where the deal stands. */
  present(seat: Seat): void {
    const boxes = this.#boxes.filter(({ to }) => to === seat);
    this.send(seat, { type: "present", plan: this.plan, entries: [...this.entries], boxes });
    this.#show(seat, true);
  }

  answer(seat: Seat, { part, answers }: Asked): Answer<null> {
    if (part.type === "moved") this.beforeMove();
    this.#changes += 1;
    if (part.type === this.refusing?.type) {
      this.#refused.push({ seat, part });
      return refusal(this.refusing.code);
    }
    if (part.type === "fault") {
      this.faults.push({ by: seat, fault: part.fault });
      return { ok: true, value: null };
    }
    if (part.type === "moved" && answers !== this.deal.newest?.number) return refusal("stale");
    try {
      const { deal, entries, boxes } = withPart(group, this.deal, seat, part);
      this.deal = deal;
      for (const entry of entries) this.#log(entry);
      for (const box of boxes) this.#pass(box);
    } catch (error) {
      if (error instanceof SealedRefusalError) return refusal("stale");
      throw error;
    }
    this.#showNewest();
    return { ok: true, value: null };
  }

  /** Takes one of those that it refused before. */
  takeRefused(): void {
    const [{ seat, part } = {}] = this.#refused.splice(0, 1);
    this.refusing = null;
    if (seat !== undefined && part) this.answer(seat, { deal: this.plan.deal, part });
  }

  /** A player leaves (C-5). */
  leave(seat: Seat): void {
    const { deal, entries } = hostMoved(group, this.deal, seat, { type: "leave" }, false);
    this.deal = deal;
    for (const entry of entries) this.#log(entry);
    this.#showNewest();
  }

  #log(entry: SealedEntry): void {
    const number = this.entries.push(entry) - 1;
    for (const page of this.pages) this.send(page.seat, { type: "entry", number, entry });
  }

  #pass(box: BoxedShare): void {
    this.#boxes.push(box);
    this.send(box.to, { type: "boxes", boxes: [box] });
  }

  #showNewest(): void {
    const number = this.deal.newest?.number ?? -1;
    if (number === this.#shown) return;
    this.#shown = number;
    for (const { seat } of this.pages) this.#show(seat, false);
  }

  /** What spectators see, which is all that the host knows. */
  #show(seat: Seat, isPresent: boolean): void {
    const page = this.pages[seat]!;
    const { newest } = this.deal;
    if (!newest || !page.isOnLine) return;
    const step = isPresent ? { ...newest.step, happened: [] } : newest.step;
    const { seen, happened } = View.of(gameOf(this.plan.game)!, step, "spectator");
    page.see({ seen, happened, number: newest.number, round: 1, game: this.plan.game });
  }

  toMove(): Seat {
    return this.pages.find(({ view }) => view.seen.legal.length > 0)!.seat;
  }

  /** Every page's player moves as a bot would, by their own view alone; returns false once the round is over. */
  async playOn(): Promise<boolean> {
    const dice = new DiceReader(newDice(`move ${this.entries.length}`));
    const page = this.pages.find(({ view }) => view.seen.legal.length > 0);
    if (!page) return false;
    const bot = botOf(this.plan.game, "regular");
    await page.move(bot.choose(View.received(page.view), dice));
    await this.settled();
    return true;
  }

  async playOut(): Promise<void> {
    while (await this.playOn());
  }
}
