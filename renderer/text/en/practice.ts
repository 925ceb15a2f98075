// The words of a practice.

import { capital, chips, nth } from "#shared/text/en/words.ts";

/** `place` null: nobody won. */
type Outcome = { readonly chips: number } | Readonly<{ place: number | null; of: number }>;

function fared(outcome: Outcome): string {
  if ("place" in outcome)
    return outcome.place === null
      ? "nobody won"
      : `you came ${nth(outcome.place)} of ${outcome.of}`;
  if (outcome.chips === 0) return "you broke even";
  return outcome.chips > 0
    ? `you won ${chips(outcome.chips)}`
    : `you lost ${chips(-outcome.chips)}`;
}

export const practice = {
  name: "Practice",
  title: (game: string) => `Practice · ${game}`,
  loading: "Setting up the table…",
  bar: "About this practice",
  about: "Same cards, same bots. Nothing here counts.",
  compared: (now: Outcome, before: Outcome) =>
    `${capital(fared(now))}. The first time ${fared(before)}.`,
  again: "Once more",
  rules: "Rules and help",
  leave: "Back to the replay",
} as const;
