/** ms: the longest that browsers keep a cookie. */
export const cookieMs = 400 * 24 * 3_600_000;
