// Replays every stored round and compares the result; one at a time, to hold only one in memory.

import { isDeepStrictEqual } from "node:util";
import type { AnyRound } from "#shared/contract/game.ts";
import type { RoundResult } from "#shared/contract/round.ts";
import type { BooksCheck } from "#shared/protocol/bank.ts";
import { replay } from "#shared/record/replay.ts";
import {
  readRecord,
  RecordError,
  recordField,
  type RoundRecord,
} from "#shared/record/roundRecord.ts";
import type { Said } from "#shared/text/said.ts";
import type { Database } from "../database.ts";
import { hostCommitment, seedOf } from "#shared/verifiedDeal/commitments.ts";
import { dealOf, movesOf, recordOf, resultOf, storedRoundId } from "../roundStore.ts";
import type { Row } from "../rows.ts";
import { closedCardsOf, readSealed } from "../sealedRows.ts";
import { StoreError } from "../storeError.ts";
import { saysOfAudit, saysOfRound } from "./saysOfAudit.ts";

/**
 * Uses no index, because the indexes may be damaged. Leaves out a round that was broken off when
 * its table closed: it counts for nothing, whatever it contains.
 */
const nextRound = `SELECT rounds.*, stage FROM rounds NOT INDEXED LEFT JOIN tables ON tables.id = table_id
  WHERE rounds.id > ? AND NOT (ended_at IS NULL AND stage = 'closed') ORDER BY rounds.id LIMIT 1`;

/** Returns the last round of the replay, or why there is none. */
function replayed(record: RoundRecord): AnyRound | Said {
  const read = readRecord(record);
  let last: AnyRound | null = null;
  for (const { number, step, error } of replay(read)) {
    if (error) return saysOfRound("illegal", { move: number, code: error.code });
    last = step.round;
  }
  return last ?? saysOfRound("noDeal");
}

function wrongSeats(
  database: Database,
  id: number,
  { winners, places, points }: RoundResult,
): Said | null {
  const rows = database.all(
    "SELECT seat, won, place, points FROM results WHERE round_id = ? ORDER BY seat",
    id,
  );
  const expected = places.flatMap((shared, place) =>
    shared.map((seat) => ({
      seat,
      won: winners.includes(seat) ? 1 : 0,
      place: place + 1,
      points: points?.[seat] ?? null,
    })),
  );
  const same = isDeepStrictEqual(
    rows.map((row) => ({ ...row })),
    expected.toSorted((one, other) => one.seat - other.seat),
  );
  return same ? null : saysOfRound("otherSeats");
}

/**
 * Compares the players with the record and the table. A person may change their name during the
 * round, so the record may have their old one; a bot may not.
 */
function wrongSitters(database: Database, id: number, { seats }: RoundRecord): Said | null {
  const rows = database.all(
    `SELECT results.seat, results.name, results.bot, results.profile_id, players.profile_id AS table_profile, players.bot AS table_bot
     FROM results LEFT JOIN tables ON tables.id = results.table_id LEFT JOIN players ON players.session_id = tables.session_id AND players.id = player_id WHERE round_id = ? ORDER BY results.seat`,
    id,
  );
  const renamed = rows.find(({ seat, name, bot }) => bot !== null && seats[Number(seat)] !== name);
  if (renamed) return saysOfRound("otherName", { seat: renamed["seat"] ?? null });
  const other = rows.find(
    (row) =>
      row["profile_id"] !== row["table_profile"] ||
      (row["bot"] === null) !== (row["table_bot"] === null),
  );
  return other ? saysOfRound("otherPlayer", { seat: other["seat"] ?? null }) : null;
}

/** H-18: whether the cards come from the secrets that are stored with the round. */
function isDealtSo(row: Row, { game, seed }: RoundRecord): boolean {
  const deal = dealOf(row);
  if (!deal) return true;
  const { plan, secret, secrets } = deal;
  return (
    plan.game === game &&
    plan.round === Number(row["number"]) &&
    plan.table === row["table_id"] &&
    plan.host === hostCommitment(plan.deal, secret) &&
    seed === seedOf(plan, secret, secrets)
  );
}

/**
 * H-51: whether the record of a sealed deal has cards that nobody saw, in places where others may
 * have been; while the round is played all are such.
 */
const isGuessed = (row: Row): boolean =>
  row["sealed"] !== null && (row["ended_at"] === null || closedCardsOf(row) > 0);

/** H-51: whether a sealed round is the one that the pages of its players sealed. */
function isPlanned(row: Row): boolean {
  const plan = readSealed(row)?.plan;
  return (
    !plan ||
    (plan.game === row["game"] && plan.round === row["number"] && plan.table === row["table_id"])
  );
}

/** What does not depend on cards; the rest the players' programs have checked. */
function guessedProblem(
  database: Database,
  id: number,
  record: RoundRecord,
  result: RoundResult | null,
): Said | null {
  readRecord(record);
  return result && (wrongSeats(database, id, result) ?? wrongSitters(database, id, record));
}

function problemOf(database: Database, row: Row): Said | null {
  const id = Number(row["id"]);
  if (row["stage"] === null) return saysOfRound("noTable");
  if (
    storedRoundId(database, { table: String(row["table_id"]), number: Number(row["number"]) }) !==
    id
  )
    return saysOfRound("otherRound");
  const stored = resultOf(row);
  const record = recordOf(row, movesOf(database, id));
  if (record.game !== row["game"]) return saysOfRound("otherGame");
  if (!isPlanned(row)) return saysOfRound("otherDeal");
  if (isGuessed(row)) return guessedProblem(database, id, record, stored);
  const end = replayed(record);
  if ("key" in end) return end;
  if (!isDealtSo(row, record)) return saysOfRound("otherDeal");
  const { result } = end.facts;
  if (row["ended_at"] === null) return result === null ? null : saysOfRound("notFinished");
  if (result === null) return saysOfRound("notOver");
  if (stored === null || !isDeepStrictEqual(stored, JSON.parse(JSON.stringify(result))))
    return saysOfRound("otherResult");
  return wrongSeats(database, id, stored) ?? wrongSitters(database, id, record);
}

function problemWith(database: Database, row: Row): Said | null {
  try {
    return problemOf(database, row);
  } catch (error) {
    if (error instanceof RecordError)
      return saysOfRound("field", { field: recordField(error) ?? "record" });
    return error instanceof StoreError
      ? error.said
      : saysOfRound("fault", { name: (error as Error).name });
  }
}

function lookedAtAfter(database: Database, last: number) {
  const row = database.get(nextRound, last);
  if (!row) return null;
  const problem = problemWith(database, row);
  const about = {
    id: Number(row["id"]),
    number: Number(row["number"]),
    table: String(row["table_id"]),
    game: String(row["game"]),
  };
  return { id: about.id, problem: problem && saysOfAudit("ofRound", { problem, ...about }) };
}

/**
 * Reads each round in a transaction of its own and releases the file in between, because the whole
 * takes minutes, and one transaction would block checkpoints. `onRound` gets the number of rounds
 * so far. Throws a StoreError where the rounds cannot be read at all.
 */
export function roundAudit(
  database: Database,
  onRound: (rounds: number) => void,
): Pick<BooksCheck, "rounds" | "problems"> {
  const problems: Said[] = [];
  let rounds = 0;
  for (let last = 0; ;) {
    const looked = database.atOneMoment(() => lookedAtAfter(database, last));
    if (!looked) return { rounds, problems };
    last = looked.id;
    rounds += 1;
    onRound(rounds);
    if (looked.problem) problems.push(looked.problem);
  }
}
