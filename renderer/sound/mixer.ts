import { noiseFrom } from "#renderer/art/noise.ts";
import { recipes, type SoundName } from "./recipes.ts";

/**
 * What brings every sound to the same loudness, dB; `npm run bench -- loudness` measures it. Sounds
 * of every turn stay a little below the others.
 */
const levels: Readonly<Record<SoundName, number>> = {
  shuffle: 9.8,
  deal: 8,
  play: 7.9,
  pass: 6.2,
  trickWon: 15,
  flip: 9.2,
  chip: 9.2,
  yourTurn: 9.7,
  win: 8.8,
  lose: 13.5,
  name: 12.5,
  reverse: 14.2,
  sequent: 12.7,
  sequentEnds: 9,
  sequentBreaks: 13,
  nope: 2.5,
  sentBack: 10.4,
  talk: 19,
  countTick: 11.5,
  error: 9,
  gather: 7,
  heartbeat: 2.5,
  crown: 8,
  nod: 17.5,
  strike: 1.8,
  law: 7,
  gin: 8,
};

/** Beyond this share of full scale the peaks of many sounds at once are rounded, never cut. */
const knee = 0.7;
const ceiling = 0.98;
/** The highest sum that is still told from a higher one. */
const highest = 6;

function rounded(level: number): number {
  const over = Math.abs(level) - knee;
  const span = ceiling - knee;
  return over <= 0 ? level : Math.sign(level) * (knee + span * Math.tanh(over / span));
}

/** Returns the node that all sounds feed; whatever they sum up to, the output does not clip. */
export function openMixer(context: BaseAudioContext): GainNode {
  const volume = context.createGain();
  const room = context.createGain();
  room.gain.value = 1 / highest;
  const roof = context.createWaveShaper();
  const points = 4097;
  roof.curve = Float32Array.from({ length: points }, (_, at) =>
    rounded(((at * 2) / (points - 1) - 1) * highest),
  );
  volume.connect(room).connect(roof).connect(context.destination);
  return volume;
}

/** What is heard: a variant of a sound, from the left (-1) to the right (1), at a pitch (1 = as written). */
type Heard = Readonly<{ name: SoundName; variant: number; pan: number; pitch: number }>;

/** Plays it into `out` at a time of the context, seconds. */
export function sound(out: AudioNode, at: number, { name, variant, pan, pitch }: Heard): void {
  const { context } = out;
  const level = context.createGain();
  level.gain.value = 10 ** (levels[name] / 20);
  const place = context.createStereoPanner();
  place.pan.value = pan;
  level.connect(place).connect(out);
  recipes[name][variant]?.({ context, out: level, at, pitch, vary: noiseFrom(101 + variant * 97) });
}
