// Checks that the table plays a lesson to its end, with the others' moves one by one and the
// learner's moves as they are judged.

import { describe, expect, test } from "vitest";
import { taught } from "#main/house/lessons.ts";
import { manifests } from "#renderer/games/catalogue.ts";
import { loadTables, tableGame } from "#renderer/games/tableGames.ts";
import { LessonClient, type Teacher } from "#renderer/screens/learn/LessonClient.ts";
import { coachWords } from "#renderer/screens/learn/LessonRoom.tsx";
import { lessonText, loadLesson, sentence } from "#renderer/text/text.ts";
import type { LessonPart } from "#shared/contract/viewedRound.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import { pickedCards } from "#renderer/table/desk/picks.ts";

await Promise.all([loadTables(), ...manifests.map(({ id }) => loadLesson(id))]);

function firstOf(game: string): LessonPart {
  const answer = taught({ game, after: null });
  if (!answer.ok) throw new Error(answer.error.key);
  return answer.value;
}

/** A lesson whose waits end when the test says so. */
function lessonOf(game: string, teacher: Teacher = (payload) => Promise.resolve(taught(payload))) {
  let due: (() => void) | null = null;
  const clock = {
    now: () => 0,
    after: (_ms: number, act: () => void) => {
      due = act;
      return () => (due = null);
    },
  };
  const client = new LessonClient({
    game,
    first: firstOf(game),
    teacher,
    people: [{ name: "Robin", avatar: "avatar-07" }],
    clock,
  });
  const shown: ViewMessage[] = [client.snapshot().view!];
  client.onView((view) => shown.push(view));
  /** All that the others do, each move shown to its end. */
  const watch = (): void => {
    client.moved(false);
    while (due) {
      const act: () => void = due;
      due = null;
      act();
      client.moved(true);
      client.moved(false);
    }
  };
  const hint = async (): Promise<Move> =>
    (
      (await client.ask("hint", { answers: 0 })) as unknown as {
        readonly value: { readonly move: Move };
      }
    ).value.move;
  const make = (move: Move): Promise<Answer<unknown>> => client.ask("move", { answers: 0, move });
  return { client, shown, watch, hint, make };
}

describe.each(manifests.map(({ id }) => id))("H-33 the lesson of %s", (game) => {
  test("is played to its end, each line once and in order, and says something at every moment", async () => {
    const { client, shown, watch, hint, make } = lessonOf(game);
    const told = [coachWords(game, client.state())];
    const steps: (number | null)[] = [];
    for (watch(); client.state().stage === "yours"; watch()) {
      steps.push(client.state().step);
      told.push(coachWords(game, client.state()));
      expect(await make(await hint())).toEqual({ ok: true, value: null });
      told.push(coachWords(game, client.state()));
    }
    expect(client.state().stage).toBe("over");
    expect(steps).toEqual(lessonText(game)!.steps.map((_, at) => at));
    expect(told.filter((words) => words === "")).toEqual([]);
    for (const { look } of lessonText(game)!.steps) expect(told).toContain(look);
    expect(told.slice(0, 1)).toEqual([lessonText(game)!.opening]);
    const numbers = shown.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
    expect(shown.at(-1)?.seen.facts.result?.winners).toEqual([0]);
  });

  test("asks for moves that cards and buttons of the table can make", async () => {
    const { client, watch, hint, make } = lessonOf(game);
    const its = tableGame(game);
    const { picking } = its;
    for (watch(); client.state().stage === "yours"; watch()) {
      const move = await hint();
      const { seen } = client.snapshot().view!;
      const cards = picking.cardsOf(move);
      const held = (seen.hands[0] as readonly never[]).map((card, at) => ({ key: `k${at}`, card }));
      const picked = pickedCards(
        picking,
        held,
        new Set(cards.map((card) => held.find((one) => one.card === card)!.key)),
      );
      const reading = picking.read(seen, picked);
      const ids = its
        .actions(seen, reading, {})
        .map(({ sends }) => (typeof sends === "object" ? sends.type : sends));
      expect(picked.toSorted()).toEqual(cards.toSorted());
      // A bet's amount is set beside its button, sets have a panel of their own, what is written a
      // dialog, and consent a button beside.
      const isWritten = move.type === "modify" && ids.includes("proposal");
      const isAgreed = move.type === "endGame";
      expect(
        isWritten ||
          isAgreed ||
          ids.some((sends) => sends === "picked" || sends === move.type || sends === "wager"),
        `${JSON.stringify(move)} by ${ids.join()}`,
      ).toBe(true);
      await make(move);
    }
  });
});

test("H-33 another move that the rules allow is explained and taken back: nothing is shown, and the right one still goes", async () => {
  const { client, shown, watch, make } = lessonOf("exordia8");
  watch();
  const [before, view] = [shown.length, client.snapshot().view];
  const answer = await make({ type: "draw" });
  expect(answer).toMatchObject({ ok: false, error: { code: "other-move" } });
  if (answer.ok) throw new Error("another move was taken");
  expect(sentence(answer.error)).toBe(lessonText("exordia8")!.steps[0]!.wrong);
  expect([shown.length, client.snapshot().view, client.state()]).toEqual([
    before,
    view,
    { stage: "yours", step: 0, steps: 5, path: 0 },
  ]);
  expect(await make({ type: "play", card: "5c" } as Move)).toMatchObject({ ok: true });
});

test("H-33 while others move, and where the house is silent, nothing is made of what the learner does", async () => {
  const early = lessonOf("exordia8");
  expect(await early.make({ type: "draw" })).toMatchObject({ ok: false, error: { code: "stale" } });
  const silent = lessonOf("exordia8", () =>
    Promise.resolve({ ok: false, error: { code: "not-connected", key: "line.lost", args: {} } }),
  );
  silent.watch();
  expect(await silent.make({ type: "play", card: "5c" } as Move)).toMatchObject({
    ok: false,
    error: { code: "not-connected" },
  });
  expect(silent.client.state().stage).toBe("yours");
});

test("H-33 a lesson is told of the table as any round is: by name, with chips and seats of its own", () => {
  const { client } = lessonOf("five-card-draw");
  const { table, player } = client.snapshot();
  expect(table?.players.map(({ name }) => name)).toEqual(["Robin", "Ada", "Ludwig"]);
  expect(player).toBe(table?.players[0]?.id);
  expect(lessonOf("five-card-draw").client.snapshot().table?.id).not.toBe(table?.id);
});
