import type { Graphics, Sprite } from "pixi.js";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import type { Presence } from "#shared/protocol/table.ts";
import { NamePlate } from "./NamePlate.ts";
import { SeatFace, type BubbleSide } from "./SeatFace.ts";
import { ClockRing, eyeMark, PlaceRibbon, TitleBadge } from "./seatMarks.ts";
import { compactSeat, roomySeat, type SeatMetrics } from "./seatMetrics.ts";

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

/** A seat about its avatar's middle. Scale it down to 0.8; below that take the compact size. */
export class SeatPlate extends SeatFace {
  readonly clock: ClockRing;
  readonly #atlas: CardAtlas;
  readonly #metrics: SeatMetrics;
  readonly #plate: NamePlate;
  readonly #crown: TitleBadge;
  readonly #bastard: TitleBadge;
  readonly #dealer: Sprite;
  readonly #mark: Sprite;
  readonly #eye: Graphics;
  readonly #ribbon: PlaceRibbon;

  constructor(atlas: CardAtlas, size: "roomy" | "compact") {
    const metrics = size === "compact" ? compactSeat : roomySeat;
    const { radius, ring, badge, mark, overlap } = metrics;
    super(atlas, { radius, halo: 3.3, skips: mark * 1.1, words: metrics.nameSize });
    this.#atlas = atlas;
    this.#metrics = metrics;
    this.clock = new ClockRing(radius + ring * 0.7, ring);
    this.#plate = new NamePlate(atlas, metrics);
    this.#crown = new TitleBadge(atlas, "crown", badge);
    this.#bastard = new TitleBadge(atlas, "bastard", badge);
    this.#dealer = atlas.sprite("dealer", { width: metrics.dealer, visible: false });
    this.#mark = atlas.sprite("markBot", { width: mark, visible: false });
    this.#eye = eyeMark(mark * 1.15);
    this.#ribbon = new PlaceRibbon(radius * 1.75);
    this.addChild(
      this.clock,
      this.#plate,
      this.#ribbon,
      this.#crown,
      this.#bastard,
      this.#dealer,
      this.#mark,
      this.skips,
      this.#eye,
    );
    const shoulder = radius * 0.8;
    this.#plate.y = radius - overlap;
    this.#crown.position.set(0, -radius - badge * 0.14);
    this.#crown.rotation = -0.1;
    this.#bastard.position.set(-radius - badge * 0.14, -radius * 0.22);
    this.#bastard.rotation = -0.16;
    this.#dealer.position.set(shoulder, -shoulder);
    this.#mark.position.set(radius + ring * 0.3, radius * 0.3);
    this.skips.position.set(-radius - ring * 0.3, radius * 0.3);
    this.#eye.position.set(-shoulder, -shoulder);
    this.#ribbon.y = radius - overlap - radius * 0.24;
  }

  get chips(): number | null {
    return this.#plate.chips;
  }

  /** May be set every frame while they count up. */
  set chips(chips: number | null) {
    this.#plate.chips = chips;
  }

  set notice(words: string) {
    this.#plate.notice = words;
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
    this.halo.visible = look.active;
    this.#crown.count = look.crowns;
    this.#bastard.count = look.bastards;
    this.#crown.isWorn = look.title === "first";
    this.#bastard.isWorn = look.title === "last";
    this.#dealer.visible = look.dealer;
    this.#ribbon.place = look.place;
    this.skips.turns = look.skips;
    this.#eye.visible = look.open;
    this.#showPresence(look);
    this.speak(look.speech);
  }

  #showPresence({ presence, bot, folded }: SeatLook) {
    const gone = presence !== "here";
    this.face.tint =
      presence === "dropped" ? 0x5c5654 : gone ? 0x8f8880 : folded ? 0x77716c : 0xffffff;
    this.#plate.faded = gone || folded;
    this.#mark.visible = gone || bot;
    this.#mark.alpha = gone ? 1 : 0.85;
    if (this.#mark.visible)
      this.#mark.texture = this.#atlas.texture(
        ({ here: "markBot", away: "markAway", dropped: "markDropped" } as const)[presence],
      );
  }

  protected override reach(side: BubbleSide): number {
    const { radius, ring, badge, overlap } = this.#metrics;
    if (side === "below") return radius - overlap + this.#plate.plateHeight + 3;
    return side === "above" && this.#crown.count > 0 ? radius + badge * 0.62 : radius + ring + 3;
  }
}
