// What the command line and the host's log say; in English only, because no page shows it.

import { plural } from "#shared/text/en/words.ts";

/** Hours and minutes. */
const clock = (ms: number): string =>
  `${Math.floor(ms / 3_600_000)}:${String(Math.floor(ms / 60_000) % 60).padStart(2, "0")}`;
const row = (...cells: readonly (string | number)[]): string =>
  cells.map((cell) => String(cell).padStart(7)).join("");

export const cli = {
  address: (address: string) => `Cardtable is at ${address}`,
  noBrowser: "No browser could be opened; open the address above in one.",
  noElectron: (reason: string) =>
    `Electron is not used – ${reason} –, so the same app is served to the browser.`,
  electron: {
    notInstalled: 'the package "electron" is not installed',
    notMade: (platform: string) => `Electron is not made for ${platform}`,
    notHere: (version: string) => `the binary of Electron ${version} is not on this machine`,
    notExecutable: (path: string) => `${path} may not be executed`,
    noDisplay: "there is no display",
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
    folders: "--data and --screen take a folder",
    address: (given: string) =>
      `--address takes an address of this machine in a private network, in numbers, such as 192.168.1.5, not "${given}"`,
    configUnread: (file: string, detail: string) => `--config ${file} cannot be read: ${detail}`,
    configWrong: (file: string, problem: string) => `--config ${file}: ${problem}`,
    data: "--data takes a folder",
  },
  referee: {
    usage: "usage: npm run -s referee -- FILE|- [--seat N | --seat spectator | --all]",
    seatOrAll: "--seat and --all exclude each other",
    seat: (seats: number, given: string) =>
      `--seat takes a seat from 0 to ${seats - 1} or "spectator", not "${given}"`,
  },
  simulate: {
    usage: `usage: npm run simulate -- FILE [OPTIONS]

Plays a tournament of bots by the structure in FILE, as the app exports them, without waiting: every deal by the true rules, its
length by how many moves it takes. Bots that have run out buy in again twice at most where they may, and all take an add-on.

  --players N     entrants (18)
  --chairs N      at a table (8)
  --game ID       (five-card-draw)
  --format KIND   freezeout, league or bracket (freezeout)
  --level LEVEL   of the bots: easy or regular (regular)
  --seconds N     that people take for a move (5)
  --between N     seconds between two deals (20)
  --seed TEXT     another one, another tournament (1)
  --help          this`,
    oneFile: "usage: npm run simulate -- FILE [OPTIONS]; --help tells more",
    number: (name: string, least: number, most: number, given: string) =>
      `--${name} takes a whole number from ${least} to ${most}, not "${given}"`,
    choice: (name: string, choices: readonly string[], given: string) =>
      `--${name} takes one of ${choices.join(", ")}, not "${given}"`,
    tooLarge: (file: string) => `${file} is too large for a structure of a tournament`,
    begins: ({
      name,
      players,
      game,
      format,
      seed,
    }: {
      readonly name: string;
      readonly players: number;
      readonly game: string;
      readonly format: string;
      readonly seed: string;
    }) => `${name}: ${plural(players, "entrant", "entrants")}, ${game}, ${format}, seed ${seed}`,
    levelHead: row("level", "ante", "stake", "begins", "left", "tables", "deals"),
    level: ({
      level,
      ante,
      stake,
      beganMs,
      left,
      tables,
      deals,
    }: {
      readonly level: number;
      readonly ante: number;
      readonly stake: number;
      readonly beganMs: number;
      readonly left: number;
      readonly tables: number;
      readonly deals: number;
    }) => row(level, ante, stake, clock(beganMs), left, tables, deals),
    over: (lastsMs: number, deals: number) =>
      `over after ${clock(lastsMs)} (hours:minutes) and ${plural(deals, "deal", "deals")}`,
    estimated: (minutes: number, level: number | null) =>
      `estimated: ${clock(60_000 * minutes)}${level === null ? "" : `, in level ${level}`}`,
    placeHead: "place      prize  entrant",
    place: ({
      place,
      name,
      prize,
      points,
      rebuys,
    }: {
      readonly place: number;
      readonly name: string;
      readonly prize: number;
      readonly points: number | null;
      readonly rebuys: number;
    }) =>
      `${String(place).padStart(5)} ${String(prize).padStart(10)}  ${name}${points === null ? "" : `, ${plural(points, "point", "points")}`}${rebuys === 0 ? "" : `, ${plural(rebuys, "rebuy", "rebuys")}`}`,
    notZero: (account: string, balance: number) =>
      `the books are wrong: ${account} ends with ${balance} and not with 0`,
  },
  records: (game: string, count: number) => `${game}: ${count} records`,
  audited: (
    folder: string,
    counts: {
      readonly accounts: number;
      readonly transactions: number;
      readonly rounds: number;
      readonly problems: number;
    },
  ) =>
    `${folder}: ${counts.accounts} accounts, ${counts.transactions} transactions, ${counts.rounds} rounds, ${counts.problems === 0 ? "no problems" : plural(counts.problems, "problem", "problems")}`,
};

/** `fault`: an error in one line. */
export const log = {
  house: (fault: string) => `house: ${fault}`,
  table: (table: string, fault: string) => `table ${table}: ${fault}`,
  unplayable: (table: string, fault: string) => `table ${table} cannot be played at: ${fault}`,
  tournament: (tournament: string, fault: string) => `tournament ${tournament}: ${fault}`,
  tournamentNotStored: (tournament: string, code: string) =>
    `tournament ${tournament}: what happened could not be stored, and is tried again: ${code}`,
  tournamentNotExpelled: (tournament: string, table: string, code: string) =>
    `tournament ${tournament}: who is gone could not leave table ${table}, and is to again: ${code}`,
  tournamentNotDealt: (tournament: string, table: string, code: string) =>
    `tournament ${tournament}: no round could be dealt at table ${table}: ${code}`,
  defaultMove: (table: string, seat: number, why: string) =>
    `table ${table}: the bot at seat ${seat} makes its default move: ${why}`,
  moveNotStored: (table: string, code: string) =>
    `table ${table}: a move could not be stored: ${code}`,
  notClosed: (table: string, fault: string) =>
    `table ${table} could not be stored as closed: ${fault}`,
  noNextRound: (table: string, code: string) =>
    `table ${table}: the next round could not begin: ${code}`,
  notPassedOn: (table: string, code: string) =>
    `table ${table}: that it is another's now could not be stored: ${code}`,
  tableEnds: (table: string, fault: string) =>
    `table ${table} ends; its rounds stay stored: ${fault}`,
  sending: (fault: string) => `a connection failed while it was sent to: ${fault}`,
  ending: (fault: string) => `a connection failed while it was ended: ${fault}`,
  botsLeave: "bots do not leave",
};
