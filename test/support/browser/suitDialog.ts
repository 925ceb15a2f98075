import { expect, type Locator, type Page } from "@playwright/test";

export class SuitDialog {
  readonly page: Page;
  readonly window: Locator;

  constructor(page: Page) {
    this.page = page;
    this.window = page.getByRole("dialog", { name: "Name a suit" });
  }

  suit(name: string): Locator {
    return this.window.getByRole("button", { name: new RegExp(`^${name},`) });
  }

  /** By its letter. */
  async nameByKey(suit: string): Promise<void> {
    await expect(this.window).toBeVisible();
    await this.page.keyboard.press(suit.charAt(0));
  }
}
