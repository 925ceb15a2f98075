import { aboutGame } from "#shared/contract/traits.ts";
import { saying } from "#shared/text/said.ts";
import type { Text } from "./text/en.ts";

export const about = aboutGame("crazy-eights", 3, { quiet: ["draw", "pass"] });
export const say = saying<Text["refusals"]>("crazy-eights.refusals");
