import type { AnyGame } from "#shared/contract/game.ts";
import { refused, type Refusal } from "#shared/contract/outcome.ts";
import type { LessonPart } from "#shared/contract/viewedRound.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { lessonStepKey } from "#shared/text/gameText.ts";
import { makeMove, replay, viewedLine, type ReplayedLine } from "./replay.ts";
import { readRecord, saysOfRecord, type ReadRecord } from "./roundRecord.ts";

export const learner: Seat = 0;

type Entry = Readonly<{
  seat: Seat;
  isLearners: boolean;
  move: Move;
}>;

/** Moves of the learner's that decide nothing, such as a forced pass, are `auto` in the record. */
function entryOf(value: unknown): Entry {
  const { seat, auto, ...move } = value as Readonly<{ seat: Seat; auto?: true }> & Move;
  return { seat, isLearners: seat === learner && auto !== true, move };
}

/** One course of a lesson: a record with the learner's moves in it. */
class Course {
  readonly #read: ReadRecord;
  readonly #path: number;
  readonly lines: readonly ReplayedLine[];
  readonly entries: readonly Entry[];

  constructor(record: unknown, path: number) {
    this.#read = readRecord(record);
    this.#path = path;
    this.lines = [...replay(this.#read)];
    this.entries = this.#read.record.moves.map(entryOf);
    const wrong = this.lines.find(({ error }) => error !== null);
    if (wrong)
      throw new Error(`move ${wrong.number} of the lesson of ${this.#read.game.id} is not allowed`);
  }

  get game(): AnyGame {
    return this.#read.game;
  }

  takes(at: number, move: Move, facts: unknown): boolean {
    const expected = this.entries[at];
    if (!expected?.isLearners) return false;
    return isWorded(expected.move)
      ? inOneOrder(wordless(move)) === inOneOrder(wordless(expected.move))
      : inOneOrder(move) === inOneOrder(expected.move) &&
          JSON.stringify(facts) === JSON.stringify(this.lines[at + 1]?.step.round.facts);
  }

  partFrom(first: number): LessonPart {
    const next = this.entries.findIndex(({ isLearners }, index) => isLearners && index >= first);
    const at = next < 0 ? this.entries.length : next;
    const { start, record, game } = this.#read;
    const lines = this.lines.slice(first, at + 1).flatMap((line) => {
      // An automatic move of the learner's is only seen by its consequences.
      const entry = this.entries[line.number - 1];
      const view =
        entry?.seat === learner && !entry.isLearners ? null : viewedLine(game, line, learner);
      return view
        ? [{ number: line.number, view: { seen: view.seen, happened: view.happened } }]
        : [];
    });
    const isOver = next < 0;
    return {
      options: start.options,
      seats: record.seats,
      lines,
      path: this.#path,
      at,
      step: isOver ? null : this.stepAt(at),
      steps: this.stepAt(this.entries.length),
      move: isOver ? null : (this.entries[at]?.move ?? null),
    };
  }

  stepAt(at: number): number {
    return this.entries.slice(0, at).filter(({ isLearners }) => isLearners).length;
  }
}

export class Lesson {
  readonly #courses: readonly Course[];

  /**
   * Takes several records of one game where the learner has a choice: they are the same up to it.
   * Throws a RecordError if one is no record, and an Error if one of its moves is not allowed.
   */
  constructor(records: readonly unknown[]) {
    this.#courses = records.map((record, path) => new Course(record, path));
  }

  begin(): LessonPart {
    return this.#courses[0]!.partFrom(0);
  }

  /**
   * Returns what follows the learner's move after line `at` of the record `path`, or of another one
   * that is the same up to there. Refuses with the rules' reason if the move is illegal, with
   * `other-move` if it is legal but no record has it, and with `stale` if the learner is not to
   * move there.
   */
  answer(path: number, at: number, move: Move): LessonPart | Refusal {
    const course = this.#courses[path];
    const line = course?.lines[at];
    if (!course || !line || !course.entries[at]?.isLearners)
      return refused("stale", saysOfRecord("notLearners"));
    const { game } = course;
    const made = makeMove(game, line.step.round, { ...move, seat: learner });
    if (made.error) return { ok: false, error: made.error };
    const begun = JSON.stringify(course.entries.slice(0, at));
    const taking = [course, ...this.#courses].find(
      (one) =>
        one.takes(at, move, made.step.round.facts) &&
        JSON.stringify(one.entries.slice(0, at)) === begun,
    );
    return (
      taking?.partFrom(at + 1) ??
      refused("other-move", {
        key: `${lessonStepKey(game.id, path, course.stepAt(at))}.wrong`,
        args: {},
      })
    );
  }
}

/**
 * A move with text by a person may be worded differently or in another language; the lesson
 * continues with its own wording.
 */
const isWorded = (move: Move) => "text" in move;
const wordless = (move: Move): Move => ({ ...move, name: "", text: "" }) as Move;

/** Cards played together may come in any order if the outcome is the same. */
function inOneOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneOrder).toSorted().join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, one]) => `${key}:${inOneOrder(one)}`)
    .toSorted()
    .join()}}`;
}
