// Plays whatever game comes, for one person, with nothing but what their page offers: its cards and
// its buttons.

import type { Locator, Page } from "@playwright/test";

/** By what the person presses. */
export type Means = "mouse" | "touch" | "keys";

type Offered = Readonly<{
  name: string;
  at: number;
  isOpen: boolean;
  isPicked: boolean;
}>;

/**
 * What the page offers at one moment: the buttons that decide something, the own cards, and whether
 * a dialog asks.
 */
type Offer = Readonly<{
  actions: readonly Offered[];
  cards: readonly Offered[];
  asks: boolean;
  isMine: boolean;
}>;

const most = "What you can do";

/** In one look, so that nothing changes in between. */
const offerOn = (page: Page): Promise<Offer | null> =>
  page.evaluate((actionsName) => {
    if (
      !document.querySelector('[data-moving="false"][aria-busy="false"]') ||
      window.__table?.isPlaying() !== false
    )
      return null;
    const group = (is: (name: string) => boolean) =>
      [...document.querySelectorAll("[role=group]")].find((found) =>
        is(found.getAttribute("aria-label") ?? ""),
      );
    const offered = (found: Element | undefined) =>
      [...(found?.querySelectorAll("button") ?? [])].map((button, at) => ({
        name: button.getAttribute("aria-label") ?? button.textContent,
        at,
        isOpen:
          button.getAttribute("aria-disabled") !== "true" &&
          button.getAttribute("aria-busy") !== "true" &&
          !button.disabled,
        isPicked: button.getAttribute("aria-pressed") === "true",
      }));
    const buttons = offered(group((name) => name === actionsName));
    // Where there are no hints, words say whose turn it is.
    const hint = buttons.find(({ name }) => name === "Hint");
    const isToldSo = [...document.querySelectorAll("output, [role=status]")].some(
      ({ textContent }) => /^(?:Your turn|You are King)/.test(textContent),
    );
    return {
      actions: buttons.filter(({ name }) => !/^(?:Hint|Sort|Clear|Auto)/.test(name)),
      cards: offered(group((name) => name.startsWith("Your hand"))),
      asks: document.querySelector("[role=dialog]") !== null,
      isMine: hint?.isOpen ?? isToldSo,
    };
  }, most);

/**
 * Everything that costs more than it must is let be: bets, going all in, calling for a hundred,
 * saying Nope. So nobody is ruined, whatever is dealt.
 */
const isModest = ({ name }: Offered): boolean =>
  /^(?:Check|Call \d\d?$|Stand pat|Draw|Pass|Play|Give|Keep|Choose|Discard)/.test(name);

export class PagePlayer {
  readonly page: Page;
  readonly #means: Means;
  /** What the person pressed, in words. */
  readonly pressed: string[] = [];

  constructor(page: Page, means: Means) {
    this.page = page;
    this.#means = means;
  }

  /** Does one thing where there is one for the person to do; false where there is none just now. */
  async act(): Promise<boolean> {
    const offer = await offerOn(this.page);
    if (!offer) return false;
    if (offer.asks)
      return this.press(
        this.page.getByRole("dialog").getByRole("group").getByRole("button").first(),
      );
    const { actions, cards, isMine } = offer;
    const [main] = actions;
    if (main?.isOpen && isModest(main)) return this.#do(main);
    const card = isMine ? cards.find(({ isOpen, isPicked }) => isOpen && !isPicked) : undefined;
    // What is picked by now may fit nothing: then the person begins anew, and passes.
    const wantsCards =
      main !== undefined &&
      /^(?:Play|Give|Discard)/.test(main.name) &&
      cards.filter(({ isPicked }) => isPicked).length < 2;
    if (card && wantsCards)
      return this.press(
        this.page
          .getByRole("group", { name: /^Your hand/ })
          .getByRole("button")
          .nth(card.at),
        card.name,
      );
    const other =
      actions.find((action) => action.isOpen && isModest(action)) ??
      actions.find(({ isOpen, name }) => isOpen && name === "Fold") ??
      actions.find(({ isOpen, name }) => isOpen && !name.includes("…"));
    return other ? this.#do(other) : false;
  }

  /** False where it has gone in the meantime. */
  async press(button: Locator, name = ""): Promise<boolean> {
    try {
      if (this.#means === "touch") await button.tap({ timeout: 5000 });
      else if (this.#means === "mouse") await button.click({ timeout: 5000 });
      else await button.press("Space", { timeout: 5000 });
    } catch (error) {
      if (error instanceof Error && error.name === "TimeoutError") return false;
      throw error;
    }
    this.pressed.push(name);
    return true;
  }

  #do({ at, name }: Offered): Promise<boolean> {
    return this.press(
      this.page.getByRole("group", { name: most, exact: true }).getByRole("button").nth(at),
      name,
    );
  }
}
