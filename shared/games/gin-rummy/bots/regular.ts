import { suitOf, type Card, type Natural } from "#shared/cards/card.ts";
import { without } from "#shared/cards/hand.ts";
import { offers, ownHand } from "#shared/contract/seen.ts";
import {
  arrange,
  deadwoodWithout,
  offeredDiscards,
  offeredKnocks,
  opponentOf,
  takenBy,
  type GinSeen,
} from "../seen.ts";
import type { Move } from "../types.ts";
import type { Weights } from "./weights.ts";
import { packs } from "#shared/cards/pack.ts";
import { placeOf, rankAt, ranksInSuit } from "../melds.ts";

interface Field {
  readonly weights: Weights;
  readonly unseen: readonly Card[];
  /**
   * The chance that the opponent holds a card, by place in the pack: 1 for cards taken from the
   * pile, 0 for cards that lie open or in the bot's own hand.
   */
  readonly likely: readonly number[];
}

const pack = packs(1, 0);

function fieldOf(seen: GinSeen, weights: Weights): Field {
  const { viewer } = seen;
  const taken = viewer === "spectator" ? [] : takenBy(seen, opponentOf(viewer));
  const open = new Set<Card>([...ownHand(seen), ...seen.pile, ...taken]);
  const unseen = pack.filter((card) => !open.has(card));
  return {
    weights,
    unseen,
    likely: pack.map((card) => (taken.includes(card) ? 1 : open.has(card) ? 0 : weights.unseen)),
  };
}

function outlookOf(cards: readonly Card[], deadwood: number, { unseen }: Field): number {
  const total = unseen.reduce(
    (sum, card) => sum + deadwood - Math.min(...deadwoodWithout([...cards, card])),
    0,
  );
  return total / Math.max(1, unseen.length);
}

const costOf = (cards: readonly Card[], deadwood: number, field: Field): number =>
  deadwood - field.weights.outlook * outlookOf(cards, deadwood, field);

function dangerOf(card: Card, { likely }: Field): number {
  const place = placeOf(card);
  const rank = rankAt(place);
  const inRun = (steps: number): number =>
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

interface Thrown {
  readonly card: Card;
  readonly deadwood: number;
  /** Lower is better. */
  readonly cost: number;
}

function thrown(hand: readonly Card[], cards: readonly Card[], field: Field): readonly Thrown[] {
  const left = deadwoodWithout(hand);
  return cards.map((card) => {
    const deadwood = left[hand.indexOf(card)] ?? 0;
    return {
      card,
      deadwood,
      cost:
        costOf(without(hand, [card]) ?? [], deadwood, field) +
        field.weights.danger * dangerOf(card, field),
    };
  });
}

const cheapest = (choices: readonly Thrown[]): Thrown | undefined =>
  choices.toSorted((one, other) => one.cost - other.cost)[0];

/**
 * GR-6: compares the card on the pile with the next from the stock or, while the up-card is
 * offered, with no card.
 */
function takesTop(seen: GinSeen, field: Field): boolean {
  const top = seen.pile.at(-1);
  if (top === undefined) return false;
  const hand = ownHand(seen);
  const { deadwood } = arrange(hand);
  const drawn = seen.phase === "upcard" ? 0 : outlookOf(hand, deadwood, field);
  const taking = cheapest(thrown([...hand, top], hand, field));
  return (
    taking !== undefined &&
    taking.cost + field.weights.telling < costOf(hand, deadwood, field) - drawn
  );
}

/**
 * GR-9, GR-17: knocks with little deadwood, or early. If one more hand may win the opponent the
 * match, it also knocks with more.
 */
function knocksWith(seen: GinSeen, deadwood: number, { earlyStock, lateLimit }: Weights): boolean {
  const { facts, options, stock, viewer } = seen;
  if (deadwood === 0 || stock >= earlyStock || deadwood <= lateLimit) return true;
  const score = viewer === "spectator" ? 0 : (facts.score[opponentOf(viewer)] ?? 0);
  return options.target > 0 && score + options.ginBonus >= options.target && stock > earlyStock / 2;
}

function goesOn(seen: GinSeen, weights: Weights): Move {
  const hand = ownHand(seen);
  if (offers(seen, "bigGin")) return { type: "bigGin" };
  const left = deadwoodWithout(hand);
  const leftBy = (card: Card): number => left[hand.indexOf(card)] ?? 0;
  const [down] = offeredKnocks(seen).toSorted((one, other) => leftBy(one) - leftBy(other));
  if (down !== undefined && knocksWith(seen, leftBy(down), weights))
    return { type: "knock", card: down };
  const best = cheapest(thrown(hand, offeredDiscards(seen), fieldOf(seen, weights)));
  if (!best) throw new Error("a bot was asked for a move when its seat is not to act");
  return { type: "discard", card: best.card };
}

export function regularChoice(seen: GinSeen, weights: Weights): Move {
  if (offers(seen, "layOff")) return { type: "layOff" };
  if (seen.phase === "discard") return goesOn(seen, weights);
  if (offers(seen, "take") && takesTop(seen, fieldOf(seen, weights))) return { type: "take" };
  return { type: offers(seen, "pass") ? "pass" : "draw" };
}
