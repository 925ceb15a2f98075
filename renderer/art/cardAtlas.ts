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
import { inset, middleOf, traceRound, type Box, type Brush } from "./box.ts";
import { isCard, isJoker, type Card, type Suit } from "#shared/cards/card.ts";
import { CanvasSource, Rectangle, Texture } from "pixi.js";
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
import { loadCourts, paintFace, paintSmallPaper } from "./faces.ts";
import { fontsReady } from "./fonts.ts";
import { fourColour, twoColour, type SuitColours } from "./palette.ts";
import { paintPip } from "./pips.ts";
import type { Settings } from "#shared/settings/settings.ts";

/** Far outside the atlas: the shape itself must not show, only the shadow it throws back in. */
const away = 5000;

function castCard(brush: Brush, cell: Box, blur: number, colour: string, times: number) {
  brush.save();
  brush.beginPath();
  brush.rect(cell.x, cell.y, cell.width, cell.height);
  brush.clip();
  brush.shadowColor = colour;
  brush.shadowBlur = blur;
  brush.shadowOffsetX = away;
  brush.fillStyle = "#000";
  const card = { ...inset(cell, softMargin), width: cardCell.width * softScale };
  traceRound(brush, { ...card, x: card.x - away }, 16 * softScale);
  for (let count = 0; count < times; count++) brush.fill();
  brush.restore();
}

const paintShadow = (brush: Brush, cell: Box) => castCard(brush, cell, 17, "rgba(0,0,0,.8)", 1);

const paintGlow = (brush: Brush, cell: Box) => {
  castCard(brush, cell, 20, "#fff", 1);
  castCard(brush, cell, 7, "#fff", 1);
};

function radial(brush: Brush, cell: Box, stops: readonly (readonly [number, string])[]) {
  const { x, y } = middleOf(cell);
  const light = brush.createRadialGradient(x, y, 0, x, y, cell.width / 2);
  for (const [at, colour] of stops) light.addColorStop(at, colour);
  brush.fillStyle = light;
  brush.fillRect(cell.x, cell.y, cell.width, cell.height);
}

function paintHalo(brush: Brush, cell: Box) {
  radial(brush, cell, [
    [0, "rgba(255,255,255,.9)"],
    [0.62, "rgba(255,255,255,.9)"],
    [0.74, "rgba(255,255,255,.42)"],
    [0.87, "rgba(255,255,255,.1)"],
    [1, "rgba(255,255,255,0)"],
  ]);
}

function paintSpark(brush: Brush, cell: Box) {
  radial(brush, cell, [
    [0, "rgba(255,255,255,1)"],
    [0.16, "rgba(255,255,255,.75)"],
    [0.45, "rgba(255,255,255,.16)"],
    [1, "rgba(255,255,255,0)"],
  ]);
  const { x, y } = middleOf(cell);
  const reach = cell.width / 2 - 1;
  brush.fillStyle = "rgba(255,255,255,.9)";
  brush.beginPath();
  for (let point = 0; point < 8; point++) {
    const angle = (point * Math.PI) / 4;
    const radius = point % 2 === 0 ? reach : reach * 0.13;
    brush.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  brush.fill();
}

/** White paper with a little shade, so that tinted pieces still look folded. */
function paintConfetti(brush: Brush, cell: Box) {
  const shade = brush.createLinearGradient(
    cell.x,
    cell.y,
    cell.x + cell.width,
    cell.y + cell.height,
  );
  shade.addColorStop(0, "#ffffff");
  shade.addColorStop(0.5, "#e9e9e9");
  shade.addColorStop(1, "#bdbdbd");
  brush.fillStyle = shade;
  traceRound(brush, inset(cell, 3), 3);
  brush.fill();
}

function paintStreamer(brush: Brush, cell: Box) {
  const { x } = middleOf(cell);
  const swing = cell.width * 0.3;
  brush.beginPath();
  brush.moveTo(x, cell.y + 4);
  brush.bezierCurveTo(
    x + swing * 2,
    cell.y + 22,
    x - swing * 2,
    cell.y + 42,
    x,
    cell.y + cell.height - 4,
  );
  brush.strokeStyle = "#fff";
  brush.lineWidth = 6;
  brush.lineCap = "round";
  brush.stroke();
}

/**
 * The index, and the joker's cap on its ground; in atlas pixels from the card's upper left corner.
 */
const index: Box = { x: 4, y: 8, width: 46, height: 93 };
const cap: Box = { x: 54, y: 52, width: 112, height: 204 };

const boldPart = (card: Card): Box => (isJoker(card) ? cap : index);

export type DeckLook = Readonly<{ fourColour: boolean; back: BackName }>;

const paintSuit =
  (suit: Suit) =>
  (brush: Brush, box: Box, colours: SuitColours): void =>
    paintPip(brush, suit, { ...middleOf(box), size: box.width - 4, colour: colours[suit] });

const extras: Readonly<Record<ExtraName, (brush: Brush, box: Box, colours: SuitColours) => void>> =
  {
    shadow: paintShadow,
    glow: paintGlow,
    crownLarge: paintCrown,
    bastardLarge: paintBastardBadge,
    chip0: (brush, box) => paintChip(brush, box, 0),
    chip1: (brush, box) => paintChip(brush, box, 1),
    chip2: (brush, box) => paintChip(brush, box, 2),
    chip3: (brush, box) => paintChip(brush, box, 3),
    chip4: (brush, box) => paintChip(brush, box, 4),
    dealer: paintDealerButton,
    crown: paintCrown,
    bastard: paintBastardBadge,
    halo: paintHalo,
    paper: paintSmallPaper,
    markAway: paintAwayMark,
    markDropped: paintDroppedMark,
    markBot: paintBotMark,
    spark: paintSpark,
    confetti: paintConfetti,
    streamer: paintStreamer,
    emblem: paintEmblem,
    pipC: paintSuit("c"),
    pipD: paintSuit("d"),
    pipH: paintSuit("h"),
    pipS: paintSuit("s"),
  };

const pips: { readonly [K in Suit]: ExtraName } = { c: "pipC", d: "pipD", h: "pipH", s: "pipS" };

/**
 * One texture for every card, chip and badge, so that a whole table is one batch.
 * It is painted once; `show` repaints it in place, and all sprites follow.
 */
export class CardAtlas {
  /** `atlasSide` pixels square. */
  readonly canvas: HTMLCanvasElement;
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
    this.canvas = document.createElement("canvas");
    this.canvas.width = this.canvas.height = atlasSide;
    this.#paint(atlasFrames);
    this.#source = new CanvasSource({
      resource: this.canvas,
      autoGenerateMipmaps: true,
      label: "atlas",
    });
    for (const [name, box] of atlasFrames) {
      const frame = new Rectangle(box.x, box.y, box.width, box.height);
      this.#textures.set(name, new Texture({ source: this.#source, frame, label: name }));
    }
  }

  get look(): DeckLook {
    return this.#look;
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

  face(card: Card | null): Texture {
    return this.texture(card ?? "back");
  }

  pip(suit: Suit): Texture {
    return this.texture(pips[suit]);
  }

  bold(card: Card): Texture {
    const known = this.#bold.get(card);
    if (known) return known;
    const { x, y } = frameOf(card);
    const part = boldPart(card);
    const texture = new Texture({
      source: this.#source,
      frame: new Rectangle(x + part.x, y + part.y, part.width, part.height),
      label: `bold ${card}`,
    });
    this.#bold.set(card, texture);
    return texture;
  }

  texture(name: FrameName): Texture {
    const texture = this.#textures.get(name);
    if (texture === undefined) throw new Error(`The atlas holds no picture named ${name}.`);
    return texture;
  }

  destroy(): void {
    for (const texture of [...this.#textures.values(), ...this.#bold.values()]) texture.destroy();
    this.#source.destroy();
  }

  #paint(frames: Iterable<readonly [FrameName, Box]>) {
    const brush = this.canvas.getContext("2d")!;
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
