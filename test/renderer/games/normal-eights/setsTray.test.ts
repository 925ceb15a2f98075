// Checks that sets are put together as the hand allows, and that what was chosen is sent and marked
// (NE-11, NE-23).

import { afterEach, describe, expect, test } from "vitest";
import { Desk } from "#renderer/table/desk/Desk.ts";
import { raisedKeys } from "#renderer/table/desk/picks.ts";
import {
  addSet,
  foundSets,
  putOnTop,
  removeSet,
  setsIn,
  topOf,
  trayIn,
} from "#renderer/games/normal-eights/setsTray.ts";
import { offersOf } from "#renderer/table/desk/offers.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import { hand } from "#test/support/hand.ts";
import { FakeTableClient, SlowDisplay } from "#test/renderer/table/fakeTableClient.ts";
import { moment, standIn } from "#test/renderer/table/standIn.ts";

let desk: Desk | null = null;
afterEach(() => desk?.close());

/** The 7s stand in a set and in two runs. */
const found = ["6h 7h 8h", "7c 7d 7h", "6d 7d 8d"].map(hand);
const cards = "6d 6h 7c 7d 7h 8d 8h 9s 9s 9s";
const asked = (more: object = {}): ViewMessage =>
  moment({ cards, found, toAct: [0, 1], legal: [{ type: "sets", sets: [] }], ...more } as never);

function seated(first: ViewMessage = asked()) {
  const session = new FakeTableClient();
  const display = new SlowDisplay();
  const mine = new Desk(session, () => standIn, "rank", {
    recall: () => null,
    keep: () => undefined,
  });
  desk = mine;
  mine.player.attach(display);
  const show = (view: ViewMessage): void => {
    session.show(view);
    display.finishAll();
  };
  show(first);
  const keysAt = (names: string): readonly string[] => {
    const free = [...mine.state().scene.hand];
    return hand(names).map(
      (card) =>
        free.splice(
          free.findIndex((held) => held.card === card),
          1,
        )[0]!.key,
    );
  };
  const listed = () =>
    foundSets(setsIn(standIn, mine.state())!, mine.state().scene.hand, trayIn(mine.state())).map(
      ({ at, isFree }) => (at !== null ? at : isFree ? "free" : "taken"),
    );
  const raised = (): readonly string[] =>
    mine
      .state()
      .scene.hand.filter(({ key }) => raisedKeys(standIn, mine.state()).has(key))
      .map(({ card }) => card);
  const actions = () => offersOf(standIn, mine.state())!.actions;
  const moves = () =>
    session.asked.map(({ payload }) => (payload as { readonly move: object }).move);
  return {
    session,
    mine,
    show,
    keysAt,
    listed,
    raised,
    actions,
    moves,
    press: (id: string) => mine.act(actions().find((action) => action.id === id)!),
  };
}

describe("NE-11 sets of the hand", () => {
  test("that share cards with a chosen one cannot be chosen beside it", () => {
    const { mine, listed } = seated();
    expect(listed()).toEqual(["free", "free", "free"]);
    addSet(mine, found[0]!);
    expect(listed()).toEqual([0, "taken", "free"]);
    addSet(mine, found[1]!);
    expect(listed()).toEqual([0, "taken", "free"]);
    addSet(mine, found[2]!);
    expect(listed()).toEqual([0, "taken", 1]);
    removeSet(mine, 0);
    expect(listed()).toEqual(["free", "taken", 0]);
  });

  test("NE-1 of several packs cards of one name are not the same card", () => {
    const twice = [hand("7c 7d 7h"), hand("7d 7h 7s")];
    const { mine, listed } = seated(asked({ cards: "7c 7d 7d 7h 7h 7s", found: twice }));
    addSet(mine, twice[0]!);
    expect(listed()).toEqual([0, "free"]);
  });

  test("stand up out of the hand once they are chosen, and a tap on one of their cards takes the set back", () => {
    const { mine, raised, keysAt } = seated();
    addSet(mine, found[1]!);
    expect(raised()).toEqual(hand("7c 7d 7h"));
    mine.toggle(keysAt("7d")[0]!, false);
    expect(raised()).toEqual([]);
    expect(trayIn(mine.state()).sets).toEqual([]);
  });

  test("H-27 a hint chooses the sets it advises, in the place of others, with the card it would leave uppermost", async () => {
    const { session, mine, listed, raised, keysAt, press, moves } = seated();
    addSet(mine, found[1]!);
    const advised = { type: "sets", sets: [found[0]!, hand("9s 9s 9s")], top: "7h" };
    session.answer = {
      ok: true,
      value: { move: advised, reason: { key: "You are rid of 6 cards.", args: {} } },
    };
    await mine.hint();
    expect(listed()).toEqual([0, "taken", "free"]);
    expect(raised()).toEqual(hand("6h 7h 9s 9s 9s 8h"));
    expect([mine.state().picked.size, topOf(trayIn(mine.state()))]).toEqual([0, keysAt("7h")[0]]);
    session.answer = { ok: true, value: null };
    press("discard");
    expect(moves().at(-1)).toEqual(advised);
  });
});

describe("NE-11 a set of one's own", () => {
  test("is put together by tapping cards, which stay picked beside each other", () => {
    const { mine, keysAt, listed, raised } = seated();
    for (const key of keysAt("9s 9s 9s")) mine.toggle(key, false);
    expect(raised()).toEqual(hand("9s 9s 9s"));
    mine.play();
    expect(mine.state().picked.size).toBe(0);
    expect(raised()).toEqual(hand("9s 9s 9s"));
    expect(listed()).toEqual(["free", "free", "free"]);
    expect(trayIn(mine.state()).sets).toHaveLength(1);
  });

  test("takes the very cards that were tapped", () => {
    const { mine, keysAt } = seated(asked({ cards: "9c 9d 9s 9s", found: [hand("9c 9d 9s")] }));
    const second = keysAt("9s 9s")[1]!;
    for (const key of [...keysAt("9c 9d"), second]) mine.toggle(key, false);
    mine.play();
    expect(trayIn(mine.state()).sets[0]).toContain(second);
  });

  test("of cards that make none is not added", () => {
    const { mine, session, keysAt } = seated();
    for (const key of keysAt("9s 9s")) mine.toggle(key, false);
    mine.play();
    expect(trayIn(mine.state()).sets).toEqual([]);
    expect(session.asked).toEqual([]);
  });
});

describe("NE-23 the answer", () => {
  test("names all chosen sets, and no card for the top unless one was chosen", () => {
    const { mine, actions, press, moves } = seated();
    addSet(mine, found[0]!);
    expect(actions().map(({ label }) => label)).toEqual(["Discard one set", "No sets"]);
    addSet(mine, hand("9s 9s 9s"));
    expect(actions()[0]!.label).toBe("Discard 2 sets");
    press("discard");
    expect(moves()).toEqual([{ type: "sets", sets: [hand("6h 7h 8h"), hand("9s 9s 9s")] }]);
  });

  test("puts the last card of the last set on top, or the chosen one", () => {
    const { mine, keysAt, press, moves } = seated();
    addSet(mine, found[0]!);
    expect(topOf(trayIn(mine.state()))).toBe(keysAt("8h")[0]);
    putOnTop(mine, keysAt("6h")[0]!);
    addSet(mine, hand("9s 9s 9s"));
    expect(topOf(trayIn(mine.state()))).toBe(keysAt("6h")[0]);
    press("discard");
    expect(moves()).toEqual([
      { type: "sets", sets: [hand("6h 7h 8h"), hand("9s 9s 9s")], top: "6h" },
    ]);
  });

  test("names a card for the top only where there is one to choose", () => {
    const { mine, keysAt, press, moves } = seated();
    addSet(mine, found[1]!);
    putOnTop(mine, keysAt("7d")[0]!);
    press("noSets");
    expect(moves()).toEqual([{ type: "sets", sets: [] }]);
  });

  test("a card for the top goes with its set", () => {
    const { mine, keysAt } = seated();
    addSet(mine, found[0]!);
    putOnTop(mine, keysAt("6h")[0]!);
    removeSet(mine, 0);
    expect(trayIn(mine.state()).top).toBeNull();
  });

  test("may be none; with nothing chosen nothing is discarded by mistake", () => {
    const { mine, press, moves } = seated();
    press("discard");
    expect(moves()).toEqual([]);
    expect(mine.state().toast?.words).toBe("Choose a set first, or discard none");
    press("noSets");
    expect(moves()).toEqual([{ type: "sets", sets: [] }]);
  });

  test("stays marked in the hand until all have answered, and cannot be changed", () => {
    const { mine, show, keysAt, raised, session, press } = seated();
    addSet(mine, found[1]!);
    press("discard");
    show(asked({ number: 2, chosen: { type: "sets", sets: [found[1]!] }, toAct: [1], legal: [] }));
    expect(raised()).toEqual(hand("7c 7d 7h"));
    mine.toggle(keysAt("9s")[0]!, false);
    mine.clear();
    expect(raised()).toEqual(hand("7c 7d 7h"));
    press("nope");
    expect(session.asked).toHaveLength(1);
  });

  test("what was chosen is forgotten when sets are not asked for any more", () => {
    const { mine, show } = seated();
    addSet(mine, found[1]!);
    show(moment({ number: 2, cards }));
    expect(trayIn(mine.state()).sets).toEqual([]);
    expect(mine.state().picked.size).toBe(0);
  });
});

test("NE-7 NE-12 a card that was laid face down is marked until the reveal, and like any other after it", () => {
  const { mine, show, raised } = seated(
    moment({ cards, toAct: [0, 1], legal: [{ type: "pick" }] }),
  );
  show(
    moment({
      number: 2,
      cards,
      chosen: { type: "pick", card: "9s" } as never,
      toAct: [1],
      legal: [],
    }),
  );
  expect(raised()).toEqual(["9s"]);
  show(moment({ number: 3, cards, toAct: [1], legal: [] }));
  expect(mine.state().picked.size).toBe(0);
});
