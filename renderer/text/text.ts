import type { GameText, LessonText } from "#shared/text/gameText.ts";
import type { Language } from "#shared/text/languages.ts";
import type { Said } from "#shared/text/said.ts";
import { gameTextIn, sentenceIn } from "#shared/text/sentence.ts";
import { words as english } from "./en/index.ts";
import type { ScreenText } from "./en/screens.ts";
import type { BooksText, ChipsText, PartText, TournamentText, Words } from "./words.ts";

/**
 * Loaded when they are chosen. English is always there: it is spoken until then, and where another
 * cannot be loaded.
 */
const others = import.meta.glob<Words>(["./*/index.ts", "!./en/index.ts"], { import: "words" });

let words: Words = english;
/** True while the made-up language is shown, whichever language is chosen. */
let isMade = false;

/**
 * Resolves once everything that is rendered from now on is in that language. Rejects where it
 * cannot be loaded; then nothing changes.
 */
export async function speak(chosen: Language): Promise<void> {
  const next = (await others[`./${chosen}/index.ts`]?.()) ?? english;
  // What is said whole now is said whole in the other language.
  const games = [...loaded.keys()].flatMap((place) =>
    place.endsWith(".whole") ? [place.slice(0, -".whole".length)] : [],
  );
  const wholes = await Promise.all(
    games.map(async (game) => ({ game, whole: await next.whole[game]?.() })),
  );
  const tournament = loaded.has("tournament") ? await next.tournament() : null;
  if (isMade) return;
  words = next;
  if (tournament) loaded.set("tournament", { of: next, words: tournament });
  for (const { game, whole } of wholes)
    if (whole) loaded.set(`${game}.whole`, { of: next, words: whole });
}

export function speakMade(make: (english: Words) => Words): void {
  words = make(english);
  isMade = true;
}

export const text = (): ScreenText => words.screens;
export const gameText = (game: string): GameText => gameTextIn(wordsNow().words, game);
/** All that a game says, by its id: what that is says the type of its English. */
export const wordsOf = <T extends object>(game: string): T =>
  wordsNow().words.games[game] as object as T;
/**
 * The game's help page in Markdown; empty for one that has none. Rejects where it cannot be loaded.
 */
export const helpPage = async (game: string): Promise<string> => (await words.help[game]?.()) ?? "";
/**
 * Words that were loaded later, by their place in the catalogues, with all those they belong to.
 */
const loaded = new Map<string, Readonly<{ of: Words; words: object }>>();
const later = (place: string): object | null => {
  const found = loaded.get(place);
  return found?.of === words ? found.words : null;
};

async function load(
  place: string,
  from: (of: Words) => (() => Promise<object>) | undefined,
): Promise<void> {
  const of = words;
  const come = later(place) ?? (await from(of)?.());
  if (!come) return;
  loaded.set(place, { of, words: come });
  cachedWords = null;
}

/**
 * The words of a game's lesson (H-33); null where they have not been loaded in the language that is
 * spoken now.
 */
export const lessonText = (game: string): LessonText | null =>
  later(`${game}.lesson`) as LessonText | null;
/** Resolves once the lesson can be told. Rejects where it cannot be loaded. */
export const loadLesson = (game: string): Promise<void> =>
  load(`${game}.lesson`, ({ lessons }) => lessons[game]);

/**
 * Resolves once all can be said of a game of which the lists alone could speak. Rejects as for a
 * lesson.
 */
export const loadGame = (game: string): Promise<void> =>
  load(`${game}.whole`, ({ whole }) => whole[game]);

export const partText = <P extends keyof PartText>(part: P): PartText[P] | null =>
  later(`parts.${part}`) as PartText[P] | null;
export const loadPart = (part: keyof PartText): Promise<void> =>
  load(`parts.${part}`, ({ parts }) => parts[part]);

export const booksText = (): BooksText | null => later("books") as BooksText | null;
export const loadBooks = (): Promise<void> => load("books", ({ books }) => books);

/**
 * What the screens of tournaments say; only once that has come, as it has with every one of them.
 */
export function tournamentText(): TournamentText["screens"] {
  const come = loaded.get("tournament")?.words as TournamentText | undefined;
  if (!come) throw new Error("the words of tournaments have not been loaded");
  return come.screens;
}
export const loadTournament = (): Promise<void> => load("tournament", (of) => of.tournament);

export const chipsText = (): ChipsText | null => later("chips") as ChipsText | null;
export const loadChips = (): Promise<void> => load("chips", ({ chips }) => chips);

/**
 * The words of now with games that were loaded whole; and those by which what is meant is said,
 * lessons and checks among them. Null until they are asked for again.
 */
let cachedWords: Readonly<{ of: Words; words: Words; all: Words }> | null = null;

function wordsNow(): NonNullable<typeof cachedWords> {
  if (cachedWords?.of === words) return cachedWords;
  const come = (kind: string): readonly (readonly [string, object])[] =>
    [...loaded].flatMap(([place, its]) =>
      its.of === words && place.endsWith(`.${kind}`)
        ? [[place.slice(0, -kind.length - 1), its.words] as const]
        : [],
    );
  const games = { ...words.games, ...Object.fromEntries(come("whole")) } as Words["games"];
  const taught = Object.fromEntries(
    come("lesson").map(([game, lesson]) => [game, { ...games[game], lesson }]),
  ) as object as Words["games"];
  cachedWords = {
    of: words,
    words: { ...words, games },
    all: {
      ...words,
      games: { ...games, ...taught },
      common: {
        ...words.common,
        ...booksText(),
        ...chipsText(),
        ...(later("tournament") as TournamentText | null)?.said,
      },
    },
  };
  return cachedWords;
}

/** What rules, bots and the host mean. */
export const sentence = (said: Said): string => sentenceIn(wordsNow().all, said);
