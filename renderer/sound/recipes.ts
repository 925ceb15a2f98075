import { noiseFrom } from "#renderer/art/noise.ts";

/**
 * Where a recipe plays: the context, the node to feed, the start time (seconds), the pitch (1 = as
 * written), and numbers in 0…1 that make one variant of a sound differ from the others.
 */
export type Stage = Readonly<{
  context: BaseAudioContext;
  out: AudioNode;
  at: number;
  pitch: number;
  vary: () => number;
}>;

type Recipe = (stage: Stage) => void;
/** A sound that is often heard is never quite the same twice. */
export type Variants = readonly [Recipe, Recipe, Recipe, ...Recipe[]];

const silence = 0.0005;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseFor(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  const next = noiseFrom(1770);
  for (let index = 0; index < samples.length; index++) samples[index] = next() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}

function envelope(
  stage: Stage,
  start: number,
  attack: number,
  length: number,
  level: number,
): GainNode {
  const gain = stage.context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(level, start + attack);
  gain.gain.exponentialRampToValueAtTime(silence, start + length);
  gain.connect(stage.out);
  return gain;
}

/** A factor within `share` of 1. */
const about = ({ vary }: Stage, share: number): number => 1 + (vary() * 2 - 1) * share;

type Brush = {
  after?: number;
  length: number;
  from: number;
  to?: number;
  sharp?: number;
  level: number;
  attack?: number;
};

/**
 * Filtered noise with a sliding cut-off for paper, cloth and air. Frequencies in hertz, times in
 * seconds.
 */
function brush(
  stage: Stage,
  { after = 0, length, from, to = from * 0.45, sharp = 0.8, level, attack = 0.003 }: Brush,
) {
  const start = stage.at + after;
  const height = stage.pitch * about(stage, 0.09);
  const lasts = length * about(stage, 0.1);
  const source = stage.context.createBufferSource();
  source.buffer = noiseFor(stage.context);
  const filter = stage.context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(from * height, start);
  filter.frequency.exponentialRampToValueAtTime(to * height, start + lasts);
  source.connect(filter).connect(envelope(stage, start, attack, lasts, level));
  source.start(start, stage.vary() * 0.5);
  source.stop(start + lasts + 0.02);
}

type Tone = {
  after?: number;
  length: number;
  pitch: number;
  to?: number;
  level: number;
  shape?: OscillatorType;
  attack?: number;
};

function tone(
  stage: Stage,
  { after = 0, length, pitch, to = pitch, level, shape = "sine", attack = 0.003 }: Tone,
) {
  const start = stage.at + after;
  const source = stage.context.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch * stage.pitch, start);
  source.frequency.exponentialRampToValueAtTime(to * stage.pitch, start + length);
  source.connect(envelope(stage, start, attack, length, level));
  source.start(start);
  source.stop(start + length + 0.02);
}

/** Clay on clay: four inharmonic partials and a click. No two chips ring alike. */
function clink(of: Stage, after: number, level: number) {
  const stage = { ...of, pitch: of.pitch * about(of, 0.06) };
  for (const [pitch, share] of [
    [3140, 1],
    [4430, 0.7],
    [5860, 0.45],
    [7190, 0.3],
  ] as const)
    tone(stage, { after, length: 0.08, pitch, level: 0.1 * level * share, attack: 0.001 });
  brush(stage, { after, length: 0.02, from: 6000, level: 0.22 * level, attack: 0.001 });
}

function knock(of: Stage, after: number, level: number) {
  const stage = { ...of, pitch: of.pitch * about(of, 0.08) };
  tone(stage, { after, length: 0.09, pitch: 190, to: 95, level: 0.5 * level, attack: 0.001 });
  brush(stage, { after, length: 0.04, from: 900, to: 300, level: 0.5 * level, attack: 0.001 });
}

function bell(stage: Stage, after: number, pitch: number, level: number, length = 0.7) {
  tone(stage, { after, length, pitch, level: 0.16 * level });
  tone(stage, { after, length: length * 0.6, pitch: pitch * 2.01, level: 0.06 * level });
  tone(stage, { after, length: length * 0.3, pitch: pitch * 3.02, level: 0.03 * level });
}

function chime(
  stage: Stage,
  after: number,
  gap: number,
  pitches: readonly number[],
  level: number,
  length: number,
) {
  for (const [index, pitch] of pitches.entries())
    bell(stage, after + index * gap, pitch, level, length);
}

function brassChord(stage: Stage, after: number, pitches: readonly number[], length: number) {
  for (const pitch of pitches) {
    tone(stage, { after, length, pitch, level: 0.085, shape: "triangle", attack: 0.03 });
    tone(stage, {
      after,
      length: length * 0.7,
      pitch: pitch * 2,
      level: 0.025,
      attack: 0.03,
    });
  }
}

/** Paper, wood and clay vary by themselves; what rings is written out. */
const dry = (recipe: Recipe): Variants => [recipe, recipe, recipe, recipe];

function tuned<T>(
  recipe: (stage: Stage, tune: T) => void,
  ...[one, two, three]: readonly [T, T, T]
): Variants {
  return [
    (stage) => recipe(stage, one),
    (stage) => recipe(stage, two),
    (stage) => recipe(stage, three),
  ];
}

const shuffle = dry((stage) => {
  for (let card = 0; card < 26; card++) {
    const level = 0.16 + 0.22 * Math.sin((card / 26) * Math.PI);
    brush(stage, { after: card * 0.023, length: 0.045, from: 2950, level, sharp: 1.1 });
  }
  brush(stage, { after: 0.66, length: 0.16, from: 1500, to: 500, level: 0.3 });
});

const play = dry((stage) => {
  brush(stage, { length: 0.05, from: 1500, level: 0.5 });
  brush(stage, { after: 0.035, length: 0.07, from: 520, level: 0.8 });
  tone(stage, { after: 0.035, length: 0.06, pitch: 130, to: 80, level: 0.25 });
});

const trickWon = tuned(
  (stage, pitch: number) => {
    brush(stage, { length: 0.24, from: 700, to: 2400, level: 0.3, attack: 0.1 });
    brush(stage, { after: 0.22, length: 0.08, from: 900, level: 0.5 });
    bell(stage, 0.2, pitch, 0.35, 0.4);
  },
  1174.7,
  1046.5,
  1318.5,
);

const win = tuned(
  (stage, [rise, chord]: readonly [readonly number[], readonly number[]]) => {
    for (const [index, pitch] of rise.entries()) brassChord(stage, index * 0.12, [pitch], 0.2);
    brassChord(stage, 0.38, chord, 1.2);
    const sparks = chord.map((pitch) => pitch * 3);
    chime(stage, 0.45, 0.08, sparks, 0.3, 0.8);
  },
  [
    [392, 523.25, 659.25],
    [523.25, 659.25, 783.99, 1046.5],
  ],
  [
    [329.6, 392, 523.25],
    [523.25, 659.25, 783.99, 1046.5],
  ],
  [
    [392, 440, 523.25],
    [440, 523.25, 698.5, 880],
  ],
);

/** Short: a fall of two tones and a low one. */
const lose = tuned(
  (stage, [one, two, low]: readonly [number, number, number]) => {
    for (const [index, pitch] of [one, two].entries())
      tone(stage, {
        after: index * 0.16,
        length: 0.2,
        pitch,
        level: 0.14,
        shape: "triangle",
        attack: 0.02,
      });
    tone(stage, {
      after: 0.32,
      length: 0.5,
      pitch: low,
      to: low * 0.89,
      level: 0.16,
      shape: "triangle",
      attack: 0.03,
    });
  },
  [311.1, 293.7, 261.6],
  [293.7, 277.2, 246.9],
  [349.2, 311.1, 277.2],
);

type Pair = readonly [number, number];
const pair =
  (one: Readonly<{ level: number; length: number }>, gap: number, rise: number) =>
  (stage: Stage, [low, high]: Pair) => {
    bell(stage, 0, low, one.level, one.length);
    bell(stage, gap, high, one.level + 0.1, one.length + rise);
  };

const rising = (scale: number): readonly number[] =>
  [587.3, 698.5, 880, 1174.7, 1396.9, 1760].map((pitch) => pitch * scale);
/** D, C and E. */
const keys = [1, 0.891, 1.122] as const;

const sequentBreaks = tuned(
  (stage, key: number) => {
    for (const [index, pitch] of [880, 698.5, 554.4, 415.3].entries())
      tone(stage, {
        after: index * 0.085,
        length: 0.16,
        pitch: pitch * key,
        to: pitch * key * 0.94,
        level: 0.11,
        shape: "triangle",
      });
    brush(stage, { after: 0.05, length: 0.4, from: 1400, to: 260, level: 0.3, attack: 0.04 });
  },
  ...keys,
);

const sentBack = tuned(
  (stage, key: number) => {
    brush(stage, { length: 0.26, from: 2600, to: 620, level: 0.34, attack: 0.06 });
    tone(stage, {
      after: 0.04,
      length: 0.2,
      pitch: 587.3 * key,
      to: 293.7 * key,
      level: 0.09,
      shape: "triangle",
      attack: 0.02,
    });
  },
  ...keys,
);

export const recipes = {
  shuffle,
  deal: dry((stage) => brush(stage, { length: 0.11, from: 2700, level: 0.5 })),
  play,
  pass: dry((stage) => {
    knock(stage, 0, 0.8);
    knock(stage, 0.13, 0.6);
  }),
  trickWon,
  flip: dry((stage) => {
    brush(stage, { length: 0.06, from: 3400, level: 0.4 });
    brush(stage, { after: 0.07, length: 0.05, from: 1900, level: 0.5 });
  }),
  chip: dry((stage) => {
    clink(stage, 0, 1);
    clink(stage, 0.055, 0.7);
    clink(stage, 0.12, 0.45);
  }),
  yourTurn: tuned(
    pair({ level: 0.8, length: 0.5 }, 0.12, 0.2),
    [659.3, 880],
    [587.3, 880],
    [659.3, 987.8],
  ),
  win,
  lose,
  name: tuned(
    pair({ level: 0.5, length: 0.5 }, 0.09, 0.3),
    [523.25, 784],
    [493.9, 740],
    [587.3, 880],
  ),
  reverse: dry((stage) => {
    brush(stage, { length: 0.2, from: 500, to: 2600, level: 0.24, attack: 0.08 });
    brush(stage, { after: 0.17, length: 0.24, from: 2600, to: 500, level: 0.24, attack: 0.04 });
  }),
  sequent: tuned(
    (stage, key: number) => chime(stage, 0, 0.07, rising(key).slice(0, 3), 0.5, 0.5),
    ...keys,
  ),
  sequentEnds: tuned(
    (stage, key: number) => chime(stage, 0, 0.065, rising(key), 0.5, 0.7),
    ...keys,
  ),
  sequentBreaks,
  nope: dry((stage) => {
    brush(stage, { length: 0.05, from: 1100, level: 0.5 });
    tone(stage, { after: 0.03, length: 0.2, pitch: 118, to: 52, level: 0.6, attack: 0.001 });
    brush(stage, { after: 0.03, length: 0.12, from: 420, to: 130, level: 0.8, attack: 0.001 });
  }),
  sentBack,
  /** For chat lines. */
  talk: tuned((stage, pitch: number) => bell(stage, 0, pitch, 0.3, 0.25), 987.8, 880, 1046.5),
  countTick: tuned(
    (stage, pitch: number) => {
      knock(stage, 0, 0.5);
      bell(stage, 0, pitch, 0.45, 0.25);
    },
    440,
    415.3,
    466.2,
  ),
  /** Time slows: a low swell. */
  gather: tuned(
    (stage, pitch: number) => {
      brush(stage, { length: 0.9, from: 160, to: 420, level: 0.5, attack: 0.5 });
      tone(stage, {
        length: 0.9,
        pitch,
        to: pitch * 1.5,
        level: 0.2,
        shape: "triangle",
        attack: 0.45,
      });
      tone(stage, { length: 0.9, pitch: pitch * 2, to: pitch * 3, level: 0.08, attack: 0.5 });
    },
    73.4,
    82.4,
    65.4,
  ),
  heartbeat: dry((stage) => {
    for (const [after, level] of [
      [0, 0.7],
      [0.17, 0.5],
    ] as const) {
      tone(stage, { after, length: 0.15, pitch: 96, to: 58, level, attack: 0.004 });
      brush(stage, { after, length: 0.07, from: 210, to: 110, level: 0.6 * level });
    }
  }),
  crown: tuned(
    (stage, pitches: readonly number[]) => {
      knock(stage, 0, 0.4);
      bell(stage, 0, pitches[0]! / 2, 0.8, 0.9);
      chime(stage, 0.05, 0.06, pitches, 0.45, 0.8);
    },
    [784, 1046.5, 1318.5, 1568],
    [698.5, 880, 1174.7, 1396.9],
    [659.3, 987.8, 1318.5, 1661.2],
  ),
  /** A bot has won. */
  nod: tuned(
    (stage, [one, two]: Pair) => {
      bell(stage, 0, one, 0.4, 0.3);
      bell(stage, 0.1, two, 0.4, 0.45);
    },
    [523.25, 587.3],
    [493.9, 587.3],
    [523.25, 659.3],
  ),
  strike: dry((stage) => {
    tone(stage, { length: 0.5, pitch: 140, to: 42, level: 0.6, attack: 0.001 });
    brush(stage, { length: 0.16, from: 700, to: 160, level: 0.8, attack: 0.001 });
    brush(stage, { after: 0.02, length: 0.5, from: 3800, to: 900, level: 0.22, attack: 0.01 });
  }),
  /** Two blows of a gavel. */
  law: tuned(
    (stage, pitch: number) => {
      knock(stage, 0, 1);
      knock(stage, 0.19, 1);
      bell(stage, 0.19, pitch, 0.3, 0.8);
    },
    293.7,
    261.6,
    329.6,
  ),
  gin: tuned(
    (stage, pitches: readonly number[]) => {
      chime(stage, 0, 0.055, pitches, 0.5, 0.9);
      brassChord(
        stage,
        0.3,
        pitches.slice(0, 3).map((pitch) => pitch / 2),
        0.9,
      );
    },
    [659.3, 830.6, 987.8, 1318.5],
    [587.3, 740, 880, 1174.7],
    [698.5, 880, 1046.5, 1396.9],
  ),
  error: dry((stage) => {
    tone(stage, { length: 0.12, pitch: 150, to: 110, level: 0.3, shape: "triangle" });
    brush(stage, { length: 0.06, from: 420, to: 200, level: 0.35 });
  }),
} as const satisfies Record<string, Variants>;

export type SoundName = keyof typeof recipes;
