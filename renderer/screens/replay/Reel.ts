// How does a replay run: to and fro, by itself, at what speed?

import { saysOfLine } from '#renderer/client/saysOfLine.ts';
import { refused } from '#shared/game/outcome.ts';
import type { ViewMessage } from '#shared/protocol/messages.ts';
import type { Replay } from '#shared/protocol/replay.ts';
import { realClock, type ClientClock } from '#renderer/client/clientClock.ts';
import type { TableClient, TableSnapshot } from '#renderer/client/clients.ts';
import { replayTable, seenLines, type SeenLine } from './replayTable.ts';

export const speeds = [0.5, 1, 2, 4] as const;

export interface ReelState {
  /** What the present eyes see of the round. */
  readonly lines: readonly SeenLine[];
  /** Which of them is shown. */
  readonly at: number;
  readonly isPlaying: boolean;
  /** One of `speeds`. */
  readonly speed: number;
}

/** How long a move is looked at before the next one, ms at speed 1. */
const lookingTime = 700;

/** Stands still at the deal at first. */
export class Reel {
  readonly session: TableClient;
  readonly #clock: ClientClock;
  readonly #listeners = new Set<() => void>();
  readonly #viewers = new Set<(view: ViewMessage) => void>();
  readonly #jumpers = new Set<(past: readonly ViewMessage[]) => void>();
  #state: ReelState;
  #isMoving = false;
  #stopTimer: () => void = () => undefined;

  constructor(replay: Replay, clock: ClientClock = realClock) {
    this.#clock = clock;
    this.#state = { lines: seenLines(replay), at: 0, isPlaying: false, speed: 1 };
    const snapshot: TableSnapshot = { link: 'open', ended: null, table: replayTable(replay), tableAt: 0, view: null, player: null };
    this.session = {
      snapshot: () => snapshot,
      subscribe: () => () => undefined,
      onView: (listener) => listening(this.#viewers, listener),
      onJump: (listener) => {
        listener(this.#past());
        return listening(this.#jumpers, listener);
      },
      ask: () => Promise.resolve(refused('not-now', saysOfLine('roundOver'))),
      close: () => undefined,
    };
  }

  readonly state = (): ReelState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => listening(this.#listeners, listener);

  get #last(): number {
    return this.#state.lines.length - 1;
  }

  /** The same round through other eyes, at the same move or the last one before it that they see. */
  look(replay: Replay): void {
    const { lines: before, at } = this.#state;
    const number = before[at]?.line.number ?? 0;
    const lines = seenLines(replay);
    this.#set({ lines });
    this.jump(lines.findLastIndex(({ line }) => line.number <= number));
  }

  /** The next move, as it was made. */
  step(): void {
    const next = this.#state.lines[this.#state.at + 1];
    if (!next) return;
    this.#set({ at: this.#state.at + 1 });
    for (const listener of this.#viewers) listener(next.message);
  }

  /** Straight to a line. */
  jump(at: number): void {
    this.#set({ at: this.#within(at) });
    for (const listener of this.#jumpers) listener(this.#past());
  }

  /** From the deal again where the end is shown. */
  play(): void {
    if (this.#state.at === this.#last) this.jump(0);
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

  /** The table tells whether it moves: then the next move has to wait. */
  readonly moved = (isMoving: boolean): void => {
    this.#isMoving = isMoving;
    if (!isMoving && this.#state.isPlaying) this.#waitAndStep();
  };

  #waitAndStep(): void {
    this.#stopTimer();
    this.#stopTimer = this.#clock.after(lookingTime / this.#state.speed, () => {
      if (this.#isMoving) return;
      this.step();
      if (this.#state.at === this.#last) this.pause();
      else this.#waitAndStep();
    });
  }

  #past(): readonly ViewMessage[] {
    return this.#state.lines.slice(0, this.#state.at + 1).map(({ message }) => message);
  }

  #within(at: number): number {
    return Math.min(this.#last, Math.max(0, at));
  }

  #set(change: Partial<ReelState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function listening<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
