// How are the hands shown that players have turned over, each at its seat?

import { Container } from 'pixi.js';
import type { Seat } from '#shared/game/seats.ts';
import type { CardAtlas } from '#renderer/art/cardAtlas.ts';
import { OpenHand } from '#renderer/sprites/OpenHand.ts';
import type { Layout } from '#renderer/table/layout/layout.ts';
import type { Scene, ShownHand } from '#renderer/table/scene/scene.ts';

export class ShowdownRow extends Container {
  readonly #atlas: CardAtlas;
  readonly #hands = new Map<Seat, OpenHand>();
  #layout: Layout;

  constructor(atlas: CardAtlas, layout: Layout) {
    super({ label: 'showdown' });
    this.#atlas = atlas;
    this.#layout = layout;
  }

  set layout(layout: Layout) {
    this.#layout = layout;
    for (const [seat, hand] of this.#hands) this.#lay(seat, hand);
  }

  /** Turns the seat's cards over as the share goes from 0 to 1. The own hand lies open already. */
  show(seat: Seat, shown: ShownHand): (share: number) => void {
    if (seat === this.#layout.room.own) return () => undefined;
    const hand = this.#handAt(seat);
    hand.show(shown);
    hand.turn(0);
    return (share) => {
      if (!hand.destroyed) hand.turn(share);
    };
  }

  /** The hands fade away. */
  clear(): (share: number) => void {
    const going = [...this.#hands.values()];
    this.#hands.clear();
    return (share) => {
      for (const hand of going) {
        if (hand.destroyed) continue;
        hand.alpha = 1 - share;
        if (share === 1) hand.destroy({ children: true });
      }
    };
  }

  settle({ shown }: Pick<Scene, 'shown'>): void {
    for (const [seat, hand] of [...this.#hands]) {
      if (shown[seat]) continue;
      this.#hands.delete(seat);
      hand.destroy({ children: true });
    }
    shown.forEach((open, seat) => {
      if (!open || seat === this.#layout.room.own) return;
      const hand = this.#handAt(seat);
      hand.show(open);
      hand.turn(1);
    });
  }

  #handAt(seat: Seat): OpenHand {
    const known = this.#hands.get(seat);
    if (known) return known;
    const hand = this.addChild(new OpenHand(this.#atlas));
    hand.label = `shown ${seat}`;
    this.#hands.set(seat, hand);
    this.#lay(seat, hand);
    return hand;
  }

  #lay(seat: Seat, hand: OpenHand): void {
    const place = this.#layout.showPlaces()[seat];
    if (!place) return;
    hand.position.set(place.x, place.y);
    hand.cardWidth = place.cardWidth;
  }
}
