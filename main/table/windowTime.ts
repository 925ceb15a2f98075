// How much is left of the response window that is open? Only its number and its lengths are asked,
// never a hand.

import type { Window } from "#shared/contract/game.ts";
import type { Clock } from "#main/base/clock.ts";

interface Open {
  readonly window: Window;
  readonly openedAt: number;
}

export class WindowTime {
  readonly #clock: Pick<Clock, "elapsed">;
  #open: Open | null = null;

  constructor(clock: Pick<Clock, "elapsed">) {
    this.#clock = clock;
  }

  /** The window that is open now: another one than before begins its time, the same one goes on. */
  follow(window: Window | null): void {
    if (window?.number === this.#open?.window.number) return;
    this.#open = window && { window, openedAt: this.#clock.elapsed() };
  }

  /** The same window from its beginning: nobody was there to answer. */
  restart(): void {
    this.#open &&= { ...this.#open, openedAt: this.#clock.elapsed() };
  }

  get isOpen(): boolean {
    return this.#open !== null;
  }

  /** Its whole length; 0 where none is open. */
  get fullMs(): number {
    return this.#open?.window.fullMs ?? 0;
  }

  /** ms for which it may not close yet. */
  get floorLeftMs(): number {
    return this.#leftOf(this.#open?.window.floorMs ?? 0);
  }

  /** ms until it closes by itself. */
  get leftMs(): number {
    return this.#leftOf(this.fullMs);
  }

  #leftOf(ms: number): number {
    return this.#open ? Math.max(0, this.#open.openedAt + ms - this.#clock.elapsed()) : 0;
  }
}
