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
