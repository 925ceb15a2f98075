// How does a replay run: to and fro, by itself, at what speed?

import type { ViewMessage } from '#shared/protocol/messages.ts';
import type { Replay } from '#shared/protocol/replay.ts';
import type { TableState } from '#shared/protocol/table.ts';
import { realClock, type ClientClock } from '#renderer/client/clientClock.ts';
import type { TableSnapshot } from '#renderer/client/clients.ts';
import type { Driver } from '#renderer/table/BareTable.tsx';
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

type Shows = Pick<Parameters<Driver['drive']>[0], 'take' | 'jump'>;

/** Stands still at the deal at first. */
export class Reel implements Driver {
  /** How the table stands all the time. */
  readonly snapshot: TableSnapshot & { readonly table: TableState };
  readonly #clock: ClientClock;
  readonly #listeners = new Set<() => void>();
  readonly #driven = new Set<Shows>();
  #state: ReelState;
  #isMoving = false;
  #stopTimer: () => void = () => undefined;

  constructor(replay: Replay, clock: ClientClock = realClock) {
    this.#clock = clock;
    this.#state = { lines: seenLines(replay), at: 0, isPlaying: false, speed: 1 };
    this.snapshot = { link: 'open', ended: null, refusal: null, table: replayTable(replay), tableAt: 0, view: null, player: null, chat: [] };
  }

  /** Shows there what this tells, from where it stands on; ends with what comes back. */
  drive(player: Shows): () => void {
    player.jump(this.#past());
    this.#driven.add(player);
    return () => this.#driven.delete(player);
  }

  readonly state = (): ReelState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

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
    for (const player of this.#driven) player.take(next.message);
  }

  /** Straight to a line. */
  jump(at: number): void {
    this.#set({ at: this.#within(at) });
    for (const player of this.#driven) player.jump(this.#past());
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
