import type { Manifest } from "#shared/games/manifest.ts";
import { about } from "./about.ts";
import { nomicBots as bots } from "./bots/index.ts";
import { eightsNomic as rules } from "./index.ts";
import { lesson } from "./lesson.ts";
import { achievements } from "./achievements.ts";
import { ladder } from "./ladder.ts";
import { whole as text } from "./text/whole.en.ts";

export const eightsNomic: Manifest = {
  ...about,
  rules,
  bots,
  shark: async (share) => (await import("./bots/shark/index.ts")).shark(share),
  text,
  achievements,
  ladder,
  lesson,
};
