// What do the cards of a chain bear: cancelled, to go back, named?

import type { CardAtlas } from '#renderer/art/cardAtlas.ts';
import type { CardSprite } from '#renderer/sprites/CardSprite.ts';
import { ChainSign, type ChainLook } from './ChainSign.ts';
import { chainStep } from './chainPlaces.ts';
import type { Layout } from '#renderer/table/layout/layout.ts';
import { chainKey, type InChain, type Scene } from '#renderer/table/scene/scene.ts';
import { tableText } from '#renderer/table/tableText.ts';

type SpriteOf = (key: string) => CardSprite | null;

const still = (): void => undefined;

export class ChainSigns {
  readonly #atlas: CardAtlas;
  readonly #spriteOf: SpriteOf;
  /** By the place of the card; each lies on its card's sprite, and is gone with it. */
  readonly #signs = new Map<number, ChainSign>();
  #layout: Layout;
  #showing: readonly number[] = [];

  constructor(atlas: CardAtlas, layout: Layout, spriteOf: SpriteOf) {
    this.#atlas = atlas;
    this.#layout = layout;
    this.#spriteOf = spriteOf;
  }

  set layout(layout: Layout) {
    this.#layout = layout;
  }

  /** Seats whose hands lie open: the chain keeps off them. */
  set showing(showing: readonly number[]) {
    this.#showing = showing;
  }

  /** `of`: cards in the chain; null takes the sign off. */
  judge(place: number, card: InChain | null, of: number): (share: number) => void {
    if (card) return this.#signAt(place)?.turnTo(this.#lookOf(place, card, of)) ?? still;
    this.#signs.get(place)?.destroy({ children: true });
    this.#signs.delete(place);
    return still;
  }

  settle({ chain }: Pick<Scene, 'chain'>): void {
    chain.forEach((card, place) => this.#signAt(place)?.show(this.#lookOf(place, card, chain.length)));
    for (const [place, sign] of this.#signs) if (place >= chain.length || sign.destroyed) this.#signs.delete(place);
  }

  #lookOf(place: number, { as, cancelled, back }: InChain, of: number): ChainLook {
    const chain = this.#layout.chainPlace(this.#showing);
    return { named: as, cancelled, back, seen: chain && place < of - 1 ? chainStep(chain, of) : 1 };
  }

  #signAt(place: number): ChainSign | null {
    const sprite = this.#spriteOf(chainKey(place));
    const known = this.#signs.get(place);
    if (known && !known.destroyed && known.parent === sprite) return known;
    if (!sprite) return null;
    const sign = sprite.addChild(new ChainSign(this.#atlas, tableText().cancelled));
    this.#signs.set(place, sign);
    return sign;
  }
}
