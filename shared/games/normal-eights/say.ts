import { saying } from "#shared/text/said.ts";
import type { Text } from "./text/en.ts";

export const say = saying<Text["refusals"]>("normal-eights.refusals");
/** H-27 */
export const because = saying<Text["reasons"]>("normal-eights.reasons");
/** C-13 */
export const sayForm = saying<Text["forms"]>("normal-eights.forms");
