import { aboutGame } from "#shared/contract/traits.ts";

export const about = aboutGame("eights-nomic", 6, {
  hasShark: true,
  quiet: ["draw", "endTurn"],
  // Its rules change, and its rounds are too long to be played on often enough.
  hasReview: false,
});
