import { protocolVersion } from "#shared/protocol/schema.ts";
import { joinStatus } from "#shared/protocol/wire.ts";

type VersionPlaces = Readonly<{
  fetch: typeof fetch;
  sessionStorage: Pick<Storage, "getItem" | "setItem">;
  location: Pick<Location, "reload">;
}>;

const remembered = "cardtable.loadedAgain";

/**
 * Wraps `fetch` and reloads the page if the host speaks another version: only once, or a page that
 * is still old would reload for ever.
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
