// Measures in the page what a frame costs in JavaScript while many cards fly or play goes round
// many seats, for our drawing and for the same number of bare sprites.

import "pixi.js/unsafe-eval";
import { Application, Container, Graphics, Sprite, Text, type WebGLRenderer } from "pixi.js";
import { ranks, suits, type Card } from "#shared/cards/card.ts";
import { loadAvatar } from "#renderer/art/avatarTexture.ts";
import { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { numberText } from "#renderer/sprites/writing.ts";
import { layOut } from "#renderer/table/layout/layout.ts";
import type { Pose } from "#renderer/table/layout/handFan.ts";
import { shedTable } from "#renderer/table/parts/shed/shedPlaces.ts";
import { trickPlaces, trickPose } from "#renderer/games/kings-and-bastards/trick.ts";
import { CardField } from "#renderer/table/drawing/cards/CardField.ts";
import type { Flight, Spot } from "#renderer/table/scene/animation.ts";
import { emptyScene, type Scene } from "#renderer/table/scene/scene.ts";
import type { SeatPerson } from "#renderer/table/drawing/seats/seatPerson.ts";
import { SeatPlates } from "#renderer/table/drawing/seats/SeatPlates.ts";
import type { FrameCost, Way } from "#test/bench/frame.ts";

declare global {
  interface Window {
    measureFrames?: (way: Way, count: number, frames: number) => Promise<FrameCost>;
  }
}

const faces: readonly Card[] = ranks.flatMap((rank) => suits.map((suit): Card => `${rank}${suit}`));
const size = { width: 1280, height: 800 };
const layout = layOut({ ...size, seats: 4, own: 0, circle: null, mostCards: 14, textScale: 1 }, [
  trickPlaces,
]);
const app = new Application();
const atlas = await CardAtlas.paint({ fourColour: false, back: "burgundy" });
// Few pixels: JavaScript costs the same, and a machine without a GPU does not paint for minutes.
await app.init({
  ...size,
  resolution: 0.25,
  autoStart: false,
  preference: "webgl",
  backgroundAlpha: 0,
});

let draws = 0;
const { gl } = app.renderer as WebGLRenderer;
for (const name of [
  "drawElements",
  "drawElementsInstanced",
  "drawArrays",
  "drawArraysInstanced",
] as const) {
  const draw = gl[name].bind(gl) as (...given: unknown[]) => void;
  gl[name] = (...given: unknown[]) => {
    draws += 1;
    draw(...given);
  };
}

type Frame = (share: number) => void;

/** As a table with tricks has it. */
const poseOf = (spot: Spot): Pose =>
  spot.zone === "trick"
    ? trickPose(
        layout.trick!,
        layout.middle.cardWidth,
        layout.seats[spot.laid.seat]!,
        { seat: spot.laid.seat, index: spot.index, cards: 1 },
        0,
      )
    : { x: 640, y: 120, rotation: 2, scale: 0.4 };

/** Cards on their way across the table, turning over. */
function table(cards: number, stage: Container): Frame {
  const field = new CardField(atlas, layout, { poseOf, zoneOf: () => null });
  stage.addChild(field.layers.heap, ...field.layers.open, ...field.layers.held);
  const moves = Array.from({ length: cards }, (_, index): Frame => {
    const laid = { seat: index % 4, cards: [faces[index % faces.length]!], from: index };
    const flight: Flight = {
      key: `card-${index}`,
      card: laid.cards[0]!,
      from: { zone: "fan", seat: 1 },
      to: { zone: "trick", laid, index, card: 0 },
      flip: [0, 1],
      becomes: `pile-${index}`,
    };
    return field.launch(flight);
  });
  return (share) => {
    for (const move of moves) move(share);
    field.tick(16);
  };
}

/** As many sprites as the cards are made of, moved by plain arithmetic. */
function bare(cards: number, stage: Container): Frame {
  const made = Array.from({ length: cards }, (_, index) => {
    const card = new Container();
    card.addChild(
      new Sprite(atlas.texture("shadow")),
      new Sprite(atlas.texture(faces[index % faces.length]!)),
    );
    return stage.addChild(card);
  });
  return (share) =>
    made.forEach((card, index) => {
      card.position.set(640 + share * (index % 40) * 10, 120 + share * 300);
      card.rotation = share * index * 0.02;
      card.scale.set(0.2 + share * 0.2);
    });
}

const company = (seats: number): readonly SeatPerson[] =>
  Array.from({ length: seats }, (_, seat) => ({
    name: `Player ${seat}`,
    avatar: `avatar-${String(seat % 48).padStart(2, "0")}`,
    bot: seat > 0,
    presence: "here",
    titles: {},
    chips: null,
  }));

/** So many frames a turn takes. */
const turnFrames = 12;

/**
 * Play goes round: every turn somebody takes a card and another is to act; the plate goes there and
 * everybody's number is seen to.
 */
function seatRow(seats: number, stage: Container): Frame {
  const wide = layOut({ ...size, seats, own: 0, circle: null, mostCards: 14, textScale: 1 }, [
    shedTable,
  ]);
  const row = new SeatPlates(atlas, wide, emptyScene, () => undefined);
  stage.addChild(row.fans, row.plates);
  row.glides = true;
  row.lay(wide);
  row.people = company(seats);
  const scene: Scene = {
    ...emptyScene,
    own: 0,
    counts: Array<number>(seats).fill(5),
    shed: { stock: 90, pile: ["7h"], want: null },
    direction: 1,
  };
  row.settle({ ...scene, toAct: [1] });
  let frame = 0;
  return () => {
    frame += 1;
    const turn = Math.floor(frame / turnFrames);
    const seat = 1 + (turn % (seats - 1));
    if (frame % turnFrames === 0) {
      row.turnTo({ ...scene, toAct: [seat] }, {});
      row.setCount(seat, 2 + (turn % 9));
    }
    row.setClock(seat, 1 - (frame % turnFrames) / turnFrames);
    row.tick(16);
  };
}

/**
 * A face, a card, a name and a number for each, which stand still but for one; and a ring that
 * empties.
 */
function bareSeats(seats: number, stage: Container): Frame {
  const made = Array.from({ length: seats }, (_, index) => {
    const seat = stage.addChild(new Container());
    seat.addChild(
      new Sprite(atlas.texture("halo")),
      new Sprite(atlas.texture(faces[index % faces.length]!)),
      new Text({ text: `Player ${index}`, style: { fontSize: 90 } }),
      numberText(90, 0xffffff),
    );
    seat.position.set(40 + (index % 10) * 120, 40 + Math.floor(index / 10) * 120);
    seat.scale.set(0.15);
    return seat;
  });
  const ring = stage.addChild(new Graphics());
  return (share) => {
    made[Math.floor(share * 5) % seats]!.position.set(600 + share * 80, 400);
    ring
      .clear()
      .arc(600, 400, 30, 0, share * Math.PI * 2)
      .stroke({ width: 4, color: 0xffffff });
  };
}

const ways: { readonly [K in Way]: (count: number, stage: Container) => Frame } = {
  table,
  bare,
  seats: seatRow,
  bareSeats,
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
/** The clock of a page is coarse: so many frames are timed together. */
const together = 10;

window.measureFrames = async (way, count, frames) => {
  const stage = new Container();
  const frame = ways[way](count, stage);
  app.stage.addChild(stage);
  // The faces are painted once, before anything is measured.
  if (way === "seats") await Promise.all(company(count).map(({ avatar }) => loadAvatar(avatar)));
  const costs: Readonly<{ update: number; render: number }>[] = [];
  const pixel = new Uint8Array(4);
  for (let batch = 0; batch < frames / together; batch += 1) {
    let [update, render] = [0, 0];
    for (let index = 0; index < together; index += 1) {
      const start = performance.now();
      frame(((batch * together + index) % 60) / 60);
      const updated = performance.now();
      draws = 0;
      app.render();
      render += performance.now() - updated;
      update += updated - start;
      // Painting is awaited outside the measured time: without a GPU it would be measured instead.
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    }
    costs.push({ update: update / together, render: render / together });
  }
  stage.destroy({ children: true });
  const warm = costs.slice(1);
  return {
    update: median(warm.map((cost) => cost.update)),
    render: median(warm.map((cost) => cost.render)),
    draws,
  };
};
