// How is a move written in a test: "7c 7d Jk", "Jk as 9", "pass", "give 2"?

/** Moves and offers as words; what has no shorter form is written as its JSON. */
export function moveText(move: unknown): string {
  const { type, cards, as, count, ...more } = move as { type: string; cards?: readonly string[]; as?: string; count?: number };
  if (Object.keys(more).length > 0) return JSON.stringify(move);
  const words = [...(type === 'play' ? [] : [type]), ...(count === undefined ? [] : [String(count)]), ...(cards ?? []), ...(as === undefined ? [] : ['as', as])];
  return words.join(' ');
}
