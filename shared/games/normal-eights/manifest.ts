// What does the host need of Normal Eights: its rules, who plays it without a person, what it
// brings, and its words?

import type { Manifest } from "#shared/games/manifest.ts";
import { normalBots as bots } from "./bots/index.ts";
import { normalEights as rules } from "./index.ts";
import lesson from "./lesson.round.json" with { type: "json" };
import { merits } from "./merits.ts";
import { en as text } from "./text/en.ts";

export const normalEights: Manifest = { place: 5, rules, bots, text, merits, lesson };
