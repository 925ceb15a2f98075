// Does this page belong to the host's owner?

import { ownerPath } from "#shared/protocol/wire.ts";

/** The parts of a window that bring the owner's code, hide it and ask. */
export interface OwnerPlaces {
  readonly location: Pick<Location, "hash" | "origin">;
  readonly history: Pick<History, "replaceState">;
  readonly fetch: (url: string, init: RequestInit) => Promise<Pick<Response, "json">>;
}

/** What an address brings: `#code=…` is the owner's, `#join=…` a table's. */
export const broughtBy = (hash: string, key: "code" | "join"): string | null =>
  new URLSearchParams(hash.slice(1)).get(key);

/**
 * An address with a code that is pasted into the page's own tab changes nothing but the fragment,
 * and the browser would stay where it is: the page begins anew, and so brings the code.
 */
export function beginAnewWithCode({
  location,
}: {
  readonly location: Pick<Location, "hash" | "reload">;
}): void {
  if (broughtBy(location.hash, "code") !== null || broughtBy(location.hash, "join") !== null)
    location.reload();
}

/**
 * True where the host knows the cookie that this browser has for it, or takes the one-time code of
 * the address `#code=…` and gives that cookie for it. The code is taken out of the address before
 * anything else, so that it is not bookmarked. Also true where no answer comes: then the house is
 * looked for, and not found, in its own words.
 */
export async function askOwner({ location, history, fetch }: OwnerPlaces): Promise<boolean> {
  const code = broughtBy(location.hash, "code");
  if (code !== null) history.replaceState(null, "", "#/");
  try {
    const answer = await fetch(`${location.origin}${ownerPath}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ code }),
    });
    const { owner } = (await answer.json()) as { readonly owner: boolean };
    return owner;
  } catch {
    return true;
  }
}
