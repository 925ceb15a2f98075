// Checks that a game can be learnt from its lesson: what the learner does is judged, and everything
// the lesson says fits the record.

import { describe, expect, test } from "vitest";
import { byFolder } from "#renderer/text/byFolder.ts";
import type { Offer } from "#shared/contract/game.ts";
import type { LessonPart } from "#shared/contract/viewedRound.ts";
import type { Refusal } from "#shared/contract/outcome.ts";
import type { Move } from "#shared/contract/round.ts";
import { manifests } from "#shared/games/catalogue.ts";
import type { LessonText } from "#shared/text/gameText.ts";
import { learner, Lesson } from "#shared/record/lesson.ts";
import { saying } from "#test/support/inEnglish.ts";

const partOf = (answered: LessonPart | { readonly ok: false }): LessonPart => {
  if ("ok" in answered) throw new Error(JSON.stringify(answered));
  return answered;
};

/** Every piece of a lesson, each reached by the move that the record has. */
function pieces(lesson: Lesson): readonly LessonPart[] {
  const parts = [lesson.begin()];
  for (let { path, at, move } = parts[0]!; move !== null; { path, at, move } = parts.at(-1)!)
    parts.push(partOf(lesson.answer(path, at, move)));
  return parts;
}

/** An offer itself; of a range its ends, or no cards. */
function movesOf(offer: Offer<Move>): readonly Move[] {
  const { type, min, max } = { min: undefined, max: undefined, ...offer };
  if (max === undefined) return [offer];
  return min === undefined
    ? [{ type, cards: [] } as Move]
    : [{ type, to: min } as Move, { type, to: max } as Move];
}

const isAllowed = (answered: LessonPart | Refusal): boolean =>
  !("ok" in answered) || answered.error.code === "other-move";

const told = byFolder(
  import.meta.glob<LessonText>("../../shared/games/*/text/lesson.en.ts", {
    eager: true,
    import: "lesson",
  }),
);

const manifestOf = (id: string) => manifests.find(({ rules }) => rules.id === id)!;
const lessonOf = (id: string): Lesson => new Lesson(manifestOf(id).lesson);

describe.each(manifests.map((manifest) => [manifest.rules.id, manifest] as const))(
  "H-33 the lesson of %s",
  (id, { lesson: record, rules }) => {
    const lesson = new Lesson(record);
    const parts = pieces(lesson);
    const words = told[id]!;

    test("leads from the deal to the end of the round, which the learner wins", () => {
      const { seen } = parts.at(-1)!.lines.at(-1)!.view;
      expect(seen.facts.result?.winners).toEqual([learner]);
      expect(parts.at(-1)).toMatchObject({ step: null, move: null });
      expect(parts.flatMap(({ lines }) => lines.map(({ number }) => number))).toEqual(
        [...new Set(parts.flatMap(({ lines }) => lines.map(({ number }) => number)))].toSorted(
          (one, other) => one - other,
        ),
      );
    });

    test("asks him for a move where he may make one, and tells something at each", () => {
      const asking = parts.slice(0, -1);
      expect(asking.map(({ step, steps }) => [step, steps])).toEqual(
        words.steps.map((_, step) => [step, words.steps.length]),
      );
      expect(words.steps.length).toBeGreaterThanOrEqual(4);
      expect(words.firstSteps.map((step) => step.length > 20)).toEqual([true, true, true]);
      // Longer ones would have to be scrolled on a phone.
      for (const step of words.firstSteps) expect(step.length).toBeLessThanOrEqual(150);
      for (const { lines, move } of asking)
        if (!(rules.outOfTurn?.moves ?? []).includes(move!.type))
          expect(lines.at(-1)!.view.seen.toAct).toContain(learner);
      for (const { look, wrong, then } of words.steps)
        for (const words of [look, wrong, then]) expect(words).not.toBe("");
      for (const line of [words.opening, words.more, ...words.learnt]) expect(line).toMatch(/\.$/);
    });

    test("explains every other move that the rules allow, and takes none", () => {
      for (const { at, step, lines, move } of parts.slice(0, -1)) {
        const { legal } = lines.at(-1)!.view.seen;
        const others = legal
          .flatMap(movesOf)
          .filter(
            (other) =>
              JSON.stringify(other) !== JSON.stringify(move) &&
              isAllowed(lesson.answer(0, at, other)),
          );
        for (const other of others.slice(0, 5))
          expect(lesson.answer(0, at, other)).toMatchObject({
            ok: false,
            error: { code: "other-move", key: `${id}.lesson.steps.${step}.wrong`, args: {} },
          });
      }
    });

    test("shows him his own cards alone (C-7)", () => {
      for (const { lines } of parts)
        for (const {
          view: { seen },
        } of lines) {
          expect(seen.viewer).toBe(learner);
          if (seen.facts.result === null)
            for (const hand of seen.hands.slice(1)) expect(hand).toEqual(expect.any(Number));
        }
    });
  },
);

test("H-33 where several records go on, the learner’s own move says which, and not before", () => {
  const lesson = lessonOf("eights-nomic");
  const records = manifestOf("eights-nomic").lesson as readonly {
    readonly moves: readonly Move[];
  }[];
  const began = partOf(lesson.answer(0, 0, { type: "play", card: "8s" } as Move));
  const without = ({ seat: _seat, ...move }: Move & { readonly seat?: number }): Move => move;
  const ends = records.map(({ moves }, path) => {
    let part = partOf(lesson.answer(0, began.at, without(moves[began.at]!)));
    expect(part.path).toBe(path);
    while (part.move !== null) part = partOf(lesson.answer(path, part.at, part.move));
    return part.lines.at(-1)!.view.seen.facts.result?.winners;
  });
  expect(ends).toEqual([[learner], [learner], [learner]]);
  expect(told["eights-nomic"]!.otherwise?.map((steps) => steps.length)).toEqual([6, 6]);
  // The card that tries one rule is not that of another.
  const [, draws] = records;
  const chosen = partOf(lesson.answer(0, began.at, without(draws!.moves[began.at]!)));
  expect(lesson.answer(0, 11, { type: "play", card: "2c" } as Move)).toMatchObject({
    error: { key: "eights-nomic.lesson.steps.4.wrong" },
  });
  expect(lesson.answer(chosen.path, 11, { type: "play", card: "8h" } as Move)).toMatchObject({
    error: { key: "eights-nomic.lesson.otherwise.0.4.wrong" },
  });
  expect(lesson.answer(9, 0, { type: "draw" })).toMatchObject({ error: { code: "stale" } });
});

test("H-33 cards that are played together are judged in any order, but for one that comes of it", () => {
  const kings = lessonOf("kings-and-bastards");
  expect(partOf(kings.answer(0, 0, { type: "play", cards: ["3h", "3c"] } as Move)).step).toBe(1);
  const crazy = lessonOf("crazy-eights");
  expect(crazy.answer(0, 0, { type: "play", cards: ["9s", "9h"] } as Move)).toMatchObject({
    ok: false,
    error: { code: "other-move", key: "crazy-eights.lesson.steps.0.wrong" },
  });
});

test("C-9 H-33 what the rules forbid is refused by the rules", () => {
  expect(lessonOf("exordia8").answer(0, 3, { type: "play", card: "7h" } as Move)).toMatchObject({
    ok: false,
    error: saying("X8-8", "doesn’t match the suit or rank"),
  });
  expect(lessonOf("exordia8").answer(0, 0, { type: "fly" })).toMatchObject({
    ok: false,
    error: { code: "C-13" },
  });
});

test("H-33 where the learner is not to move there is nothing to be judged", () => {
  for (const at of [1, 99])
    expect(lessonOf("exordia8").answer(0, at, { type: "draw" })).toMatchObject({
      ok: false,
      error: saying("stale", "not your move"),
    });
});

test("H-33 a lesson whose moves are not all allowed is none", () => {
  const record = manifestOf("exordia8").lesson[0] as { readonly moves: readonly object[] };
  expect(
    () => new Lesson([{ ...record, moves: [...record.moves.slice(0, 2), record.moves[0]!] }]),
  ).toThrow("move 3 of the lesson of exordia8 is not allowed");
});
