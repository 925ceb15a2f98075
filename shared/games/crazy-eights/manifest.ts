// What does the host need of Crazy Eights: its rules, who plays it without a person, what it
// brings, and its words?

import type { Manifest } from "#shared/games/manifest.ts";
import { crazyBots as bots } from "./bots/index.ts";
import { crazyEights as rules } from "./index.ts";
import lesson from "./lesson.round.json" with { type: "json" };
import { merits } from "./merits.ts";
import { en as text } from "./text/en.ts";

export const crazyEights: Manifest = { place: 3, rules, bots, text, merits, lesson };
