import { aboutGame } from "#shared/contract/traits.ts";

export const about = aboutGame("eights-nomic", 6, { quiet: ["draw", "endTurn"] });
