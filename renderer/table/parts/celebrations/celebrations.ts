import { Container, Sprite } from "pixi.js";
import { frameOf } from "#renderer/art/atlasLayout.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { flight, scatter, type Flake, type Party } from "./confetti.ts";
import type { SeatPlace } from "#renderer/table/layout/seatPlaces.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Moment, PartOf, DrawingOf } from "#renderer/table/part.ts";
import { said, speechWith, type BeatOf, type Draft } from "#renderer/table/scene/animation.ts";
import type { Craft } from "#renderer/table/drawing/PartDrawings.ts";

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
  #progress = 0;

  constructor(atlas: CardAtlas, party: Party, width = 120) {
    super();
    this.#party = party;
    const picture = party === "bastard" ? "bastardLarge" : "crownLarge";
    this.#crownScale = 120 / frameOf(picture).width;
    const light = party === "bastard" ? 0xb58fd0 : 0xffdf8a;
    this.#light = new Sprite({ texture: atlas.texture("halo"), anchor: 0.5, tint: light });
    this.#crown = new Sprite({
      texture: atlas.texture(picture),
      anchor: { x: 0.5, y: 0.8 },
      visible: party !== "winner",
    });
    this.#flakes = scatter(party).map((flake) => ({
      sprite: new Sprite({ texture: atlas.texture(flake.picture), anchor: 0.5, tint: flake.tint }),
      flake,
    }));
    this.addChild(this.#light, ...this.#flakes.map(({ sprite }) => sprite), this.#crown);
    this.scale.set(width / 120);
    this.progress = 0;
  }

  get progress(): number {
    return this.#progress;
  }

  set progress(progress: number) {
    this.#progress = progress;
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
    this.#light.y = -34;
    this.#light.alpha = flash === 0 ? 0 : 0.75 * (1 - flash) ** 2;
  }
}

/** Width of the landed crown relative to the avatar. */
const crownShare = 1.7;
const leastBurst = 76;

function burst(
  layer: Container,
  atlas: CardAtlas,
  { x, y, box }: SeatPlace,
  party: Party,
  over: () => void,
): (share: number) => void {
  const width = Math.min(box.width, box.height) * 0.62 * crownShare;
  const celebration = new Celebration(atlas, party, width);
  celebration.position.set(x, y - box.height * 0.18);
  celebration.label = `celebration ${party}`;
  layer.addChild(celebration);
  return (share) => {
    if (celebration.destroyed) return;
    celebration.progress = share;
    if (share < 1) return;
    celebration.destroy({ children: true });
    over();
  };
}

/** `bare`: hides the small crown or cap while the large one drops. */
function celebrate(
  layer: Container,
  atlas: CardAtlas,
  place: SeatPlace,
  party: "king" | "bastard",
  bare: (isBare: boolean) => void,
): (share: number) => void {
  bare(true);
  return burst(layer, atlas, place, party, () => bare(false));
}

/** For a winner without a title. A small seat's burst is as large as a plate's. */
const cheer = (layer: Container, atlas: CardAtlas, place: SeatPlace): ((share: number) => void) =>
  burst(
    layer,
    atlas,
    {
      ...place,
      box: {
        ...place.box,
        width: Math.max(leastBurst, place.box.width),
        height: Math.max(leastBurst, place.box.height),
      },
    },
    "winner",
    () => undefined,
  );

export type CelebrationSlices = Readonly<{
  beats: {
    crown: Readonly<{ seat: Seat; party: "king" | "bastard" }>;
    win: Readonly<{ seat: Seat; words: string }>;
  };
  animations: {
    crown: Readonly<{ seat: Seat; party: "king" | "bastard" }>;
    cheer: { readonly seat: Seat };
  };
}>;

const times = { crown: 2600, crownUntil: 900, cheer: 2600, cheerUntil: 600 } as const;

const planCrown = (beat: BeatOf<"crown">, { scene, at }: Moment): Draft => ({
  steps: [
    { ...beat, at, ms: times.crown },
    { type: "sound", name: beat.party === "king" ? "win" : "lose", at, ms: 0 },
  ],
  until: at + (beat.party === "king" ? times.crownUntil : 0),
  scene,
});

const planWin = ({ seat, words }: BeatOf<"win">, { scene, at }: Moment): Draft => ({
  steps: [
    ...said(seat, words, at),
    { type: "cheer", seat, at, ms: times.cheer },
    { type: "sound", name: "win", at, ms: 0 },
  ],
  until: at + times.cheerUntil,
  scene: { ...scene, speech: speechWith(scene, seat, words) },
});

function drawing(craft: Craft): DrawingOf<CelebrationSlices> {
  const { atlas, seats } = craft;
  const layer = new Container({ label: "celebrations" });
  return {
    nodes: { top: layer },
    steps: {
      crown: ({ seat, party }) =>
        celebrate(layer, atlas, craft.layout.seats[seat]!, party, (isBare) =>
          seats.bare(seat, isBare),
        ),
      cheer: ({ seat }) => cheer(layer, atlas, craft.layout.seats[seat]!),
    },
  };
}

export const celebrations: PartOf<CelebrationSlices> = {
  name: "celebrations",
  beats: { crown: { plan: planCrown }, win: { plan: planWin } },
  nonBlocking: ["crown", "cheer"],
  drawing,
};
