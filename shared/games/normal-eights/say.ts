import { saying } from "#shared/text/said.ts";
import type { Text } from "./text/en.ts";

export const say = saying<Text["refusals"]>("normal-eights.refusals");
/** Why a bot makes a move (H-27). */
export const because = saying<Text["reasons"]>("normal-eights.reasons");
/** Of moves that have not the form asked for (C-13). */
export const sayForm = saying<Text["forms"]>("normal-eights.forms");
