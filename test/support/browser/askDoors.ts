import type { Page } from "@playwright/test";

/** A page that is opened with it has all doors, and may be asked for any state later. */
export const withDoors = "?speed=off";

/**
 * Another state of the app in a house without a host, by its doors, on the page that is there;
 * nothing moves.
 */
export const askDoors = (page: Page, doors: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `/?house=fake&speed=off&${doors}`);
