import { realClock } from "#renderer/client/clientClock.ts";
import type { DeskClock } from "#renderer/table/part.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";

/** Hold time after which a finger inspects the card, ms. */
const longPress = 450;

export class PointedCard implements HandPointer {
  readonly #drawing: HandPointer;
  readonly #clock: DeskClock;
  readonly #listeners = new Set<() => void>();
  #key: string | null = null;
  #stop: () => void = () => undefined;

  constructor(drawing: HandPointer, clock: DeskClock = realClock) {
    this.#drawing = drawing;
    this.#clock = clock;
  }

  readonly key = (): string | null => this.#key;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly point = (key: string | null, tilt: number): void => {
    this.#set(key);
    this.#drawing.point(key, tilt);
  };

  readonly pull = (pulled: Parameters<HandPointer["pull"]>[0]): void => {
    this.press(null);
    this.#drawing.pull(pulled);
  };

  readonly press = (key: string | null): void => {
    this.#stop();
    if (key === null) this.#set(null);
    else this.#stop = this.#clock.after(longPress, () => this.#set(key));
  };

  #set(key: string | null) {
    if (key === this.#key) return;
    this.#key = key;
    for (const listener of this.#listeners) listener();
  }
}

export type Pulled = Readonly<{ keys: ReadonlySet<string>; x: number; y: number }>;

export interface HandPointer {
  /** `tilt`: where on the card, −1 left … 1 right. */
  point(key: string | null, tilt: number): void;
  /** A finger lies on the card; null once it is lifted. */
  press?(key: string | null): void;
  /** Moves the pulled cards with the pointer, in pixels; null releases them. */
  pull(pulled: Pulled | null): void;
}

type Touch = Readonly<{
  clientX: number;
  clientY: number;
  timeStamp: number;
}>;
type Release = Touch & { readonly over?: string | null };

/** Longest time between the two taps of a double tap, ms. */
const doubleTap = 350;
/** Distance at which a press becomes a pull, pixels. */
const pullFrom = 9;
/** Cards pulled up by this share of a card's height are played. */
const playFrom = 0.6;

type GestureDesk = Pick<
  Desk,
  "state" | "suggested" | "isQuick" | "toggle" | "pick" | "playSet" | "put" | "drop"
>;
type Press = {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  keys: ReadonlySet<string> | null;
};
/** `picked`: the picks before the tap. `left`: true if the tap left its card picked. */
type Tap = Readonly<{
  key: string;
  at: number;
  picked: ReadonlySet<string>;
  left: boolean;
}>;

export class CardGestures {
  cardHeight = 150;
  /** Positions of the hand's cards, from the left; pixels. */
  places: readonly Readonly<{ key: string; x: number }>[] = [];
  readonly #desk: GestureDesk;
  readonly #pointer: HandPointer;
  #press: Press | null = null;
  #tap: Tap | null = null;

  constructor(desk: GestureDesk, pointer: HandPointer) {
    this.#desk = desk;
    this.#pointer = pointer;
  }

  get isPulling(): boolean {
    return this.#press !== null && this.#press.keys !== null;
  }

  down(key: string, { clientX, clientY }: Touch): void {
    this.#press = { key, x: clientX, y: clientY, keys: null };
  }

  move({ clientX, clientY }: Touch): void {
    const press = this.#press;
    if (!press) return;
    const [x, y] = [clientX - press.x, clientY - press.y];
    if (press.keys === null && Math.hypot(x, y) >= pullFrom) {
      press.keys = this.#desk.suggested(press.key);
      this.#pointer.point(null, 0);
    }
    if (press.keys) this.#pointer.pull({ keys: press.keys, x, y });
  }

  /**
   * Cards released over a drop place go there, and over the table they are played; within the hand
   * one card is put there or goes back. A press that pulled nothing is a tap.
   */
  up(touch: Release, adds: boolean): void {
    const press = this.#press;
    this.#press = null;
    if (!press) return;
    if (!press.keys) return this.#tapOn(press.key, touch.timeStamp, adds);
    const { over = null } = touch;
    if (over !== null && this.#desk.drop(press.keys, over)) return this.#pointer.pull(null);
    if (press.y - touch.clientY > this.cardHeight * playFrom) this.#desk.playSet(press.keys);
    else this.#putBeside(press.key, touch.clientX - press.x);
    this.#pointer.pull(null);
  }

  cancel(): void {
    if (this.isPulling) this.#pointer.pull(null);
    this.#press = null;
  }

  #putBeside(key: string, by: number) {
    const from = this.places.findIndex((place) => place.key === key);
    const x = (this.places[from]?.x ?? 0) + by;
    const off = this.places.map((place) => Math.abs(place.x - x));
    const to = off.indexOf(Math.min(...off));
    if (from >= 0 && to !== from) this.#desk.put(key, to);
  }

  /** `adds`: keeps the other picks even if the card does not go with them. */
  #tapOn(key: string, timeStamp: number, adds: boolean) {
    const first = this.#tap;
    const { picked } = this.#desk.state();
    // If the picks were cleared in between, it counts as a first tap.
    const isAsLeft = first?.key === key && first.left === picked.has(key);
    if (!isAsLeft || timeStamp - first.at >= doubleTap || !this.#desk.isQuick()) {
      this.#desk.toggle(key, adds);
      this.#tap = { key, at: timeStamp, picked, left: this.#desk.state().picked.has(key) };
      return;
    }
    this.#tap = null;
    this.#desk.pick(first.picked);
    this.#desk.playSet(this.#desk.suggested(key));
  }
}
