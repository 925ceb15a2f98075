export interface OptionText {
  readonly label: string;
  /** What the option does, in a sentence or two. */
  readonly help: string;
}

/** Three things to be told in a first round (H-33). */
type FirstWords = readonly [string, string, string];

/** One move of the learner's in a lesson. */
export interface LessonStep {
  /** What to look at, and what to do. */
  readonly look: string;
  /** Why another move, that the rules allow, is not the one here. */
  readonly wrong: string;
  /** What comes of it, while the others move. */
  readonly then: string;
}

/**
 * What is told to who is new to a game: in a first round, and in a first hand to learn by (H-33).
 */
export interface LessonText {
  readonly bubbles: FirstWords;
  /** What the game is about, in a sentence or two: before the first move. */
  readonly opening: string;
  readonly steps: readonly LessonStep[];
  /** What was learnt, a line each. */
  readonly learnt: readonly string[];
  /** What there is besides. */
  readonly more: string;
}

export interface AchievementText {
  readonly name: string;
  /** What is to be done for it, in a sentence. */
  readonly help: string;
}

export interface GameText {
  readonly name: string;
  readonly tagline: string;
  /** By the option's key in the game's option table. */
  readonly options: { readonly [key: string]: OptionText };
  /** Of every game in the catalogue: a few words under its name. */
  readonly line?: string;
  /**
   * Why somebody who comes during a round waits for the next, and until when, where that is long.
   */
  readonly waits?: string;
  /** By the achievement's key. */
  readonly achievements: { readonly [key: string]: AchievementText };
}
