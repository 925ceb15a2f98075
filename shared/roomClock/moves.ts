export const clockMoves = ["start", "pause", "next", "back", "more", "less"] as const;
/**
 * `more` and `less`: a minute. `back`: to the beginning of the stage, and from there to that of the
 * one before.
 */
export type ClockMove = (typeof clockMoves)[number];
