// Does a process that lives still answer? It is asked again and again; one that leaves several
// questions in a row unanswered hangs.

/** Between two pings. */
const everyMs = 2_000;
/**
 * So many unanswered pings in a row are too many: ten seconds at work, a minute while it starts,
 * for a large store may be long in opening.
 */
const tooMany = { starting: 30, working: 5 } as const;
/**
 * A tick so long after the last one was held up on our own side – the machine slept, or we did –,
 * and that says nothing of the other.
 */
const lateMs = 2 * everyMs;

export interface Watched {
  /** Whoever gets it answers with `heard` of the same number. */
  ping(number: number): void;
  onHang(): void;
}

/** Counts pings, not time: what sleeps with its machine misses none. */
export class HangWatch {
  private readonly watched: Watched;
  private most: number = tooMany.starting;
  private sent = 0;
  private answered = 0;
  private tickedAt = performance.now();
  private timer: NodeJS.Timeout;

  /** Begins at once. */
  constructor(watched: Watched) {
    this.watched = watched;
    this.timer = this.next();
  }

  /** It has started: from now on it must answer sooner. */
  startedWork(): void {
    this.most = tooMany.working;
    this.answered = this.sent;
  }

  /** An answer to this ping, and so to all before it; a number that was never sent is none. */
  heard(number: number): void {
    if (number <= this.sent) this.answered = Math.max(this.answered, number);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private next(): NodeJS.Timeout {
    return setTimeout(() => this.tick(), everyMs);
  }

  private tick(): void {
    const now = performance.now();
    if (now - this.tickedAt > lateMs) this.answered = this.sent;
    this.tickedAt = now;
    if (this.sent - this.answered >= this.most) {
      this.watched.onHang();
      return;
    }
    this.sent += 1;
    this.watched.ping(this.sent);
    this.timer = this.next();
  }
}
