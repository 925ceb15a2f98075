import { renderRoom } from "./ambience.ts";
import { openMixer, sound } from "./mixer.ts";
import { recipes, type SoundName } from "./recipes.ts";
import { vibrate } from "./vibration.ts";

export type { SoundName } from "./recipes.ts";

/** Source of the first gesture, which allows audio. */
export type GestureSource = Pick<EventTarget, "addEventListener" | "removeEventListener">;

const gestures = ["pointerdown", "keydown", "touchend"] as const;

type Desk = Readonly<{ context: AudioContext; volume: GainNode }>;

function openDesk(): Desk | null {
  try {
    const context = new AudioContext({ latencyHint: "interactive" });
    return { context, volume: openMixer(context) };
  } catch {
    return null;
  }
}

/** The room is heard, and phones vibrate, as the person wishes. */
export type SoundWishes = Readonly<{
  /** 0…1 */ volume: number;
  muted: boolean;
  ambience: boolean;
  vibration: boolean;
}>;

/** The next variant is another one than the last. */
export function nextVariant(last: number | undefined, of: number, chance: number): number {
  if (last === undefined) return Math.floor(chance * of);
  return (last + 1 + Math.floor(chance * (of - 1))) % of;
}

/** Plays synthesised sounds. Never throws and reports no errors: the table works without sound. */
export class Sounds {
  #wishes: SoundWishes = { volume: 0.7, muted: false, ambience: false, vibration: false };
  #desk: Desk | null | undefined;
  #allowed = false;
  #room: AudioBufferSourceNode | null = null;
  readonly #last = new Map<SoundName, number>();
  readonly #gestureSource: GestureSource;
  readonly #allow = () => {
    this.#allowed = true;
    for (const gesture of gestures) this.#gestureSource.removeEventListener(gesture, this.#allow);
    this.#fillRoom();
  };

  constructor(gestureSource: GestureSource = globalThis) {
    this.#gestureSource = gestureSource;
    for (const gesture of gestures)
      gestureSource.addEventListener(gesture, this.#allow, { passive: true });
  }

  get wishes(): SoundWishes {
    return this.#wishes;
  }

  set wishes(wishes: SoundWishes) {
    this.#wishes = { ...wishes, volume: Math.min(1, Math.max(0, wishes.volume)) };
    // Ears hear ratios: half the way is about half as loud.
    if (this.#desk) this.#desk.volume.gain.value = this.#wishes.volume ** 3;
    this.#fillRoom();
  }

  /**
   * `pan`: from the left (-1) to the right (1). Does nothing before the first gesture; while muted,
   * or without audio, only vibrates.
   */
  play(name: SoundName, pan = 0): void {
    if (!this.#allowed) return;
    if (this.#wishes.vibration) vibrate(name);
    const desk = this.#opened();
    if (!desk) return;
    const variant = nextVariant(this.#last.get(name), recipes[name].length, Math.random());
    this.#last.set(name, variant);
    try {
      const at = desk.context.currentTime + 0.005;
      sound(desk.volume, at, { name, variant, pan, pitch: 0.985 + Math.random() * 0.03 });
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

  get #isSilent(): boolean {
    return this.#wishes.muted || this.#wishes.volume === 0 || !this.#allowed;
  }

  #opened(): Desk | null {
    if (this.#isSilent) return null;
    if (this.#desk === undefined) {
      this.#desk = openDesk();
      if (this.#desk) this.#desk.volume.gain.value = this.#wishes.volume ** 3;
    }
    if (this.#desk?.context.state === "suspended")
      this.#desk.context.resume().catch(() => undefined);
    return this.#desk;
  }

  #fillRoom(): void {
    if (!this.#wishes.ambience || this.#isSilent) {
      this.#room?.stop();
      this.#room = null;
      return;
    }
    const desk = this.#room ? null : this.#opened();
    if (!desk) return;
    const source = desk.context.createBufferSource();
    this.#room = source;
    renderRoom(desk.context.sampleRate).then(
      (buffer) => {
        if (this.#room !== source) return;
        source.buffer = buffer;
        source.loop = true;
        source.connect(desk.volume);
        source.start();
      },
      () => undefined,
    );
  }
}
