// Plays Gin Rummy as a player who wants to go down, because random moves alone hardly ever make a
// meld.

import { peekAll } from "#shared/cards/faceDown.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { arrange, deadwoodWithout } from "#shared/games/gin-rummy/arranger.ts";
import { ginRummy } from "#shared/games/gin-rummy/index.ts";
import type { GinRound, Move } from "#shared/games/gin-rummy/types.ts";

/** Of what is offered, what leaves the least deadwood; whoever can go down does. */
function keenOffers(round: GinRound, seat: Seat): ReturnType<typeof ginRummy.legal> {
  const offers = ginRummy.legal(round, seat);
  const hand = peekAll(round.zones.hands[seat]!);
  const down = offers.filter(({ type }) => type === "knock" || type === "bigGin");
  if (down.length > 0) return down;
  const discards = offers.filter(
    (offer): offer is Extract<Move, { readonly type: "discard" }> => offer.type === "discard",
  );
  if (discards.length > 0) {
    const without = deadwoodWithout(hand);
    const left = (card: string): number => without[hand.findIndex((own) => own === card)]!;
    const least = Math.min(...discards.map(({ card }) => left(card)));
    return discards.filter(({ card }) => left(card) === least);
  }
  const top = round.zones.pile.at(-1);
  const helps =
    top !== undefined &&
    Math.min(...deadwoodWithout([...hand, top]).slice(0, -1)) < arrange(hand).deadwood - 3;
  const others = offers.filter(({ type }) =>
    helps ? type !== "draw" && type !== "pass" : type !== "take",
  );
  return others.length > 0 ? others : offers;
}

/** The same game, of which nothing but that is offered. */
export const keenGame: typeof ginRummy = { ...ginRummy, legal: keenOffers };
