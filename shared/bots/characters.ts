/**
 * Twelve bots whom one gets to know: always the same face under the same name. How well they play is
 * chosen apart.
 */
export const characters = [
  { name: "Basil", avatar: "avatar-29" },
  { name: "Clara", avatar: "avatar-15" },
  { name: "Felix", avatar: "avatar-30" },
  { name: "Greta", avatar: "avatar-31" },
  { name: "Hugo", avatar: "avatar-44" },
  { name: "Iris", avatar: "avatar-42" },
  { name: "Mabel", avatar: "avatar-34" },
  { name: "Otto", avatar: "avatar-12" },
  { name: "Rosa", avatar: "avatar-21" },
  { name: "Silas", avatar: "avatar-47" },
  { name: "Viktor", avatar: "avatar-03" },
  { name: "Yara", avatar: "avatar-41" },
] as const;

export type Character = (typeof characters)[number];

export const characterNamed = (name: string): Character | null =>
  characters.find((character) => character.name === name) ?? null;
