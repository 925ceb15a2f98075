import { use, useSyncExternalStore } from "react";
import { HouseContext, type Asked } from "#renderer/context/houseContext.ts";
import { followingOf, type ShownTournament } from "./following.ts";

const waiting: Asked<ShownTournament> = { state: "waiting" };
const nobody = { subscribe: () => () => undefined, snapshot: () => waiting };

/** Stays in the waiting state while the house's line is not open; a table has a line of its own. */
export function useTournament(tournament: string): Asked<ShownTournament> {
  const { line } = use(HouseContext);
  const following = typeof line === "string" ? nobody : followingOf(line, tournament);
  return useSyncExternalStore(following.subscribe, following.snapshot);
}
