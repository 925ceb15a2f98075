// Checks that cards are laid off on the knocker's melds one by one, and can be taken back, before
// anything is sent (GR-13).

import { afterEach, describe, expect, test } from "vitest";
import { loadTables, tableGame } from "#renderer/games/tableGames.ts";
import { Desk } from "#renderer/table/desk/Desk.ts";
import { firstOf } from "#renderer/table/part.ts";
import { offersOf } from "#renderer/table/desk/offers.ts";
import { takeBack } from "#renderer/games/gin-rummy/layOffDesk.ts";
import type { Action } from "#renderer/table/tableGame.ts";
import { View } from "#shared/contract/view.ts";
import { ginRummy } from "#shared/games/gin-rummy/index.ts";
import { bestLayOff, canBeLaidOff, meldsFor, takenBack } from "#shared/games/gin-rummy/layOff.ts";
import { done, draw, knock, laid, layOff, made } from "#test/games/gin-rummy/moment.ts";
import { FakeTableClient, SlowDisplay } from "#test/renderer/table/fakeTableClient.ts";
import { hand } from "#test/support/hand.ts";

await loadTables();

/** 9c 9d 9s and 5s 6s 7s lie open, with 7 left over. */
const knocked = made(
  laid(["5s 6s 7s 9c 9d 9s Ah Ac 2d Kh", "8s 9h Kc Qd Jh 4s 4c 3c Ts 2s"], {
    stock: "3d 4d 6h 8h",
  }),
  [0, draw],
  [0, knock("Kh")],
);

let desk: Desk | null = null;
afterEach(() => desk?.close());

function seated() {
  const [session, display] = [new FakeTableClient(), new SlowDisplay()];
  const mine = new Desk(session, tableGame, "rank", { recall: () => null, keep: () => undefined });
  desk = mine;
  mine.player.attach(display);
  session.show({
    ...View.of(ginRummy, { round: knocked, happened: [] }, 1),
    number: 0,
    round: 1,
    game: "gin-rummy",
  });
  display.finishAll();
  const keyOf = (card: string): string =>
    mine.state().scene.hand.find((held) => held.card === card)!.key;
  return {
    session,
    display,
    mine,
    held: () =>
      mine
        .state()
        .scene.hand.map(({ card }) => card)
        .join(" "),
    lying: () =>
      mine
        .state()
        .scene.laid![0]!.melds.map((meld) => meld.join(" "))
        .join("/"),
    pick: (card: string) => mine.toggle(keyOf(card), false),
    /** As pulled there. */
    drop: (card: string, meld: number) => mine.drop(new Set([keyOf(card)]), String(meld)),
    settle: () => display.finishAll(),
    labels: () => offersOf(mine.game, mine.state())!.actions.map(({ label }) => label),
    action: (id: string): Action =>
      offersOf(mine.game, mine.state())!.actions.find((action) => action.id === id)!,
    holding: () => firstOf(mine.game, (part) => part.holding?.(mine.game!, mine.state())),
    said: () => mine.state().toast?.words ?? null,
    sent: () => session.asked.map(({ payload }) => (payload as { readonly move: object }).move),
  };
}

const sorted = "2s 3c 4c 4s 8s 9h Ts Jh Qd Kc";

describe("a card", () => {
  test("GR-13 goes to its meld by Enter, by a pull, and lies there before it is sent; then all of it is sent at once", () => {
    const table = seated();
    expect(table.held()).toBe(sorted);
    table.pick("8s");
    expect(table.labels()[0]).toBe("Put the 8 of spades on 5 to 7 of spades");
    table.mine.play();
    table.settle();
    expect([table.held(), table.lying(), table.holding()]).toEqual([
      sorted.replace("8s ", ""),
      "9c 9d 9s/5s 6s 7s 8s",
      "62 deadwood",
    ]);
    expect(table.mine.state().picked.size).toBe(0);
    table.drop("9h", 0);
    table.settle();
    expect(table.lying()).toBe("9c 9d 9h 9s/5s 6s 7s 8s");
    expect(table.sent()).toEqual([]);
    table.mine.act(table.action("layOff"));
    expect(table.sent()).toEqual([{ type: "layOff", on: [["9h"], ["8s"]] }]);
  });

  test("GR-13 is told from one that goes nowhere, and one that goes on after another", () => {
    const table = seated();
    expect(
      [...offersOf(table.mine.game, table.mine.state())!.legal!].map(
        (key) => table.mine.state().scene.hand.find((held) => held.key === key)!.card,
      ),
    ).toEqual(["4s", "8s", "9h"]);
    table.pick("Kc");
    table.mine.play();
    expect(table.said()).toBe("The king of clubs doesn’t fit there.");
    expect(table.drop("8s", 0)).toBe(true);
    expect(table.said()).toBe("The 8 of spades doesn’t fit there.");
    expect([table.held(), table.sent()]).toEqual([sorted, []]);
  });

  test("GR-13 comes back to where it lay, and with it what went there by way of it", () => {
    const table = seated();
    table.drop("4s", 1);
    table.settle();
    table.drop("8s", 1);
    table.settle();
    takeBack(table.mine, "8s");
    table.settle();
    expect([table.held(), table.lying()]).toEqual([
      sorted.replace("4s ", ""),
      "9c 9d 9s/4s 5s 6s 7s",
    ]);
    table.mine.act(table.action("takeBack"));
    table.settle();
    expect([table.held(), table.lying(), table.holding()]).toEqual([
      sorted,
      "9c 9d 9s/5s 6s 7s",
      null,
    ]);
    expect(table.labels()).toEqual(["Lay off 3 cards", "Lay nothing off"]);
  });

  test("lies where the view has it that comes next, whatever had been put there", () => {
    const table = seated();
    table.drop("8s", 1);
    table.settle();
    const outcome = done(knocked, [1, layOff("9h/")]);
    table.session.show({
      ...View.of(ginRummy, outcome, 1),
      number: 1,
      round: 1,
      game: "gin-rummy",
    });
    table.settle();
    expect([table.lying(), table.held()]).toEqual(["9c 9d 9h 9s/5s 6s 7s", ""]);
    expect(table.mine.state().layOff).toEqual({ on: [], cards: [] });
  });

  test("is not put anywhere while an answer is awaited", () => {
    const table = seated();
    table.session.answer = { ok: true, value: null };
    table.mine.act(table.action("layOff"));
    table.drop("8s", 1);
    expect(table.lying()).toBe("9c 9d 9s/5s 6s 7s");
  });
});

describe("what can be laid off", () => {
  const melds = ["9c 9d 9s", "5s 6s 7s"].map(hand);

  test("GR-13 is what goes on a meld at once, or after others of the hand", () => {
    expect([...canBeLaidOff(hand("Ts 8s 3s 9h 2s 4s Kc 9s"), melds)].toSorted()).toEqual(
      [...hand("2s 3s 4s 8s 9h 9s Ts")].toSorted(),
    );
    expect([...canBeLaidOff(hand("3s Ts Kc"), melds)]).toEqual([]);
  });

  test("GR-13 depends on what lies there already", () => {
    expect(meldsFor(melds, [], "8s")).toEqual([1]);
    expect(meldsFor(melds, [], "9h")).toEqual([0]);
    expect(meldsFor(melds, [[], hand("8s")], "9h")).toEqual([0]);
    expect(meldsFor(["9c 9d 9h", "6s 7s 8s"].map(hand), [], "9s")).toEqual([0, 1]);
    expect(takenBack(melds, [hand("9h"), hand("8s Ts 9s 4s")], "8s")).toEqual([
      hand("9h"),
      hand("4s"),
    ]);
  });

  test("GR-13 the best lay-off is made of such cards", () => {
    const cards = hand("Ts 8s 3s 9h 2s 4s Kc Qc Jc");
    for (const card of bestLayOff(cards, melds).flat())
      expect(canBeLaidOff(cards, melds).has(card)).toBe(true);
  });
});
