import { turnAllDown, type FaceDown } from "#shared/cards/faceDown.ts";
import { withAt, withMore } from "#shared/cards/hand.ts";
import { shuffled } from "#shared/chance/dice.ts";
import type { GameEvent, OfTable } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Drawing, EightsRound, EightsEvent } from "./rules.ts";

export type Refilled = OfTable<"refilled", { readonly cards: number }>;
export const newStock = (cards: number): Refilled => ({ type: "refilled", told: { cards } });

const canRefill = <R extends EightsRound, H extends GameEvent>(
  { refilling }: Drawing<R, H>,
  round: R,
): boolean => round.zones.pile.length > 1 && refilling?.may(round) === true;

export const canDraw = <R extends EightsRound, H extends GameEvent>(
  rules: Drawing<R, H>,
  round: R,
): boolean => round.zones.stock.length > 0 || canRefill(rules, round);

function refilled<R extends EightsRound, H extends GameEvent>(
  { refilling }: Drawing<R, H>,
  round: R,
  happened: EightsEvent<H>[],
): R {
  const { zones } = round;
  const { list: stock, dice } = shuffled(round.dice, turnAllDown(zones.pile.slice(0, -1)));
  if (refilling) happened.push(refilling.tell(stock.length));
  return { ...round, dice, zones: { ...zones, stock, pile: zones.pile.slice(-1) } };
}

export function drawn<R extends EightsRound, H extends GameEvent>(
  rules: Drawing<R, H>,
  round: R,
  seat: Seat,
  count: number,
  tell: (seat: Seat, cards: readonly FaceDown[]) => NoInfer<H>,
  happened: EightsEvent<H>[],
): R {
  const first = round.zones.stock.slice(0, count);
  const missing = count - first.length;
  const now = missing > 0 && canRefill(rules, round) ? refilled(rules, round, happened) : round;
  const cards = now === round ? first : withMore(first, now.zones.stock.slice(0, missing));
  happened.push(tell(seat, cards));
  const { hands } = now.zones;
  const stock = now.zones.stock.slice(now === round ? cards.length : missing);
  const inHand: R = {
    ...now,
    zones: { ...now.zones, hands: withAt(hands, seat, withMore(hands[seat] ?? [], cards)), stock },
  };
  return rules.refilling?.atOnce && stock.length === 0 && canRefill(rules, inHand)
    ? refilled(rules, inHand, happened)
    : inHand;
}
