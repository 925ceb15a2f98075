export type OptionText = Readonly<{
  label: string;
  /** One or two sentences on what the option does. */
  help: string;
}>;

/** Three explanations in a first round (H-33). */
type FirstWords = readonly [string, string, string];

export type LessonStep = Readonly<{
  look: string;
  /** Why another legal move is not the right one here. */
  wrong: string;
  /** The consequence, shown while the others move. */
  then: string;
}>;

/** Texts for a beginner: in a first round, and in a first hand to learn from (H-33). */
export type LessonText = Readonly<{
  firstSteps: FirstWords;
  /** One or two sentences on what the game is about, before the first move. */
  opening: string;
  steps: readonly LessonStep[];
  /** The steps along each of the lesson's other records, whole, where the learner has a choice. */
  otherwise?: readonly (readonly LessonStep[])[];
  /** One line for each thing learnt. */
  learnt: readonly string[];
  more: string;
}>;

/** The key of a step's words. `path`: the lesson's record, from 0; `step` from 0. */
export const lessonStepKey = (game: string, path: number, step: number): string =>
  `${game}.lesson.${path === 0 ? "steps" : `otherwise.${path - 1}`}.${step}`;

export type AchievementText = Readonly<{
  name: string;
  /** One sentence on what has to be done for it. */
  help: string;
}>;

export type GameText = Readonly<{
  name: string;
  tagline: string;
  options: { readonly [key: string]: OptionText };
  /** A few words under its name in the catalogue. */
  line?: string;
  /**
   * Why somebody who comes during a round waits for the next, and until when; only where that is
   * long.
   */
  waits?: string;
  achievements: { readonly [key: string]: AchievementText };
}>;
