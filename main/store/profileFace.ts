import type { Profile } from "#shared/protocol/house.ts";
import type { Database } from "./database.ts";
import { columns, text } from "./rows.ts";

const face = columns({ name: text, avatar: text });

/** Null if there is no such profile. */
export const profileFace = (
  database: Database,
  id: string,
): Pick<Profile, "name" | "avatar"> | null =>
  database.first(face, "SELECT name, avatar FROM profiles WHERE id = ?", id);
