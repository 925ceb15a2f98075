// What has been entered for a game's options, and is it good?

import { typedNumber, numberProblem, type NumberRange } from "#renderer/ui/inputs/numberProblem.ts";
import type { Option } from "#shared/contract/options.ts";
import type { GameOffer } from "#shared/protocol/houseTables.ts";

/** Switches as they stand, numbers as typed. */
export type OptionDraft = { readonly [key: string]: boolean | string };
export type Options = { readonly [key: string]: boolean | number };

export const rangeOf = ({ min, max, step }: Option<number>): NumberRange => ({
  min,
  max,
  grain: step,
});

/**
 * The draft for given options; what they leave out, or hold in a wrong kind, is the game's default.
 */
export function draftOf(
  offered: GameOffer["options"],
  given: { readonly [key: string]: unknown },
): OptionDraft {
  return Object.fromEntries(
    Object.entries(offered).map(([key, option]) => {
      const value = typeof given[key] === typeof option.default ? given[key] : option.default;
      return [key, typeof value === "boolean" ? value : String(value)];
    }),
  );
}

/** What is wrong, by option; empty when all is well. */
export function draftProblems(
  offered: GameOffer["options"],
  draft: OptionDraft,
): { readonly [key: string]: string } {
  return Object.fromEntries(
    Object.entries(offered).flatMap(([key, option]) => {
      const typed = draft[key];
      const problem =
        "min" in option && typeof typed === "string" ? numberProblem(typed, rangeOf(option)) : null;
      return problem === null ? [] : [[key, problem]];
    }),
  );
}

/** The options that a good draft stands for; defaults in place of anything wrong. */
export function optionsOf(offered: GameOffer["options"], draft: OptionDraft): Options {
  return Object.fromEntries(
    Object.entries(offered).map(([key, option]): readonly [string, boolean | number] => {
      const typed = draft[key];
      if ("min" in option)
        return [
          key,
          typeof typed === "string"
            ? (typedNumber(typed, rangeOf(option)) ?? option.default)
            : option.default,
        ];
      return [key, typeof typed === "boolean" ? typed : option.default];
    }),
  );
}
