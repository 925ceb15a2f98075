import { Container, Graphics, Text } from "pixi.js";
import { textFont } from "#renderer/art/fonts.ts";

export type BubbleSide = "above" | "below" | "left" | "right";

const paper = 0xfbf4e2;
const tail = 6;

/** A paper bubble whose tail's point is its position. */
export class SpeechBubble extends Container {
  readonly #ground = new Graphics();
  readonly #words: Text;
  #side: BubbleSide = "above";
  #room = Infinity;

  constructor(size: number) {
    super();
    this.#words = new Text({
      text: "",
      style: { fontFamily: textFont, fontSize: size, fontWeight: "700", fill: "#2a1a10" },
      resolution: 2,
      anchor: 0.5,
    });
    this.addChild(this.#ground, this.#words);
    this.visible = false;
  }

  /**
   * Empty hides the bubble. `room`: so many pixels left of the speaker's middle are within the
   * window.
   */
  say(words: string, side: BubbleSide = this.#side, room = Infinity): void {
    this.visible = words !== "";
    if (words === this.#words.text && side === this.#side && room === this.#room) return;
    this.#side = side;
    this.#room = room;
    this.#words.text = words;
    this.#draw();
  }

  #draw() {
    const width = this.#words.width + 18;
    const height = this.#words.height + 9;
    const out = { above: [0, -1], below: [0, 1], left: [-1, 0], right: [1, 0] } as const;
    const [dx, dy] = out[this.#side];
    const x = dx === 0 ? Math.max(0, width / 2 - this.#room) : dx * (tail + width / 2);
    const y = dy * (tail + height / 2);
    const shape = (graphics: Graphics, shift: number) =>
      graphics
        .roundRect(x - width / 2, y - height / 2 + shift, width, height, Math.min(11, height / 2))
        .poly([
          0,
          shift,
          dx * (tail + 1) - dy * 5,
          dy * (tail + 1) + dx * 5 + shift,
          dx * (tail + 1) + dy * 5,
          dy * (tail + 1) - dx * 5 + shift,
        ]);
    this.#ground.clear();
    shape(this.#ground, 2).fill({ color: 0x000000, alpha: 0.35 });
    shape(this.#ground, 0).fill(paper);
    this.#words.position.set(x, y);
  }
}
