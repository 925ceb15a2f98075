import { dealerCarry, type DealerCarry } from "./carry.ts";
import type { AnyGame, Game } from "./game.ts";
import type { Card } from "#shared/cards/card.ts";
import { turnAllDown } from "#shared/cards/faceDown.ts";
import { DiceReader, type Dice } from "#shared/chance/dice.ts";
import type { Public } from "./json.ts";
import type { CommonFacts, Move, Round, Zones } from "./round.ts";
import type { View } from "./view.ts";
import type { Seen } from "./seen.ts";

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

export const imagineWith =
  <O extends Public, F extends CommonFacts, M extends Move>(
    zonesOf: (seen: Seen<O, F, M>, reader: DiceReader) => Zones,
  ) =>
  ({ seen }: View<O, F, M>, dice: Dice): Round<O, F, M> => {
    const reader = new DiceReader(dice);
    const zones = zonesOf(seen, reader);
    return {
      options: seen.options,
      zones,
      facts: seen.facts,
      sealed: null,
      secret: null,
      dice: reader.dice(),
    };
  };

/**
 * Deals all cards that the viewer does not see, in random order, to the hands (beside the cards
 * known there), the stock and `removed`.
 */
export function unseenDealt<O extends Public, F extends CommonFacts, M extends Move>(
  seen: Seen<O, F, M>,
  pack: readonly Card[],
  reader: DiceReader,
): Zones {
  const open = [
    ...seen.pile,
    ...seen.hands.flatMap((hand) => (typeof hand === "number" ? [] : hand)),
    ...seen.known.flatMap(({ cards }) => cards),
  ];
  const unseen = reader.shuffled(unseenOf(pack, open));
  let dealt = 0;
  const next = (count: number): readonly Card[] => unseen.slice(dealt, (dealt += count));
  const knownOf = (seat: number): readonly Card[] =>
    seen.known.find((known) => known.seat === seat)?.cards ?? [];
  const hands = seen.hands.map((hand, seat) =>
    turnAllDown(
      typeof hand === "number" ? [...knownOf(seat), ...next(hand - knownOf(seat).length)] : hand,
    ),
  );
  return {
    hands,
    stock: turnAllDown(next(seen.stock)),
    removed: turnAllDown(next(seen.removed)),
    pile: seen.pile,
  };
}

/** Returns the cards of the pack that are not taken. Counts, because searching for each of hundreds would be slow. */
export function unseenOf(pack: readonly Card[], taken: readonly Card[]): readonly Card[] {
  const counts = new Map<Card, number>();
  for (const card of taken) counts.set(card, (counts.get(card) ?? 0) + 1);
  return pack.filter((card) => {
    const count = counts.get(card) ?? 0;
    if (count > 0) counts.set(card, count - 1);
    return count === 0;
  });
}
