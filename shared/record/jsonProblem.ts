import type { CommonText } from "#shared/text/en/index.ts";
import { saying, type Said } from "#shared/text/said.ts";

const saysOfJson = saying<CommonText["json"]>("json");

/**
 * `thrown` comes from JSON.parse, whose message names a position, a character or neither. Nothing
 * else of the text is repeated.
 */
export function jsonProblem(text: string, thrown: unknown): Said {
  const message = thrown instanceof SyntaxError ? thrown.message : "";
  const place = /at position (\d+)/.exec(message)?.[1];
  const end = text.trimEnd().length;
  if (end === 0) return saysOfJson("empty");
  if (/end of JSON/.test(message) || (place !== undefined && Number(place) >= end))
    return saysOfJson("cutOff");
  if (place === undefined) {
    const found = /^Unexpected token '(.+?)',/su.exec(message)?.[1];
    return found === undefined ? saysOfJson("other") : saysOfJson("wrongSign", { found });
  }
  const lines = text.slice(0, Number(place)).split("\n");
  return saysOfJson("wrongAt", { line: lines.length, column: (lines.at(-1) ?? "").length + 1 });
}
