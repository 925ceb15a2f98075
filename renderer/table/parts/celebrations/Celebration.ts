// How is a King crowned, a Bastard capped, and a winner cheered?
import { Container, Sprite } from "pixi.js";
import { frameOf } from "#renderer/art/atlasLayout.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { flight, scatter, type Flake, type Party } from "./confetti.ts";

const dropFrom = -260;
const landed = 0.26;

/** Falls, then bounces twice, each time lower: 0 above … 1 landed. */
function bounce(share: number): number {
  const [hard, slow] = [7.5625, 2.75];
  const t = Math.min(1, Math.max(0, share));
  if (t < 1 / slow) return hard * t * t;
  if (t < 2 / slow) return hard * (t - 1.5 / slow) ** 2 + 0.75;
  if (t < 2.5 / slow) return hard * (t - 2.25 / slow) ** 2 + 0.9375;
  return hard * (t - 2.625 / slow) ** 2 + 0.984375;
}

/**
 * A crown (or cap, or for a winner nothing) drops onto its position in a burst of gold; `progress`
 * 0…1 drives everything.
 */
export class Celebration extends Container {
  readonly #party: Party;
  readonly #light: Sprite;
  readonly #crown: Sprite;
  readonly #flakes: readonly { sprite: Sprite; flake: Flake }[];
  readonly #crownScale: number;
  #progress = 0;

  /** `width`: width of the landed crown in pixels; everything else is in proportion. */
  constructor(atlas: CardAtlas, party: Party, width = 120) {
    super();
    this.#party = party;
    const picture = party === "bastard" ? "bastardLarge" : "crownLarge";
    this.#crownScale = 120 / frameOf(picture).width;
    const light = party === "bastard" ? 0xb58fd0 : 0xffdf8a;
    this.#light = new Sprite({ texture: atlas.texture("halo"), anchor: 0.5, tint: light });
    this.#crown = new Sprite({
      texture: atlas.texture(picture),
      anchor: { x: 0.5, y: 0.8 },
      visible: party !== "winner",
    });
    this.#flakes = scatter(party).map((flake) => ({
      sprite: new Sprite({ texture: atlas.texture(flake.picture), anchor: 0.5, tint: flake.tint }),
      flake,
    }));
    this.addChild(this.#light, ...this.#flakes.map(({ sprite }) => sprite), this.#crown);
    this.scale.set(width / 120);
    this.progress = 0;
  }

  get progress(): number {
    return this.#progress;
  }

  set progress(progress: number) {
    this.#progress = progress;
    this.#drawCrown(progress);
    const flown = Math.max(0, progress - landed * 0.4) / (1 - landed * 0.4);
    for (const { sprite, flake } of this.#flakes) {
      const { x, y, rotation, scaleX, scaleY, alpha } = flight(flake, flown);
      sprite.position.set(x, y);
      sprite.rotation = rotation;
      sprite.scale.set(scaleX, scaleY);
      sprite.alpha = alpha;
      sprite.visible = alpha > 0;
    }
  }

  #drawCrown(progress: number): void {
    const fall = bounce(progress / landed);
    const leaving = Math.max(0, (progress - 0.86) / 0.14);
    const tilt = this.#party === "bastard" ? 0.16 : 0;
    this.#crown.y = dropFrom * (1 - fall);
    this.#crown.rotation = tilt * fall + Math.sin(progress * 22) * 0.1 * (1 - fall);
    this.#crown.scale.set(this.#crownScale * (1 + 0.35 * (1 - fall)));
    this.#crown.alpha = Math.min(1, progress * 14) * (1 - leaving);
    const flash = Math.max(0, progress - landed * 0.3) / (1 - landed * 0.3);
    this.#light.scale.set(0.5 + flash * 2.4);
    this.#light.y = -34;
    this.#light.alpha = flash === 0 ? 0 : 0.75 * (1 - flash) ** 2;
  }
}
