// Renders the table's sounds and measures how loud they are.

import { openMixer, sound } from "#renderer/sound/mixer.ts";
import { recipes, type SoundName } from "#renderer/sound/recipes.ts";
import {
  integratedLoudness,
  peakOf,
  repeated,
  trimmed,
  type Recording,
} from "#test/support/loudness.ts";

declare global {
  interface Window {
    measureSounds?: () => Promise<readonly SoundMeasure[]>;
    measureCrowd?: () => Promise<number>;
  }
}

/** LUFS, share of full scale, seconds. */
export type SoundMeasure = Readonly<{
  name: string;
  variant: number;
  loudness: number;
  peak: number;
  length: number;
}>;

const rate = 48_000;
const longest = 4;
/** BS.1770 measures blocks of 0.4 s, so a shorter sound is measured over and over. */
const leastMeasured = 3;

async function rendered(play: (out: AudioNode) => void): Promise<Recording> {
  const context = new OfflineAudioContext(2, rate * longest, rate);
  play(openMixer(context));
  const buffer = await context.startRendering();
  return { rate, channels: [buffer.getChannelData(0), buffer.getChannelData(1)] };
}

window.measureSounds = async () => {
  const measures: SoundMeasure[] = [];
  for (const name of Object.keys(recipes) as SoundName[])
    for (const variant of recipes[name].keys()) {
      const heard = trimmed(
        await rendered((out) => sound(out, 0.1, { name, variant, pan: 0, pitch: 1 })),
      );
      measures.push({
        name,
        variant,
        loudness: integratedLoudness(repeated(heard, leastMeasured)),
        peak: peakOf(heard),
        length: (heard.channels[0]?.length ?? 0) / rate,
      });
    }
  return measures;
};

/** More than a table ever plays together, from all sides; returns the peak. */
window.measureCrowd = async () =>
  peakOf(
    await rendered((out) => {
      for (const [at, name] of (
        ["win", "chip", "chip", "play", "shuffle", "yourTurn"] as const
      ).entries())
        for (const variant of [0, 1, 2])
          sound(out, 0.1, { name, variant, pan: (at - 2.5) / 2.5, pitch: 1 });
    }),
  );
