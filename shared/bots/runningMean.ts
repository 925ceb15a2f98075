/** A mean of figures that come one by one, and how far it may be off. */
export class RunningMean {
  #count = 0;
  #mean = 0;
  #squares = 0;

  add(figure: number): void {
    this.#count += 1;
    const off = figure - this.#mean;
    this.#mean += off / this.#count;
    this.#squares += off * (figure - this.#mean);
  }

  get count(): number {
    return this.#count;
  }

  /** 0 before the first figure. */
  get mean(): number {
    return this.#mean;
  }

  /** The standard error of the mean; Infinity before the second figure. */
  get error(): number {
    return this.#count < 2 ? Infinity : Math.sqrt(this.#squares / (this.#count - 1) / this.#count);
  }
}
