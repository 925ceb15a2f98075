// What was said at a table, and who may say more (H-17)?

import type { Clock } from "#main/base/clock.ts";
import { RecentCount } from "#main/base/RecentCount.ts";
import { refusal } from "#main/base/refusal.ts";
import type { ChatLine } from "#shared/protocol/tableMessages.ts";
import type { Refusal } from "#shared/protocol/answer.ts";

/** Kept for those who come later; a host that was started anew remembers nothing. */
const linesKept = 50;
/** So much may one person say in the span. */
const mostSaid = 5;
const spanMs = 10_000;

interface Speaker {
  readonly profile: string;
  /** Null for who watches. */
  readonly player: string | null;
  readonly name: string;
}

export class Chat {
  readonly #clock: Pick<Clock, "now" | "elapsed">;
  /** By profile. */
  readonly #spoken: RecentCount;
  #lines: readonly ChatLine[] = [];
  #count = 0;

  constructor(clock: Pick<Clock, "now" | "elapsed">) {
    this.#clock = clock;
    this.#spoken = new RecentCount({ spanMs, most: mostSaid, now: () => clock.elapsed() });
  }

  /** The last ones, oldest first. */
  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  /** Text stays text: what of it means anything to a page is the page's to know. */
  say(
    { profile, player, name }: Speaker,
    said: ChatLine["said"],
  ): { readonly ok: true; readonly line: ChatLine } | Refusal {
    const refused = this.speak(profile);
    if (refused) return refused;
    this.#count += 1;
    const line: ChatLine = {
      number: this.#count,
      from: { player, name },
      said,
      at: this.#clock.now(),
    };
    this.#lines = [...this.#lines, line].slice(-linesKept);
    return { ok: true, line };
  }

  /**
   * Why they may say nothing just now; null where they may, and it is counted: what a game takes
   * for talk counts as this does (EN-9).
   */
  speak(profile: string): Refusal | null {
    if (this.#spoken.isFull(profile))
      return refusal("flood", "saysTooMuch", { most: mostSaid, seconds: spanMs / 1000 });
    this.#spoken.count(profile);
    return null;
  }
}
