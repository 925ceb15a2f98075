// Goes through all hands of five cards out of a pack.

/** Hands `take` every choice of five different places of `cards`, each in the order of the list. */
export function everyHand(
  cards: readonly number[],
  take: (a: number, b: number, c: number, d: number, e: number) => void,
): void {
  const all = Int32Array.from(cards);
  const count = all.length;
  for (let a = 0; a < count - 4; a += 1)
    for (let b = a + 1; b < count - 3; b += 1)
      for (let c = b + 1; c < count - 2; c += 1)
        for (let d = c + 1; d < count - 1; d += 1)
          for (let e = d + 1; e < count; e += 1) take(all[a]!, all[b]!, all[c]!, all[d]!, all[e]!);
}
