// How is a move written in a test: "7c 7d Jk", "Jk as 9", "pass", "give 2", "raise 40", "bet 10…990", "draw …3", "8h names s"?

/** Moves and offers as words; what has no shorter form is written as its JSON. */
export function moveText(move: unknown): string {
  const { type, card, cards, as, suit, count, to, min, max, ...more } = move as { type: string; card?: string; cards?: readonly string[]; as?: string; suit?: string; count?: number; to?: number; min?: number; max?: number };
  if (Object.keys(more).length > 0) return JSON.stringify(move);
  const range = max === undefined ? [] : [`${min ?? ''}…${max}`];
  const words = [...(type === 'play' ? [] : [type]), ...[count, to].flatMap((size) => (size === undefined ? [] : [String(size)])), ...range, ...(card === undefined ? [] : [card]), ...(cards ?? []), ...(as === undefined ? [] : ['as', as]), ...(suit === undefined ? [] : ['names', suit])];
  return words.join(' ');
}
