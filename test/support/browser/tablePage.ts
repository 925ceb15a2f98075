// Lets a test look at the table as people and screen readers do.

import { expect, type Locator, type Page } from "@playwright/test";

/** A card of the own hand, the trick or the heap as it is drawn: which one, and where. */
export type Drawn = Readonly<{
  /** `back` for one that lies face down. */
  face: string;
  x: number;
  y: number;
}>;

export class TablePage {
  readonly page: Page;
  readonly hand: Locator;
  readonly actions: Locator;
  readonly log: Locator;
  readonly seats: Locator;
  readonly middle: Locator;
  /** Says that it is the viewer's turn. */
  readonly turn: Locator;
  /** The finished round's panel. */
  readonly result: Locator;

  constructor(page: Page) {
    this.page = page;
    this.hand = page.getByRole("group", { name: /^Your hand/ });
    this.actions = page.getByRole("group", { name: "What you can do" });
    // Beside it there may be what people say.
    this.log = page.getByRole("log").first();
    this.seats = page.getByRole("list", { name: "Players" });
    this.middle = page.getByRole("region", { name: "On the table" });
    this.turn = page.getByRole("status").filter({ hasText: /^(Your turn|You are King – give)/ });
    this.result = page.getByRole("region", { name: /^(You’re|.+ is King)/ });
  }

  card(name: string): Locator {
    return this.hand.getByRole("button", { name, exact: true });
  }

  action(name: string | RegExp): Locator {
    return this.actions.getByRole("button", { name });
  }

  /** Names of the cards held, in the order shown. */
  cards(): Promise<readonly string[]> {
    return this.hand
      .getByRole("button")
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label") ?? ""));
  }

  async holds(count: number): Promise<void> {
    await expect(
      this.page.getByRole("group", {
        name: `Your hand, ${count} ${count === 1 ? "card" : "cards"}`,
        exact: true,
      }),
    ).toBeVisible();
  }

  /** Waits until the viewer is to act and nothing moves any more. */
  async myTurn(): Promise<void> {
    await expect(this.turn).toBeVisible();
    await this.isStill();
  }

  async isStill(): Promise<void> {
    // Before the first view has come nothing moves either.
    await expect(this.page.locator('[data-moving="false"][aria-busy="false"]')).toBeAttached();
    await expect.poll(() => this.page.evaluate(() => window.__table?.isPlaying())).toBe(false);
  }

  /** All that a screen reader finds of the table, but for the log of what happened. */
  async description(): Promise<string> {
    const status = this.page.getByRole("status").filter({ hasText: /turn|to play|chooses|give/ });
    const parts = [this.seats, this.middle, status, this.hand, this.actions];
    return (await Promise.all(parts.map((part) => part.ariaSnapshot()))).join("\n");
  }

  /** The cards on the stage by place, to the pixel. */
  async drawn(): Promise<readonly Drawn[]> {
    // The words of a table may be there before its drawing, which may still be the one before.
    await expect(this.page.locator("[data-moving] canvas").first()).toBeAttached();
    const sprites = await this.page.evaluate(() => window.__table!.snapshot());
    return sprites
      .flatMap(({ label, face, visible, x, y }) =>
        label.startsWith("card") && visible
          ? [{ face: face ?? "back", x: Math.round(x), y: Math.round(y) }]
          : [],
      )
      .toSorted(
        (one, other) => one.x - other.x || one.y - other.y || one.face.localeCompare(other.face),
      );
  }

  /** Those that are face up. */
  async faces(): Promise<readonly Drawn[]> {
    return (await this.drawn()).filter(({ face }) => face !== "back");
  }
}
