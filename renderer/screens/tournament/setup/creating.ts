// A tournament that is set up, with those who are in it from the start.

import type { Deeds } from "#renderer/context/houseContext.ts";
import type { TournamentSetup } from "#shared/protocol/tournament.ts";
import type { SetupDraft } from "./setupDraft.ts";

/**
 * Who is to be in it from the start comes in at once; what fails of that is seen, and mended, on
 * its page. Answers with where it is, or null where it was refused.
 */
export async function createTournament(
  act: Deeds["act"],
  setup: TournamentSetup,
  { plays, bots, level }: Pick<SetupDraft, "plays" | "bots" | "level">,
): Promise<string | null> {
  const created = await act("createTournament", setup);
  if (!created) return null;
  const { tournament } = created.value;
  if (plays) await act("enterTournament", { tournament });
  if (bots > 0)
    await act("seatEntrant", { tournament, bots: Array.from({ length: bots }, () => level) });
  return tournament;
}
