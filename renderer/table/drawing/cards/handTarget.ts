import type { CardSprite } from "#renderer/sprites/CardSprite.ts";
import { hoverSize, riseOf, type Pose } from "#renderer/table/layout/handFan.ts";
import { glowColours } from "#renderer/art/palette.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { HandCard } from "#renderer/table/scene/scene.ts";

/** Time in which a glow appears or fades, ms. */
const glowTime = 70;
const aboveAll = 1000;

export function swing(
  sprite: CardSprite,
  spring: Spring,
  target: HandTarget,
  index: number,
  ms: number,
): boolean {
  const moves = spring.step(target, ms);
  const { x, y, rotation, scale, lift } = spring.now;
  sprite.position.set(x, y);
  sprite.rotation = rotation;
  sprite.scale.set(scale);
  sprite.lift = Math.max(0, lift);
  sprite.zIndex = target.above ? aboveAll + index : index;
  sprite.dimmed = target.dimmed;
  sprite.glowColour = target.glowColour;
  const glow = sprite.glow + (target.glow - sprite.glow) * Math.min(1, ms / glowTime);
  const glows = Math.abs(glow - target.glow) > 0.01;
  sprite.glow = glows ? glow : target.glow;
  return moves || glows;
}

type Held = Pose & { readonly lift: number };

type Field = keyof Held;
const fields: readonly Field[] = ["x", "y", "rotation", "scale", "lift"];
/** Invisible differences: pixels, radians, shares. */
const rest: { readonly [K in Field]: number } = {
  x: 0.15,
  y: 0.15,
  rotation: 0.0008,
  scale: 0.0008,
  lift: 0.004,
};

const stiffness = 330;
const damping = 25;
/** Longest step of the simulation, seconds: larger ones make the spring unstable. */
const longestStep = 0.008;
/** A longer pause of the page is not made up for, seconds. */
const longestLapse = 0.05;

export class Spring {
  #now: { [K in Field]: number };
  #speed: { [K in Field]: number } = { x: 0, y: 0, rotation: 0, scale: 0, lift: 0 };

  constructor(at: Held) {
    this.#now = { ...at };
  }

  get now(): Held {
    return this.#now;
  }

  jump(to: Held): void {
    this.#now = { ...to };
    this.#speed = { x: 0, y: 0, rotation: 0, scale: 0, lift: 0 };
  }

  /** Shakes a refused card; pixels per second. */
  push(x: number): void {
    this.#speed.x += x;
  }

  step(target: Held, ms: number): boolean {
    if (this.#isAtRest(target)) {
      this.jump(target);
      return false;
    }
    let left = Math.min(ms / 1000, longestLapse);
    while (left > 0) {
      const time = Math.min(left, longestStep);
      for (const field of fields) {
        const pull = stiffness * (target[field] - this.#now[field]) - damping * this.#speed[field];
        this.#speed[field] += pull * time;
        this.#now[field] += this.#speed[field] * time;
      }
      left -= time;
    }
    return true;
  }

  #isAtRest(target: Held) {
    return fields.every(
      (field) =>
        Math.abs(target[field] - this.#now[field]) < rest[field] &&
        Math.abs(this.#speed[field]) < rest[field] * 30,
    );
  }
}

export type HandLook = Readonly<{
  picked: ReadonlySet<string>;
  /** Keys of the cards that may be played; null while cards are not distinguished. */
  legal: ReadonlySet<string> | null;
  /** Legal cards that go with the picked ones: they glow. */
  joining: ReadonlySet<string>;
  fresh: ReadonlySet<string>;
  /** Cards that count in the shown hand; null before the hand is shown. */
  lit: ReadonlySet<string> | null;
  hovered: string | null;
  /** Position of the pointer on the hovered card, −1 left … 1 right. */
  tilt: number;
  pulled: Readonly<{
    keys: ReadonlySet<string>;
    x: number;
    y: number;
  }> | null;
}>;

const none: ReadonlySet<string> = new Set();
export const stillHand: HandLook = {
  picked: none,
  legal: null,
  joining: none,
  fresh: none,
  lit: null,
  hovered: null,
  tilt: 0,
  pulled: null,
};

type HandTarget = Held &
  Readonly<{
    dimmed: boolean;
    glow: number;
    glowColour: number;
    above: boolean;
  }>;

const mostTilt = 0.05;
/** Distance between several pulled cards, in card widths. */
const pulledStep = 0.34;

export function handTarget(
  layout: Layout,
  hand: readonly HandCard[],
  index: number,
  key: string,
  look: HandLook,
): HandTarget {
  const places = layout.handPlaces(Math.max(1, hand.length));
  const place = places[Math.max(0, index)] ?? places[0]!;
  const { picked, legal, joining, fresh, hovered, tilt, pulled, lit } = look;
  const isPicked = picked.has(key);
  const isLegal = legal?.has(key) ?? false;
  const isHovered = hovered === key;
  const glow = isPicked
    ? 0.95
    : fresh.has(key)
      ? 0.85
      : isLegal && joining.has(key)
        ? isHovered
          ? 0.85
          : 0.5
        : 0;
  const shown = {
    dimmed: legal !== null && !isLegal && !isPicked,
    glow,
    glowColour: isPicked
      ? glowColours.picked
      : fresh.has(key)
        ? glowColours.winning
        : glowColours.legal,
  };
  if (lit)
    return {
      x: place.x,
      y: place.y,
      rotation: place.rotation,
      scale: place.scale,
      lift: 0,
      dimmed: !lit.has(key),
      glow: lit.has(key) && lit.size < hand.length ? 0.8 : 0,
      glowColour: glowColours.winning,
      above: false,
    };
  if (pulled?.keys.has(key))
    return { ...shown, ...pulledPose(layout, hand, index, pulled), above: true };
  const rise = riseOf(layout.hand, { isPicked, isLegal, isHovered });
  const rotation = place.rotation + (isHovered ? tilt * mostTilt : 0);
  return {
    ...shown,
    above: false,
    rotation,
    x: place.x + Math.sin(place.rotation) * rise,
    y: place.y - Math.cos(place.rotation) * rise,
    scale: place.scale * (isHovered ? hoverSize : 1),
    lift: isHovered ? 0.5 : isPicked ? 0.35 : 0,
  };
}

function pulledPose(
  { hand: { cardWidth }, handPlaces }: Layout,
  hand: readonly HandCard[],
  index: number,
  { keys, x, y }: NonNullable<HandLook["pulled"]>,
): Held {
  const indices = hand.flatMap((card, at) => (keys.has(card.key) ? [at] : []));
  const places = handPlaces(hand.length);
  const nth = indices.indexOf(index);
  const middle = (indices.length - 1) / 2;
  const centre =
    indices.reduce((sum, at) => sum + (places[at]?.x ?? 0), 0) / Math.max(1, indices.length);
  const place = places[index] ?? places[0]!;
  // Pulled cards close up as they leave the hand.
  const leaving = Math.min(1, Math.hypot(x, y) / (cardWidth * 0.9));
  const together = centre + (nth - middle) * cardWidth * pulledStep;
  return {
    x: place.x + (together - place.x) * leaving + x,
    y: place.y + y,
    rotation: place.rotation * (1 - leaving) + (nth - middle) * 0.04 * leaving,
    scale: place.scale,
    lift: 1,
  };
}
