import type { SentView } from "#shared/contract/seen.ts";
import type { TableState, ViewMessage } from "#shared/protocol/table.ts";
import type { ClientClock } from "./clientClock.ts";
import { noSnapshot, type TableSnapshot } from "./clients.ts";
import { Listeners } from "./listeners.ts";

type FedLine = Readonly<{ number: number; view: SentView }>;

/** Moments on the clock, ms. */
export type Since = Readonly<{
  /** When the newest line was shown; the first one counts from when the table showed it. */
  shownAt: number;
  /** When the table came to rest. */
  restsAt: number;
}>;

type FeedInput<L> = Readonly<{
  game: string;
  /** The round's number at its table, from 1. */
  round: number;
  table: TableState;
  /** The person's, in `table`. */
  player: string;
  clock: Pick<ClientClock, "now" | "after">;
  /** Returns the moment before which the line is not shown, ms on the clock. */
  dueAt: (line: L, since: Since) => number;
  /** Called when a line was shown and when the table has come to rest. */
  changed: () => void;
}>;

/** Shows the lines of a round at a table one after another, each when the table is at rest. */
export class LineFeed<L extends FedLine = FedLine> {
  readonly #given: FeedInput<L>;
  readonly #listeners = new Listeners();
  readonly #viewers = new Listeners<[view: ViewMessage]>();
  #snapshot: TableSnapshot;
  #coming: readonly L[] = [];
  /** Also until the table has reported itself. */
  #isMoving = true;
  #isFirst = true;
  #since: Since = { shownAt: -Infinity, restsAt: -Infinity };
  #stop = () => {};

  constructor(given: FeedInput<L>) {
    const { table, player } = given;
    this.#given = given;
    this.#snapshot = { ...noSnapshot, link: "open", table, player };
  }

  readonly snapshot = (): TableSnapshot => this.#snapshot;
  readonly subscribe = this.#listeners.add;
  readonly onView = this.#viewers.add;

  /** How many lines are still to be shown. */
  get waiting(): number {
    return this.#coming.length;
  }

  get isMoving(): boolean {
    return this.#isMoving;
  }

  /** The next line waits until the table has stopped animating. */
  readonly moved = (isMoving: boolean): void => {
    this.#isMoving = isMoving;
    const restsAt = this.#given.clock.now();
    this.#since = { shownAt: this.#isFirst ? restsAt : this.#since.shownAt, restsAt };
    this.goOn();
  };

  /** The first of the lines is shown at once, the others once the table has reported itself. */
  open(lines: readonly L[]): void {
    this.#coming = lines;
    this.#show();
  }

  add(lines: readonly L[]): void {
    const isIdle = this.#coming.length === 0;
    this.#coming = [...this.#coming, ...lines];
    if (isIdle) this.goOn();
  }

  /** Shows the first of the lines without a pause: the person's own move. */
  answer(lines: readonly L[]): void {
    this.#coming = lines;
    this.#next();
  }

  tell(): void {
    this.#listeners.tell();
  }

  close(): void {
    this.#stop();
  }

  /** Waits for the next line anew, if there is one: it may be due at another moment by now. */
  goOn(): void {
    const { clock, changed, dueAt } = this.#given;
    this.#stop();
    if (this.#isMoving) return;
    const [line] = this.#coming;
    if (!line) return changed();
    const wait = Math.max(0, dueAt(line, this.#since) - clock.now());
    this.#stop = clock.after(wait, () => this.#next());
  }

  /** Goes on at once, because a table without animation never reports any. */
  #next(): void {
    this.#show();
    const now = this.#given.clock.now();
    this.#since = { shownAt: now, restsAt: now };
    this.#isFirst = false;
    this.#given.changed();
    this.goOn();
  }

  #show(): void {
    const [line, ...rest] = this.#coming;
    if (!line) return;
    this.#coming = rest;
    const { game, round } = this.#given;
    const message: ViewMessage = { ...line.view, number: line.number, round, game };
    this.#snapshot = { ...this.#snapshot, view: message };
    this.#viewers.tell(message);
    this.#listeners.tell();
  }
}
