// The lessons of the games (H-33).

import { manifests } from "#shared/games/catalogue.ts";
import type { LessonPart } from "#shared/contract/viewedRound.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";
import { Lesson } from "#shared/record/lesson.ts";
import { granted, refusal } from "#main/base/refusal.ts";

const lessons = new Map<string, Lesson>();

function lessonOf(game: string): Lesson | null {
  const manifest = manifests.find(({ rules }) => rules.id === game);
  if (!manifest) return null;
  const lesson = lessons.get(game) ?? new Lesson(manifest.lesson);
  lessons.set(game, lesson);
  return lesson;
}

/** Stateless: the learner sends their position. Refusals: `unknown-game`, and those of `Lesson`. */
export function taught({ game, after }: HouseAsk<"learn">): Answer<LessonPart> {
  const lesson = lessonOf(game);
  if (!lesson) return refusal("unknown-game", "unknownGame");
  if (after === null) return granted(lesson.begin());
  const part = lesson.answer(after.path, after.at, after.move);
  return "ok" in part ? part : granted(part);
}
