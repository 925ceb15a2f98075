// What does the host need of five-card draw: its rules, who plays it without a person, what it
// brings, and its words?

import type { Manifest } from "#shared/games/manifest.ts";
import { drawBots as bots } from "./bots/index.ts";
import { fiveCardDraw as rules } from "./index.ts";
import lesson from "./lesson.round.json" with { type: "json" };
import { merits } from "./merits.ts";
import { en as text } from "./text/en.ts";

export const fiveCardDraw: Manifest = { place: 2, rules, bots, text, merits, lesson };
