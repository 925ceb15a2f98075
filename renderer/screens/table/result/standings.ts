import { traitsOf } from "#renderer/games/catalogue.ts";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import { placeOf, isDrawn } from "#shared/contract/round.ts";
import type { TablePlayer, TableState, ViewMessage } from "#shared/protocol/table.ts";
import { tableGame } from "#renderer/games/tableGames.ts";
import { hooksOf, type AnySeen } from "#renderer/table/tableGame.ts";
import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { LastPlays } from "./lastPlays.ts";

export type RoundStanding = Readonly<{
  /**
   * From 1, shared by equals. Null if nobody has won, and in a hand for pots, where chips count and
   * the order of folding means nothing.
   */
  place: number | null;
  player: TablePlayer;
  /** Held after the round (H-8). */
  title: "king" | "bastard" | null;
  hand: string;
  /** The cards of a shown hand; none for a closed one. */
  shown: readonly Card[];
  /** The cards with which a winner went out, where this page was told of them; else none. */
  wentOutWith: readonly Card[];
  won: boolean;
  change: number | null;
  points: number | null;
  /**
   * Cards left in the hand at the end (C-7); null for those who left the round, and in games that
   * do not end by them.
   */
  cards: number | null;
  /** Left in the round or after it. */
  left: boolean;
}>;

/** True if each hand is played for pots (FD-13). */
export const isForPots = (game: string): boolean => traitsOf(game).playedFor.kind === "pots";

export function standings(
  { game, players, lastResult }: Pick<TableState, "game" | "players" | "lastResult">,
  {
    left,
    titleOf,
    handOf,
    shownBy,
    cardsOf,
  }: Pick<EndedRound, "left" | "titleOf" | "handOf" | "shownBy" | "cardsOf">,
  plays: LastPlays = new Map(),
): readonly RoundStanding[] {
  if (!lastResult) return [];
  const forPots = isForPots(game);
  const rows = lastResult.places.flat().flatMap((seat): readonly RoundStanding[] => {
    const player = players.find((one) => one.seat === seat);
    if (!player) return [];
    const won = lastResult.winners.includes(seat);
    return [
      {
        place: forPots ? null : placeOf(lastResult, seat),
        player,
        title: titleOf(seat),
        hand: handOf(seat),
        shown: shownBy(seat),
        wentOutWith: (won && plays.get(seat)) || [],
        won,
        change: lastResult.chips?.[seat] ?? null,
        points: lastResult.points?.[seat] ?? null,
        cards: left.includes(seat) ? null : cardsOf(seat),
        left: left.includes(seat) || player.gone,
      },
    ];
  });
  return forPots ? rows.toSorted((one, other) => (other.change ?? 0) - (one.change ?? 0)) : rows;
}

export const roundStandings = (
  { view }: Pick<TableSnapshot, "view">,
  table: TableState,
  plays?: LastPlays,
): readonly RoundStanding[] => standings(table, endedRound(view, table), plays);

export const mayAsk = ({ gone, ready, bot, sitsOut }: TablePlayer): boolean =>
  !gone && !ready && bot === null && sitsOut === null;

/**
 * Returns those whom the next round waits for: present people who will be dealt in and have not
 * asked for it.
 */
export const notReady = (players: readonly TablePlayer[]): readonly TablePlayer[] =>
  players.filter((player) => player.presence === "here" && mayAsk(player));

export interface EndedRound {
  /** Seats that left during it, in order. */
  readonly left: readonly Seat[];
  /** Titles as held after it (H-8). */
  titleOf(seat: Seat): "king" | "bastard" | null;
  /**
   * A shown hand or another reason in words ("Two pair, jacks and fours", "2 rules"); "" for none.
   */
  handOf(seat: Seat): string;
  /** The cards that this hand names, where it names some. */
  shownBy(seat: Seat): readonly Card[];
  /** Cards left in the hand (C-7) in shedding games; null in others. */
  cardsOf(seat: Seat): number | null;
  /** Nobody could go on, and the smallest hand has won. */
  readonly isBlocked: boolean;
  readonly why: string;
}

const titles = { first: "king", last: "bastard" } as const;

const sizeOf = (hand: readonly Card[] | number) => (typeof hand === "number" ? hand : hand.length);

/**
 * A shedding round is won with no cards or by the only player left (C-5); otherwise it was blocked.
 */
const endsBlocked = ({ hands, facts: { left, result } }: AnySeen) =>
  hands.length - left.length > 1 &&
  result !== null &&
  !isDrawn(result) &&
  result.winners.every((seat) => sizeOf(hands[seat] ?? 0) > 0);

export function endedRound(
  view: ViewMessage | null,
  { roundNumber }: Pick<TableState, "roundNumber">,
): EndedRound {
  if (view?.round !== roundNumber)
    return {
      left: [],
      titleOf: () => null,
      handOf: () => "",
      shownBy: () => [],
      cardsOf: () => null,
      isBlocked: false,
      why: "",
    };
  const { seen } = view;
  const game = tableGame(view.game);
  const isShed = hooksOf(game, "shed") !== null;
  const shown = (seat: Seat) => hooksOf(game, "shownHands")?.shown?.(seen, seat) ?? null;
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
    handOf: (seat) => shown(seat)?.words ?? outcome?.of(seat) ?? "",
    // In games that count what is left, only the count is named.
    shownBy: (seat) => (isForPots(view.game) ? (shown(seat)?.cards ?? []) : []),
  };
}

export type SessionStanding = Readonly<{
  player: TablePlayer;
  /** Ties are shared. */
  won: boolean;
  chips: number | null;
  profit: number | null;
}>;

const chipsOf = ({ chips, cashedOut }: TablePlayer) => (chips === null ? null : chips + cashedOut);

export function sessionResult(players: readonly TablePlayer[]): readonly SessionStanding[] {
  const forChips = players.some(({ chips, bought }) => chips !== null && bought > 0);
  const forPoints = players.some(({ points }) => (points ?? 0) > 0);
  // Chips count before points, and points before rounds won.
  const score = (player: TablePlayer) =>
    forChips ? (chipsOf(player) ?? 0) : forPoints ? (player.points ?? 0) : player.wins;
  const stayed = players.filter(({ gone }) => !gone);
  const best = Math.max(0, ...stayed.map(score));
  return players
    .filter(({ rounds, bought, gone }) => rounds > 0 || bought > 0 || !gone)
    .map((player) => {
      const chips = forChips ? chipsOf(player) : null;
      return {
        player,
        won: !player.gone && best > 0 && score(player) === best,
        chips,
        profit: chips === null ? null : chips - player.bought,
      };
    })
    .toSorted(
      (one, other) =>
        Number(one.player.gone) - Number(other.player.gone) ||
        score(other.player) - score(one.player) ||
        other.player.wins - one.player.wins,
    );
}
