// What do the cards of a chain bear: cancelled, to go back, named?

import { ChainSign, type ChainLook } from "./ChainSign.ts";
import { chainStep } from "./chainPlaces.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import { chainKey, type InChain } from "./chainScene.ts";
import { still, type Craft, type Motion } from "#renderer/table/drawing/partDrawing.ts";
import { tableText } from "#renderer/table/tableText.ts";

export class ChainSigns {
  readonly #craft: Pick<Craft, "atlas" | "cards" | "layout" | "showing">;
  /** By the place of the card; each lies on its card's sprite, and is gone with it. */
  readonly #signs = new Map<number, ChainSign>();

  constructor(craft: Pick<Craft, "atlas" | "cards" | "layout" | "showing">) {
    this.#craft = craft;
  }

  /** `of`: cards in the chain; null takes the sign off. */
  judge(place: number, card: InChain | null, of: number): Motion {
    if (card) return this.#signAt(place)?.turnTo(this.#lookOf(place, card, of)) ?? still;
    this.#signs.get(place)?.destroy({ children: true });
    this.#signs.delete(place);
    return still;
  }

  settle({ chain = [] }: Pick<Scene, "chain">): void {
    chain.forEach((card, place) =>
      this.#signAt(place)?.show(this.#lookOf(place, card, chain.length)),
    );
    for (const [place, sign] of this.#signs)
      if (place >= chain.length || sign.destroyed) this.#signs.delete(place);
  }

  #lookOf(place: number, { as, cancelled, back }: InChain, of: number): ChainLook {
    const chain = this.#craft.layout.chainPlace?.(this.#craft.showing);
    return { named: as, cancelled, back, seen: chain && place < of - 1 ? chainStep(chain, of) : 1 };
  }

  #signAt(place: number): ChainSign | null {
    const sprite = this.#craft.cards.spriteOf(chainKey(place));
    const known = this.#signs.get(place);
    if (known && !known.destroyed && known.parent === sprite) return known;
    if (!sprite) return null;
    const sign = sprite.addChild(new ChainSign(this.#craft.atlas, tableText().cancelled));
    this.#signs.set(place, sign);
    return sign;
  }
}
