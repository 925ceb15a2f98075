/** Players are numbered from 0. */
export type PlannedRound = {
  readonly tables: readonly (readonly number[])[];
  readonly resting: readonly number[];
};

/**
 * Returns all rounds, in which no two players meet twice; empty if there is no such plan. For
 * tables of two: the circle method, in which with an odd number one player rests each round. For q²
 * players at tables of q, a supported prime or prime power: the lines of the affine plane over q
 * elements, in q + 1 rounds.
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
 * One player stays fixed, the others rotate by one place each round; the one opposite an empty
 * place rests.
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

/** A finite field of q elements, in which two lines meet exactly once or are parallel. */
interface Field {
  readonly plus: (one: number, other: number) => number;
  readonly times: (one: number, other: number) => number;
}

/** Irreducible polynomials over GF(2), bit by bit, that reduce products. */
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

/** The parallel lines y = slope · x + c of one slope; the last slope has the lines x = c. */
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
