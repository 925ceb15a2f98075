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
  for (const view of views) {
    const step = nextStep(seen, "p1", game);
    if (step !== null && takes(view, step)) seen = [...seen, stepKey("p1", game, step)];
  }
  return seen;
}

describe.each(manifests.map(({ id }) => id))("H-33 the first steps of %s", (game) => {
  const views = lessonViews(game);
  const all = [0, 1, 2].map((step) => stepKey("p1", game, step));

  test("are all taken by playing the lesson, one at a time, and then never told again", () => {
    expect(walked(game, views)).toEqual(all);
    expect(nextStep(all, "p1", game)).toBeNull();
  });

  test("go on only by what one does oneself, the last one by the end of the round at the latest", () => {
    const others = views.map((view) => ({
      ...view,
      happened: view.happened.filter(({ seat }) => seat !== view.seen.viewer),
    }));
    expect(walked(game, others)).toEqual([]);
    expect([0, 1, 2].map((step) => takes(others.at(-1)!, step))).toEqual([false, false, true]);
  });

  test("go on where they were, of this person and this game alone", () => {
    expect(nextStep(all.slice(0, 1), "p1", game)).toBe(1);
    expect(nextStep(all, "p2", game)).toBe(0);
    expect(nextStep(["p1/chess/0"], "p1", game)).toBe(0);
    expect([nextStep([], null, game), nextStep(all, null, game)]).toEqual([0, null]);
    // The words of earlier versions were told whole.
    expect(nextStep([`p1/${game}`], "p1", game)).toBeNull();
  });
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
