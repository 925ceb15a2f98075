// Under which address can this host be reached in the network, as this page sees it?

import { use } from "react";
import { HouseContext, useAnswer } from "#renderer/context/houseContext.ts";
import type { HouseClient } from "#renderer/client/clients.ts";
import type { LanState } from "#shared/protocol/network.ts";

/** Wi-Fi comes and goes while a table is open. */
const everyMs = 3_000;
const unknown: LanState = { addresses: [], problem: null };

/** The house, if this page is its owner's; null for everybody else, and while there is no line. */
export function useOwnHouse(): HouseClient | null {
  const { line, caller } = use(HouseContext);
  return caller !== "owner" || typeof line === "string" ? null : line;
}

/** Known on the owner's page alone: others came by an address that works. */
export function useLanState(): LanState {
  const { asked } = useAnswer("lan", {}, { of: useOwnHouse(), every: everyMs });
  return asked.state === "answered" ? asked.value : unknown;
}
