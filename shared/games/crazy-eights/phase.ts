import type { CrazyRound, Phase } from "./types.ts";

export const phase = ({ facts }: CrazyRound): Phase => (facts.result ? "over" : "turn");
