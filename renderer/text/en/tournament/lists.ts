// What does the list of tournaments say in English?

import type { FormatKind, TournamentStage } from "#shared/protocol/tournament.ts";
import { chips, plural } from "#shared/text/en/words.ts";

const formats: { readonly [K in FormatKind]: string } = {
  freezeout: "Freezeout",
  league: "League",
  bracket: "Heads-up bracket",
};
const stages: { readonly [K in TournamentStage]: string } = {
  registering: "Not started yet",
  running: "Being played",
  handForHand: "Hand for hand",
  break: "Break",
  paused: "Paused",
  over: "Over",
  cancelled: "Called off",
};

export const lists = {
  title: "Tournaments",
  formats,
  stages,
  open: "Come in",
  running: "Being played",
  past: "Past",
  none: "There is no tournament yet. Whoever owns this house can set one up: seats are drawn, the stakes rise, and it ends with a winner.",
  noneOwn:
    "No tournament yet. Set one up: seats are drawn, the stakes rise, and it ends with a winner – among bots, or with everybody in the room.",
  add: "New tournament",
  again: "Look again",
  /** "Freezeout, Five-card draw" */
  about: (format: string, game: string) => `${format}, ${game}`,
  entrants: (count: number) => plural(count, "entrant", "entrants"),
  left: (left: number, of: number) => `${left} of ${of} left`,
  buyIn: (amount: number) => (amount === 0 ? "no buy-in" : `buy-in ${chips(amount)}`),
  won: (name: string) => `won by ${name}`,
  yours: "you are in",
  late: "late entry",
} as const;
