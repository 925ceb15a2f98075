import type { FormatKind, TournamentStage } from "#shared/protocol/tournament.ts";
import { chips, plural } from "#shared/text/en/words.ts";

const formats: { readonly [K in FormatKind]: string } = {
  freezeout: "Freezeout",
  league: "League",
  bracket: "Heads-up bracket",
};
const stages: { readonly [K in TournamentStage]: string } = {
  registering: "Not started yet",
  running: "In play",
  handForHand: "Hand for hand",
  break: "Break",
  paused: "Paused",
  over: "Over",
  cancelled: "Cancelled",
};

export const lists = {
  title: "Tournaments",
  formats,
  stages,
  open: "Open",
  running: "In play",
  past: "Past",
  none: "No tournaments yet. The owner of this house can set one up: seats are drawn, the stakes rise, and one player wins.",
  noneOwn:
    "No tournaments yet. Set one up, for bots or for everybody in the room: seats are drawn, the stakes rise, and one player wins.",
  add: "New tournament",
  again: "Refresh",
  /** "Freezeout, Five-card draw" */
  about: (format: string, game: string) => `${format}, ${game}`,
  entrants: (count: number) => plural(count, "entrant", "entrants"),
  left: (left: number, of: number) => `${left} of ${of} left`,
  buyIn: (amount: number) => (amount === 0 ? "no buy-in" : `buy-in ${chips(amount)}`),
  won: (name: string) => `won by ${name}`,
  yours: "you’re in",
  late: "late entry",
} as const;
