// A live table on its way to its next state, and the effects that go with it.

import { isDeepStrictEqual } from "node:util";
import type { Answer } from "#shared/protocol/answer.ts";
import { revised, type TableChange } from "./changes.ts";
import type { AskId, StepContext, StoreEffect, TableEffect, TableEvent } from "./event.ts";
import type { Due, Moment, TableState } from "./state.ts";

export class TableStep implements Moment {
  readonly given: StepContext;
  readonly effects: TableEffect[] = [];
  readonly #before: TableState;
  #state: TableState;
  #hasStored = false;

  constructor(state: TableState, given: StepContext) {
    this.#before = state;
    this.#state = state;
    this.given = given;
  }

  get state(): TableState {
    return this.#state;
  }

  get at(): number {
    return this.given.at;
  }

  change(change: Partial<TableState>): void {
    this.#state = { ...this.#state, ...change };
  }

  do(effect: TableEffect): void {
    this.effects.push(effect);
  }

  then(event: TableEvent): void {
    this.effects.push({ type: "then", event });
  }

  answer(ask: AskId, answer: Answer<unknown>): void {
    this.effects.push({ type: "answer", ask, answer });
  }

  /** Throws on a second call. */
  store(
    change: TableChange,
    { isSoon = false, paid = null }: Partial<Pick<StoreEffect, "isSoon" | "paid">> = {},
  ): void {
    if (this.#hasStored) throw new Error("one step stores one change");
    this.#hasStored = true;
    const before = this.#before.table;
    const after = revised(before, change.after);
    this.effects.push({ type: "store", before, change: { ...change, after }, isSoon, paid });
    this.change({ table: after });
  }

  setTimers(dues: ReadonlyMap<string, Due>): void {
    const before = this.#state.timers;
    for (const name of before.keys())
      if (!dues.has(name)) this.effects.push({ type: "noTimer", name });
    for (const [name, { at, event }] of dues) {
      const was = before.get(name);
      if (was?.at !== at || !isDeepStrictEqual(was.event, event))
        this.effects.push({ type: "timer", name, at });
    }
    this.change({ timers: dues });
  }
}
