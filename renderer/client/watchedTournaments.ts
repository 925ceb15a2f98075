import type { TournamentMessage, TournamentView } from "#shared/protocol/tournament.ts";
import { watchedAfter, wholeView, type Watched } from "#shared/tournament/watched.ts";
import { frozen } from "./frozen.ts";

export class WatchedTournaments {
  readonly #watched = new Map<string, Watched>();

  /**
   * Returns the view after this message; null if it is not yet needed, because the request to watch
   * is answered with a complete one.
   */
  take(message: TournamentMessage): TournamentView | null {
    const [{ id }, change] = message;
    const after = watchedAfter(this.#watched.get(id) ?? null, message);
    if (!after) return null;
    this.#watched.set(id, frozen(after));
    return change !== null && "whole" in change ? null : this.view(id);
  }

  view(tournament: string): TournamentView | null {
    const watched = this.#watched.get(tournament);
    return watched ? frozen(wholeView(watched)) : null;
  }

  forget(tournament: string): void {
    this.#watched.delete(tournament);
  }
}
