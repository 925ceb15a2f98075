import type { Page } from "@playwright/test";

/**
 * To the empty page, from which every address loads a document of its own. By itself: a page that
 * is sent there gets another process, which compiles every script anew.
 */
export async function leaves(page: Page): Promise<void> {
  if (page.url() === "about:blank") return;
  await page.evaluate(() => location.assign("about:blank"));
  await page.waitForURL("about:blank");
}

/** In a document of its own, also where nothing but what comes after `#` is another. */
export async function goesTo(page: Page, address: string): Promise<void> {
  await leaves(page);
  await page.goto(address);
}
