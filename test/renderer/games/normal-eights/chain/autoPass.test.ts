// Checks that "pass until I hold an ace" gives nothing away (NE-20).

import { describe, expect, test, vi } from "vitest";
import { firstSettings } from "#shared/settings/settings.ts";
import {
  isAnswered,
  isAskedAbout,
  passMoment,
} from "#renderer/games/normal-eights/chain/responding.ts";
import { clocked, moment, standIn } from "#test/renderer/table/standIn.ts";
import {
  begin,
  clock,
  opened,
  seated,
  underSimulatedTime,
  wait,
  windowOf,
} from "#test/renderer/table/windowDesk.ts";
import { refusedWith } from "#test/support/inEnglish.ts";

underSimulatedTime();

test.each([
  [5, 1.5, 2500],
  [60, 1.5, 2500],
  [3, 2.5, 2700],
  [2, 1.5, 1700],
  [5, 0, 1000],
  [1, 0, 700],
  [10, 10, 9700],
])(
  "NE-20 of a window of %d s with a least time of %d s it passes after %d ms",
  (seconds, floor, ms) => {
    expect(passMoment({ seconds, floor })).toBeCloseTo(ms);
  },
);

describe("NE-20 with the setting on", () => {
  const withoutAce = "7c 7d 7h 9s";
  const withAce = "7c 7d 7h As";

  test.each([
    ["nothing by hand", []],
    ["a pass at once", [["pass", 100]]],
    ["a pass late", [["pass", 2300]]],
  ] as const)(
    "the same is sent at the same time with an ace in the hand and without one: %s",
    (_what, presses) => {
      const sent = [withoutAce, withAce].map((cards) => {
        const { session, show, press, mine } = seated(true);
        show(moment({ number: 0, cards }));
        for (const number of [1, 2, 3]) {
          const start = clock.now();
          show(opened(number, cards));
          for (const [id, at] of presses) {
            wait(start + at - clock.now());
            press(id);
          }
          wait(start + 4000 - clock.now());
        }
        mine.close();
        const { sentAt } = session;
        begin();
        return sentAt;
      });
      expect(sent[0]).toEqual([
        { type: "pass", at: 2500, answers: 1 },
        { type: "pass", at: 6500, answers: 2 },
        { type: "pass", at: 10_500, answers: 3 },
      ]);
      expect(sent[1]).toEqual(sent[0]);
    },
  );

  test("an ace is played at once, and no pass follows it", async () => {
    const { session, show, press } = seated(true);
    show(opened(1, withAce));
    wait(700);
    press("nope");
    expect(session.sentAt).toEqual([{ type: "nope", at: 700, answers: 1 }]);
    await vi.advanceTimersByTimeAsync(4000);
    expect(session.sentAt).toHaveLength(1);
  });

  test("after an ace that was refused the window is passed at its moment all the same", async () => {
    const { session, show, press } = seated(true);
    session.answer = refusedWith("NE-18", "It does not answer this.");
    show(opened(1, withAce));
    press("nope");
    await vi.advanceTimersByTimeAsync(4000);
    expect(session.sentAt.map(({ type, at }) => ({ type, at }))).toEqual([
      { type: "nope", at: 0 },
      { type: "pass", at: 2500 },
    ]);
  });

  test("another ace opens another window, with a moment of its own", () => {
    const { session, show } = seated(true);
    show(opened(1));
    wait(2000);
    show(opened(2));
    wait(2499);
    expect(session.sentAt).toEqual([]);
    wait(1);
    expect(session.sentAt).toEqual([{ type: "pass", at: 4500, answers: 2 }]);
  });

  test("a window of the next round that bears the same number is another one", () => {
    const { session, show } = seated(true);
    show(opened(1));
    wait(3000);
    show(opened(1, withoutAce, { round: 2 }));
    wait(3000);
    expect(session.sentAt.map(({ at }) => at)).toEqual([2500, 5500]);
  });

  test("a view that comes while the same window is open does not put the moment off", () => {
    const { session, show } = seated(true);
    show(opened(1));
    wait(1000);
    show(moment({ number: 2, window: windowOf(1) }));
    wait(3000);
    expect(session.sentAt).toEqual([{ type: "pass", at: 2500, answers: 2 }]);
  });

  test("a window that closes before is not passed any more", () => {
    const { session, show } = seated(true);
    show(opened(1));
    wait(1000);
    show(moment({ number: 2 }));
    wait(4000);
    expect(session.sentAt).toEqual([]);
  });

  test("passes go out while nothing is drawn, as in a hidden tab", () => {
    const { session } = seated(true);
    session.show(moment({ number: 0 }));
    session.show(opened(1));
    wait(2500);
    expect(session.sentAt).toEqual([{ type: "pass", at: 2500, answers: 1 }]);
  });

  test("the host's clock, once it comes, says when the window was opened", () => {
    const { session, show } = seated(true);
    show(opened(1));
    wait(100);
    session.tell(clocked([{ seat: 0, leftMs: 4700, fullMs: 5000, bank: false }]), clock.now());
    wait(4000);
    expect(session.sentAt.map(({ at }) => at)).toEqual([2300]);
  });

  test.each([
    ["back", -3_600_000],
    ["forward", 3_600_000],
  ] as const)("a wall clock that is set %s an hour moves its moment not at all", (_way, shift) => {
    const { session, show } = seated(true);
    show(opened(1));
    wait(1000);
    vi.setSystemTime(Date.now() + shift);
    session.tell(clocked([{ seat: 0, leftMs: 3900, fullMs: 5000, bank: false }]), clock.now());
    wait(4000);
    expect(session.sentAt.map(({ at }) => at)).toEqual([2400]);
  });

  test("H-15 who comes back in the middle of a window passes it at its moment", () => {
    const { session, show } = seated(true);
    session.tell(clocked([{ seat: 0, leftMs: 3000, fullMs: 5000, bank: false }]), 0);
    show(opened(1));
    wait(4000);
    expect(session.sentAt.map(({ at }) => at)).toEqual([500]);
  });

  test("H-31 where only bots sit by it passes at once without an ace, and not at all with one", () => {
    const sentWith = (cards: string): readonly unknown[] => {
      const { session, show, mine } = seated(true);
      session.tell({ ...clocked([]), alone: true });
      for (const number of [1, 2]) {
        const start = clock.now();
        show(opened(number, cards));
        wait(start + 5000 - clock.now());
      }
      mine.close();
      begin();
      return session.sentAt;
    };
    expect(sentWith(withoutAce)).toEqual([
      { type: "pass", at: 400, answers: 1 },
      { type: "pass", at: 5400, answers: 2 },
    ]);
    expect(sentWith(withAce)).toEqual([]);
  });

  test("C-7 when somebody else comes, it passes at the moment at which everybody does", () => {
    const { session, show } = seated(true);
    session.tell({ ...clocked([]), alone: true });
    show(opened(1, withoutAce));
    wait(100);
    session.tell({ ...clocked([]), alone: false });
    wait(4000);
    expect(session.sentAt).toEqual([{ type: "pass", at: 2500, answers: 1 }]);
  });

  test("turned on after its moment it begins with the next window", () => {
    const { session, show, mine } = seated(false);
    show(opened(1));
    wait(3000);
    mine.wish({ ...firstSettings, autoPass: true });
    wait(3000);
    expect(session.sentAt).toEqual([]);
    show(opened(2));
    wait(3000);
    expect(session.sentAt).toHaveLength(1);
  });

  test("turned off it passes nothing but what was noted by hand", () => {
    const { session, show, press, mine } = seated(true);
    show(opened(1));
    mine.wish({ ...firstSettings, autoPass: false });
    wait(4000);
    expect(session.sentAt).toEqual([]);
    mine.wish({ ...firstSettings, autoPass: true });
    show(opened(2));
    press("pass");
    mine.wish({ ...firstSettings, autoPass: false });
    wait(4000);
    expect(session.sentAt).toEqual([{ type: "pass", at: 6500, answers: 2 }]);
  });

  test("what was passed by hand before it was turned on is not passed twice", () => {
    const { session, show, press, mine } = seated(false);
    session.held = true;
    show(opened(1));
    wait(200);
    press("pass");
    mine.wish({ ...firstSettings, autoPass: true });
    wait(4000);
    expect(session.sentAt).toEqual([{ type: "pass", at: 200, answers: 1 }]);
  });

  test("a pass that comes too late for its window is nothing to be told", async () => {
    const { session, show, mine } = seated(true);
    session.held = true;
    session.answer = refusedWith("stale", "The round has gone on.");
    show(opened(1));
    wait(2500);
    show(opened(2));
    session.release();
    await vi.advanceTimersByTimeAsync(0);
    expect(mine.state().toast).toBeNull();
    expect(isAnswered(standIn, mine.state())).toBe(false);
  });
});

test.each([
  ["everything", true, true, true],
  ["mine", true, true, false],
  ["wins", true, false, false],
  [null, true, true, true],
] as const)(
  "H-36 whoever wants to be asked about %s is asked about wins (%s), what hits them (%s) and the rest (%s)",
  (about, ...asked) => {
    const all = (["win", "viewer", "others"] as const).map((concerns) =>
      isAskedAbout({ concerns }, about),
    );
    expect(all).toEqual(asked);
  },
);

test("NE-20 H-36 a window that the person does not want to be asked about is passed when any other is, with an ace and without", () => {
  const sent = ["7c 7d 7h 9s", "7c 7d 7h As"].map((cards) => {
    const { session, mine, show } = seated(false);
    mine.wish({ ...firstSettings, autoPass: false, asksAbout: "wins" });
    show(opened(1, cards));
    wait(4000);
    mine.close();
    const { sentAt } = session;
    begin();
    return sentAt;
  });
  expect(sent[0]).toEqual([{ type: "pass", at: 2500, answers: 1 }]);
  expect(sent[1]).toEqual(sent[0]);
});
