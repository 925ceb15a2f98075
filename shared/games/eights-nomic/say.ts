import { saying } from "#shared/text/said.ts";
import type { Text } from "./text/whole.en.ts";

export const say = saying<Text["refusals"]>("eights-nomic.refusals");
/** Of moves that have not the form asked for (C-13). */
export const sayForm = saying<Text["forms"]>("eights-nomic.forms");
/** Why a bot makes a move (H-27). */
export const because = saying<Text["reasons"]>("eights-nomic.reasons");
/** Of what is allowed, and not to be advised. */
export const sayCaution = saying<Text["cautions"]>("eights-nomic.cautions");
