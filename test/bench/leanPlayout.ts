// Imagines the rest of a round and plays it out as a hand-written bot would: the peer of `imagine`,
// `legal` and `apply`.

import { reduce, type LeanMove, type LeanState } from "./leanKings.ts";

const order = "3456789TJQKA";

/** Distinct plays by rank, count and jokers, as the rules list them, and passing. */
function leanLegal({ hands, turn, lead, owed, exchange }: LeanState): readonly LeanMove[] {
  const hand = hands[turn]!;
  if (exchange) return [{ type: "give", cards: hand.slice(0, exchange.count) }];
  const moves: LeanMove[] = lead ? [{ type: "pass" }] : [];
  const jokers = hand.filter((card) => card === "Jk");
  const first = lead ? order.indexOf(lead.rank) + 1 : 0;
  const last = owed ? 0 : order.length - 1;
  for (let height = first; height <= last; height += 1) {
    const rank = order[height]!;
    const naturals = hand.filter((card) => card[0] === rank && card !== "Jk");
    if (owed) naturals.sort((one) => (one === "3c" ? -1 : 1));
    addSets(moves, rank, naturals, jokers, lead ? lead.count : 0, owed);
  }
  const two = hand.find((card) => card[0] === "2");
  if (two && !owed) moves.push({ type: "play", cards: [two] });
  return moves;
}

function addSets(
  moves: LeanMove[],
  rank: string,
  naturals: readonly string[],
  jokers: readonly string[],
  only: number,
  owed: boolean,
): void {
  const most = only || Math.min(4, naturals.length + jokers.length);
  for (let count = only || 1; count <= most; count += 1) {
    if (count === 1 && jokers.length > 0 && !owed)
      moves.push({ type: "play", cards: [jokers[0]!], as: rank });
    for (
      let used = Math.max(0, count - naturals.length);
      used <= jokers.length && used < count;
      used += 1
    ) {
      moves.push({
        type: "play",
        cards: [...naturals.slice(0, count - used), ...jokers.slice(0, used)],
      });
    }
  }
}

export type Below = (bound: number) => number;

/** The state with the cards of all seats but `seat` dealt anew. */
export function leanImagine(state: LeanState, seat: number, below: Below): LeanState {
  const unseen = state.hands.flatMap((hand, other) => (other === seat ? [] : hand));
  for (let last = unseen.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    const kept = unseen[last]!;
    unseen[last] = unseen[other]!;
    unseen[other] = kept;
  }
  let next = 0;
  const hands = state.hands.map((hand, other) =>
    other === seat ? hand : unseen.slice(next, (next += hand.length)),
  );
  return { ...state, hands };
}

/** Random legal moves to the end. */
export function leanPlayOut(start: LeanState, below: Below): LeanState {
  let state = start;
  while (state.turn >= 0) {
    const moves = leanLegal(state);
    const next = reduce(state, state.turn, moves[below(moves.length)]!);
    if (typeof next === "string") throw new Error(next);
    state = next;
  }
  return state;
}
