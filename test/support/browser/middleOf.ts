import type { Locator } from "@playwright/test";

export type Place = Readonly<{
  x: number;
  y: number;
}>;

export async function middleOf(target: Locator): Promise<Place> {
  const box = await target.boundingBox();
  if (!box) throw new Error("it is not on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
