import { Container, Graphics, Sprite, Text, type Texture } from "pixi.js";
import { frameOf } from "#renderer/art/atlasLayout.ts";
import { avatarRadius } from "#renderer/art/avatarTexture.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { textFont } from "#renderer/art/fonts.ts";
import { CountCard, PlaceRibbon, SkipMark } from "./seatMarks.ts";
import { fitName } from "./writing.ts";
import { beadSeat, puckSeat, type PuckMetrics, type PuckSize } from "./seatMetrics.ts";
import type { SeatLook } from "./SeatPlate.ts";
import { SpeechBubble, type BubbleSide } from "./SpeechBubble.ts";

const activeGold = 0xffc94f;
const nextGold = 0xffe3a1;
const glass = 0x0d0a08;
const hairline = 0xe9c478;
const winningGold = 0xfff0b8;
const haloSize = 3.9;
const paleness = { gone: 0.6, out: 0.32 };

/** A face and a number about the avatar's middle, the name below where its size has one. */
export class SeatPuck extends Container {
  readonly #atlas: CardAtlas;
  readonly #metrics: PuckMetrics;
  readonly #halo: Sprite;
  readonly #shine: Sprite;
  readonly #ring = new Graphics();
  readonly #avatar = new Sprite({ anchor: 0.5 });
  readonly #plate = new Graphics();
  readonly #name: Text | null;
  readonly #count: CountCard;
  readonly #marks = new Map<"dealer" | "crown" | "bastard" | "markAway" | "markDropped", Sprite>();
  readonly skips: SkipMark;
  #ribbon: PlaceRibbon | null = null;
  #bubble: SpeechBubble | null = null;
  /** At scale 1, pixels left of the seat's middle in which a bubble above or below it may lie. */
  bubbleRoom = Infinity;
  #bubbleSide: BubbleSide = "below";
  #speech = "";
  #written = "";
  #ringed = "";

  constructor(atlas: CardAtlas, size: PuckSize) {
    super();
    const metrics = size === "puck" ? puckSeat : beadSeat;
    this.#atlas = atlas;
    this.#metrics = metrics;
    this.#halo = new Sprite({
      texture: atlas.texture("halo"),
      anchor: 0.5,
      tint: activeGold,
      visible: false,
    });
    this.#halo.scale.set((metrics.radius * haloSize) / frameOf("halo").width);
    this.#shine = new Sprite({
      texture: atlas.texture("halo"),
      anchor: 0.5,
      tint: winningGold,
      visible: false,
    });
    this.#avatar.scale.set(metrics.radius / avatarRadius);
    this.#name = metrics.nameHeight > 0 ? this.#makeName() : null;
    this.#count = new CountCard(metrics.count);
    this.#count.position.set(metrics.count.x, metrics.count.y);
    this.skips = new SkipMark(metrics.dealer);
    this.skips.position.set(metrics.radius * 0.62, metrics.radius * (this.#name ? 0.3 : -0.62));
    this.addChild(
      this.#shine,
      this.#halo,
      this.#avatar,
      this.#ring,
      this.#plate,
      ...(this.#name ? [this.#name] : []),
      this.#count,
      this.skips,
    );
  }

  #makeName(): Text {
    const { radius, overlap, nameWidth, nameHeight, nameSize } = this.#metrics;
    const name = new Text({
      text: "",
      style: { fontFamily: textFont, fontWeight: "600", fontSize: nameSize, fill: "#f7f1e3" },
      resolution: 3,
      anchor: 0.5,
    });
    name.y = radius - overlap + nameHeight / 2;
    this.#plate
      .roundRect(-nameWidth / 2, radius - overlap, nameWidth, nameHeight, 5)
      .fill({ color: glass, alpha: 0.88 })
      .stroke({ width: 0.8, color: hairline, alpha: 0.4 });
    return name;
  }

  set avatar(texture: Texture) {
    this.#avatar.texture = texture;
  }

  set shine(strength: number) {
    this.#shine.visible = strength > 0;
    this.#shine.alpha = Math.min(1, strength * 1.2);
    this.#shine.scale.set(((3 + 2.4 * strength) * this.#metrics.radius) / frameOf("halo").width);
  }

  set bubbleSide(side: BubbleSide) {
    this.#bubbleSide = side;
    this.#speak();
  }

  show(look: SeatLook): void {
    this.label = `seat ${look.name}`;
    if (this.#name && look.name !== this.#written)
      fitName(this.#name, look.name, this.#metrics.nameWidth - 6);
    this.#written = look.name;
    this.#halo.visible = look.active;
    this.#encircle(look);
    this.#count.show(look.folded ? 0 : (look.cards ?? 0), look.lastCard);
    const isGone = look.presence !== "here";
    this.#avatar.alpha = look.folded ? paleness.out : isGone ? paleness.gone : 1;
    if (this.#name) this.#name.alpha = look.folded || isGone ? 0.5 : 1;
    this.#showMarks(look);
    this.#showPlace(look.place);
    this.skips.turns = look.skips;
    this.#speech = look.speech;
    this.#speak();
  }

  /** A thick ring about who is to act, a thin one about who is next. */
  #encircle({ active, next }: SeatLook) {
    const wanted = active ? "active" : next ? "next" : "";
    if (wanted === this.#ringed) return;
    this.#ringed = wanted;
    this.#ring.clear();
    const { radius, ring } = this.#metrics;
    if (active) this.#ring.circle(0, 0, radius).stroke({ width: ring, color: activeGold });
    else if (next) this.#ring.circle(0, 0, radius).stroke({ width: ring * 0.75, color: nextGold });
  }

  #showMarks({ dealer, title, presence }: SeatLook) {
    const { radius, dealer: size } = this.#metrics;
    this.#mark("dealer", dealer, size, -radius * 0.62, radius * 0.5);
    this.#mark("crown", title === "first", radius, -radius * 0.62, -radius * 0.72);
    this.#mark("bastard", title === "last", radius, -radius * 0.62, -radius * 0.72);
    this.#mark("markAway", presence === "away", size, -radius * 0.1, radius * 0.6);
    this.#mark("markDropped", presence === "dropped", size, -radius * 0.1, radius * 0.6);
  }

  #mark(
    name: "dealer" | "crown" | "bastard" | "markAway" | "markDropped",
    isShown: boolean,
    width: number,
    x: number,
    y: number,
  ) {
    let mark = this.#marks.get(name);
    if (!mark && isShown) {
      mark = this.addChild(new Sprite({ texture: this.#atlas.texture(name), anchor: 0.5, x, y }));
      mark.scale.set(width / frameOf(name).width);
      this.#marks.set(name, mark);
    }
    if (mark) mark.visible = isShown;
  }

  #showPlace(place: number | null) {
    if (place !== null && !this.#ribbon) {
      this.#ribbon = this.addChild(new PlaceRibbon(this.#metrics.radius * 2.3));
      this.#ribbon.y = this.#metrics.radius * 0.32;
    }
    if (this.#ribbon) this.#ribbon.place = place;
  }

  #speak() {
    if (this.#speech === "" && !this.#bubble) return;
    this.#bubble ??= this.addChild(new SpeechBubble(this.#metrics.nameSize + 1));
    const { radius, overlap, nameHeight } = this.#metrics;
    const reach = radius + 2;
    const below = nameHeight > 0 ? radius - overlap + nameHeight + 1 : reach;
    const points = {
      above: [0, -reach],
      below: [0, below],
      left: [-reach, 0],
      right: [reach, 0],
    } as const;
    const [x, y] = points[this.#bubbleSide];
    this.#bubble.position.set(x, y);
    this.#bubble.say(this.#speech, this.#bubbleSide, this.bubbleRoom);
  }
}
