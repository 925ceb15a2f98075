/**
 * Each by its own name. A new one is a line more here, and beside English: a folder in
 * `shared/text` and one in `renderer/text`, and in every game's `text` a file and a help page.
 */
export const languages = { en: "English" } as const;

export type Language = keyof typeof languages;
