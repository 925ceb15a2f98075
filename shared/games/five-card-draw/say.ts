import { saying } from "#shared/text/said.ts";
import type { Text } from "./text/en.ts";

export const say = saying<Text["refusals"]>("five-card-draw.refusals");
/** Why a bot makes a move (H-27). */
export const because = saying<Text["reasons"]>("five-card-draw.reasons");
/** Of moves that have not the form asked for (C-13). */
export const sayForm = saying<Text["forms"]>("five-card-draw.forms");
