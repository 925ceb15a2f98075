import { saying } from "#shared/text/said.ts";
import type { Text } from "./text/en.ts";

export const say = saying<Text["refusals"]>("exordia8.refusals");
/** Reasons for a bot's moves (H-27). */
export const because = saying<Text["reasons"]>("exordia8.reasons");
