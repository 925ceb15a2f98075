import { Easing } from "@tweenjs/tween.js";
import { Container, Text } from "pixi.js";
import { displayFont } from "#renderer/art/fonts.ts";
import { still, type Craft, type Motion } from "#renderer/table/drawing/PartDrawings.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Moment, PartOf } from "#renderer/table/part.ts";
import { planShow, type ShownHand } from "#renderer/table/parts/shownHands/shownHands.ts";
import type { BeatOf, Draft, AnimationStep } from "#renderer/table/scene/animation.ts";

/**
 * Size at which the letters are painted; their size on the table as a share of a seat's width, at
 * least `least` pixels.
 */
const painted = 64;
const share = 0.34;
const least = 20;
/** Shares of the way: the letters grow as they leave, and fade as they arrive. */
const leaves = 0.2;
const arrives = 0.88;

class FlyingPoints extends Container {
  readonly #craft: Pick<Craft, "layout" | "showing">;

  constructor(craft: Pick<Craft, "layout" | "showing">) {
    super({ label: "points" });
    this.#craft = craft;
  }

  /** Starts at the seat's open hand, or at the seat. */
  send(from: Seat, to: Seat, words: string): Motion {
    const { seats, showPlaces, room } = this.#craft.layout;
    const [start, end] = [
      from === room.own
        ? seats[from]
        : (showPlaces?.(this.#craft.showing, false).get(from) ?? seats[from]),
      seats[to],
    ];
    if (!start || !end) return still;
    const text = new Text({
      text: words,
      style: {
        fontFamily: displayFont,
        fontSize: painted,
        fontWeight: "700",
        fill: "#ffe9b8",
        stroke: { color: "#2a1606", width: 8 },
      },
      resolution: 2,
      anchor: 0.5,
      label: `points ${words}`,
    });
    const size = Math.max(least, Math.min(end.box.width, end.box.height) * share) / painted;
    this.addChild(text);
    const move = (now: number): void => {
      if (text.destroyed) return;
      const way = Easing.Cubic.InOut(now);
      text.position.set(start.x + (end.x - start.x) * way, start.y + (end.y - start.y) * way);
      text.scale.set(size * Easing.Back.Out(Math.min(1, now / leaves)));
      text.alpha = Math.min(1, (1 - now) / (1 - arrives));
      if (now === 1) text.destroy();
    };
    move(0);
    return move;
  }

  clear(): void {
    for (const text of this.removeChildren()) text.destroy();
  }
}

/**
 * Each hand stays visible before its points go; those of a large company overlap, so that all are
 * turned within `all`; ms.
 */
const times = { read: 900, score: 760, next: 700, all: 3600 } as const;

function planTally(beat: BeatOf<"tally">, moment: Moment): Draft {
  const { at, beats } = moment;
  const tallies = beats.filter(({ type }) => type === "tally");
  const { seat, hand, to, words } = beat;
  const shown = planShow({ type: "show", seat, hand }, moment);
  const flies = at + times.read;
  const points = to.map((winner): AnimationStep => ({
    type: "score",
    from: seat,
    to: winner,
    words,
    at: flies,
    ms: times.score,
  }));
  const landed: readonly AnimationStep[] =
    to.length > 0 ? [{ type: "sound", name: "chip", at: flies + times.score * 0.85, ms: 0 }] : [];
  const isLast = tallies.at(-1) === beat;
  return {
    ...shown,
    steps: [...shown.steps, ...points, ...landed],
    until: isLast ? flies + times.score : at + Math.min(times.next, times.all / tallies.length),
  };
}

export type TallySlices = Readonly<{
  beats: {
    tally: Readonly<{
      seat: Seat;
      hand: ShownHand;
      to: readonly Seat[];
      words: string;
    }>;
  };
  animations: {
    score: Readonly<{ from: Seat; to: Seat; words: string }>;
  };
}>;

export const tally: PartOf<TallySlices> = {
  name: "tally",
  beats: { tally: { plan: planTally } },
  drawing: (craft) => {
    const points = new FlyingPoints(craft);
    return {
      nodes: { top: points },
      steps: {
        score: ({ from, to, words }) => points.send(from, to, words),
        clear: () => void points.clear(),
      },
      settle: () => points.clear(),
    };
  },
};
