// Holds a page's own time for a test, and moves it. The test calls `page.clock.install()` before
// the page goes anywhere.

import type { Page } from "@playwright/test";

/** ms, of a page's time. */
export const frame = 16;

/**
 * From here on the page's time stands still, and its host is never too slow to answer it: moved, a
 * page's time may pass many times as fast as the host's.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wait = window.setTimeout.bind(window);
    const answersMs = [15_000, 1950];
    window.setTimeout = ((act: () => void, ms = 0, ...given: []) =>
      wait(act, answersMs.includes(ms) ? 2 ** 30 : ms, ...given)) as typeof window.setTimeout;
  });
  const stop = async (): Promise<void> =>
    page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  // A clock that is told of the moment after it has passed stops all the same, but rejects.
  await stop().catch(stop);
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
