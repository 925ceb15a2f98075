import type { Card } from "#shared/cards/card.ts";
import { without } from "#shared/cards/hand.ts";
import { offers } from "#shared/contract/asked.ts";
import { ownHand } from "#shared/contract/ownHand.ts";
import {
  arrange,
  deadwoodWithout,
  offeredDiscards,
  offeredKnocks,
  opponentOf,
  type GinSeen,
} from "../seen.ts";
import type { Move } from "../types.ts";
import { costOf, dangerOf, fieldOf, outlookOf, type Field } from "./judgement.ts";
import type { Weights } from "./weights.ts";

interface Thrown {
  readonly card: Card;
  readonly deadwood: number;
  /** What is left and what the other may make of the card, the less the better. */
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
 * GR-6: is the card on the pile better than the next from the stock – or, while it is offered, than
 * none?
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
 * GR-9, GR-17: with little, or early, or when any win ends the match – and with anything before the
 * other wins it by a hand.
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
