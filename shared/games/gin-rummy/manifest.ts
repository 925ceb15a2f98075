import type { Manifest } from "#shared/games/manifest.ts";
import { about } from "./about.ts";
import { ginBots as bots } from "./bots/index.ts";
import { ginRummy as rules } from "./index.ts";
import lesson from "./lesson.round.json" with { type: "json" };
import { achievements } from "./achievements.ts";
import { ladder } from "./ladder.ts";
import { whole as text } from "./text/whole.en.ts";

export const ginRummy: Manifest = {
  ...about,
  rules,
  bots,
  shark: async (share) => (await import("./bots/shark/index.ts")).shark(share),
  appraiser: async () => (await import("./bots/shark/appraiser.ts")).appraiser,
  text,
  achievements,
  ladder,
  lesson: [lesson],
};
