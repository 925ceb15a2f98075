// Checks that chips, draws and showdowns of five-card draw lead from one view to the next without a
// jump.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { drawTable } from "#renderer/games/five-card-draw/drawTable.ts";
import { replay } from "#shared/record/replay.ts";
import { parseRecord } from "#shared/record/roundRecord.ts";
import {
  noticed,
  playedHand,
  randomHand,
  type DrawView,
} from "#test/renderer/games/five-card-draw/drawViews.ts";
import { expectNoJump, plannedFor, type Planned } from "#test/renderer/table/planning.ts";

const folder = new URL("../../../../records/five-card-draw/", import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith(".round.json"));
const plansFor = (views: readonly DrawView[]): readonly Planned<DrawView>[] =>
  plannedFor(drawTable, views);

test.each(names)(
  "H-24 in the record %s every plan ends in the scene of the next view, for every viewer",
  (name) => {
    const steps = [...replay(parseRecord(readFileSync(new URL(name, folder), "utf8")))]
      .filter(({ error }) => error === null)
      .map(({ step }) => step);
    for (const viewer of [...steps[0]!.round.zones.hands.keys(), "spectator"] as const)
      plansFor(noticed(steps, viewer)).forEach(expectNoJump);
  },
);

test.each([2, 3, 5, 8, 9, 16])(
  "H-24 random hands of %d seats are played without a jump",
  (seats) => {
    for (let hand = 0; hand < 20; hand += 1) {
      const steps = randomHand(`wager plan ${seats} ${hand}`, seats);
      for (const viewer of [hand % seats, "spectator"] as const)
        plansFor(noticed(steps, viewer)).forEach(expectNoJump);
    }
  },
);

const showdown = playedHand({ hands: ["Ac Ad 4c 7s 9d", "Kc Kd 5c 8s 2h", "Qc Qd 6c 3s Th"] }, [
  [0, { type: "bet", to: 20 }],
  [1, { type: "call" }],
  [2, { type: "call" }],
  [0, { type: "draw", cards: ["4c", "7s"] }],
  [1, { type: "draw", cards: [] }],
  [2, { type: "draw", cards: ["6c"] }],
  [0, { type: "bet", to: 40 }],
  [1, { type: "call" }],
  [2, { type: "call" }],
]);
const planWith = (viewer: number | "spectator", happening: string): Planned<DrawView> => {
  const found = plansFor(noticed(showdown, viewer)).find(({ view }) =>
    view.happened.some(({ type }) => type === happening),
  );
  if (!found) throw new Error(`no ${happening}`);
  return found;
};

describe("a plan of five-card draw", () => {
  test("C-7 turns thrown cards over as they go and shows new ones to their holder alone", () => {
    const faces = (viewer: number | "spectator") =>
      planWith(viewer, "drew").plan.steps.flatMap((step) => (step.type === "fly" ? [step] : []));
    const own = faces(0);
    expect(own.map(({ card, flip }) => [card !== null, flip])).toEqual([
      [true, [1, 0]],
      [true, [1, 0]],
      [true, [0, 1]],
      [true, [0, 1]],
    ]);
    for (const viewer of [1, 2, "spectator"] as const)
      expect(faces(viewer).every(({ card, flip }) => card === null && flip[1] === 0)).toBe(true);
  });

  test("FD-13 hands turn over one after the other, and may be looked at before the chips go", () => {
    const { plan } = planWith("spectator", "showed");
    const shows = plan.steps
      .filter(({ type }) => type === "show")
      .map(({ at, ms }) => ({ at, end: at + ms }));
    expect(shows).toHaveLength(3);
    shows.slice(1).forEach(({ at }, index) => expect(at).toBeGreaterThanOrEqual(shows[index]!.end));
    const award = plan.steps.find(({ type }) => type === "award");
    expect(award!.at - shows.at(-1)!.end).toBeGreaterThan(500);
  });

  test("FD-5 antes have come before they are taken together, and before any card", () => {
    const { plan } = plansFor(noticed(showdown, 1))[0]!;
    const bets = plan.steps.filter(({ type }) => type === "bet");
    expect(bets).toHaveLength(3);
    const gathered = plan.steps.find(({ type }) => type === "gather")!;
    expect(gathered.at).toBeGreaterThanOrEqual(Math.max(...bets.map(({ at, ms }) => at + ms)));
    expect(
      Math.min(...plan.steps.filter(({ type }) => type === "fly").map(({ at }) => at)),
    ).toBeGreaterThanOrEqual(gathered.at + gathered.ms);
  });

  test("FD-9 bets come together in the middle before the next stage", () => {
    const { before, plan, after } = plansFor(noticed(showdown, 1)).find(({ view }) =>
      view.happened.some(({ type }) => type === "stageEnded"),
    )!;
    expect(before.wager?.bets).toEqual([20, 20, 0]);
    expect(plan.steps.filter(({ type }) => type === "gather")).toHaveLength(1);
    expect([after.wager?.bets, after.wager?.pots]).toEqual([
      [0, 0, 0],
      [{ amount: 90, seats: [0, 1, 2] }],
    ]);
  });
});
