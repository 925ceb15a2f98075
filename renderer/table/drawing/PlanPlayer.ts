import type { Plan, AnimationStep } from "#renderer/table/scene/animation.ts";
import { Group, Tween } from "@tweenjs/tween.js";

/** `slowed`: by how much a moment has stretched it, which who hurries does not wait for. */
type Span = Readonly<{ from: number; to: number; slowed?: number }>;

/** Factor on the speed of flights while hurried. */
const fastForward = 5;
/** Even with many views waiting, a flight of the usual length stays visible for two frames. */
const fastest = 10.5;
/** Factor on the speed of pauses while hurried: the person chose not to wait. */
const pauseSpeed = 25;

const flying: ReadonlySet<AnimationStep["type"]> = new Set([
  "fly",
  "chips",
  "bet",
  "return",
  "gather",
  "award",
]);

export const flightsOf = ({ steps }: Plan, begins: number): readonly Span[] =>
  steps.flatMap(({ type, at, ms, slowed = 1 }) =>
    flying.has(type) ? [{ from: begins + at, to: begins + at + ms, slowed }] : [],
  );

/**
 * `speed`: without hurrying. Past the plan's end everything that still lasts counts as in flight.
 */
export function hurriedAfter(
  time: number,
  ms: number,
  speed: number,
  flights: readonly Span[],
  end: number,
): number {
  const inFlight = Math.max(speed, Math.min(speed * fastForward, fastest));
  const edges = [...flights.flatMap(({ from, to }) => [from, to]), end]
    .filter((edge) => edge > time && edge <= end)
    .toSorted((one, other) => one - other);
  let [now, left] = [time, ms];
  for (const edge of edges) {
    const rates = flights.flatMap(({ from, to, slowed = 1 }) =>
      from <= now && now < to ? [inFlight * slowed] : [],
    );
    const rate = rates.length > 0 ? Math.min(...rates) : Math.max(inFlight, pauseSpeed);
    const needed = (edge - now) / rate;
    if (needed > left) return now + left * rate;
    left -= needed;
    now = edge;
  }
  return now + left * inFlight;
}

interface Cast {
  begin(step: AnimationStep): (share: number) => void;
  end(step: AnimationStep): void;
}

/** A longer pause of the page is not made up for, ms. */
const longestFrame = 250;

export class PlanPlayer {
  speed = 1;
  held = false;
  readonly #cast: Cast;
  readonly #group = new Group();
  #time = 0;
  #end = 0;
  #hurried = false;
  #flights: readonly Span[] = [];
  #done: (() => void) | null = null;

  constructor(cast: Cast) {
    this.#cast = cast;
  }

  get isPlaying(): boolean {
    return this.#done !== null;
  }

  /** True while something such as a celebration has not ended. */
  get isBusy(): boolean {
    return this.isPlaying || this.#group.getAll().length > 0;
  }

  /** Calls `done` when the next plan may begin; a celebration may last longer. */
  play(plan: Plan, done: () => void): void {
    const { steps, ms } = plan;
    this.#done = done;
    this.#end = this.#time + ms;
    this.#flights = flightsOf(plan, this.#time);
    for (const step of steps.toSorted((one, other) => one.at - other.at)) this.#schedule(step);
  }

  hurry(): void {
    if (this.isPlaying) this.#hurried = true;
  }

  /** Jumps to the plan's end and drops all motions; `done` then shows the whole scene. */
  finish(): void {
    const done = this.#done;
    this.stop();
    done?.();
  }

  stop(): void {
    this.#group.removeAll();
    this.#done = null;
    this.#hurried = false;
  }

  tick(ms: number): void {
    if (!this.isBusy) return;
    const frame = Math.min(ms, longestFrame);
    this.#time =
      this.#hurried || this.held
        ? hurriedAfter(this.#time, frame, this.speed, this.#flights, this.#end)
        : this.#time + frame * this.speed;
    this.#group.update(this.#time);
    if (this.#done && this.#time >= this.#end) {
      const done = this.#done;
      this.#done = null;
      this.#hurried = false;
      done();
    }
  }

  #schedule(step: AnimationStep) {
    let move: (share: number) => void = () => undefined;
    const progress = { share: 0 };
    const tween = new Tween(progress)
      .to({ share: 1 }, Math.max(1, step.ms))
      .delay(step.at)
      .onStart(() => {
        move = this.#cast.begin(step);
      })
      .onUpdate(() => move(progress.share))
      .onComplete(() => {
        this.#group.remove(tween);
        this.#cast.end(step);
      });
    this.#group.add(tween);
    tween.start(this.#time);
  }
}
