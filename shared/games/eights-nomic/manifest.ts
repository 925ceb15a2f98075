// What does the host need of Eights Nomic: its rules, who plays it without a person, what it
// brings, and its words?

import type { Manifest } from "#shared/games/manifest.ts";
import { nomicBots as bots } from "./bots/index.ts";
import { eightsNomic as rules } from "./index.ts";
import lesson from "./lesson.round.json" with { type: "json" };
import { merits } from "./merits.ts";
import { whole as text } from "./text/whole.en.ts";

export const eightsNomic: Manifest = { place: 6, rules, bots, text, merits, lesson };
