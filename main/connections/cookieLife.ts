// How long a browser is to keep what it is known by.

/** ms: as long as browsers keep any cookie. */
export const cookieMs = 400 * 24 * 3_600_000;
