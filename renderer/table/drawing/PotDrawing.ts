import type { Sounds } from "#renderer/sound/sounds.ts";
import { overlap, type Point } from "#renderer/table/layout/boxes.ts";
import type { Craft, Motion, StepActs } from "./PartDrawings.ts";
import { Easing } from "@tweenjs/tween.js";
import { Container } from "pixi.js";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { pileStyles, ChipStack, type PileLook } from "#renderer/sprites/ChipStack.ts";
import type { Box } from "#renderer/art/box.ts";
import { ChipSpot } from "#renderer/sprites/ChipSpot.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import { tableText } from "#renderer/table/tableText.ts";

/** For steps that move nothing further. */
const done = (act: () => void): undefined => void act();

export const commonSteps = (
  craft: Craft,
  pot: PotDrawing,
  sounds: Pick<Sounds, "play">,
): StepActs => {
  const { cards, seats } = craft;
  const placeOf = (seat: number | "pot"): Point | null =>
    seat === "pot" ? null : (craft.layout.seats[seat] ?? null);
  return {
    fly: (step) => cards.launch(step),
    count: ({ seat, cards: count }) => done(() => seats.setCount(seat, count)),
    hold: ({ hand }) => done(() => cards.hold(hand)),
    heap: (step) => done(() => cards.setHeap(step.cards)),
    say: ({ seat, words }) => done(() => seats.say(seat, words)),
    hush: () => done(() => seats.hush()),
    place: ({ seat, place }) => seats.setPlace(seat, place),
    clear: ({ chips }) => done(() => seats.clear(chips)),
    muck: ({ seat }) => done(() => seats.muck(seat)),
    vanish: ({ keys }) => done(() => cards.vanish(keys)),
    sound: ({ name, seat }) => done(() => sounds.play(name, panOf(craft.layout, seat))),
    chips: ({ from, to, amount }) =>
      both(pot.send(placeOf(from), placeOf(to), amount), seats.moveChips(from, to, amount)),
  };
};

/** The share of the way to a side at which a seat at the window's edge is heard. */
const widest = 0.8;

/** From the left (-1) to the right (1), as the seat lies in the window. */
function panOf({ seats, room: { width } }: Layout, seat: number | undefined): number {
  const place = seat === undefined ? undefined : seats[seat];
  return place ? Math.max(-1, Math.min(1, (place.x / width) * 2 - 1)) * widest : 0;
}

export const both =
  (one: Motion, other: Motion): Motion =>
  (share) => {
    one(share);
    other(share);
  };

const inAir = 0.86;
/** Height of a throw at most, pixels; it grows with the distance. */
const highest = 36;
const rise = 0.12;

export type Handful = Readonly<{ chipWidth: number; look: PileLook }>;

export class FlyingChips extends Container {
  readonly #atlas: CardAtlas;

  constructor(atlas: CardAtlas) {
    super();
    this.#atlas = atlas;
  }

  send(
    from: Point,
    to: Point,
    amount: number,
    { chipWidth, look }: Handful,
    landed: () => void,
  ): (share: number) => void {
    const chips = new ChipStack(this.#atlas, chipWidth * inAir, look);
    chips.amount = amount;
    chips.position.set(from.x, from.y);
    this.addChild(chips);
    const height = Math.min(highest, Math.hypot(to.x - from.x, to.y - from.y) * rise);
    return (share) => {
      if (chips.destroyed) return;
      const way = Easing.Cubic.InOut(share);
      chips.position.set(
        from.x + (to.x - from.x) * way,
        from.y + (to.y - from.y) * way - Math.sin(share * Math.PI) * height,
      );
      if (share < 1) return;
      chips.destroy({ children: true });
      landed();
    };
  }

  clear(): void {
    for (const chips of this.removeChildren()) chips.destroy({ children: true });
  }
}

const chipSizeIn = ({ middle, room: { textScale } }: Layout) => ({
  chipWidth: middle.pot.chipWidth,
  textScale,
});

export class PotDrawing extends Container {
  readonly #spot: ChipSpot;
  readonly #flying: FlyingChips;
  #layout: Layout;

  constructor(atlas: CardAtlas, layout: Layout) {
    super({ label: "pot" });
    this.#layout = layout;
    this.#spot = new ChipSpot(atlas, chipSizeIn(layout));
    this.#flying = new FlyingChips(atlas);
    this.#spot.call(tableText().potName, "");
    this.addChild(this.#spot, this.#flying);
    this.lay(layout);
  }

  cover(box: Box | null): void {
    const { x, y, chipWidth } = this.#layout.middle.pot;
    this.visible =
      box === null ||
      !overlap(box, {
        x: x - chipWidth,
        y: y - chipWidth * 0.9,
        width: chipWidth * 2,
        height: chipWidth * 2.3,
      });
  }

  lay(layout: Layout): void {
    this.#layout = layout;
    const { x, y } = layout.middle.pot;
    this.#spot.size(chipSizeIn(layout));
    this.#spot.position.set(x, y);
  }

  /** `from`, `to`: a seat's place, or null for the pot. */
  send(from: Point | null, to: Point | null, amount: number): (share: number) => void {
    const { pot } = this.#layout.middle;
    if (from === null) this.#spot.amount = Math.max(0, this.#spot.amount - amount);
    return this.#flying.send(
      from ?? pot,
      to ?? pot,
      amount,
      { chipWidth: pot.chipWidth, look: pileStyles.pot },
      () => {
        if (to === null) this.#spot.amount += amount;
      },
    );
  }

  settle(amount: number): void {
    this.#flying.clear();
    this.#spot.amount = amount;
  }
}
