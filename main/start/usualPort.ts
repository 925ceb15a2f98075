/**
 * The default port is always the same, because a browser keeps a person's settings by address and
 * port.
 */
export const usualPort = 8484;
