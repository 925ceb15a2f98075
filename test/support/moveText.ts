// How is a move written in a test: "7c 7d Jk", "Jk as 9", "pass", "give 2", "raise 40", "bet 10…990", "draw …3"?

/** Moves and offers as words; what has no shorter form is written as its JSON. */
export function moveText(move: unknown): string {
  const { type, cards, as, count, to, min, max, ...more } = move as { type: string; cards?: readonly string[]; as?: string; count?: number; to?: number; min?: number; max?: number };
  if (Object.keys(more).length > 0) return JSON.stringify(move);
  const range = max === undefined ? [] : [`${min ?? ''}…${max}`];
  const words = [...(type === 'play' ? [] : [type]), ...[count, to].flatMap((size) => (size === undefined ? [] : [String(size)])), ...range, ...(cards ?? []), ...(as === undefined ? [] : ['as', as])];
  return words.join(' ');
}
