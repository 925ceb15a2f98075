// Makes illegal moves that lie close to the legal ones.

import { isCard, ranks, suits, type Card } from "#shared/cards/card.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import type { Offer } from "#shared/contract/game.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { formsOf } from "#test/games/forms.ts";
import { expandOffer } from "./expandOffer.ts";
import type { Journey } from "./randomSession.ts";

type Variant = Readonly<{
  seat: Seat;
  /** Wrong in form, or well-formed and forbidden. */
  move: unknown;
}>;

/** One legal move, spoilt in every way that is a breach in every game: turn, hand, form. */
export function illegalVariants(journey: Journey): readonly Variant[] {
  const { game, round, dice } = journey;
  const acting = game.toAct(round);
  const seat = acting[0];
  if (seat === undefined)
    return round.zones.hands.map((_, other) => ({ seat: other, move: { type: "leave" } }));
  const offers = game.legal(round, seat);
  const offer = offers[dice.below(offers.length)] as Offer<Move>;
  const move = expandOffer(journey, seat, offer);
  const others = formsOf(game.id).offTurn?.includes(move.type)
    ? []
    : round.zones.hands.flatMap((_, other) => (acting.includes(other) ? [] : [other]));
  const hand = peekAll(round.zones.hands[seat] ?? []);
  const named = Object.values(move).flat().filter(isCard);
  return [
    ...others.map((other) => ({ seat: other, move })),
    ...(named.length > 0
      ? [{ seat, move: withCards(move, [...named.slice(1), notIn(hand, dice.below(52))]) }]
      : []),
    // One more of a card than the hand has of it, where several may be put at once.
    ...(named.length > 0 && "cards" in move
      ? [
          {
            seat,
            move: withCards(move, [...hand.filter((card) => card === named[0]), named[0] as Card]),
          },
        ]
      : []),
    ...beyond(offer).map((spoilt) => ({ seat, move: spoilt })),
    { seat, move: { ...move, surplus: 1 } },
    { seat, move: { ...move, type: "no such move" } },
    { seat, move: Object.values(move) },
  ];
}

/** Just outside the range of an amount, and between two chips. */
function beyond(offer: Offer<Move>): readonly unknown[] {
  if (!("min" in offer) || offer.min === undefined || offer.max === undefined) return [];
  const { type, min, max } = offer;
  return [min - 1, max + 1, min + 0.5, -min, String(min), null].map((to) => ({ type, to }));
}

const withCards = (move: Move, cards: readonly Card[]): unknown =>
  "cards" in move ? { ...move, cards } : { ...move, card: cards.at(-1) };

function notIn(hand: readonly Card[], from: number): Card {
  const all = suits.flatMap((suit) => ranks.map((rank): Card => `${rank}${suit}`));
  return [...all.slice(from), ...all.slice(0, from)].find((card) => !hand.includes(card)) ?? "Jk";
}
