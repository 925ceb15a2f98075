import { dealerCarry, type DealerCarry } from "./carry.ts";
import type { AnyGame, Game } from "./game.ts";
import { imagineWith, unseenDealt } from "./imagining.ts";

type Optional<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;
type Usual = "carry" | "isDone" | "views" | "imagine";

/** What a game states of itself: its carry and `imagine` only where they are not the usual ones. */
type Stated<G> =
  G extends Game<infer _O, infer _F, infer _M, infer _H, infer S, infer C>
    ? Omit<G, Usual> &
        Partial<Pick<G, "isDone">> & {
          readonly views?: Partial<G["views"]>;
        } & (DealerCarry extends C
          ? { readonly carry?: Partial<G["carry"]> }
          : { readonly carry: Optional<G["carry"], "honours"> }) &
        (null extends S ? Partial<Pick<G, "imagine">> : Pick<G, "imagine">)
    : never;

/**
 * The game with what is usual wherever it states nothing: the last winner deals and the stacks go
 * on, hands stay closed to the end and after it (C-7), nobody knows a card in another's hand, and
 * any card that is not seen may be anywhere.
 */
export function defineGame<G>(stated: Stated<G>): G {
  const own = stated as Partial<AnyGame> & Pick<AnyGame, "pack" | "traits">;
  const { carry, views, pack, traits } = own;
  return {
    isDone: () => false,
    imagine: imagineWith((seen, reader) =>
      unseenDealt(seen, pack(seen.options, seen.hands.length), reader),
    ),
    ...own,
    carry: { ...dealerCarry, ...(traits.honours !== "gives" && { honours: () => null }), ...carry },
    views: { openHands: () => [], known: () => [], ...views },
  } as G;
}
