// Checks that the desk shows views in order, sends what is played, and says why something was
// refused.

import { afterEach, describe, expect, test } from "vitest";
import { loadTables, tableGame } from "#renderer/games/tableGames.ts";
import type { TableClient } from "#renderer/client/clients.ts";
import { Desk } from "#renderer/table/desk/Desk.ts";
import { offersOf } from "#renderer/table/desk/offers.ts";
import { tabMemory, type Display } from "#renderer/table/desk/ViewPlayer.ts";
import type { Action } from "#renderer/table/tableGame.ts";
import type { ViewMessage, TableState } from "#shared/protocol/table.ts";
import { refusedWith } from "#test/support/inEnglish.ts";
import { fakeTable } from "#test/doors/fakeTable.ts";
import { settled } from "#test/host/support/simulatedClock.ts";
import { FakeTableClient, SlowDisplay } from "./fakeTableClient.ts";
import { randomSteps, viewsOf } from "./rounds.ts";

await loadTables();

const own = 0;
const game = "kings-and-bastards";
const messages = (seed: string, seats = 4): readonly ViewMessage[] =>
  viewsOf(randomSteps(seed, seats), own).map((view, number) => ({
    ...view,
    number,
    round: 1,
    game,
  }));

/** Naturals that may be played alone. */
const singlesOf = ({ seen }: ViewMessage): readonly string[] =>
  seen.legal.flatMap((move) =>
    "cards" in move && !("as" in move) ? [(move.cards as readonly string[])[0]!] : [],
  );

/** The viewer follows to a single and has something to choose, and something that will not do. */
const isGoodTurn = (view: ViewMessage): boolean => {
  const { legal, facts, hands } = view.seen;
  if (
    !legal.some(({ type }) => type === "pass") ||
    (facts["lead"] as { readonly count: number }).count !== 1
  )
    return false;
  const ranks = new Set(singlesOf(view).map((card) => card[0]));
  return (
    ranks.size > 1 &&
    (hands[own] as readonly string[]).some((card) => card !== "Jk" && !ranks.has(card[0]))
  );
};

function following(): Readonly<{ before: readonly ViewMessage[]; now: ViewMessage }> {
  for (let seed = 0; ; seed += 1) {
    const all = messages(`desk ${seed}`);
    const at = all.findIndex(isGoodTurn);
    if (at > 0) return { before: all.slice(0, at), now: all[at]! };
  }
}

/** A moment at which at least three plays lie in the present trick. */
function longTrick(): Readonly<{
  before: readonly ViewMessage[];
  now: ViewMessage;
  trick: number;
}> {
  for (let seed = 0; ; seed += 1) {
    const all = messages(`long ${seed}`);
    let plays = 0;
    for (const [at, { happened, seen }] of all.entries()) {
      plays =
        seen.facts["lead"] === null
          ? 0
          : plays + happened.filter(({ type }) => type === "played").length;
      if (plays >= 3) return { before: all.slice(0, at), now: all[at]!, trick: plays };
    }
  }
}

/** A tab's store. */
function storage(): Pick<Storage, "getItem" | "setItem"> {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
  };
}

let desk: Desk | null = null;
afterEach(() => desk?.close());

function seated(client: TableClient, display: Display, memory = tabMemory(storage())): Desk {
  desk = new Desk(client, tableGame, "rank", memory);
  desk.player.attach(display);
  return desk;
}

function atMyTurn(table: TableState | null = null) {
  const session = new FakeTableClient();
  session.table = table;
  const display = new SlowDisplay();
  const mine = seated(session, display);
  const { before, now } = following();
  for (const view of [...before, now]) {
    session.show(view);
    display.finishAll();
  }
  return { session, display, mine, now };
}

const mainOf = (mine: Desk): Action | undefined => offersOf(mine.game, mine.state())?.actions[0];
const pass = (mine: Desk): void =>
  mine.act(offersOf(mine.game, mine.state())!.actions.find(({ id }) => id === "pass")!);
const keyOf = (mine: Desk, test: (card: string) => boolean): string =>
  mine.state().scene.hand.find(({ card }) => test(card))!.key;

describe("views", () => {
  test("are shown one after the other, each when the one before has been played", () => {
    const session = new FakeTableClient();
    const display = new SlowDisplay();
    const mine = seated(session, display);
    const all = messages("order");
    session.show(all[0]!);
    session.show(all[1]!);
    expect(display.shown).toHaveLength(1);
    expect(mine.state().view?.number).toBe(0);
    display.finishOne();
    expect(mine.state().view?.number).toBe(1);
    expect(mine.state().moving).toBe(true);
    display.finishOne();
    expect(mine.state().moving).toBe(false);
  });

  test("far behind are jumped to instead of played", () => {
    const session = new FakeTableClient();
    const display = new SlowDisplay();
    seated(session, display);
    for (const view of messages("behind").slice(0, 11)) session.show(view);
    display.finishAll();
    expect(display.shown.map(({ plan }) => plan === null)).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test("come with their sentences to the log", () => {
    const { mine } = atMyTurn();
    expect(mine.state().lines.length).toBeGreaterThan(1);
    expect(mine.state().lines[0]!.words).toMatch(/deals? a new round/);
  });

  test("H-15 after a reload the table is laid at once, without a deal", () => {
    const display = new SlowDisplay();
    const session = new FakeTableClient();
    const { now } = following();
    const mine = seated(session, display);
    session.show(now);
    expect(display.shown[0]!.plan).toBeNull();
    expect(
      mine
        .state()
        .scene.hand.map(({ card }) => card)
        .toSorted(),
    ).toEqual([...(now.seen.hands[own] as readonly string[])].toSorted());
  });

  test("H-15 a page that is opened within a trick shows who played what to it, whatever the tab keeps", () => {
    const { before, now, trick } = longTrick();
    const session = new FakeTableClient();
    const display = new SlowDisplay();
    const mine = seated(session, display);
    for (const view of [...before, now]) {
      session.show(view);
      display.finishAll();
    }
    expect(mine.state().scene.trick).toHaveLength(trick);
    const after = new FakeTableClient();
    const reloaded = seated(after, new SlowDisplay());
    after.show(now);
    expect(reloaded.state().scene.trick).toEqual(mine.state().scene.trick);
    expect(reloaded.state().scene.heap).toBe(mine.state().scene.heap);
  });

  test("that give the turn ring once, and not before the cards lie there", () => {
    const session = new FakeTableClient();
    const display = new SlowDisplay();
    const mine = seated(session, display);
    const { now } = following();
    session.show({ ...now, seen: { ...now.seen, toAct: [1], legal: [] } });
    display.finishAll();
    session.show({ ...now, happened: [] });
    expect(mine.state().scene.toAct).toEqual([own]);
    expect(display.turns).toBe(0);
    display.finishAll();
    session.show({ ...now, happened: [] });
    display.finishAll();
    expect(display.turns).toBe(1);
  });
});

describe("picking and playing", () => {
  test("sends the picked cards against the view that was seen", async () => {
    const { session, mine, now } = atMyTurn();
    const [card] = singlesOf(now);
    mine.pick(new Set([keyOf(mine, (held) => held === card)]));
    expect(mainOf(mine)?.problem).toBeNull();
    mine.play();
    await Promise.resolve();
    expect(session.asked).toEqual([
      { request: "move", payload: { answers: now.number, move: { type: "play", cards: [card] } } },
    ]);
  });

  test("C-9 what is not legal is sent too, and the host's words are shown", async () => {
    const { session, display, mine, now } = atMyTurn();
    session.answer = refusedWith("KB-9", "3 does not beat 7.");
    const legal = new Set(singlesOf(now).map((card) => card[0]));
    const key = keyOf(mine, (card) => card !== "Jk" && !legal.has(card[0]));
    mine.toggle(key, false);
    expect(mainOf(mine)?.problem).not.toBeNull();
    mine.play();
    await settled();
    expect(mine.state().toast).toMatchObject({
      kind: "refusal",
      words: "3 does not beat 7.",
      rule: "KB-9",
    });
    expect(display.shaken).toEqual([key]);
    expect(mine.state().picked.has(key)).toBe(true);
  });

  test("with nothing picked asks for cards instead of bothering the host", () => {
    const { session, mine } = atMyTurn();
    mine.play();
    expect(session.asked).toEqual([]);
    expect(mine.state().toast?.kind).toBe("note");
  });

  test("a legal card that does not go with the picked one takes its place", () => {
    const { mine, now } = atMyTurn();
    const [first, second] = singlesOf(now);
    const [one, other] = [
      keyOf(mine, (card) => card === first),
      keyOf(mine, (card) => card === second),
    ];
    mine.toggle(one, false);
    mine.toggle(other, false);
    expect([...mine.state().picked]).toEqual([other]);
    mine.toggle(one, true);
    expect(mine.state().picked.size).toBe(2);
    mine.clear();
    expect(mine.state().picked.size).toBe(0);
  });

  test("one move at a time: a second press while the first is on its way sends nothing", () => {
    const { session, mine } = atMyTurn();
    pass(mine);
    pass(mine);
    expect(session.asked).toHaveLength(1);
  });

  test("H-27 a hint that comes after the move says nothing, and picks nothing", async () => {
    const { session, mine } = atMyTurn();
    session.answer = {
      ok: true,
      value: { move: { type: "pass" }, reason: { key: "It is your best.", args: {} } },
    };
    const asked = mine.hint();
    pass(mine);
    await asked;
    expect(mine.state()).toMatchObject({ toast: null, sending: true });
  });

  test("H-20 H-27 where nobody is advised no hint is asked for", async () => {
    const { session, mine } = atMyTurn();
    session.tell({ ...fakeTable("t", "playing"), hints: false });
    await mine.hint();
    expect(session.asked).toEqual([]);
  });

  test("H-27 a hint picks its cards and gives its reason", async () => {
    const { session, mine } = atMyTurn();
    const { card, key } = mine.state().scene.hand.at(-1)!;
    session.answer = {
      ok: true,
      value: {
        move: { type: "play", cards: [card] },
        reason: { key: "It is your best.", args: {} },
      },
    };
    await mine.hint();
    expect([...mine.state().picked]).toEqual([key]);
    expect(mine.state().toast).toMatchObject({
      kind: "hint",
      words: expect.stringMatching(/^Play .+\. It is your best\.$/) as unknown,
    });
  });
});

describe("H-24 while the cards of a round are dealt", () => {
  /** A round that the viewer begins. */
  function dealtToMe() {
    for (let seed = 0; ; seed += 1) {
      const [first] = messages(`deal ${seed}`);
      if (!first?.seen.toAct.includes(own)) continue;
      const session = new FakeTableClient();
      const display = new SlowDisplay();
      const mine = seated(session, display);
      session.show(first);
      return { session, display, mine, first };
    }
  }

  test("every button waits and says for what; buttons, keys, taps and hints send nothing until they have landed", () => {
    const { session, display, mine, first } = dealtToMe();
    expect(offersOf(mine.game, mine.state())!.actions.map(({ problem }) => problem)).toEqual(
      expect.arrayContaining(["Cards are still being dealt"]),
    );
    const key = keyOf(mine, (card) => card === singlesOf(first)[0]);
    mine.act(mainOf(mine)!);
    mine.playSet(new Set([key]));
    void mine.hint();
    expect(session.asked).toEqual([]);
    expect(mine.state()).toMatchObject({ toast: null, picked: new Set([key]) });
    display.finishAll();
    expect(mainOf(mine)?.problem).toBeNull();
    mine.play();
    expect(session.asked).toHaveLength(1);
  });

  test("nothing waits where nothing moves", () => {
    const { first } = dealtToMe();
    const session = new FakeTableClient();
    const still = {
      perform: (_plan: unknown, _scene: unknown, _parts: unknown, done: () => void) => done(),
      hold: () => undefined,
      shake: () => undefined,
      yourTurn: () => undefined,
      pressed: () => undefined,
    };
    const mine = seated(session, still);
    session.show(first);
    mine.pick(new Set([keyOf(mine, (card) => card === singlesOf(first)[0])]));
    expect(mainOf(mine)?.problem).toBeNull();
  });

  test("later plays hold nobody up: who may act answers while a card still flies", () => {
    const { session, display, mine } = atMyTurn();
    display.finishAll();
    session.show({
      ...mine.state().view!,
      number: 99,
      happened: [{ type: "passed", seat: 1, told: {} }],
    });
    expect(mine.state().moving).toBe(true);
    expect(
      offersOf(mine.game, mine.state())!.actions.find(({ id }) => id === "pass")?.problem,
    ).toBeNull();
    pass(mine);
    expect(session.asked).toHaveLength(1);
  });
});

describe("C-6 a move that was made for the person", () => {
  const passed = ({ number, round, seen }: ViewMessage): ViewMessage => ({
    number: number + 1,
    round,
    game,
    seen: { ...seen, toAct: [1], legal: [] },
    happened: [{ type: "passed", seat: own, told: {} }],
  });
  const present = { players: [{ id: "p0", seat: own, presence: "here" }] } as unknown as TableState;

  test("is told", () => {
    const { session, display, mine, now } = atMyTurn(present);
    display.finishAll();
    session.show(passed(now));
    expect(mine.state().toast).toMatchObject({
      kind: "note",
      words: expect.stringContaining("ran out of time") as unknown,
    });
    expect(mine.state().lines.at(-1)!.words).toBe("You ran out of time. You passed.");
  });

  test("is told in the log of one who is away, without a notice", () => {
    const { session, display, mine, now } = atMyTurn({
      players: [{ id: "p0", seat: own, presence: "away" }],
    } as unknown as TableState);
    display.finishAll();
    mine.dismissToast();
    session.show(passed(now));
    expect(mine.state().lines.at(-1)!.words).toBe("You were away. You passed.");
    expect(mine.state().toast).toBeNull();
  });

  test("is not what another's leaving brings", () => {
    const { session, display, mine, now } = atMyTurn(present);
    display.finishAll();
    mine.dismissToast();
    session.show({
      ...passed(now),
      happened: [
        { type: "left", seat: 1, told: { removed: 3 } },
        { type: "tookPot", seat: own, told: { amount: 40 } },
      ],
    });
    expect(mine.state().lines.at(-1)!.words).toBe("You take the pot of 40 chips.");
    expect(mine.state().toast).toBeNull();
  });

  test("is not told of one that was sent from here", () => {
    const { session, display, mine, now } = atMyTurn(present);
    display.finishAll();
    pass(mine);
    session.show(passed(now));
    expect(mine.state().toast).toBeNull();
    expect(mine.state().lines.at(-1)!.words).toBe("You passed.");
  });
});

test("sorting by suit keeps every card's key", () => {
  const { mine } = atMyTurn();
  const before = mine.state().scene.hand;
  mine.player.sort("suit");
  const after = mine.state().scene.hand;
  expect(after.map(({ key }) => key)).not.toEqual(before.map(({ key }) => key));
  expect(new Set(after)).toEqual(new Set(before));
});

test("KB-6 cards that came in the exchange are marked until the next view", () => {
  const session = new FakeTableClient();
  const display = new SlowDisplay();
  const mine = seated(session, display);
  const views = viewsOf(randomSteps("fresh", 4, { king: 0, bastard: 2 }), own).map(
    (view, number) => ({ ...view, number, round: 2, game }),
  );
  session.show(views[0]!);
  display.finishAll();
  expect(mine.state().fresh.size).toBe(0);
  session.show(views[1]!);
  display.finishAll();
  expect(mine.state().scene.hand.filter(({ key }) => mine.state().fresh.has(key))).toHaveLength(2);
  session.show(views[2]!);
  display.finishAll();
  expect(mine.state().fresh.size).toBe(0);
});
