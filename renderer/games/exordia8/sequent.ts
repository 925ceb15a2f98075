import { Easing } from "@tweenjs/tween.js";
import { Container, Graphics, Sprite } from "pixi.js";
import type { Rank, Suit } from "#shared/cards/card.ts";
import { frameOf } from "#renderer/art/atlasLayout.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { noiseFrom } from "#renderer/art/noise.ts";
import { rankText } from "#renderer/sprites/writing.ts";
import { still, type Craft, type Motion } from "#renderer/table/drawing/PartDrawings.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { Moment, PartOf, DrawingOf } from "#renderer/table/part.ts";
import { shedChanged, wantSteps } from "#renderer/table/parts/shed/shedPlan.ts";
import {
  said,
  speechWith,
  type BeatOf,
  type Draft,
  type AnimationStep,
} from "#renderer/table/scene/animation.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { AnySeen } from "#shared/contract/seen.ts";

/** `next`: null once all its cards lie there. */
type SequentLook = Omit<Sequent, "next"> & { readonly next: Rank | null };

type Tile = Readonly<{ body: Container; light: Sprite; x: number }>;

/** From the 2, on which it starts, to the 8. */
const steps: readonly Rank[] = ["2", "3", "4", "5", "6", "7", "8"];
/** Drawn for this height; the sign of the suit takes the first place. */
const tile = { width: 30, height: 38, gap: 5 };
const places = steps.length + 1;
const wholeWidth = places * tile.width + (places - 1) * tile.gap;
const faint = 0.55;
const beats = 4;

const xOf = (place: number): number =>
  (place + 0.5) * tile.width + place * tile.gap - wholeWidth / 2;

class SequentStrip extends Container {
  readonly #atlas: CardAtlas;
  #tiles: readonly Tile[] = [];
  #look: SequentLook | null = null;

  constructor(atlas: CardAtlas) {
    super({ label: "sequent" });
    this.#atlas = atlas;
    this.visible = false;
  }

  set boxWidth(width: number) {
    this.scale.set(width / wholeWidth);
  }

  get look(): SequentLook | null {
    return this.#look;
  }

  show(look: SequentLook | null): void {
    this.#look = look;
    for (const child of this.removeChildren()) child.destroy({ children: true });
    this.visible = look !== null;
    this.alpha = look?.runs === false ? faint : 1;
    this.#tiles = look ? steps.map((_, index) => this.#tile(look, index)) : [];
    if (!look) return;
    const pip = new Sprite({ texture: this.#atlas.pip(look.suit), anchor: 0.5 });
    pip.scale.set((tile.width * 0.86) / frameOf("pipC").width);
    pip.x = xOf(0);
    const ground = new Graphics()
      .circle(xOf(0), 0, tile.width * 0.62)
      .fill(0xfbf4e2)
      .stroke({ width: 1.5, color: 0xe0b463 });
    this.addChild(
      ...this.#tiles.map(({ light }) => light),
      ground,
      pip,
      ...this.#tiles.map(({ body }) => body),
    );
  }

  #tile({ next, runs }: SequentLook, index: number): Tile {
    const x = xOf(index + 1);
    const owed = next === null ? steps.length : steps.indexOf(next);
    const [isLit, isOwed] = [index < owed, index === owed];
    const box = new Graphics().roundRect(
      -tile.width / 2,
      -tile.height / 2,
      tile.width,
      tile.height,
      6,
    );
    if (isLit) box.fill(0xfbf4e2).stroke({ width: 1.5, color: 0xe0b463 });
    else if (isOwed)
      box.fill({ color: 0x3a2a10, alpha: 0.9 }).stroke({ width: 2.5, color: 0xffd978 });
    else
      box.fill({ color: 0x06150f, alpha: 0.5 }).stroke({ width: 1, color: 0xe9c478, alpha: 0.35 });
    const rank = rankText(28, isLit ? 0x2a1d12 : isOwed ? 0xffe9b8 : 0xe9d9b4);
    rank.text = isOwed && !runs ? `${steps[index]!}?` : steps[index]!;
    if (isOwed && !runs) rank.scale.set(0.78);
    rank.alpha = isLit || isOwed ? 1 : 0.55;
    const light = new Sprite({
      texture: this.#atlas.texture("halo"),
      anchor: 0.5,
      tint: 0xffd978,
      x,
      alpha: isOwed && runs ? 0.55 : 0,
    });
    light.scale.set((tile.height * 1.9) / frameOf("halo").width);
    const body = new Container({ x });
    body.addChild(box, rank);
    return { body, light, x };
  }

  beckon(): (share: number) => void {
    const look = this.#look;
    const owed = look && look.next !== null ? this.#tiles[steps.indexOf(look.next)] : undefined;
    return (share) => {
      if (!owed || owed.body.destroyed) return;
      const swell = Math.sin(share * Math.PI * beats) ** 2;
      owed.body.scale.set(1 + 0.16 * swell);
      owed.light.alpha = 0.55 + 0.4 * swell;
    };
  }

  light(): (share: number) => void {
    const next = this.#look?.next ?? null;
    const newest = next === null ? undefined : this.#tiles[steps.indexOf(next) - 1];
    return (share) => {
      if (!newest || newest.body.destroyed) return;
      newest.body.scale.set(1 + 0.5 * (1 - Easing.Cubic.Out(share)));
      newest.light.alpha = Math.sin(share * Math.PI) * 0.8;
    };
  }

  sweep(): (share: number) => void {
    const tiles = this.#tiles;
    return (share) => {
      if (this.destroyed) return;
      tiles.forEach(({ body, light }, index) => {
        const near = Math.max(0, 1 - Math.abs(share * 1.5 - index / tiles.length) * 5);
        body.scale.set(1 + 0.25 * near);
        light.alpha = near;
      });
      this.alpha = Math.min(1, (1 - share) * 3);
    };
  }

  crumble(): (share: number) => void {
    const next = noiseFrom(53);
    const falls = this.#tiles.map(() => ({
      across: (next() - 0.5) * 46,
      turn: (next() - 0.5) * 2.6,
      late: next() * 0.25,
    }));
    const tiles = this.#tiles;
    return (share) => {
      if (this.destroyed) return;
      tiles.forEach(({ body, light, x }, index) => {
        const { across, turn, late } = falls[index]!;
        const fallen = Math.max(0, (share - late) / (1 - late));
        body.position.set(
          x + across * fallen,
          70 * fallen ** 2 - 14 * Math.sin(Math.min(1, fallen * 2) * Math.PI),
        );
        body.rotation = turn * fallen;
        light.alpha = 0;
      });
      this.alpha = 1 - share ** 2;
    };
  }
}

class SequentDrawing extends Container {
  readonly #atlas: CardAtlas;
  readonly #strip: SequentStrip;
  readonly #passing = new Container();

  constructor(atlas: CardAtlas, layout: Layout) {
    super();
    this.#atlas = atlas;
    this.#strip = new SequentStrip(atlas);
    this.addChild(this.#strip, this.#passing);
    this.layout = layout;
  }

  set layout({ shed }: Layout) {
    this.visible = shed !== undefined;
    if (!shed) return;
    const { strip } = shed;
    this.#strip.position.set(strip.x + strip.width / 2, strip.y + strip.height / 2);
    this.#strip.boxWidth = strip.width;
  }

  settle(sequent: Sequent | null): void {
    for (const passing of this.#passing.removeChildren()) passing.destroy({ children: true });
    this.#strip.show(sequent);
  }

  turnTo(sequent: Sequent | null): Motion {
    this.#strip.show(sequent);
    return sequent?.runs ? this.#strip.light() : still;
  }

  beckon(): Motion {
    return this.#strip.beckon();
  }

  /** The old signs leave in their own way while the new ones take their place. */
  pass(how: "starts" | "ends" | "breaks"): Motion {
    const look = this.#strip.look;
    if (how === "starts" || !look) return still;
    const passing = new SequentStrip(this.#atlas);
    passing.position.copyFrom(this.#strip.position);
    passing.scale.copyFrom(this.#strip.scale);
    passing.show(how === "ends" ? { ...look, next: null } : look);
    this.#passing.addChild(passing);
    this.#strip.show(null);
    const move = how === "ends" ? passing.sweep() : passing.crumble();
    return (share) => {
      if (passing.destroyed) return;
      move(share);
      if (share === 1) passing.destroy({ children: true });
    };
  }
}

const times = {
  sequent: 820,
  sequentUntil: 280,
  endsUntil: 520,
  owing: 220,
  beckon: 3200,
} as const;
const sounds = { starts: "sequent", ends: "sequentEnds", breaks: "sequentBreaks" } as const;

/**
 * Once its last card lies there, no card of the sequent is owed, even while its signs are still
 * leaving.
 */
function planSequent({ seat, how, words }: BeatOf<"sequent">, { scene, after, at }: Moment): Draft {
  const isOver = how === "ends" && after.shed !== undefined;
  const now = isOver
    ? { ...shedChanged(scene, { want: after.shed.want }), sequent: after.sequent ?? null }
    : scene;
  return {
    steps: [
      ...said(seat, words, at),
      { type: "sequent", how, at, ms: how === "starts" ? 0 : times.sequent },
      { type: "sound", name: sounds[how], at, ms: 0 },
      ...(isOver ? [...wantSteps(scene, after, at), ...sequentAligned(scene, after, at)] : []),
    ],
    until: at + (how === "ends" ? times.endsUntil : times.sequentUntil),
    scene: { ...now, speech: speechWith(scene, seat, words) },
  };
}

const isSame = (one: Sequent | null, other: Sequent | null): boolean =>
  one?.suit === other?.suit && one?.next === other?.next && one?.runs === other?.runs;

function sequentAligned(
  { sequent: before = null }: Scene,
  { sequent = null }: Scene,
  at: number,
): readonly AnimationStep[] {
  if (isSame(before, sequent)) return [];
  return [
    { type: "owing", sequent, at, ms: times.owing },
    ...(sequent?.runs ? [{ type: "beckon", at, ms: times.beckon } as const] : []),
  ];
}

export type Sequent = Readonly<{
  suit: Suit;
  /** The rank that is owed, or that would start it. */ next: Rank;
  runs: boolean;
}>;

export type SequentSlices = Readonly<{
  scene: {
    /** Null if none runs and none may be started. */
    readonly sequent: Sequent | null;
  };
  beats: {
    sequent: Readonly<{
      seat: Seat;
      how: "starts" | "ends" | "breaks";
      words: string;
    }>;
  };
  animations: {
    sequent: { readonly how: "starts" | "ends" | "breaks" };
    owing: { readonly sequent: Sequent | null };
    beckon: unknown;
  };
}>;

interface SequentHooks {
  sequent(this: void, seen: AnySeen): Sequent | null;
}

export const sequentPart = (hooks: SequentHooks): PartOf<SequentSlices> => ({
  name: "sequent",
  slice: ({ seen }) => ({ sequent: hooks.sequent(seen) }),
  beats: { sequent: { plan: planSequent } },
  clear: () => ({
    steps: [{ type: "owing", sequent: null, at: 0, ms: times.owing }],
    scene: { sequent: null },
  }),
  dealt: () => ({ sequent: null }),
  aligned: sequentAligned,
  nonBlocking: ["beckon"],
  drawing,
  atOnce: ({ sequent: now = null }, deals) => ({ sequent: deals ? null : now }),
});

function drawing({ atlas, layout: first }: Craft): DrawingOf<SequentSlices> {
  const drawing = new SequentDrawing(atlas, first);
  return {
    nodes: { cloth: drawing },
    steps: {
      owing: ({ sequent: now }) => drawing.turnTo(now),
      beckon: () => drawing.beckon(),
      sequent: ({ how }) => drawing.pass(how),
    },
    lay: (layout) => {
      drawing.layout = layout;
    },
    settle: ({ sequent: now = null }) => drawing.settle(now),
  };
}
