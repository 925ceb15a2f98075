// Where is a sentence broken so that its two lines are about as long?

export function twoLines(words: string): string {
  const breaks = [...words.matchAll(/ /g)].map(({ index }) => index);
  const longest = (at: number): number => Math.max(at, words.length - at - 1);
  const best = breaks.toSorted((one, other) => longest(one) - longest(other))[0];
  return best === undefined ? words : `${words.slice(0, best)}\n${words.slice(best + 1)}`;
}
