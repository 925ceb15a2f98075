// Which key does what on a card of the hand?

/**
 * `play`: what is picked, or else this card; `go`: to the card in this place; `move`: the card goes
 * there.
 */
export type HandAct =
  | { readonly act: "play" }
  | { readonly act: "go" | "move"; readonly to: number };

/**
 * `at`: the place of the card that has the focus among so many. Where nothing can be played Enter
 * is not its own. Space presses the card's button, and thus picks it. `moves`: the card itself
 * goes.
 */
export function handActOf(
  key: string,
  at: number,
  count: number,
  canPlay: boolean,
  moves = false,
): HandAct | null {
  if (key === "Enter") return canPlay ? { act: "play" } : null;
  const to = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined || count === 0
    ? null
    : { act: moves && at >= 0 ? "move" : "go", to: Math.max(0, Math.min(count - 1, to)) };
}
