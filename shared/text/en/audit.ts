import type { Said, Tell, Widened } from "#shared/text/said.ts";
import { capital, noun } from "./words.ts";

/** Columns of what was found; with an `account` also its `holder`. */
interface Found {
  readonly [column: string]: string | number | null;
}

const named = ({ account, holder }: Found): string => `${account} (${holder})`;

const tableIn = (table: Found[string] | undefined): string =>
  (table ?? null) === null ? "no table" : `table ${table}`;

const changed = "it is damaged, or the rules have changed since";

/** Sentences; those about single rounds follow the round's name. */
const problems = {
  file: ({ found }: Found) => `The file is damaged: ${found}.`,
  missing: ({ type, name }: Found) => `The ${type} ${name} is missing.`,
  otherForm: ({ type, name }: Found) => `The ${type} ${name} has been changed.`,
  dangling: (row: Found) =>
    `In ${row["table"]}, ${row["count"]} ${noun(Number(row["count"]), "row refers", "rows refer")} to missing ${row["parent"]}.`,
  transactionsMissing: (row: Found) =>
    `${row["made"]} transactions were made, but only ${row["present"]} are stored.`,
  entriesOfNone: (row: Found) => `There are entries of transaction ${row["id"]}, which is missing.`,
  noEntries: (row: Found) => `Transaction ${row["id"]} has no entries.`,
  notBalanced: (row: Found) =>
    `The entries of transaction ${row["id"]} add up to ${row["sum"]}, not 0.`,
  notOpposite: (row: Found) =>
    `Transaction ${row["id"]} reverses transaction ${row["reverses"]}, but isn’t its opposite.`,
  sumNotZero: (row: Found) => `All accounts together hold ${row["sum"]} chips, not 0.`,
  otherChipsPaid: (row: Found) =>
    `Transaction ${row["id"]} mixes ${row["sum"]} tournament chips with chips of the bank.`,
  otherBalance: (row: Found) =>
    `After transaction ${row["id"]} the balance of ${named(row)} is ${row["balance"]}, but its entries add up to ${row["sum"]}.`,
  belowZero: (row: Found) => `${named(row)} went down to ${row["least"]} chips.`,
  nobodys: (row: Found) => `The account ${row["account"]} belongs to nobody.`,
  noGrant: (row: Found) => `${named(row)} never got its grant (H-2).`,
  otherChips: (row: Found) =>
    `The table says that ${named(row)} has ${row["chips"]} chips, the ledger says ${row["stack"]}.`,
  leftBehind: (row: Found) => `${row["stack"]} chips of ${named(row)} were left at a closed table.`,
  leftOfTournament: (row: Found) =>
    `The tournament of ${named(row)} is over, but ${row["sum"]} of its chips are left.`,
  otherStack: ({ tournament, entrant, name, has, stack }: Found) =>
    `Tournament ${tournament} says that ${entrant} (${name}) has ${has} chips, the ledger says ${stack}.`,
  otherPool: ({ tournament, paid, holds }: Found) =>
    `Entrants and host paid ${paid} chips into tournament ${tournament}, but the ledger says that it holds ${holds}.`,
  otherChair: ({ tournament, entrant, name, table, place }: Found) =>
    `Tournament ${tournament} says that ${entrant} (${name}) is at ${tableIn(table)}, but its session has them at ${tableIn(place)}.`,
  otherTable: ({ tournament, table }: Found) =>
    `Tournament ${tournament} and its session disagree on whether table ${table} is open.`,
  unreadTournament: ({ tournament, name }: Found) =>
    `Tournament ${tournament} can’t be read (${name}).`,
  ofTournament: ({ problem }: { problem: Said }, tell: Tell) => `${capital(tell(problem))}.`,
  otherBuyIns: (row: Found) =>
    `The table says that ${named(row)} bought ${row["bought"]} and cashed out ${row["cashed_out"]}, the ledger says ${row["in_sum"]} and ${row["out_sum"]}.`,
  otherWinnings: (row: Found) =>
    `What the seats won in round ${row["id"]} doesn’t match its result.`,
  unbooked: (row: Found) => `Round ${row["id"]} was played for chips, but has no transaction.`,
  resultOfNone: (row: Found) =>
    `Transaction ${row["id"]} doesn’t belong to a finished round played for chips.`,
  otherResult: (row: Found) =>
    `Transaction ${row["id"]} doesn’t match what the seats won in round ${row["round_id"]}.`,
  otherStage: ({ table, says, newest }: Found) =>
    `Table ${table} says that it is at round ${says}, but the newest stored is ${newest}.`,
  noRound: ({ table, stage }: Found) =>
    `Table ${table} is ${stage}, but none of its rounds is stored.`,
  roundOver: ({ table, stage, round }: Found) =>
    `Table ${table} is ${stage}, but its round ${round} is over.`,
  roundNotOver: ({ table, stage, round }: Found) =>
    `Table ${table} is ${stage}, but its round ${round} isn’t over.`,
  ofTable: ({ problem }: { problem: Said }, tell: Tell) => `${capital(tell(problem))}.`,
  ofColumn: (
    { table, row, column, problem }: { table: string; row: string; column: string; problem: Said },
    tell: Tell,
  ) => `In ${table} (${row}) the column ${column} is damaged: ${tell(problem)}.`,
  unsayable: ({ key }: Found) => `there is no sentence “${key}”, or it needs other details`,
  linesMissing: ({ tournament, made, present }: Found) =>
    `Tournament ${tournament} logged ${made} lines, but only ${present} are stored.`,
  houses: ({ rows }: Found) =>
    `The table house has ${rows === 0 ? "no row" : `${rows} rows`} instead of 1.`,
  houseId: ({ id }: Found) => `The id in the table house is “${id}”, which isn’t an id of a house.`,
  housePort: ({ port }: Found) => `The lan_port in the table house is ${port}, which isn’t a port.`,
  dateBefore: ({ table, row, column, value }: Found) =>
    `In ${table} (${row}) ${column} is ${value}, from before Cardtable existed.`,
  dateAhead: ({ table, row, column, value }: Found) =>
    `In ${table} (${row}) ${column} is ${value}, far in the future.`,
  noDate: ({ table, row, column, value }: Found) =>
    `In ${table} (${row}) ${column} is ${value}, which isn’t a date.`,
  moreDates: ({ table, column, count }: Found) =>
    `In ${table}, ${count} more ${noun(Number(count), "row has", "rows have")} such a date in ${column}.`,
  otherColours: ({ evening }: Found) => `The colours of evening ${evening} don’t match its buy-in.`,
  chipEntriesMissing: ({ evening, made, present }: Found) =>
    `Evening ${evening} made ${made} entries, but only ${present} are stored.`,
  wrongChipEntry: ({ evening, entry, kind }: Found) =>
    `Entry ${entry} of evening ${evening} (${kind}) is impossible.`,
  chipsOnTable: ({ evening, value }: Found) =>
    `Evening ${evening} is settled, but chips worth ${value} are unaccounted for.`,
  otherChipResult: ({ evening, person }: Found) =>
    `The result of ${person} in evening ${evening} doesn’t match its entries.`,
  notEvened: ({ evening, person }: Found) =>
    `The payments of evening ${evening} don’t settle what ${person} won or lost.`,
  settledTooSoon: ({ evening }: Found) =>
    `Evening ${evening} isn’t settled, but has results or payments.`,
  ofRound: (
    { problem, ...row }: { problem: Said; id: number; number: number; table: string; game: string },
    tell: Tell,
  ) => `Round ${row.id} (no. ${row.number} of table ${row.table}, ${row.game}): ${tell(problem)}.`,
};

const round = {
  illegal: ({ move, code }: Found) => `move ${move} is not legal (${code}): ${changed}`,
  noDeal: "it can’t be dealt",
  field: ({ field }: Found) =>
    `it can’t be dealt again (“${field}” in its record is wrong): ${changed}`,
  fault: ({ name }: Found) => `it can’t be replayed (${name})`,
  otherDeal: "its cards don’t come from the secrets stored with its deal",
  otherSeats: "its stored seats don’t match its result",
  otherName: ({ seat }: Found) =>
    `in seat ${Number(seat) + 1} its record and its result have different names`,
  otherPlayer: ({ seat }: Found) =>
    `in seat ${Number(seat) + 1} its result and its table have different players`,
  noTable: "its table is missing",
  otherRound: "its number belongs to another round",
  otherGame: "its record is of another game",
  notFinished: "it is over after its moves, but not stored as finished",
  notOver: "it is stored as finished, but not over after its moves",
  otherResult: "its moves lead to a different result",
};

export const audit = { ...problems, round };

export type AuditText = Widened<typeof audit>;
