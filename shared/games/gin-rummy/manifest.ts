// What does the host need of Gin Rummy: its rules, who plays it without a person, what it brings,
// and its words?

import type { Manifest } from "#shared/games/manifest.ts";
import { ginBots as bots } from "./bots/index.ts";
import { ginRummy as rules } from "./index.ts";
import lesson from "./lesson.round.json" with { type: "json" };
import { merits } from "./merits.ts";
import { whole as text } from "./text/whole.en.ts";

export const ginRummy: Manifest = { place: 7, rules, bots, text, merits, lesson };
