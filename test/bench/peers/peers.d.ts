// As much as benches use of the packages that `npm run bench` installs on demand: the types are
// checked without them.

declare module "@pokertools/evaluator" {
  export function getCardCode(card: string): number;
  export function evaluate(codes: readonly number[]): number;
  export function evaluateStrings(cards: readonly string[]): number;
}

declare module "pokersolver" {
  const pokersolver: {
    readonly Hand: { solve(cards: readonly string[]): { readonly rank: number } };
  };
  export default pokersolver;
}

declare module "boardgame.io/core" {
  export const INVALID_MOVE: "INVALID_MOVE";
}

declare module "boardgame.io/internal" {
  export type Game<G> = Readonly<{
    name: string;
    disableUndo?: boolean;
    setup: (context: object, start: G) => G;
    moves: {
      readonly [name: string]: (
        acting: Readonly<{ G: G; playerID: string }>,
        ...args: never[]
      ) => G | "INVALID_MOVE";
    };
    turn: Readonly<{
      minMoves: number;
      maxMoves: number;
      order: {
        first(context: { readonly G: G }): number;
        next(context: { readonly G: G }): number;
      };
    }>;
    endIf: (context: { readonly G: G }) => object | undefined;
  }>;
  export interface State<G> {
    readonly G: G;
  }
  export function CreateGameReducer<G>(how: {
    readonly game: Game<G>;
  }): (state: State<G>, action: object) => State<G>;
  export function InitializeGame<G>(
    how: Readonly<{
      game: Game<G>;
      numPlayers: number;
      setupData: G;
    }>,
  ): State<G>;
}
