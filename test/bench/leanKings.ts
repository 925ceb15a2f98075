// A reducer written by hand for Kings & Bastards alone, as a peer for the benches: it shows how
// fast the game could be. It keeps the rules of play and exchange and refuses what is illegal, but
// reports no events, words no errors, hides no cards, and knows nothing of leaving, chips and other
// games.

const order = "3456789TJQKA";

export type LeanState = Readonly<{
  hands: readonly (readonly string[])[];
  pile: readonly string[];
  dealer: number;
  /** Seat to act; −1 when over. */
  turn: number;
  lead: Readonly<{ seat: number; rank: string; count: number }> | null;
  /** Passes in succession since the last play. */
  passes: number;
  owed: boolean;
  out: readonly number[];
  exchange: Readonly<{
    king: number;
    bastard: number;
    count: number;
  }> | null;
}>;

export type LeanMove =
  | Readonly<{ type: "play"; cards: readonly string[]; as?: string }>
  | { readonly type: "pass" }
  | Readonly<{ type: "give"; cards: readonly string[] }>;

/** The next state, or the rule that forbids the move. */
export function reduce(state: LeanState, seat: number, move: LeanMove): LeanState | string {
  if (state.turn !== seat) return "C-11";
  switch (move.type) {
    case "play":
      return play(state, seat, move.cards, move.as);
    case "pass":
      return pass(state, seat);
    case "give":
      return give(state, move.cards);
  }
}

function play(
  state: LeanState,
  seat: number,
  cards: readonly string[],
  as: string | undefined,
): LeanState | string {
  if (state.exchange) return "KB-6";
  const kept = remove(state.hands[seat]!, cards);
  if (!kept) return "C-12";
  const rank = rankOf(cards, as);
  if (rank.length > 1) return rank;
  if (state.owed && !cards.includes("3c")) return "KB-7";
  const { lead } = state;
  if (lead && rank !== "2") {
    if (cards.length !== lead.count || order.indexOf(rank) <= order.indexOf(lead.rank))
      return "KB-9";
  }
  const hands = state.hands.slice();
  hands[seat] = kept;
  const out = kept.length === 0 ? [...state.out, seat] : state.out;
  const over = out.length >= hands.length - 1;
  const trumped = rank === "2";
  return {
    hands,
    pile: [...state.pile, ...cards],
    dealer: state.dealer,
    turn: over ? -1 : trumped && kept.length > 0 ? seat : nextHolder(hands, seat),
    lead: over || trumped ? null : { seat, rank, count: cards.length },
    passes: 0,
    owed: false,
    out,
    exchange: null,
  };
}

/** The rank a play has, or the rule that it breaks. */
function rankOf(cards: readonly string[], as: string | undefined): string {
  const { length } = cards;
  if (length === 0 || length > 4) return "KB-8";
  let rank = "";
  for (const card of cards) {
    if (card === "Jk") continue;
    const own = card[0]!;
    if (rank !== "" && own !== rank) return "KB-8";
    rank = own;
  }
  if (rank === "") return length === 1 && as !== undefined && order.includes(as) ? as : "KB-8";
  return rank === "2" && length > 1 ? "KB-10" : rank;
}

function pass(state: LeanState, seat: number): LeanState | string {
  const { lead, hands } = state;
  if (!lead) return "KB-12";
  const passes = state.passes + 1;
  let others = 0;
  for (let other = 0; other < hands.length; other += 1)
    if (other !== lead.seat && hands[other]!.length > 0) others += 1;
  if (passes < others) return { ...state, passes, turn: nextHolder(hands, seat) };
  return {
    ...state,
    passes: 0,
    lead: null,
    turn: hands[lead.seat]!.length > 0 ? lead.seat : nextHolder(hands, lead.seat),
  };
}

function give(state: LeanState, cards: readonly string[]): LeanState | string {
  const { exchange } = state;
  if (!exchange || cards.length !== exchange.count) return "KB-6";
  const kept = remove(state.hands[exchange.king]!, cards);
  if (!kept) return "C-12";
  const poor = state.hands[exchange.bastard]!;
  const got = [...poor].sort((one, other) => height(other) - height(one)).slice(0, exchange.count);
  const hands = state.hands.slice();
  hands[exchange.king] = [...kept, ...got];
  hands[exchange.bastard] = [...remove(poor, got)!, ...cards];
  return { ...state, hands, exchange: null, ...firstTurn(hands, state.dealer) };
}

/** KB-6: by rank, then s, h, d, c; jokers, then 2s last. */
const height = (card: string): number =>
  card === "Jk"
    ? -1
    : card[0] === "2"
      ? -2
      : order.indexOf(card[0]!) * 4 + "cdhs".indexOf(card[1]!);

function firstTurn(
  hands: readonly (readonly string[])[],
  dealer: number,
): Readonly<{ turn: number; owed: boolean }> {
  for (let step = 1; step <= hands.length; step += 1) {
    const seat = (dealer + step) % hands.length;
    if (hands[seat]!.includes("3c")) return { turn: seat, owed: true };
  }
  return { turn: nextHolder(hands, dealer), owed: false };
}

function remove(hand: readonly string[], cards: readonly string[]): readonly string[] | null {
  const kept = hand.slice();
  for (const card of cards) {
    const at = kept.indexOf(card);
    if (at < 0) return null;
    kept.splice(at, 1);
  }
  return kept;
}

function nextHolder(hands: readonly (readonly string[])[], seat: number): number {
  for (let step = 1; step < hands.length; step += 1) {
    const other = (seat + step) % hands.length;
    if (hands[other]!.length > 0) return other;
  }
  return seat;
}

/** A round after the deal. */
export function leanStart(
  hands: readonly (readonly string[])[],
  dealer: number,
  titles: Readonly<{ king: number; bastard: number }> | null,
): LeanState {
  const common = { hands, pile: [], dealer, lead: null, passes: 0, out: [] };
  if (!titles) return { ...common, exchange: null, ...firstTurn(hands, dealer) };
  return { ...common, exchange: { ...titles, count: 2 }, turn: titles.king, owed: false };
}
