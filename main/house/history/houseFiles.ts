// Which files can a visitor take from the house, and which can he show it?

import type { WholeRound } from '#main/store/roundStore.ts';
import type { Store } from '#main/store/store.ts';
import { refused } from '#shared/contract/outcome.ts';
import type { Answer, Refusal } from '#shared/protocol/messages.ts';
import type { Eyes, Replay } from '#shared/protocol/replay.ts';
import type { HouseAsk } from '#shared/protocol/schema.ts';
import { readRecord, RecordError } from '#shared/record/roundRecord.ts';
import { roundView } from '#shared/record/roundView.ts';
import { resultTable } from '#shared/tournament/results.ts';
import { viewOf } from '#shared/tournament/view.ts';
import type { Broken } from '../brokenTables.ts';
import { refusal } from '#main/host/refusal.ts';
import type { ReplayJson } from './broughtReplay.ts';
import { eveningCsv, outcomesCsv } from './chipCsv.ts';
import { facesAt } from './faces.ts';
import { csv } from './csv.ts';
import { ledgerCsv } from './ledgerCsv.ts';
import { mayOpen, mostSeen, notYours, offeredEyes, type Reader } from './mayOpen.ts';
import { handHistories } from './handHistories.ts';
import type { Replayer } from './replayer.ts';
import { storedReplay } from './storedReplay.ts';
import { tableReport } from './tableReport.ts';

/** A file to be kept: `parts` are made while they are sent. */
export interface HouseFile {
  /** ASCII, without a path. */
  readonly name: string;
  readonly type: 'application/json' | 'text/csv' | 'text/plain';
  readonly parts: Iterable<string>;
}

export type RoundFilter = Omit<HouseAsk<'rounds'>, 'limit' | 'before'>;

/** Refusals: `unknown-round`, `unknown-table`, `unknown-tournament`, `unknown-evening`, `not-yours` (C-7), `not-a-record`, and the replayer's. Throws a StoreError. */
export interface HouseFiles {
  /** `eyes` null: those that one would choose first. */
  replay(round: number, eyes: Eyes | null): Answer<Replay>;
  /** Of a record that was brought along, which is looked at and not kept. Rejects where its worker died. */
  replayText(text: string, eyes: Eyes | null): Promise<Answer<ReplayJson>>;
  /** The whole `round/1` where the round may be opened wholly; else a `round-view/1` (C-7). */
  record(round: number, eyes: Eyes | null): Answer<HouseFile>;
  /** Of a table that cannot be set up again, for a bug report; it obeys C-7 too. */
  report(table: string): Answer<HouseFile>;
  /** Poker hands in the Open Hand History format. */
  hands(filter: RoundFilter): HouseFile;
  ledger(): HouseFile;
  /** H-6: all that was written down at an evening with real chips. */
  chips(evening: string): Answer<HouseFile>;
  /** H-6: how everybody came out of all of them. */
  chipOutcomes(): HouseFile;
  /** How everybody did in a tournament so far (H-23). */
  results(tournament: string): Answer<HouseFile>;
}

interface Parts {
  readonly store: Store;
  /** Whose eyes count as his own. */
  readonly reader: Reader;
  /** The open table of this id that cannot be set up again; null where there is none. */
  readonly broken: (table: string) => Broken | null;
  /** ms since 1970. */
  readonly now: () => number;
  readonly replayer: Pick<Replayer, 'replay'>;
}

/** As the day is called where the host stands. */
const dayOf = (at: number): string => {
  const date = new Date(at);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};

const unknownRound = refusal('unknown-round', 'unknownRound');
const unknownTable = refusal('unknown-table', 'unknownReport');
const unknownEvening = refusal('unknown-evening', 'unknownEvening');
const unknownTournament = refusal('unknown-tournament', 'unknownTournament');

function orNotARecord<T>(make: () => T): { readonly ok: true; readonly value: T } | Refusal {
  try {
    return { ok: true, value: make() };
  } catch (error) {
    if (error instanceof RecordError) return refused('not-a-record', error.said);
    throw error;
  }
}

function replayStored(store: Store, round: WholeRound, reader: Reader, asked: Eyes | null): Answer<Replay> {
  const eyes = asked ?? offeredEyes(round, reader)[0] ?? 'spectator';
  return mayOpen(round, reader, eyes) ? orNotARecord(() => storedReplay(round, reader, eyes, facesAt(store, round))) : notYours;
}

function recordFile(round: WholeRound, reader: Reader, asked: Eyes | null): Answer<HouseFile> {
  const { record, endedAt, number, game } = round;
  const name = `${game}-${dayOf(endedAt)}-r${number}`;
  const eyes = asked ?? mostSeen(round, reader);
  if (!mayOpen(round, reader, eyes)) return notYours;
  const written = orNotARecord(() => (eyes === 'all' ? record : roundView(readRecord(record), eyes)));
  if (!written.ok) return written;
  const kind = eyes === 'all' ? 'round' : 'round-view';
  return { ok: true, value: { name: `${name}.${kind}.json`, type: 'application/json', parts: [`${JSON.stringify(written.value, null, 1)}\n`] } };
}

function reportFile({ store, reader: { profile }, broken, now }: Omit<Parts, 'replayer'>, id: string): Answer<HouseFile> {
  const found = broken(id);
  const isOwn = found?.table.players.some((player) => player.profile === profile) ?? false;
  if (!found || !isOwn) return unknownTable;
  const report = tableReport(store, found, profile, now());
  return { ok: true, value: { name: `cardtable-${dayOf(now())}.table-report.json`, type: 'application/json', parts: [`${JSON.stringify(report, null, 1)}\n`] } };
}

function chipFile({ chips }: Store, id: string): Answer<HouseFile> {
  const evening = chips.find(id);
  return evening ? { ok: true, value: { name: `cardtable-chips-${dayOf(evening.openedAt)}.csv`, type: 'text/csv', parts: eveningCsv(evening) } } : unknownEvening;
}

/** Nobody's in particular: what everybody sees. */
function resultsFile({ store, now }: Pick<Parts, 'store' | 'now'>, id: string): Answer<HouseFile> {
  const found = store.tournaments.load(id);
  if (!found) return unknownTournament;
  const view = viewOf(found.state, { at: found.elapsed, purse: null, directs: false, code: null, log: [], presence: () => null });
  const name = `cardtable-tournament-${dayOf(found.state.startedAt ?? now())}.csv`;
  return { ok: true, value: { name, type: 'text/csv', parts: [csv(resultTable(view))] } };
}

export const houseFiles = ({ store, reader, broken, now, replayer }: Parts): HouseFiles => {
  const found = <T>(id: number, use: (round: WholeRound) => Answer<T>): Answer<T> => {
    const round = store.rounds.find(id);
    // Whether others played is no matter of a guest's.
    return round && mayOpen(round, reader, 'spectator') ? use(round) : unknownRound;
  };
  return {
    replay: (id, eyes) => found(id, (round) => replayStored(store, round, reader, eyes)),
    replayText: (text, eyes) => replayer.replay(text, eyes),
    record: (id, eyes) => found(id, (round) => recordFile(round, reader, eyes)),
    report: (table) => reportFile({ store, reader, broken, now }, table),
    hands: (filter) => ({ name: `cardtable-hands-${dayOf(now())}.ohh`, type: 'text/plain', parts: handHistories(store.rounds, reader, filter) }),
    ledger: () => ({ name: `cardtable-ledger-${dayOf(now())}.csv`, type: 'text/csv', parts: ledgerCsv(store.bank) }),
    chips: (evening) => chipFile(store, evening),
    chipOutcomes: () => ({ name: `cardtable-chip-evenings-${dayOf(now())}.csv`, type: 'text/csv', parts: outcomesCsv(store.chips.outcomes(0, Number.MAX_SAFE_INTEGER)) }),
    results: (tournament) => resultsFile({ store, now }, tournament),
  };
};
