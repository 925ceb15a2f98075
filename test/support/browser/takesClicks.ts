import type { Page } from "@playwright/test";

/** For a moment after a drag the page keeps every click to itself: it could be the drag's own. */
export const takesClicks = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    let isTaken = false;
    const take = (): void => {
      isTaken = true;
    };
    document.body.addEventListener("click", take);
    document.body.click();
    document.body.removeEventListener("click", take);
    return isTaken;
  });
