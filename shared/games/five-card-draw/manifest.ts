import type { Manifest } from "#shared/games/manifest.ts";
import { about } from "./about.ts";
import { drawBots as bots } from "./bots/index.ts";
import { fiveCardDraw as rules } from "./index.ts";
import { handHistory } from "./openHandHistory.ts";
import { inWay } from "./bots/ways.ts";
import lesson from "./lesson.round.json" with { type: "json" };
import { achievements } from "./achievements.ts";
import { ladder } from "./ladder.ts";
import { en as text } from "./text/en.ts";

export const fiveCardDraw: Manifest = {
  ...about,
  rules,
  bots,
  inWay,
  shark: async () => (await import("./bots/shark/index.ts")).shark,
  appraiser: async () => (await import("./bots/appraiser.ts")).appraiser,
  text,
  achievements,
  ladder,
  lesson: [lesson],
  handHistory,
};
