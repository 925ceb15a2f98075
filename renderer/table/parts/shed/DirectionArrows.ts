import { Graphics } from "pixi.js";

/**
 * Two arcs, left and right of their position: `reach` away from it, `height` from end to end;
 * pixels.
 */
export type ArrowsLook = { readonly reach: number; readonly height: number };

const colour = 0xe9c478;
const shade = 0x000000;
const restingAlpha = 0.62;
const pieces = 14;
/**
 * As shares of the height: how far the ends bend inwards, the width at the tail and before the
 * head, the head.
 */
const bend = 0.1;
const width = { tail: 0.012, neck: 0.05 };
const head = { width: 0.15, length: 0.15 };

/** Right down and left up is clockwise. */
export class DirectionArrows extends Graphics {
  #look: ArrowsLook = { reach: 100, height: 100 };
  #lean = 1;
  #light = 0;

  constructor() {
    super({ label: "arrows" });
  }

  set look(look: ArrowsLook) {
    this.#look = look;
    this.#draw();
  }

  /** 1 clockwise, −1 the other way; between them the arrows turn round. */
  get lean(): number {
    return this.#lean;
  }

  set lean(lean: number) {
    this.#lean = lean;
    this.label = `arrows ${lean < 0 ? "anticlockwise" : "clockwise"}`;
    this.#draw();
  }

  /** 0 at rest … 1 bright. */
  set light(light: number) {
    this.#light = light;
    this.#draw();
  }

  #draw(): void {
    this.clear();
    this.alpha = restingAlpha + (1 - restingAlpha) * this.#light;
    for (const side of [-1, 1] as const) {
      this.poly(this.#arrow(side, 1.5)).fill({ color: shade, alpha: 0.3 });
      this.poly(this.#arrow(side, 0)).fill(colour);
    }
  }

  /** The outline of one arrow, tail first, as alternating x and y. */
  #arrow(side: -1 | 1, drop: number): number[] {
    const { reach, height } = this.#look;
    /** `along`: −1 … 1 from tail to head. `off`: towards the outer side. */
    const at = (along: number, off: number): [number, number] => {
      const y = (along * side * this.#lean * height) / 2;
      const slope = (8 * bend * y) / height;
      const out = (off * height * Math.abs(this.#lean)) / Math.hypot(1, slope);
      return [side * (reach - (4 * bend * y * y) / height + out), y + slope * out + drop];
    };
    const neck = 1 - head.length * 2;
    const line = Array.from(
      { length: pieces + 1 },
      (_, piece) => -1 + ((1 + neck) * piece) / pieces,
    );
    const wide = (along: number): number =>
      (width.tail + ((width.neck - width.tail) * (along + 1)) / (1 + neck)) / 2;
    const outer = line.map((along) => at(along, wide(along)));
    const inner = line.toReversed().map((along) => at(along, -wide(along)));
    return [
      ...outer,
      at(neck, head.width / 2),
      at(1, 0),
      at(neck, -head.width / 2),
      ...inner,
    ].flat();
  }
}
