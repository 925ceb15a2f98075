import { noiseFrom } from "#renderer/art/noise.ts";
import { sound } from "./mixer.ts";
import type { SoundName } from "./recipes.ts";

/** Seconds, after which the room repeats itself. */
const length = 48;
/** Far above a whisper of the room nobody would hear the table. */
const quiet = { air: 0.05, guests: 0.035 } as const;
/** How far off other tables are: what is left of their sounds, hertz. */
const distance = 900;
const elsewhere: readonly SoundName[] = ["chip", "shuffle", "chip", "pass", "flip"];
const events = 14;
/** Seconds for which it swells at its beginning and fades at its end, so that nothing clicks. */
const fade = 1.5;

function air(out: AudioNode): void {
  const { context } = out;
  const { sampleRate } = context;
  const samples = context.createBuffer(2, sampleRate * 5, sampleRate);
  for (const channel of [0, 1]) {
    const next = noiseFrom(31 + channel);
    const data = samples.getChannelData(channel);
    for (let at = 0; at < data.length; at++) data[at] = next() * 2 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = samples;
  source.loop = true;
  const walls = context.createBiquadFilter();
  walls.type = "lowpass";
  walls.frequency.value = 260;
  const level = context.createGain();
  for (let at = 0; at <= length; at += 6)
    level.gain.linearRampToValueAtTime(quiet.air * (at % 12 === 0 ? 1 : 0.7), at);
  source.connect(walls).connect(level).connect(out);
  source.start(0);
}

/** Chips and cards at tables further off, at times of their own. */
function guests(out: AudioNode): void {
  const { context } = out;
  const next = noiseFrom(1203);
  const walls = context.createBiquadFilter();
  walls.type = "lowpass";
  walls.frequency.value = distance;
  const level = context.createGain();
  level.gain.value = quiet.guests;
  walls.connect(level).connect(out);
  for (let event = 0; event < events; event++)
    sound(walls, fade + ((length - 2 * fade) * (event + next() * 0.8)) / events, {
      name: elsewhere[Math.floor(next() * elsewhere.length)]!,
      variant: Math.floor(next() * 4),
      pan: next() * 2 - 1,
      pitch: 0.9 + next() * 0.15,
    });
}

/** A quiet room that can be played over and over. */
export function renderRoom(sampleRate: number): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(2, sampleRate * length, sampleRate);
  const room = context.createGain();
  room.gain.setValueAtTime(0, 0);
  room.gain.linearRampToValueAtTime(1, fade);
  room.gain.setValueAtTime(1, length - fade);
  room.gain.linearRampToValueAtTime(0, length);
  room.connect(context.destination);
  air(room);
  guests(room);
  return context.startRendering();
}
