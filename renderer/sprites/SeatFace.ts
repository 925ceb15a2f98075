import { Container, Graphics, Sprite, type Texture } from "pixi.js";
import { frameOf } from "#renderer/art/atlasLayout.ts";
import { avatarRadius } from "#renderer/art/avatarTexture.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import type { FaceOffset } from "./faceMoves.ts";
import { SkipMark } from "./seatMarks.ts";
import { wordsOf } from "./writing.ts";

export type BubbleSide = "above" | "below" | "left" | "right";

const paper = 0xfbf4e2;
const tail = 6;
const ways = { above: [0, -1], below: [0, 1], left: [-1, 0], right: [1, 0] } as const;

/** A paper bubble whose tail's point is its position. */
class SpeechBubble extends Container {
  readonly #ground = new Graphics();
  readonly #words;
  #drawn = "";

  constructor(fontSize: number) {
    super();
    this.#words = wordsOf(fontSize, "700", "#2a1a10");
    this.addChild(this.#ground, this.#words);
  }

  /** "" hides it. `room`: pixels left of the speaker's middle that are within the window. */
  say(words: string, side: BubbleSide, room: number): void {
    this.visible = words !== "";
    const wanted = `${side} ${room} ${words}`;
    if (wanted === this.#drawn) return;
    this.#drawn = wanted;
    this.#words.text = words;
    const width = this.#words.width + 18;
    const height = this.#words.height + 9;
    const [dx, dy] = ways[side];
    const x = dx === 0 ? Math.max(0, width / 2 - room) : dx * (tail + width / 2);
    const y = dy * (tail + height / 2);
    const [tailX, tailY] = [dx * (tail + 1), dy * (tail + 1)];
    const shape = (shift: number) =>
      this.#ground
        .roundRect(x - width / 2, y - height / 2 + shift, width, height, Math.min(11, height / 2))
        .poly([
          0,
          shift,
          tailX - dy * 5,
          tailY + dx * 5 + shift,
          tailX + dy * 5,
          tailY - dx * 5 + shift,
        ]);
    this.#ground.clear();
    shape(2).fill({ color: 0x000000, alpha: 0.35 });
    shape(0).fill(paper);
    this.#words.position.set(x, y);
  }
}

export const activeGold = 0xffc94f;
const winningGold = 0xfff0b8;

/** `halo`: width in radii. `skips`: width of their mark, and `words`: size of letters, in pixels. */
type FaceLook = Readonly<{ radius: number; halo: number; skips: number; words: number }>;

/** What plates and pucks have about the avatar's middle. */
export abstract class SeatFace extends Container {
  /** At scale 1, pixels left of the seat's middle in which a bubble above or below it may lie. */
  bubbleRoom = Infinity;
  readonly skips: SkipMark;
  protected readonly halo: Sprite;
  protected readonly shining: Sprite;
  protected readonly face = new Sprite({ anchor: 0.5 });
  readonly #look: FaceLook;
  #bubble: SpeechBubble | null = null;
  #bubbleSide: BubbleSide = "above";
  #speech = "";

  constructor(atlas: CardAtlas, look: FaceLook) {
    super();
    const { radius, halo, skips } = look;
    this.#look = look;
    this.halo = atlas.sprite("halo", { width: radius * halo, tint: activeGold, visible: false });
    this.shining = atlas.sprite("halo", { tint: winningGold, visible: false });
    this.face.scale.set(radius / avatarRadius);
    this.skips = new SkipMark(skips);
    this.addChild(this.shining, this.halo, this.face);
  }

  set avatar(texture: Texture) {
    this.face.texture = texture;
  }

  set offset({ x, y, rotation }: FaceOffset) {
    const { radius } = this.#look;
    this.face.position.set(x * radius, y * radius);
    this.face.rotation = rotation;
  }

  /** About who wins, 0…1. */
  set shine(strength: number) {
    this.shining.visible = strength > 0;
    this.shining.alpha = Math.min(1, strength * 1.2);
    this.shining.scale.set(((3 + 2.4 * strength) * this.#look.radius) / frameOf("halo").width);
  }

  set bubbleSide(side: BubbleSide) {
    this.#bubbleSide = side;
    this.speak(this.#speech);
  }

  /** Distance of a bubble's tail from the avatar's middle. */
  protected abstract reach(side: BubbleSide): number;

  protected speak(words: string): void {
    this.#speech = words;
    if (words === "" && !this.#bubble) return;
    this.#bubble ??= this.addChild(new SpeechBubble(this.#look.words));
    const side = this.#bubbleSide;
    const [dx, dy] = ways[side];
    this.#bubble.position.set(dx * this.reach(side), dy * this.reach(side));
    this.#bubble.say(words, side, this.bubbleRoom);
  }
}
