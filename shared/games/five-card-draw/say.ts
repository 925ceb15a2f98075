import { saying } from "#shared/text/said.ts";
import type { Text } from "./text/en.ts";

export const say = saying<Text["refusals"]>("five-card-draw.refusals");
/** Reasons for a bot's moves (H-27). */
export const because = saying<Text["reasons"]>("five-card-draw.reasons");
/** Refusals of moves with a wrong form (C-13). */
export const sayForm = saying<Text["forms"]>("five-card-draw.forms");
