/** The profile behind a connection at this moment; null for a client without one. */
type Whose = () => string | null;

/** Counts people by their connections to tables and to the house; one person may have several. */
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
