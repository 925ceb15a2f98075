import type { Said, Tell, Widened } from "#shared/text/said.ts";
import { capital, noun } from "./words.ts";

/** Columns of what was found; with an `account` also its `holder`. */
interface Found {
  readonly [column: string]: string | number | null;
}

const named = ({ account, holder }: Found): string => `${account} (${holder})`;

const changed = "it is damaged, or the rules have changed since";

/** Sentences; those about single rounds follow the round's name. */
const problems = {
  file: ({ found }: Found) => `The file is damaged: ${found}.`,
  missing: ({ type, name }: Found) => `The ${type} ${name} is not there.`,
  otherForm: ({ type, name }: Found) => `The ${type} ${name} is not as it was made.`,
  dangling: (row: Found) =>
    `In ${row["table"]} ${row["count"]} ${noun(Number(row["count"]), "row refers", "rows refer")} to ${row["parent"]} that are not there.`,
  transactionsMissing: (row: Found) =>
    `${row["made"]} transactions were made, but ${row["present"]} are there.`,
  entriesOfNone: (row: Found) =>
    `There are entries of transaction ${row["id"]}, which is not there.`,
  noEntries: (row: Found) => `Transaction ${row["id"]} has no entries.`,
  notBalanced: (row: Found) =>
    `The entries of transaction ${row["id"]} sum to ${row["sum"]}, not to zero.`,
  notOpposite: (row: Found) =>
    `Transaction ${row["id"]} reverses ${row["reverses"]}, but is not its opposite.`,
  sumNotZero: (row: Found) => `All accounts together hold ${row["sum"]} chips, not zero.`,
  otherChipsPaid: (row: Found) =>
    `In transaction ${row["id"]} ${row["sum"]} chips of a tournament's own came from those of the bank, or went to them.`,
  otherBalance: (row: Found) =>
    `After transaction ${row["id"]} the balance of ${named(row)} is ${row["balance"]}, but its entries sum to ${row["sum"]}.`,
  belowZero: (row: Found) => `${named(row)} went down to ${row["least"]} chips.`,
  nobodys: (row: Found) => `The account ${row["account"]} is nobody's.`,
  noGrant: (row: Found) => `${named(row)} never had its grant (H-2).`,
  otherChips: (row: Found) =>
    `The table says that ${named(row)} has ${row["chips"]} chips, the ledger says ${row["stack"]}.`,
  leftBehind: (row: Found) => `${row["stack"]} chips of ${named(row)} were left at a closed table.`,
  leftOfTournament: (row: Found) =>
    `The tournament of ${named(row)} is over, but ${row["sum"]} chips are left of it.`,
  otherStack: ({ tournament, entrant, name, has, stack }: Found) =>
    `Tournament ${tournament} says that ${entrant} (${name}) has ${has} chips, the ledger says ${stack}.`,
  otherPool: ({ tournament, paid, holds }: Found) =>
    `Into tournament ${tournament} its entrants and its host have paid ${paid} chips, but the ledger says that it holds ${holds}.`,
  otherChair: ({ tournament, entrant, name, table }: Found) =>
    `Tournament ${tournament} says that ${entrant} (${name}) is at ${table === null ? "no table" : `table ${table}`}, but his session has him elsewhere.`,
  otherTable: ({ tournament, table }: Found) =>
    `Tournament ${tournament} and its session do not agree on whether table ${table} is open.`,
  unreadTournament: ({ tournament, name }: Found) =>
    `Tournament ${tournament} cannot be read (${name}).`,
  ofTournament: ({ problem }: { problem: Said }, tell: Tell) => `${capital(tell(problem))}.`,
  otherBuyIns: (row: Found) =>
    `The table says that ${named(row)} bought ${row["bought"]} and cashed out ${row["cashed_out"]}, the ledger says ${row["in_sum"]} and ${row["out_sum"]}.`,
  otherWinnings: (row: Found) =>
    `What the seats won in round ${row["id"]} is not what its result says.`,
  unbooked: (row: Found) => `Round ${row["id"]} was played for chips, but has no transaction.`,
  resultOfNone: (row: Found) =>
    `Transaction ${row["id"]} is the result of no finished round that was played for chips.`,
  otherResult: (row: Found) =>
    `Transaction ${row["id"]} is not what the seats won in round ${row["round_id"]}.`,
  otherStage: ({ table, says, newest }: Found) =>
    `Table ${table} says that it is at round ${says}, but the newest one that is stored is ${newest}.`,
  noRound: ({ table, stage }: Found) => `Table ${table} is ${stage}, but no round of it is stored.`,
  roundOver: ({ table, stage, round }: Found) =>
    `Table ${table} is ${stage}, but its round ${round} is over.`,
  roundNotOver: ({ table, stage, round }: Found) =>
    `Table ${table} is ${stage}, but its round ${round} is not over.`,
  ofTable: ({ problem }: { problem: Said }, tell: Tell) => `${capital(tell(problem))}.`,
  ofColumn: (
    { table, row, column, problem }: { table: string; row: string; column: string; problem: Said },
    tell: Tell,
  ) => `In ${table} (${row}) the column ${column} is damaged: ${tell(problem)}.`,
  unsayable: ({ key }: Found) =>
    `there is no such sentence as "${key}", or it is about something else`,
  linesMissing: ({ tournament, made, present }: Found) =>
    `Tournament ${tournament} has told ${made} lines, but ${present} are there.`,
  houses: ({ rows }: Found) =>
    `The table house has ${rows === 0 ? "no row" : `${rows} rows`}, where one belongs.`,
  houseId: ({ id }: Found) => `The id in the table house is "${id}", which no house is called.`,
  housePort: ({ port }: Found) => `The lan_port in the table house is ${port}, which is no port.`,
  dateBefore: ({ table, row, column, value }: Found) =>
    `In ${table} (${row}) ${column} is ${value}, from before there was a Cardtable.`,
  dateAhead: ({ table, row, column, value }: Found) =>
    `In ${table} (${row}) ${column} is ${value}, far in the future.`,
  noDate: ({ table, row, column, value }: Found) =>
    `In ${table} (${row}) ${column} is ${value}, which is no date.`,
  moreDates: ({ table, column, count }: Found) =>
    `In ${table} ${count} more ${noun(Number(count), "row has", "rows have")} such a date in ${column}.`,
  otherColours: ({ evening }: Found) =>
    `The colours of chip evening ${evening} and its stack for buying in do not fit each other.`,
  chipEntriesMissing: ({ evening, made, present }: Found) =>
    `In chip evening ${evening} ${made} entries were written down, but ${present} are there.`,
  wrongChipEntry: ({ evening, entry, kind }: Found) =>
    `Entry ${entry} of chip evening ${evening} (${kind}) cannot have been written down so.`,
  chipsOnTable: ({ evening, value }: Found) =>
    `Chip evening ${evening} is settled, but chips worth ${value} are not counted.`,
  otherChipResult: ({ evening, person }: Found) =>
    `How ${person} came out of chip evening ${evening} is not what its entries say.`,
  notEvened: ({ evening, person }: Found) =>
    `The payments of chip evening ${evening} do not make ${person} even.`,
  settledTooSoon: ({ evening }: Found) =>
    `Chip evening ${evening} is still counted, but has results or payments.`,
  ofRound: (
    { problem, ...row }: { problem: Said; id: number; number: number; table: string; game: string },
    tell: Tell,
  ) => `Round ${row.id} (no. ${row.number} of table ${row.table}, ${row.game}): ${tell(problem)}.`,
};

const round = {
  illegal: ({ move, code }: Found) => `move ${move} is not legal (${code}): ${changed}`,
  noDeal: "it cannot be dealt",
  field: ({ field }: Found) =>
    `it cannot be dealt again ("${field}" in its record is not right): ${changed}`,
  fault: ({ name }: Found) => `it cannot be replayed (${name})`,
  otherSeats: "what is stored of its seats is not what its result says",
  otherName: ({ seat }: Found) => `at seat ${seat} its record has another name than its result`,
  otherPlayer: ({ seat }: Found) => `at seat ${seat} its result has another player than its table`,
  noTable: "its table is not there",
  otherRound: "another round is found under its number",
  otherGame: "its record is of another game",
  notFinished: "it is over after its moves, but not stored as finished",
  notOver: "it is stored as finished, but not over after its moves",
  otherResult: "its moves lead to another result than the one that is stored",
};

export const audit = { ...problems, round };

export type AuditText = Widened<typeof audit>;
