import { saying } from "#shared/text/said.ts";
import type { ClauseText } from "./text/clauses.en.ts";
import type { Text } from "./text/whole.en.ts";

export const say = saying<Text["refusals"]>("eights-nomic.refusals");
/** C-13 */
export const sayForm = saying<Text["forms"]>("eights-nomic.forms");
/** H-27 */
export const because = saying<Text["reasons"]>("eights-nomic.reasons");
/** For moves that are allowed but not advisable. */
export const sayCaution = saying<Text["cautions"]>("eights-nomic.cautions");
/** EN-27, EN-28: of a clause. */
export const sayProblem = saying<ClauseText["problems"]>("eights-nomic.clauses.problems");
