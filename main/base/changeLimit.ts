// How much may one person change that others are told of, so that nobody drowns in it (H-17)?

import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { Clock } from "./clock.ts";
import { RecentCount } from "./RecentCount.ts";
import { refusal } from "./refusal.ts";

/** Far more than anybody does by hand. */
const mostChanges = 30;
const changesMs = 10_000;
/**
 * Whoever has left keeps his line in the table's list, so each time makes what all are sent longer.
 */
const mostSeats = 12;
const seatsMs = 3_600_000;

/**
 * Only what was done is counted, by profile, however many lines he has: what is refused is told to
 * nobody else.
 */
export class ChangeLimit {
  readonly #changes: RecentCount;
  readonly #seats: RecentCount;

  constructor({ clock }: { readonly clock: Pick<Clock, "elapsed"> }) {
    const now = (): number => clock.elapsed();
    this.#changes = new RecentCount({ spanMs: changesMs, most: mostChanges, now });
    this.#seats = new RecentCount({ spanMs: seatsMs, most: mostSeats, now });
  }

  /**
   * What the change comes to, which is counted where it is made; a refusal where he may change
   * nothing just now.
   */
  within<T>(profile: string, change: () => Answer<T>): Answer<T>;
  within<T>(
    profile: string,
    change: () => Answer<T> | Promise<Answer<T>>,
  ): Answer<T> | Promise<Answer<T>>;
  within<T>(
    profile: string,
    change: () => Answer<T> | Promise<Answer<T>>,
  ): Answer<T> | Promise<Answer<T>> {
    if (this.#changes.isFull(profile))
      return refusal("flood", "changesTooMuch", { most: mostChanges, seconds: changesMs / 1000 });
    const counted = (answer: Answer<T>): Answer<T> => {
      if (answer.ok) this.#changes.count(profile);
      return answer;
    };
    const answer = change();
    return answer instanceof Promise ? answer.then(counted) : counted(answer);
  }

  /** Why he may not sit down again; null where he may. */
  refusalOfSeat(profile: string): Refusal | null {
    return this.#seats.isFull(profile)
      ? refusal("flood", "sitsTooOften", { most: mostSeats })
      : null;
  }

  satDown(profile: string): void {
    this.#seats.count(profile);
  }
}
