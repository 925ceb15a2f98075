import type { Manifest } from "#shared/games/manifest.ts";
import { about } from "./about.ts";
import { normalBots as bots } from "./bots/index.ts";
import { normalEights as rules } from "./index.ts";
import lesson from "./lesson.round.json" with { type: "json" };
import { achievements } from "./achievements.ts";
import { ladder } from "./ladder.ts";
import { en as text } from "./text/en.ts";

export const normalEights: Manifest = {
  ...about,
  rules,
  bots,
  text,
  achievements,
  ladder,
  lesson: [lesson],
};
