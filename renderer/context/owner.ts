// Finds out whether this page belongs to the host's owner.

import { ownerPath } from "#shared/protocol/wire.ts";

export interface OwnerPlaces {
  readonly location: Pick<Location, "hash" | "origin">;
  readonly history: Pick<History, "replaceState">;
  readonly fetch: (url: string, init: RequestInit) => Promise<Pick<Response, "json">>;
}

/** The code in an address: `#code=…` is the owner's, `#join=…` a join code. */
export const broughtBy = (hash: string, key: "code" | "join"): string | null =>
  new URLSearchParams(hash.slice(1)).get(key);

/**
 * Pasting an address with a code into the page's own tab changes only the fragment, which loads
 * nothing, so the page is reloaded.
 */
export function restartWithCode({
  location,
}: {
  readonly location: Pick<Location, "hash" | "reload">;
}): void {
  if (broughtBy(location.hash, "code") !== null || broughtBy(location.hash, "join") !== null)
    location.reload();
}

/**
 * Returns true if the host knows this browser's cookie, or accepts the one-time code of the address
 * `#code=…` and sets the cookie. First takes the code out of the address, so that it is not
 * bookmarked. Also returns true without an answer: the page then reports that the house cannot be
 * found.
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
