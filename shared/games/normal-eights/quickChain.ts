import { suits } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { none, quickCard, type QuickCard } from "./quickCards.ts";
import type { Effect, Facts } from "./types.ts";

/** `suit` and `target` are `none` where the card needs none. */
export type QuickEffect = Readonly<{ seat: Seat; card: QuickCard; target: Seat; suit: number }>;
export type QuickLink = Readonly<{
  seat: Seat;
  card: QuickCard;
  counted: QuickCard;
  sendBack: boolean;
}>;

export const chainIn = ({ chain, counted }: Facts): QuickLink[] =>
  chain.map(({ seat, card, sendBack }, at) => ({
    seat,
    card: quickCard(card),
    counted: quickCard(counted[at]!),
    sendBack,
  }));

export const effectIn = ({ seat, card, target, suit }: Effect): QuickEffect => ({
  seat,
  card: quickCard(card),
  target: target ?? none,
  suit: suit === null ? none : suits.indexOf(suit),
});
