/** Null for a client without a profile. */
type Whose = () => string | null;

/** One person may have several connections. */
export class Presence {
  readonly #lines = new Map<object, Whose>();

  came(line: object, whose: Whose): void {
    this.#lines.set(line, whose);
  }

  left(line: object): void {
    this.#lines.delete(line);
  }

  /** Each connection without a profile counts as one person. */
  people(): number {
    const all = [...this.#lines.values()].map((whose) => whose());
    const known = all.filter((profile) => profile !== null);
    return new Set(known).size + all.length - known.length;
  }
}
