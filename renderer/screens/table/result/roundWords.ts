import { traitsOf } from "#renderer/games/catalogue.ts";
import { gameText, text } from "#renderer/text/text.ts";
import { isForChips } from "#shared/contract/traits.ts";
import type { TablePlayer, TableState } from "#shared/protocol/table.ts";
import type { EndedRound } from "./endedRound.ts";
import { isForPots, type RoundStanding } from "./standings.ts";

/**
 * True if chips can be won at this table or were in its last round. Stacks that nobody plays for
 * need no column (C-8).
 */
export const areChipsWon = ({
  rotation,
  lastResult,
}: Pick<TableState, "rotation" | "lastResult">): boolean =>
  (lastResult?.chips ?? []).some((change) => change !== 0) ||
  rotation.some(({ game, options }) => isForChips(traitsOf(game), options));

function roundWon(rows: readonly RoundStanding[], me: string | null): string {
  const words = text().points;
  const winners = rows.filter(({ won }) => won);
  const [winner, ...others] = winners;
  if (!winner) return words.nobody;
  const isMine = winner.player.id === me;
  if (others.length > 0)
    return words.wins(
      winners.map(({ player }) => (player.id === me ? text().result.youName : player.name)),
    );
  if (winner.points === null || winner.points === 0)
    return isMine ? words.youWin : words.wins([winner.player.name]);
  return isMine
    ? words.youWinPoints(winner.points)
    : words.winsPoints(winner.player.name, winner.points);
}

function crowned(rows: readonly RoundStanding[], me: string | null): string {
  const words = text().result;
  const king = rows.find(({ title }) => title === "king");
  const bastard = rows.find(({ title }) => title === "bastard");
  if (king?.player.id === me) return words.youAreKing;
  if (bastard?.player.id === me) return words.youAreBastard;
  return king ? words.kingIs(king.player.name) : roundWon(rows, me);
}

function potWon(rows: readonly RoundStanding[], me: string | null): string {
  const words = text().result;
  const winners = rows.filter(({ won }) => won);
  const [winner, ...others] = winners;
  if (!winner) return text().points.nobody;
  if (others.length > 0)
    return words.share(
      winners.map(({ player }) => (player.id === me ? words.youName : player.name)),
    );
  const { player, change } = winner;
  return player.id === me ? words.youWin(change ?? 0) : words.wins(player.name, change ?? 0);
}

export const headline = (game: string, rows: readonly RoundStanding[], me: string | null): string =>
  isForPots(game) ? potWon(rows, me) : crowned(rows, me);

/** Returns "" unless the round was blocked. */
export function blockedWords(
  { isBlocked }: Pick<EndedRound, "isBlocked">,
  rows: readonly RoundStanding[],
): string {
  const words = text().points;
  if (!isBlocked) return "";
  return rows.some(({ points }) => points !== null) ? words.blockedByPoints : words.blockedByCards;
}

/** Returns "Next: Five-card draw, 2 of 4"; "" if the same game goes on. */
export function comingNext({ rotation, next, stopping }: TableState): string {
  const words = text().result;
  if (stopping) return words.endsNow;
  if (rotation.length < 2) return "";
  const entry = next && rotation[next.entry];
  return next && entry ? words.coming(gameText(entry.game).name, next.round + 1, entry.rounds) : "";
}

/** H-8: returns "" if the titles mean nothing in the next hand. */
export function privileges({ rotation, next, honours, settings, players }: TableState): string {
  const entry = next && rotation[next.entry];
  if (!entry || !settings.titles || traitsOf(entry.game).honours !== "heeds") return "";
  const nameOf = (id: string | null | undefined): string | null =>
    players.find((player) => player.id === id && !player.gone)?.name ?? null;
  const [king, bastard, button] = [
    nameOf(honours.titles["king"]),
    nameOf(honours.titles["bastard"]),
    nameOf(honours.button),
  ];
  if (king === null) return "";
  return text().result.privileges(king, bastard, button);
}

export const waitingWords = (waitedFor: readonly TablePlayer[]): string =>
  waitedFor.length > 0
    ? text().result.waitingFor(waitedFor.map(({ name }) => name))
    : text().result.allReady;
