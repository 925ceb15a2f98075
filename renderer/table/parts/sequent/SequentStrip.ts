// How is a running sequent shown: which of its cards lie there, and which one is owed?

import { Easing } from "@tweenjs/tween.js";
import { Container, Graphics, Sprite, type BitmapText } from "pixi.js";
import type { Rank } from "#shared/cards/card.ts";
import { frameOf } from "#renderer/art/atlasLayout.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { noiseFrom } from "#renderer/art/noise.ts";
import { rankText } from "#renderer/sprites/numbers.ts";
import type { Sequent } from "./sequentScene.ts";

/** `next`: null where all its cards lie there. */
export type SequentLook = Omit<Sequent, "next"> & { readonly next: Rank | null };

type Tile = { readonly body: Container; readonly light: Sprite; readonly x: number };

/** From the 2, which it starts on, to the 8. */
const steps: readonly Rank[] = ["2", "3", "4", "5", "6", "7", "8"];
/** Made for this height; the sign of the suit takes the first of the places. */
const tile = { width: 30, height: 38, gap: 5 };
const places = steps.length + 1;
const wholeWidth = places * tile.width + (places - 1) * tile.gap;
const faint = 0.55;
const beats = 4;

const xOf = (place: number): number =>
  (place + 0.5) * tile.width + place * tile.gap - wholeWidth / 2;

/** Tiles in a row about its position. */
export class SequentStrip extends Container {
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

  /** At once; null shows nothing. */
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
      ...this.#tiles.flatMap(({ light }) => [light]),
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
    const rank: BitmapText = rankText(28, isLit ? 0x2a1d12 : isOwed ? 0xffe9b8 : 0xe9d9b4);
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

  /** The owed card's tile swells a few times, then lies still. */
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

  /** The newest card's tile lands. */
  light(): (share: number) => void {
    const next = this.#look?.next ?? null;
    const newest = next === null ? undefined : this.#tiles[steps.indexOf(next) - 1];
    return (share) => {
      if (!newest || newest.body.destroyed) return;
      newest.body.scale.set(1 + 0.5 * (1 - Easing.Cubic.Out(share)));
      newest.light.alpha = Math.sin(share * Math.PI) * 0.8;
    };
  }

  /** It is complete: light runs over it, then it is gone. */
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

  /** It is broken: its tiles fall. */
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
