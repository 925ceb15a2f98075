// A page that stayed open while its host was replaced by another version loads itself again.

import { protocolVersion } from "#shared/protocol/schema.ts";
import { joinStatus } from "#shared/protocol/wire.ts";

/** The parts of a window that ask the host, remember and begin anew. */
export interface VersionPlaces {
  readonly fetch: typeof fetch;
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem">;
  readonly location: Pick<Location, "reload">;
}

const remembered = "cardtable.loadedAgain";

/**
 * The window's own `fetch`, but where the host answers that it speaks another version the page is
 * loaded again: once, for a page that is no newer then would do so for ever.
 */
export function heedingVersion({
  fetch,
  sessionStorage,
  location,
}: VersionPlaces): typeof globalThis.fetch {
  return async (url, init) => {
    const response = await fetch(url, init);
    if (
      response.status === joinStatus.otherVersion &&
      sessionStorage.getItem(remembered) !== `${protocolVersion}`
    ) {
      sessionStorage.setItem(remembered, `${protocolVersion}`);
      location.reload();
    }
    return response;
  };
}
