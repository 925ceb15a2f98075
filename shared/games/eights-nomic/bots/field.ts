import type { Card } from "#shared/cards/card.ts";
import type { Offer } from "#shared/contract/game.ts";
import { ownHand } from "#shared/contract/seen.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { matches } from "../matching.ts";
import { givenBy, type Giver } from "../obstacles.ts";
import { isInForce } from "../ruleBook.ts";
import { allowedBy, standingIn, type NomicSeen } from "../standing.ts";
import type { Move } from "../types.ts";

export interface Field {
  readonly seen: NomicSeen;
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly giver: Giver;
  /** Excludes changes of the rules, which are offered without their content. */
  readonly moves: readonly Move[];
  readonly mayModify: boolean;
}

const isMove = (offer: Offer<Move>): offer is Move =>
  offer.type !== "modify" && offer.type !== "leave";

/** Throws for a spectator. */
export function fieldOf(seen: NomicSeen): Field {
  const { viewer, legal } = seen;
  if (viewer === "spectator") throw new Error("a bot was asked for a move that has no seat");
  const hand = ownHand(seen);
  return {
    seen,
    seat: viewer,
    hand,
    giver: { standing: standingIn(seen), seat: viewer, hand, heedsClauses: true },
    moves: legal.filter(isMove),
    mayModify: legal.some(({ type }) => type === "modify"),
  };
}

/** EN-13, EN-24: true if playing the card now earns no penalty by *PlayDefinition*. */
export const goes = ({ seen, giver }: Pick<Field, "seen" | "giver">, card: Card): boolean =>
  matches(card, seen.pile.at(-1)) ||
  !isInForce(seen.facts, "PlayDefinition") ||
  allowedBy(giver.standing, givenBy(giver, "play", card), "match") !== null;
