// The lean reducer's rules, wired as the moves of boardgame.io.

import { reduce, type LeanMove, type LeanState } from "./leanKings.ts";
import { CreateGameReducer, InitializeGame, INVALID_MOVE, type Game } from "./peers/boardgame.ts";

type Acting = Readonly<{ G: LeanState; playerID: string }>;
const made = ({ G, playerID }: Acting, move: LeanMove): LeanState | typeof INVALID_MOVE => {
  const next = reduce(G, Number(playerID), move);
  return typeof next === "string" ? INVALID_MOVE : next;
};

/** The turn goes where the rules say; all else is as it comes, the undo history too. */
const asItComes: Game<LeanState> = {
  name: "kings-and-bastards",
  setup: (_context, start) => start,
  moves: {
    play: (acting: Acting, cards: readonly string[], as?: string) =>
      made(acting, { type: "play", cards, ...(as !== undefined && { as }) }),
    pass: (acting: Acting) => made(acting, { type: "pass" }),
    give: (acting: Acting, cards: readonly string[]) => made(acting, { type: "give", cards }),
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => Math.max(0, G.turn), next: ({ G }) => Math.max(0, G.turn) },
  },
  endIf: ({ G }) => (G.turn < 0 ? { places: G.out } : undefined),
};

export type BoardgameMode = Readonly<{
  name: string;
  game: typeof asItComes;
  /** In production it does not check that the state can be sent; it asks at every move. */
  environment: "development" | "production";
}>;

export const boardgameModes: readonly BoardgameMode[] = [
  { name: "boardgame.io as it comes", game: asItComes, environment: "development" },
  {
    name: "boardgame.io at its best",
    game: { ...asItComes, disableUndo: true },
    environment: "production",
  },
];

type Replayed = readonly Readonly<{ seat: number; leanMove: LeanMove }>[];

/**
 * Replays rounds through boardgame.io's reducer, each move as its master makes it; gives the last
 * state of each.
 */
export function boardgameReplayer({
  game,
  environment,
}: BoardgameMode): (
  rounds: readonly Readonly<{ leanStart: LeanState; moves: Replayed }>[],
) => readonly LeanState[] {
  const reducer = CreateGameReducer({ game });
  const replayOne = (start: LeanState, moves: Replayed): LeanState => {
    let state = InitializeGame({
      game,
      numPlayers: start.hands.length,
      setupData: start,
    });
    for (const { seat, leanMove } of moves) state = reducer(state, actionOf(seat, leanMove));
    return state.G;
  };
  return (rounds) => {
    const before = process.env["NODE_ENV"];
    process.env["NODE_ENV"] = environment;
    const ends = rounds.map(({ leanStart, moves }) => replayOne(leanStart, moves));
    process.env["NODE_ENV"] = before ?? "";
    return ends;
  };
}

function actionOf(seat: number, move: LeanMove): object {
  const args =
    move.type === "pass" ? [] : move.type === "give" ? [move.cards] : [move.cards, move.as];
  return {
    type: "MAKE_MOVE",
    payload: { type: move.type, args, playerID: String(seat), credentials: "" },
  };
}
