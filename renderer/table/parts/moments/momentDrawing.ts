import { Easing } from "@tweenjs/tween.js";
import type { Box } from "#renderer/art/box.ts";
import { Container, Sprite, Text, Texture } from "pixi.js";
import { displayFont } from "#renderer/art/fonts.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Craft, Motion } from "#renderer/table/drawing/PartDrawings.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import { freeHeight } from "#renderer/table/layout/middle.ts";
import { twoLines } from "#renderer/sprites/writing.ts";
import type { DrawingOf } from "#renderer/table/part.ts";
import { momentTable, type MomentKind, type MomentSlices } from "./momentTable.ts";

/** Size at which the letters are painted, and the largest share of the table's width they take. */
const painted = 96;
const widest = 0.72;
const springs = 0.24;
const leaves = 0.8;

/** A strip of the cloth lower than this share of a line is no place for words. */
const leastLine = 0.6;

/** The cloth below the pile, or all that is free where there is no room below. */
function belowPile(layout: Layout, line: number): Pick<Box, "y" | "height"> {
  const { table, status, shed } = layout;
  const free = freeHeight(layout);
  if (!shed) return free;
  const y = shed.whole.y + shed.whole.height;
  const height = Math.min(table.y + table.height - table.rail, status.y) - y;
  return height < leastLine * line ? free : { y, height };
}

/** Returns the scale; breaks the words where `breaks` allows it and they become larger. */
function fit(
  text: Text,
  room: Pick<Box, "width" | "height">,
  line: number,
  breaks: boolean,
): number {
  const words = text.text;
  const scaleIn = (lines: number): number =>
    Math.min(room.width / text.width, Math.min(room.height, lines * line) / text.height);
  const inOne = scaleIn(1);
  if (!breaks) return inOne;
  text.text = twoLines(words);
  const inTwo = scaleIn(2);
  if (inTwo > inOne) return inTwo;
  text.text = words;
  return inOne;
}

class Proclamation extends Container {
  readonly #craft: Pick<Craft, "layout">;

  constructor(craft: Pick<Craft, "layout">) {
    super({ label: "proclamation" });
    this.#craft = craft;
  }

  show({ words, height, leavesPile }: MomentSlices["animations"]["proclaim"]): Motion {
    this.clear();
    const { layout } = this.#craft;
    const { table } = layout;
    const line = table.height * height;
    const free = leavesPile ? belowPile(layout, line) : freeHeight(layout);
    const text = new Text({
      text: words,
      style: {
        fontFamily: displayFont,
        fontSize: painted,
        fontWeight: "800",
        fill: "#ffe9b8",
        stroke: { color: "#2a1606", width: 12 },
        align: "center",
      },
      resolution: 2,
      anchor: 0.5,
      label: `proclaims ${words}`,
    });
    const size = fit(text, { width: table.width * widest, height: free.height }, line, leavesPile);
    text.position.set(table.x + table.width / 2, free.y + free.height / 2);
    this.addChild(text);
    const move: Motion = (share) => {
      if (text.destroyed) return;
      text.scale.set(size * (0.4 + 0.6 * Easing.Back.Out(Math.min(1, share / springs))));
      text.alpha = Math.min(1, share / (springs / 2), (1 - share) / (1 - leaves));
      if (share === 1) text.destroy();
    };
    move(0);
    return move;
  }

  clear(): void {
    for (const text of this.removeChildren()) text.destroy();
  }
}

const side = 256;

/** A soft disc: its stops from the middle (0) to the rim (1), with how much of it is seen there. */
function paintDisc(colour: string, stops: readonly (readonly [at: number, alpha: number])[]) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  const brush = canvas.getContext("2d")!;
  const half = side / 2;
  const fading = brush.createRadialGradient(half, half, 0, half, half, half);
  for (const [at, alpha] of stops) fading.addColorStop(at, `rgba(${colour},${alpha})`);
  brush.fillStyle = fading;
  brush.fillRect(0, 0, side, side);
  return Texture.from(canvas);
}

/** Clear in the middle and dark all around. */
const paintDusk = () =>
  paintDisc("3,10,8", [
    [0.03, 0],
    [0.13, 0.4],
    [0.26, 0.66],
    [1, 0.66],
  ]);
const paintLight = () =>
  paintDisc("255,255,255", [
    [0, 0.75],
    [0.3, 0.42],
    [0.65, 0.12],
    [1, 0],
  ]);

/** Shares of a moment in which its light comes and goes. */
const comes = 0.16;
const goes = 0.55;
/** Height of the light, in heights of a seat's plate. */
const reach = 3.4;
const least = 190;
const pulses = 3;

/** The felt darkens, cards and plates stay bright, and light gathers where it happens. */
class MomentLight extends Container {
  readonly #craft: Pick<Craft, "layout">;
  #dusk: Texture | null = null;
  #glow: Texture | null = null;
  /** How dark it is, 0…1. */
  #shown = 0;

  constructor(craft: Pick<Craft, "layout">) {
    super({ label: "moment" });
    this.#craft = craft;
  }

  gather(kind: MomentKind, seat: Seat | null): Motion {
    const before = this.#shown;
    this.clear();
    const { room, table, seats } = this.#craft.layout;
    const place = seat === null ? undefined : seats[seat];
    const at = place ?? { x: table.x + table.width / 2, y: table.y + table.height / 2 };
    const veil = new Sprite({ texture: (this.#dusk ??= paintDusk()), anchor: 0.5 });
    veil.position.set(at.x, at.y);
    veil.width = veil.height = 2.2 * Math.hypot(room.width, room.height);
    const light = new Sprite({ texture: (this.#glow ??= paintLight()), anchor: 0.5 });
    light.tint = momentTable[kind].light;
    light.position.set(at.x, at.y);
    const size = Math.max(least, (place?.box.height ?? 0) * reach) / side;
    const one = this.addChild(new Container({ label: `moment ${kind}` }));
    one.addChild(veil, light);
    const move: Motion = (share) => {
      if (one.destroyed) return;
      const shown = Math.min(1, share / comes, (1 - share) / (1 - goes));
      // A moment in the dusk of another begins as dark as that was.
      veil.alpha = this.#shown = share < comes ? Math.max(before, shown) : shown;
      light.alpha = kind === "loss" ? 0 : shown;
      light.scale.set(size * (1.5 - 0.5 * shown + 0.06 * Math.sin(share * Math.PI * 2 * pulses)));
      if (share === 1) one.destroy({ children: true });
    };
    move(0);
    return move;
  }

  clear(): void {
    this.#shown = 0;
    for (const one of this.removeChildren()) one.destroy({ children: true });
  }
}

export function momentDrawing(craft: Craft): DrawingOf<MomentSlices> {
  const light = new MomentLight(craft);
  const proclamation = new Proclamation(craft);
  return {
    nodes: { cloth: light, top: proclamation },
    steps: {
      moment: ({ kind, seat }) => light.gather(kind, seat),
      proclaim: (step) => proclamation.show(step),
      clear: () => {
        light.clear();
        proclamation.clear();
      },
    },
  };
}
