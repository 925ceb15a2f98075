// Names and codes that client and host share on a connection.

/** The house's room; a table's room is named by the table's id. */
export const houseRoom = "house";

/** The only message that a client sends, with `{ request, payload }`; its reply is an `Answer`. */
export const askMessage = "ask";

/**
 * A `TournamentMessage`, sent on the house's connection to everybody who watches a tournament; each
 * builds on the one before.
 */
export const tournamentMessage = "tournament";

/** Our own WebSocket close codes and join errors (4000–4999 are free for applications). */
export const wireCodes = {
  /** A frame that is not a request. The connection stays open. */
  wrongFrame: 4400,
  /** Wrong or missing token. */
  refused: 4403,
  /** Another connection came with the same token. */
  takenOver: 4409,
  tableClosed: 4410,
  /** The table's owner removed the person (H-17). */
  removed: 4411,
  /** The table is no longer open to the network (H-14). */
  lanClosed: 4412,
  /**
   * All places for spectators were taken, and this one went to somebody who may take a seat (H-16).
   */
  crowded: 4413,
  /** The same person spectates on newer connections. */
  tooManyLines: 4414,
} as const;

/** HTTP statuses of a join that is rejected before a place is reserved for it. */
export const joinStatus = {
  wrongForm: 400,
  /** Wrong or missing token, or not the owner's. */
  refused: 403,
  tableClosed: 404,
  /** The page speaks another version of the protocol; reloading fixes that. */
  otherVersion: 409,
  /** Too many wrong tokens from one address; a right one is still accepted. */
  tooManyWrong: 429,
  /** Try again: a fault, or no place at present. */
  notNow: 503,
} as const;

/**
 * The cookie that recognizes the owner's browser permanently; named by house because a house's port
 * may change (H-38).
 */
export const deviceCookie = (houseId: string): string => `cardtable-device-${houseId}`;
/** The cookie of a device in the room that was admitted by a director's PIN (H-38). */
export const directorCookie = (houseId: string): string => `cardtable-director-${houseId}`;
/** Where a page exchanges the PIN for that cookie. */
export const directorPath = "/director";

/** The cookie of the desktop shell's own window; browsers keep cookies by machine, not by port. */
export const ownerCookie = (port: number): string => `cardtable-${port}`;
/** Where a page exchanges its code for that cookie. */
export const ownerPath = "/owner";

/**
 * The cookie that recognizes a guest's browser; named by house because a house's port may change.
 */
export const guestCookie = (houseId: string): string => `cardtable-guest-${houseId}`;
/** Where a page exchanges an invitation for that cookie. */
export const guestPath = "/guest";
/** Where a screen for the room learns what its code or its persistent key opens (H-39). */
export const screenPath = "/screen";
