// Loudness of sound as ITU-R BS.1770-4 defines it.

/** Samples of each channel, left first, each weighing the same. */
export type Recording = Readonly<{ rate: number; channels: readonly Float32Array[] }>;

type Filter = Readonly<{ b: readonly [number, number, number]; a: readonly [number, number] }>;

/** The two stages of K-weighting for any rate of samples: what the head adds, and what ears miss. */
function weighting(rate: number): readonly [Filter, Filter] {
  return [shelf(rate), highPass(rate)];
}

function shelf(rate: number): Filter {
  const [hertz, gain, q] = [1681.974450955533, 3.999843853973347, 0.7071752369554196];
  const k = Math.tan((Math.PI * hertz) / rate);
  const high = 10 ** (gain / 20);
  const band = high ** 0.4996667741545416;
  const whole = 1 + k / q + k * k;
  return {
    b: [
      (high + (band * k) / q + k * k) / whole,
      (2 * (k * k - high)) / whole,
      (high - (band * k) / q + k * k) / whole,
    ],
    a: [(2 * (k * k - 1)) / whole, (1 - k / q + k * k) / whole],
  };
}

function highPass(rate: number): Filter {
  const [hertz, q] = [38.13547087602444, 0.5003270373238773];
  const k = Math.tan((Math.PI * hertz) / rate);
  const whole = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / whole, (1 - k / q + k * k) / whole] };
}

function filtered(samples: Float32Array, { b, a }: Filter): Float32Array {
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let at = 0; at < samples.length; at++) {
    const x = samples[at]!;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[at] = y;
  }
  return out;
}

const blockSeconds = 0.4;
/** Blocks overlap by three quarters. */
const stepSeconds = 0.1;
/** LUFS: what is quieter counts as silence. */
const absoluteGate = -70;
/** LU below the ungated loudness. */
const relativeGate = -10;

const loudnessOf = (power: number): number => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Integrated loudness, LUFS; -Infinity for silence and for what is shorter than a block. */
export function integratedLoudness({ rate, channels }: Recording): number {
  const weighted = channels.map((samples) =>
    weighting(rate).reduce((sofar, filter) => filtered(sofar, filter), samples),
  );
  const [block, step] = [Math.round(blockSeconds * rate), Math.round(stepSeconds * rate)];
  const length = weighted[0]?.length ?? 0;
  const powers = Array.from(
    { length: Math.max(0, Math.floor((length - block) / step) + 1) },
    (_, at) =>
      weighted.reduce(
        (sum, samples) =>
          sum +
          samples.subarray(at * step, at * step + block).reduce((all, one) => all + one * one, 0) /
            block,
        0,
      ),
  ).filter((power) => loudnessOf(power) > absoluteGate);
  if (powers.length === 0) return -Infinity;
  const gate = loudnessOf(mean(powers)) + relativeGate;
  return loudnessOf(mean(powers.filter((power) => loudnessOf(power) > gate)));
}

/** The highest sample of any channel, 1 for full scale. */
export const peakOf = ({ channels }: Recording): number =>
  Math.max(
    ...channels.map((samples) => samples.reduce((top, one) => Math.max(top, Math.abs(one)), 0)),
  );

/** What is below this share of the peak is no longer heard: -60 dB. */
const heard = 0.001;

/** Without the silence before and after. */
export function trimmed({ rate, channels }: Recording): Recording {
  const least = peakOf({ rate, channels }) * heard;
  const isHeard = (at: number) => channels.some((samples) => Math.abs(samples[at] ?? 0) > least);
  let [from, to] = [0, channels[0]?.length ?? 0];
  while (from < to && !isHeard(from)) from += 1;
  while (to > from && !isHeard(to - 1)) to -= 1;
  return { rate, channels: channels.map((samples) => samples.subarray(from, to)) };
}

/**
 * The same over and over for at least so many seconds, so that what is shorter than a block has a
 * loudness: that of the time in which it sounds.
 */
export function repeated({ rate, channels }: Recording, seconds: number): Recording {
  const times = Math.ceil((seconds * rate) / Math.max(1, channels[0]?.length ?? 0));
  return {
    rate,
    channels: channels.map((samples) => {
      const out = new Float32Array(samples.length * times);
      for (let nth = 0; nth < times; nth++) out.set(samples, nth * samples.length);
      return out;
    }),
  };
}
