// How many people are connected to the host?

/** Of one connection, at this moment; null for somebody without a profile. */
type Whose = () => string | null;

/** By their lines to tables and to the house: one person may have several. */
export class Presence {
  readonly #lines = new Map<object, Whose>();

  came(line: object, whose: Whose): void {
    this.#lines.set(line, whose);
  }

  left(line: object): void {
    this.#lines.delete(line);
  }

  /** Whoever has no profile is somebody else by each line. */
  people(): number {
    const all = [...this.#lines.values()].map((whose) => whose());
    const known = all.filter((profile) => profile !== null);
    return new Set(known).size + all.length - known.length;
  }
}
