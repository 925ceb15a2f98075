// The two sides of a desk in a test: a line to a host that answers as instructed, and a display
// that takes its time.

import type { TableClient, TableSnapshot } from "#renderer/client/clients.ts";
import type { Display } from "#renderer/table/desk/ViewPlayer.ts";
import type { GamePart } from "#renderer/table/part.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import type { Plan } from "#renderer/table/scene/animation.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { ViewMessage, TableState } from "#shared/protocol/table.ts";

const snapshot: TableSnapshot = {
  link: "open",
  ended: null,
  refusal: null,
  table: null,
  tableAt: 0,
  view: null,
  player: "p0",
  chat: [],
  deals: null,
  sealed: null,
};

/** A line to a host that answers as told. */
export class FakeTableClient implements TableClient {
  readonly asked: Readonly<{ request: string; payload: unknown }>[] = [];
  answer: Answer<unknown> = { ok: true, value: null };
  table: TableState | null = null;
  tableAt = 0;
  view: ViewMessage | null = null;
  #changed: () => void = () => undefined;
  #view: (view: ViewMessage) => void = () => undefined;

  readonly snapshot = () => ({
    ...snapshot,
    table: this.table,
    tableAt: this.tableAt,
    view: this.view,
  });
  readonly subscribe = (listener: () => void) => {
    this.#changed = listener;
    return () => undefined;
  };
  readonly onView = (listener: (view: ViewMessage) => void) => {
    this.#view = listener;
    return () => undefined;
  };
  readonly ask = (async (request: string, payload: unknown) => {
    this.asked.push({ request, payload });
    return this.answer;
  }) as TableClient["ask"];
  readonly close = () => undefined;

  /** The table stands so now. */
  tell(table: TableState | null, at = this.tableAt): void {
    this.table = table;
    this.tableAt = at;
    this.#changed();
  }

  show(view: ViewMessage): void {
    this.view = view;
    this.#changed();
    this.#view(view);
  }
}

/** A display whose plans end when the test says so. */
export class SlowDisplay implements Display {
  readonly shown: Readonly<{ plan: Plan | null; scene: Scene }>[] = [];
  readonly held: Scene["hand"][] = [];
  readonly shaken: string[] = [];
  turns = 0;
  #done: (() => void)[] = [];

  perform(plan: Plan | null, scene: Scene, _parts: readonly GamePart[], done: () => void): void {
    this.shown.push({ plan, scene });
    this.#done.push(done);
  }
  hold(hand: Scene["hand"]): void {
    this.held.push(hand);
  }
  shake(keys: ReadonlySet<string>): void {
    this.shaken.push(...keys);
  }
  yourTurn(): void {
    this.turns += 1;
  }
  pressed(): void {}
  finishOne(): void {
    this.#done.shift()?.();
  }
  finishAll(): void {
    while (this.#done.length > 0) this.finishOne();
  }
}
