// Tells those who watch a tournament how it stands: whole to somebody who begins to, then what has
// changed.

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

/** A tournament as it stands at this moment. */
export interface Shown {
  readonly open: () => OpenTournament;
  readonly times: TournamentTimes;
  readonly ownOf: (visitor: Visitor) => OwnTournament;
}

interface Parts {
  readonly clock: Clock;
  /** Null for one that is not there any more. */
  readonly shown: (tournament: string) => Shown | null;
}

interface Present extends Omit<Shown, "open"> {
  readonly open: OpenTournament;
  /** As it was looked at last, and what has changed since. */
  readonly before: OpenTournament;
  readonly change: OpenChange;
}

interface Watcher {
  readonly onlooker: Onlooker;
  readonly visitor: Visitor;
  /** What was told last, of which only changes are told from now on; many have the same object. */
  open: OpenTournament;
  /** As text: it is short. */
  own: string;
}

interface Known {
  readonly open: OpenTournament;
  /** When it was looked at. */
  readonly at: number;
  /** Something has happened since. */
  isOld: boolean;
}

/** Many hands end at once; nobody reads faster than this. */
const restMs = 250;

export class Watchers {
  readonly #parts: Parts;
  /** By tournament. */
  readonly #watchers = new Map<string, Watcher[]>();
  /** By tournament, as somebody was told of it last. */
  readonly #open = new Map<string, Known>();
  /** Tournaments that have changed since their watchers were told, or were told just now. */
  readonly #resting = new Map<string, { timer: unknown; isNews: boolean }>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Told at once how it stands, whole; also where the same line has watched it before. */
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

  /** From one tournament, or from all. */
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

  /** Told at once, and then again when there has been a rest. */
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
    // Most have been told the same before.
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
   * Where nothing of it has changed it is the same object as before. However many begin to watch,
   * it is not looked at anew for each.
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
    // Also where it is no news to them: the times are, and a screen whose code has ended is to hear
    // of it.
    watcher.onlooker.sendTournament(times, change, text === watcher.own ? null : own);
    watcher.own = text;
  }
}
