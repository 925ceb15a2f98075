import { profileSchema } from "#shared/protocol/schema.ts";
import { text } from "#renderer/text/text.ts";

const longest = 24;

/** Returns null if the name is valid. */
export function nameProblem(name: string): string | null {
  const words = text().profile;
  const bare = name.trim();
  if (bare === "") return words.nameEmpty;
  if (bare.length > longest) return words.nameLong;
  return profileSchema.shape.name.safeParse(name).success ? null : words.nameSigns;
}
