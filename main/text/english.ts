// What do the command line and the host's log say? In English alone: no page shows it.

import { plural } from '#shared/text/en/words.ts';

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
