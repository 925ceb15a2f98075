// Checks for incoming texts: none may control a terminal, reverse the text beside it, or hide
// content.

import { z } from "zod";
import type { Said } from "#shared/text/said.ts";
import { saysOfForm, asIssue } from "./formProblem.ts";

/**
 * Control characters, bidi overrides and other format characters, lone surrogates, and line and
 * paragraph separators.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
/** A joiner between two pictographs is allowed, as it makes them one emoji. */
const joiners =
  /(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?)\u200d(?=\p{Extended_Pictographic})/gu;
/**
 * A Hangul filler and the blank Braille cell are a letter and a symbol to Unicode but are drawn as
 * nothing.
 */
const seen = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;
const lineBreaks = /\r?\n/g;

const holdsUnseen = (text: string) => unseen.test(text.replaceAll(joiners, ""));
/** Removes invisible characters, but keeps the joiners within an emoji. */
export const withoutUnseen = (text: string): string => {
  const joined = new Set([...text.matchAll(joiners)].map(({ index }) => index));
  return text.replaceAll(new RegExp(unseen, "gu"), (sign, at: number) =>
    joined.has(at) ? sign : "",
  );
};

const isVisible = (text: string) => text.trim() === "" || seen.test(text);

/** Returns what is wrong with a text that may have several lines, or null. */
export function textProblem(text: string): Said | null {
  if (holdsUnseen(text.replaceAll(lineBreaks, " "))) return saysOfForm("controlCharacters");
  return isVisible(text) ? null : saysOfForm("nothingVisible");
}

const noUnseen = asIssue(saysOfForm("controlCharacters"));
const nothingSeen = asIssue(saysOfForm("nothingVisible"));

/** Text that a person writes: a name, a note, a chat message. May be blank only if `least` is 0. */
export const freeText = (least: number, most: number) =>
  z
    .string()
    .trim()
    .min(least)
    .max(most)
    .refine((text) => !holdsUnseen(text), noUnseen)
    .refine(isVisible, nothingSeen);

export const reference = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => !holdsUnseen(text), noUnseen);

type Complain = (path: readonly (string | number)[], message: string) => void;

function checkTexts(value: unknown, path: readonly (string | number)[], complain: Complain) {
  if (typeof value === "string") {
    // A field `text`, such as a rule's, may have several lines.
    const text = path.at(-1) === "text" ? value.replaceAll(lineBreaks, " ") : value;
    if (holdsUnseen(text)) complain(path, noUnseen);
    else if (!isVisible(text)) complain(path, nothingSeen);
  } else if (Array.isArray(value))
    value.forEach((each, at) => checkTexts(each, [...path, at], complain));
  else if (typeof value === "object" && value !== null)
    for (const [name, each] of Object.entries(value)) checkTexts(each, [...path, name], complain);
}

/**
 * The form of an incoming move of any game. Texts are checked here and not by the game because
 * older records may hold anything.
 */
export const moveInput = () =>
  z
    .looseObject({ type: reference(40) })
    .superRefine((move, context) =>
      checkTexts(move, [], (path, message) =>
        context.addIssue({ code: "custom", path: [...path], message }),
      ),
    );
