// Checks that the desk asks one question after the other for a joker (NE-24).

import { afterEach, expect, test } from "vitest";
import { Desk } from "#renderer/table/desk/Desk.ts";
import { choose, questionIn } from "#renderer/table/parts/naming/namingDesk.ts";
import type { Reading } from "#renderer/table/tableGame.ts";
import { FakeTableClient, SlowDisplay } from "#test/renderer/table/fakeTableClient.ts";
import { moment, standIn } from "#test/renderer/table/standIn.ts";

let desk: Desk | null = null;
afterEach(() => desk?.close());

const joker: Reading = {
  kind: "card",
  cards: ["4h", "Kh"],
  legal: true,
  words: "joker",
  readAs: (as) =>
    as === "Kh"
      ? {
          kind: "seat",
          seats: [0, 1, 2],
          legal: true,
          words: "king of hearts",
          title: "Who draws four cards?",
          moveAs: (target) => ({ type: "play", card: "Jk", as, target }) as never,
        }
      : {
          kind: "move",
          move: { type: "play", card: "Jk", as } as never,
          legal: true,
          words: "4 of hearts",
        },
};

function withJoker() {
  const session = new FakeTableClient();
  const display = new SlowDisplay();
  const mine = new Desk(session, () => standIn, "rank", {
    recall: () => null,
    keep: () => undefined,
  });
  desk = mine;
  mine.player.attach(display);
  const show = (number: number, more: object = {}): void => {
    session.show(moment({ number, cards: "Jk 9s", toAct: [0], reading: joker, ...more }));
    display.finishAll();
  };
  show(1);
  mine.playSet(new Set([mine.state().scene.hand.find(({ card }) => card === "Jk")!.key]));
  return {
    session,
    mine,
    show,
    moves: () => session.asked.map(({ payload }) => (payload as { readonly move: object }).move),
  };
}

test("NE-24 a joker that needs no more is played as soon as it is named", () => {
  const { mine, moves } = withJoker();
  expect(questionIn(mine.state()).choice?.kind).toBe("card");
  choose(mine, "4h");
  expect(moves()).toEqual([{ type: "play", card: "Jk", as: "4h" }]);
});

test("NE-17 NE-24 one that is named a king asks at whom it is aimed", () => {
  const { mine, moves } = withJoker();
  choose(mine, "Kh");
  expect(moves()).toEqual([]);
  expect(questionIn(mine.state()).choice).toMatchObject({
    kind: "seat",
    title: "Who draws four cards?",
  });
  choose(mine, 2);
  expect(moves()).toEqual([{ type: "play", card: "Jk", as: "Kh", target: 2 }]);
  expect(mine.state()).toMatchObject({ naming: { choice: null, named: null } });
});

test("NE-24 taken back, the play begins from the first question again", () => {
  const { mine, moves } = withJoker();
  choose(mine, "Kh");
  choose(mine, null);
  expect(mine.state()).toMatchObject({ naming: { choice: null, named: null } });
  mine.play();
  expect(questionIn(mine.state()).choice?.kind).toBe("card");
  expect(moves()).toEqual([]);
});

test("C-5 NE-24 the second question stays open while somebody else leaves, and closes when nothing is asked", () => {
  const { mine, show } = withJoker();
  choose(mine, "Kh");
  show(2);
  expect(questionIn(mine.state()).choice?.kind).toBe("seat");
  show(3, { reading: { kind: "nothing" } });
  expect(questionIn(mine.state()).choice).toBeNull();
});

test("an answer to another question plays nothing", () => {
  const { mine, moves } = withJoker();
  choose(mine, "c");
  expect(moves()).toEqual([]);
});
