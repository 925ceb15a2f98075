// Does "pass until I hold an ace" tell nobody anything, and does a pass count at once (NE-20)?

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Desk } from '#renderer/table/desk/Desk.ts';
import { offersOf } from '#renderer/table/desk/offers.ts';
import { autoPassAt, isAnswered, passMoment } from '#renderer/table/desk/responding.ts';
import type { Action } from '#renderer/table/tableGame.ts';
import type { ViewMessage } from '#shared/protocol/messages.ts';
import { refused } from '#shared/game/outcome.ts';
import { FakeSession, SlowStage } from './fakeLine.ts';
import { clocked, moment, standIn } from './standIn.ts';

const usual = { seconds: 5, floor: 1.5 };
const windowOf = (number: number) => ({ number, ...usual });

test.each([[5, 1.5, 2500], [60, 1.5, 2500], [3, 2.5, 2700], [2, 1.5, 1700], [5, 0, 1000], [1, 0, 700], [10, 10, 9700]])('NE-20 of a window of %d s with a least time of %d s it passes after %d ms', (seconds, floor, ms) => {
  expect(passMoment({ seconds, floor })).toBeCloseTo(ms);
  expect(autoPassAt({ seconds, floor }, seconds * 1000)).toBeCloseTo(ms);
  expect(autoPassAt({ seconds, floor }, 400)).toBeCloseTo(400 - seconds * 1000 + ms);
});

class TimedSession extends FakeSession {
  readonly sentAt: { readonly type: string; readonly at: number; readonly answers: number }[] = [];
  override readonly ask = (async (request: string, payload: { readonly answers: number; readonly move: { readonly type: string } }) => {
    this.sentAt.push({ type: payload.move?.type ?? request, at: Date.now() - began, answers: payload.answers });
    return this.held ? new Promise((answer) => (this.release = () => answer(this.answer))) : this.answer;
  }) as unknown as FakeSession['ask'];
  /** Passes are not answered before the window may close. */
  held = false;
  release: () => void = () => undefined;
}

let began = 0;
let desk: Desk | null = null;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  began = Date.now();
});
afterEach(() => {
  desk?.close();
  vi.useRealTimers();
});

const clock = { now: () => Date.now() - began, after: (ms: number, act: () => void) => { const timer = setTimeout(act, ms); return () => clearTimeout(timer); } };

function seated(autoPass: boolean) {
  const session = new TimedSession();
  const stage = new SlowStage();
  const mine = new Desk(session, () => standIn, 'rank', { recall: () => [], keep: () => undefined }, clock);
  desk = mine;
  mine.attach(stage);
  mine.autoPass(autoPass);
  const show = (view: ViewMessage): void => {
    session.show(view);
    stage.finishAll();
  };
  const actionOf = (id: string): Action => offersOf(standIn, mine.state())!.actions.find((action) => action.id === id)!;
  return { session, stage, mine, show, press: (id: string) => mine.act(actionOf(id)), actionOf };
}

const opened = (number: number, cards = '7c 7d 7h 9s', more: object = {}): ViewMessage => moment({ number, cards, window: windowOf(number), ...more });
const wait = (ms: number): void => void vi.advanceTimersByTime(ms);

describe('NE-20 with the setting on', () => {
  const withoutAce = '7c 7d 7h 9s';
  const withAce = '7c 7d 7h As';

  test.each([['nothing by hand', []], ['a pass at once', [['pass', 100]]], ['a pass late', [['pass', 2300]]]] as const)('the same is sent at the same time with an ace in the hand and without one: %s', (_what, presses) => {
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
      vi.setSystemTime(began);
      return sentAt;
    });
    expect(sent[0]).toEqual([{ type: 'pass', at: 2500, answers: 1 }, { type: 'pass', at: 6500, answers: 2 }, { type: 'pass', at: 10_500, answers: 3 }]);
    expect(sent[1]).toEqual(sent[0]);
  });

  test('an ace is played at once, and no pass follows it', async () => {
    const { session, show, press } = seated(true);
    show(opened(1, withAce));
    wait(700);
    press('nope');
    expect(session.sentAt).toEqual([{ type: 'nope', at: 700, answers: 1 }]);
    await vi.advanceTimersByTimeAsync(4000);
    expect(session.sentAt).toHaveLength(1);
  });

  test('after an ace that was refused the window is passed at its moment all the same', async () => {
    const { session, show, press } = seated(true);
    session.answer = refused('NE-18', 'It does not answer this.');
    show(opened(1, withAce));
    press('nope');
    await vi.advanceTimersByTimeAsync(4000);
    expect(session.sentAt.map(({ type, at }) => ({ type, at }))).toEqual([{ type: 'nope', at: 0 }, { type: 'pass', at: 2500 }]);
  });

  test('another ace opens another window, with a moment of its own', () => {
    const { session, show } = seated(true);
    show(opened(1));
    wait(2000);
    show(opened(2));
    wait(2499);
    expect(session.sentAt).toEqual([]);
    wait(1);
    expect(session.sentAt).toEqual([{ type: 'pass', at: 4500, answers: 2 }]);
  });

  test('a window of the next round that bears the same number is another one', () => {
    const { session, show } = seated(true);
    show(opened(1));
    wait(3000);
    show(opened(1, withoutAce, { round: 2 }));
    wait(3000);
    expect(session.sentAt.map(({ at }) => at)).toEqual([2500, 5500]);
  });

  test('a view that comes while the same window is open does not put the moment off', () => {
    const { session, show } = seated(true);
    show(opened(1));
    wait(1000);
    show(moment({ number: 2, window: windowOf(1) }));
    wait(3000);
    expect(session.sentAt).toEqual([{ type: 'pass', at: 2500, answers: 2 }]);
  });

  test('a window that closes before is not passed any more', () => {
    const { session, show } = seated(true);
    show(opened(1));
    wait(1000);
    show(moment({ number: 2 }));
    wait(4000);
    expect(session.sentAt).toEqual([]);
  });

  test('passes go out while nothing is drawn, as in a hidden tab', () => {
    const { session } = seated(true);
    session.show(moment({ number: 0 }));
    session.show(opened(1));
    wait(2500);
    expect(session.sentAt).toEqual([{ type: 'pass', at: 2500, answers: 1 }]);
  });

  test('the host\'s clock, once it comes, says when the window was opened', () => {
    const { session, show } = seated(true);
    show(opened(1));
    wait(100);
    session.tell(clocked([{ seat: 0, leftMs: 4700, fullMs: 5000, bank: false }]), clock.now());
    wait(4000);
    expect(session.sentAt.map(({ at }) => at)).toEqual([2300]);
  });

  test('H-15 who comes back in the middle of a window passes it at its moment', () => {
    const { session, show } = seated(true);
    session.tell(clocked([{ seat: 0, leftMs: 3000, fullMs: 5000, bank: false }]), 0);
    show(opened(1));
    wait(4000);
    expect(session.sentAt.map(({ at }) => at)).toEqual([500]);
  });

  test('turned on after its moment it begins with the next window', () => {
    const { session, show, mine } = seated(false);
    show(opened(1));
    wait(3000);
    mine.autoPass(true);
    wait(3000);
    expect(session.sentAt).toEqual([]);
    show(opened(2));
    wait(3000);
    expect(session.sentAt).toHaveLength(1);
  });

  test('turned off it passes nothing but what was noted by hand', () => {
    const { session, show, press, mine } = seated(true);
    show(opened(1));
    mine.autoPass(false);
    wait(4000);
    expect(session.sentAt).toEqual([]);
    mine.autoPass(true);
    show(opened(2));
    press('pass');
    mine.autoPass(false);
    wait(4000);
    expect(session.sentAt).toEqual([{ type: 'pass', at: 6500, answers: 2 }]);
  });

  test('what was passed by hand before it was turned on is not passed twice', () => {
    const { session, show, press, mine } = seated(false);
    session.held = true;
    show(opened(1));
    wait(200);
    press('pass');
    mine.autoPass(true);
    wait(4000);
    expect(session.sentAt).toEqual([{ type: 'pass', at: 200, answers: 1 }]);
  });

  test('a pass that comes too late for its window is nothing to be told', async () => {
    const { session, show, mine } = seated(true);
    session.held = true;
    session.answer = refused('stale', 'The round has gone on.');
    show(opened(1));
    wait(2500);
    show(opened(2));
    session.release();
    await vi.advanceTimersByTimeAsync(0);
    expect(mine.state().toast).toBeNull();
    expect(isAnswered(standIn, mine.state())).toBe(false);
  });
});

describe('NE-20 a pass by hand', () => {
  test('is sent at once, and counts before the host has answered it', async () => {
    const { session, show, press, mine, actionOf } = seated(false);
    session.held = true;
    show(opened(1));
    wait(300);
    press('pass');
    expect(session.sentAt).toEqual([{ type: 'pass', at: 300, answers: 1 }]);
    expect(isAnswered(standIn, mine.state())).toBe(true);
    expect(mine.state().sending).toBe(false);
    expect(actionOf('nope').problem).toBe('You have passed');
    press('nope');
    press('pass');
    expect(session.sentAt).toHaveLength(1);
    expect(offersOf(standIn, mine.state())!.isMyTurn).toBe(false);
  });

  test('stays given while somebody leaves in the same window, and ends with it', () => {
    const { session, show, press, mine } = seated(false);
    session.held = true;
    show(opened(1));
    press('pass');
    show(moment({ number: 2, window: windowOf(1) }));
    expect(isAnswered(standIn, mine.state())).toBe(true);
    show(opened(3, undefined, { window: windowOf(2) }));
    expect(isAnswered(standIn, mine.state())).toBe(false);
  });

  test('looks the same when the host has taken it', () => {
    const { show, press, mine } = seated(false);
    show(opened(1));
    press('pass');
    const before = offersOf(standIn, mine.state())!.actions;
    show(moment({ number: 2, window: windowOf(1), legal: [], chosen: { type: 'pass' } }));
    expect(isAnswered(standIn, mine.state())).toBe(true);
    expect(offersOf(standIn, mine.state())!.actions).toEqual(before);
  });

  test('that the host refuses is asked for again', async () => {
    const { session, show, press, mine } = seated(false);
    session.answer = refused('not-connected', 'The line is lost.');
    show(opened(1));
    press('pass');
    await vi.advanceTimersByTimeAsync(0);
    expect(isAnswered(standIn, mine.state())).toBe(false);
    expect(mine.state().toast?.words).toBe('The line is lost.');
  });

  test('goes with the newest view, where the table is still showing the one before', () => {
    const { session, stage, press } = seated(false);
    session.show(opened(1));
    stage.finishAll();
    session.show(moment({ number: 2, window: windowOf(1) }));
    session.show(moment({ number: 3, window: windowOf(1) }));
    press('pass');
    expect(session.sentAt[0]?.answers).toBe(3);
  });
});

describe('NE-20 a window that is open to all', () => {
  const others = [{ type: 'drew', seat: 0, told: {} }];

  test('C-6 is no time-out of who did not answer it', () => {
    const { session, show, mine } = seated(false);
    session.tell({ ...clocked([]), players: [{ id: 'p0', name: 'Robin', seat: 0, presence: 'here' }] } as never);
    show(opened(1));
    show(moment({ number: 2, happened: others }));
    expect(mine.state().toast).toBeNull();
  });

  test('is nobody\'s turn; the turn after it is told', () => {
    const { stage, show } = seated(false);
    show(moment({ number: 0, toAct: [1] }));
    show(opened(1));
    expect(stage.turns).toBe(0);
    show(moment({ number: 2, toAct: [0] }));
    expect(stage.turns).toBe(1);
  });
});
