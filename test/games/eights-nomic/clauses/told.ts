// Puts what clauses say into English.

import { common } from "#shared/text/en/index.ts";
import type { Said } from "#shared/text/said.ts";
import { sentenceIn } from "#shared/text/sentence.ts";
import { clauses } from "#shared/games/eights-nomic/text/clauses.en.ts";

const words = { name: "Eights Nomic", tagline: "", options: {}, achievements: {}, clauses };

/**
 * A sentence of the game's clauses, or of the form of values. A key without words stands for
 * itself.
 */
export const told = (said: Said): string =>
  sentenceIn({ common, games: { "eights-nomic": words } }, said);
