// Checks that the page of a proposed rule opens by itself only where there is time to read it.

import { expect, test } from "vitest";
import { judging, type JudgingState } from "#renderer/games/eights-nomic/judging.tsx";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import { View } from "#shared/contract/view.ts";
import { eightsNomic } from "#shared/games/eights-nomic/index.ts";
import type { NomicRound } from "#shared/games/eights-nomic/types.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import { agree, laid, made, modify, withPending } from "#test/games/eights-nomic/moment.ts";

const seenBy = (round: NomicRound, seat: number): ViewMessage => {
  const { seen } = View.of(eightsNomic, { round, happened: [] }, seat);
  return { seen, happened: [], number: 1, round: 1, game: "eights-nomic" };
};

function judge() {
  let state: Readonly<{ judging: JudgingState }> = { judging: judging.desk.first.judging };
  let due: (() => void) | null = null;
  const desk = {
    state: () => state,
    change: (more: Partial<typeof state>) => {
      state = { ...state, ...more };
    },
  } as unknown as Desk;
  const companion = judging.desk.companion!(desk, {
    now: () => 0,
    after: (_ms, act) => {
      due = act;
      return () => {
        due = null;
      };
    },
  });
  const snapshot = { table: null, tableAt: 0 } as unknown as TableSnapshot;
  return {
    hear: (round: NomicRound) => companion.hear!(seenBy(round, 2), snapshot),
    isOpen: () => state.judging.isOpen,
    isDue: () => due !== null,
    timePasses: () => due?.(),
  };
}

const options = { objectSeconds: 30, judgeSeconds: 0 };
const hand = "2c 3c 4c";
const proposed = made(withPending(laid([hand, hand, hand], { options }), 1, 0, 0), [
  0,
  modify("Hats", "Hats are worn."),
]);

test("EN-3 a proposed rule is opened to its judge once it has been under judgement for a while", () => {
  const one = judge();
  one.hear(proposed);
  expect(one.isOpen()).toBe(false);
  one.timePasses();
  expect(one.isOpen()).toBe(true);
});

test("EN-3 a rule that the others decide before that is never opened", () => {
  const one = judge();
  one.hear(proposed);
  one.hear(made(proposed, [1, agree]));
  expect([one.isOpen(), one.isDue()]).toEqual([false, false]);
});
