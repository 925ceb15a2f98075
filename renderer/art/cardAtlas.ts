import {
  atlasFrames,
  atlasSide,
  cardCell,
  frameOf,
  softMargin,
  softScale,
  type ExtraName,
  type FrameName,
} from "./atlasLayout.ts";
import {
  apart,
  fill,
  fillBox,
  inset,
  middleOf,
  shaded,
  stroke,
  traceRound,
  traceStar,
  type Box,
  type Brush,
} from "./box.ts";
import { isCard, isJoker, type Card, type Suit } from "#shared/cards/card.ts";
import { CanvasSource, Rectangle, Sprite, Texture } from "pixi.js";
import { paintBack } from "./backs.ts";
import { defaultAppearance, type BackName, type Appearance } from "#shared/profile/appearance.ts";
import {
  paintAwayMark,
  paintBastardBadge,
  paintBotMark,
  paintCrown,
  paintDealerButton,
  paintDroppedMark,
  paintEmblem,
} from "./badges.ts";
import { paintChip } from "./chips.ts";
import { loadCourts, paintFace, paintSmallPaper } from "./cardFaces.ts";
import { fontsReady } from "./fonts.ts";
import { fourColour, twoColour, type SuitColours } from "./palette.ts";
import { paintPip } from "./pips.ts";
import type { Settings } from "#shared/settings/settings.ts";

/** Far outside the atlas: the shape itself must not show, only the shadow it throws back in. */
const away = 5000;

function castCard(brush: Brush, cell: Box, blur: number, colour: string) {
  apart(brush, () => {
    brush.beginPath();
    brush.rect(cell.x, cell.y, cell.width, cell.height);
    brush.clip();
    brush.shadowColor = colour;
    brush.shadowBlur = blur;
    brush.shadowOffsetX = away;
    const card = { ...inset(cell, softMargin), width: cardCell.width * softScale };
    traceRound(brush, { ...card, x: card.x - away }, 16 * softScale);
    fill(brush, "#000");
  });
}

function paintGlow(brush: Brush, cell: Box) {
  castCard(brush, cell, 20, "#fff");
  castCard(brush, cell, 7, "#fff");
}

function paintLight(brush: Brush, cell: Box, alphas: Readonly<Record<number, number>>) {
  const { x, y } = middleOf(cell);
  const light = brush.createRadialGradient(x, y, 0, x, y, cell.width / 2);
  for (const [at, alpha] of Object.entries(alphas))
    light.addColorStop(Number(at), `rgba(255,255,255,${alpha})`);
  fillBox(brush, light, cell);
}

function paintSpark(brush: Brush, cell: Box) {
  paintLight(brush, cell, { 0: 1, 0.16: 0.75, 0.45: 0.16, 1: 0 });
  const { x, y } = middleOf(cell);
  const reach = cell.width / 2 - 1;
  traceStar(brush, x, y, reach, reach * 0.13);
  fill(brush, "rgba(255,255,255,.9)");
}

/** White paper with a little shade, so that tinted pieces still look folded. */
function paintConfetti(brush: Brush, cell: Box) {
  const { x, y, width, height } = cell;
  const shade = brush.createLinearGradient(x, y, x + width, y + height);
  traceRound(brush, inset(cell, 3), 3);
  fill(brush, shaded(shade, { 0: "#ffffff", 0.5: "#e9e9e9", 1: "#bdbdbd" }));
}

function paintStreamer(brush: Brush, cell: Box) {
  const { x } = middleOf(cell);
  const { y, height } = cell;
  const swing = cell.width * 0.6;
  brush.beginPath();
  brush.moveTo(x, y + 4);
  brush.bezierCurveTo(x + swing, y + 22, x - swing, y + 42, x, y + height - 4);
  brush.lineCap = "round";
  stroke(brush, "#fff", 6);
}

/**
 * The index, and the joker's cap on its ground; in atlas pixels from the card's upper left corner.
 */
const index: Box = { x: 4, y: 8, width: 46, height: 93 };
const cap: Box = { x: 54, y: 52, width: 112, height: 204 };

export type DeckLook = Readonly<{ fourColour: boolean; back: BackName }>;

type Painting = (brush: Brush, box: Box, colours: SuitColours) => void;

const suitPainting =
  (suit: Suit): Painting =>
  (brush, box, colours) =>
    paintPip(brush, suit, { ...middleOf(box), size: box.width - 4, colour: colours[suit] });

const chipPainting =
  (kind: number): Painting =>
  (brush, box) =>
    paintChip(brush, box, kind);

const extras: Readonly<Record<ExtraName, Painting>> = {
  shadow: (brush, cell) => castCard(brush, cell, 17, "rgba(0,0,0,.8)"),
  glow: paintGlow,
  crownLarge: paintCrown,
  bastardLarge: paintBastardBadge,
  chip0: chipPainting(0),
  chip1: chipPainting(1),
  chip2: chipPainting(2),
  chip3: chipPainting(3),
  chip4: chipPainting(4),
  dealer: paintDealerButton,
  crown: paintCrown,
  bastard: paintBastardBadge,
  halo: (brush, cell) =>
    paintLight(brush, cell, { 0: 0.9, 0.62: 0.9, 0.74: 0.42, 0.87: 0.1, 1: 0 }),
  paper: paintSmallPaper,
  markAway: paintAwayMark,
  markDropped: paintDroppedMark,
  markBot: paintBotMark,
  spark: paintSpark,
  confetti: paintConfetti,
  streamer: paintStreamer,
  emblem: paintEmblem,
  pipC: suitPainting("c"),
  pipD: suitPainting("d"),
  pipH: suitPainting("h"),
  pipS: suitPainting("s"),
};

const pips = { c: "pipC", d: "pipD", h: "pipH", s: "pipS" } as const;

type SpriteLook = Readonly<
  Partial<Record<"width" | "alpha" | "tint" | "x" | "y", number>> & { visible?: boolean }
>;

/**
 * One texture for every card, chip and badge, so that a whole table is one batch.
 * It is painted once; `show` repaints it in place, and all sprites follow.
 */
export class CardAtlas {
  readonly #canvas: HTMLCanvasElement;
  readonly #courts: ImageBitmap;
  readonly #textures = new Map<FrameName, Texture>();
  readonly #bold = new Map<Card, Texture>();
  readonly #source: CanvasSource;
  #look: DeckLook;

  /** Waits for fonts and court drawings, then paints. Takes a few hundred milliseconds. */
  static async paint(look: DeckLook): Promise<CardAtlas> {
    const [courts] = await Promise.all([loadCourts(), fontsReady()]);
    return new CardAtlas(courts, look);
  }

  private constructor(courts: ImageBitmap, look: DeckLook) {
    this.#courts = courts;
    this.#look = look;
    this.#canvas = document.createElement("canvas");
    this.#canvas.width = this.#canvas.height = atlasSide;
    this.#paint(atlasFrames);
    this.#source = new CanvasSource({
      resource: this.#canvas,
      autoGenerateMipmaps: true,
      label: "atlas",
    });
    for (const [name, box] of atlasFrames) this.#textures.set(name, this.#cut(name, box));
  }

  show(look: DeckLook): void {
    const { fourColour: wasFour, back } = this.#look;
    this.#look = look;
    if (look.fourColour !== wasFour) this.#paint(atlasFrames);
    else if (look.back !== back) this.#paint([["back", frameOf("back")]]);
    else return;
    // Unloaded first: the canvas renderer keeps what it has tinted for as long as the source is the
    // same one.
    this.#source.unload();
    this.#source.update();
  }

  pip(suit: Suit): Texture {
    return this.texture(pips[suit]);
  }

  bold(card: Card): Texture {
    const known = this.#bold.get(card);
    if (known) return known;
    const { x, y } = frameOf(card);
    const part = isJoker(card) ? cap : index;
    const texture = this.#cut(`bold ${card}`, { ...part, x: x + part.x, y: y + part.y });
    this.#bold.set(card, texture);
    return texture;
  }

  texture(name: FrameName): Texture {
    return this.#textures.get(name)!;
  }

  /** About its middle; `width` in pixels, else as painted. */
  sprite(name: FrameName, { width = frameOf(name).width, ...look }: SpriteLook = {}): Sprite {
    const sprite = new Sprite({ texture: this.texture(name), anchor: 0.5, ...look });
    sprite.scale.set(width / frameOf(name).width);
    return sprite;
  }

  #cut(label: string, { x, y, width, height }: Box) {
    return new Texture({
      source: this.#source,
      frame: new Rectangle(x, y, width, height),
      label,
    });
  }

  #paint(frames: Iterable<readonly [FrameName, Box]>) {
    const brush = this.#canvas.getContext("2d")!;
    brush.imageSmoothingQuality = "high";
    const colours = this.#look.fourColour ? fourColour : twoColour;
    for (const [name, box] of frames) {
      brush.clearRect(box.x, box.y, box.width, box.height);
      brush.save();
      if (isCard(name)) paintFace(brush, box, name, colours, this.#courts);
      else if (name === "back") paintBack(brush, box, this.#look.back);
      else extras[name](brush, box, colours);
      brush.restore();
    }
  }
}

export const deckOf = (
  { deck }: Pick<Settings, "deck">,
  { back }: Appearance = defaultAppearance,
): DeckLook => ({ fourColour: deck === "four-colour", back });

let painted: Promise<CardAtlas> | null = null;

/** Painted once per page, which takes a few hundred ms; a later table only changes its look. */
export async function sharedAtlas(look: DeckLook): Promise<CardAtlas> {
  painted ??= CardAtlas.paint(look);
  const atlas = await painted;
  atlas.show(look);
  return atlas;
}
