import { dealerCarry, type DealerCarry } from "./carry.ts";
import type { AnyGame, Game } from "./game.ts";
import { imagineWith, unseenDealt } from "./imagining.ts";

type Optional<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;
type Usual = "carry" | "isDone" | "views" | "imagine";

/**
 * The parts that a game has to state itself; `carry` and `imagine` only if they differ from the
 * defaults.
 */
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
 * Fills in the defaults: the last winner deals and stacks carry over, hands stay closed even after
 * the end (C-7), no seat knows cards in other hands, and any unseen card may be anywhere.
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
