// Checks that the desk does what eights games need: it asks for a suit, keeps the order of picking,
// and lets ranks be typed.

import { afterEach, describe, expect, test } from "vitest";
import { loadTables, tableGame } from "#renderer/games/tableGames.ts";
import { Desk } from "#renderer/table/desk/Desk.ts";
import { offersOf } from "#renderer/table/desk/offers.ts";
import { aheadIn } from "#renderer/table/parts/ahead/chosen.ts";
import { choose, questionIn } from "#renderer/table/parts/naming/namingDesk.ts";
import { crazyEights } from "#shared/games/crazy-eights/index.ts";
import { exordia8 } from "#shared/games/exordia8/index.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import type { AnyStep } from "#shared/record/replay.ts";
import { dealt, playedOn, viewOf, type Dealing } from "#test/renderer/games/eights/eightsRounds.ts";
import { FakeTableClient, SlowDisplay } from "./fakeTableClient.ts";

await loadTables();

let desk: Desk | null = null;
afterEach(() => desk?.close());

const message = (game: AnyGame, step: AnyStep, number: number): ViewMessage => ({
  ...viewOf(game, step, 0),
  number,
  round: 1,
  game: game.id,
});

function seated(game: AnyGame, dealing: Dealing) {
  const session = new FakeTableClient();
  const display = new SlowDisplay();
  const mine = new Desk(session, tableGame, "rank", { recall: () => null, keep: () => undefined });
  desk = mine;
  mine.player.attach(display);
  const first = dealt(game, dealing);
  session.show(message(game, first, 0));
  display.finishAll();
  const keyOf = (card: string): string =>
    mine.state().scene.hand.find((held) => held.card === card)!.key;
  const cardsOf = (keys: ReadonlySet<string>): readonly string[] =>
    [...keys].map((key) => mine.state().scene.hand.find((held) => held.key === key)!.card);
  return {
    session,
    display,
    mine,
    first,
    keyOf,
    picked: () => cardsOf(mine.state().picked),
    suggested: (card: string) => cardsOf(mine.suggested(keyOf(card))),
  };
}

/** A heart lies on the pile. */
const crazy: Dealing = { hands: ["9c 9h 9s 8d 4h", "2c 2d 2s 3c 3d"], stock: "5h" };
const exordia: Dealing = { hands: ["9c 9h 9s 8d 4h", "2c 2d 2s 3c 3d"] };
const moves = (session: FakeTableClient) =>
  session.asked.map(({ payload }) => (payload as { readonly move: object }).move);

describe("several cards at once", () => {
  test("CE-7 are played in the order of picking", () => {
    const { session, mine, keyOf } = seated(crazyEights, crazy);
    for (const card of ["9s", "9h", "9c"]) mine.toggle(keyOf(card), false);
    expect(offersOf(mine.game, mine.state())!.actions[0]!.label).toBe(
      "Play three 9s, clubs on top",
    );
    mine.play();
    expect(moves(session)).toEqual([{ type: "play", cards: ["9s", "9h", "9c"] }]);
  });

  test("CE-7 a card of another rank takes their place, whether it fits or not", () => {
    const { mine, keyOf, picked } = seated(crazyEights, {
      ...crazy,
      hands: ["9c 9h 2h 8d 4s", "2c 2d 2s 3c 3d"],
    });
    mine.toggle(keyOf("9h"), false);
    mine.toggle(keyOf("9c"), false);
    expect(picked()).toEqual(["9h", "9c"]);
    mine.toggle(keyOf("4s"), false);
    expect(picked()).toEqual(["4s"]);
    mine.toggle(keyOf("2h"), false);
    expect(picked()).toEqual(["2h"]);
  });

  test("CE-7 typing a rank picks what fits alone first, then one more each time", () => {
    const { mine, picked } = seated(crazyEights, crazy);
    mine.pickTyped("9");
    expect(picked()).toEqual(["9h"]);
    mine.pickTyped("9");
    expect(picked()).toEqual(["9h", "9c"]);
    mine.pickTyped("9");
    mine.pickTyped("9");
    expect(picked()).toEqual([]);
    mine.pickTyped("9");
    mine.pickTyped("4");
    expect(picked()).toEqual(["4h"]);
  });

  test("CE-14 sliding one up takes the picked ones of its rank along", () => {
    const { mine, keyOf, suggested } = seated(crazyEights, crazy);
    expect(suggested("9s")).toEqual(["9h", "9s"]);
    mine.toggle(keyOf("9h"), false);
    expect(suggested("9c")).toEqual(["9h", "9c"]);
  });
});

describe("one card at a time", () => {
  test("X8-7 another card takes its place, even beside it with Shift", () => {
    const { mine, keyOf, picked } = seated(exordia8, exordia);
    mine.toggle(keyOf("9c"), false);
    mine.toggle(keyOf("9h"), true);
    expect(picked()).toEqual(["9h"]);
  });

  test("X8-7 typing a rank goes from one card of it to the next", () => {
    const { mine, picked } = seated(exordia8, exordia);
    const seen = [0, 1, 2, 3].map(() => {
      mine.pickTyped("9");
      return picked();
    });
    expect(seen).toEqual([["9c"], ["9s"], ["9h"], []]);
  });
});

describe("naming a suit", () => {
  test("CE-8 is asked for, and sent with the eight", () => {
    const { session, mine, keyOf } = seated(crazyEights, crazy);
    mine.playSet(new Set([keyOf("8d")]));
    expect(questionIn(mine.state()).choice).toMatchObject({
      kind: "suit",
      suits: ["c", "d", "h", "s"],
      words: "8 of diamonds",
    });
    expect(session.asked).toEqual([]);
    choose(mine, "s");
    expect(moves(session)).toEqual([{ type: "play", cards: ["8d"], suit: "s" }]);
    expect(questionIn(mine.state()).choice).toBeNull();
  });

  test("X8-9 can be taken back: nothing is played, the card stays picked", () => {
    const { session, mine, keyOf, picked } = seated(exordia8, exordia);
    mine.playSet(new Set([keyOf("8d")]));
    choose(mine, null);
    expect(questionIn(mine.state()).choice).toBeNull();
    expect(session.asked).toEqual([]);
    expect(picked()).toEqual(["8d"]);
    choose(mine, "9");
    expect(session.asked).toEqual([]);
  });

  test("a rank is no suit: a wrong answer plays nothing", () => {
    const { session, mine, keyOf } = seated(exordia8, exordia);
    mine.playSet(new Set([keyOf("8d")]));
    choose(mine, "9");
    expect(session.asked).toEqual([]);
  });

  test("C-5 stays open while somebody else leaves, and closes when the turn is over", () => {
    const three: Dealing = { hands: [...exordia.hands, "6c 6d 6s 7c 7d"] };
    const { session, display, mine, first, keyOf } = seated(exordia8, three);
    mine.playSet(new Set([keyOf("8d")]));
    const left = playedOn(exordia8, first, [[2, { type: "leave" }]]).at(-1)!;
    session.show(message(exordia8, left, 1));
    display.finishAll();
    expect(questionIn(mine.state()).choice?.kind).toBe("suit");
    const drew = playedOn(exordia8, left, [[0, { type: "draw" }]]).at(-1)!;
    session.show(message(exordia8, drew, 2));
    display.finishAll();
    expect(questionIn(mine.state()).choice).toBeNull();
  });

  test("H-31 out of turn it is laid ready: nothing is asked, and nothing sent", () => {
    const { session, display, mine, first, keyOf } = seated(crazyEights, crazy);
    session.show(
      message(crazyEights, playedOn(crazyEights, first, [[0, { type: "draw" }]]).at(-1)!, 1),
    );
    display.finishAll();
    mine.playSet(new Set([keyOf("8d")]));
    expect(questionIn(mine.state()).choice).toBeNull();
    expect(session.asked).toHaveLength(0);
    expect(aheadIn(mine.state()).chosen).toBe("picked");
  });
});

test("H-27 a hint picks the cards in their order and names the suit", async () => {
  const { session, mine, picked } = seated(crazyEights, crazy);
  session.answer = {
    ok: true,
    value: {
      move: { type: "play", cards: ["9h", "9c"] },
      reason: { key: "Two at once.", args: {} },
    },
  };
  await mine.hint();
  expect(picked()).toEqual(["9h", "9c"]);
  expect(mine.state().toast?.words).toBe("Play two 9s, clubs on top. Two at once.");
});
