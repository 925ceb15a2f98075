export const clockMoves = ["start", "pause", "next", "back", "more", "less"] as const;
/**
 * `more` and `less`: by a minute. `back`: to the beginning of the stage, and from there to that of
 * the stage before.
 */
export type ClockMove = (typeof clockMoves)[number];
