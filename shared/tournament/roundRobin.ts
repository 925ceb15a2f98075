/** Players by number, from 0 on. */
export type PlannedRound = {
  readonly tables: readonly (readonly number[])[];
  readonly resting: readonly number[];
};

/**
 * All rounds of it; of none nobody meets anybody again. Two at a table: the circle method, of an
 * odd number one rests each time. At tables of q, a prime or its power, q² players: the lines of
 * the affine plane over q numbers, in q + 1 rounds. Empty where neither fits.
 */
export function planFor(players: number, sizes: readonly number[]): readonly PlannedRound[] {
  const size = sizes[0] ?? 0;
  if (sizes.some((other) => other !== size)) return [];
  if (size === 2)
    return Array.from({ length: players - 1 + (players % 2) }, (_, round) =>
      inCircle(players, round),
    );
  const field = players === size * size ? fieldOf(size) : null;
  return field
    ? Array.from({ length: size + 1 }, (_, slope) => ({
        tables: linesOf(size, slope, field),
        resting: [],
      }))
    : [];
}

/**
 * One stays, the others go on by one place each round; who is opposite a place that nobody has
 * rests.
 */
function inCircle(players: number, round: number): PlannedRound {
  const places = players + (players % 2);
  const moved = (at: number): number => (at === 0 ? places - 1 : (at - 1 + round) % (places - 1));
  const pairs = Array.from({ length: places / 2 }, (_, at) => [moved(at), moved(places - 1 - at)]);
  const isHere = (pair: readonly number[]): boolean => pair.every((player) => player < players);
  return {
    tables: pairs.filter(isHere),
    resting: pairs
      .filter((pair) => !isHere(pair))
      .flat()
      .filter((player) => player < players),
  };
}

/**
 * How numbers below q are added and multiplied so that every line meets every other once, or is
 * parallel to it.
 */
interface Field {
  readonly plus: (one: number, other: number) => number;
  readonly times: (one: number, other: number) => number;
}

/** The irreducible polynomials over two numbers by which products are reduced, bit by bit. */
const polynomials: { readonly [q: number]: number } = { 4: 0b111, 8: 0b1011 };

function fieldOf(q: number): Field | null {
  if ([3, 5, 7].includes(q))
    return { plus: (one, other) => (one + other) % q, times: (one, other) => (one * other) % q };
  const polynomial = polynomials[q];
  if (polynomial === undefined) return null;
  const times = (one: number, other: number): number => {
    let product = 0;
    for (
      let rest = other, factor = one;
      rest > 0;
      rest >>= 1, factor = factor << 1 >= q ? (factor << 1) ^ polynomial : factor << 1
    )
      if (rest & 1) product ^= factor;
    return product;
  };
  return { plus: (one, other) => one ^ other, times };
}

/** The parallel lines of one slope, y = slope · x + c; the last slope has the lines x = c. */
const linesOf = (
  q: number,
  slope: number,
  { plus, times }: Field,
): readonly (readonly number[])[] =>
  Array.from({ length: q }, (_, c) =>
    Array.from({ length: q }, (_line, x) =>
      slope === q ? c * q + x : x * q + plus(times(slope, x), c),
    ),
  );
