// In which words does the shell speak to the person?

import { common as english, type CommonText } from "#shared/text/en/index.ts";
import type { Language } from "#shared/text/languages.ts";
import { saying, type Said } from "#shared/text/said.ts";
import { sentenceIn } from "#shared/text/sentence.ts";

export const saysOfShell = saying<CommonText["shell"]>("shell");

/**
 * Loaded when they are chosen. English is always there: it is spoken until then, and where another
 * cannot be loaded.
 */
const loadFound = async (language: string): Promise<CommonText> =>
  language === "en"
    ? english
    : ((await import(`../../shared/text/${language}/index.ts`)) as { readonly common: CommonText })
        .common;

let common: CommonText = english;

/** Resolves once everything that is said from now on is in that language. */
export async function speak(
  chosen: Language,
  load: (language: Language) => Promise<CommonText> = loadFound,
): Promise<void> {
  try {
    common = await load(chosen);
  } catch {
    common = english;
  }
}

/** In the language that is spoken now. The shell speaks of no game. */
export const words = (said: Said): string => sentenceIn({ common, games: {} }, said);
