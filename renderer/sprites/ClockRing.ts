import { Color, Graphics } from "pixi.js";

const steps = [new Color(0xf0503c), new Color(0xffd35c), new Color(0x4fe08c)] as const;
/** Share of the time at which the ring is gold. */
const goldAt = 0.35;

function colourAt(remaining: number) {
  const late = remaining < goldAt;
  const from = steps[late ? 0 : 1];
  const to = steps[late ? 1 : 2];
  const share = late ? remaining / goldAt : Math.min(1, ((remaining - goldAt) / (1 - goldAt)) * 2);
  const mix = (channel: "red" | "green" | "blue") =>
    from[channel] + (to[channel] - from[channel]) * share;
  return new Color([mix("red"), mix("green"), mix("blue")]).toNumber();
}

/**
 * A ring about its position that empties clockwise; redrawn only when it moved by a visible step.
 */
export class ClockRing extends Graphics {
  readonly #radius: number;
  readonly #thickness: number;
  #remaining: number | null = null;

  /** Radius of the ring's middle line and its thickness, pixels. */
  constructor(radius: number, thickness: number) {
    super();
    this.#radius = radius;
    this.#thickness = thickness;
  }

  /** 1 full … 0 out of time; null shows no ring. */
  get remaining(): number | null {
    return this.#remaining;
  }

  set remaining(remaining: number | null) {
    const stepped =
      remaining === null ? null : Math.round(Math.min(1, Math.max(0, remaining)) * 360) / 360;
    if (stepped === this.#remaining) return;
    this.#remaining = stepped;
    this.#draw();
  }

  #draw() {
    this.clear();
    const remaining = this.#remaining;
    if (remaining === null) return;
    const top = -Math.PI / 2;
    this.circle(0, 0, this.#radius).stroke({ width: this.#thickness, color: 0x000000, alpha: 0.8 });
    if (remaining === 0) return;
    this.moveTo(0, -this.#radius)
      .arc(0, 0, this.#radius, top, top - remaining * Math.PI * 2, true)
      .stroke({ width: this.#thickness, color: colourAt(remaining), cap: "round" });
  }
}
