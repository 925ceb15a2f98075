// Checks that playouts show a newcomer what a change would do to the game.

import { describe, expect, test } from "vitest";
import { View } from "#shared/contract/view.ts";
import type { Viewer } from "#shared/contract/seats.ts";
import type { Clause, Command } from "#shared/games/eights-nomic/clauses/clause.ts";
import {
  beginPlayouts,
  continuedPlayouts,
  mostTurns,
  trialOf,
  type Playouts,
  type Trial,
} from "#shared/games/eights-nomic/clauses/playouts.ts";
import {
  firstValues,
  templates,
  type TemplateId,
} from "#shared/games/eights-nomic/clauses/templates.ts";
import { eightsNomic } from "#shared/games/eights-nomic/index.ts";
import type { NomicSeen } from "#shared/games/eights-nomic/standing.ts";
import type { Modify, NomicRound } from "#shared/games/eights-nomic/types.ts";
import { sentence } from "#shared/games/texts.ts";
import { sweep } from "#test/support/sweep.ts";
import { dealt, made, modify } from "../moment.ts";

/** Three at the table; twelve turns were played by default, with three cards on the pile. */
const standing: NomicRound = (() => {
  let round = dealt({ seats: 3, dealer: 2 });
  while (round.facts.turns < 12) {
    const seat = eightsNomic.toAct(round)[0]!;
    const play =
      round.facts.turns % 4 === 0
        ? eightsNomic
            .legal(round, seat)
            .find((move) => move.type === "play" && "card" in move && move.card !== "8s")
        : undefined;
    if (play?.type === "play" && "card" in play && !round.facts.done.played)
      round = made(round, [seat, play]);
    else round = made(round, [seat, eightsNomic.defaultMove(round, seat), "auto"]);
  }
  return round;
})();

/** As it goes over a line, and into a worker. */
const seenBy = (viewer: Viewer, round = standing): NomicSeen =>
  JSON.parse(
    JSON.stringify(View.of(eightsNomic, { round, happened: [] }, viewer).seen),
  ) as NomicSeen;
const lawOf = (clause: Clause | null, name = "Law"): Modify =>
  modify(name, `${name} is law.`, { clause: clause as Modify["clause"] });
const ready = (id: TemplateId): Clause => {
  const template = templates.find((one) => one.id === id)!;
  return template.clause(firstValues(template))!;
};

function begun(change: Modify, of: number, seen = seenBy(0), author = 0): Playouts {
  const answer = beginPlayouts(seen, author, change, "seed", of);
  if (!answer.ok) throw new Error(sentence(answer.problem));
  return answer.playouts;
}
const trial = (clause: Clause | null, games: number): Trial =>
  trialOf(continuedPlayouts(begun(lawOf(clause), games), games));
const never = (command: Command): Clause => ({ do: "forbid", command, when: true });

const few = sweep(6, 300);

describe("EN-7 EN-10 what would become of the game", () => {
  test("with no end in its rules it goes on, and nothing is wrong with that", () => {
    expect(trial(null, few)).toEqual({
      done: few,
      of: few,
      ended: 0,
      lengths: null,
      warning: null,
    });
  });

  test("with an end in its rules it ends, after so many turns", () => {
    const { ended, lengths, warning } = trial(ready("rulesWin"), few);
    expect([ended, warning]).toEqual([few, null]);
    expect(lengths!.median).toBeGreaterThan(3);
    expect(lengths!.longest).toBeGreaterThanOrEqual(lengths!.median);
    expect(
      trial(
        { do: "endGame", winner: "ranking", when: { op: ">=", of: [{ get: "turns" }, 20] } },
        few,
      ),
    ).toMatchObject({ ended: few, lengths: { median: 8, longest: 8 }, warning: null });
  });

  test("ends at once, and that is worth a warning", () => {
    expect(trial({ do: "endGame", winner: "player", when: true }, few)).toEqual({
      done: few,
      of: few,
      ended: few,
      lengths: { median: 0, longest: 0 },
      warning: "endsAtOnce",
    });
    expect(
      trial(
        { do: "endGame", winner: "each", when: { op: ">", of: [{ get: "each.hand" }, 0] } },
        few,
      ),
    ).toMatchObject({ ended: few, warning: "endsAtOnce" });
  });

  test.each<readonly [what: string, clause: Clause]>([
    ["nobody may play", never("play")],
    ["nobody may end a turn", never("endTurn")],
  ])("comes to a standstill where %s, and that is worth a warning", (_what, clause) => {
    expect(trial(clause, few)).toMatchObject({ ended: 0, lengths: null, warning: "stalls" });
  });

  test("goes on where drawing is forbidden, for there are cards to play", () => {
    expect(trial(ready("handLimit"), few).warning).toBe(null);
  });
});

describe("EN-7 playouts", () => {
  test("are the same in whatever slices they are played, and no more than they were asked for", () => {
    const whole = continuedPlayouts(begun(lawOf(ready("rulesWin")), 5), 99);
    const pieces = [1, 3, 1, 1].reduce(
      (playouts, games) => continuedPlayouts(structuredClone(playouts), games),
      begun(lawOf(ready("rulesWin")), 5),
    );
    expect(pieces).toEqual(whole);
    expect(whole.played).toHaveLength(5);
    expect(whole.played.every(({ turns }) => turns <= mostTurns)).toBe(true);
    expect(trialOf(continuedPlayouts(begun(lawOf(null), 5), 0))).toEqual({
      done: 0,
      of: 5,
      ended: 0,
      lengths: null,
      warning: null,
    });
  });

  test("C-7 stand on what one seat sees, a spectator too, whoever the author is", () => {
    for (const viewer of [1, "spectator"] as const) {
      expect(
        trialOf(continuedPlayouts(begun(lawOf(ready("turnsEnd")), 2, seenBy(viewer), 2), 2)).ended,
      ).toBe(2);
    }
  });

  test("EN-6 wait for no judge, and for no command that is under way", () => {
    const owned = made(
      {
        ...standing,
        options: { ...standing.options, objectSeconds: 0, judgeSeconds: 0 },
        facts: { ...standing.facts, mustModify: 1 },
      },
      [1, modify("Taste", "Cards must be played with taste.")],
    );
    const round: NomicRound = { ...owned, options: standing.options };
    const seat = round.facts.turn!;
    const judged = seat === 1 ? round : made(round, [seat, { type: "draw" }]);
    expect(eightsNomic.phase(judged)).toBe(seat === 1 ? "turn" : "judging");
    expect(
      trialOf(continuedPlayouts(begun(lawOf(ready("turnsEnd")), 2, seenBy(0, judged)), 2)).ended,
    ).toBe(2);
  });

  test.each<readonly [change: Modify, problem: RegExp]>([
    [lawOf({ do: "forbid", command: "leave" } as unknown as Clause), /command/],
    [
      lawOf({
        do: "forbid",
        command: "draw",
        when: { op: "=", of: [{ op: "div", of: [1, 0] }, 1] },
      }),
      /div/,
    ],
    [modify("Turns", "Another text altogether."), /Turns/],
    [modify("New", "New is new.", { rule: "No such rule" }), /No such rule/],
  ])("EN-2 EN-7 are not begun with a change that would be refused: %j", (change, problem) => {
    const answer = beginPlayouts(seenBy(0), 0, change, "seed");
    expect(answer.ok ? "" : sentence(answer.problem)).toMatch(problem);
  });
});
