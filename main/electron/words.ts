import { common as english, type CommonText } from "#shared/text/en/index.ts";
import type { Language } from "#shared/text/languages.ts";
import { saying, type Said } from "#shared/text/said.ts";
import { sentenceIn } from "#shared/text/sentence.ts";

export const saysOfShell = saying<CommonText["shell"]>("shell");

/** English is used until another language is loaded, and if it cannot be. */
const loadFound = async (language: string): Promise<CommonText> =>
  language === "en"
    ? english
    : ((await import(`../../shared/text/${language}/index.ts`)) as { readonly common: CommonText })
        .common;

let common: CommonText = english;

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

/** The shell uses no game's words. */
export const words = (said: Said): string => sentenceIn({ common, games: {} }, said);
