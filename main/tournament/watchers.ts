// Who is sent how a tournament stands, and how often?

import type { Clock } from '#main/host/clock.ts';
import type { Onlooker } from '#main/host/ports.ts';
import type { Visitor } from '#main/host/visitor.ts';
import type { TournamentView } from '#shared/protocol/tournament.ts';

interface Watcher {
  readonly onlooker: Onlooker;
  readonly visitor: Visitor;
}

interface Parts {
  readonly clock: Clock;
  readonly viewFor: (tournament: string, visitor: Visitor) => TournamentView | null;
}

/** Many hands end at once; nobody reads faster than this. */
const restMs = 250;

export class Watchers {
  readonly #parts: Parts;
  /** By tournament. */
  readonly #watchers = new Map<string, Watcher[]>();
  /** Tournaments that have changed since their watchers were told, or were told just now. */
  readonly #resting = new Map<string, { timer: unknown; isNews: boolean }>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  add(tournament: string, watcher: Watcher): void {
    this.remove(watcher.onlooker, tournament);
    this.#watchers.set(tournament, [...(this.#watchers.get(tournament) ?? []), watcher]);
  }

  /** From one tournament, or from all. */
  remove(onlooker: Onlooker, tournament?: string): void {
    for (const [id, watchers] of this.#watchers) {
      if (tournament !== undefined && id !== tournament) continue;
      const left = watchers.filter((watcher) => watcher.onlooker !== onlooker);
      if (left.length > 0) this.#watchers.set(id, left);
      else this.#watchers.delete(id);
    }
  }

  areThere(tournament: string): boolean {
    return this.#watchers.has(tournament);
  }

  /** Told at once, and then again when there has been a rest. */
  changed(tournament: string): void {
    const resting = this.#resting.get(tournament);
    if (resting) resting.isNews = true;
    else this.#tell(tournament);
  }

  stop(): void {
    for (const { timer } of this.#resting.values()) this.#parts.clock.clearTimeout(timer);
    this.#resting.clear();
    this.#watchers.clear();
  }

  #tell(tournament: string): void {
    const watchers = this.#watchers.get(tournament) ?? [];
    if (watchers.length === 0) return;
    for (const { onlooker, visitor } of watchers) {
      const view = this.#parts.viewFor(tournament, visitor);
      if (view) onlooker.sendTournament(view);
    }
    const timer = this.#parts.clock.setTimeout(() => {
      const isNews = this.#resting.get(tournament)?.isNews === true;
      this.#resting.delete(tournament);
      if (isNews) this.#tell(tournament);
    }, restMs);
    this.#resting.set(tournament, { timer, isNews: false });
  }
}
