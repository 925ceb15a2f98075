import type { z } from "zod";
import type { Kind, Sized } from "#shared/text/en/form.ts";
import type { CommonText } from "#shared/text/en/index.ts";
import { saying, type Said } from "#shared/text/said.ts";

export const saysOfForm = saying<CommonText["form"]>("form");

/** Encodes a `Said` as a zod message, which can only be a string. */
export const asIssue = (said: Said): string => JSON.stringify(said);
const isIssue = (message: string) => message.startsWith('{"key":');

/**
 * The sender chose the names of surplus fields and perhaps of parts of the path, so the answer cuts
 * them.
 */
const longestName = 40;
const mostNamed = 5;
const longestPath = 120;
const cut = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;

const kinds: { readonly [expected: string]: Kind | undefined } = {
  string: "text",
  number: "number",
  int: "whole",
  boolean: "switch",
  array: "list",
  tuple: "list",
  object: "object",
  record: "object",
  null: "null",
};
const sized: { readonly [origin: string]: Sized | undefined } = {
  string: "text",
  array: "list",
  number: "number",
  int: "number",
};

type Issue = z.core.$ZodIssue;

function limited(key: "atMost" | "atLeast", origin: string, limit: number | bigint): Said {
  const of = sized[origin];
  return of === undefined ? saysOfForm("other") : saysOfForm(key, { of, limit: Number(limit) });
}

function whatIsWrong(issue: Issue): Said {
  if (isIssue(issue.message)) return JSON.parse(issue.message) as Said;
  switch (issue.code) {
    case "invalid_type":
      return saysOfForm("needed", { kind: kinds[issue.expected] ?? "other" });
    case "unrecognized_keys":
      return saysOfForm("surplus", {
        fields: issue.keys.slice(0, mostNamed).map((name) => cut(name, longestName)),
      });
    case "too_big":
      return limited("atMost", issue.origin, issue.maximum);
    case "too_small":
      return limited("atLeast", issue.origin, issue.minimum);
    case "not_multiple_of":
      return saysOfForm("steps", { step: issue.divisor });
    case "invalid_value":
      return saysOfForm("oneOf", { known: issue.values.map(String) });
    case "invalid_format":
      return saysOfForm("pattern");
    default:
      return saysOfForm("other");
  }
}

/** Returns the first problem with the path to it ("cards.0"). */
export function problemIn({ issues: [issue] }: z.ZodError): Said {
  if (!issue) return saysOfForm("other");
  const path = cut(issue.path.map(String).join("."), longestPath);
  return path === "" ? whatIsWrong(issue) : saysOfForm("at", { path, problem: whatIsWrong(issue) });
}
