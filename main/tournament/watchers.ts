// Sends watchers of a tournament its state: whole at first, then changes.

import type { Clock } from "#main/base/clock.ts";
import type { Onlooker } from "#main/base/ports.ts";
import type { Visitor } from "#main/base/visitor.ts";
import type {
  OpenChange,
  OpenTournament,
  OwnTournament,
  TournamentTimes,
} from "#shared/protocol/tournament.ts";
import { changeOf } from "#shared/tournament/watched.ts";

export type Shown = Readonly<{
  open: () => OpenTournament;
  times: TournamentTimes;
  ownOf: (visitor: Visitor) => OwnTournament;
}>;

type Parts = Readonly<{
  clock: Clock;
  /** Null if it is gone. */
  shown: (tournament: string) => Shown | null;
}>;

type Present = Omit<Shown, "open"> &
  Readonly<{
    open: OpenTournament;
    /** The state when it was last read, and what has changed since. */
    before: OpenTournament;
    change: OpenChange;
  }>;

interface Watcher {
  readonly onlooker: Onlooker;
  readonly visitor: Visitor;
  /** The state sent last; many watchers share the same object. */
  open: OpenTournament;
  own: string;
}

interface Known {
  readonly open: OpenTournament;
  readonly at: number;
  isOld: boolean;
}

/** ms. Many hands end at once; nobody reads faster than this. */
const restMs = 250;

export class Watchers {
  readonly #parts: Parts;
  readonly #watchers = new Map<string, Watcher[]>();
  readonly #open = new Map<string, Known>();
  /**
   * Tournaments whose watchers were sent something within `restMs`, and whether it has changed
   * since.
   */
  readonly #resting = new Map<string, { timer: unknown; isNews: boolean }>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Even if the same connection already watches it. */
  add(tournament: string, onlooker: Onlooker, visitor: Visitor): void {
    this.remove(onlooker, tournament);
    const shown = this.#present(tournament);
    if (!shown) return;
    const { open, times } = shown;
    const own = shown.ownOf(visitor);
    this.#watchers.set(tournament, [
      ...(this.#watchers.get(tournament) ?? []),
      { onlooker, visitor, open, own: JSON.stringify(own) },
    ]);
    onlooker.sendTournament(times, { whole: open }, own);
  }

  remove(onlooker: Onlooker, tournament?: string): void {
    for (const [id, watchers] of this.#watchers) {
      if (tournament !== undefined && id !== tournament) continue;
      const left = watchers.filter((watcher) => watcher.onlooker !== onlooker);
      this.#watchers.set(id, left);
      if (left.length > 0) continue;
      this.#watchers.delete(id);
      this.#open.delete(id);
    }
  }

  areThere(tournament: string): boolean {
    return this.#watchers.has(tournament);
  }

  /** At once, or at the end of the rest. */
  changed(tournament: string): void {
    const known = this.#open.get(tournament);
    if (known) known.isOld = true;
    const resting = this.#resting.get(tournament);
    if (resting) resting.isNews = true;
    else this.#tell(tournament);
  }

  stop(): void {
    for (const { timer } of this.#resting.values()) this.#parts.clock.clearTimeout(timer);
    this.#resting.clear();
    this.#watchers.clear();
    this.#open.clear();
  }

  #tell(tournament: string): void {
    const watchers = this.#watchers.get(tournament) ?? [];
    const shown = watchers.length === 0 ? null : this.#present(tournament);
    if (!shown) return;
    // Most were sent the same state before.
    const changes = new Map([[shown.before, shown.change]]);
    for (const watcher of watchers) {
      const change = changes.has(watcher.open)
        ? (changes.get(watcher.open) ?? null)
        : changeOf(watcher.open, shown.open);
      changes.set(watcher.open, change);
      this.#sendNews(watcher, shown, change);
    }
    const timer = this.#parts.clock.setTimeout(() => {
      const isNews = this.#resting.get(tournament)?.isNews === true;
      this.#resting.delete(tournament);
      if (isNews) this.#tell(tournament);
    }, restMs);
    this.#resting.set(tournament, { timer, isNews: false });
  }

  /**
   * Reads the state once for all who begin to watch. Returns the same object as before if nothing
   * has changed.
   */
  #present(tournament: string): Present | null {
    const shown = this.#parts.shown(tournament);
    if (!shown) return null;
    const known = this.#open.get(tournament);
    const at = this.#parts.clock.elapsed();
    if (known && !known.isOld && at - known.at < restMs)
      return { ...shown, open: known.open, before: known.open, change: null };
    const now = shown.open();
    const before = known?.open ?? now;
    const change = changeOf(before, now);
    const open = change === null ? before : now;
    this.#open.set(tournament, { open, at, isOld: false });
    return { ...shown, open, before, change };
  }

  #sendNews(watcher: Watcher, { open, times, ownOf }: Present, change: OpenChange): void {
    const own = ownOf(watcher.visitor);
    const text = JSON.stringify(own);
    watcher.open = open;
    // Sent even without news: the times are new, and a screen whose code has ended must notice.
    watcher.onlooker.sendTournament(times, change, text === watcher.own ? null : own);
    watcher.own = text;
  }
}
