// How does a table do one thing at a time? What is asked while it is busy waits until that is done.

/** Work runs at once when nothing else does, so that an idle table answers without delay. */
export class WorkQueue {
  readonly #waiting: (() => void)[] = [];
  readonly #onFault: (error: unknown) => void;
  #busy = false;

  /** `onFault` is told of whatever the work throws; the work after it goes on. */
  constructor(onFault: (error: unknown) => void) {
    this.#onFault = onFault;
  }

  do(work: () => void): void {
    this.#waiting.push(work);
    if (this.#busy) return;
    this.#busy = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) this.#try(next);
    this.#busy = false;
  }

  #try(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#onFault(error);
    }
  }
}
