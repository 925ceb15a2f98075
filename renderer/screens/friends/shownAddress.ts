import { isLoopbackName } from "#shared/protocol/addresses.ts";
import type { LanState } from "#shared/protocol/house.ts";

type LanAddress = LanState["addresses"][number];

/**
 * Returns the page's own address if it came over the network, since that one works. On the host's
 * machine returns the `chosen` one while the host has it, else the first, which hosts put as the
 * likeliest; null if there is none.
 */
export function shownUrl(
  origin: string,
  addresses: readonly LanAddress[],
  chosen: string | null,
): string | null {
  if (!isLoopbackName(new URL(origin).hostname)) return origin;
  return (addresses.find(({ url }) => url === chosen) ?? addresses[0])?.url ?? null;
}
