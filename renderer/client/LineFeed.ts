import type { ClientClock } from "./clientClock.ts";
import { noSnapshot, type TableSnapshot } from "./clients.ts";
import { Listeners } from "./listeners.ts";
import type { SentView } from "#shared/contract/seen.ts";
import type { TableState, ViewMessage } from "#shared/protocol/table.ts";

type FedLine = Readonly<{ number: number; view: SentView }>;

/** The pause between two moves, ms. */
const lookingTime = 800;

type FeedInput = Readonly<{
  game: string;
  /** The round's number at its table, from 1. */
  round: number;
  table: TableState;
  /** The person's, in `table`. */
  player: string;
  clock: Pick<ClientClock, "now" | "after">;
  /** Called when a line was shown and when the table has come to rest. */
  changed: () => void;
}>;

/** Shows the lines of a round at a table one after another. */
export class LineFeed {
  readonly #given: FeedInput;
  readonly #listeners = new Listeners();
  readonly #viewers = new Listeners<[view: ViewMessage]>();
  #snapshot: TableSnapshot;
  #coming: readonly FedLine[] = [];
  #isMoving = false;
  #restsSince = -Infinity;
  #pause = lookingTime;
  #stop = () => {};

  constructor(given: FeedInput) {
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
    this.#restsSince = this.#given.clock.now();
    this.#goOn();
  };

  hurry(on: boolean): void {
    this.#pause = on ? 0 : lookingTime;
  }

  /** The first of the lines is shown at once, the others once the table has reported itself. */
  open(lines: readonly FedLine[]): void {
    this.#coming = lines;
    this.#show();
  }

  add(lines: readonly FedLine[]): void {
    const isIdle = this.#coming.length === 0;
    this.#coming = [...this.#coming, ...lines];
    if (isIdle) this.#goOn();
  }

  /** Shows the first of the lines without a pause: the person's own move. */
  answer(lines: readonly FedLine[]): void {
    this.#coming = lines;
    this.#next();
  }

  tell(): void {
    this.#listeners.tell();
  }

  close(): void {
    this.#stop();
  }

  #goOn(): void {
    const { clock, changed } = this.#given;
    this.#stop();
    if (this.#isMoving) return;
    if (this.#coming.length === 0) return changed();
    const wait = Math.max(0, this.#restsSince + this.#pause - clock.now());
    this.#stop = clock.after(wait, () => this.#next());
  }

  /** Goes on at once, because a table without animation never reports any. */
  #next(): void {
    this.#show();
    this.#restsSince = this.#given.clock.now();
    this.#given.changed();
    this.#goOn();
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
