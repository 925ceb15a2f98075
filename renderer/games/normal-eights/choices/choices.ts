import { Easing } from "@tweenjs/tween.js";
import { Container, Graphics, Text } from "pixi.js";
import type { Seat } from "#shared/contract/seats.ts";
import { displayFont } from "#renderer/art/fonts.ts";
import { glowColours } from "#renderer/art/palette.ts";
import { numberText } from "#renderer/sprites/writing.ts";
import { cardShape } from "#renderer/table/layout/regions.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import {
  still,
  type Craft,
  type Motion,
  type OpenCard,
} from "#renderer/table/drawing/PartDrawings.ts";
import { chosenKey, type ChoiceSlices } from "./choiceScene.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { Pose } from "#renderer/table/layout/handFan.ts";
import { amidst } from "#renderer/table/layout/middle.ts";
import { choiceTable, chosenPose } from "./chosenPlaces.ts";
import type { PartOf, DrawingOf } from "#renderer/table/part.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import { choicesAligned, planChoose, planDiscard, planDuel } from "./choicePlan.ts";

/** Size at which the number is painted, and its height in widths of a card on the pile. */
const painted = 200;
const countShare = 1.5;
const discShare = 0.3;
const leastDisc = 8;
/** Numbers stand at the upper left of their cards, in card widths. */
const off = { x: 0.5, y: 0.5 };

class ChoiceSigns extends Container {
  readonly #craft: Pick<Craft, "cards" | "layout" | "showing">;
  readonly #count = new Text({
    text: "",
    style: {
      fontFamily: displayFont,
      fontSize: painted,
      fontWeight: "700",
      fill: "#ffe9b8",
      stroke: { color: "#2a1606", width: 14 },
    },
    resolution: 1,
    anchor: 0.5,
    visible: false,
    label: "count",
  });
  readonly #order = new Map<Seat, Container>();

  constructor(craft: Pick<Craft, "cards" | "layout" | "showing">) {
    super({ label: "choices" });
    this.#craft = craft;
    this.addChild(this.#count);
  }

  settle({ chosen = [] }: Pick<Scene, "chosen">): void {
    this.#count.visible = false;
    if (chosen.length === 0) for (const seat of [...this.#order.keys()]) this.#drop(seat);
  }

  countDown(number: number): Motion {
    const {
      shed,
      middle: { box, cardWidth },
    } = this.#craft.layout;
    const at = shed
      ? { x: shed.whole.x + shed.whole.width / 2, y: shed.stock.y + shed.stock.height / 2 }
      : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const size = (cardWidth * countShare) / painted;
    this.#count.text = String(number);
    this.#count.label = `count ${number}`;
    this.#count.position.set(at.x, at.y);
    this.#count.visible = true;
    const move: Motion = (share) => {
      if (this.#count.destroyed || this.#count.text !== String(number)) return;
      this.#count.scale.set(size * (1.5 - 0.5 * Easing.Cubic.Out(Math.min(1, share * 3))));
      this.#count.alpha = Math.min(1, share * 8, (1 - share) * 4);
      this.#count.visible = share < 1;
    };
    move(0);
    return move;
  }

  best(seats: readonly Seat[]): Motion {
    const sprites = seats.flatMap((seat) => this.#craft.cards.spriteOf(chosenKey(seat)) ?? []);
    return (share) => {
      for (const sprite of sprites) {
        if (sprite.destroyed || share === 1) continue;
        sprite.glowColour = glowColours.winning;
        sprite.glow = Math.min(1, share * 5);
        sprite.lift = Math.sin(Math.min(1, share * 2) * Math.PI) * 0.6;
      }
    };
  }

  order(seat: Seat, number: number | null): Motion {
    this.#drop(seat);
    const places = this.#craft.layout.chosenPlaces?.(this.#craft.showing);
    const at = places?.at[seat];
    if (number === null || !places || !at) return still;
    const disc = this.addChild(
      discWith(number, Math.max(leastDisc, places.cardWidth * discShare * 0.6)),
    );
    disc.position.set(at.x - places.cardWidth * off.x, at.y - places.cardWidth * cardShape * off.y);
    this.#order.set(seat, disc);
    return (share) => {
      if (!disc.destroyed) disc.scale.set(Easing.Back.Out(share));
    };
  }

  #drop(seat: Seat): void {
    this.#order.get(seat)?.destroy({ children: true });
    this.#order.delete(seat);
  }
}

function discWith(number: number, radius: number): Container {
  const text = numberText(radius * 1.25, 0x2a1606);
  text.anchor.set(0.5);
  text.text = String(number);
  const disc = new Container({ label: `order ${number}` });
  disc.addChild(
    new Graphics()
      .circle(0, 0, radius)
      .fill(0xffe3a1)
      .stroke({ width: Math.max(1, radius * 0.12), color: 0x6b4716 }),
    text,
  );
  return disc;
}

/**
 * A seat's cards lie on one another, above all else that lies aside; different seats' cards never
 * overlap.
 */
const orderOf = (index: number): number => lowest + index;
const lowest = 200;

function poseIn(
  layout: Layout,
  showing: readonly number[],
  seat: number,
  index: number,
  of: number,
): Pose {
  const places = layout.chosenPlaces?.(showing);
  return places ? chosenPose(places, seat, index, of) : amidst(layout);
}

function choiceDrawing(craft: Craft): DrawingOf<ChoiceSlices> {
  const signs = new ChoiceSigns(craft);
  return {
    nodes: { overAside: signs },
    steps: {
      "count-down": ({ number }) => signs.countDown(number),
      best: ({ seats }) => signs.best(seats),
      order: ({ seat, number }) => signs.order(seat, number),
    },
    zones: {
      chosen: {
        pose: ({ seat, index, of }) => poseIn(craft.layout, craft.showing, seat, index, of),
        lies: { where: "aside", z: ({ index }) => orderOf(index) },
        isBold: () => craft.layout.chosenPlaces?.(craft.showing)?.bold ?? false,
      },
    },
    openCards: ({ chosen = [] }) =>
      chosen.map((seat): OpenCard => ({
        key: chosenKey(seat),
        face: null,
        pose: poseIn(craft.layout, craft.showing, seat, 0, 1),
        z: orderOf(0),
        where: "aside",
      })),
    settle: (scene) => signs.settle(scene),
  };
}

interface ChoiceHooks {
  chosen(this: void, seen: AnySeen): readonly Seat[];
}

export const choices = ({ chosen }: ChoiceHooks): PartOf<ChoiceSlices> => ({
  name: "choices",
  slice: ({ seen }) => ({ chosen: chosen(seen) }),
  beats: {
    choose: { plan: planChoose },
    duel: { plan: planDuel },
    discard: {
      plan: planDiscard,
      hands: ({ cards }) => cards.map(({ seat, card }) => ({ seat, out: [card], in: [] })),
      lays: ({ cards }) => cards.length,
    },
  },
  clear: ({ chosen: seats = [] }) => ({ gone: seats.map(chosenKey), scene: { chosen: [] } }),
  aligned: choicesAligned,
  places: choiceTable,
  drawing: choiceDrawing,
});
