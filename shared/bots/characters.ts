import type { Way } from "./bot.ts";

export type Character = Readonly<{
  name: string;
  avatar: string;
  way: Way;
  /** Of the time that a bot takes for what everybody sees; at most 1. */
  tempo: number;
}>;

/**
 * Twelve bots whom one gets to know: always the same face under the same name. How well they play is
 * chosen apart.
 */
export const characters: readonly Character[] = [
  { name: "Basil", avatar: "avatar-29", way: "careful", tempo: 1 },
  { name: "Clara", avatar: "avatar-15", way: "tight", tempo: 1 },
  { name: "Felix", avatar: "avatar-30", way: "bluffer", tempo: 0.75 },
  { name: "Greta", avatar: "avatar-31", way: "bold", tempo: 1 },
  { name: "Hugo", avatar: "avatar-44", way: "loose", tempo: 1 },
  { name: "Iris", avatar: "avatar-42", way: "steady", tempo: 0.8 },
  { name: "Mabel", avatar: "avatar-34", way: "careful", tempo: 1 },
  { name: "Otto", avatar: "avatar-12", way: "tight", tempo: 1 },
  { name: "Rosa", avatar: "avatar-21", way: "bluffer", tempo: 1 },
  { name: "Silas", avatar: "avatar-47", way: "steady", tempo: 1 },
  { name: "Viktor", avatar: "avatar-03", way: "bold", tempo: 0.85 },
  { name: "Yara", avatar: "avatar-41", way: "loose", tempo: 0.75 },
];

export const characterNamed = (name: string): Character | null =>
  characters.find((character) => character.name === name) ?? null;
