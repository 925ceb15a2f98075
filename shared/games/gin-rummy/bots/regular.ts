import { suitOf, type Card, type Natural } from "#shared/cards/card.ts";
import { without } from "#shared/cards/hand.ts";
import { packs } from "#shared/cards/pack.ts";
import { offers, ownHand } from "#shared/contract/seen.ts";
import { placeOf, rankAt, ranksInSuit } from "../melds.ts";
import {
  arrange,
  deadwoodWithout,
  leastKnock,
  offeredDiscards,
  opponentOf,
  takenBy,
  type GinSeen,
} from "../seen.ts";
import type { Move } from "../types.ts";

const weights = {
  /** The share of the next card's average improvement that counts now. */
  outlook: 1,
  /** Cost of a discard that the opponent can certainly use. */
  danger: 2,
  /** The chance that an unseen card is in the opponent's hand. */
  unseen: 0.15,
  /**
   * How much better a card from the pile must be than one from the stock, because the opponent sees
   * it.
   */
  telling: 0,
};

/**
 * From this many cards in the stock upwards the bot knocks with any permitted deadwood, below only
 * with up to `lateLimit`.
 */
export const earlyStock = 16;
export const lateLimit = 6;

type Field = Readonly<{
  unseen: readonly Card[];
  /**
   * The chance that the opponent holds a card, by place in the pack: 1 for cards taken from the
   * pile, 0 for cards that lie open or in the bot's own hand.
   */
  likely: readonly number[];
}>;

const pack = packs(1, 0);

function fieldOf(seen: GinSeen): Field {
  const { viewer } = seen;
  const taken = viewer === "spectator" ? [] : takenBy(seen, opponentOf(viewer));
  const open = new Set<Card>([...ownHand(seen), ...seen.pile, ...taken]);
  return {
    unseen: pack.filter((card) => !open.has(card)),
    likely: pack.map((card) => (taken.includes(card) ? 1 : open.has(card) ? 0 : weights.unseen)),
  };
}

function outlookOf(cards: readonly Card[], deadwood: number, { unseen }: Field) {
  const total = unseen.reduce(
    (sum, card) => sum + deadwood - Math.min(...deadwoodWithout([...cards, card])),
    0,
  );
  return total / Math.max(1, unseen.length);
}

const costOf = (cards: readonly Card[], deadwood: number, field: Field) =>
  deadwood - weights.outlook * outlookOf(cards, deadwood, field);

function dangerOf(card: Card, { likely }: Field) {
  const place = placeOf(card);
  const rank = rankAt(place);
  const inRun = (steps: number) =>
    rank + steps >= 0 && rank + steps < ranksInSuit ? (likely[place + steps] ?? 0) : 0;
  const others = pack
    .filter((other) => other[0] === card[0] && suitOf(other as Natural) !== suitOf(card as Natural))
    .map((other) => likely[placeOf(other)] ?? 0);
  const [one = 0, two = 0, three = 0] = others;
  return Math.min(
    1,
    one * two +
      one * three +
      two * three +
      inRun(-2) * inRun(-1) +
      inRun(-1) * inRun(1) +
      inRun(1) * inRun(2),
  );
}

/** The card of the hand that costs least to throw: what is left of the hand, and its danger. */
function cheapest(hand: readonly Card[], cards: readonly Card[], field: Field) {
  const left = deadwoodWithout(hand);
  const choices = cards.map((card) => {
    const rest = without(hand, [card]) ?? [];
    const cost =
      costOf(rest, left[hand.indexOf(card)] ?? 0, field) + weights.danger * dangerOf(card, field);
    return { card, cost };
  });
  return choices.toSorted((one, other) => one.cost - other.cost)[0];
}

/**
 * GR-6: compares the card on the pile with the next from the stock or, while the up-card is
 * offered, with no card.
 */
function takesTop(seen: GinSeen) {
  const top = seen.pile.at(-1);
  if (top === undefined) return false;
  const field = fieldOf(seen);
  const hand = ownHand(seen);
  const { deadwood } = arrange(hand);
  const drawn = seen.phase === "upcard" ? 0 : outlookOf(hand, deadwood, field);
  const taking = cheapest([...hand, top], hand, field);
  return (
    taking !== undefined && taking.cost + weights.telling < costOf(hand, deadwood, field) - drawn
  );
}

/**
 * GR-9, GR-17: knocks with little deadwood, or early. If one more hand may win the opponent the
 * match, it also knocks with more.
 */
function knocksWith({ facts, options, stock, viewer }: GinSeen, deadwood: number) {
  if (deadwood === 0 || stock >= earlyStock || deadwood <= lateLimit) return true;
  const score = viewer === "spectator" ? 0 : (facts.score[opponentOf(viewer)] ?? 0);
  return options.target > 0 && score + options.ginBonus >= options.target && stock > earlyStock / 2;
}

function goesOn(seen: GinSeen): Move {
  if (offers(seen, "bigGin")) return { type: "bigGin" };
  const down = leastKnock(seen);
  if (down && knocksWith(seen, down.deadwood)) return { type: "knock", card: down.card };
  const best = cheapest(ownHand(seen), offeredDiscards(seen), fieldOf(seen));
  if (!best) throw new Error("a bot was asked for a move when its seat is not to act");
  return { type: "discard", card: best.card };
}

export function regularChoice(seen: GinSeen): Move {
  if (offers(seen, "layOff")) return { type: "layOff" };
  if (seen.phase === "discard") return goesOn(seen);
  if (offers(seen, "take") && takesTop(seen)) return { type: "take" };
  return { type: offers(seen, "pass") ? "pass" : "draw" };
}
