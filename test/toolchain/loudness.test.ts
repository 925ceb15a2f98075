// Checks the measure of loudness against what ITU-R BS.1770 and EBU Tech 3341 state.

import { expect, test } from "vitest";
import { integratedLoudness, peakOf, repeated, trimmed } from "#test/support/loudness.ts";

const rate = 48_000;
const sine = (hertz: number, decibels: number, seconds: number): Float32Array =>
  Float32Array.from(
    { length: rate * seconds },
    (_, at) => 10 ** (decibels / 20) * Math.sin((2 * Math.PI * hertz * at) / rate),
  );
const stereo = (samples: Float32Array) => ({ rate, channels: [samples, samples] });

test("a full tone of 997 Hz in one channel has -3.01 LUFS", () => {
  expect(integratedLoudness({ rate, channels: [sine(997, 0, 3)] })).toBeCloseTo(-3.01, 1);
});

test("a tone of 1000 Hz at -23 dB in both channels has -23 LUFS at any rate of samples", () => {
  expect(integratedLoudness(stereo(sine(1000, -23, 3)))).toBeCloseTo(-23, 1);
  const slower = 44_100;
  const samples = Float32Array.from(
    { length: slower * 3 },
    (_, at) => 10 ** (-23 / 20) * Math.sin((2 * Math.PI * 1000 * at) / slower),
  );
  expect(integratedLoudness({ rate: slower, channels: [samples, samples] })).toBeCloseTo(-23, 1);
});

test("what is far quieter than the rest does not count, and silence has no loudness", () => {
  const loud = sine(1000, -23, 4);
  const both = new Float32Array(loud.length * 2);
  both.set(loud);
  both.set(sine(1000, -60, 4), loud.length);
  expect(integratedLoudness(stereo(both))).toBeCloseTo(-23, 0);
  expect(integratedLoudness(stereo(new Float32Array(rate)))).toBe(-Infinity);
});

test("a short sound is as loud as it is while it sounds", () => {
  const short = new Float32Array(rate);
  short.set(sine(1000, -23, 0.1), 12_000);
  const heard = trimmed(stereo(short));
  expect(heard.channels[0]!.length).toBeLessThanOrEqual(rate / 10);
  expect(integratedLoudness(repeated(heard, 3))).toBeCloseTo(-23, 1);
  expect(peakOf(heard)).toBeCloseTo(10 ** (-23 / 20), 3);
});
