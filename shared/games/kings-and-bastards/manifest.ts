import type { Manifest } from "#shared/games/manifest.ts";
import { about } from "./about.ts";
import { kingsBots as bots } from "./bots/index.ts";
import { kingsAndBastards as rules } from "./index.ts";
import { inWay } from "./bots/ways.ts";
import lesson from "./lesson.round.json" with { type: "json" };
import { achievements } from "./achievements.ts";
import { ladder } from "./ladder.ts";
import { en as text } from "./text/en.ts";

export const kingsAndBastards: Manifest = {
  ...about,
  rules,
  bots,
  inWay,
  shark: async (share) => (await import("./bots/shark.ts")).shark(share),
  appraiser: async () => (await import("./bots/shark.ts")).appraiser,
  text,
  achievements,
  ladder,
  lesson: [lesson],
};
