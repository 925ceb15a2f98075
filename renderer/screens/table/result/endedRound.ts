// What does the last view tell of the round that has just ended?

import { tableGame } from "#renderer/games/tableGames.ts";
import { hooksOf, type AnySeen } from "#renderer/table/tableGame.ts";
import type { Card } from "#shared/cards/card.ts";
import { isDrawn } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { ViewMessage } from "#shared/protocol/tableMessages.ts";
import type { TableState } from "#shared/protocol/table.ts";

export interface EndedRound {
  /** Seats that left in it, in order. */
  readonly left: readonly Seat[];
  /** Titles as they are held after it (H-8). */
  titleOf(seat: Seat): "king" | "bastard" | null;
  /**
   * "Two pair, jacks and fours", "2 rules": a hand that was shown, or what else counted; empty for
   * none.
   */
  handOf(seat: Seat): string;
  /**
   * Cards left in the hand (C-7), where getting rid of them one by one onto a pile is the game;
   * null where it is not.
   */
  cardsOf(seat: Seat): number | null;
  /** Nobody went on, and the smallest hand has won. */
  readonly isBlocked: boolean;
  /** Why it is over, in the game's own words; empty where that need not be said. */
  readonly why: string;
}

const titles = { first: "king", last: "bastard" } as const;

const sizeOf = (hand: readonly Card[] | number): number =>
  typeof hand === "number" ? hand : hand.length;

/**
 * A round of getting rid of cards is won without any, or by who alone is left (C-5): else it was
 * blocked.
 */
const endsBlocked = ({ hands, facts: { left, result } }: AnySeen): boolean =>
  hands.length - left.length > 1 &&
  result !== null &&
  !isDrawn(result) &&
  result.winners.every((seat) => sizeOf(hands[seat] ?? 0) > 0);

/** Knows nothing while the view is of another round. */
export function endedRound(
  view: ViewMessage | null,
  { roundNumber }: Pick<TableState, "roundNumber">,
): EndedRound {
  if (view?.round !== roundNumber)
    return {
      left: [],
      titleOf: () => null,
      handOf: () => "",
      cardsOf: () => null,
      isBlocked: false,
      why: "",
    };
  const { seen } = view;
  const game = tableGame(view.game);
  const isShed = hooksOf(game, "shed") !== null;
  const outcome = seen.facts.result === null ? null : game.outcome(seen);
  return {
    left: seen.facts.left,
    titleOf: (seat) => {
      const title = game.title?.(seen, seat);
      return title ? titles[title] : null;
    },
    cardsOf: (seat) => (isShed ? sizeOf(seen.hands[seat] ?? 0) : null),
    isBlocked: isShed && outcome === null && endsBlocked(seen),
    why: outcome?.why ?? "",
    handOf: (seat) =>
      hooksOf(game, "shownHands")?.shown?.(seen, seat)?.words ?? outcome?.of(seat) ?? "",
  };
}
