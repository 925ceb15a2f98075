// Who comes with this page, and where does its address lead?

import { isSilence } from "#renderer/client/saysOfLine.ts";
import type { GuestDoor } from "#renderer/client/guestDoor.ts";
import { readCodeOrInvitation } from "#shared/protocol/lanAddress.ts";
import { formatRoute } from "./route.ts";
import { wishSeat } from "./seatToken.ts";
import { askOwner, broughtBy, type OwnerPlaces } from "./owner.ts";

/**
 * H-35: to the house. `guest`: with a profile of his own. `director`: a device in the room, that
 * directs one tournament and is nobody's own (H-38).
 */
export type Caller = "owner" | "guest" | "director" | "nobody";

export interface Arrival {
  readonly caller: Caller;
  /** The join code that somebody has brought with him, unless it has led him to its table. */
  readonly code: string | null;
  /** The table that it opens; null where it opens none. */
  readonly table: string | null;
  /**
   * The tournament that it opens, in place of a table; to a director's device the one that it
   * directs.
   */
  readonly tournament: string | null;
}

/**
 * H-39: of a screen for the room, whose address says what it shows. It asks nobody who it is, so
 * that it can say at once where nobody answers.
 */
export const screenArrival: Arrival = {
  caller: "nobody",
  code: null,
  table: null,
  tournament: null,
};

/** The parts of a window that bring a code, hide it and keep it for a reload. */
export interface ArrivalPlaces extends OwnerPlaces {
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
}

const joinKey = "join";
const owners: Arrival = { caller: "owner", code: null, table: null, tournament: null };
/** Somebody new who loads the page again – or whose phone does – comes with the same code. */
const keptAs = "cardtable.join";

export const forgetCode = (storage: Pick<Storage, "removeItem">): void =>
  storage.removeItem(keptAs);

/**
 * A join code is taken out of the address `#join=…` before anything else. Whoever is known by his
 * browser goes straight to its table. Where no answer comes the page is held for the owner's: then
 * the house is looked for, and not found, in its own words.
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
  // Somebody who comes by a table's code wants a chair at it, known or new.
  if (table !== null && caller === "guest") wishSeat(table);
  if (table !== null)
    history.replaceState(null, "", formatRoute({ screen: "table", table, over: null }));
  if (tournament !== null)
    history.replaceState(null, "", formatRoute({ screen: "tournament", tournament, at: "page" }));
  return { caller, code: table === null && tournament === null ? code : null, table, tournament };
}
