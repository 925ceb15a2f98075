/**
 * Where a recipe plays: the context, the node to feed, the start time (seconds) and the pitch (1 =
 * as written).
 */
export type Stage = Readonly<{
  context: BaseAudioContext;
  out: AudioNode;
  at: number;
  pitch: number;
}>;

const silence = 0.0005;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseFor(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
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
  const source = stage.context.createBufferSource();
  source.buffer = noiseFor(stage.context);
  const filter = stage.context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(from * stage.pitch, start);
  filter.frequency.exponentialRampToValueAtTime(to * stage.pitch, start + length);
  source.connect(filter).connect(envelope(stage, start, attack, length, level));
  source.start(start, Math.random() * 0.5);
  source.stop(start + length + 0.02);
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

/** Clay on clay: four inharmonic partials and a click. */
function clink(stage: Stage, after: number, level: number) {
  for (const [pitch, share] of [
    [3140, 1],
    [4430, 0.7],
    [5860, 0.45],
    [7190, 0.3],
  ] as const)
    tone(stage, { after, length: 0.08, pitch, level: 0.1 * level * share, attack: 0.001 });
  brush(stage, { after, length: 0.02, from: 6000, level: 0.22 * level, attack: 0.001 });
}

function knock(stage: Stage, after: number, level: number) {
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

export const recipes = {
  shuffle: (stage) => {
    for (let card = 0; card < 26; card++) {
      const level = 0.16 + 0.22 * Math.sin((card / 26) * Math.PI);
      brush(stage, {
        after: card * 0.023,
        length: 0.045,
        from: 2300 + ((card * 37) % 11) * 130,
        level,
        sharp: 1.1,
      });
    }
    brush(stage, { after: 0.66, length: 0.16, from: 1500, to: 500, level: 0.3 });
  },
  deal: (stage) => brush(stage, { length: 0.11, from: 2700, level: 0.5 }),
  play: (stage) => {
    brush(stage, { length: 0.05, from: 1500, level: 0.5 });
    brush(stage, { after: 0.035, length: 0.07, from: 520, level: 0.8 });
    tone(stage, { after: 0.035, length: 0.06, pitch: 130, to: 80, level: 0.25 });
  },
  pass: (stage) => {
    knock(stage, 0, 0.8);
    knock(stage, 0.13, 0.6);
  },
  trickWon: (stage) => {
    brush(stage, { length: 0.24, from: 700, to: 2400, level: 0.3, attack: 0.1 });
    brush(stage, { after: 0.22, length: 0.08, from: 900, level: 0.5 });
    bell(stage, 0.2, 1174.7, 0.35, 0.4);
  },
  flip: (stage) => {
    brush(stage, { length: 0.06, from: 3400, level: 0.4 });
    brush(stage, { after: 0.07, length: 0.05, from: 1900, level: 0.5 });
  },
  chip: (stage) => {
    clink(stage, 0, 1);
    clink(stage, 0.055, 0.7);
    clink(stage, 0.12, 0.45);
  },
  yourTurn: (stage) => {
    bell(stage, 0, 659.3, 0.8, 0.5);
    bell(stage, 0.12, 880, 0.9, 0.7);
  },
  win: (stage) => {
    for (const [index, pitch] of [392, 523.25, 659.25].entries())
      brassChord(stage, index * 0.12, [pitch], 0.2);
    brassChord(stage, 0.38, [523.25, 659.25, 783.99, 1046.5], 1.2);
    chime(stage, 0.45, 0.08, [1568, 2093, 2637, 3136], 0.3, 0.8);
  },
  lose: (stage) => {
    for (const [index, pitch] of [311.1, 293.7, 277.2].entries())
      tone(stage, {
        after: index * 0.2,
        length: 0.2,
        pitch,
        level: 0.14,
        shape: "triangle",
        attack: 0.02,
      });
    tone(stage, {
      after: 0.6,
      length: 0.7,
      pitch: 261.6,
      to: 233,
      level: 0.16,
      shape: "triangle",
      attack: 0.03,
    });
  },
  /** Soft, because it is heard in every other turn. */
  name: (stage) => {
    bell(stage, 0, 523.25, 0.5, 0.5);
    bell(stage, 0.09, 784, 0.6, 0.8);
  },
  reverse: (stage) => {
    brush(stage, { length: 0.2, from: 500, to: 2600, level: 0.24, attack: 0.08 });
    brush(stage, { after: 0.17, length: 0.24, from: 2600, to: 500, level: 0.24, attack: 0.04 });
  },
  sequent: (stage) => chime(stage, 0, 0.07, [587.3, 698.5, 880], 0.5, 0.5),
  sequentEnds: (stage) =>
    chime(stage, 0, 0.065, [587.3, 698.5, 880, 1174.7, 1396.9, 1760], 0.5, 0.7),
  sequentBreaks: (stage) => {
    for (const [index, pitch] of [880, 698.5, 554.4, 415.3].entries())
      tone(stage, {
        after: index * 0.085,
        length: 0.16,
        pitch,
        to: pitch * 0.94,
        level: 0.11,
        shape: "triangle",
      });
    brush(stage, { after: 0.05, length: 0.4, from: 1400, to: 260, level: 0.3, attack: 0.04 });
  },
  nope: (stage) => {
    brush(stage, { length: 0.05, from: 1100, level: 0.5 });
    tone(stage, { after: 0.03, length: 0.2, pitch: 118, to: 52, level: 0.6, attack: 0.001 });
    brush(stage, { after: 0.03, length: 0.12, from: 420, to: 130, level: 0.8, attack: 0.001 });
  },
  sentBack: (stage) => {
    brush(stage, { length: 0.26, from: 2600, to: 620, level: 0.34, attack: 0.06 });
    tone(stage, {
      after: 0.04,
      length: 0.2,
      pitch: 587.3,
      to: 293.7,
      level: 0.09,
      shape: "triangle",
      attack: 0.02,
    });
  },
  /** For chat lines: quieter than any card. */
  talk: (stage) => bell(stage, 0, 987.8, 0.3, 0.25),
  countTick: (stage) => {
    knock(stage, 0, 0.5);
    bell(stage, 0, 440, 0.45, 0.25);
  },
  error: (stage) => {
    tone(stage, { length: 0.12, pitch: 150, to: 110, level: 0.3, shape: "triangle" });
    brush(stage, { length: 0.06, from: 420, to: 200, level: 0.35 });
  },
} as const satisfies Record<string, (stage: Stage) => void>;

export type SoundName = keyof typeof recipes;
