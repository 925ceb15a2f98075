// Counts what a process does wrong: crashes, and pings left unanswered.

export class CrashBudget {
  private readonly most: number;
  private readonly spanMs: number;
  private crashes: readonly number[] = [];

  constructor(most: number, spanMs: number) {
    this.most = most;
    this.spanMs = spanMs;
  }

  /** `now` in ms; returns how many there were in the span, or null if that is too many. */
  record(now: number): number | null {
    this.crashes = [...this.crashes.filter((at) => now - at < this.spanMs), now];
    return this.crashes.length > this.most ? null : this.crashes.length;
  }

  reset(): void {
    this.crashes = [];
  }
}

/** ms between two pings. */
const everyMs = 2_000;
/**
 * Unanswered pings in a row: ten seconds at work, a minute while it starts, because a large store
 * may take long to open.
 */
const tooMany = { starting: 30, working: 5 } as const;
/**
 * A tick this late was delayed on our own side – the machine slept, or we did – and proves nothing
 * about the other.
 */
const lateMs = 2 * everyMs;

export interface Watched {
  /** The receiver answers with `heard` and the same number. */
  ping(number: number): void;
  onHang(): void;
}

/** Counts pings, not time: a process that sleeps with its machine misses none. */
export class HangWatch {
  private readonly watched: Watched;
  private most: number = tooMany.starting;
  private sent = 0;
  private answered = 0;
  private tickedAt = performance.now();
  private timer: NodeJS.Timeout;

  constructor(watched: Watched) {
    this.watched = watched;
    this.timer = this.next();
  }

  /** From now on it must answer sooner. */
  startedWork(): void {
    this.most = tooMany.working;
    this.answered = this.sent;
  }

  /** Answers all pings before it too; a number that was never sent is ignored. */
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
