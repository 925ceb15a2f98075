// What must be said in words of every game?

export interface OptionText {
  readonly label: string;
  /** What the option does, in a sentence or two. */
  readonly help: string;
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
  /** By the achievement's key. */
  readonly achievements: { readonly [key: string]: AchievementText };
}
