// Checks that what was chosen in advance is sent when the turn has come and it still fits, and that
// the only move is made by itself, but only where its speed gives nothing away (H-31).

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadTables, tableGame } from "#renderer/games/tableGames.ts";
import { Desk } from "#renderer/table/desk/Desk.ts";
import { offersOf } from "#renderer/table/desk/offers.ts";
import { aheadIn } from "#renderer/table/parts/ahead/chosen.ts";
import { firstSettings, type Settings } from "#shared/settings/settings.ts";
import { notices, View } from "#shared/contract/view.ts";
import type { TableState } from "#shared/protocol/table.ts";
import { replay } from "#shared/record/replay.ts";
import { readRecord } from "#shared/record/roundRecord.ts";
import { FakeTableClient, SlowDisplay } from "#test/renderer/table/fakeTableClient.ts";
import { recordOf, type RecordParts } from "#test/support/recordOf.ts";

await loadTables();

const among = (alone: boolean): TableState =>
  ({
    id: "t",
    players: [],
    clocks: [],
    stage: "playing",
    roundNumber: 1,
    alone,
  }) as unknown as TableState;
const wait = (ms: number): void => void vi.advanceTimersByTime(ms);

let desk: Desk | null = null;
beforeEach(
  () => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] }),
);
afterEach(() => {
  desk?.close();
  vi.useRealTimers();
});

type Sitting = Readonly<{
  alone?: boolean;
  settings?: Partial<Settings>;
}>;

/** Seat 0 looks at the record's steps, one after the other. */
function seated(parts: RecordParts, { alone = true, settings = {} }: Sitting = {}) {
  const read = readRecord(recordOf(parts));
  const lines = [...replay(read)];
  expect(lines.flatMap(({ error }) => error?.code ?? [])).toEqual([]);
  const views = lines.flatMap(({ step }) =>
    notices(step, 0) ? [View.of(read.game, step, 0)] : [],
  );
  const session = new FakeTableClient();
  const display = new SlowDisplay();
  const mine = new Desk(session, tableGame, "rank", { recall: () => null, keep: () => undefined });
  desk = mine;
  session.tell(among(alone));
  mine.player.attach(display);
  mine.wish({ ...firstSettings, ...settings });
  let next = 0;
  /** The next view arrives, and its plan begins. */
  const land = (): void => {
    const { seen, happened } = views[next]!;
    session.show({ seen, happened, number: next, round: 1, game: read.game.id });
    next += 1;
  };
  const show = (count = 1): void => {
    for (let shown = 0; shown < count; shown += 1) {
      land();
      display.finishAll();
    }
  };
  const actions = () => offersOf(mine.game, mine.state())!.actions;
  const press = (id: string): void => mine.act(actions().find((action) => action.id === id)!);
  const pick = (card: string): void =>
    mine.toggle(mine.state().scene.hand.find((held) => held.card === card)!.key, false);
  const sent = (): unknown =>
    session.asked
      .filter(({ request }) => request === "move")
      .map(({ payload }) => (payload as { readonly move: unknown }).move);
  return {
    session,
    display,
    mine,
    land,
    show,
    press,
    pick,
    actions,
    sent,
    chosen: () => aheadIn(mine.state()).chosen,
    labels: () => actions().map(({ label, isOn }) => (isOn ? `[${label}]` : label)),
  };
}

/** Ben leads a king, which Ann cannot beat; Cy passes before her. */
const kings: RecordParts = {
  game: "kings-and-bastards",
  hands: ["4d 5d 6d", "3c Kh 7h", "4s 9s Ts"],
  moves: [
    { seat: 1, type: "play", cards: ["3c"] },
    { seat: 2, type: "play", cards: ["9s"] },
    { seat: 0, type: "pass" },
    { seat: 1, type: "play", cards: ["Kh"] },
    { seat: 2, type: "pass" },
    { seat: 0, type: "pass" },
  ],
};
/** Ann can beat the 3, and need not. */
const choosing: RecordParts = {
  ...kings,
  hands: ["4d Td 6d", "3c Kh 7h", "4s 5s Ts"],
  moves: [
    { seat: 1, type: "play", cards: ["3c"] },
    { seat: 2, type: "play", cards: ["5s"] },
  ],
};

/** Ann has a single card left, and leads. */
const lastCard: RecordParts = {
  ...kings,
  hands: ["3c 4d", "7h Kh", "4s 9s"],
  moves: [
    { seat: 0, type: "play", cards: ["3c"] },
    { seat: 1, type: "pass" },
    { seat: 2, type: "pass" },
  ],
};

describe("the only move", () => {
  test("is made after a moment in which it is seen, where only bots sit by", () => {
    const { show, sent, labels } = seated(kings);
    show(3);
    expect(labels()).toEqual(["Play", "[Pass]"]);
    wait(350);
    expect(sent()).toEqual([]);
    wait(100);
    expect(sent()).toEqual([{ type: "pass" }]);
  });

  test("C-7 is left to the person where others sit by, who could tell by its speed what he holds", () => {
    const { show, sent, labels } = seated(kings, { alone: false });
    show(3);
    expect(labels()).toEqual(["Play", "Pass"]);
    wait(60_000);
    expect(sent()).toEqual([]);
  });

  test("is left to who wishes so, and to who presses it first", () => {
    const off = seated(kings, { settings: { onlyMove: false } });
    off.show(3);
    wait(60_000);
    expect(off.sent()).toEqual([]);
    off.mine.close();
    const own = seated(kings);
    own.show(3);
    wait(200);
    own.press("pass");
    wait(60_000);
    expect(own.sent()).toEqual([{ type: "pass" }]);
  });

  test("H-36 is made while the cards of others still fly, if no card is played by it", () => {
    const { display, show, land, sent, mine } = seated(kings);
    show(2);
    wait(60_000);
    expect(sent()).toEqual([]);
    land();
    expect(mine.state().moving).toBe(true);
    wait(150);
    expect(sent()).toEqual([{ type: "pass" }]);
    display.finishAll();
    wait(60_000);
    expect(sent()).toEqual([{ type: "pass" }]);
  });

  test("waits until the cards have landed if it plays one", () => {
    const { display, show, land, sent, mine } = seated(lastCard);
    show(3);
    land();
    expect(mine.state().moving).toBe(true);
    wait(60_000);
    expect(sent()).toEqual([]);
    display.finishAll();
    wait(700);
    expect(sent()).toEqual([{ type: "play", cards: ["4d"] }]);
  });

  test("is none where there is a choice", () => {
    const { show, sent } = seated(choosing);
    show(3);
    wait(60_000);
    expect(sent()).toEqual([]);
  });

  test("NE-6 is drawing where nothing fits and nothing else is allowed", () => {
    const { show, sent } = seated({
      game: "normal-eights",
      hands: ["2c 3c 4c 5c 6c 7c 9c", "7d 9d Td Jd Qd 2d 3d"],
      stock: "Kh 4h",
      moves: [],
    });
    show();
    wait(700);
    expect(sent()).toEqual([{ type: "draw" }]);
  });
});

describe("chosen in advance", () => {
  test('KB-9 "pass this trick" is shown as chosen, taken back by a press, and sent only when the turn has come', () => {
    const { show, press, sent, labels, chosen } = seated(choosing);
    show(2);
    expect(labels()).toEqual(["Play", "Pass this trick"]);
    press("passTrick");
    expect(labels()).toEqual(["Play", "[Pass this trick]"]);
    press("passTrick");
    expect(chosen()).toBeNull();
    press("passTrick");
    wait(60_000);
    expect(sent()).toEqual([]);
    show();
    expect(labels()).toEqual(["Play", "[Pass]"]);
    wait(700);
    expect(sent()).toEqual([{ type: "pass" }]);
  });

  test("KB-12 it counts at each turn of the trick, and for no other trick", () => {
    const { show, press, sent, chosen } = seated({
      ...kings,
      hands: ["4d Ad 6d", "3c Kh 7h", "4s 9s Ts"],
    });
    show(2);
    press("passTrick");
    show();
    wait(700);
    show(3);
    expect(chosen()).toBe("passTrick");
    wait(700);
    expect(sent()).toEqual([{ type: "pass" }, { type: "pass" }]);
    // All have passed: the trick is Ben's.
    show();
    expect(chosen()).toBeNull();
  });

  test("C-7 among people it goes out after as long as a person takes, drawn before anything is looked at", () => {
    const random = vi.spyOn(Math, "random").mockReturnValue(0.5);
    const { show, press, sent } = seated(choosing, { alone: false });
    show(2);
    press("passTrick");
    show();
    wait(1599);
    expect(sent()).toEqual([]);
    wait(2);
    expect(sent()).toEqual([{ type: "pass" }]);
    random.mockRestore();
  });

  test("this card, if it still fits", () => {
    const { show, pick, press, sent, labels } = seated(choosing);
    show(2);
    pick("Td");
    expect(labels()).toEqual(["Next: Play 10 of diamonds", "Pass this trick"]);
    press("picked");
    expect(labels()).toEqual(["[Next: Play 10 of diamonds]", "Pass this trick"]);
    show();
    wait(700);
    expect(sent()).toEqual([{ type: "play", cards: ["Td"] }]);
  });

  test("a card that does not fit any more is not sent, and that is said", () => {
    const { show, pick, press, sent, mine } = seated(choosing);
    show(2);
    pick("4d");
    press("picked");
    show();
    wait(60_000);
    expect(sent()).toEqual([]);
    expect(mine.state().toast?.words).toBe("You can’t play what you chose anymore. Choose again.");
  });

  test("a card that is put back into the hand is chosen no more", () => {
    const { show, pick, press, chosen, sent } = seated(choosing);
    show(2);
    pick("Td");
    press("picked");
    pick("Td");
    expect(chosen()).toBeNull();
    show();
    wait(60_000);
    expect(sent()).toEqual([]);
  });

  test("everything is taken back by what clears the table", () => {
    const { show, press, chosen, mine } = seated(choosing);
    show(2);
    press("passTrick");
    mine.clear();
    expect(chosen()).toBeNull();
  });
});

/** Ann is last to act in the first betting. */
const poker = (moves: RecordParts["moves"], allowCheck = true): RecordParts => ({
  game: "five-card-draw",
  hands: ["2c 4d 6h 8s Tc", "3c 5d 7h 9s Jc", "2d 4h 6s 8c Td"],
  dealer: 0,
  stock: "2h 3h 4s 5h",
  carry: { chips: [1000, 1000, 1000] },
  options: { ante: 10, allowCheck },
  moves,
});
const checked = [{ seat: 1, type: "check" }];
const bet = [...checked, { seat: 2, type: "bet", to: 50 }];

describe("FD-7 in betting", () => {
  test.each([
    ["callAny", [...checked, { seat: 2, type: "check" }], { type: "check" }],
    ["callAny", bet, { type: "call" }],
    ["checkFold", [...checked, { seat: 2, type: "check" }], { type: "check" }],
    ["checkFold", bet, { type: "fold" }],
  ] as const)("%s comes to what the bets allow: %j", (id, moves, move) => {
    const { show, press, sent, labels } = seated(poker(moves));
    show(2);
    expect(labels()).toEqual(["Call any", "Check/fold"]);
    press(id);
    show();
    wait(700);
    expect(sent()).toEqual([move]);
  });

  test("where nobody may check it says what it comes to", () => {
    const { show, labels } = seated(poker([], false));
    show();
    expect(labels()).toEqual(["Call any", "Next: Fold"]);
  });

  test("one choice takes the place of the other", () => {
    const { show, press, labels } = seated(poker(checked));
    show(2);
    press("callAny");
    press("checkFold");
    expect(labels()).toEqual(["Call any", "[Check/fold]"]);
  });

  test("a choice means one turn, and nothing after the draw", () => {
    const { show, press, sent, chosen } = seated(
      poker([
        ...bet,
        { seat: 0, type: "call" },
        { seat: 1, type: "call" },
        { seat: 1, type: "draw", cards: [] },
      ]),
    );
    show(3);
    wait(60_000);
    expect(sent()).toEqual([]);
    show();
    press("callAny");
    expect(chosen()).toBe("callAny");
    show();
    expect(chosen()).toBeNull();
  });
});

test("H-30 who has folded may have the hand finished without him where only bots sit by, and is asked but once", () => {
  const folded = [...bet, { seat: 0, type: "fold" }];
  const { show, press, labels, session } = seated(poker(folded));
  show(4);
  expect(labels()).toEqual(["Finish without me"]);
  press("finish");
  expect(session.asked.at(-1)).toEqual({ request: "finish", payload: {} });
  expect(labels()).toEqual([]);
  desk?.close();
  const others = seated(poker(folded), { alone: false });
  others.show(4);
  expect(others.labels()).toEqual([]);
});
