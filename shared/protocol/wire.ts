/** The house's room; a table's room is named by the table's id. */
export const houseRoom = "house";

/** All that a client sends, with `{ request, payload }`; the reply is an `Answer`. */
export const askMessage = "ask";

/** A `TournamentMessage`, on the house's connection; each builds on the one before. */
export const tournamentMessage = "tournament";

/** Our own close codes and join errors of WebSockets (4000–4999 are free for applications). */
export const wireCodes = {
  /** No request. The connection stays open. */
  wrongFrame: 4400,
  /** Wrong or missing token. */
  refused: 4403,
  /** Another connection came with the same token. */
  takenOver: 4409,
  tableClosed: 4410,
  /** By the table's owner (H-17). */
  removed: 4411,
  /** No longer open to the network (H-14). */
  lanClosed: 4412,
  /** This spectator's place went to somebody who may take a seat (H-16). */
  crowded: 4413,
  /** Of the same person, who spectates on newer ones. */
  tooManyLines: 4414,
} as const;

/** HTTP, for a join that is rejected before a place is reserved for it. */
export const joinStatus = {
  wrongForm: 400,
  /** Or not the owner's. */
  refused: 403,
  tableClosed: 404,
  /** Reloading the page fixes that. */
  otherVersion: 409,
  /** Wrong tokens from one address; a right one is still accepted. */
  tooManyWrong: 429,
  /** A fault, or no place at present. */
  notNow: 503,
} as const;

/** Of the owner's browser, for good; by house, because its port may change (H-38). */
export const deviceCookie = (houseId: string): string => `cardtable-device-${houseId}`;
/** Of a device in the room, by a director's PIN (H-38). */
export const directorCookie = (houseId: string): string => `cardtable-director-${houseId}`;
/** Where the PIN is exchanged for it. */
export const directorPath = "/director";

/** Of the desktop shell's window; browsers keep cookies by machine, not by port. */
export const ownerCookie = (port: number): string => `cardtable-${port}`;
/** Where a code is exchanged for it. */
export const ownerPath = "/owner";

/** Of a guest's browser. */
export const guestCookie = (houseId: string): string => `cardtable-guest-${houseId}`;
/** Where an invitation is exchanged for it. */
export const guestPath = "/guest";
/** Where a big screen learns what its code or key opens (H-39). */
export const screenPath = "/screen";
