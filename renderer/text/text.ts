// In which words does the app speak now?

import type { GameText, LessonText } from '#shared/text/gameText.ts';
import type { Language } from '#shared/text/languages.ts';
import type { Said } from '#shared/text/said.ts';
import { gameTextIn, sentenceIn } from '#shared/text/sentence.ts';
import { words as english } from './en/index.ts';
import type { ScreenText } from './en/screens.ts';
import type { BooksText, Words } from './words.ts';

/** Loaded when they are chosen. English is always there: it is spoken until then, and where another cannot be loaded. */
const others = import.meta.glob<Words>(['./*/index.ts', '!./en/index.ts'], { import: 'words' });

let words: Words = english;
/** Is a language spoken that is made of English, whichever is chosen? */
let isMade = false;

/** Resolves once everything that is rendered from now on is in that language. Rejects where it cannot be loaded; then nothing changes. */
export async function speak(chosen: Language): Promise<void> {
  const loaded = await others[`./${chosen}/index.ts`]?.() ?? english;
  if (!isMade) words = loaded;
}

/** From now on everything is said in a language that is made of English. */
export function speakMade(make: (english: Words) => Words): void {
  words = make(english);
  isMade = true;
}

/** What screens and table say, in the language that is spoken now. */
export const text = (): ScreenText => words.screens;
export const gameText = (game: string): GameText => gameTextIn(words, game);
/** All that a game says, by its id: what that is says the type of its English. */
export const wordsOf = <T extends object>(game: string): T => words.games[game] as object as T;
/** The game's help page in Markdown; empty for one that has none. Rejects where it cannot be loaded. */
export const helpPage = async (game: string): Promise<string> => (await words.help[game]?.()) ?? '';
/** Those that were loaded, by game, with the words they belong to. */
const lessons = new Map<string, { readonly of: Words; readonly lesson: LessonText }>();

/** The words of a game's lesson (H-33); null where they have not been loaded in the language that is spoken now. */
export function lessonText(game: string): LessonText | null {
  const loaded = lessons.get(game);
  return loaded?.of === words ? loaded.lesson : null;
}

/** Resolves once the lesson can be told. Rejects where it cannot be loaded. */
export async function loadLesson(game: string): Promise<void> {
  const of = words;
  const lesson = await of.lessons[game]?.();
  if (lesson) lessons.set(game, { of, lesson });
}

/** Those that were loaded last, with the words they belong to. */
let books: { readonly of: Words; readonly loaded: BooksText } | null = null;

/** The words of a check of the books; null where they have not been loaded in the language that is spoken now. */
export const booksText = (): BooksText | null => (books?.of === words ? books.loaded : null);

/** Resolves once they can be told. Rejects where they cannot be loaded. */
export async function loadBooks(): Promise<void> {
  const of = words;
  books = { of, loaded: await of.books() };
}

/** What a lesson or a check says is said only where it has been loaded. */
function withLoaded({ key }: Said): Words {
  const checked = key.startsWith('audit.') ? booksText() : null;
  if (checked) return { ...words, common: { ...words.common, ...checked } };
  const [game = ''] = key.split('.', 1);
  const lesson = key.startsWith(`${game}.lesson.`) ? lessonText(game) : null;
  return lesson ? { ...words, games: { ...words.games, [game]: { ...gameText(game), lesson } as GameText } } : words;
}

/** What rules, bots and the host mean. */
export const sentence = (said: Said): string => sentenceIn(withLoaded(said), said);
