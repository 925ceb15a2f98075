import { chipsFor, denominations, chipRise } from "#renderer/art/chips.ts";
import { Container, Sprite } from "pixi.js";
import { frameOf } from "#renderer/art/atlasLayout.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { noiseFrom } from "#renderer/art/noise.ts";

/** Highest pile, most piles, and the chip width that goes with an amount in 18 pixels. */
export type PileLook = Readonly<{
  tallest: number;
  most: number;
  fullChip: number;
  /** H-32: a larger amount lies there as more chips, even if fewer would be worth it. */
  grows?: boolean;
}>;

/** A pot that lies alone, one of several, and a bet before a seat. */
export const pileStyles = {
  pot: { tallest: 10, most: 8, fullChip: 40, grows: true },
  pots: { tallest: 10, most: 6, fullChip: 31, grows: true },
  bet: { tallest: 5, most: 3, fullChip: 34 },
} as const satisfies Record<string, PileLook>;

export type ChipPile = Readonly<{ kind: number; height: number }>;

/** Largest worth first; past `most` piles the rest is left to the written amount. */
export function pilesFor(
  amount: number,
  { tallest, most, grows = false }: Omit<PileLook, "fullChip">,
): ChipPile[] {
  const piles: ChipPile[] = [];
  for (const { denomination, count } of grows
    ? changed(chipsFor(amount), chipsWished(amount))
    : chipsFor(amount)) {
    const kind = denominations.indexOf(denomination as (typeof denominations)[number]);
    for (let rest = count; rest > 0; rest -= tallest)
      piles.push({ kind, height: Math.min(rest, tallest) });
  }
  return piles.slice(0, most);
}

/** Five more for each time that the amount doubles, from ten chips' worth on. */
const chipsWished = (amount: number) =>
  amount < 10 ? 0 : Math.min(mostChips, Math.round(5 * Math.log2(amount / 10)));
const mostChips = 36;

type Counted = ReturnType<typeof chipsFor>;

/** Changes the largest chips for smaller ones, one by one, until there are enough. */
function changed(chips: Counted, wished: number): Counted {
  const counts = new Map<number, number>(
    chips.map(({ denomination, count }) => [denomination, count]),
  );
  let have = chips.reduce((sum, { count }) => sum + count, 0);
  for (let at = denominations.length - 1; at > 0 && have < wished; at -= 1) {
    const [large, small] = [denominations[at]!, denominations[at - 1]!];
    const each = large / small;
    const held = counts.get(large) ?? 0;
    const times = Math.min(held, Math.ceil((wished - have) / (each - 1)));
    counts.set(large, held - times);
    counts.set(small, (counts.get(small) ?? 0) + times * each);
    have += times * (each - 1);
  }
  return denominations.toReversed().flatMap((denomination) => {
    const count = counts.get(denomination) ?? 0;
    return count > 0 ? [{ denomination, count }] : [];
  });
}

/**
 * Middles of the piles' feet about 0,0, in chip widths: two rows, the back one first, like bricks.
 */
export function pileFeet(count: number): { x: number; y: number }[] {
  const back = count <= 3 ? count : Math.ceil(count / 2);
  const row = (length: number, y: number): { x: number; y: number }[] =>
    Array.from({ length }, (_, index) => ({ x: (index - (length - 1) / 2) * 1.06, y }));
  return count === back ? row(back, 0) : [...row(back, -0.3), ...row(count - back, 0.34)];
}

const chipNames = ["chip0", "chip1", "chip2", "chip3", "chip4"] as const;

/** Piles about its position, the feet of the middle ones at it. */
export class ChipStack extends Container {
  readonly #atlas: CardAtlas;
  readonly #pool: Sprite[] = [];
  readonly #look: PileLook;
  #amount = 0;
  #chipWidth: number;

  constructor(atlas: CardAtlas, chipWidth: number, look: PileLook = pileStyles.pot) {
    super();
    this.#atlas = atlas;
    this.#look = look;
    this.#chipWidth = chipWidth;
  }

  get amount(): number {
    return this.#amount;
  }

  set amount(amount: number) {
    if (amount === this.#amount) return;
    this.#amount = amount;
    this.#draw();
  }

  get chipWidth(): number {
    return this.#chipWidth;
  }

  set chipWidth(width: number) {
    this.#chipWidth = width;
    this.#draw();
  }

  #sprite(index: number) {
    const known = this.#pool[index];
    if (known !== undefined) return known;
    const made = new Sprite({ anchor: 0.5 });
    this.#pool.push(made);
    this.addChild(made);
    return made;
  }

  #draw() {
    const piles = pilesFor(this.#amount, this.#look);
    const feet = pileFeet(piles.length);
    const scale = this.#chipWidth / frameOf("chip0").width;
    // The seed is fixed, so that a growing pile does not shiver.
    const jitter = noiseFrom(29);
    let used = 0;
    for (const [index, { kind, height }] of piles.entries()) {
      const foot = feet[index]!;
      for (let level = 0; level < height; level++) {
        const chip = this.#sprite(used++);
        chip.visible = true;
        chip.texture = this.#atlas.texture(chipNames[kind]!);
        chip.scale.set(scale);
        const x = foot.x * this.#chipWidth + (jitter() - 0.5) * this.#chipWidth * 0.045;
        chip.position.set(x, (foot.y - level * chipRise) * this.#chipWidth);
      }
    }
    for (const spare of this.#pool.slice(used)) spare.visible = false;
  }
}
