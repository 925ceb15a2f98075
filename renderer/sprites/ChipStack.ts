import { Container, Sprite } from "pixi.js";
import { frameOf } from "#renderer/art/atlasLayout.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { chipRise, chipsFor, denominations } from "#renderer/art/chips.ts";
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

/** Largest worth first; past `most` piles the rest is left to the written amount. */
export function pilesFor(
  amount: number,
  { tallest, most, grows = false }: Omit<PileLook, "fullChip">,
): Readonly<{ kind: number; height: number }>[] {
  const chips = chipsFor(amount);
  return (grows ? changed(chips, chipsWished(amount)) : chips)
    .flatMap(({ denomination, count }) => {
      const kind = denominations.findIndex((worth) => worth === denomination);
      return Array.from({ length: Math.ceil(count / tallest) }, (_, at) => ({
        kind,
        height: Math.min(count - at * tallest, tallest),
      }));
    })
    .slice(0, most);
}

const mostChips = 36;
/** Five more for each time that the amount doubles, from ten chips' worth on. */
const chipsWished = (amount: number) =>
  amount < 10 ? 0 : Math.min(mostChips, Math.round(5 * Math.log2(amount / 10)));

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
  const row = (length: number, y: number) =>
    Array.from({ length }, (_, index) => ({ x: (index - (length - 1) / 2) * 1.06, y }));
  return count === back ? row(back, 0) : [...row(back, -0.3), ...row(count - back, 0.34)];
}

const chipNames = ["chip0", "chip1", "chip2", "chip3", "chip4"] as const;

/** Piles about its position, the feet of the middle ones at it. */
export class ChipStack extends Container<Sprite> {
  readonly #atlas: CardAtlas;
  readonly #look: PileLook;
  #amount = 0;
  #chipWidth: number;

  constructor(atlas: CardAtlas, chipWidth: number, look: PileLook) {
    super();
    this.#atlas = atlas;
    this.#look = look;
    this.#chipWidth = chipWidth;
  }

  set amount(amount: number) {
    if (amount === this.#amount) return;
    this.#amount = amount;
    this.#draw();
  }

  /** Pixels. */
  get chipWidth(): number {
    return this.#chipWidth;
  }

  set chipWidth(width: number) {
    this.#chipWidth = width;
    this.#draw();
  }

  #draw() {
    const width = this.#chipWidth;
    const piles = pilesFor(this.#amount, this.#look);
    const feet = pileFeet(piles.length);
    // The seed is fixed, so that a growing pile does not shiver.
    const jitter = noiseFrom(29);
    let used = 0;
    for (const [index, { kind, height }] of piles.entries()) {
      const foot = feet[index]!;
      for (let level = 0; level < height; level++) {
        const chip = this.children[used++] ?? this.addChild(new Sprite({ anchor: 0.5 }));
        chip.visible = true;
        chip.texture = this.#atlas.texture(chipNames[kind]!);
        chip.scale.set(width / frameOf("chip0").width);
        const x = foot.x * width + (jitter() - 0.5) * width * 0.045;
        chip.position.set(x, (foot.y - level * chipRise) * width);
      }
    }
    for (const spare of this.children.slice(used)) spare.visible = false;
  }
}
