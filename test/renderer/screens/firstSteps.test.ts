// Checks that the first steps in a game go on by what a player does, and end for good.

import { describe, expect, test } from "vitest";
import {
  nextStep,
  stepKey,
  takes,
  tellsSession,
} from "#renderer/screens/table/firstSteps/FirstSteps.tsx";
import { manifests } from "#renderer/games/catalogue.ts";
import type { AnySeen, VisibleEvent } from "#shared/contract/seen.ts";
import { manifests as games } from "#shared/games/catalogue.ts";
import type { Rotation } from "#shared/protocol/schema.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import { Lesson } from "#shared/record/lesson.ts";

/** What the learner of a game's lesson is shown, to its end. */
function lessonViews(game: string): readonly ViewMessage[] {
  const lesson = new Lesson(games.find(({ rules }) => rules.id === game)!.lesson);
  const parts = [lesson.begin()];
  for (let { path, at, move } = parts[0]!; move !== null; { path, at, move } = parts.at(-1)!) {
    const part = lesson.answer(path, at, move);
    if ("ok" in part) throw new Error(part.error.key);
    parts.push(part);
  }
  return parts.flatMap(({ lines }) =>
    lines.map(({ number, view }) => ({ ...view, number, round: 1, game })),
  );
}

/** The steps that were taken, in the order in which they were. */
function walked(game: string, views: readonly ViewMessage[]): readonly string[] {
  let seen: readonly string[] = [];
  let shown: number | null = null;
  for (const view of views) {
    shown = nextStep(seen, "p1", game, { view, shown })?.step ?? null;
    if (shown !== null && takes(view, shown)) seen = [...seen, stepKey("p1", game, shown)];
  }
  return seen;
}

describe.each(manifests.map(({ id }) => id))("H-33 the first steps of %s", (game) => {
  const views = lessonViews(game);
  const isOver = ({ seen }: ViewMessage) => seen.facts.result !== null;
  const all = [0, 1, 2].map((step) => stepKey("p1", game, step));
  const next = (seen: readonly string[], profile: string | null) =>
    nextStep(seen, profile, game, { view: null, shown: null });

  test("are all taken by playing the lesson, one at a time, and then never told again", () => {
    expect(walked(game, views).toSorted()).toEqual(all);
    expect(next(all, "p1")).toBeNull();
  });

  test("go on only by what one does oneself, the last one by the end of the round at the latest", () => {
    const others = views.map((view) => ({
      ...view,
      happened: view.happened.filter(({ seat }) => seat !== view.seen.viewer),
    }));
    expect(
      walked(
        game,
        others.filter((view) => !isOver(view)),
      ),
    ).toEqual([]);
    expect([0, 1, 2].map((step) => takes(others.at(-1)!, step))).toEqual([false, false, true]);
  });

  test("go on where they were, of this person and this game alone", () => {
    expect(next(all.slice(0, 1), "p1")).toEqual({ step: 1, number: 2 });
    expect(next(all, "p2")).toEqual({ step: 0, number: 1 });
    expect(next(["p1/chess/0"], "p1")).toEqual({ step: 0, number: 1 });
    expect([next([], null), next(all, null)]).toEqual([{ step: 0, number: 1 }, null]);
    // The words of earlier versions were told whole.
    expect(next([`p1/${game}`], "p1")).toBeNull();
  });
});

test("H-33 the step about rules is told as soon as a rule may be written, until one has been", () => {
  const nomic = "eights-nomic";
  const [first, third] = [stepKey("p1", nomic, 0), stepKey("p1", nomic, 2)];
  const offering = (...types: readonly string[]) =>
    ({ game: nomic, seen: { legal: types.map((type) => ({ type })) } }) as unknown as ViewMessage;
  const told = (seen: readonly string[], view: ViewMessage, before: number | null) =>
    nextStep(seen, "p1", nomic, { view, shown: before });
  expect(told([], offering("play"), null)).toEqual({ step: 0, number: 1 });
  expect(told([], offering("play", "modify"), 0)).toEqual({ step: 2, number: 1 });
  // While the others judge the rule nothing is offered.
  expect(told([], offering(), 2)).toEqual({ step: 2, number: 1 });
  expect(told([third], offering("modify"), 2)).toEqual({ step: 0, number: 2 });
  expect(told([first, third], offering(), 0)).toEqual({ step: 1, number: 3 });
});

test("H-33 what happens to a player takes no step of theirs", () => {
  const hit = {
    game: "normal-eights",
    seen: { viewer: 0, facts: { result: null } } as unknown as AnySeen,
    happened: [{ type: "drew", seat: 0 }] as unknown as readonly VisibleEvent[],
  } as unknown as ViewMessage;
  expect(takes(hit, 0)).toBe(false);
});

test("H-33 a mixed session says what it is in its first round, and later no more", () => {
  const kingsPot: Rotation = [
    { game: "kings-and-bastards", rounds: 1, options: {} },
    { game: "five-card-draw", rounds: 4, options: {} },
  ];
  const table = { game: "kings-and-bastards", rotation: kingsPot, roundNumber: 1 };
  expect(tellsSession(table)).toBe(true);
  expect(tellsSession({ ...table, roundNumber: 2 })).toBe(false);
  expect(tellsSession({ ...table, rotation: kingsPot.slice(0, 1) })).toBe(false);
});
