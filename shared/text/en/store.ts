import type { Said, Tell } from "#shared/text/said.ts";
import { listed } from "./words.ts";

const parts = {
  rotation: "rotation",
  position: "position",
  honours: "honours",
  carried: "carried",
  settings: "settings",
  titles: "titles",
  lan: "lan",
  owner: "owner",
  players: "players",
  profiles: "players' profiles",
  chips: "players' chips",
  seats: "players' seats",
};
export type TablePart = keyof typeof parts;

type Detail = { readonly detail: string };

/** Why a transaction is refused (H-2). */
const bank = {
  tooFewChips: ({
    name,
    has,
    takes,
    isAtTable,
  }: {
    name: string;
    has: number;
    takes: number;
    isAtTable: boolean;
  }) =>
    `${name} has only ${has} chips ${isAtTable ? "at the table" : "in the bank"}; this takes ${takes} (H-2).`,
  tooManyChips: "The transaction was not made: so many chips cannot be counted exactly (H-2).",
  noTransaction: ({ id }: { id: number }) => `There is no transaction ${id} to reverse (H-2).`,
  reversedBefore: ({ id, by }: { id: number; by: number }) =>
    `Transaction ${id} was reversed before, by ${by} (H-2).`,
  otherRequest:
    "This request was made before, for something else: nothing was moved now. Make it anew (H-2).",
  otherDeed:
    "This request was made before, for something else: nothing was done now. Make it anew.",
  noEntries: "The transaction was not made: it has no entries (H-2).",
  brokenChips: "The transaction was not made: chips are whole numbers (H-2).",
  namedTwice: "The transaction was not made: it names an account twice (H-2).",
  notZero: ({ sum }: { sum: string }) =>
    `The transaction was not made: its entries sum to ${sum}, not to zero (H-2).`,
};

type OfRound = { readonly table: string; readonly round: number };

/** Names for stored data, and problems with them. */
const rows = {
  round: ({ table, round }: OfRound) => `round ${round} of table ${table}`,
  record: ({ table, round }: OfRound) => `the record of round ${round} of table ${table}`,
  result: ({ table, round }: OfRound) => `the result of round ${round} of table ${table}`,
  move: ({ table, round, move }: OfRound & { readonly move: number }) =>
    `move ${move} of round ${round} of table ${table}`,
  tournament: ({ tournament }: { tournament: string }) =>
    `what is stored of tournament ${tournament}`,
  structure: ({ name }: { name: string }) => `what is stored of the structure "${name}"`,
  table: ({ table, part }: { table: string; part: TablePart }) =>
    `what is stored of table ${table} (its ${parts[part]})`,
  chipEvening: "what is stored of an evening with real chips",
  damaged: ({ what, problem }: { what: Said; problem: Said }, tell: Tell) =>
    `${tell(what)} is damaged: ${tell(problem)}`,
  missing: ({ what }: { what: Said }, tell: Tell) => `${tell(what)} is not there`,
  notStored: ({ what }: { what: Said }, tell: Tell) => `${tell(what)} is not stored`,
  noJson: "it is no JSON",
  stranger: ({ player, chips }: { player: string; chips: number }) =>
    `${player} has ${chips} chips there, but is not among them`,
  otherChips: ({
    player,
    chips,
    has,
    account,
  }: {
    player: string;
    chips: number;
    has: number;
    account: string;
  }) => `${player} has ${chips}, but ${has} after the ledger (account ${account})`,
  sameSeat: "two players have the same one",
  otherSeats: ({ named, seats }: { named: number; seats: readonly number[] }) =>
    `its round has ${named}, they have ${seats.length === 0 ? "none" : listed(seats)}`,
  noOwner: "nobody of its players is called so",
  notOnePerson: ({ player }: { player: string }) => `${player} is neither one person nor a bot`,
  noPlace: "its rotation has no such place",
  noProfile: ({ id }: { id: string }) => `there is no profile ${id}`,
  profileGone: "the profile is not stored any more",
  tableGone: ({ table }: { table: string }) => `table ${table} is not stored`,
  otherSession: ({ session, revision }: { session: string; revision: number }) =>
    `session ${session} is not stored as it was at revision ${revision}`,
  elsewhere: ({ player }: { player: string }) => `the place of ${player} is at another table`,
  inRound: ({ player, table }: { player: string; table: string }) =>
    `the place of ${player} at table ${table} cannot be changed while a round is played there`,
  otherTournament: ({ tournament, revision }: { tournament: string; revision: number }) =>
    `tournament ${tournament} is not stored as it was at revision ${revision}`,
  otherRevision: ({ table, revision }: { table: string; revision: number }) =>
    `table ${table} is not stored as it was at revision ${revision}`,
};

const another = "or use another data folder (--data FOLDER, or CARDTABLE_DATA=FOLDER)";
const anew = (file: string): string =>
  `move ${file} and its side files (-wal, -shm) elsewhere, and Cardtable begins anew`;

/** Problems of the file and its disk. `detail`: what SQLite or the system says. */
const file = {
  failed: ({ detail }: Detail) => detail,
  locked: ({ detail }: Detail) =>
    `another Cardtable is using this data folder; close it first (${detail})`,
  corrupt: ({ detail }: Detail) =>
    `it is damaged or is no Cardtable database, and was left as it is (${detail})`,
  full: ({ detail }: Detail) => `the disk is full; nothing was changed (${detail})`,
  foreign: "this is a database of another program; it was left as it is",
  newer: ({ version, newest }: { version: number; newest: number }) =>
    `written by a newer Cardtable (version ${version}, this one reads up to ${newest}); it was left as it is`,
  tooOld: ({ version, first }: { version: number; first: number }) =>
    `written by a Cardtable from before its first release (version ${version}, this one reads from ${first} on); it was left as it is`,
  older: ({ version, newest }: { version: number; newest: number }) =>
    `written by an older Cardtable (version ${version}, this one writes ${newest}); start Cardtable once, which brings it up to date`,
  unhealthy: ({ detail }: Detail) => `it is damaged, and was left as it is (${detail})`,
  refersToNothing: "it is damaged, and was left as it is (it refers to things that are not in it)",
  takenAway: ({ files }: { files: readonly string[] }) =>
    `the database is not there, but what belongs to it is (${listed(files)}), so it was taken away; put it back in its place`,
  emptied:
    "the database has no bytes: it was emptied, and is not taken for a new one; put a copy from a backup in its place",
  notThere: ({ file, folder }: { file: string; folder: string }) =>
    `there is no ${file} in ${folder}`,
};

/** Why a data folder cannot be opened: the file, the folder, and what can be done. */
const opening = {
  noFolder: ({ folder, nearest }: { folder: string; nearest: string }) =>
    `the data folder ${folder} is not there and cannot be made, for ${nearest} may not be written to`,
  closedFolder: ({ folder, file }: { folder: string; file: string }) =>
    `the data folder ${folder} may not be written to, and ${file} needs files beside it`,
  closedFile: ({ file }: { file: string }) => `the file ${file} may not be written to`,
  readOnly: ({ problem, detail }: { problem: Said; detail: string }, tell: Tell) =>
    `${tell(problem)}; give yourself the right to write there, ${another} (${detail})`,
  folderIsFile: ({ folder, nearest }: { folder: string; nearest: string }) =>
    `the data folder cannot be ${folder}, for ${nearest} is a file; move that elsewhere, ${another}`,
  fileIsFolder: ({ file }: { file: string }) =>
    `${file} is a folder, not a database; move it elsewhere, and Cardtable begins anew; ${another}`,
  deadLink: ({ file, target }: { file: string; target: string }) =>
    `${file} is a link to ${target}, where nothing is; put the database back there, or remove the link, and Cardtable begins anew`,
  fullDisk: ({ file }: { file: string }) =>
    `the disk that ${file} is on is full, and nothing was changed; make room on it, ${another}`,
  inUse: ({ folder }: { folder: string }) =>
    `another Cardtable is using this data folder, ${folder}; close it first, ${another}`,
  damagedFile: ({ file, problem }: { file: string; problem: Said }, tell: Tell) =>
    `${file}: ${tell(problem)}. Put a copy from a backup in its place; or ${anew(file)}`,
  emptiedFile: ({ file, problem }: { file: string; problem: Said }, tell: Tell) =>
    `${file}: ${tell(problem)}; or ${anew(file)}`,
  otherVersion: ({ file, problem }: { file: string; problem: Said }, tell: Tell) =>
    `${file}: ${tell(problem)}`,
  foreignFile: ({ file, problem }: { file: string; problem: Said }, tell: Tell) =>
    `${file}: ${tell(problem)}; move it elsewhere, ${another}`,
  notOpened: ({ file, problem }: { file: string; problem: Said }, tell: Tell) =>
    `${file} could not be opened: ${tell(problem)}`,
};

export const store = {
  nameTaken: ({ name }: { name: string }) =>
    `Another profile is called "${name}" already: choose another name (H-1).`,
  ...bank,
  ...rows,
  ...file,
  ...opening,
};
