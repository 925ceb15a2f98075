// Remembers where parts of recent replays begin, so that the next part need not be replayed from
// the deal.

import type { ReplayedLine } from "#shared/record/replay.ts";
import { noBookmarks, type Bookmarks } from "./replayOf.ts";

/** Never outdated: a finished round does not change. */
export class RoundBookmarks {
  readonly #rounds = new Map<number, ReplayedLine[]>();
  readonly #most: number;

  /** `most`: the number of rounds remembered, last requested first. */
  constructor(most = 4) {
    this.#most = most;
  }

  of(round: number): Bookmarks {
    const lines = this.#rounds.get(round) ?? [];
    this.#rounds.delete(round);
    this.#rounds.set(round, lines);
    if (this.#rounds.size > this.#most) this.#rounds.delete(this.#rounds.keys().next().value!);
    return {
      before: (number) =>
        lines.findLast((line) => line.number < number) ?? noBookmarks.before(number),
      keep: (line) => {
        const at = lines.findLastIndex(({ number }) => number <= line.number);
        if (lines[at]?.number !== line.number) lines.splice(at + 1, 0, line);
      },
    };
  }
}
