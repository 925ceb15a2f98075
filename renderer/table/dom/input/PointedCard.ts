// Which own card is looked at: by a pointer that rests on it, by the focus, by a finger that stays?

import { realClock } from "#renderer/client/clientClock.ts";
import type { DeskClock } from "#renderer/table/desk/deskPart.ts";
import type { HandPointer } from "./CardGestures.ts";

/** A finger that has stayed so long looks at the card, ms. */
const longPress = 450;

/** Hears what the hand tells the drawing, and hands it on. */
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

  #set(key: string | null): void {
    if (key === this.#key) return;
    this.#key = key;
    for (const listener of this.#listeners) listener();
  }
}
