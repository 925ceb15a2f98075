import { aboutGame } from "#shared/contract/traits.ts";

export const about = aboutGame("exordia8", 4);
