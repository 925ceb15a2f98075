import { aboutGame } from "#shared/contract/traits.ts";

export const about = aboutGame("normal-eights", 5);
