// Makes downloadable files from the store.
import type { WholeRound, RoundStore } from "#main/store/roundStore.ts";
import type { ReadingStore } from "#main/store/store.ts";
import { refused } from "#shared/contract/outcome.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { Eyes, Replay } from "#shared/protocol/replay.ts";
import { readRecord, RecordError, type ReadRecord } from "#shared/record/roundRecord.ts";
import { resultTable } from "#shared/tournament/results.ts";
import { viewOf } from "#shared/tournament/view.ts";
import type { FileHead, RoundFilter } from "#main/base/houseFiles.ts";
import { granted, refusal } from "#main/base/refusal.ts";
import { unknownPart } from "./broughtReplay.ts";
import { csv, eveningCsv, ledgerCsv, outcomesCsv } from "./csv.ts";
import {
  boundTo,
  knownRound,
  mayOpen,
  mostSeen,
  offeredEyes,
  practiceSeat,
  refusedEyes,
  unknownRound,
  type Reader,
} from "./mayOpen.ts";
import {
  facesAt,
  partsOf,
  replayOf,
  replayText,
  type Circumstances,
  type RoundBookmarks,
} from "./replayOf.ts";
import { tableReport, type ReportedTable } from "./tableReport.ts";
import { refereeLines, roundViewHead } from "#shared/record/referee.ts";
import type { Viewer } from "#shared/contract/seats.ts";
import { manifests } from "#shared/games/catalogue.ts";
import type { Manifest } from "#shared/games/manifest.ts";

/** `faces`: avatars by seat. The caller has checked `mayOpen`. */
function circumstancesOf(
  round: WholeRound,
  reader: Reader,
  eyes: Eyes,
  faces: readonly string[],
): Circumstances {
  const { id, table, number, beganAt, endedAt, dealState, movesAt, record, seats } = round;
  const { closedCards } = round;
  return {
    players: record.seats.map((name, seat) => ({
      name,
      avatar: faces[seat] ?? "",
      bot: seats[seat]?.bot ?? null,
      isOwn: seats[seat]?.profile === reader.profile,
    })),
    stored: { id, table, number, beganAt, endedAt, deal: dealState, closedCards },
    eyes,
    offered: offeredEyes(round, reader),
    practiceSeat: practiceSeat(round, reader),
    movesAt,
  };
}

/**
 * The caller has checked `mayOpen`. Throws a RecordError if today's rules cannot deal the record.
 */
const storedReplay = (round: WholeRound, reader: Reader, eyes: Eyes): Replay =>
  replayOf(readRecord(round.record), circumstancesOf(round, reader, eyes, []));

const pageSize = 50;

/**
 * Writes the filtered rounds of games with a hand history, newest first within each game, with as
 * much as the reader may see; the format wants a blank line in between.
 */
function* handHistories(
  rounds: RoundStore,
  reader: Reader,
  filter: RoundFilter,
): Generator<string> {
  for (const { id: game, handHistory } of manifests) {
    if (!handHistory || (filter.game ?? game) !== game) continue;
    for (let before: number | null = null; ;) {
      const page = rounds.finished({
        ...filter,
        game,
        limit: pageSize,
        before,
        profile: reader.profile ?? "",
        of: boundTo(reader),
      });
      for (const { id } of page) {
        const hand = handOf(rounds, reader, id, handHistory);
        if (hand) yield `${JSON.stringify({ ohh: hand })}\n\n`;
      }
      const last = page.at(-1);
      if (!last || page.length < pageSize) break;
      before = last.id;
    }
  }
}

function handOf(
  rounds: RoundStore,
  reader: Reader,
  id: number,
  handHistory: NonNullable<Manifest["handHistory"]>,
): object | null {
  const round = rounds.find(id);
  if (!round) return null;
  try {
    return handHistory(storedReplay(round, reader, mostSeen(round, reader)));
  } catch (error) {
    if (error instanceof RecordError) return null;
    throw error;
  }
}

const indented = (value: unknown): string =>
  `  ${JSON.stringify(value, null, 1).replaceAll("\n", "\n  ")}`;

/**
 * Writes `JSON.stringify(roundView(read, viewer), null, 1)` and a line end, line by line. Throws a
 * RecordError if the record cannot be dealt.
 */
function* roundViewText(read: ReadRecord, viewer: Viewer): Generator<string> {
  let before = JSON.stringify({ ...roundViewHead(read, viewer), lines: [] }, null, 1).replace(
    /\]\n\}$/,
    "\n",
  );
  for (const line of refereeLines(read, viewer)) {
    yield `${before}${indented(line)}`;
    before = ",\n";
  }
  yield "\n ]\n}\n";
}

/** `eyes` null: for a replay the first of `offeredEyes`, for a record `mostSeen`. */
export type FileWish =
  | Readonly<{
      file: "replay";
      round: number;
      eyes: Eyes | null;
      part: number;
    }>
  | Readonly<{ file: "record"; round: number; eyes: Eyes | null }>
  | Readonly<{ file: "report"; reported: ReportedTable }>
  | Readonly<{ file: "hands"; filter: RoundFilter }>
  | { readonly file: "ledger" }
  | Readonly<{ file: "chips"; evening: string }>
  | { readonly file: "chipOutcomes" }
  | Readonly<{ file: "results"; tournament: string }>;

/** `parts` are made one by one; a part is empty while there is nothing to write yet. */
export interface MadeFile extends FileHead {
  readonly parts: Iterable<string, unknown>;
}

type Source = Readonly<{
  store: ReadingStore;
  bookmarks: RoundBookmarks;
  /** The visitor whose own seats count. */
  reader: Reader;
  /** ms since 1970. */
  now: number;
}>;

const dayOf = (at: number): string => {
  const date = new Date(at);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
};

const unknownEvening = refusal("unknown-evening", "unknownEvening");
const unknownTournament = refusal("unknown-tournament", "unknownTournament");

const json = (name: string, parts: MadeFile["parts"]): Answer<MadeFile> =>
  granted({ name: `${name}.json`, type: "application/json", parts });
const table = (name: string, parts: MadeFile["parts"]): Answer<MadeFile> =>
  granted({ name: `${name}.csv`, type: "text/csv", parts });

/**
 * Refusals: `unknown-round`, `unknown-part`, `unknown-tournament`, `unknown-evening`, `not-yours`
 * (C-7), `not-a-record`. Throws a StoreError, as may its parts.
 */
export function madeFile(source: Source, wish: FileWish): Answer<MadeFile> {
  const { store, reader, now } = source;
  switch (wish.file) {
    case "replay":
      return ofRound(source, wish, (round) => replayFile(source, round, wish));
    case "record":
      return ofRound(source, wish, (round) => recordFile(round, reader, wish.eyes));
    case "report":
      return json(`cardtable-${dayOf(now)}.table-report`, [
        `${JSON.stringify(tableReport(store, wish.reported, reader.profile ?? "", now), null, 1)}\n`,
      ]);
    case "hands":
      return granted({
        name: `cardtable-hands-${dayOf(now)}.ohh`,
        type: "text/plain",
        parts: handHistories(store.rounds, reader, wish.filter),
      });
    case "ledger":
      return table(`cardtable-ledger-${dayOf(now)}`, ledgerCsv(store.bank));
    case "chips":
      return chipFile(store, wish.evening);
    case "chipOutcomes":
      return table(
        `cardtable-chip-evenings-${dayOf(now)}`,
        outcomesCsv(store.chips.outcomes(0, Number.MAX_SAFE_INTEGER)),
      );
    case "results":
      return resultsFile(source, wish.tournament);
  }
}

function ofRound(
  { store, reader }: Source,
  { round: id }: { readonly round: number },
  use: (round: WholeRound) => Answer<MadeFile>,
): Answer<MadeFile> {
  const round = knownRound(store.rounds, reader, id);
  if (!round) return unknownRound;
  try {
    return use(round);
  } catch (error) {
    return notARecord(error);
  }
}

/** Rethrows all but a RecordError. */
export function notARecord(error: unknown): Refusal {
  if (error instanceof RecordError) return refused("not-a-record", error.said);
  throw error;
}

function replayFile(
  { store, bookmarks, reader }: Source,
  round: WholeRound,
  { eyes: asked, part: number }: Readonly<{ eyes: Eyes | null; part: number }>,
): Answer<MadeFile> {
  const eyes = asked ?? offeredEyes(round, reader)[0] ?? "spectator";
  if (!mayOpen(round, reader, eyes)) return refusedEyes(round);
  const read = readRecord(round.record);
  const { of } = partsOf(read);
  if (number > of) return unknownPart(of);
  return json(
    `replay-${round.id}-${number}`,
    replayText(read, circumstancesOf(round, reader, eyes, facesAt(store, round)), {
      number,
      bookmarks: bookmarks.of(round.id),
    }),
  );
}

/** Returns the whole `round/1` for the eyes `all`, else a `round-view/1` (C-7). */
function recordFile(round: WholeRound, reader: Reader, asked: Eyes | null): Answer<MadeFile> {
  const { record, endedAt, number, game } = round;
  const name = `${game}-${dayOf(endedAt)}-r${number}`;
  const eyes = asked ?? mostSeen(round, reader);
  if (!mayOpen(round, reader, eyes)) return refusedEyes(round);
  return eyes === "all"
    ? json(`${name}.round`, [`${JSON.stringify(record, null, 1)}\n`])
    : json(`${name}.round-view`, roundViewText(readRecord(record), eyes));
}

function chipFile({ chips }: ReadingStore, id: string): Answer<MadeFile> {
  const evening = chips.find(id);
  return evening
    ? table(`cardtable-chips-${dayOf(evening.openedAt)}`, eveningCsv(evening))
    : unknownEvening;
}

function resultsFile({ store, now }: Source, id: string): Answer<MadeFile> {
  const found = store.tournaments.load(id);
  if (!found) return unknownTournament;
  const view = viewOf(found.state, {
    at: found.elapsed,
    purse: null,
    directs: false,
    code: null,
    log: [],
    presence: () => null,
  });
  return table(`cardtable-tournament-${dayOf(found.state.startedAt ?? now)}`, [
    csv(resultTable(view)),
  ]);
}
