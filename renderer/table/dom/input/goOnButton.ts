/** Given by who has such a button to it: it says that it listens to Enter. */
export const goesOn = { "data-goes-on": true, "aria-keyshortcuts": "Enter" } as const;

/** Null where there is none on the page, or none that can be pressed. */
export const goOnButton = (): HTMLButtonElement | null =>
  document.querySelector("button[data-goes-on]:enabled");
