import { aboutGame } from "#shared/contract/traits.ts";

export const about = aboutGame("crazy-eights", 3);
