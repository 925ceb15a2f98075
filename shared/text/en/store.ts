import type { Said, Tell } from "#shared/text/said.ts";
import { listed } from "./words.ts";

const parts = {
  rotation: "rotation",
  position: "position",
  honours: "honours",
  carried: "data carried over",
  settings: "settings",
  titles: "titles",
  lan: "opening to the network",
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
    `${name} has only ${has} chips ${isAtTable ? "at the table" : "in the bank"}, but this takes ${takes} (H-2).`,
  tooManyChips: "Nothing was moved: that many chips can’t be counted exactly (H-2).",
  noTransaction: ({ id }: { id: number }) => `There’s no transaction ${id} to reverse (H-2).`,
  reversedBefore: ({ id, by }: { id: number; by: number }) =>
    `Transaction ${id} was already reversed, by transaction ${by} (H-2).`,
  otherRequest:
    "This request was already made for something else. Nothing was moved. Try again (H-2).",
  otherDeed: "This request was already made for something else. Nothing was done. Try again.",
  noEntries: "Nothing was moved: the transaction has no entries (H-2).",
  brokenChips: "Nothing was moved: chips are whole numbers (H-2).",
  namedTwice: "Nothing was moved: the transaction names an account twice (H-2).",
  notZero: ({ sum }: { sum: string }) =>
    `Nothing was moved: the entries add up to ${sum}, not 0 (H-2).`,
};

type OfRound = Readonly<{ table: string; round: number }>;

/** Names for stored data, and problems with them. */
const rows = {
  round: ({ table, round }: OfRound) => `round ${round} of table ${table}`,
  deal: ({ table, round }: OfRound) => `the deal of round ${round} of table ${table}`,
  review: "the review of a round",
  record: ({ table, round }: OfRound) => `the record of round ${round} of table ${table}`,
  result: ({ table, round }: OfRound) => `the result of round ${round} of table ${table}`,
  move: ({ table, round, move }: OfRound & { readonly move: number }) =>
    `move ${move} of round ${round} of table ${table}`,
  tournament: ({ tournament }: { tournament: string }) =>
    `the stored data of tournament ${tournament}`,
  structure: ({ name }: { name: string }) => `the stored structure “${name}”`,
  table: ({ table, part }: { table: string; part: TablePart }) =>
    `the stored data of table ${table} (its ${parts[part]})`,
  chipEvening: "the stored data of an evening with real chips",
  damaged: ({ what, problem }: { what: Said; problem: Said }, tell: Tell) =>
    `${tell(what)} is damaged: ${tell(problem)}`,
  missing: ({ what }: { what: Said }, tell: Tell) => `${tell(what)} is missing`,
  notStored: ({ what }: { what: Said }, tell: Tell) => `${tell(what)} isn’t stored`,
  noJson: "it isn’t JSON",
  stranger: ({ player, chips }: { player: string; chips: number }) =>
    `${player} has ${chips} chips there, but isn’t one of its players`,
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
  }) => `${player} has ${chips}, but ${has} by the ledger (account ${account})`,
  sameSeat: "two players have the same seat",
  otherSeats: ({ named, seats }: { named: number; seats: readonly number[] }) =>
    `its round has ${named}, but the players have ${seats.length === 0 ? "none" : listed(seats.map((seat) => seat + 1))}`,
  noOwner: "none of its players has that id",
  notOnePerson: ({ player }: { player: string }) => `${player} is neither a person nor a bot`,
  noPlace: "its rotation has no such entry",
  noProfile: ({ id }: { id: string }) => `there is no profile ${id}`,
  profileGone: "the profile is no longer stored",
  tableGone: ({ table }: { table: string }) => `table ${table} isn’t stored`,
  otherSession: ({ session, revision }: { session: string; revision: number }) =>
    `session ${session} is no longer at revision ${revision}`,
  elsewhere: ({ player }: { player: string }) => `${player} sits at another table`,
  inRound: ({ player, table }: { player: string; table: string }) =>
    `${player} can’t move from table ${table} while a round is being played there`,
  otherTournament: ({ tournament, revision }: { tournament: string; revision: number }) =>
    `tournament ${tournament} is no longer at revision ${revision}`,
  otherRevision: ({ table, revision }: { table: string; revision: number }) =>
    `table ${table} is no longer at revision ${revision}`,
};

const another = "or use another data folder (--data FOLDER, or CARDTABLE_DATA=FOLDER)";
const anew = (file: string): string =>
  `move ${file} and its side files (-wal, -shm) elsewhere, and Cardtable starts afresh`;

/** Problems of the file and its disk. `detail`: what SQLite or the system says. */
const file = {
  failed: ({ detail }: Detail) => detail,
  locked: ({ detail }: Detail) =>
    `another Cardtable is using this data folder; close it first (${detail})`,
  corrupt: ({ detail }: Detail) =>
    `it is damaged or not a Cardtable database, and was left as it is (${detail})`,
  full: ({ detail }: Detail) => `the disk is full; nothing was changed (${detail})`,
  foreign: "this database belongs to another program; it was left as it is",
  newer: ({ version, newest }: { version: number; newest: number }) =>
    `written by a newer Cardtable (version ${version}, this one reads up to ${newest}); it was left as it is`,
  tooOld: ({ version, first }: { version: number; first: number }) =>
    `written by a Cardtable from before its first release (version ${version}, this one reads from ${first} on); it was left as it is`,
  older: ({ version, newest }: { version: number; newest: number }) =>
    `written by an older Cardtable (version ${version}, this one writes ${newest}); start Cardtable once, which brings it up to date`,
  unhealthy: ({ detail }: Detail) => `it is damaged, and was left as it is (${detail})`,
  refersToNothing: "it is damaged, and was left as it is (it refers to missing data)",
  takenAway: ({ files }: { files: readonly string[] }) =>
    `the database is missing, but its side files (${listed(files)}) are there, so somebody moved it; put it back in its place`,
  emptied:
    "the database is empty: something erased it, so Cardtable won’t start over in it; put a copy from a backup in its place",
  notThere: ({ file, folder }: { file: string; folder: string }) =>
    `there’s no ${file} in ${folder}`,
};

/** Why a data folder cannot be opened: the file, the folder, and what can be done. */
const opening = {
  noFolder: ({ folder, nearest }: { folder: string; nearest: string }) =>
    `the data folder ${folder} is missing and can’t be made, because you can’t write to ${nearest}`,
  closedFolder: ({ folder, file }: { folder: string; file: string }) =>
    `you can’t write to the data folder ${folder}, and ${file} needs files beside it`,
  closedFile: ({ file }: { file: string }) => `you can’t write to the file ${file}`,
  readOnly: ({ problem, detail }: { problem: Said; detail: string }, tell: Tell) =>
    `${tell(problem)}; give yourself the right to write there, ${another} (${detail})`,
  folderIsFile: ({ folder, nearest }: { folder: string; nearest: string }) =>
    `the data folder can’t be ${folder}, because ${nearest} is a file; move that elsewhere, ${another}`,
  fileIsFolder: ({ file }: { file: string }) =>
    `${file} is a folder, not a database; move it elsewhere, and Cardtable starts afresh; ${another}`,
  deadLink: ({ file, target }: { file: string; target: string }) =>
    `${file} is a link to ${target}, which doesn’t exist; put the database back there, or remove the link, and Cardtable starts afresh`,
  fullDisk: ({ file }: { file: string }) =>
    `the disk with ${file} is full, and nothing was changed; free some space, ${another}`,
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
    `${file} couldn’t be opened: ${tell(problem)}`,
};

export const store = {
  nameTaken: ({ name }: { name: string }) =>
    `There’s already a profile called “${name}”. Choose another name (H-1).`,
  ...bank,
  ...rows,
  ...file,
  ...opening,
};
