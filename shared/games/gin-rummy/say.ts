import { saying } from "#shared/text/said.ts";
import type { Text } from "./text/whole.en.ts";

export const say = saying<Text["refusals"]>("gin-rummy.refusals");
/** H-27 */
export const because = saying<Text["reasons"]>("gin-rummy.reasons");
