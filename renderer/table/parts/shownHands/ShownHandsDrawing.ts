import { Easing } from "@tweenjs/tween.js";
import { Container } from "pixi.js";
import type { Seat } from "#shared/contract/seats.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { TurnedHand, type TurnedLook } from "./TurnedHand.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { Pose } from "#renderer/table/layout/handFan.ts";
import { showRise, showStep, type ShowPlace } from "./showPlaces.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import type { ShownHand, ShownHandsSlices } from "./shownHands.ts";
import { nearestTurn } from "#renderer/table/drawing/cards/CardField.ts";
import { still, type Craft } from "#renderer/table/drawing/PartDrawings.ts";
import type { DrawingOf } from "#renderer/table/part.ts";

/** Share of the motion in which the hand leaves its fan; it turns over later. */
const moving = 0.6;
const turning = 0.35;
/** Card size at a seat without a fan, pixels. */
const unseenCard = 16;
const drawnWidth = 100;

const none: ReadonlyMap<Seat, ShowPlace> = new Map();
const seatsOf = (shown: Scene["shown"] = []): readonly Seat[] =>
  shown.flatMap((hand, seat) => (hand ? [seat] : []));
const lookOf = ({ cardWidth, bold, brief, words, box }: ShowPlace): TurnedLook => ({
  cardWidth,
  bold,
  brief,
  words,
  step: bold ? showStep.bold : showStep.plain,
  rise: showRise,
  wordsWidth: box.width,
});

class ShownHandsDrawing extends Container {
  readonly #atlas: CardAtlas;
  readonly #hands = new Map<Seat, TurnedHand>();
  /**
   * The seats that get room: the list does not shrink while hands lie there, so that none of them
   * moves.
   */
  #showing: readonly Seat[] = [];
  #coming: readonly Seat[] = [];
  #amidBets = false;
  #layout: Layout;

  constructor(atlas: CardAtlas, layout: Layout) {
    super({ label: "showdown" });
    this.#atlas = atlas;
    this.#layout = layout;
  }

  set layout(layout: Layout) {
    this.#layout = layout;
    this.#layAll();
  }

  /**
   * Reserves room for all hands that will be shown in the end. `atOnce`: the scene is shown without
   * a plan.
   */
  expect({ shown, toAct }: Pick<Scene, "shown" | "toAct">, atOnce: boolean): void {
    this.#coming = seatsOf(shown);
    if (atOnce) this.#showing = [];
    if (this.#showing.length === 0) this.#amidBets = toAct.length > 0;
  }

  get showing(): readonly Seat[] {
    return this.#roomFor([]);
  }

  /** Brings the seat's cards off its fan and turns them over. The own hand lies open already. */
  show(seat: Seat, shown: ShownHand): (share: number) => void {
    const hand = seat === this.#layout.room.own ? null : this.#handAt(seat, shown);
    const place = this.#places.get(seat);
    const sitting = this.#layout.seats[seat];
    if (!hand || !place || !sitting) return () => undefined;
    const { fan } = sitting;
    const from = {
      x: fan?.x ?? sitting.x,
      y: fan?.y ?? sitting.y,
      rotation: nearestTurn(0, fan?.rotation ?? 0),
      scale: (fan?.cardWidth ?? unseenCard) / place.cardWidth,
    };
    const move = (share: number) => {
      if (hand.destroyed) return;
      const way = Easing.Cubic.InOut(Math.min(1, share / moving));
      hand.position.set(from.x + (place.x - from.x) * way, from.y + (place.y - from.y) * way);
      hand.rotation = from.rotation * (1 - way);
      hand.scale.set(from.scale + (1 - from.scale) * way);
      hand.turn(Math.max(0, (share - turning) / (1 - turning)));
    };
    move(0);
    return move;
  }

  change(seat: Seat, shown: ShownHand): void {
    if (this.#hands.has(seat)) this.#handAt(seat, shown);
  }

  hide(seat: Seat): (share: number) => void {
    const hand = this.#hands.get(seat);
    const sitting = this.#layout.seats[seat];
    if (!hand || !sitting) return () => undefined;
    const { x, y, alpha } = { x: hand.x, y: hand.y, alpha: hand.alpha };
    const to = sitting.fan ?? sitting;
    return (share) => {
      if (hand.destroyed) return;
      const way = Easing.Cubic.In(share);
      hand.turn(1 - Math.min(0.999, share));
      hand.position.set(x + (to.x - x) * way, y + (to.y - y) * way);
      hand.scale.set(1 - 0.6 * way);
      hand.alpha = alpha * (1 - way * way);
      if (share === 1) this.drop(seat);
    };
  }

  /** The pose at which a card leaves or joins an open hand; null if none lies there. */
  poseOf(seat: Seat): Pose | null {
    const hand = this.#hands.get(seat);
    const place = hand && this.#places.get(seat);
    return place
      ? { x: place.x, y: place.y, rotation: 0, scale: place.cardWidth / drawnWidth }
      : null;
  }

  clear(): (share: number) => void {
    const going = [...this.#hands.values()];
    this.#hands.clear();
    this.#showing = [];
    return (share) => {
      for (const hand of going) {
        if (hand.destroyed) continue;
        hand.alpha = 1 - share;
        if (share === 1) hand.destroy({ children: true });
      }
    };
  }

  drop(seat: Seat): void {
    this.#hands.get(seat)?.destroy({ children: true });
    this.#hands.delete(seat);
    if (this.#hands.size === 0) this.#showing = [];
  }

  settle({ shown = [] }: Pick<Scene, "shown">): void {
    for (const seat of [...this.#hands.keys()]) if (!shown[seat]) this.drop(seat);
    shown.forEach((open, seat) => {
      if (open && seat !== this.#layout.room.own) this.#handAt(seat, open)?.turn(1);
    });
    this.#layAll();
  }

  get #places(): ReadonlyMap<Seat, ShowPlace> {
    return this.#layout.showPlaces?.(this.#showing, this.#amidBets) ?? none;
  }

  #handAt(seat: Seat, shown: ShownHand): TurnedHand | null {
    this.#makeRoom(seat);
    const place = this.#places.get(seat);
    const known = this.#hands.get(seat);
    known?.show(shown);
    if (known || !place) return known ?? null;
    const hand = this.addChild(new TurnedHand(this.#atlas, lookOf(place)));
    hand.label = `shown ${seat}`;
    hand.show(shown);
    this.#hands.set(seat, hand);
    return hand;
  }

  #makeRoom(seat: Seat) {
    const wanted = this.#roomFor([seat]);
    if (wanted.join() === this.#showing.join()) return;
    this.#showing = wanted;
    this.#layAll();
  }

  #roomFor(seats: readonly Seat[]): readonly Seat[] {
    return [...new Set([...this.#showing, ...this.#coming, ...seats])]
      .filter((one) => one !== this.#layout.room.own)
      .toSorted((one, other) => one - other);
  }

  #layAll() {
    for (const [seat, hand] of this.#hands) {
      const place = this.#places.get(seat);
      if (!place) continue;
      hand.position.set(place.x, place.y);
      hand.rotation = 0;
      hand.scale.set(1);
      hand.look = lookOf(place);
    }
  }
}

export function shownDrawing(craft: Craft): DrawingOf<ShownHandsSlices> {
  const { seats } = craft;
  const drawing = new ShownHandsDrawing(craft.atlas, craft.layout);
  const setShown = (seat: Seat, hand: ShownHand | null) => {
    const { shown = [] } = seats.scene;
    seats.change(
      { shown: craft.layout.seats.map((_, at) => (at === seat ? hand : (shown[at] ?? null))) },
      seat,
    );
  };
  return {
    nodes: { hands: drawing },
    steps: {
      show: ({ seat, hand }) => {
        setShown(seat, hand);
        return drawing.show(seat, hand);
      },
      open: ({ seat, hand }) => {
        setShown(seat, hand);
        drawing.change(seat, hand);
        return still;
      },
      // The fan appears once the hand has arrived.
      hide: ({ seat }) => {
        const move = drawing.hide(seat);
        return (share) => {
          move(share);
          if (share === 1) setShown(seat, null);
        };
      },
      muck: ({ seat }) => void drawing.drop(seat),
      clear: () => {
        seats.change({ shown: [] });
        return drawing.clear();
      },
    },
    zones: { fan: { pose: ({ seat }) => drawing.poseOf(seat) } },
    lay: (layout) => {
      drawing.layout = layout;
    },
    expect: (scene, atOnce) => drawing.expect(scene, atOnce),
    settle: (scene) => drawing.settle(scene),
    showing: () => drawing.showing,
  };
}
