import { typedNumber, numberProblem, type NumberRange } from "#renderer/ui/inputs/numberProblem.ts";
import type { Option } from "#shared/contract/options.ts";
import type { GameOffer } from "#shared/protocol/house.ts";

/** Switches as booleans, numbers as typed. */
export type OptionDraft = { readonly [key: string]: boolean | string };
export type Options = { readonly [key: string]: boolean | number };

export const rangeOf = ({ min, max, step }: Option<number>): NumberRange => ({
  min,
  max,
  grain: step,
});

/** Makes a draft from options; missing ones and those of a wrong type get the game's default. */
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

/** Returns the options of a draft, with defaults in place of anything invalid. */
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
