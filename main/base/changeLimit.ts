// Limits how many changes one person may make that others are sent (H-17).

import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { Clock } from "./clock.ts";
import { RecentCount } from "./RecentCount.ts";
import { refusal } from "./refusal.ts";

/** Far more than anybody makes by hand. */
const mostChanges = 30;
const changesMs = 10_000;
/**
 * A player who has left keeps a line in the table's list, so each time makes the table's state
 * longer.
 */
const mostSeats = 12;
const seatsMs = 3_600_000;

/** Counts only accepted changes: a refusal is sent to nobody else. */
export class ChangeLimit {
  readonly #changes: RecentCount;
  readonly #seats: RecentCount;

  constructor({ clock }: { readonly clock: Pick<Clock, "elapsed"> }) {
    const now = (): number => clock.elapsed();
    this.#changes = new RecentCount({ spanMs: changesMs, most: mostChanges, now });
    this.#seats = new RecentCount({ spanMs: seatsMs, most: mostSeats, now });
  }

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

  refusalOfSeat(profile: string): Refusal | null {
    return this.#seats.isFull(profile)
      ? refusal("flood", "sitsTooOften", { most: mostSeats })
      : null;
  }

  satDown(profile: string): void {
    this.#seats.count(profile);
  }
}
