import type { HouseActions } from "#renderer/context/houseContext.ts";
import { fittingLevel, levelsFor } from "#renderer/screens/setup/levels.ts";
import type { TournamentSetup } from "#shared/protocol/tournament.ts";
import type { SetupDraft } from "./setupDraft.ts";

/**
 * Creates the tournament and enters those who take part from the start. If an entry fails, the
 * tournament's page shows it and offers it again. Returns the tournament's id, or null if creating
 * it was refused.
 */
export async function createTournament(
  act: HouseActions["act"],
  setup: TournamentSetup,
  { plays, bots, level }: Pick<SetupDraft, "plays" | "bots" | "level">,
): Promise<string | null> {
  const created = await act("createTournament", setup);
  if (!created) return null;
  const { tournament } = created.value;
  const seated = fittingLevel(level, levelsFor(setup.rotation));
  if (plays) await act("enterTournament", { tournament });
  if (bots > 0)
    await act("seatEntrant", { tournament, bots: Array.from({ length: bots }, () => seated) });
  return tournament;
}
