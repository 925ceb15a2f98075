// What do the command line, the audit of a data folder and the host's log say? In English alone: no page shows it.

import type { Row } from '#main/store/database.ts';
import { noun, plural } from '#shared/text/en/words.ts';

/** Calls an account by its holder. */
type Naming = (account: unknown) => string;
const named = (account: unknown, name: Naming): string => `${String(account)} (${name(account)})`;

export const cli = {
  address: (address: string) => `Cardtable is at ${address}`,
  noBrowser: 'No browser could be opened; open the address above in one.',
  noElectron: (reason: string) => `Electron is not used – ${reason} –, so the same app is served to the browser.`,
  electron: {
    notInstalled: 'the package "electron" is not installed',
    notMade: (platform: string) => `Electron is not made for ${platform}`,
    notHere: (version: string) => `the binary of Electron ${version} is not on this machine`,
    notExecutable: (path: string) => `${path} may not be executed`,
    noDisplay: 'there is no display',
  },
  inNetwork: (address: string) => `In the network it is at ${address}`,
  notInNetwork: (problem: string) => `In the network it is nowhere: ${problem}`,
  usage: {
    start: `usage: npm start [-- OPTIONS]

The app in its own window, or where that cannot be, in the browser.

  --browser         in the browser at once
  --port N          listen at this port (0: any free one)
  --data FOLDER     where everything is kept; else CARDTABLE_DATA, else where the system keeps the data of programs
  --screen FOLDER   another built screen
  --help            this`,
    host: `usage: npm run host [-- OPTIONS]

The host without a window. It prints the address that opens the house for its owner, for one browser, once; another one when
somebody comes without a key. Others in the network reach it only while a table is open to them.

  --lan             listen for the network from the start, for an owner who comes from another machine (the addresses that are
                    printed then open the house: they go over the network as they are, so only where nobody listens in)
  --address A       listen for the network on this private address alone; may be given several times
  --port N          listen at this port (0: any free one)
  --data FOLDER     where everything is kept; else CARDTABLE_DATA, else where the system keeps the data of programs
  --screen FOLDER   another built screen
  --json            print one line of JSON for each event: listening, address, lan, table-opened, table-closed, guest-came,
                    fault, stopping
  --config FILE     JSON with the same names, such as { "lan": true, "port": 8484 }; what is given here goes before
                    (--no-lan and --no-json too), and its folders lie beside it
  --help            this

GET /health answers { ok, tables, people, uptime }. SIGTERM, SIGINT and SIGHUP end it in good order.`,
  },
  arguments: {
    port: (given: string) => `--port takes a number from 0 to 65535, not "${given}"`,
    folders: '--data and --screen take a folder',
    address: (given: string) => `--address takes an address of this machine in a private network, in numbers, such as 192.168.1.5, not "${given}"`,
    configUnread: (file: string, detail: string) => `--config ${file} cannot be read: ${detail}`,
    configWrong: (file: string, problem: string) => `--config ${file}: ${problem}`,
    data: '--data takes a folder',
  },
  referee: {
    usage: 'usage: npm run -s referee -- FILE|- [--seat N | --seat spectator | --all]',
    seatOrAll: '--seat and --all exclude each other',
    seat: (seats: number, given: string) => `--seat takes a seat from 0 to ${seats - 1} or "spectator", not "${given}"`,
  },
  records: (game: string, count: number) => `${game}: ${count} records`,
  audited: (folder: string, counts: { readonly accounts: number; readonly transactions: number; readonly rounds: number; readonly problems: number }) =>
    `${folder}: ${counts.accounts} accounts, ${counts.transactions} transactions, ${counts.rounds} rounds, ${counts.problems === 0 ? 'no problems' : plural(counts.problems, 'problem', 'problems')}`,
};

/** `fault`: an error in one line. */
export const log = {
  house: (fault: string) => `house: ${fault}`,
  table: (table: string, fault: string) => `table ${table}: ${fault}`,
  unplayable: (table: string, fault: string) => `table ${table} cannot be played at: ${fault}`,
  defaultMove: (table: string, seat: number, why: string) => `table ${table}: the bot at seat ${seat} makes its default move: ${why}`,
  moveNotStored: (table: string, code: string) => `table ${table}: a move could not be stored: ${code}`,
  notClosed: (table: string, fault: string) => `table ${table} could not be stored as closed: ${fault}`,
  noNextRound: (table: string, code: string) => `table ${table}: the next round could not begin: ${code}`,
  notPassedOn: (table: string, code: string) => `table ${table}: that it is another's now could not be stored: ${code}`,
  tableEnds: (table: string, fault: string) => `table ${table} ends; its rounds stay stored: ${fault}`,
  sending: (fault: string) => `a connection failed while it was sent to: ${fault}`,
  ending: (fault: string) => `a connection failed while it was ended: ${fault}`,
  botsLeave: 'bots do not leave',
};

const changed = 'it is damaged, or the rules have changed since';

/** Every problem in a sentence; of single rounds it is put behind the round's name. */
export const audit = {
  file: (found: unknown) => `The file is damaged: ${String(found)}.`,
  missing: (type: unknown, name: unknown) => `The ${String(type)} ${String(name)} is not there.`,
  otherForm: (type: unknown, name: unknown) => `The ${String(type)} ${String(name)} is not as it was made.`,
  dangling: (row: Row) => `In ${row['table']} ${row['count']} ${noun(Number(row['count']), 'row refers', 'rows refer')} to ${row['parent']} that are not there.`,
  transactionsMissing: (row: Row) => `${row['made']} transactions were made, but ${row['present']} are there.`,
  entriesOfNone: (row: Row) => `There are entries of transaction ${row['id']}, which is not there.`,
  noEntries: (row: Row) => `Transaction ${row['id']} has no entries.`,
  notBalanced: (row: Row) => `The entries of transaction ${row['id']} sum to ${row['sum']}, not to zero.`,
  notOpposite: (row: Row) => `Transaction ${row['id']} reverses ${row['reverses']}, but is not its opposite.`,
  sumNotZero: (row: Row) => `All accounts together hold ${row['sum']} chips, not zero.`,
  otherBalance: (row: Row, name: Naming) => `After transaction ${row['id']} the balance of ${named(row['account'], name)} is ${row['balance']}, but its entries sum to ${row['sum']}.`,
  belowZero: (row: Row, name: Naming) => `${named(row['account'], name)} went down to ${row['least']} chips.`,
  nobodys: (row: Row) => `The account ${row['account']} is nobody's.`,
  noGrant: (row: Row, name: Naming) => `${named(row['account'], name)} never had its grant (H-2).`,
  otherChips: (row: Row, name: Naming) => `The table says that ${named(row['account'], name)} has ${row['chips']} chips, the ledger says ${row['stack']}.`,
  leftBehind: (row: Row, name: Naming) => `${row['stack']} chips of ${named(row['account'], name)} were left at a closed table.`,
  otherBuyIns: (row: Row, name: Naming) => `The table says that ${named(row['account'], name)} bought ${row['bought']} and cashed out ${row['cashed_out']}, the ledger says ${row['in_sum']} and ${row['out_sum']}.`,
  otherWinnings: (row: Row) => `What the seats won in round ${row['id']} is not what its result says.`,
  unbooked: (row: Row) => `Round ${row['id']} was played for chips, but has no transaction.`,
  resultOfNone: (row: Row) => `Transaction ${row['id']} is the result of no finished round that was played for chips.`,
  otherResult: (row: Row) => `Transaction ${row['id']} is not what the seats won in round ${row['round_id']}.`,
  otherStage: (table: string, says: number, newest: number) => `Table ${table} says that it is at round ${says}, but the newest one that is stored is ${newest}.`,
  noRound: (table: string, stage: string) => `Table ${table} is ${stage}, but no round of it is stored.`,
  roundOver: (table: string, stage: string, round: number, isPlayed: boolean) => `Table ${table} is ${stage}, but its round ${round} is ${isPlayed ? 'not over' : 'over'}.`,
  ofRound: (row: Row, problem: string) => `Round ${row['id']} (no. ${row['number']} of table ${row['table_id']}, ${row['game']}): ${problem}.`,
  round: {
    illegal: (move: number, code: string) => `move ${move} is not legal (${code}): ${changed}`,
    noDeal: 'it cannot be dealt',
    field: (field: string) => `it cannot be dealt again ("${field}" in its record is not right): ${changed}`,
    fault: (name: string) => `it cannot be replayed (${name})`,
    otherSeats: 'what is stored of its seats is not what its result says',
    otherName: (seat: unknown) => `at seat ${String(seat)} its record has another name than its result`,
    otherPlayer: (seat: unknown) => `at seat ${String(seat)} its result has another player than its table`,
    noTable: 'its table is not there',
    otherRound: 'another round is found under its number',
    otherGame: 'its record is of another game',
    notFinished: 'it is over after its moves, but not stored as finished',
    notOver: 'it is stored as finished, but not over after its moves',
    otherResult: 'its moves lead to another result than the one that is stored',
  },
};
