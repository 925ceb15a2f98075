import { Container, RenderLayer } from "pixi.js";
import { handTarget, Spring, stillHand, swing, type HandLook } from "./handTarget.ts";
import type { Card } from "#shared/cards/card.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { CardSprite } from "#renderer/sprites/CardSprite.ts";
import type { Pose } from "#renderer/table/layout/handFan.ts";
import { Easing } from "@tweenjs/tween.js";
import { glowColours } from "#renderer/art/palette.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { HandCard, Scene } from "#renderer/table/scene/scene.ts";
import { heapLevels, type Flight, type Spot } from "#renderer/table/scene/animation.ts";
import { heapPose } from "#renderer/table/layout/middle.ts";
import type { OpenCard, ZonePlace } from "#renderer/table/drawing/PartDrawings.ts";

class CardLayers {
  /**
   * Lowest first: cards aside; open cards; the chain and chosen cards; held cards and those in the
   * air.
   */
  readonly heap = new Container({ label: "heap" });
  readonly open: readonly Container[];
  readonly aside: readonly Container[];
  readonly held: readonly Container[];
  readonly #lying: { readonly [K in Where]: Container };
  readonly #halos: { readonly [K in Where]: RenderLayer | null };

  constructor() {
    const sorted = (label: string) => new Container({ label, sortableChildren: true });
    this.#lying = {
      heap: this.heap,
      trick: sorted("trick"),
      aside: sorted("aside"),
      hand: sorted("hand"),
      air: sorted("air"),
    };
    this.#halos = {
      heap: null,
      trick: new RenderLayer(),
      aside: new RenderLayer(),
      hand: new RenderLayer(),
      air: null,
    };
    const { trick, aside, hand, air } = this.#lying;
    this.open = [this.#halos.trick!, trick];
    this.aside = [this.#halos.aside!, aside];
    this.held = [this.#halos.hand!, hand, air];
  }

  carry(actor: Actor, where: Where): void {
    const { sprite } = actor;
    if (sprite.parent !== this.#lying[where]) this.#lying[where].addChild(sprite);
    this.release(actor);
    this.#halos[where]?.attach(sprite.halo);
    const { x, y, rotation } = sprite;
    actor.spring =
      where === "hand"
        ? (actor.spring ?? new Spring({ x, y, rotation, scale: sprite.scale.x, lift: sprite.lift }))
        : null;
    actor.where = where;
  }

  release({ sprite }: Actor): void {
    for (const halos of Object.values(this.#halos)) halos?.detach(sprite.halo);
  }
}

type Where = "hand" | "trick" | "aside" | "heap" | "air";

type Actor = {
  readonly sprite: CardSprite;
  where: Where;
  spring: Spring | null;
};

function mintActor(
  atlas: CardAtlas,
  face: Card | null,
  { x, y, rotation, scale }: Pose,
  flip: number,
): Actor {
  const sprite = new CardSprite(atlas, face);
  sprite.flip = flip;
  sprite.label = `card ${face ?? "back"}`;
  sprite.position.set(x, y);
  sprite.rotation = rotation;
  sprite.scale.set(scale);
  return { sprite, where: "air", spring: null };
}

const highestArc = 40;
/** Above 1, so that a card lies face up before it lands. */
const flipPace = 1.5;

function flightPath(sprite: CardSprite, end: Pose, face: number): (share: number) => void {
  const start = {
    x: sprite.x,
    y: sprite.y,
    rotation: sprite.rotation,
    scale: sprite.scale.x,
    flip: sprite.flip,
    lift: sprite.lift,
  };
  const rotation = nearestTurn(start.rotation, end.rotation);
  const arc = Math.min(highestArc, Math.hypot(end.x - start.x, end.y - start.y) * 0.08);
  return (share) => {
    const way = Easing.Cubic.Out(share);
    const between = (from: number, to: number) => from + (to - from) * way;
    sprite.position.set(
      between(start.x, end.x),
      between(start.y, end.y) - Math.sin(share * Math.PI) * arc,
    );
    sprite.rotation = between(start.rotation, rotation);
    sprite.scale.set(between(start.scale, end.scale));
    sprite.flip = start.flip + (face - start.flip) * Math.min(1, share * flipPace);
    sprite.lift = Math.max(start.lift * (1 - way), Math.sin(share * Math.PI) * 0.9);
  };
}

/** Returns the angle equivalent to `to` that is less than half a turn from `from`. */
export function nearestTurn(from: number, to: number): number {
  const turn = (to - from) % (2 * Math.PI);
  return from + (turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn);
}

/** A card put down without a flight appears within this time, ms. */
const fadeTime = 150;
const winningGlow = 0.6;

interface CardPlaces {
  poseOf(spot: Spot): Pose;
  zoneOf(spot: Spot): ZonePlace<Spot["zone"]> | null;
}

export class CardField {
  readonly layers = new CardLayers();
  readonly #atlas: CardAtlas;
  readonly #actors = new Map<string, Actor>();
  readonly #fading = new Set<CardSprite>();
  readonly #places: CardPlaces;
  #layout: Layout;
  #held: readonly HandCard[] = [];
  #look: HandLook = stillHand;
  #launched = 0;

  constructor(atlas: CardAtlas, layout: Layout, places: CardPlaces) {
    this.#atlas = atlas;
    this.#layout = layout;
    this.#places = places;
  }

  lay(layout: Layout): void {
    this.#layout = layout;
  }

  set look(look: HandLook) {
    this.#look = { ...look, lit: this.#look.lit };
  }

  poseOf(spot: Spot): Pose {
    if (spot.zone === "hand")
      return this.#layout.handPlaces(spot.of)[spot.index] ?? this.#layout.handPlaces(1)[0]!;
    if (spot.zone === "heap") return heapPose(this.#layout.middle, spot.level);
    return this.#places.poseOf(spot);
  }

  spriteOf(key: string): CardSprite | null {
    return this.#actors.get(key)?.sprite ?? null;
  }

  vanish(keys: readonly string[]): void {
    for (const key of keys) this.#remove(key);
  }

  hold(hand: readonly HandCard[]): void {
    this.#held = hand;
  }

  /** Makes the cards of the own hand that count stand out; null ends that. */
  mark(countingIn: ((held: readonly HandCard[]) => ReadonlySet<string>) | null): void {
    this.#look = { ...this.#look, lit: countingIn && countingIn(this.#held) };
  }

  launch(flight: Flight): (share: number) => void {
    const known = this.#actors.get(flight.key);
    const actor =
      known ?? this.#mint(flight.key, flight.card, this.poseOf(flight.from), flight.flip[0]);
    const { sprite } = actor;
    if (flight.card !== null) sprite.face = flight.card;
    this.#launched += 1;
    const isUnder = this.#places.zoneOf(flight.from)?.isUnder ?? false;
    this.layers.carry(actor, isUnder ? "trick" : "air");
    if (!isUnder || !known) sprite.zIndex = isUnder ? -this.#launched : this.#launched;
    sprite.dimmed = false;
    sprite.glow = 0;
    const goal = this.#places.zoneOf(flight.to);
    sprite.bold = goal?.isBold?.() ?? false;
    if (!known) sprite.flip = flight.flip[0];
    const path = flightPath(sprite, this.poseOf(flight.to), flight.flip[1]);
    const beside = goal?.coming?.(flight.to);
    if (!beside) return path;
    return (share) => {
      path(share);
      beside(share);
    };
  }

  land({ key, to, becomes }: Flight): void {
    const actor = this.#actors.get(key);
    if (!actor) return;
    if (becomes === null) return this.#remove(key);
    this.#actors.delete(key);
    this.#actors.set(becomes, actor);
    actor.sprite.lift = 0;
    actor.sprite.rotation = nearestTurn(0, actor.sprite.rotation);
    const zone = this.#places.zoneOf(to);
    if (!zone?.lies) return this.layers.carry(actor, "hand");
    this.layers.carry(actor, zone.lies.where);
    actor.sprite.zIndex = zone.lies.z(to);
    zone.landed?.(to);
  }

  setHeap(cards: number): void {
    const levels = Math.min(cards, heapLevels);
    for (let level = 0; level < heapLevels; level += 1) {
      const key = `heap-${level}`;
      if (level >= levels) this.#remove(key);
      else if (!this.#actors.has(key))
        this.layers.carry(this.#mint(key, null, this.poseOf({ zone: "heap", level }), 0), "heap");
    }
  }

  glowOn(keys: ReadonlySet<string>): void {
    for (const [key, { sprite, where }] of this.#actors) {
      if (where !== "trick") continue;
      sprite.glow = keys.has(key) ? winningGlow : 0;
      sprite.glowColour = glowColours.winning;
      sprite.dimmed = !keys.has(key);
    }
  }

  shake(keys: ReadonlySet<string>): void {
    for (const key of keys) this.#actors.get(key)?.spring?.push(900);
  }

  settle(scene: Scene, open: readonly OpenCard[]): void {
    this.#held = scene.hand;
    const wanted = new Set([...scene.hand.map(({ key }) => key), ...open.map(({ key }) => key)]);
    for (const key of [...this.#actors.keys()]) if (!wanted.has(key)) this.#remove(key);
    this.setHeap(scene.heap);
    for (const card of open) this.#put(card);
    for (const { key, card } of scene.hand) {
      const actor = this.#actors.get(key) ?? this.#appear(key, card, this.#targetOf(key));
      this.layers.carry(actor, "hand");
      actor.sprite.face = card;
      actor.sprite.flip = 1;
    }
  }

  jump(): void {
    for (const [key, { sprite, spring }] of this.#actors) {
      if (!spring) continue;
      const target = this.#targetOf(key);
      spring.jump(target);
      sprite.glow = target.glow;
    }
    for (const sprite of this.#fading) sprite.alpha = 1;
    this.#fading.clear();
  }

  tick(ms: number): boolean {
    let moves = this.#fading.size > 0;
    for (const sprite of this.#fading) {
      sprite.alpha = Math.min(1, sprite.alpha + ms / fadeTime);
      if (sprite.alpha === 1) this.#fading.delete(sprite);
    }
    for (const [key, actor] of this.#actors)
      if (actor.spring) moves = this.#swing(key, actor, actor.spring, ms) || moves;
    return moves;
  }

  get sprites(): readonly (readonly [string, CardSprite])[] {
    return [...this.#actors].map(([key, { sprite }]) => [key, sprite] as const);
  }

  #swing(key: string, { sprite }: Actor, spring: Spring, ms: number) {
    const index = this.#held.findIndex((card) => card.key === key);
    return swing(
      sprite,
      spring,
      handTarget(this.#layout, this.#held, index, key, this.#look),
      index,
      ms,
    );
  }

  #targetOf(key: string) {
    return handTarget(
      this.#layout,
      this.#held,
      this.#held.findIndex((card) => card.key === key),
      key,
      this.#look,
    );
  }

  #put({ key, face, pose, z, where }: OpenCard) {
    const actor = this.#actors.get(key) ?? this.#appear(key, face, pose);
    const { sprite } = actor;
    this.layers.carry(actor, where);
    sprite.face = face;
    sprite.bold = false;
    sprite.position.set(pose.x, pose.y);
    sprite.rotation = pose.rotation;
    sprite.scale.set(pose.scale);
    sprite.flip = face === null ? 0 : 1;
    sprite.lift = 0;
    sprite.zIndex = z;
    if (!this.#fading.has(sprite)) sprite.alpha = 1;
  }

  #appear(key: string, face: Card | null, pose: Pose): Actor {
    const actor = this.#mint(key, face, pose, face === null ? 0 : 1);
    actor.sprite.alpha = 0;
    this.#fading.add(actor.sprite);
    return actor;
  }

  #mint(key: string, face: Card | null, pose: Pose, flip: number): Actor {
    const actor = mintActor(this.#atlas, face, pose, flip);
    this.#actors.set(key, actor);
    this.layers.carry(actor, "air");
    return actor;
  }

  #remove(key: string) {
    const actor = this.#actors.get(key);
    if (!actor) return;
    this.#actors.delete(key);
    this.#fading.delete(actor.sprite);
    this.layers.release(actor);
    actor.sprite.destroy({ children: true });
  }
}
