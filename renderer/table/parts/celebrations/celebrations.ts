// How does a table show that somebody has won, or holds a title?

import { Container } from "pixi.js";
import type { Moment, Part } from "#renderer/table/part.ts";
import type { BeatOf } from "#renderer/table/scene/beat.ts";
import { said, speechWith } from "#renderer/table/scene/saying.ts";
import type { Draft } from "#renderer/table/scene/step.ts";
import type { Craft, PartDrawing } from "#renderer/table/drawing/partDrawing.ts";
import { celebrate, cheer } from "./celebrate.ts";
import type {} from "./celebrationScene.ts";

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

function drawing(craft: Craft): PartDrawing {
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

export const celebrations: Part = {
  name: "celebrations",
  beats: { crown: { plan: planCrown }, win: { plan: planWin } },
  lasting: ["crown", "cheer"],
  drawing,
};
