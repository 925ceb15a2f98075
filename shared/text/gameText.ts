export interface OptionText {
  readonly label: string;
  /** One or two sentences on what the option does. */
  readonly help: string;
}

/** Three explanations in a first round (H-33). */
type FirstWords = readonly [string, string, string];

export interface LessonStep {
  readonly look: string;
  /** Why another legal move is not the right one here. */
  readonly wrong: string;
  /** The consequence, shown while the others move. */
  readonly then: string;
}

/** Texts for a beginner: in a first round, and in a first hand to learn from (H-33). */
export interface LessonText {
  readonly bubbles: FirstWords;
  /** One or two sentences on what the game is about, before the first move. */
  readonly opening: string;
  readonly steps: readonly LessonStep[];
  /** One line for each thing learnt. */
  readonly learnt: readonly string[];
  readonly more: string;
}

export interface AchievementText {
  readonly name: string;
  /** One sentence on what has to be done for it. */
  readonly help: string;
}

export interface GameText {
  readonly name: string;
  readonly tagline: string;
  readonly options: { readonly [key: string]: OptionText };
  /** A few words under its name in the catalogue. */
  readonly line?: string;
  /**
   * Why somebody who comes during a round waits for the next, and until when; only where that is
   * long.
   */
  readonly waits?: string;
  readonly achievements: { readonly [key: string]: AchievementText };
}
