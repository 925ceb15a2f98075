// Checks that the desk keeps the amount of a bet, sends it when it is right, and changes games with
// the view.

import { afterEach, describe, expect, test } from "vitest";
import { loadTables, tableGame } from "#renderer/games/tableGames.ts";
import { Desk } from "#renderer/table/desk/Desk.ts";
import {
  setBet,
  snapped,
  steppedWager,
  wagerDesk,
} from "#renderer/games/five-card-draw/wager/wagerDesk.ts";
import { offersOf, type Offers } from "#renderer/table/desk/offers.ts";
import type { Wager } from "#renderer/games/five-card-draw/wager/wager.ts";
import type { Move } from "#shared/games/five-card-draw/types.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import { seenAfter, type Hand } from "#test/renderer/games/five-card-draw/drawViews.ts";
import { FakeTableClient, SlowDisplay } from "#test/renderer/table/fakeTableClient.ts";
import { randomSteps, viewsOf } from "#test/renderer/table/rounds.ts";

await loadTables();

const two: Hand = { hands: ["Ac Ad 4c 7s 9h", "Kc Kd 5c 8s 2h"] };
const bet: readonly [number, Move] = [0, { type: "bet", to: 20 }];
const call: readonly [number, Move] = [1, { type: "call" }];
const stand = (seat: number): readonly [number, Move] => [seat, { type: "draw", cards: [] }];

let desk: Desk | null = null;
afterEach(() => desk?.close());

let number = 0;
/** Told without happenings: what is seen of them is another matter. */
const view = (moves: readonly (readonly [number, Move])[] = []): ViewMessage => ({
  number: (number += 1),
  round: 1,
  game: "five-card-draw",
  seen: seenAfter(two, moves).seen,
  happened: [],
});

function at(first: ViewMessage) {
  const session = new FakeTableClient();
  const display = new SlowDisplay();
  const mine = new Desk(session, tableGame, "rank", { recall: () => null, keep: () => undefined });
  desk = mine;
  mine.player.attach(display);
  const show = (message: ViewMessage): void => {
    session.show(message);
    display.finishAll();
  };
  show(first);
  const offers = (): Offers => offersOf(mine.game, mine.state())!;
  const press = (id: string): void =>
    mine.act(offers().actions.find((action) => action.id === id)!);
  return { session, mine, show, offers, press };
}

const sent = ({ asked }: FakeTableClient): readonly unknown[] =>
  asked.map(({ payload }) => (payload as { readonly move: unknown }).move);

describe("FD-8 an amount", () => {
  test("is asked for before it is bet: the least at first", () => {
    const { session, mine, press, offers } = at(view());
    expect(offers().actions[0]!.label).toBe("Bet…");
    press("bet");
    expect(session.asked).toEqual([]);
    expect(mine.state()).toMatchObject({ wager: { isOpen: true, typed: "10" } });
    expect(offers().actions[0]!.label).toBe("Bet 10");
    press("bet");
    expect(sent(session)).toEqual([{ type: "bet", to: 10 }]);
  });

  test("that is typed is sent, thousands' commas and all", () => {
    const { session, mine, press } = at(view());
    press("bet");
    setBet(mine, " 1,20");
    press("bet");
    expect(sent(session)).toEqual([{ type: "bet", to: 120 }]);
  });

  test.each(["", "5", "991", "ten", "12.5", "-20"])(
    '"%s" is refused at the table, and stays to be mended',
    (typed) => {
      const { session, mine, press, offers } = at(view());
      press("bet");
      setBet(mine, typed);
      expect(offers().inputs.wagered).toBeNull();
      press("bet");
      expect(session.asked).toEqual([]);
      expect(mine.state().toast).toMatchObject({
        kind: "note",
        words: "Enter a whole number from 10 to 990.",
      });
      expect(mine.state().wager?.typed).toBe(typed);
    },
  );

  test("stays while the offer stays, and begins anew with another", () => {
    const { mine, show, press } = at(view());
    press("bet");
    setBet(mine, "70");
    show(view());
    expect(mine.state()).toMatchObject({ wager: { typed: "70", isOpen: true } });
    show(view([bet, call]));
    expect(mine.state()).toMatchObject({ wager: { typed: "", isOpen: false } });
    show(view([bet, call, stand(0), stand(1)]));
    expect(mine.state()).toMatchObject({ wager: { typed: "10", isOpen: false } });
  });

  test("is asked for by the key of the button, and set to everything by A; no key bets", () => {
    const { session, mine, offers } = at(view());
    const raise = offers().actions.find(({ sends }) => sends === "wager")!;
    wagerDesk.key!(mine, "b", raise)!.run();
    expect(mine.state().wager).toEqual({ typed: "10", isOpen: true, wantsFocus: true });
    wagerDesk.key!(mine, "b", raise)!.run();
    wagerDesk.key!(mine, "a", null)!.run();
    expect(mine.state().wager).toEqual({ typed: "990", isOpen: true, wantsFocus: true });
    expect(session.asked).toEqual([]);
    expect(
      wagerDesk.key!(
        mine,
        "c",
        offers().actions[0]!.sends === "wager" ? null : offers().actions[0]!,
      ),
    ).toBeNull();
  });

  test("H-27 that a hint names is set", async () => {
    const { session, mine, offers } = at(view());
    session.answer = {
      ok: true,
      value: {
        move: { type: "bet", to: 60 },
        reason: { key: "A pair of aces is worth it.", args: {} },
      },
    };
    await mine.hint();
    expect(mine.state()).toMatchObject({
      wager: { typed: "60", isOpen: true },
      toast: { kind: "hint", words: "Bet 60. A pair of aces is worth it." },
    });
    expect(offers().inputs.wagered).toBe(60);
  });

  test("goes up and down by steps between its ends, and slides to the very end", () => {
    const wager = { min: 20, max: 94, step: 10 } as Wager;
    expect([
      steppedWager(wager, 50, 1),
      steppedWager(wager, 90, 1),
      steppedWager(wager, 25, -1),
      steppedWager(wager, null, 1),
    ]).toEqual([60, 94, 20, 30]);
    expect([snapped(wager, 80), snapped(wager, 90), snapped(wager, 94)]).toEqual([80, 94, 94]);
  });
});

describe("FD-11 in the draw", () => {
  const drawing = [bet, call] as const;

  test("the picked cards are thrown, none stands pat", () => {
    const { session, mine, press, show } = at(view(drawing));
    press("draw");
    show(view(drawing));
    const keys = mine
      .state()
      .scene.hand.filter(({ card }) => ["4c", "7s"].includes(card))
      .map(({ key }) => key);
    for (const key of keys) mine.toggle(key, false);
    session.asked.length = 0;
    // The first answer has come by now.
    return Promise.resolve().then(() => {
      press("draw");
      expect(sent(session)).toEqual([{ type: "draw", cards: ["4c", "7s"] }]);
    });
  });

  test("a move that was accepted is not sent again before a view shows it", async () => {
    const { session, press } = at(view(drawing));
    press("draw");
    await Promise.resolve();
    press("draw");
    expect(sent(session)).toHaveLength(1);
  });

  test("two taps play nothing, and no card is dimmed", () => {
    const { mine, offers } = at(view(drawing));
    expect(mine.isQuick()).toBe(false);
    expect(offers().legal).toBeNull();
  });

  test("cards pulled to the table while there is betting stay in the hand", () => {
    const { session, mine } = at(view());
    mine.playSet(new Set([mine.state().scene.hand[0]!.key]));
    expect(session.asked).toEqual([]);
    expect(mine.state().toast).toBeNull();
  });

  test("typing ranks picks cards of several", () => {
    const { mine } = at(view(drawing));
    mine.pickTyped("4");
    mine.pickTyped("7");
    expect(mine.state().picked.size).toBe(2);
  });
});

describe("H-7 a session", () => {
  const kings = (): ViewMessage => ({
    ...viewsOf(randomSteps("between", 2), 0)[0]!,
    number: (number += 1),
    round: 2,
    game: "kings-and-bastards",
  });

  test("changes games with the view: name, buttons and order of the hand", () => {
    const { mine, show, offers } = at(view());
    expect(mine.game!.words().name).toBe("Five-card draw");
    show(kings());
    expect(mine.game!.words().name).toBe("Kings & Bastards");
    expect(offers().actions[0]!.id).toBe("play");
    const { hand } = mine.state().scene;
    expect(hand.map(({ card }) => card)).toEqual(
      hand.map(({ card }) => card).toSorted(mine.game!.order("rank")),
    );
    show({ ...view(), round: 3 });
    expect(offers().actions.map(({ id }) => id)).toEqual(["bet", "fold"]);
    expect(mine.state().scene.trick).toBeUndefined();
  });

  test("a round whose deal was missed takes nothing over from the one before", () => {
    const { mine, show } = at(view());
    const before = new Set(mine.state().scene.hand.map(({ key }) => key));
    show({ ...view(), round: 2 });
    expect(mine.state().scene.hand.some(({ key }) => before.has(key))).toBe(false);
    expect(mine.state().fresh.size).toBe(0);
  });
});
