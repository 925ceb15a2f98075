// Checks that everything that can be pressed on a page, or in its dialog, can be reached by Tab,
// and left again.

import { expect, type Page } from "@playwright/test";

/** Presses beyond one way round: the page's ends and the guards of a dialog take some. */
const spare = 4;

/** Notes from now on what is reached, and tells what should be and is not. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isReached =
      (inGroups: Set<Element>) =>
      (element: HTMLElement): boolean => {
        if (
          element.tabIndex < 0 ||
          element.matches(":disabled, [data-base-ui-focus-guard]") ||
          element.closest('[inert], [aria-hidden="true"]')
        )
          return false;
        if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
          return false;
        // Of native radio buttons Tab reaches one.
        if (!(element instanceof HTMLInputElement) || element.type !== "radio") return true;
        const group = element.closest('[role="radiogroup"], fieldset') ?? element.parentElement!;
        const chosen = group.querySelector<HTMLInputElement>(
          `input[type="radio"][name="${element.name}"]:checked`,
        );
        if (inGroups.has(group) || (chosen && chosen !== element)) return false;
        inGroups.add(group);
        return true;
      };
    const controls = (): readonly HTMLElement[] => {
      const root = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body;
      return [
        ...root.querySelectorAll<HTMLElement>(
          "a[href], button, input, select, textarea, summary, [tabindex]",
        ),
      ].filter(isReached(new Set()));
    };
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} ${(element.getAttribute("aria-label") ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? (element.textContent || element.getAttribute("title")) ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 40)}`;
    const visits = new Set<Element>();
    document.addEventListener("focusin", ({ target }) => visits.add(target as Element));
    window.__tabbed = {
      missed: () =>
        controls()
          .filter((control) => !visits.has(control))
          .map(nameOf),
      order: () => [...visits].map(nameOf),
      forget: () => visits.clear(),
      leavesGuard: async () => {
        while (document.activeElement?.matches("[data-base-ui-focus-guard]"))
          await new Promise(requestAnimationFrame);
      },
      isInside: () => {
        const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
        return !dialog || dialog.contains(document.activeElement);
      },
    };
  });

export type TabKey = "Tab" | "Shift+Tab";

/**
 * Forwards and backwards, unless told otherwise, from wherever the focus is; returns the order in
 * which the controls were reached.
 */
export async function isTabbedThrough(
  page: Page,
  what: string,
  keys: readonly TabKey[] = ["Tab", "Shift+Tab"],
): Promise<readonly string[]> {
  await watch(page);
  await page.waitForFunction(() => window.__tabbed!.isInside());
  let order: readonly string[] = [];
  for (const key of keys) {
    await page.evaluate(() => window.__tabbed!.forget());
    const { missed, reached } = await pressed(page, key);
    expect(reached, `${what}: reached by ${key}`).not.toEqual([]);
    expect(missed, `${what}: not reached by ${key}`).toEqual([]);
    if (key === "Tab") order = reached;
  }
  return order;
}

/** Presses until everything is reached, or nothing new has been for a whole way round. */
async function pressed(
  page: Page,
  key: TabKey,
): Promise<Readonly<{ missed: readonly string[]; reached: readonly string[] }>> {
  const { keyboard } = page;
  const tell = () =>
    page.evaluate(() => ({ missed: window.__tabbed!.missed(), reached: window.__tabbed!.order() }));
  if (key === "Shift+Tab") await keyboard.down("Shift");
  for (let before = await tell(); ;) {
    for (
      let presses = 0;
      presses < before.missed.length + before.reached.length + spare;
      presses += 1
    ) {
      // Held down: a press for each would take the time of two.
      await keyboard.down("Tab");
      await page.evaluate(() => window.__tabbed!.leavesGuard());
    }
    const now = await tell();
    if (now.missed.length > 0 && now.reached.length > before.reached.length) {
      before = now;
      continue;
    }
    await keyboard.up("Tab");
    await keyboard.up("Shift");
    return now;
  }
}

declare global {
  interface Window {
    __tabbed?: Readonly<{
      missed: () => readonly string[];
      order: () => readonly string[];
      forget: () => void;
      leavesGuard: () => Promise<void>;
      isInside: () => boolean;
    }>;
  }
}
