import { Easing } from "@tweenjs/tween.js";
import { Container, Graphics, Sprite, Text } from "pixi.js";
import { isNatural, rankOf, suitOf, type Card } from "#shared/cards/card.ts";
import { cardSize, frameOf } from "#renderer/art/atlasLayout.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { textFont } from "#renderer/art/fonts.ts";
import { rankText } from "#renderer/sprites/writing.ts";
import { chainStep } from "./chainPlaces.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import { chainKey, type InChain } from "./chainPlan.ts";
import { still, type Craft, type Motion } from "#renderer/table/drawing/PartDrawings.ts";
import { tableText } from "#renderer/table/tableText.ts";

/** `seen`: the part of the card that the next one leaves visible, in card widths. */
type ChainLook = Readonly<{
  named: Card | null;
  cancelled: boolean;
  back: boolean;
  seen: number;
}>;

const plainLook: ChainLook = { named: null, cancelled: false, back: false, seen: 1 };

const red = 0xc4122c;
const cream = 0xfff3d6;
const { width, height } = cardSize;
const corner = 7;
const veil = { color: 0x140a08, alpha: 0.46 } as const;
/** A stamp lies across the card if enough of it is visible, else along it. */
const wideSeen = 0.6;
const turns = { across: -0.46, along: -1.22 } as const;
const thump = 1.5;

class ChainSign extends Container {
  readonly #atlas: CardAtlas;
  readonly #cancelled = new Container({ visible: false });
  readonly #stamp = new Container();
  readonly #stroke = new Graphics();
  readonly #back = arrowBack();
  readonly #name = new Container();
  #look: ChainLook = plainLook;

  constructor(atlas: CardAtlas, stamped: string) {
    super({ label: "sign" });
    this.#atlas = atlas;
    const word = new Text({
      text: stamped,
      style: {
        fontFamily: textFont,
        fontSize: 21,
        fontWeight: "800",
        fill: cream,
        letterSpacing: 1,
      },
      resolution: 3,
      anchor: 0.5,
    });
    const [across, down] = [word.width + 14, word.height + 3];
    const plate = new Graphics()
      .roundRect(-across / 2, -down / 2, across, down, 5)
      .fill(red)
      .stroke({ width: 2, color: cream, alpha: 0.9 });
    this.#stamp.addChild(plate, word);
    this.#cancelled.addChild(
      new Graphics().roundRect(-width / 2, -height / 2, width, height, corner).fill(veil),
      this.#stroke,
      this.#stamp,
    );
    this.#back.position.set(-width / 2 + 19, height / 2 - 20);
    this.#back.visible = false;
    this.addChild(this.#name, this.#cancelled, this.#back);
  }

  show(look: ChainLook): void {
    if (look.named !== this.#look.named) this.#write(look.named);
    this.#look = look;
    this.label = `sign${look.cancelled ? " cancelled" : ""}${look.back ? " back" : ""}`;
    this.#place(look.seen);
    this.#cancelled.visible = look.cancelled;
    this.#cancelled.alpha = this.#stamp.alpha = 1;
    this.#stamp.scale.set(1);
    this.#back.visible = look.back;
    this.#back.scale.set(1);
  }

  turnTo(look: ChainLook): (share: number) => void {
    const before = this.#look;
    this.show(look);
    const [stamps, lifts] = [
      look.cancelled && !before.cancelled,
      !look.cancelled && before.cancelled,
    ];
    if (lifts) this.#cancelled.visible = true;
    const springs = look.back && !before.back;
    const move = (share: number): void => {
      if (this.destroyed) return;
      if (stamps) {
        this.#stamp.scale.set(1 + thump * (1 - Easing.Cubic.In(Math.min(1, share * 1.4))));
        this.#cancelled.alpha = Math.min(1, share * 2);
      }
      if (lifts) {
        this.#stamp.scale.set(1 + thump * Easing.Cubic.In(share));
        this.#cancelled.alpha = 1 - share;
        this.#cancelled.visible = share < 1;
      }
      if (springs) this.#back.scale.set(Easing.Back.Out(share));
    };
    move(0);
    return move;
  }

  #place(seen: number): void {
    const part = seen * width;
    this.#stamp.position.set(-width / 2 + part / 2, 0);
    this.#stamp.rotation = seen >= wideSeen ? turns.across : turns.along;
    const [left, right, reach] = [-width / 2 + 6, -width / 2 + part - 6, height / 2 - 10];
    this.#stroke
      .clear()
      .moveTo(left, reach)
      .lineTo(right, -reach)
      .stroke({ width: 8, color: cream, alpha: 0.55, cap: "round" })
      .moveTo(left, reach)
      .lineTo(right, -reach)
      .stroke({ width: 5.5, color: red, cap: "round" });
  }

  /** In the corner, over the joker's own index. */
  #write(named: Card | null): void {
    for (const child of this.#name.removeChildren()) child.destroy({ children: true });
    if (named === null || !isNatural(named)) return;
    const [x, y] = [-width / 2 + 20, -height / 2 + 32];
    const [rank, suit] = [rankOf(named), suitOf(named)];
    const colour = suit === "h" || suit === "d" ? red : 0x17181c;
    const text = rankText(27, colour);
    text.text = rank === "T" ? "10" : rank;
    if (rank === "T") text.scale.x = 0.72;
    text.position.set(x, y - 12);
    const pip = new Sprite({ texture: this.#atlas.pip(suit), anchor: 0.5, x, y: y + 15 });
    pip.scale.set(22 / frameOf("pipC").width);
    this.#name.addChild(
      new Graphics()
        .roundRect(x - 17, y - 29, 34, 58, 6)
        .fill(0xfffaf0)
        .stroke({ width: 2, color: 0xe0b463 }),
      text,
      pip,
    );
  }
}

function arrowBack(): Graphics {
  const radius = 6.4;
  return new Graphics()
    .circle(0, 0, 14)
    .fill({ color: 0x0d241a, alpha: 0.95 })
    .stroke({ width: 1.8, color: 0xffe3a1 })
    .moveTo(-5.5, -radius + 1)
    .lineTo(1.4, -radius + 1)
    .arc(1.4, 1, radius, -Math.PI / 2, Math.PI / 2)
    .lineTo(-3.5, radius + 1)
    .stroke({ width: 2.4, color: cream, cap: "round", join: "round" })
    .poly([-10, -radius + 1, -4.2, -radius - 4, -4.2, -radius + 6])
    .fill(cream);
}

export class ChainSigns {
  readonly #craft: Pick<Craft, "atlas" | "cards" | "layout" | "showing">;
  /** Keyed by place in the chain; each sign lies on its card's sprite and disappears with it. */
  readonly #signs = new Map<number, ChainSign>();

  constructor(craft: Pick<Craft, "atlas" | "cards" | "layout" | "showing">) {
    this.#craft = craft;
  }

  judge(place: number, card: InChain | null, of: number): Motion {
    if (card) return this.#signAt(place)?.turnTo(this.#lookOf(place, card, of)) ?? still;
    this.#signs.get(place)?.destroy({ children: true });
    this.#signs.delete(place);
    return still;
  }

  settle({ chain = [] }: Pick<Scene, "chain">): void {
    chain.forEach((card, place) =>
      this.#signAt(place)?.show(this.#lookOf(place, card, chain.length)),
    );
    for (const [place, sign] of this.#signs)
      if (place >= chain.length || sign.destroyed) this.#signs.delete(place);
  }

  #lookOf(place: number, { as, cancelled, back }: InChain, of: number): ChainLook {
    const chain = this.#craft.layout.chainPlace?.(this.#craft.showing);
    return { named: as, cancelled, back, seen: chain && place < of - 1 ? chainStep(chain, of) : 1 };
  }

  #signAt(place: number): ChainSign | null {
    const sprite = this.#craft.cards.spriteOf(chainKey(place));
    const known = this.#signs.get(place);
    if (known && !known.destroyed && known.parent === sprite) return known;
    if (!sprite) return null;
    const sign = sprite.addChild(new ChainSign(this.#craft.atlas, tableText().cancelled));
    this.#signs.set(place, sign);
    return sign;
  }
}
