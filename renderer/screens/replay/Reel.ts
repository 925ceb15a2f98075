// Loads only the parts of a long round around the present line, ahead of need.

import { refusalWords, type Failed } from "#renderer/context/houseContext.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { ViewMessage, TableState } from "#shared/protocol/table.ts";
import type { Replay } from "#shared/protocol/replay.ts";
import { realClock, type ClientClock } from "#renderer/client/clientClock.ts";
import { noSnapshot, type TableSnapshot } from "#renderer/client/clients.ts";
import { Listeners } from "#renderer/client/listeners.ts";
import type { Driver } from "#renderer/table/BareTable.tsx";
import { replayTable, seenLines, type SeenLine } from "./replayTable.ts";

export const speeds = [0.5, 1, 2, 4] as const;

export type ReelState = Readonly<{
  parts: ReadonlyMap<number, readonly SeenLine[]>;
  size: number;
  /** All lines of the round, seen or not. */
  count: number;
  shown: SeenLine;
  isAtEnd: boolean;
  wanted: number | null;
  failed: Failed | null;
  isPlaying: boolean;
  speed: number;
}>;

export type FetchPart = (eyes: Replay["eyes"], number: number) => Promise<Answer<Replay>>;

/** The pause between two moves at speed 1, ms. */
const lookingTime = 700;
const mostParts = 6;
/** At a jump the table is set up from this many lines at most; a part is larger. */
const longestPast = 1000;

type Shows = Pick<Parameters<Driver["drive"]>[0], "take" | "jump">;
/**
 * The line to show: the last visible one up to this number, or the first one after it as an
 * animated move.
 */
type Wish = { readonly upTo: number } | { readonly after: number };

export const partOf = (number: number, { size }: Pick<ReelState, "size">): number =>
  Math.floor(number / size) + 1;

export class Reel implements Driver {
  readonly snapshot: TableSnapshot & { readonly table: TableState };
  readonly #clock: ClientClock;
  readonly #fetch: FetchPart;
  readonly #listeners = new Listeners();
  readonly #driven = new Set<Shows>();
  #state: ReelState;
  /** A new object for each look, so that parts loaded for an earlier look are dropped. */
  #look: Pick<Replay, "eyes">;
  #wish: Wish | null = null;
  readonly #coming = new Set<number>();
  #isMoving = false;
  #stopTimer = () => {};

  constructor(replay: Replay, fetch: FetchPart, clock: ClientClock = realClock) {
    this.#clock = clock;
    this.#fetch = fetch;
    this.#look = replay;
    const lines = seenLines(replay);
    this.#state = {
      parts: new Map([[replay.part.number, lines]]),
      size: replay.part.size,
      count: replay.count,
      shown: lines[0]!,
      isAtEnd: replay.part.of === 1 && lines.length < 2,
      wanted: null,
      failed: null,
      isPlaying: false,
      speed: 1,
    };
    this.snapshot = { ...noSnapshot, link: "open", table: replayTable(replay) };
  }

  drive(player: Shows): () => void {
    player.jump(this.#past());
    this.#driven.add(player);
    return () => this.#driven.delete(player);
  }

  readonly state = (): ReelState => this.#state;
  readonly subscribe = this.#listeners.add;

  get at(): number {
    return this.#state.wanted ?? this.#number;
  }

  /**
   * Changes to other eyes, at the same line or the last one before it that they see. `replay` may
   * be any part of the round.
   */
  look(replay: Replay): void {
    const { at } = this;
    this.#look = replay;
    this.#coming.clear();
    this.#set({
      parts: new Map([[replay.part.number, seenLines(replay)]]),
      size: replay.part.size,
      count: replay.count,
      failed: null,
    });
    this.jump(at);
  }

  step(): void {
    if (this.#state.isAtEnd) return;
    this.#want({ after: this.#number });
  }

  back(): void {
    this.jump(this.at - 1);
  }

  jump(number: number): void {
    this.#want({ upTo: Math.min(this.#state.count - 1, Math.max(0, number)) });
  }

  play(): void {
    if (this.#state.isAtEnd) this.jump(0);
    this.#set({ isPlaying: true });
    this.#waitAndStep();
  }

  pause(): void {
    this.#stopTimer();
    this.#set({ isPlaying: false });
  }

  set speed(speed: number) {
    this.#set({ speed });
    if (this.#state.isPlaying) this.#waitAndStep();
  }

  /** The next move waits until the table has stopped animating. */
  readonly moved = (isMoving: boolean): void => {
    this.#isMoving = isMoving;
    if (!isMoving && this.#state.isPlaying) this.#waitAndStep();
  };

  need(number: number): void {
    this.#call(this.#partOf(number));
  }

  again(): void {
    this.#set({ failed: null });
    if (this.#wish) this.#want(this.#wish);
  }

  #waitAndStep(): void {
    this.#stopTimer();
    this.#stopTimer = this.#clock.after(lookingTime / this.#state.speed, () => {
      // While a part is awaited, the replay goes on when it has come.
      if (this.#isMoving || this.#wish) return;
      this.step();
      if (this.#state.isAtEnd) this.pause();
      else this.#waitAndStep();
    });
  }

  #want(wish: Wish): void {
    this.#wish = wish;
    const found = "after" in wish ? this.#firstAfter(wish.after) : this.#lastUpTo(wish.upTo);
    if (typeof found === "number") {
      this.#set({ wanted: "after" in wish ? wish.after + 1 : wish.upTo });
      this.#call(found);
      return;
    }
    this.#wish = null;
    this.#set({ wanted: null, failed: null, ...(found && { shown: found }) });
    this.#setEnd();
    if (found) this.#show(found, "after" in wish);
    this.#callAhead();
  }

  #show({ message }: SeenLine, asItWasMade: boolean): void {
    for (const player of this.#driven) {
      if (asItWasMade) player.take(message);
      else player.jump(this.#past());
    }
  }

  get #number(): number {
    return this.#state.shown.line.number;
  }

  #partOf(number: number): number {
    return partOf(number, this.#state);
  }

  #callAhead(): void {
    const { size, count } = this.#state;
    const margin = Math.ceil(size / 4);
    for (const near of [this.#number + margin, this.#number - margin])
      if (near >= 0 && near < count) this.#call(this.#partOf(near));
  }

  #firstAfter(number: number): SeenLine | number | null {
    const { parts, count } = this.#state;
    for (let part = this.#partOf(number); part <= this.#partOf(count - 1); part += 1) {
      const lines = parts.get(part);
      if (!lines) return part;
      const found = lines.find(({ line }) => line.number > number);
      if (found) return found;
    }
    return null;
  }

  #lastUpTo(number: number): SeenLine | number | null {
    for (let part = this.#partOf(number); part >= 1; part -= 1) {
      const lines = this.#state.parts.get(part);
      if (!lines) return part;
      const found = lines.findLast(({ line }) => line.number <= number);
      if (found) return found;
    }
    return null;
  }

  #call(part: number): void {
    if (this.#state.parts.has(part) || this.#coming.has(part)) return;
    const look = this.#look;
    this.#coming.add(part);
    void this.#fetch(look.eyes, part).then((answer) => {
      if (this.#look !== look) return;
      this.#coming.delete(part);
      if (answer.ok) this.#came(answer.value);
      else if (this.#wish) this.#set({ failed: { message: refusalWords(answer) } });
    });
  }

  #came(replay: Replay): void {
    const parts = new Map([...this.#state.parts, [replay.part.number, seenLines(replay)]]);
    const kept = new Set([replay.part.number, this.#partOf(this.#number), this.#partOf(this.at)]);
    for (const part of [...parts.keys()]
      .filter((number) => !kept.has(number))
      .slice(0, Math.max(0, parts.size - mostParts)))
      parts.delete(part);
    this.#set({ parts });
    if (!this.#wish) return this.#setEnd();
    this.#want(this.#wish);
    if (!this.#wish && this.#state.isPlaying) this.#waitAndStep();
  }

  #past(): readonly ViewMessage[] {
    let past: readonly SeenLine[] = [];
    for (let part = this.#partOf(this.#number); past.length < longestPast; part -= 1) {
      const lines = this.#state.parts.get(part);
      if (!lines) break;
      past = [...lines.filter(({ line }) => line.number <= this.#number), ...past];
    }
    return past.slice(-longestPast).map(({ message }) => message);
  }

  #setEnd(): void {
    this.#set({ isAtEnd: this.#firstAfter(this.#number) === null });
  }

  #set(change: Partial<ReelState>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.tell();
  }
}
