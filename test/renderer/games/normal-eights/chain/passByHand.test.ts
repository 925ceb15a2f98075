// Checks that a pass by hand counts at once, and that a window open to all is nobody's turn
// (NE-20).

import { describe, expect, test, vi } from "vitest";
import { offersOf } from "#renderer/table/desk/offers.ts";
import { isAnswered } from "#renderer/games/normal-eights/chain/responding.ts";
import { clocked, moment, standIn } from "#test/renderer/table/standIn.ts";
import {
  opened,
  seated,
  underSimulatedTime,
  wait,
  windowOf,
} from "#test/renderer/table/windowDesk.ts";
import { refusedWith } from "#test/support/inEnglish.ts";

underSimulatedTime();

describe("NE-20 a pass by hand", () => {
  test("is sent at once, and counts before the host has answered it", async () => {
    const { session, show, press, mine, actionOf } = seated(false);
    session.held = true;
    show(opened(1));
    wait(300);
    press("pass");
    expect(session.sentAt).toEqual([{ type: "pass", at: 300, answers: 1 }]);
    expect(isAnswered(standIn, mine.state())).toBe(true);
    expect(mine.state().sending).toBe(false);
    expect(actionOf("nope").problem).toBe("You passed");
    press("nope");
    press("pass");
    expect(session.sentAt).toHaveLength(1);
    expect(offersOf(standIn, mine.state())!.isMyTurn).toBe(false);
  });

  test("stays given while somebody leaves in the same window, and ends with it", () => {
    const { session, show, press, mine } = seated(false);
    session.held = true;
    show(opened(1));
    press("pass");
    show(moment({ number: 2, window: windowOf(1) }));
    expect(isAnswered(standIn, mine.state())).toBe(true);
    show(opened(3, undefined, { window: windowOf(2) }));
    expect(isAnswered(standIn, mine.state())).toBe(false);
  });

  test("looks the same when the host has taken it", () => {
    const { show, press, mine } = seated(false);
    show(opened(1));
    press("pass");
    const before = offersOf(standIn, mine.state())!.actions;
    show(moment({ number: 2, window: windowOf(1), legal: [], chosen: { type: "pass" } }));
    expect(isAnswered(standIn, mine.state())).toBe(true);
    expect(offersOf(standIn, mine.state())!.actions).toEqual(before);
  });

  test("that the host refuses is asked for again", async () => {
    const { session, show, press, mine } = seated(false);
    session.answer = refusedWith("not-connected", "The line is lost.");
    show(opened(1));
    press("pass");
    await vi.advanceTimersByTimeAsync(0);
    expect(isAnswered(standIn, mine.state())).toBe(false);
    expect(mine.state().toast?.words).toBe("The line is lost.");
  });

  test("goes with the newest view, where the table is still showing the one before", () => {
    const { session, display, press } = seated(false);
    session.show(opened(1));
    display.finishAll();
    session.show(moment({ number: 2, window: windowOf(1) }));
    session.show(moment({ number: 3, window: windowOf(1) }));
    press("pass");
    expect(session.sentAt[0]?.answers).toBe(3);
  });
});

describe("NE-20 a window that is open to all", () => {
  const others = [{ type: "drew", seat: 0, told: {} }];

  test("C-6 is no time-out of who did not answer it", () => {
    const { session, show, mine } = seated(false);
    session.tell({
      ...clocked([]),
      players: [{ id: "p0", name: "Robin", seat: 0, presence: "here" }],
    } as never);
    show(opened(1));
    show(moment({ number: 2, happened: others }));
    expect(mine.state().toast).toBeNull();
  });

  test("is nobody's turn; the turn after it is told", () => {
    const { display, show } = seated(false);
    show(moment({ number: 0, toAct: [1] }));
    show(opened(1));
    expect(display.turns).toBe(0);
    show(moment({ number: 2, toAct: [0] }));
    expect(display.turns).toBe(1);
  });
});
