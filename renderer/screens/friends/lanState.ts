import { use } from "react";
import { HouseContext, useAnswer } from "#renderer/context/houseContext.ts";
import type { HouseClient } from "#renderer/client/clients.ts";
import { isLoopbackName } from "#shared/protocol/addresses.ts";
import type { LanState } from "#shared/protocol/house.ts";

/** Asked repeatedly, because Wi-Fi comes and goes while a table is open. */
const everyMs = 3_000;
const unknown: LanState = { addresses: [], problem: null };

export function useOwnHouse(): HouseClient | null {
  const { line, caller } = use(HouseContext);
  return caller !== "owner" || typeof line === "string" ? null : line;
}

/** Known only on the owner's page; others came by an address that works. */
export function useLanState(): LanState {
  const { known = unknown } = useAnswer("lan", {}, { of: useOwnHouse(), every: everyMs });
  return known;
}

/**
 * Returns the page's own address if it came over the network, since that one works. On the host's
 * machine returns the `chosen` one while the host has it, else the first, which hosts put as the
 * likeliest; null if there is none.
 */
export function shownUrl(
  origin: string,
  addresses: LanState["addresses"],
  chosen: string | null,
): string | null {
  if (!isLoopbackName(new URL(origin).hostname)) return origin;
  return (addresses.find(({ url }) => url === chosen) ?? addresses[0])?.url ?? null;
}
