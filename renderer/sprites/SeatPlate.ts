import { Container, Sprite, type Graphics, type Texture } from "pixi.js";
import { avatarRadius } from "#renderer/art/avatarTexture.ts";
import { frameOf } from "#renderer/art/atlasLayout.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { ClockRing } from "./ClockRing.ts";
import { eyeMark, PlaceRibbon, SkipMark, TitleBadge } from "./seatMarks.ts";
import { NamePlate } from "./NamePlate.ts";
import { compactSeat, roomySeat, type SeatMetrics } from "./seatMetrics.ts";
import { SpeechBubble, type BubbleSide } from "./SpeechBubble.ts";

/** `here` plays, `away` is idle or away for a while, `dropped` has lost the connection. */
export type Presence = "here" | "away" | "dropped";

export type SeatLook = Readonly<{
  name: string;
  /** Null where the table has no chips. */
  chips: number | null;
  cards: number | null;
  /** Times King and times Bastard; 0 shows no badge. */
  crowns: number;
  bastards: number;
  /** The title held now: its badge is worn, the other's only keeps the score. */
  title: "first" | "last" | null;
  dealer: boolean;
  bot: boolean;
  presence: Presence;
  active: boolean;
  next: boolean;
  /** One card is left of a hand that is to be got rid of. */
  lastCard: boolean;
  /** Place won by a player who is out; null while playing. */
  place: number | null;
  folded: boolean;
  skips: number;
  open: boolean;
  /** Stands in place of chips and cards, such as "All in" or "left"; empty for none. */
  notice: string;
  speech: string;
}>;

const activeGold = 0xffc94f;
const winningGold = 0xfff0b8;
const shineSize = { least: 3, more: 2.4 };

function pictureOf(
  atlas: CardAtlas,
  name: "dealer" | "markAway" | "markDropped" | "markBot",
  width: number,
) {
  const sprite = new Sprite({ texture: atlas.texture(name), anchor: 0.5 });
  sprite.scale.set(width / frameOf(name).width);
  return sprite;
}

/** A seat about its avatar's middle. Scale it down to 0.8; below that take the compact size. */
export class SeatPlate extends Container {
  readonly clock: ClockRing;
  readonly #atlas: CardAtlas;
  readonly #metrics: SeatMetrics;
  readonly #halo: Sprite;
  readonly #shine: Sprite;
  readonly #avatar = new Sprite({ anchor: 0.5 });
  readonly #plate: NamePlate;
  readonly #crown: TitleBadge;
  readonly #bastard: TitleBadge;
  readonly #dealer: Sprite;
  readonly #mark: Sprite;
  readonly #skips: SkipMark;
  readonly #eye: Graphics;
  readonly #ribbon: PlaceRibbon;
  readonly #bubble: SpeechBubble;
  /** At scale 1, pixels left of the seat's middle in which a bubble above or below it may lie. */
  bubbleRoom = Infinity;
  #bubbleSide: BubbleSide = "above";
  #speech = "";

  constructor(atlas: CardAtlas, size: "roomy" | "compact" = "roomy") {
    super();
    const metrics = size === "compact" ? compactSeat : roomySeat;
    this.#atlas = atlas;
    this.#metrics = metrics;
    this.clock = new ClockRing(metrics.radius + metrics.ring * 0.7, metrics.ring);
    this.#halo = new Sprite({
      texture: atlas.texture("halo"),
      anchor: 0.5,
      tint: activeGold,
      visible: false,
    });
    this.#halo.scale.set((metrics.radius * 3.3) / frameOf("halo").width);
    this.#shine = new Sprite({
      texture: atlas.texture("halo"),
      anchor: 0.5,
      tint: winningGold,
      visible: false,
    });
    this.#avatar.scale.set(metrics.radius / avatarRadius);
    this.#plate = new NamePlate(atlas, metrics);
    this.#crown = new TitleBadge(atlas, "crown", metrics.badge);
    this.#bastard = new TitleBadge(atlas, "bastard", metrics.badge);
    this.#dealer = pictureOf(atlas, "dealer", metrics.dealer);
    this.#mark = pictureOf(atlas, "markBot", metrics.mark);
    this.#skips = new SkipMark(metrics.mark * 1.1);
    this.#eye = eyeMark(metrics.mark * 1.15);
    this.#ribbon = new PlaceRibbon(metrics.radius * 1.75);
    this.#bubble = new SpeechBubble(metrics.nameSize);
    this.addChild(this.#shine, this.#halo, this.#avatar, this.clock, this.#plate);
    this.addChild(
      this.#ribbon,
      this.#crown,
      this.#bastard,
      this.#dealer,
      this.#mark,
      this.#skips,
      this.#eye,
      this.#bubble,
    );
    this.#place();
  }

  set avatar(texture: Texture) {
    this.#avatar.texture = texture;
  }

  get chips(): number | null {
    return this.#plate.chips;
  }

  set chips(chips: number | null) {
    this.#plate.chips = chips;
  }

  set notice(words: string) {
    this.#plate.notice = words;
  }

  set shine(strength: number) {
    this.#shine.visible = strength > 0;
    this.#shine.alpha = Math.min(1, strength * 1.2);
    this.#shine.scale.set(
      ((shineSize.least + shineSize.more * strength) * this.#metrics.radius) /
        frameOf("halo").width,
    );
  }

  get skips(): SkipMark {
    return this.#skips;
  }

  set bubbleSide(side: BubbleSide) {
    this.#bubbleSide = side;
    this.#speak();
  }

  get radius(): number {
    return this.#metrics.radius;
  }

  /**
   * The seat without bubble and halo, in pixels about its position at scale 1: what layouts must
   * keep free.
   */
  get extent(): { left: number; right: number; top: number; bottom: number } {
    const { radius, badge, plateWidth, nameHeight, countHeight, overlap } = this.#metrics;
    const side = Math.max(plateWidth / 2, radius + badge * 0.64);
    return {
      left: -side,
      right: side,
      top: -radius - badge * 0.75,
      bottom: radius - overlap + nameHeight + countHeight,
    };
  }

  show(look: SeatLook): void {
    this.label = `seat ${look.name}`;
    this.#plate.fullName = look.name;
    this.#plate.chips = look.chips;
    this.#plate.cards = look.cards;
    this.#plate.lastCard = look.lastCard;
    this.#plate.notice = look.notice;
    this.#plate.calm = look.folded;
    this.#plate.active = look.active;
    this.#halo.visible = look.active;
    this.#crown.count = look.crowns;
    this.#bastard.count = look.bastards;
    this.#crown.isWorn = look.title === "first";
    this.#bastard.isWorn = look.title === "last";
    this.#dealer.visible = look.dealer;
    this.#ribbon.place = look.place;
    this.#skips.turns = look.skips;
    this.#eye.visible = look.open;
    this.#speech = look.speech;
    this.#showPresence(look);
    this.#speak();
  }

  #showPresence({ presence, bot, folded }: SeatLook) {
    const gone = presence !== "here";
    this.#avatar.tint =
      presence === "dropped" ? 0x5c5654 : gone ? 0x8f8880 : folded ? 0x77716c : 0xffffff;
    this.#plate.faded = gone || folded;
    this.#mark.visible = gone || bot;
    this.#mark.alpha = gone ? 1 : 0.85;
    if (this.#mark.visible) {
      const name =
        presence === "dropped" ? "markDropped" : presence === "away" ? "markAway" : "markBot";
      this.#mark.texture = this.#atlas.texture(name);
    }
  }

  #speak() {
    const { radius, ring, badge } = this.#metrics;
    const reach = radius + ring + 3;
    const above = this.#crown.count > 0 ? radius + badge * 0.62 : reach;
    const below = radius - this.#metrics.overlap + this.#plate.plateHeight + 3;
    const points = {
      above: [0, -above],
      below: [0, below],
      left: [-reach, 0],
      right: [reach, 0],
    } as const;
    const [x, y] = points[this.#bubbleSide];
    this.#bubble.position.set(x, y);
    this.#bubble.say(this.#speech, this.#bubbleSide, this.bubbleRoom);
  }

  #place() {
    const { radius, overlap, ring, badge } = this.#metrics;
    const shoulder = radius * 0.8;
    this.#plate.y = radius - overlap;
    this.#crown.position.set(0, -radius - badge * 0.14);
    this.#crown.rotation = -0.1;
    this.#bastard.position.set(-radius - badge * 0.14, -radius * 0.22);
    this.#bastard.rotation = -0.16;
    this.#dealer.position.set(shoulder, -shoulder);
    this.#mark.position.set(radius + ring * 0.3, radius * 0.3);
    this.#skips.position.set(-radius - ring * 0.3, radius * 0.3);
    this.#eye.position.set(-shoulder, -shoulder);
    this.#ribbon.y = radius - overlap - radius * 0.24;
    this.#dealer.visible = this.#mark.visible = false;
  }
}
