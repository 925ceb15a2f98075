// A report on a table that cannot be restored, for whoever investigates.

import type { RoundText } from "#main/store/roundStore.ts";
import type { Store } from "#main/store/store.ts";
import type { StoredSession } from "#main/store/sessionStore.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import { sentence } from "#shared/games/texts.ts";
import { protocolVersion } from "#shared/protocol/schema.ts";
import { replay } from "#shared/record/replay.ts";
import { readRecord, type RoundRecord } from "#shared/record/roundRecord.ts";
import { roundView, type RoundView } from "#shared/record/referee.ts";
import facts from "../../../package.json" with { type: "json" };
import type { Said } from "#shared/text/said.ts";
import { bySeat } from "#main/session/players.ts";
import { mayOpen, type Seating } from "./mayOpen.ts";

const tableReportFormat = "table-report/1";

const shownOfPlayers = [
  "id",
  "name",
  "bot",
  "gone",
  "seat",
  "rounds",
  "chips",
  "bought",
  "cashedOut",
] as const;

type ShownPlayer = Pick<StoredPlayer, (typeof shownOfPlayers)[number]>;

type OpenedRound = Readonly<{
  /** The error's stack. */
  fault: string;
  /** As a `round/1`; null if it cannot be read as one. */
  record: RoundRecord | null;
  /** The stored text, if the record cannot be read. */
  text: RoundText | null;
}>;

/**
 * A broken table as JSON (`*.table-report.json`). C-7 holds here too: `opened` is null unless only
 * this profile's owner and bots sat at the table. Otherwise there is `seen`, the spectator's view
 * as far as it can be replayed. Not the view of the owner's seat: a damaged record may have swapped
 * the seats, and it would show another player's hand.
 */
export type TableReport = Readonly<{
  format: typeof tableReportFormat;
  /** UTC. */
  madeAt: string;
  problem: string;
  versions: Readonly<{
    cardtable: string;
    protocol: number;
    node: string;
    platform: string;
  }>;
  table: Pick<StoredTable, "id" | "stage" | "roundNumber" | "revision" | "position"> &
    Pick<StoredSession, "openedAt" | "rotation" | "settings">;
  players: readonly (ShownPlayer & { readonly isOwn: boolean })[];
  opened: OpenedRound | null;
  seen: RoundView | null;
}>;

function recordIn({ rounds }: Pick<Store, "rounds">, table: string): RoundRecord | null {
  try {
    return rounds.latest(table)?.record ?? null;
  } catch {
    return null;
  }
}

/**
 * Takes the players from the table, whose rows are intact; from the record only the number of
 * seats.
 */
function seatingOf({ players }: StoredTable, record: RoundRecord | null): Seating {
  const sitters = bySeat(players);
  const named: readonly string[] = Array.isArray(record?.seats)
    ? (record.seats as readonly string[])
    : [];
  const names = named.length > sitters.length ? named : sitters.map(({ name }) => name);
  const seats = names.map(
    (name, seat) =>
      sitters.find((player) => player.seat === seat) ?? { name, profile: null, bot: null },
  );
  const nothing = { format: "round/1", game: "", options: {}, moves: [] } as const;
  return { record: { ...nothing, seats: names }, seats, closedCards: 0 };
}

/** True unless anybody but the owner and bots ever sat at the table. */
const isWhollyOwn = (table: StoredTable, record: RoundRecord | null, profile: string): boolean =>
  mayOpen(seatingOf(table, record), { role: "owner", profile }, "all") &&
  table.players.every((player) => player.bot !== null || player.profile === profile);

/** Replays up to the first illegal move. Null if not even the deal is possible. */
function seenBySpectator(record: RoundRecord | null): RoundView | null {
  try {
    const read = readRecord(record);
    const lines = [...replay(read)];
    const broken = lines.findIndex(({ error }) => error !== null);
    const moves = broken < 0 ? read.record.moves : read.record.moves.slice(0, broken - 1);
    return roundView({ ...read, record: { ...read.record, moves } }, "spectator");
  } catch {
    return null;
  }
}

export type ReportedTable = Readonly<{
  table: StoredTable;
  /** Contains nothing that a seat may not know (C-7). */
  problem: Said;
  /** The error's stack, which may quote the record. */
  fault: string;
}>;

/** `profile` owns the house; `at` is in ms since 1970. Throws a StoreError. */
export function tableReport(
  store: Pick<Store, "rounds">,
  { table, problem, fault }: ReportedTable,
  profile: string,
  at: number,
): TableReport {
  const { id, stage, roundNumber, revision, session, position } = table;
  const { openedAt, rotation, settings } = session;
  const record = recordIn(store, id);
  const isOpen = isWhollyOwn(table, record, profile);
  return {
    format: tableReportFormat,
    madeAt: new Date(at).toISOString(),
    problem: sentence(problem),
    versions: {
      cardtable: facts.version,
      protocol: protocolVersion,
      node: process.version,
      platform: process.platform,
    },
    table: { id, stage, roundNumber, revision, openedAt, rotation, position, settings },
    players: table.players.map((player) => ({
      ...(Object.fromEntries(shownOfPlayers.map((key) => [key, player[key]])) as ShownPlayer),
      isOwn: player.profile === profile,
    })),
    opened: isOpen
      ? { fault, record, text: record === null ? store.rounds.latestText(id) : null }
      : null,
    seen: isOpen ? null : seenBySpectator(record),
  };
}
