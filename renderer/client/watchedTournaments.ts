// Puts together what a line to the house is told of the tournaments that are watched over it.

import type { TournamentMessage, TournamentView } from "#shared/protocol/tournament.ts";
import { watchedAfter, wholeView, type Watched } from "#shared/tournament/watched.ts";
import { frozen } from "./frozen.ts";

/** Of one line: it begins with nothing, as the host does with it. */
export class WatchedTournaments {
  readonly #watched = new Map<string, Watched>();

  /**
   * The view as it is after this message. Null where it is none that anybody here waits for: the
   * ask to watch is answered by a whole one.
   */
  take(message: TournamentMessage): TournamentView | null {
    const [{ id }, change] = message;
    const after = watchedAfter(this.#watched.get(id) ?? null, message);
    if (!after) return null;
    this.#watched.set(id, frozen(after));
    return change !== null && "whole" in change ? null : this.view(id);
  }

  /** Null where it was not told on this line. */
  view(tournament: string): TournamentView | null {
    const watched = this.#watched.get(tournament);
    return watched ? frozen(wholeView(watched)) : null;
  }

  forget(tournament: string): void {
    this.#watched.delete(tournament);
  }
}
