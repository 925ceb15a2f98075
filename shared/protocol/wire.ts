// By which names and codes do client and host meet on a connection?

/** The house's room; a table's room bears the table's id. */
export const houseRoom = "house";

/**
 * The only message that a client sends, with `{ request, payload }` in it; its reply is an
 * `Answer`.
 */
export const askMessage = "ask";

/**
 * Sent unasked on the house's line to whoever watches a tournament: a `TournamentMessage`; each
 * follows the one before.
 */
export const tournamentMessage = "tournament";

/** WebSocket close codes and join errors of our own (4000–4999 are free for applications). */
export const wireCodes = {
  /** A frame that is no ask. The connection stays. */
  wrongFrame: 4400,
  /** Not let in: wrong or missing token. */
  refused: 4403,
  /** Another connection came with the same token. */
  takenOver: 4409,
  tableClosed: 4410,
  /** H-17: the table's owner sent him away. */
  removed: 4411,
  /** H-14: the table is not open to the network any more. */
  lanClosed: 4412,
  /** H-16: all places to look on were taken, and this one went to somebody who may sit down. */
  crowded: 4413,
  /** The same person looks on by newer lines. */
  tooManyLines: 4414,
} as const;

/** HTTP statuses by which a join is turned away before a place is kept for it. */
export const joinStatus = {
  wrongForm: 400,
  /** Wrong or missing token, or no owner's. */
  refused: 403,
  tableClosed: 404,
  /** The page speaks another version of the protocol: loaded again, it is the host's own. */
  otherVersion: 409,
  /** Too many wrong tokens from one address; a right one is let in all the same. */
  tooManyWrong: 429,
  /** Try again: a fault, or no place just now. */
  notNow: 503,
} as const;

/**
 * The cookie by which the owner's browser is known for good: by house, for a house may have another
 * port the next evening (H-38).
 */
export const deviceCookie = (houseId: string): string => `cardtable-device-${houseId}`;
/** The cookie by which a device in the room is known that came with a director's PIN (H-38). */
export const directorCookie = (houseId: string): string => `cardtable-director-${houseId}`;
/** Where a page exchanges the PIN for that cookie. */
export const directorPath = "/director";

/** The cookie of the desktop shell's own window; browsers keep cookies by machine, not by port. */
export const ownerCookie = (port: number): string => `cardtable-${port}`;
/** Where a page exchanges its code for that cookie. */
export const ownerPath = "/owner";

/**
 * The cookie by which a guest's browser is known again: by house, for a house may have another port
 * the next evening.
 */
export const guestCookie = (houseId: string): string => `cardtable-guest-${houseId}`;
/** Where a page exchanges an invitation for that cookie. */
export const guestPath = "/guest";
/** Where a screen for the room learns what its code or its lasting key opens (H-39). */
export const screenPath = "/screen";
