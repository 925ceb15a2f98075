// A naive reading of what the page of Normal Eights says of cards alone: which make a set, and what
// each is worth in a war.

export const jokerCard = "Jk";

const upwards = "A23456789TJQKA";
const inWar = "23456789TJQKA";

/** NE-7: a joker counts as an ace. */
export const worthInWar = (card: string): number =>
  inWar.indexOf(card === jokerCard ? "A" : (card[0] as string));

/** NE-11 */
export function makesSet(cards: readonly string[]): boolean {
  const naturals = cards.filter((card) => card !== jokerCard);
  const first = naturals[0];
  if (cards.length < 3 || first === undefined) return false;
  if (naturals.every((card) => card[0] === first[0])) return true;
  return naturals.every((card) => card[1] === first[1]) && fitsSomeRun(naturals, cards.length);
}

/**
 * Lays a run of so many out from every rank on, and looks whether each natural card has a place of
 * its own in it. No run has more than thirteen: the ace is low or high in it, not both.
 */
function fitsSomeRun(naturals: readonly string[], length: number): boolean {
  for (let from = 0; length <= 13 && from + length <= upwards.length; from += 1) {
    const places = [...upwards.slice(from, from + length)];
    const taken = naturals.filter(
      (card) =>
        places.includes(card[0] as string) &&
        places.splice(places.indexOf(card[0] as string), 1).length > 0,
    );
    if (taken.length === naturals.length) return true;
  }
  return false;
}

/**
 * How many sets could be laid at once: of three cards each, as any larger set holds one of three.
 * Tries everything, so for small hands only.
 */
export function mostSets(hand: readonly string[], found = new Map<string, number>()): number {
  const sorted = [...hand].sort();
  const key = sorted.join("");
  const before = found.get(key);
  if (before !== undefined) return before;
  const first = sorted.find((card) => card !== jokerCard);
  if (first === undefined) return 0;
  sorted.splice(sorted.indexOf(first), 1);
  let most = mostSets(sorted, found);
  for (let one = 0; one < sorted.length; one += 1) {
    for (let other = one + 1; other < sorted.length; other += 1) {
      if (!makesSet([first, sorted[one] as string, sorted[other] as string])) continue;
      most = Math.max(
        most,
        1 +
          mostSets(
            sorted.filter((_, at) => at !== one && at !== other),
            found,
          ),
      );
    }
  }
  found.set(key, most);
  return most;
}
