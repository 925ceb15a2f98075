// ChaCha20 keyed with SHA-256 of the seed: a 256-bit seed reaches any order of several packs, and
// results do not predict later ones. Dice are plain data, the seed and the position in the stream,
// so a round can be replayed (C-10).

import { chacha20 } from "@noble/ciphers/chacha.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

/** What rules asked chance for, and of a shuffle its result: the lists themselves, no copies. */
export type DiceUse =
  | Readonly<{ shuffled: readonly unknown[]; into: readonly unknown[] }>
  /** A number below this one. */
  | Readonly<{ oneOf: number }>;

export type Dice = Readonly<{
  seed: string;
  /** The number of 32-bit words of the stream that are used up. */
  drawn: number;
  /** By `rolled` and `shuffled`, oldest first; from this a verified deal is told (H-18). */
  uses: readonly DiceUse[];
}>;

export const newDice = (seed: string): Dice => ({ seed, drawn: 0, uses: [] });

const wordsPerBlock = 16;
const blocksAtOnce = 8;
const nonce = new Uint8Array(12);

/**
 * Reads the stream word by word; `dice()` returns the dice at the present position. Bots read so,
 * and imagine rounds so: none of it is a use by the rules.
 */
export class DiceReader {
  readonly #seed: string;
  readonly #key: Uint8Array;
  #drawn: number;
  #chunk = -1;
  #words: Uint32Array = new Uint32Array(0);

  constructor(dice: Dice) {
    this.#seed = dice.seed;
    this.#key = sha256(utf8ToBytes(dice.seed));
    this.#drawn = dice.drawn;
  }

  dice(): Dice {
    return { seed: this.#seed, drawn: this.#drawn, uses: [] };
  }

  #word(): number {
    const perChunk = wordsPerBlock * blocksAtOnce;
    const chunk = Math.floor(this.#drawn / perChunk);
    if (chunk !== this.#chunk) {
      this.#words = streamWords(this.#key, chunk * blocksAtOnce);
      this.#chunk = chunk;
    }
    const word = this.#words[this.#drawn % perChunk] as number;
    this.#drawn += 1;
    return word;
  }

  /**
   * Returns an integer from 0 to `bound` − 1, each equally likely: words past the last whole
   * multiple are discarded.
   */
  below(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32)
      throw new RangeError(`no whole number lies below ${bound}`);
    const limit = 2 ** 32 - (2 ** 32 % bound);
    for (;;) {
      const word = this.#word();
      if (word < limit) return word % bound;
    }
  }

  shuffled<T>(list: readonly T[]): readonly T[] {
    const order = list.slice();
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      const kept = order[last] as T;
      order[last] = order[other] as T;
      order[other] = kept;
    }
    return order;
  }
}

function streamWords(key: Uint8Array, firstBlock: number): Uint32Array {
  const bytes = chacha20(
    key,
    nonce,
    new Uint8Array(wordsPerBlock * blocksAtOnce * 4),
    undefined,
    firstBlock,
  );
  // Little-endian on every machine, so that a seed gives the same round everywhere.
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.byteLength / 4 }, (_, at) =>
    view.getUint32(at * 4, true),
  );
}

const used = ({ uses }: Dice, reader: DiceReader, use: DiceUse): Dice => ({
  ...reader.dice(),
  uses: [...uses, use],
});

export function rolled(dice: Dice, bound: number): Readonly<{ value: number; dice: Dice }> {
  const reader = new DiceReader(dice);
  return { value: reader.below(bound), dice: used(dice, reader, { oneOf: bound }) };
}

export function shuffled<T>(
  dice: Dice,
  list: readonly T[],
): Readonly<{ list: readonly T[]; dice: Dice }> {
  const reader = new DiceReader(dice);
  const into = reader.shuffled(list);
  return { list: into, dice: used(dice, reader, { shuffled: list, into }) };
}
