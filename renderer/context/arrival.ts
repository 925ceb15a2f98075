import { isSilence } from "#renderer/client/saysOfLine.ts";
import type { GuestDoor } from "#renderer/client/guestDoor.ts";
import { readCodeOrInvitation } from "#shared/protocol/addresses.ts";
import { formatRoute } from "./route.ts";
import { wishSeat } from "./seatToken.ts";
import { ownerPath } from "#shared/protocol/wire.ts";

/**
 * H-35: the page's role in the house. `guest`: has a profile. `director`: a device in the room that
 * directs one tournament and belongs to no profile (H-38).
 */
export type Caller = "owner" | "guest" | "director" | "nobody";

export type Arrival = Readonly<{
  caller: Caller;
  /** The join code, unless it has already led to its table. */
  code: string | null;
  table: string | null;
  tournament: string | null;
}>;

/**
 * H-39: for a screen for the room, whose address says what it shows. It does not ask who it is, so
 * that it can report at once if nobody answers.
 */
export const screenArrival: Arrival = {
  caller: "nobody",
  code: null,
  table: null,
  tournament: null,
};

export interface ArrivalPlaces extends OwnerPlaces {
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
}

const joinKey = "join";
const owners: Arrival = { caller: "owner", code: null, table: null, tournament: null };
/** A newcomer who reloads the page, or whose phone does, keeps their code. */
const keptAs = "cardtable.join";

export const forgetCode = (storage: Pick<Storage, "removeItem">): void =>
  storage.removeItem(keptAs);

/**
 * First takes a join code out of the address `#join=…`. A browser that the host knows goes straight
 * to its table. Without an answer the page counts as the owner's, and then reports that the house
 * cannot be found.
 */
export async function arrive(places: ArrivalPlaces, guests: GuestDoor): Promise<Arrival> {
  const { location, history, sessionStorage } = places;
  const brought = broughtBy(location.hash, joinKey);
  if (brought !== null) {
    history.replaceState(null, "", "#/");
    sessionStorage.setItem(keptAs, readCodeOrInvitation(brought) ?? brought);
  } else if (await askOwner(places)) {
    return owners;
  }
  const code = sessionStorage.getItem(keptAs);
  const asked = await guests.ask(code);
  if (!asked.ok)
    return isSilence(asked) ? owners : { caller: "nobody", code, table: null, tournament: null };
  const { profile, table, tournament, directs } = asked.value;
  if (directs !== undefined && code === null)
    return { caller: "director", code, table, tournament: directs };
  if (profile === null) return { caller: "nobody", code, table, tournament };
  forgetCode(sessionStorage);
  const caller = brought !== null && (await askOwner(places)) ? "owner" : "guest";
  // A guest who comes by a table's code wants a seat there, known or new.
  if (table !== null && caller === "guest") wishSeat(table);
  if (table !== null)
    history.replaceState(null, "", formatRoute({ screen: "table", table, over: null }));
  if (tournament !== null)
    history.replaceState(null, "", formatRoute({ screen: "tournament", tournament, at: "page" }));
  return { caller, code: table === null && tournament === null ? code : null, table, tournament };
}

export type OwnerPlaces = Readonly<{
  location: Pick<Location, "hash" | "origin">;
  history: Pick<History, "replaceState">;
  fetch: (url: string, init: RequestInit) => Promise<Pick<Response, "json">>;
}>;

/** The code in an address: `#code=…` is the owner's, `#join=…` a join code. */
const broughtBy = (hash: string, key: "code" | "join") =>
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
