// Holds a page's own time for a test, and moves it. The test calls `page.clock.install()` before
// the page goes anywhere.

import type { Page } from "@playwright/test";

/** ms, of a page's time. */
export const frame = 16;

/** From here on the page's time stands still. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/**
 * Lets the page's time run, a little at a time, until this is so: in between, the host's answers
 * come in.
 */
export async function passTime(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await page.clock.runFor(2 * frame);
}

/** So many ms of it. */
export async function passFor(page: Page, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 2 * frame) await page.clock.runFor(2 * frame);
}
