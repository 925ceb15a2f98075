import type { Page } from "@playwright/test";

/** The page has been laid out anew, and what it made of that has been shown. */
export async function resize(
  page: Page,
  { width, height }: Readonly<{ width: number; height: number }>,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
