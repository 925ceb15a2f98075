// The changes that are stored after moves, when somebody leaves for good, or when a table closes.

import type { Posting } from "#main/store/bankStore.ts";
import type { SeatResult, StoredDeal } from "#main/store/roundStore.ts";
import type { SealedChange } from "#main/store/sealedStore.ts";
import type { SeatToken, StoredSession } from "#main/store/sessionStore.ts";
import { saysOfStore, StoreError } from "#main/store/storeError.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import { cashedOut, isForChips } from "#main/session/chipMoves.ts";
import { endedRound } from "#main/session/endings.ts";
import type { SessionRules } from "#main/session/sessionRules.ts";
import { stageAfter } from "#main/session/stageChart.ts";
import type { AnyGame, AnyRound } from "#shared/contract/game.ts";
import type { Accepted } from "#shared/contract/outcome.ts";
import type { Move, RoundResult, Seated } from "#shared/contract/round.ts";
import { activeSeats, type Seat } from "#shared/contract/seats.ts";
import type { RoundRecord } from "#shared/record/roundRecord.ts";
import { outcomeOf, type SealedTable } from "./sealedTable.ts";
import { isOver, recordedMove, type Moved, type RoundRun } from "./round.ts";

export type TableChange = Readonly<{
  after: StoredTable;
  begun?: RoundRecord;
  /** H-18 */
  deal?: StoredDeal | null;
  /** H-51 */
  sealed?: SealedChange;
  /** `first` is the number of the first move, from 1. */
  moves?: Readonly<{ first: number; made: readonly Seated<Move>[] }>;
  ended?: Readonly<{ result: RoundResult; seats: readonly SeatResult[] }>;
  /** Every player's stack matches the ledger (H-3). */
  postings?: readonly Posting[];
  token?: SeatToken;
}>;

/**
 * Returns the table, and its session if that has changed, with the next revision. Throws a
 * StoreError `store-conflict` if the change was made from another session than the present one.
 */
export function revised({ session, revision }: StoredTable, after: StoredTable): StoredTable {
  const next = { ...after, revision: revision + 1 };
  if (after.session === session) return next;
  if (after.session.revision !== session.revision)
    throw new StoreError(
      "store-conflict",
      saysOfStore("otherSession", { session: session.id, revision: after.session.revision }),
    );
  return { ...next, session: { ...after.session, revision: session.revision + 1 } };
}

/** Far more than any round takes when everybody makes only the moves they must. */
const mostMoves = 20_000;

type Finish = Readonly<{
  round: AnyRound;
  moves: readonly Seated<Move>[];
}>;

/**
 * Finishes a round: the people leave, so that nobody gets their bets back by walking away; the
 * others consent to the end or make their default moves (C-5, C-6).
 */
function finished(game: AnyGame, from: AnyRound, people: readonly Seat[]): Finish {
  const moves: Seated<Move>[] = [];
  let round = from;
  const make = (seat: Seat, move: Move, auto: boolean): void => {
    const outcome = game.apply(round, seat, move, auto);
    if (!outcome.ok) return;
    ({ round } = outcome as Accepted<AnyRound>);
    moves.push({ ...move, seat, ...(auto && { auto }) });
  };
  // Games with long turns recognise a default move by its mark, so `leave` must not be marked
  // there.
  for (const seat of people)
    if (!round.facts.result && !round.facts.left.includes(seat))
      make(seat, { type: "leave" }, !game.longTurns);
  const consent = game.outOfTurn?.consent;
  if (consent)
    for (const seat of activeSeats(round))
      if (!round.facts.result) make(seat, { type: consent.move }, false);
  while (!round.facts.result) {
    const before = moves.length;
    for (const seat of game.toAct(round))
      if (game.toAct(round).includes(seat)) make(seat, game.defaultMove(round, seat), true);
    if (moves.length === before || moves.length > mostMoves)
      throw new Error(`a round of ${game.id} does not end by default moves`);
  }
  return { round, moves };
}

/** If the owner is among them, the next person becomes the owner. */
function withoutPlayers(table: StoredTable, gone: (player: StoredPlayer) => boolean): StoredTable {
  const players = table.players.map((player) =>
    gone(player) && !player.gone ? { ...player, gone: true } : player,
  );
  const people = players.filter(({ bot, gone: isGone }) => !bot && !isGone);
  const { owner } = table.session;
  const isOrphaned = players.some(({ id, gone: isGone }) => id === owner && isGone);
  return {
    ...table,
    players,
    session: isOrphaned && people[0] ? { ...table.session, owner: people[0].id } : table.session,
  };
}

export const inSession = (table: StoredTable, change: Partial<StoredSession>): StoredTable => ({
  ...table,
  session: { ...table.session, ...change },
});

export const hasPeople = ({ players }: StoredTable): boolean =>
  players.some(({ bot, gone }) => !bot && !gone);

export function withoutPlayer(rules: SessionRules, table: StoredTable, id: string): TableChange {
  const { table: after, postings } = rules.settled({
    table: withoutPlayers(table, (player) => player.id === id),
    postings: [],
  });
  return { after, postings };
}

/** C-5: a player who makes the move `leave` leaves the table too. */
const leavers = (moves: readonly Moved[]): readonly Seat[] =>
  moves.filter(({ move }) => move.type === "leave").map(({ seat }) => seat);

function ended(
  rules: SessionRules,
  table: StoredTable,
  game: AnyGame,
  round: AnyRound,
): TableChange {
  const { result } = round.facts;
  if (!result) return { after: table };
  const { table: after, postings, seats } = endedRound(rules, table, game, round);
  return { after, postings, ended: { result, seats } };
}

/** Returns the same table if nothing is taken. */
function overdrawn(table: StoredTable, spent: ReadonlyMap<Seat, number>): StoredTable {
  const spentBy = ({ seat }: StoredPlayer): number => (seat === null ? 0 : (spent.get(seat) ?? 0));
  if (![...spent.values()].some((ms) => ms > 0)) return table;
  return {
    ...table,
    players: table.players.map((player) =>
      spentBy(player) > 0 ? { ...player, bankMs: player.bankMs - spentBy(player) } : player,
    ),
  };
}

/** `overdrawnMs` is what each mover takes from their time bank (H-12). */
export function moved(
  rules: SessionRules,
  table: StoredTable,
  moves: readonly Moved[],
  run: RoundRun,
  overdrawnMs: (seat: Seat) => number,
): TableChange {
  const left = leavers(moves);
  const paid = overdrawn(table, new Map(moves.map(({ seat }) => [seat, overdrawnMs(seat)])));
  const after =
    left.length === 0
      ? paid
      : withoutPlayers(paid, ({ seat }) => seat !== null && left.includes(seat));
  return {
    ...ended(rules, after, run.game, moves.at(-1)?.accepted.round ?? run.step.round),
    moves: { first: run.moves + 1, made: moves.map(recordedMove) },
  };
}

/**
 * The owner leaves first: where only people play, the last of them wins, and nobody may win by
 * closing their own table.
 */
const peopleToLeave = ({ players, session: { owner } }: StoredTable): readonly Seat[] =>
  players
    .toSorted((one, other) => Number(other.id === owner) - Number(one.id === owner))
    .flatMap(({ seat, bot }) => (seat === null || bot ? [] : [seat]));

function finishedSealed({ deal, lines, faults }: SealedTable, { moves }: Finish): SealedChange {
  const outcome = outcomeOf(deal, faults);
  return {
    lines: { first: lines.length, added: [] },
    outcome: { ...outcome, moves: [...outcome.moves, ...moves] },
  };
}

/** A round played for chips is finished first, and everybody cashes out. */
export function closed(
  rules: SessionRules,
  table: StoredTable,
  run: RoundRun | null,
  sealed: SealedTable | null = null,
): TableChange {
  const isCutOff = table.stage === "playing" && run !== null && !isOver(run) && isForChips(table);
  const finish = isCutOff ? finished(run.game, run.step.round, peopleToLeave(table)) : null;
  const end: TableChange =
    finish && run
      ? {
          ...ended(rules, table, run.game, finish.round),
          moves: { first: run.moves + 1, made: finish.moves },
          ...(sealed && { sealed: finishedSealed(sealed, finish) }),
        }
      : { after: table };
  const { table: after, postings } = cashedOut(
    { ...end.after, stage: stageAfter(end.after.stage, "table.closed") },
    () => true,
  );
  return { ...end, after, postings: [...(end.postings ?? []), ...postings] };
}
