import { saying } from "#shared/text/said.ts";
import type { ClauseText } from "../text/clauses.en.ts";

export const say = saying<ClauseText["problems"]>("eights-nomic.clauses.problems");
