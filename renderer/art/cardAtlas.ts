// Where do all card-table sprites take their pictures from?
import { CanvasSource, Rectangle, Texture } from "pixi.js";
import { isCard, type Card, type Suit } from "#shared/cards/card.ts";
import { atlasFrames, atlasSide, frameOf, type ExtraName, type FrameName } from "./atlasLayout.ts";
import { paintBack, type BackName } from "./backs.ts";
import {
  paintAwayMark,
  paintBastardBadge,
  paintBotMark,
  paintCrown,
  paintDealerButton,
  paintDroppedMark,
  paintEmblem,
} from "./badges.ts";
import { boldPart } from "./boldPart.ts";
import { middleOf, type Box, type Brush } from "./box.ts";
import { paintChip } from "./chips.ts";
import { loadCourts } from "./courts.ts";
import { paintFace, paintSmallPaper } from "./faces.ts";
import { fontsReady } from "./fonts.ts";
import { fourColour, twoColour, type SuitColours } from "./palette.ts";
import { paintPip } from "./pips.ts";
import {
  paintConfetti,
  paintGlow,
  paintHalo,
  paintShadow,
  paintSpark,
  paintStreamer,
} from "./soft.ts";

export type DeckLook = { readonly fourColour: boolean; readonly back: BackName };

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
  /**
   * The painted sheet itself, `atlasSide` pixels square; a shop or a help page may copy a card out
   * of it.
   */
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

  /** Changes colours or back of every card on the table at once. */
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

  /** The texture of a card, or of the back where the card is not known. */
  face(card: Card | null): Texture {
    return this.texture(card ?? "back");
  }

  /** The sign of a suit in the deck's colours. */
  pip(suit: Suit): Texture {
    return this.texture(pips[suit]);
  }

  /** What tells the card from others, cut out of its face: see `boldPart`. */
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

  #paint(frames: Iterable<readonly [FrameName, Box]>): void {
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
