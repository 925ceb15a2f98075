import { Container, Sprite } from "pixi.js";
import { frameOf } from "#renderer/art/atlasLayout.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { flight, scatter, type Flake, type Party } from "./confetti.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Moment, PartOf, DrawingOf } from "#renderer/table/part.ts";
import {
  instant,
  said,
  speechWith,
  type BeatOf,
  type Draft,
} from "#renderer/table/scene/animation.ts";
import { momentOf, momentSteps } from "#renderer/table/parts/moments/moments.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import type { Craft, Motion } from "#renderer/table/drawing/PartDrawings.ts";

const dropFrom = -260;
const landed = 0.26;

/** Falls, then bounces twice, each time lower: 0 above … 1 landed. */
function bounce(share: number) {
  const [hard, slow] = [7.5625, 2.75];
  const t = Math.min(1, Math.max(0, share));
  if (t < 1 / slow) return hard * t * t;
  if (t < 2 / slow) return hard * (t - 1.5 / slow) ** 2 + 0.75;
  if (t < 2.5 / slow) return hard * (t - 2.25 / slow) ** 2 + 0.9375;
  return hard * (t - 2.625 / slow) ** 2 + 0.984375;
}

/** A crown, a cap or, for a mere winner, nothing drops onto its position in a burst of gold. */
class Celebration extends Container {
  readonly #party: Party;
  readonly #light: Sprite;
  readonly #crown: Sprite;
  readonly #flakes: readonly { sprite: Sprite; flake: Flake }[];
  readonly #crownScale: number;

  constructor(atlas: CardAtlas, party: Party, width: number, nods: boolean) {
    super();
    this.#party = party;
    const picture = party === "bastard" ? "bastardLarge" : "crownLarge";
    this.#crownScale = 120 / frameOf(picture).width;
    const light = party === "bastard" ? 0xb58fd0 : 0xffdf8a;
    this.#light = atlas.sprite("halo", { tint: light, y: -34 });
    this.#crown = new Sprite({
      texture: atlas.texture(picture),
      anchor: { x: 0.5, y: 0.8 },
      visible: party !== "winner",
    });
    this.#flakes = (nods ? [] : scatter(party)).map((flake) => ({
      sprite: atlas.sprite(flake.picture, { tint: flake.tint }),
      flake,
    }));
    this.addChild(this.#light, ...this.#flakes.map(({ sprite }) => sprite), this.#crown);
    this.scale.set(width / 120);
    this.progress = 0;
  }

  /** 0…1 */
  set progress(progress: number) {
    this.#drawCrown(progress);
    const flown = Math.max(0, progress - landed * 0.4) / (1 - landed * 0.4);
    for (const { sprite, flake } of this.#flakes) {
      const { x, y, rotation, scaleX, scaleY, alpha } = flight(flake, flown);
      sprite.position.set(x, y);
      sprite.rotation = rotation;
      sprite.scale.set(scaleX, scaleY);
      sprite.alpha = alpha;
      sprite.visible = alpha > 0;
    }
  }

  #drawCrown(progress: number) {
    const fall = bounce(progress / landed);
    const leaving = Math.max(0, (progress - 0.86) / 0.14);
    const tilt = this.#party === "bastard" ? 0.16 : 0;
    this.#crown.y = dropFrom * (1 - fall);
    this.#crown.rotation = tilt * fall + Math.sin(progress * 22) * 0.1 * (1 - fall);
    this.#crown.scale.set(this.#crownScale * (1 + 0.35 * (1 - fall)));
    this.#crown.alpha = Math.min(1, progress * 14) * (1 - leaving);
    const flash = Math.max(0, progress - landed * 0.3) / (1 - landed * 0.3);
    this.#light.scale.set(0.5 + flash * 2.4);
    this.#light.alpha = flash === 0 ? 0 : 0.75 * (1 - flash) ** 2;
  }
}

/** Width of the landed crown relative to the avatar. */
const crownShare = 1.7;
/** A small seat's burst is as large as a plate's; pixels. */
const leastBurst = 76;

type Crowned = Readonly<{ seat: Seat; party: "king" | "bastard" }>;
/** H-36: confetti is for people; a bot gets a nod. */
type Nods = { readonly nods: boolean };

export type CelebrationSlices = Readonly<{
  beats: { crown: Crowned; win: Readonly<{ seat: Seat; words: string }> };
  animations: { crown: Crowned & Nods; cheer: { readonly seat: Seat } & Nods };
}>;

const times = { party: 2600, nod: 1300, crownUntil: 900, cheerUntil: 600 } as const;

/** How another's win, or the own loss, is heard. */
function winSteps(seat: Seat, { own, bots }: Scene, at: number): Draft["steps"] {
  if (seat === own) return instant(at, { type: "sound", name: "win" });
  if (own !== null) return momentSteps(momentOf("loss", own), at);
  return instant(at, { type: "sound", name: bots?.[seat] ? "nod" : "win" });
}

/** Of King and Bastard; who is neither has lost nothing yet. */
function crownSteps({ seat, party }: Crowned, { own, bots }: Scene, at: number): Draft["steps"] {
  if (party === "bastard") return seat === own ? momentSteps(momentOf("loss", own), at) : [];
  const name = seat === own ? "win" : bots?.[seat] ? "nod" : "crown";
  return instant(at, { type: "sound", name });
}

const planCrown = (beat: BeatOf<"crown">, { scene, after, at }: Moment): Draft => {
  const nods = after.bots?.[beat.seat] ?? false;
  return {
    steps: [
      { ...beat, nods, at, ms: nods || beat.party === "bastard" ? times.nod : times.party },
      ...crownSteps(beat, after, at),
    ],
    until: at + (beat.party === "king" ? times.crownUntil : 0),
    scene,
  };
};

const planWin = ({ seat, words }: BeatOf<"win">, { scene, after, at }: Moment): Draft => {
  const nods = after.bots?.[seat] ?? false;
  return {
    steps: [
      ...said(seat, words, at),
      { type: "cheer", seat, nods, at, ms: nods ? times.nod : times.party },
      ...winSteps(seat, after, at),
    ],
    until: at + times.cheerUntil,
    scene: { ...scene, speech: speechWith(scene, seat, words) },
  };
};

function drawing(craft: Craft): DrawingOf<CelebrationSlices> {
  const { atlas, seats } = craft;
  const layer = new Container({ label: "celebrations" });
  const burst = (
    seat: Seat,
    party: Party,
    { least, nods }: Readonly<{ least: number; nods: boolean }>,
    over: () => void,
  ): Motion => {
    const { x, y, box } = craft.layout.seats[seat]!;
    const height = Math.max(least, box.height);
    const width = Math.min(Math.max(least, box.width), height) * 0.62 * crownShare;
    const celebration = layer.addChild(new Celebration(atlas, party, width, nods));
    celebration.position.set(x, y - height * 0.18);
    celebration.label = `celebration ${party}${nods ? " nod" : ""}`;
    return (share) => {
      if (celebration.destroyed) return;
      celebration.progress = share;
      if (share < 1) return;
      celebration.destroy({ children: true });
      over();
    };
  };
  return {
    nodes: { top: layer },
    steps: {
      crown: ({ seat, party, nods }) => {
        // The small crown or cap is hidden while the large one drops.
        seats.bare(seat, true);
        return burst(seat, party, { least: 0, nods }, () => seats.bare(seat, false));
      },
      cheer: ({ seat, nods }) =>
        burst(seat, "winner", { least: leastBurst, nods }, () => undefined),
    },
  };
}

export const celebrations: PartOf<CelebrationSlices> = {
  name: "celebrations",
  beats: { crown: { plan: planCrown }, win: { plan: planWin } },
  nonBlocking: ["crown", "cheer"],
  drawing,
};
