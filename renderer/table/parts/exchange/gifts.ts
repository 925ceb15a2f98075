// How is it said, to those who may know, which cards have passed between two players (C-7)?

import type { Told } from "#shared/contract/view.ts";
import type { Part } from "#renderer/table/part.ts";
import type { AnySeen, Whose } from "#renderer/table/tableGame.ts";
import type { Gift } from "./exchangeScene.ts";
import { GiftBubbles } from "./GiftBubbles.tsx";

export interface GiftHooks {
  /** What is still said of gifts at this moment. `before`: what was said until then. */
  given(
    this: void,
    seen: AnySeen,
    happened: readonly Told[],
    before: readonly Gift[],
  ): readonly Gift[];
  /** "Zeno gives you A♥ K♣". */
  words(
    this: void,
    gift: Gift & { readonly cards: NonNullable<Gift["cards"]> },
    who: Whose,
  ): string;
}

declare module "#renderer/table/part.ts" {
  interface Hooks {
    gifts: GiftHooks;
  }
}

declare module "#renderer/table/scene/scene.ts" {
  interface Scene {
    /** That the viewer has seen the cards of, and that are still fresh. */
    readonly gifts?: readonly Gift[];
  }
}

export const gifts = (hooks: GiftHooks): Part => ({
  name: "gifts",
  hooks: { gifts: hooks },
  slice: ({ seen, happened, known }) => ({
    gifts: hooks.given(seen, happened, known.gifts ?? []).filter(({ cards }) => cards !== null),
  }),
  bare: () => ({ gifts: [] }),
  clear: () => ({ scene: { gifts: [] } }),
  dealt: () => ({ gifts: [] }),
  controls: { beforeHand: GiftBubbles },
});
