import type { Manifest } from "#shared/games/manifest.ts";
import { about } from "./about.ts";
import { normalBots as bots } from "./bots/index.ts";
import { normalEights as rules } from "./index.ts";
import lesson from "./lesson.round.json" with { type: "json" };
import { achievements } from "./achievements.ts";
import { ladder } from "./ladder.ts";
import { whole as text } from "./text/whole.en.ts";

export const normalEights: Manifest = {
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
