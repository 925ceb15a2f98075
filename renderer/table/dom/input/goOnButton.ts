/**
 * Attributes that mark a button as the one for the next round and announce that it listens to
 * Enter.
 */
export const goesOn = { "data-goes-on": true, "aria-keyshortcuts": "Enter" } as const;

/** Returns null if there is none on the page, or none that can be pressed. */
export const goOnButton = (): HTMLButtonElement | null =>
  document.querySelector("button[data-goes-on]:enabled");
