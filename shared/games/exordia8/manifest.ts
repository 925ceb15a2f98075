import type { Manifest } from "#shared/games/manifest.ts";
import { about } from "./about.ts";
import { exordiaBots as bots } from "./bots/index.ts";
import { exordia8 as rules } from "./index.ts";
import lesson from "./lesson.round.json" with { type: "json" };
import { achievements } from "./achievements.ts";
import { ladder } from "./ladder.ts";
import { en as text } from "./text/en.ts";

export const exordia8: Manifest = {
  ...about,
  rules,
  bots,
  shark: async (share) => (await import("./bots/shark.ts")).shark(share),
  appraiser: async () => (await import("./bots/shark.ts")).appraiser,
  text,
  achievements,
  ladder,
  lesson: [lesson],
};
