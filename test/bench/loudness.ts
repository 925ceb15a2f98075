// Measures how loud every variant of every sound is (ITU-R BS.1770), through all that the table
// plays it through.

import type { Bench, Report } from "./bench.ts";
import { onPage } from "./builtPage.ts";
import type { SoundMeasure } from "./loudnessPage/page.ts";

/** LUFS */
const aim = -18;
const within = 2;
const loudest = 1;

const decibels = (share: number): string => (20 * Math.log10(share)).toFixed(1);

function lineOf(name: string, variants: readonly SoundMeasure[]): string {
  const each = (of: (one: SoundMeasure) => string) => variants.map(of).join("  ");
  return [
    name.padEnd(14),
    `${each(({ loudness }) => loudness.toFixed(1))} LUFS`,
    `peaks ${each(({ peak }) => decibels(peak))} dB`,
    `${Math.max(...variants.map(({ length }) => length)).toFixed(2)} s`,
  ].join("  ");
}

function reportOf(measures: readonly SoundMeasure[], crowd: number): Report {
  const names = [...new Set(measures.map(({ name }) => name))];
  const of = (name: string) => measures.filter((one) => one.name === name);
  return {
    lines: [
      ...names.map((name) => lineOf(name, of(name))),
      `eighteen at once: peak ${decibels(crowd)} dB`,
    ],
    goals: [
      {
        what: `every variant of ${names.length} sounds has ${aim} ± ${within} LUFS`,
        met: measures.every(({ loudness }) => Math.abs(loudness - aim) <= within),
      },
      {
        what: "no sound clips, alone or in a crowd",
        met: [crowd, ...measures.map(({ peak }) => peak)].every((peak) => peak < loudest),
      },
      {
        what: "every sound has at least three variants",
        met: names.every((name) => of(name).length >= 3),
      },
    ],
  };
}

export const bench: Bench = {
  title:
    "How loud the sounds of the table are, at full volume (integrated, each as long as it sounds)",
  run: () =>
    onPage("loudnessPage", async (page) => {
      await page.waitForFunction(() => window.measureSounds !== undefined, null, {
        timeout: 60_000,
      });
      const measures = await page.evaluate(() => window.measureSounds!());
      return reportOf(measures, await page.evaluate(() => window.measureCrowd!()));
    }),
};
