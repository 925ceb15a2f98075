// What does the host need of Exordia8: its rules, who plays it without a person, what it brings,
// and its words?

import type { Manifest } from "#shared/games/manifest.ts";
import { exordiaBots as bots } from "./bots/index.ts";
import { exordia8 as rules } from "./index.ts";
import lesson from "./lesson.round.json" with { type: "json" };
import { merits } from "./merits.ts";
import { en as text } from "./text/en.ts";

export const exordia8: Manifest = { place: 4, rules, bots, text, merits, lesson };
