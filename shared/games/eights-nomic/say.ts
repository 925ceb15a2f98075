import { saying } from "#shared/text/said.ts";
import type { Text } from "./text/whole.en.ts";

export const say = saying<Text["refusals"]>("eights-nomic.refusals");
/** C-13 */
export const sayForm = saying<Text["forms"]>("eights-nomic.forms");
/** H-27 */
export const because = saying<Text["reasons"]>("eights-nomic.reasons");
/** For moves that are allowed but not advisable. */
export const sayCaution = saying<Text["cautions"]>("eights-nomic.cautions");
