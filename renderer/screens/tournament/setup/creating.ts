// What happens between "create" and the tournament's page?

import { useState } from "react";
import { failureOf, useHouse, type Failed } from "#renderer/context/houseContext.ts";
import { goInstead } from "#renderer/context/navigation.ts";
import { askOnce, OnceKey } from "#renderer/client/onceKey.ts";
import type { HouseClient } from "#renderer/client/clients.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import type { TournamentSetup } from "#shared/protocol/tournament.ts";
import type { SetupDraft } from "./setupDraft.ts";

/** The same over several presses of one button. */
export interface CreationKeys {
  readonly tournament: OnceKey;
  readonly bots: OnceKey;
}

export const creationKeys = (): CreationKeys => ({
  tournament: new OnceKey(),
  bots: new OnceKey(),
});

type Company = Pick<SetupDraft, "plays" | "bots" | "level">;

/**
 * Who is to be in it from the start comes in at once. Answers with where it is, or why it is
 * nowhere; what fails later is seen, and mended, on its page.
 */
export async function createTournament(
  house: Pick<HouseClient, "ask">,
  setup: TournamentSetup,
  { plays, bots, level }: Company,
  keys: CreationKeys,
): Promise<{ readonly ok: true; readonly tournament: string } | Refusal> {
  const answer = await askOnce(house, keys.tournament, "createTournament", setup);
  if (!answer.ok) return answer;
  const { tournament } = answer.value;
  if (plays) await house.ask("enterTournament", { tournament });
  if (bots > 0)
    await askOnce(house, keys.bots, "seatEntrant", {
      tournament,
      bots: Array.from({ length: bots }, () => level),
    });
  return { ok: true, tournament };
}

interface Creating {
  readonly create: (setup: TournamentSetup, company: Company) => void;
  readonly isCreating: boolean;
  /** Why it failed; the message is null where no answer came. */
  readonly refusal: Failed | null;
}

export function useCreating(): Creating {
  const house = useHouse();
  const [keys] = useState(creationKeys);
  const [isCreating, setCreating] = useState(false);
  const [refusal, setRefusal] = useState<Creating["refusal"]>(null);
  const create = async (setup: TournamentSetup, company: Company): Promise<void> => {
    setCreating(true);
    const answer = await createTournament(house, setup, company, keys);
    setCreating(false);
    setRefusal(failureOf(answer));
    // Whoever goes back comes to the list, not to a form that would make another.
    if (answer.ok) goInstead({ screen: "tournament", tournament: answer.tournament, at: "page" });
  };
  return { create: (setup, company) => void create(setup, company), isCreating, refusal };
}
