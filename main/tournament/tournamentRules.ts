import { newSeed } from "#main/base/chance.ts";
import { refusal } from "#main/base/refusal.ts";
import { laidRound } from "#main/session/nextRound.ts";
import type { DealWish, SessionRules } from "#main/session/sessionRules.ts";
import { gameOf } from "#shared/games/catalogue.ts";
import type { RotationEntry, TableRequest } from "#shared/protocol/schema.ts";

/** Everything else is for the director or the tournament. */
const taken: ReadonlySet<TableRequest> = new Set([
  ...(["move", "back", "say", "emote", "announced"] as const),
  ...(["takePart", "commit", "openSecret", "judge"] as const),
]);

/** H-21: the level sets ante and stake in games that have them. */
function entryAt(
  { options, ...entry }: RotationEntry,
  wished: DealWish["options"] = {},
): RotationEntry {
  const known = gameOf(entry.game)?.options ?? {};
  return {
    ...entry,
    options: {
      ...options,
      ...Object.fromEntries(Object.entries(wished).filter(([name]) => name in known)),
    },
  };
}

export const tournamentRules: SessionRules = {
  // TDA 2022, rule 2 and "one player to a hand": no advice while playing.
  refusalOf: (request) =>
    taken.has(request)
      ? null
      : refusal("H-20", request === "hint" ? "noAdvice" : "directorDecides"),
  beginsWhenReady: false,
  waitsForPeople: false,
  passesOn: false,
  mayHurry: false,
  next: (table, random, { position, dealt, options }, seed) => {
    const entry = position && table.session.rotation[position.entry];
    if (!entry || !dealt) return null;
    const laid = laidRound(
      table,
      { position, entry: entryAt(entry, options) },
      seed ?? newSeed(random),
      ({ id }) => dealt.includes(id),
    );
    return laid && { ...laid, postings: [] };
  },
  settled: (paid) => paid,
};
