import type { SoundName } from "./recipes.ts";
import { vibrate } from "./vibration.ts";

export type { SoundName } from "./recipes.ts";

/** Source of the first gesture, which allows audio. */
export type GestureSource = Pick<EventTarget, "addEventListener" | "removeEventListener">;

const gestures = ["pointerdown", "keydown", "touchend"] as const;

/** The page starts without it, and home is quiet: the first sound at a table asks for it. */
const loadMixer = () => import("./mixer.ts");
type Mixer = Awaited<ReturnType<typeof loadMixer>>;

/** A sound that has had to wait for the mixer longer than this no longer fits what is seen, ms. */
const latest = 300;

type Desk = Readonly<{ mixer: Mixer; context: AudioContext; volume: GainNode }>;

function openDesk(mixer: Mixer): Desk | null {
  try {
    const context = new AudioContext({ latencyHint: "interactive" });
    return { mixer, context, volume: mixer.openMixer(context) };
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
  #mixer: Mixer | null = null;
  #desk: Desk | null | undefined;
  #allowed = false;
  #room: AudioBufferSourceNode | null = null;
  #isRoomComing = false;
  readonly #last = new Map<SoundName, number>();
  readonly #gestureSource: GestureSource;
  readonly #allow = () => {
    this.#allowed = true;
    this.#forgetGestures();
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
    if (this.#isSilent) return;
    if (this.#mixer) return this.#sound(name, pan);
    const asked = performance.now();
    void this.#loaded().then(() => {
      if (performance.now() - asked <= latest) this.#sound(name, pan);
    });
  }

  close(): void {
    this.#forgetGestures();
    this.#allowed = false;
    this.#fillRoom();
    this.#desk?.context.close().catch(() => undefined);
    this.#desk = null;
  }

  #forgetGestures(): void {
    for (const gesture of gestures) this.#gestureSource.removeEventListener(gesture, this.#allow);
  }

  /** Without a line the page stays quiet, and asks again for the next sound. */
  async #loaded(): Promise<void> {
    this.#mixer ??= await loadMixer().catch(() => null);
  }

  #sound(name: SoundName, pan: number): void {
    const desk = this.#opened();
    if (!desk) return;
    const { sound, variantsOf } = desk.mixer;
    const variant = nextVariant(this.#last.get(name), variantsOf(name), Math.random());
    this.#last.set(name, variant);
    try {
      const at = desk.context.currentTime + 0.005;
      sound(desk.volume, at, { name, variant, pan, pitch: 0.985 + Math.random() * 0.03 });
    } catch {
      this.#desk = null;
    }
  }

  get #isSilent(): boolean {
    return this.#wishes.muted || this.#wishes.volume === 0 || !this.#allowed;
  }

  #opened(): Desk | null {
    if (this.#isSilent || !this.#mixer) return null;
    if (this.#desk === undefined) {
      this.#desk = openDesk(this.#mixer);
      if (this.#desk) this.#desk.volume.gain.value = this.#wishes.volume ** 3;
    }
    if (this.#desk?.context.state === "suspended")
      this.#desk.context.resume().catch(() => undefined);
    return this.#desk;
  }

  get #isRoomHeard(): boolean {
    return this.#wishes.ambience && !this.#isSilent;
  }

  #fillRoom(): void {
    if (!this.#isRoomHeard) {
      this.#room?.stop();
      this.#room = null;
    } else if (!this.#room && !this.#isRoomComing) {
      this.#isRoomComing = true;
      void this.#openRoom()
        .catch(() => undefined)
        .finally(() => (this.#isRoomComing = false));
    }
  }

  async #openRoom(): Promise<void> {
    const [{ renderRoom }] = await Promise.all([import("./ambience.ts"), this.#loaded()]);
    const desk = this.#opened();
    if (!desk) return;
    const buffer = await renderRoom(desk.context.sampleRate);
    if (!this.#isRoomHeard) return;
    this.#room = new AudioBufferSourceNode(desk.context, { buffer, loop: true });
    this.#room.connect(desk.volume);
    this.#room.start();
  }
}
