import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "./seats.ts";
import type { AnySeen } from "./view.ts";

export function ownHand({ viewer, hands }: Pick<AnySeen, "viewer" | "hands">): readonly Card[] {
  const hand = viewer === "spectator" ? undefined : hands[viewer];
  return typeof hand === "object" ? hand : [];
}

export function heldBy({ hands }: Pick<AnySeen, "hands">, seat: Seat): number {
  const hand = hands[seat] ?? 0;
  return typeof hand === "number" ? hand : hand.length;
}
