/**
 * Each language's own name. A new one needs a line here and, as English has, a folder in
 * `shared/text`, one in `renderer/text`, and a file and a help page in every game's `text`.
 */
export const languages = { en: "English" } as const;

export type Language = keyof typeof languages;
