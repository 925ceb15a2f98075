import { plural } from "#shared/text/en/words.ts";
import { checkDeal } from "./checkDeal.ts";

/** Hours and minutes. */
const clock = (ms: number): string =>
  `${Math.floor(ms / 3_600_000)}:${String(Math.floor(ms / 60_000) % 60).padStart(2, "0")}`;
const row = (...cells: readonly (string | number)[]): string =>
  cells.map((cell) => String(cell).padStart(7)).join("");

export const cli = {
  address: (address: string) => `Cardtable is at ${address}`,
  noBrowser: "Couldn’t open a browser. Open the address above in one.",
  noElectron: (reason: string) =>
    `Can’t use Electron (${reason}), so the app opens in the browser.`,
  electron: {
    notInstalled: 'the package "electron" isn’t installed',
    notMade: (platform: string) => `Electron doesn’t support ${platform}`,
    notHere: (version: string) => `the binary of Electron ${version} isn’t on this computer`,
    notExecutable: (path: string) => `${path} isn’t executable`,
    noDisplay: "there’s no display",
  },
  inNetwork: (address: string) => `On the network it’s at ${address}`,
  notInNetwork: (problem: string) => `Not on the network: ${problem}`,
  number: (name: string, least: number, most: number, given: string) =>
    `${name} takes a whole number from ${least} to ${most}, not "${given}"`,
  tooLarge: (most: number) => `the file is larger than the ${most} bytes allowed`,
  choice: (name: string, choices: readonly string[], given: string) =>
    `${name} takes one of ${choices.join(", ")}, not "${given}"`,
  usage: {
    start: `usage: npm start [-- OPTIONS]

Opens the app in its own window, or in the browser where that isn’t possible.

  --browser         open in the browser right away
  --port N          listen on this port (0: any free one)
  --data FOLDER     keep everything here; default: CARDTABLE_DATA, or the system’s folder for app data
  --screen FOLDER   use the built app in this folder
  --help            show this help`,
    host: `usage: npm run host [-- OPTIONS]

Runs the host without a window. It prints an address that lets the owner in, once and for one browser, and prints a new one
when somebody comes without a key. Others on the network can reach the host only while a table is open to them.

  --lan             listen on the network from the start, for an owner on another computer (the printed addresses then let
                    the owner in and cross the network unencrypted, so use this only on a network you trust)
  --address A       listen on the network only on this private address; can be given several times
  --port N          listen on this port (0: any free one)
  --data FOLDER     keep everything here; default: CARDTABLE_DATA, or the system’s folder for app data
  --screen FOLDER   use the built app in this folder
  --json            print one line of JSON for each event: listening, address, lan, table-opened, table-closed, guest-came,
                    fault, stopping
  --config FILE     read options from this JSON, such as { "lan": true, "port": 8484 }; options given here win (--no-lan and
                    --no-json too), and folders in the file are relative to it
  --help            show this help

GET /health answers { ok, tables, people, uptime }. SIGTERM, SIGINT and SIGHUP end the host cleanly.`,
  },
  arguments: {
    port: (given: string) => `--port takes a number from 0 to 65535, not "${given}"`,
    folders: "--data and --screen take a folder",
    address: (given: string) =>
      `--address takes an address of this computer on a private network, such as 192.168.1.5, not "${given}"`,
    configUnread: (file: string, detail: string) => `--config ${file} can’t be read: ${detail}`,
    configWrong: (file: string, problem: string) => `--config ${file}: ${problem}`,
    data: "--data takes a folder",
  },
  referee: {
    usage: "usage: npm run -s referee -- FILE|- [--seat N | --seat spectator | --all]",
    seatOrAll: "use either --seat or --all, not both",
    seat: (seats: number, given: string) =>
      `--seat takes a seat from 0 to ${seats - 1} or "spectator", not "${given}"`,
  },
  checkDeal,
  simulate: {
    usage: `usage: npm run simulate -- FILE [OPTIONS]

Plays a tournament of bots without waiting, by the structure in FILE as exported by the app. Every deal follows the real rules,
and its length comes from its number of moves. Bots rebuy at most twice where they can, and all buy the add-on.

  --players N     entrants (18)
  --chairs N      seats per table (8)
  --game ID       game (five-card-draw)
  --format KIND   freezeout, league or bracket (freezeout)
  --level LEVEL   level of the bots: easy or regular (regular)
  --seconds N     seconds per move (5)
  --between N     seconds between deals (20)
  --seed TEXT     change it for another tournament (1)
  --help          show this help`,
    oneFile: "usage: npm run simulate -- FILE [OPTIONS]; see --help",
    tooLarge: (file: string) => `${file} is too large for a tournament structure`,
    begins: ({
      name,
      players,
      game,
      format,
      seed,
    }: Readonly<{
      name: string;
      players: number;
      game: string;
      format: string;
      seed: string;
    }>) => `${name}: ${plural(players, "entrant", "entrants")}, ${game}, ${format}, seed ${seed}`,
    levelHead: row("level", "ante", "stake", "begins", "left", "tables", "deals"),
    level: ({
      level,
      ante,
      stake,
      beganMs,
      left,
      tables,
      deals,
    }: Readonly<{
      level: number;
      ante: number;
      stake: number;
      beganMs: number;
      left: number;
      tables: number;
      deals: number;
    }>) => row(level, ante, stake, clock(beganMs), left, tables, deals),
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
    }: Readonly<{
      place: number;
      name: string;
      prize: number;
      points: number | null;
      rebuys: number;
    }>) =>
      `${String(place).padStart(5)} ${String(prize).padStart(10)}  ${name}${points === null ? "" : `, ${plural(points, "point", "points")}`}${rebuys === 0 ? "" : `, ${plural(rebuys, "rebuy", "rebuys")}`}`,
    notZero: (account: string, balance: number) =>
      `the books are wrong: ${account} ends with ${balance}, not 0`,
  },
  arena: {
    usage: `usage: npm run arena -- GAME PLAYER PLAYER… [OPTIONS]

Plays the same deals once from every seat, and prints what each player got out of them, with 95 % intervals over the deals.
A player is easy, regular, shark, or a command in quotes that runs a program of yours: "python3 my_bot.py". The program reads a line of
JSON for each of its decisions and writes a line with its move; see assets/docs/arena.md.

  --deals N       deals, each played once from every seat (100)
  --rounds N      rounds from each deal and seat, each with what the one before left: titles, points, stacks (1)
  --seats N       seats; the players take them in turn (as many as players)
  --options JSON  the game's options, such as '{"stake":10}'
  --seed TEXT     change it for other deals (1)
  --limit MS      the time a program has for a move (5000)
  --csv FILE      writes the figures there too
  --help          show this help`,
    noShark: (game: string) => `${game} has no shark yet; there are easy and regular`,
    players: "usage: npm run arena -- GAME PLAYER PLAYER… [OPTIONS]; see --help",
    seats: (game: string, min: number, max: number, given: number) =>
      `${game} takes ${min} to ${max} players, not ${given}`,
    notOptions: (detail: string) =>
      `--options takes a JSON object of the game’s options: ${detail}`,
    crashed: (command: string, times: number, complaint: string) =>
      `"${command}" ended ${times} times before it answered${complaint === "" ? "" : `; it said: ${complaint}`}`,
    begins: (
      game: string,
      seats: number,
      { deals, rounds, seed }: Readonly<{ deals: number; rounds: number; seed: string }>,
    ) =>
      `${game}: ${plural(deals, "deal", "deals")} from each of ${seats} seats, ${rounds === 1 ? "" : `${rounds} rounds from each, `}seed ${seed}`,
    columns: {
      player: "player",
      rounds: "rounds",
      firsts: "firsts %",
      points: "points",
      chips: "chips",
      decisions: "decisions",
      perSecond: "per second",
      late: "late",
      crashed: "crashed",
      nonsense: "nonsense",
    },
    par: (percent: string) => `par: ${percent} % of firsts`,
  },
  records: (game: string, count: number) => `${game}: ${count} records`,
  audited: (
    folder: string,
    counts: Readonly<{
      accounts: number;
      transactions: number;
      rounds: number;
      problems: number;
    }>,
  ) =>
    `${folder}: ${counts.accounts} accounts, ${counts.transactions} transactions, ${counts.rounds} rounds, ${counts.problems === 0 ? "no problems" : plural(counts.problems, "problem", "problems")}`,
};

/** `fault`: an error in one line. */
export const log = {
  house: (fault: string) => `house: ${fault}`,
  table: (table: string, fault: string) => `table ${table}: ${fault}`,
  unplayable: (table: string, fault: string) => `table ${table} can’t be played: ${fault}`,
  tournament: (tournament: string, fault: string) => `tournament ${tournament}: ${fault}`,
  tournamentNotStored: (tournament: string, code: string) =>
    `tournament ${tournament}: couldn’t store what happened, trying again: ${code}`,
  tournamentNotExpelled: (tournament: string, table: string, code: string) =>
    `tournament ${tournament}: couldn’t remove a player from table ${table}, trying again: ${code}`,
  tournamentNotDealt: (tournament: string, table: string, code: string) =>
    `tournament ${tournament}: couldn’t deal a round at table ${table}: ${code}`,
  defaultMove: (table: string, seat: number, why: string) =>
    `table ${table}: the bot in seat ${seat + 1} makes its default move: ${why}`,
  moveNotStored: (table: string, code: string) => `table ${table}: couldn’t store a move: ${code}`,
  notClosed: (table: string, fault: string) =>
    `table ${table}: couldn’t store that it closed: ${fault}`,
  noNextRound: (table: string, code: string) =>
    `table ${table}: couldn’t start the next round: ${code}`,
  notPassedOn: (table: string, code: string) =>
    `table ${table}: couldn’t store its new owner: ${code}`,
  tableEnds: (table: string, fault: string) =>
    `table ${table} closes; its rounds stay stored: ${fault}`,
  sending: (fault: string) => `a connection failed while sending: ${fault}`,
  ending: (fault: string) => `a connection failed while closing: ${fault}`,
  botsLeave: "bots don’t leave",
};
