import { recipes, type SoundName } from "./recipes.ts";

export type { SoundName } from "./recipes.ts";

/** Source of the first gesture, which allows audio. */
export type GestureSource = Pick<EventTarget, "addEventListener" | "removeEventListener">;

const gestures = ["pointerdown", "keydown", "touchend"] as const;

type Desk = Readonly<{ context: AudioContext; volume: GainNode }>;

function openDesk(): Desk | null {
  try {
    const context = new AudioContext({ latencyHint: "interactive" });
    // Many chips at once would clip.
    const limiter = context.createDynamicsCompressor();
    const volume = context.createGain();
    volume.connect(limiter).connect(context.destination);
    return { context, volume };
  } catch {
    return null;
  }
}

/** Plays synthesised sounds. Never throws and reports no errors: the table works without sound. */
export class Sounds {
  muted = false;
  #volume = 0.7;
  #desk: Desk | null | undefined;
  #allowed = false;
  readonly #gestureSource: GestureSource;
  readonly #allow = () => {
    this.#allowed = true;
    for (const gesture of gestures) this.#gestureSource.removeEventListener(gesture, this.#allow);
  };

  constructor(gestureSource: GestureSource = globalThis) {
    this.#gestureSource = gestureSource;
    for (const gesture of gestures)
      gestureSource.addEventListener(gesture, this.#allow, { passive: true });
  }

  get volume(): number {
    return this.#volume;
  }

  set volume(volume: number) {
    this.#volume = Math.min(1, Math.max(0, volume));
    if (this.#desk) this.#desk.volume.gain.value = this.#volume ** 2;
  }

  /** Does nothing before the first gesture, while muted, or without audio. */
  play(name: SoundName): void {
    if (this.muted || this.#volume === 0 || !this.#allowed) return;
    if (this.#desk === undefined) {
      this.#desk = openDesk();
      this.volume = this.#volume;
    }
    if (this.#desk === null) return;
    const { context, volume } = this.#desk;
    if (context.state === "suspended") context.resume().catch(() => undefined);
    try {
      // Random pitch, so that a repeated sound is never quite the same.
      recipes[name]({
        context,
        out: volume,
        at: context.currentTime + 0.005,
        pitch: 0.97 + Math.random() * 0.06,
      });
    } catch {
      this.#desk = null;
    }
  }

  close(): void {
    this.#allow();
    this.#allowed = false;
    this.#desk?.context.close().catch(() => undefined);
    this.#desk = null;
  }
}
