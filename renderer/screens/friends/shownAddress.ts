// Under which of its addresses is a host shown to people, where it has several?

import { isLoopbackName } from "#shared/protocol/loopback.ts";
import type { LanState } from "#shared/protocol/network.ts";

type LanAddress = LanState["addresses"][number];

/**
 * Where friends come in. A page that came over the network came by an address that works; on the
 * host's own machine it is the one that was `chosen`, for as long as the host has it, else the
 * likeliest: hosts tell that first. Null while there is none.
 */
export function shownUrl(
  origin: string,
  addresses: readonly LanAddress[],
  chosen: string | null,
): string | null {
  if (!isLoopbackName(new URL(origin).hostname)) return origin;
  return (addresses.find(({ url }) => url === chosen) ?? addresses[0])?.url ?? null;
}
