// What does the host need of Kings & Bastards: its rules, who plays it without a person, what it
// brings, and its words?

import type { Manifest } from "#shared/games/manifest.ts";
import { kingsBots as bots } from "./bots/index.ts";
import { kingsAndBastards as rules } from "./index.ts";
import lesson from "./lesson.round.json" with { type: "json" };
import { merits } from "./merits.ts";
import { en as text } from "./text/en.ts";

export const kingsAndBastards: Manifest = { place: 1, rules, bots, text, merits, lesson };
