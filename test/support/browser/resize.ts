import type { Page } from "@playwright/test";

/**
 * The page has been laid out anew, has rendered what it made of that – its own tasks go before a
 * background one – and a table's drawing has taken the new size.
 */
export async function resize(
  page: Page,
  { width, height }: Readonly<{ width: number; height: number }>,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    await scheduler.postTask(() => undefined, { priority: "background" });
  });
  await page.waitForFunction(() => {
    const table = document.querySelector("[data-moving]");
    return [...(table?.querySelectorAll(":scope > div > canvas") ?? [])].every(
      ({ clientWidth, clientHeight }) =>
        clientWidth === table?.clientWidth && clientHeight === table.clientHeight,
    );
  });
}
