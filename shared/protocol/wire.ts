// By which names and codes do client and host meet on a connection?

/** The house's room; a table's room bears the table's id. */
export const houseRoom = 'house';

/** The only message that a client sends, with `{ request, payload }` in it; its reply is an `Answer`. */
export const askMessage = 'ask';

/** WebSocket close codes and join errors of our own (4000–4999 are free for applications). */
export const wireCodes = {
  /** A frame that is no ask. The connection stays. */
  wrongFrame: 4400,
  /** Not let in: wrong or missing token. */
  refused: 4403,
  /** Another connection came with the same token. */
  takenOver: 4409,
  tableClosed: 4410,
} as const;
