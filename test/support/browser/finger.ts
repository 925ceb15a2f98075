// Taps and slides on a phone's screen as a finger does.

import { expect, type CDPSession, type Locator, type Page } from "@playwright/test";
import { middleOf } from "./middleOf.ts";

export class Finger {
  readonly #page: Page;
  readonly #glass: CDPSession;

  private constructor(page: Page, glass: CDPSession) {
    this.#page = page;
    this.#glass = glass;
  }

  static async on(page: Page): Promise<Finger> {
    return new Finger(page, await page.context().newCDPSession(page));
  }

  async tap(target: Locator): Promise<void> {
    const { x, y } = await middleOf(target);
    await this.#page.touchscreen.tap(x, y);
  }

  /**
   * The finger goes down on it, up over the felt, and off. It rests before it leaves the glass, as
   * its events' times say: after a fling the browser takes the next tap for the one that stops it,
   * and keeps it to itself.
   */
  async slideUp(target: Locator): Promise<void> {
    const { x, y } = await middleOf(target);
    const began = Date.now() / 1000 - 0.5;
    const touch = (
      type: "touchStart" | "touchMove" | "touchEnd",
      up: number | null,
      afterMs: number,
    ): Promise<unknown> =>
      this.#glass.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: up === null ? [] : [{ x, y: y - up }],
        timestamp: began + afterMs / 1000,
      });
    await touch("touchStart", 0, 0);
    for (const [step, up] of [12, 40, 80, 140].entries())
      await touch("touchMove", up, 40 * (step + 1));
    await touch("touchMove", 141, 350);
    await touch("touchMove", 140, 450);
    await touch("touchEnd", null, 490);
  }

  /**
   * The finger rests on it until `held` is there, takes it along, and leaves the glass once the page
   * has seen where it is.
   */
  async carry(target: Locator, to: Locator, held: Locator): Promise<void> {
    const [from, end] = [await middleOf(target), await middleOf(to)];
    const touch = (
      type: "touchStart" | "touchMove" | "touchEnd",
      points: readonly Readonly<{ x: number; y: number }>[],
    ): Promise<unknown> =>
      this.#glass.send("Input.dispatchTouchEvent", { type, touchPoints: [...points] });
    await touch("touchStart", [from]);
    await held.waitFor();
    await touch("touchMove", [{ x: (from.x + end.x) / 2, y: (from.y + end.y) / 2 }]);
    await touch("touchMove", [end]);
    await expect(to).toHaveAttribute("data-over", "true");
    await touch("touchEnd", []);
  }
}
