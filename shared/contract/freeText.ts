// Texts as they come in: none steers a terminal, turns round what stands beside it, or hides what
// it holds.

import { z } from "zod";
import type { Said } from "#shared/text/said.ts";
import { saysOfForm, toldAs } from "./formProblem.ts";

/**
 * Control characters, bidi overrides and whatever else is only format, halves of characters, and
 * line and paragraph separators.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
/** One emoji is made of several by a joiner: between two pictures it is seen. */
const joiners =
  /(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?)\u200d(?=\p{Extended_Pictographic})/gu;
/**
 * A Hangul filler and a Braille cell without dots are a letter and a sign to Unicode; both are
 * drawn as nothing.
 */
const seen = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;
const lineBreaks = /\r?\n/g;

const holdsUnseen = (text: string): boolean => unseen.test(text.replaceAll(joiners, ""));
/** What of a text its field sends: no signs that nobody sees, but the joiners within an emoji. */
export const withoutUnseen = (text: string): string => {
  const joined = new Set([...text.matchAll(joiners)].map(({ index }) => index));
  return text.replaceAll(new RegExp(unseen, "gu"), (sign, at: number) =>
    joined.has(at) ? sign : "",
  );
};

const isVisible = (text: string): boolean => text.trim() === "" || seen.test(text);

/** What is wrong with a text of several lines; null where nothing is. */
export function textProblem(text: string): Said | null {
  if (holdsUnseen(text.replaceAll(lineBreaks, " "))) return saysOfForm("controlCharacters");
  return isVisible(text) ? null : saysOfForm("nothingVisible");
}

const noUnseen = toldAs(saysOfForm("controlCharacters"));
const nothingSeen = toldAs(saysOfForm("nothingVisible"));

/**
 * What a person writes: a name, a note, a line of chat. Empty where `least` is 0, else there is
 * something to see.
 */
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

function checkTexts(value: unknown, path: readonly (string | number)[], complain: Complain): void {
  if (typeof value === "string") {
    // A rule may have several lines.
    const text = path.at(-1) === "text" ? value.replaceAll(lineBreaks, " ") : value;
    if (holdsUnseen(text)) complain(path, noUnseen);
    else if (!isVisible(text)) complain(path, nothingSeen);
  } else if (Array.isArray(value))
    value.forEach((each, at) => checkTexts(each, [...path, at], complain));
  else if (typeof value === "object" && value !== null)
    for (const [name, each] of Object.entries(value)) checkTexts(each, [...path, name], complain);
}

/**
 * A move of any game, on its way in: its texts are checked here and not by the game, whose older
 * records may hold anything.
 */
export const moveInput = () =>
  z
    .looseObject({ type: reference(40) })
    .superRefine((move, context) =>
      checkTexts(move, [], (path, message) =>
        context.addIssue({ code: "custom", path: [...path], message }),
      ),
    );
