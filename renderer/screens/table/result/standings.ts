import { traitsOf } from "#renderer/games/catalogue.ts";
import { placeOf } from "#shared/contract/round.ts";
import type { TablePlayer, TableState } from "#shared/protocol/table.ts";
import type { EndedRound } from "./endedRound.ts";

export interface RoundStanding {
  /**
   * From 1, shared by equals. Null if nobody has won, and in a hand for pots, where chips count and
   * the order of folding means nothing.
   */
  readonly place: number | null;
  readonly player: TablePlayer;
  /** Held after the round (H-8). */
  readonly title: "king" | "bastard" | null;
  /** The hand that was shown, in words; "" for none. */
  readonly hand: string;
  readonly won: boolean;
  /** Chips won or lost; null where nothing was played for. */
  readonly change: number | null;
  /** Points won in the round; null where the game counts none. */
  readonly points: number | null;
  /**
   * Cards left in the hand at the end (C-7); null for those who left the round, and in games that
   * do not end by them.
   */
  readonly cards: number | null;
  /** Left in the round or after it. */
  readonly left: boolean;
}

/** True if each hand is played for pots (FD-13). */
export const isForPots = (game: string): boolean => traitsOf(game).playedFor.kind === "pots";

/** Lists the players of the finished round by place, or by chips won; empty without a result. */
export function standings(
  { game, players, lastResult }: Pick<TableState, "game" | "players" | "lastResult">,
  { left, titleOf, handOf, cardsOf }: Pick<EndedRound, "left" | "titleOf" | "handOf" | "cardsOf">,
): readonly RoundStanding[] {
  if (!lastResult) return [];
  const forPots = isForPots(game);
  const rows = lastResult.places.flat().flatMap((seat): readonly RoundStanding[] => {
    const player = players.find((one) => one.seat === seat);
    if (!player) return [];
    return [
      {
        place: forPots ? null : placeOf(lastResult, seat),
        player,
        title: titleOf(seat),
        hand: handOf(seat),
        won: lastResult.winners.includes(seat),
        change: lastResult.chips?.[seat] ?? null,
        points: lastResult.points?.[seat] ?? null,
        cards: left.includes(seat) ? null : cardsOf(seat),
        left: left.includes(seat) || player.gone,
      },
    ];
  });
  return forPots ? rows.toSorted((one, other) => (other.change ?? 0) - (one.change ?? 0)) : rows;
}

/** True if the player would be dealt in but has not asked for it yet. */
export const mayAsk = ({ gone, ready, bot, sitsOut }: TablePlayer): boolean =>
  !gone && !ready && bot === null && sitsOut === null;

/**
 * Returns those whom the next round waits for: present people who will be dealt in and have not
 * asked for it.
 */
export const notReady = (players: readonly TablePlayer[]): readonly TablePlayer[] =>
  players.filter((player) => player.presence === "here" && mayAsk(player));
