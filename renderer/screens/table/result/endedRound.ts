import { tableGame } from "#renderer/games/tableGames.ts";
import { hooksOf, type AnySeen } from "#renderer/table/tableGame.ts";
import type { Card } from "#shared/cards/card.ts";
import { isDrawn } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { ViewMessage, TableState } from "#shared/protocol/table.ts";

export interface EndedRound {
  /** Seats that left during it, in order. */
  readonly left: readonly Seat[];
  /** Titles as held after it (H-8). */
  titleOf(seat: Seat): "king" | "bastard" | null;
  /**
   * A shown hand or another reason in words ("Two pair, jacks and fours", "2 rules"); "" for none.
   */
  handOf(seat: Seat): string;
  /** Cards left in the hand (C-7) in shedding games; null in others. */
  cardsOf(seat: Seat): number | null;
  /** Nobody could go on, and the smallest hand has won. */
  readonly isBlocked: boolean;
  /** Why it ended, in the game's own words; "" if that is obvious. */
  readonly why: string;
}

const titles = { first: "king", last: "bastard" } as const;

const sizeOf = (hand: readonly Card[] | number): number =>
  typeof hand === "number" ? hand : hand.length;

/**
 * A shedding round is won with no cards or by the only player left (C-5); otherwise it was blocked.
 */
const endsBlocked = ({ hands, facts: { left, result } }: AnySeen): boolean =>
  hands.length - left.length > 1 &&
  result !== null &&
  !isDrawn(result) &&
  result.winners.every((seat) => sizeOf(hands[seat] ?? 0) > 0);

/** Returns nothing of a view of another round. */
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
