import type { GameText, LessonText } from "#shared/text/gameText.ts";
import type { Texts } from "#shared/text/sentence.ts";
import type { Widened } from "#shared/text/said.ts";
import type { books } from "./en/books.ts";
import type { chipWords } from "./en/chips.ts";
import type { RemarkText } from "./en/parts/remarks.ts";
import type { RuleBookText } from "./en/parts/ruleBook.ts";
import type { ScreenText } from "./en/screens.ts";
import type { tournament } from "./en/tournament/index.ts";

export type BooksText = Widened<typeof books>;
export type TournamentText = Widened<typeof tournament>;
export type ChipsText = Widened<typeof chipWords>;

export interface PartText {
  readonly remarks: RemarkText;
  readonly ruleBook: RuleBookText;
}

export interface Words extends Texts {
  readonly screens: ScreenText;
  /** By id. What the eights games say alike stands under `eights`. */
  readonly games: { readonly [game: string]: GameText };
  /** By the game's id; loaded when somebody learns it (H-33). */
  readonly lessons: { readonly [game: string]: () => Promise<LessonText> };
  /**
   * All that a game says of which `games` has no more than what stands in lists; by its id, loaded
   * with its table.
   */
  readonly whole: { readonly [game: string]: () => Promise<GameText> };
  readonly parts: { readonly [P in keyof PartText]: () => Promise<PartText[P]> };
  readonly books: () => Promise<BooksText>;
  readonly tournament: () => Promise<TournamentText>;
  readonly chips: () => Promise<ChipsText>;
  /** Pages in Markdown, by the game's id or the name in the manual; loaded when they are read. */
  readonly help: { readonly [game: string]: () => Promise<string> };
}
