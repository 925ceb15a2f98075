import { suits } from "#shared/cards/card.ts";
import { without } from "#shared/cards/hand.ts";
import type { Offer } from "#shared/contract/game.ts";
import { ownHand } from "#shared/contract/seen.ts";
import { isEight, offeredPlays, offeredSingles, type CrazySeen } from "../seen.ts";
import type { Move, Play } from "../types.ts";

export type Choice = Exclude<Move, { readonly type: "leave" }>;

const isPlay = (offer: Offer<Move>): offer is Play => offer.type === "play" && "cards" in offer;

/**
 * Beyond this many offers the bot considers, besides single cards, only the largest sets of each
 * rank: smaller ones come in hundreds.
 */
const mostOffers = 24;

/** CE-7: a set is offered once; the bot chooses which of its cards ends on top. */
export function choices(seen: Pick<CrazySeen, "legal" | "viewer" | "hands">): readonly Choice[] {
  const { legal } = seen;
  const whole = legal.length > mostOffers ? longestOf(legal) : null;
  return legal.flatMap((offer): readonly Choice[] => {
    if (
      isPlay(offer) &&
      whole &&
      offer.cards.length > 1 &&
      offer.cards.length < (whole.get(offer.cards[0]?.[0]) ?? 0)
    )
      return [];
    if (isPlay(offer))
      return offer.suit === undefined && offer.cards.length > 1 ? orders(offer.cards) : [offer];
    if (offer.type === "play" && "max" in offer) return wholeRanks(seen, offer.max ?? 0);
    return offer.type === "draw" || offer.type === "pass" ? [{ type: offer.type }] : [];
  });
}

function longestOf(legal: CrazySeen["legal"]): ReadonlyMap<string | undefined, number> {
  const longest = new Map<string | undefined, number>();
  for (const { cards } of offeredPlays({ legal }))
    longest.set(cards[0]?.[0], Math.max(cards.length, longest.get(cards[0]?.[0]) ?? 0));
  return longest;
}

/**
 * Expands a range of sets to as many cards as possible of each playable rank, always with one that
 * may be played alone.
 */
function wholeRanks(
  seen: Pick<CrazySeen, "legal" | "viewer" | "hands">,
  most: number,
): readonly Play[] {
  const firstOf = new Map(
    offeredSingles(seen).flatMap(({ cards: [card] }) => (card ? [[card[0], card] as const] : [])),
  );
  return [...firstOf].flatMap(([rank, first]): readonly Play[] => {
    const others =
      without(
        ownHand(seen).filter((card) => card[0] === rank),
        [first],
      ) ?? [];
    const cards = [first, ...others.slice(0, most - 1)];
    if (cards.length === 1) return [];
    return isEight(first) ? suits.map((suit) => ({ type: "play", cards, suit })) : orders(cards);
  });
}

const orders = (cards: Play["cards"]): readonly Play[] =>
  [...new Set(cards)].map((last) => ({
    type: "play",
    cards: [...(without(cards, [last]) ?? []), last],
  }));
