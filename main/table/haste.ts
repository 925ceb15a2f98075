// How much faster does a table go for who is alone there with bots (H-30)? Where anybody else sits
// or looks on, no faster.

import type { StoredTable } from "#main/store/tableStore.ts";
import { hurriedPace } from "#main/bots/pace.ts";
import type { Attendance } from "./attendance.ts";
import { present } from "#main/session/seating.ts";

/**
 * One person has a seat, and nobody but he himself watches: how fast anything is done betrays
 * nothing to anybody (C-7).
 */
export function isAlone(table: StoredTable, { watchers }: Pick<Attendance, "watchers">): boolean {
  const [person, ...others] = present(table).filter(({ bot }) => bot === null);
  return (
    person !== undefined &&
    others.length === 0 &&
    watchers.every(({ profile }) => profile !== null && profile === person.profile)
  );
}

export class Haste {
  readonly #isAlone: () => boolean;
  #isHeld = false;
  #isFinishing = false;

  constructor(alone: () => boolean) {
    this.#isAlone = alone;
  }

  get isAlone(): boolean {
    return this.#isAlone();
  }

  /** Asked anew each time: somebody may have come since it was wished for. */
  get isHurried(): boolean {
    return (this.#isHeld || this.#isFinishing) && this.#isAlone();
  }

  /** At which pace bots answer that usually do at this one. */
  paceOf(usual: number): number {
    if (!this.isHurried) return usual;
    return this.#isFinishing ? 0 : Math.min(usual, hurriedPace);
  }

  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
  }

  /** Until the round is over. */
  finish(): void {
    this.#isFinishing = true;
  }

  /** The round is over, or nobody is there any more. */
  end(): void {
    this.#isHeld = false;
    this.#isFinishing = false;
  }
}
