// What does every table do at a step of a plan?

import type { Sounds } from "#renderer/sound/sounds.ts";
import type { Point } from "#renderer/table/layout/boxes.ts";
import type { PotView } from "./PotView.ts";
import type { Craft, Motion, StepActs } from "./partDrawing.ts";

/** Nothing more is to be moved. */
const done = (act: () => void): undefined => void act();

export const commonSteps = (craft: Craft, pot: PotView, sounds: Pick<Sounds, "play">): StepActs => {
  const { cards, seats } = craft;
  const placeOf = (seat: number | "pot"): Point | null =>
    seat === "pot" ? null : (craft.layout.seats[seat] ?? null);
  return {
    fly: (step) => cards.launch(step),
    count: ({ seat, cards: count }) => done(() => seats.setCount(seat, count)),
    hold: ({ hand }) => done(() => cards.hold(hand)),
    heap: (step) => done(() => cards.setHeap(step.cards)),
    say: ({ seat, words }) => done(() => seats.say(seat, words)),
    hush: () => done(() => seats.hush()),
    place: ({ seat, place }) => seats.setPlace(seat, place),
    clear: ({ chips }) => done(() => seats.clear(chips)),
    muck: ({ seat }) => done(() => seats.muck(seat)),
    vanish: ({ keys }) => done(() => cards.vanish(keys)),
    sound: ({ name }) => done(() => sounds.play(name)),
    chips: ({ from, to, amount }) =>
      both(pot.send(placeOf(from), placeOf(to), amount), seats.moveChips(from, to, amount)),
  };
};

/** Chips fly, and the stacks that they leave and reach count along. */
export const both =
  (one: Motion, other: Motion): Motion =>
  (share) => {
    one(share);
    other(share);
  };
