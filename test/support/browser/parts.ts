// Parts of the page as they stand in the window, and which of them touch.

import type { Locator } from "@playwright/test";

export type Part = Readonly<{
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}>;

export const partsOf = (parts: Locator): Promise<readonly Part[]> =>
  parts.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { name: element.textContent.slice(0, 24), left, top, right, bottom };
    }),
  );

/** An edge in common, rounded to pixels, is none. */
const touch = (one: Part, other: Part): boolean =>
  one.left < other.right - 1 &&
  other.left < one.right - 1 &&
  one.top < other.bottom - 1 &&
  other.top < one.bottom - 1;

export const collisions = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap((one, at) =>
    parts
      .slice(at + 1)
      .flatMap((other) => (touch(one, other) ? [`${one.name} on ${other.name}`] : [])),
  );
