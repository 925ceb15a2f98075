import { use, useSyncExternalStore } from "react";
import { HouseContext, type AnswerState } from "#renderer/context/houseContext.ts";
import { followingOf, type ShownTournament } from "./following.ts";

const waiting: AnswerState<ShownTournament> = { state: "waiting" };
const nobody = { subscribe: () => () => undefined, snapshot: () => waiting };

/** Stays in the waiting state while the house's line is not open; a table has a line of its own. */
export function useTournament(tournament: string): AnswerState<ShownTournament> {
  const { line } = use(HouseContext);
  const following = typeof line === "string" ? nobody : followingOf(line, tournament);
  return useSyncExternalStore(following.subscribe, following.snapshot);
}
