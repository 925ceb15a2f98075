// The standings of a session (H-10).

import type { TablePlayer } from "#shared/protocol/table.ts";

export interface SessionStanding {
  readonly player: TablePlayer;
  /** Ties are shared. */
  readonly won: boolean;
  /** The chips at the end; null where nothing was played for. */
  readonly chips: number | null;
  readonly profit: number | null;
}

const chipsOf = ({ chips, cashedOut }: TablePlayer): number | null =>
  chips === null ? null : chips + cashedOut;

/** Ranks players who left below those who stayed. */
export function sessionResult(players: readonly TablePlayer[]): readonly SessionStanding[] {
  const forChips = players.some(({ chips, bought }) => chips !== null && bought > 0);
  const forPoints = players.some(({ points }) => (points ?? 0) > 0);
  // Chips count before points, and points before rounds won.
  const score = (player: TablePlayer): number =>
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
