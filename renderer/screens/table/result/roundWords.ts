import { traitsOf } from "#renderer/games/catalogue.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { gameText, text } from "#renderer/text/text.ts";
import { isForChips } from "#shared/contract/traits.ts";
import type { TablePlayer, TableState } from "#shared/protocol/table.ts";
import { isForPots, type EndedRound, type RoundStanding } from "./standings.ts";

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

/** The reader last: "Ada and you". */
function namesOf(winners: readonly RoundStanding[], me: string | null): readonly string[] {
  const others = winners.filter(({ player }) => player.id !== me);
  return [
    ...others.map(({ player }) => player.name),
    ...(others.length < winners.length ? [text().result.youName] : []),
  ];
}

function roundWon(rows: readonly RoundStanding[], me: string | null) {
  const words = text().points;
  const winners = rows.filter(({ won }) => won);
  const [winner, ...others] = winners;
  if (!winner) return words.nobody;
  const isMine = winner.player.id === me;
  if (others.length > 0) return words.wins(namesOf(winners, me));
  const { name } = winner.player;
  const chips = Math.max(0, winner.change ?? 0);
  if (winner.points === null || winner.points === 0) {
    if (chips > 0) return isMine ? words.youWinChips(chips) : words.winsChips(name, chips);
    return isMine ? words.youWin : words.wins([name]);
  }
  return isMine
    ? words.youWinPoints(winner.points, chips)
    : words.winsPoints(name, winner.points, chips);
}

function crowned(rows: readonly RoundStanding[], me: string | null) {
  const words = text().result;
  const king = rows.find(({ title }) => title === "king");
  const bastard = rows.find(({ title }) => title === "bastard");
  if (king?.player.id === me) return words.youAreKing(king.change);
  if (bastard?.player.id === me) return words.youAreBastard(bastard.change);
  return king ? words.kingIs(king.player.name, king.change) : roundWon(rows, me);
}

function potWon(rows: readonly RoundStanding[], me: string | null) {
  const words = text().result;
  const winners = rows.filter(({ won }) => won);
  const [winner, ...others] = winners;
  if (!winner) return text().points.nobody;
  const own = winners.find(({ player }) => player.id === me)?.change ?? 0;
  if (others.length > 0) return words.share(namesOf(winners, me), own);
  const { player, change } = winner;
  return player.id === me ? words.youWin(change ?? 0) : words.wins(player.name, change ?? 0);
}

/** The winners' hands, or the cards with which they went out, each with whose they are. */
export const winningHands = (
  rows: readonly RoundStanding[],
  me: string | null,
): readonly string[] =>
  rows
    .filter(({ won }) => won)
    .flatMap(({ hand, wentOutWith, player: { id, name } }) => {
      const words = text().result;
      const who = id === me ? null : name;
      return [
        ...(hand === "" ? [] : [words.handOf(who, hand)]),
        ...(wentOutWith.length === 0 ? [] : [words.wentOut(who, wentOutWith.map(cardName))]),
      ];
    });

/** What the reader has lost in a hand for pots, which a strip has no table to tell. */
export function lossWords(game: string, rows: readonly RoundStanding[], me: string | null): string {
  const change = rows.find(({ player }) => player.id === me)?.change ?? 0;
  return isForPots(game) && change < 0 ? text().result.youLose(-change) : "";
}

type Titled = Readonly<{ [title: string]: string | null | undefined }>;

/**
 * KB-13: who takes which title from whom and why, the King first; nothing for a round that gives
 * none. `before`: the players who held the titles until then; null if unknown.
 */
export function titleWords(
  game: string,
  rows: readonly RoundStanding[],
  before: Titled | null,
  me: string | null,
): readonly string[] {
  if (traitsOf(game).honours !== "gives") return [];
  const words = text().result;
  const said = {
    king: [words.becameKing, words.staysKing],
    bastard: [words.becameBastard, words.staysBastard],
  } as const;
  return (["king", "bastard"] as const).flatMap((title) => {
    const row = rows.find((one) => one.title === title);
    if (!row) return [];
    const { id, name } = row.player;
    const [became, stays] = said[title];
    const holder = before?.[title] ?? null;
    if (holder === id) return [stays(id === me ? null : name)];
    const former = rows.find(({ player }) => player.id === holder)?.player;
    const from = former && (former.id === me ? words.youName : former.name);
    return [became(id === me ? null : name, from ?? null)];
  });
}

export const headline = (game: string, rows: readonly RoundStanding[], me: string | null): string =>
  isForPots(game) ? potWon(rows, me) : crowned(rows, me);

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
  const nameOf = (id: string | null | undefined) =>
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

type Played = Pick<TableState, "rotation">;

/**
 * Returns the points that end the session, the lowest if a game has several targets; null if it has
 * no target.
 */
export function targetOf({ rotation }: Played): number | null {
  const targets = rotation.flatMap(({ options: { target } }) =>
    typeof target === "number" && target > 0 ? [target] : [],
  );
  return targets.length > 0 ? Math.min(...targets) : null;
}

/**
 * Each game with a target counts only its own points (CE-13, GR-17), so with several such games the
 * total means nothing.
 */
function targetsByGame({
  rotation,
}: Played): readonly (readonly [game: string, target: number | null])[] {
  const games = new Set(
    rotation.flatMap(({ game, options }) => ("target" in options ? [game] : [])),
  );
  return [...games].map(
    (game) =>
      [game, targetOf({ rotation: rotation.filter((entry) => entry.game === game) })] as const,
  );
}

const mostPoints = (players: readonly TablePlayer[]) =>
  Math.max(0, ...players.map(({ points }) => points ?? 0));

export function reachedTarget(table: Pick<TableState, "rotation" | "players">): number | null {
  const target = targetsByGame(table).length > 1 ? null : targetOf(table);
  return target !== null && mostPoints(table.players) >= target ? target : null;
}

export function raceWords(
  { rotation, players }: Pick<TableState, "rotation" | "players">,
  me: string | null,
): string {
  const words = text().points;
  const target = targetOf({ rotation });
  if (target === null) return "";
  const games = targetsByGame({ rotation });
  if (games.length > 1)
    return words.firstToIn(
      games.flatMap(([game, points]) =>
        points === null ? [] : [{ game: gameText(game).name, points }],
      ),
    );
  const most = mostPoints(players);
  if (most === 0) return words.firstTo(target);
  const leaders = players.filter(({ points }) => points === most);
  if (leaders.length === 1 && leaders[0]?.id === me) return words.youLead(target, most);
  return words.leads(
    target,
    leaders.map(({ name }) => name),
    most,
  );
}

export const roundTitle = ({
  roundNumber,
  settings,
}: Pick<TableState, "roundNumber" | "settings">): string =>
  settings.lastRound === null
    ? text().result.title(roundNumber)
    : text().points.roundOf(roundNumber, settings.lastRound);
