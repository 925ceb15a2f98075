// In which layer does a card lie, and its glow under it?

import { Container, RenderLayer } from "pixi.js";
import type { Actor, Where } from "./cardActor.ts";
import { Spring } from "./spring.ts";

export class CardLayers {
  /**
   * Lowest first: cards aside; open cards; the chain and what has been chosen; and those held or in
   * the air.
   */
  readonly heap = new Container({ label: "heap" });
  readonly open: readonly Container[];
  readonly aside: readonly Container[];
  readonly held: readonly Container[];
  readonly #lying: { readonly [K in Where]: Container };
  readonly #halos: { readonly [K in Where]: RenderLayer | null };

  constructor() {
    const sorted = (label: string): Container => new Container({ label, sortableChildren: true });
    this.#lying = {
      heap: this.heap,
      trick: sorted("trick"),
      aside: sorted("aside"),
      hand: sorted("hand"),
      air: sorted("air"),
    };
    this.#halos = {
      heap: null,
      trick: new RenderLayer(),
      aside: new RenderLayer(),
      hand: new RenderLayer(),
      air: null,
    };
    const { trick, aside, hand, air } = this.#lying;
    this.open = [this.#halos.trick!, trick];
    this.aside = [this.#halos.aside!, aside];
    this.held = [this.#halos.hand!, hand, air];
  }

  carry(actor: Actor, where: Where): void {
    const { sprite } = actor;
    if (sprite.parent !== this.#lying[where]) this.#lying[where].addChild(sprite);
    this.release(actor);
    this.#halos[where]?.attach(sprite.halo);
    const { x, y, rotation } = sprite;
    actor.spring =
      where === "hand"
        ? (actor.spring ?? new Spring({ x, y, rotation, scale: sprite.scale.x, lift: sprite.lift }))
        : null;
    actor.where = where;
  }

  /** Its glow lies in no layer any more. */
  release({ sprite }: Actor): void {
    for (const halos of Object.values(this.#halos)) halos?.detach(sprite.halo);
  }
}
