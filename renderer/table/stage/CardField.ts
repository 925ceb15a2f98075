// Where are the card sprites, and how do they get from place to place?

import type { Card } from '#shared/cards/card.ts';
import type { CardAtlas } from '#renderer/art/cardAtlas.ts';
import { glowColours } from '#renderer/art/palette.ts';
import type { CardSprite } from '#renderer/sprites/CardSprite.ts';
import type { Layout, Pose } from '#renderer/table/layout/layout.ts';
import { mostOnPile, pileKey, type HandCard, type Laid, type Scene, type ShownHand } from '#renderer/table/scene/scene.ts';
import { heapLevels, type Flight, type Spot } from '#renderer/table/scene/step.ts';
import { mintActor, type Actor } from './cardActor.ts';
import { CardLayers } from './CardLayers.ts';
import { flightPath, nearestTurn } from './flightPath.ts';
import { handTarget, stillHand, type HandLook } from './handTarget.ts';
import { litKeys } from '#renderer/table/parts/showdown/litKeys.ts';
import { chosenOrder, middlePose, openCards, trickOrder, type OpenCard } from './openCards.ts';
import type { Spring } from './spring.ts';
import { swing } from './swing.ts';

/** A card put down without a flight appears within this time, ms. */
const fadeTime = 150;
const winningGlow = 0.6;

export class CardField {
  readonly layers = new CardLayers();
  readonly #atlas: CardAtlas;
  readonly #actors = new Map<string, Actor>();
  readonly #fading = new Set<CardSprite>();
  readonly #place: (spot: Spot) => Pose;
  #layout: Layout;
  #showing: readonly number[] = [];
  #held: readonly HandCard[] = [];
  #look: HandLook = stillHand;
  #launched = 0;

  /** `place`: where seats' hands are, which this field does not know. */
  constructor(atlas: CardAtlas, layout: Layout, place: (spot: Spot) => Pose) {
    this.#atlas = atlas;
    this.#layout = layout;
    this.#place = place;
  }

  set layout(layout: Layout) {
    this.#layout = layout;
  }

  set look(look: HandLook) {
    this.#look = { ...look, lit: this.#look.lit };
  }

  poseOf(spot: Spot): Pose {
    if (spot.zone === 'hand') return this.#layout.handPlaces(spot.of)[spot.index] ?? this.#layout.handPlaces(1)[0]!;
    return middlePose(this.#layout, spot, this.#showing) ?? this.#place(spot);
  }

  /** What is chosen lies off the hands that these seats show. */
  set showing(showing: readonly number[]) {
    this.#showing = showing;
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

  /** The own hand is shown: what counts of it stands out; null ends that. */
  mark(shown: ShownHand | null): void {
    this.#look = { ...this.#look, lit: shown && litKeys(this.#held, shown) };
  }

  /** Takes the card up; what comes back moves it. */
  launch(flight: Flight): (share: number) => void {
    const known = this.#actors.get(flight.key);
    const actor = known ?? this.#mint(flight.key, flight.card, this.poseOf(flight.from), flight.flip[0]);
    const { sprite } = actor;
    if (flight.card !== null) sprite.face = flight.card;
    this.#launched += 1;
    // What leaves the pile is drawn from under the card that stays on it.
    const isUnder = flight.from.zone === 'pile';
    this.layers.carry(actor, isUnder ? 'trick' : 'air');
    if (!isUnder || !known) sprite.zIndex = isUnder ? -this.#launched : this.#launched;
    sprite.dimmed = false;
    sprite.glow = 0;
    sprite.bold = this.#isBold(flight.to);
    if (!known) sprite.flip = flight.flip[0];
    const path = flightPath(sprite, this.poseOf(flight.to), flight.flip[1]);
    const oldest = flight.to.zone === 'pile' ? this.#actors.get(pileKey(flight.to.number - mostOnPile))?.sprite : undefined;
    if (!oldest) return path;
    // The card that becomes mere height is seen to the last between those above it.
    return (share) => {
      path(share);
      if (!oldest.destroyed) oldest.alpha = 1 - share;
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
    if (to.zone === 'chain' || to.zone === 'chosen') {
      this.layers.carry(actor, 'aside');
      actor.sprite.rotation = nearestTurn(this.poseOf(to).rotation, actor.sprite.rotation);
      actor.sprite.zIndex = to.zone === 'chain' ? to.place : chosenOrder(to.index);
    } else if (to.zone === 'trick') {
      this.layers.carry(actor, 'trick');
      actor.sprite.zIndex = trickOrder(to.index, to.card);
      this.#glowOnLast(to.laid);
    } else if (to.zone === 'pile') {
      this.layers.carry(actor, 'trick');
      actor.sprite.zIndex = to.number;
      this.#remove(pileKey(to.number - mostOnPile));
    } else this.layers.carry(actor, 'hand');
  }

  setHeap(cards: number): void {
    const levels = Math.min(cards, heapLevels);
    for (let level = 0; level < heapLevels; level += 1) {
      const key = `heap-${level}`;
      if (level >= levels) this.#remove(key);
      else if (!this.#actors.has(key)) this.layers.carry(this.#mint(key, null, this.poseOf({ zone: 'heap', level }), 0), 'heap');
    }
  }

  shake(keys: ReadonlySet<string>): void {
    for (const key of keys) this.#actors.get(key)?.spring?.push(900);
  }

  /** Puts everything where the scene has it. */
  settle(scene: Scene): void {
    this.#held = scene.hand;
    // Of a hand that is played on with, no card counts more than another.
    this.mark(scene.own === null || scene.shed ? null : (scene.shown[scene.own] ?? null));
    const open = openCards(scene, this.#layout, this.#showing);
    const wanted = new Set([...scene.hand.map(({ key }) => key), ...open.map(({ key }) => key)]);
    for (const key of [...this.#actors.keys()]) if (!wanted.has(key)) this.#remove(key);
    this.setHeap(scene.heap);
    for (const card of open) this.#put(card);
    const last = scene.trick.at(-1);
    if (last) this.#glowOnLast(last);
    for (const { key, card } of scene.hand) {
      const actor = this.#actors.get(key) ?? this.#appear(key, card, this.#targetOf(key));
      this.layers.carry(actor, 'hand');
      actor.sprite.face = card;
      actor.sprite.flip = 1;
    }
  }

  /** Everything held jumps to its place: the window changed, or nothing may move. */
  jump(): void {
    for (const [key, { spring }] of this.#actors) if (spring) spring.jump(this.#targetOf(key));
    for (const sprite of this.#fading) sprite.alpha = 1;
    this.#fading.clear();
  }

  /** True while something moves. */
  tick(ms: number): boolean {
    let moves = this.#fading.size > 0;
    for (const sprite of this.#fading) {
      sprite.alpha = Math.min(1, sprite.alpha + ms / fadeTime);
      if (sprite.alpha === 1) this.#fading.delete(sprite);
    }
    for (const [key, actor] of this.#actors) if (actor.spring) moves = this.#swing(key, actor, actor.spring, ms) || moves;
    return moves;
  }

  get sprites(): readonly (readonly [string, CardSprite])[] {
    return [...this.#actors].map(([key, { sprite }]) => [key, sprite] as const);
  }

  #swing(key: string, { sprite }: Actor, spring: Spring, ms: number): boolean {
    const index = this.#held.findIndex((card) => card.key === key);
    return swing(sprite, spring, handTarget(this.#layout, this.#held, index, key, this.#look), index, ms);
  }

  #targetOf(key: string) {
    return handTarget(this.#layout, this.#held, this.#held.findIndex((card) => card.key === key), key, this.#look);
  }

  #glowOnLast(last: Laid): void {
    const keys = new Set(last.cards.map((_, index) => pileKey(last.from + index)));
    for (const [key, { sprite, where }] of this.#actors) {
      if (where !== 'trick') continue;
      sprite.glow = keys.has(key) ? winningGlow : 0;
      sprite.glowColour = glowColours.winning;
      sprite.dimmed = !keys.has(key);
    }
  }

  #put({ key, face, pose, z, where }: OpenCard): void {
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
    this.layers.carry(actor, 'air');
    return actor;
  }

  /** Where what is chosen is small, only rank and suit can be read. */
  #isBold(to: Spot): boolean {
    return to.zone === 'chosen' && (this.#layout.chosenPlaces(this.#showing)?.bold ?? false);
  }

  #remove(key: string): void {
    const actor = this.#actors.get(key);
    if (!actor) return;
    this.#actors.delete(key);
    this.#fading.delete(actor.sprite);
    this.layers.release(actor);
    actor.sprite.destroy({ children: true });
  }
}
