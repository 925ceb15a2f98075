// A desk in front of windows that open and close on simulated time, and what it sends.

import { afterEach, beforeEach, vi } from "vitest";
import { realClock } from "#renderer/client/clientClock.ts";
import { Desk } from "#renderer/table/desk/Desk.ts";
import { offersOf } from "#renderer/table/desk/offers.ts";
import type { Action } from "#renderer/table/tableGame.ts";
import { firstSettings } from "#shared/settings/settings.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import { FakeTableClient, SlowDisplay } from "./fakeTableClient.ts";
import { moment, standIn } from "./standIn.ts";

const usual = { seconds: 5, floor: 1.5 };
export const windowOf = (number: number) => ({ number, ...usual });

class TimedSession extends FakeTableClient {
  readonly sentAt: Readonly<{ type: string; at: number; answers: number }>[] = [];
  override readonly ask = (async (
    request: string,
    payload: Readonly<{ answers: number; move: { readonly type: string } }>,
  ) => {
    this.sentAt.push({
      type: payload.move?.type ?? request,
      at: clock.now(),
      answers: payload.answers,
    });
    return this.held
      ? new Promise((answer) => (this.release = () => answer(this.answer)))
      : this.answer;
  }) as unknown as FakeTableClient["ask"];
  /** Passes are not answered before the window may close. */
  held = false;
  release: () => void = () => undefined;
}

let began = 0;
/** Time is counted from here. */
export const begin = (): void => void (began = realClock.now());
let desk: Desk | null = null;
/** For a file of tests to say once: time is simulated, and each test's desk is closed after it. */
export function underSimulatedTime(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] });
    begin();
  });
  afterEach(() => {
    desk?.close();
    vi.useRealTimers();
  });
}

/** The page's own clock, under simulated time. */
export const clock = { now: () => realClock.now() - began, after: realClock.after.bind(realClock) };

export function seated(autoPass: boolean) {
  const session = new TimedSession();
  const display = new SlowDisplay();
  const mine = new Desk(
    session,
    () => standIn,
    "rank",
    { recall: () => null, keep: () => undefined },
    clock,
  );
  desk = mine;
  mine.player.attach(display);
  mine.wish({ ...firstSettings, autoPass });
  const show = (view: ViewMessage): void => {
    session.show(view);
    display.finishAll();
  };
  const actionOf = (id: string): Action =>
    offersOf(standIn, mine.state())!.actions.find((action) => action.id === id)!;
  return { session, display, mine, show, press: (id: string) => mine.act(actionOf(id)), actionOf };
}

export const opened = (number: number, cards = "7c 7d 7h 9s", more: object = {}): ViewMessage =>
  moment({ number, cards, window: windowOf(number), ...more });
export const wait = (ms: number): void => void vi.advanceTimersByTime(ms);
