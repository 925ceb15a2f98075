// The only list of games on the host's side; a new game adds one line.

export { crazyEights } from "./crazy-eights/manifest.ts";
export { eightsNomic } from "./eights-nomic/manifest.ts";
export { exordia8 } from "./exordia8/manifest.ts";
export { fiveCardDraw } from "./five-card-draw/manifest.ts";
export { ginRummy } from "./gin-rummy/manifest.ts";
export { kingsAndBastards } from "./kings-and-bastards/manifest.ts";
export { normalEights } from "./normal-eights/manifest.ts";
