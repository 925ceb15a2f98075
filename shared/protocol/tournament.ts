// Requests to a tournament, and everybody's view of it (H-20…H-23).

import { z } from "zod";
import { botLevels, type BotKind } from "#shared/bots/bot.ts";
import { freeText, reference } from "#shared/contract/freeText.ts";
import type { Json } from "#shared/contract/json.ts";
import {
  structureSchema,
  levelSchema,
  mostLevels,
  namedStructureSchema,
  type Structure,
} from "#shared/tournament/structure.ts";
import type { Said } from "#shared/text/said.ts";
import type { OwnerDevice } from "./house.ts";
import {
  asked,
  formsAndRoles,
  whole,
  type AnswersTo,
  pinSchema,
  requestKey,
  rotationSchema,
  tableSettingsSchema,
  type Rotation,
} from "./schema.ts";
import type { Presence } from "./table.ts";

export const mostEntrants = 1000;

/** In what directors ask, the tournament in the payload decides who that is (H-35). */
const [byOwner, byPlayers] = [asked("owner"), asked("owner", "guest")];
const byDirectors = asked("owner", "director");
const byEverybody = asked("owner", "director", "guest", "spectator");

const id = reference(40).min(1);
const tournament = { tournament: id };
const ofEntrant = { tournament: id, entrant: id };

/** H-20 */
const formatSchema = z.discriminatedUnion("kind", [
  /** Who has no chips is out; who has all of them wins. */
  z.strictObject({ kind: z.literal("freezeout") }),
  /** Points by place in every deal; everybody plays to the end. */
  z.strictObject({
    kind: z.literal("league"),
    rounds: whole(1, 50),
    /** Deals of a round, at the same table. */
    deals: whole(1, 20),
    /** By place, from the first on; further places get none, shared places share theirs. */
    points: z.array(whole(0, 1000)).min(1).max(50),
    /**
     * `roundRobin`: everybody meets everybody as evenly as possible; `swiss`: those with similar
     * points meet.
     */
    draw: z.enum(["roundRobin", "swiss"]),
  }),
  /** Two at a table; the winner advances. */
  z.strictObject({
    kind: z.literal("bracket"),
    /** `entered`: by order of entry; the first ones meet as late as possible. */
    seeding: z.enum(["random", "entered"]),
    thirdPlace: z.boolean(),
    /** Rounds; null: all chips win the match. */
    wins: whole(1, 99).nullable(),
  }),
]);
export type Format = z.infer<typeof formatSchema>;
export type FormatKind = Format["kind"];

export const setupSchema = z.strictObject({
  name: freeText(1, 40),
  format: formatSchema,
  rotation: rotationSchema,
  settings: tableSettingsSchema.pick({
    turnSeconds: true,
    timeBankSeconds: true,
    keepSeconds: true,
    botPace: true,
    titles: true,
    standIns: true,
  }),
  structure: structureSchema,
  chairs: whole(2, 50),
  /** To decide on buying in again. */
  rebuySeconds: whole(10, 600),
});
export type TournamentSetup = z.infer<typeof setupSchema>;

const longestNote = 80;

export const [tournamentRequests, tournamentRoles] = formsAndRoles({
  /** Newest first. */
  tournaments: byPlayers({}),
  /** It is sent whole at once, then its changes. */
  watchTournament: byEverybody(tournament),
  unwatchTournament: byEverybody(tournament),
  createTournament: { roles: ["owner"], form: setupSchema.extend({ key: requestKey }) },
  /** Before the start, or late (H-22). */
  enterTournament: byPlayers(tournament),
  /** Somebody of this machine, bots, or a program of the host's owner, which only they may seat. */
  seatEntrant: {
    roles: ["owner", "director"],
    form: z.union([
      z.strictObject({ ...tournament, profile: id, key: requestKey }),
      z.strictObject({
        ...tournament,
        bots: z.array(z.enum(botLevels)).min(1).max(mostEntrants),
        key: requestKey,
      }),
      z.strictObject({ ...tournament, program: id, key: requestKey }),
    ]),
  },
  /**
   * Before the start the buy-in is refunded; later the chips go out of play, and the player is
   * placed.
   */
  leaveTournament: byPlayers(tournament),
  startTournament: byDirectors(tournament),
  /** By its join code (H-13, H-14). */
  admitToTournament: byDirectors({ ...tournament, open: z.boolean() }),
  /** The clock at once, every table after its hand. */
  pauseTournament: byDirectors(tournament),
  resumeTournament: byDirectors(tournament),
  /** As soon as the player's own hand is over. */
  moveEntrant: byDirectors({ ...ofEntrant, table: id, chair: whole(0, 49) }),
  /** As if they left; later for a breach of the rules. */
  removeEntrant: byDirectors({ ...ofEntrant, note: freeText(0, longestNote) }),
  /** The number of the last one, so that nobody undoes a newer one than they see. */
  undoElimination: byDirectors({ ...tournament, elimination: whole(1, 1_000_000) }),
  /** It eliminates nobody (H-2). */
  correctStack: byDirectors({
    ...ofEntrant,
    stack: whole(1, 1_000_000_000),
    note: freeText(1, longestNote),
  }),
  /** From 1; one that has begun does not change. */
  changeLevel: byDirectors({ ...tournament, level: whole(1, mostLevels), to: levelSchema }),
  /** 0: a warning; else rounds of the table to miss: dealt in, anted and folded (H-22). */
  penalise: byDirectors({
    ...ofEntrant,
    rounds: whole(0, 10),
    note: freeText(0, longestNote),
    key: requestKey,
  }),
  buyAgain: byPlayers({ ...tournament, again: z.boolean() }),
  buyAddOn: byPlayers(tournament),
  /** Everybody gets back what they paid. */
  closeTournament: byDirectors(tournament),
  directing: byDirectors(tournament),
  /** H-38 */
  nameDirector: byDirectors({ ...tournament, profile: id, directs: z.boolean() }),
  /** By which a device in the room directs; null: none (H-38). */
  setDirectorPin: byDirectors({ ...tournament, pin: pinSchema.nullable() }),
  revokeDirectorDevice: byDirectors({ ...tournament, device: id }),
  /** The owner's own (H-21). */
  structures: byOwner({}),
  saveStructure: { roles: ["owner"], form: namedStructureSchema },
  deleteStructure: { roles: ["owner"], form: namedStructureSchema.pick({ name: true }) },
} as const);

export type TournamentRequest = keyof typeof tournamentRequests;
export type TournamentAsk<R extends TournamentRequest> = z.infer<(typeof tournamentRequests)[R]>;

/** `handForHand`: every table waits for the others. `cancelled`: closed before its end. */
export type TournamentStage =
  | "registering"
  | "running"
  | "handForHand"
  | "break"
  | "paused"
  | "over"
  | "cancelled";

/**
 * `playing`: has a chair. `waiting`: is in without one. `broke`: may buy in again. `out`: has a
 * final place; in a league only who left, in a bracket who lost.
 */
export type EntrantStatus = "registered" | "playing" | "waiting" | "broke" | "out";

export type TournamentEntrant = Readonly<{
  id: string;
  name: string;
  avatar: string;
  bot: BotKind | null;
  status: EntrantStatus;
  /** Null without a chair. */
  presence: Presence | null;
  /** From 1, as things stand; null for who is still in. Shared places have one number. */
  place: number | null;
  /** Tournament chips, between hands. */
  stack: number;
  table: string | null;
  /** From 0. */
  chair: number | null;
  rebuys: number;
  addOn: boolean;
  /** Bounties won, and what they brought, in the bank's chips. */
  heads: number;
  bounties: number;
  /** In the bank's chips: buy-in, bounty, rebuys, add-on. */
  paid: number;
  /** Null except in a league. */
  points: number | null;
  /** In the bank's chips; null until it is certain. */
  prize: number | null;
  /** Hands, for a penalty. */
  missing: number;
  /** From the moment the message was sent, to decide on buying in again. */
  thinkMs: number | null;
}>;

/**
 * `waiting`: for its players, or for more of them. `held`: by a pause, a break or hand for hand.
 */
export type TournamentTableState = "playing" | "between" | "held" | "waiting";

export type TournamentTable = Readonly<{
  id: string;
  /** From 1. */
  number: number;
  /** From 1; 0 before the first. */
  round: number;
  state: TournamentTableState;
  chairs: readonly (string | null)[];
  /** Who dealt last. */
  button: number | null;
  /** Its players are to move to other tables. */
  breaking: boolean;
}>;

export type TournamentClock = Readonly<{
  /** From 1; 0 before the start. */
  level: number;
  /**
   * Of the level or break, from the moment the message was sent; null: rounds are counted, or it
   * lasts until the end.
   */
  leftMs: number | null;
  /** Null: minutes are counted, or the level lasts until the end. */
  roundsLeft: number | null;
  running: boolean;
  /** After this level, in minutes. */
  breakAhead: number | null;
}>;

export type TournamentPayouts = Readonly<{
  /** Without bounties. */
  pool: number;
  /** By place, as things stand; final once nobody can enter or buy in any more. */
  prizes: readonly number[];
  isFinal: boolean;
  /** On players still in, and those that nobody could take. */
  bounties: number;
}>;

/** Anybody can repeat it from its seed and the log. */
export type PublishedDraw = Readonly<{
  number: number;
  purpose: "seats" | "late" | "balance" | "break" | "finalTable" | "round";
  seed: string;
}>;

export type LeagueTable = Readonly<{
  table: string | null;
  /** By chair; points are null until the round is over. */
  players: readonly Readonly<{ entrant: string; points: number | null }>[];
}>;

export type BracketMatch = Readonly<{
  id: string;
  /** From 1; the last one is the final. */
  round: number;
  isThirdPlace: boolean;
  /** Null: not known yet, or a bye. */
  players: readonly [string | null, string | null];
  wins: readonly [number, number];
  /** Whose winner (for third place: loser) comes to this side; null in the first round. */
  from: readonly [string | null, string | null];
  isBye: boolean;
  winner: string | null;
  table: string | null;
}>;

export type TournamentDraw =
  | { readonly kind: "freezeout" }
  /** `round` is 0 before the first. */
  | Readonly<{
      kind: "league";
      round: number;
      rounds: readonly (readonly LeagueTable[])[];
    }>
  | Readonly<{ kind: "bracket"; matches: readonly BracketMatch[] }>;

export type TournamentLine = Readonly<{
  /** From 1. */
  number: number;
  at: number;
  said: Said;
}>;

export type UndoableElimination = Readonly<{
  elimination: number;
  entrants: readonly string[];
}>;

export type TournamentView = Readonly<{
  id: string;
  /** Grows with every change. */
  revision: number;
  name: string;
  format: Format;
  rotation: Rotation;
  /** With the levels as changed. */
  structure: Structure;
  chairs: number;
  stage: TournamentStage;
  /** Null before the start. */
  startedAt: number | null;
  endedAt: number | null;
  clock: TournamentClock;
  isOpen: boolean;
  /** H-13; null while nobody may join, and for spectators. */
  code: string | null;
  addOnOpen: boolean;
  /** In the order of entry. */
  entrants: readonly TournamentEntrant[];
  tables: readonly TournamentTable[];
  /** Numbers of tables, the one that breaks next first. */
  breakOrder: readonly number[];
  payouts: TournamentPayouts;
  draw: TournamentDraw;
  /** Hex SHA-256 of the secret from which all seeds come; the secret comes at the end. */
  commitment: string;
  secret: string | null;
  draws: readonly PublishedDraw[];
  /** The latest lines, oldest first. */
  log: readonly TournamentLine[];
  /** Null for who does not direct. */
  undo: UndoableElimination | null;
  /** The recipient's entrant. */
  you: Readonly<{ entrant: string | null; directs: boolean }>;
}>;

/** As directors see people: no chips, no points. */
export type KnownPerson = Readonly<{
  profile: string;
  name: string;
  avatar: string;
  /** Has their own browser, and so can direct. */
  comesAlone: boolean;
}>;

/** For directors. */
export type Directing = Readonly<{
  /** Besides the house's owner. */
  directors: readonly KnownPerson[];
  people: readonly KnownPerson[];
  /** `ended`: by too many wrong tries. */
  pin: "none" | "set" | "ended";
  /** Admitted by a PIN. */
  devices: readonly OwnerDevice[];
  /** A device admitted by the PIN may not. */
  mayName: boolean;
}>;

/** What is the watcher's own. */
export type OwnTournament = Pick<TournamentView, "you" | "code" | "undo">;

/**
 * The same for everybody who watches, without running times, so that only events change it. Long
 * lists are objects by number, which keeps their order and lets a change of one item be sent alone.
 */
export type OpenTournament = Omit<
  TournamentView,
  keyof OwnTournament | "clock" | "entrants" | "tables" | "log"
> &
  Readonly<{
    /** In the order of entry; the time to decide is in `TournamentTimes`. */
    entrants: { readonly [number: number]: TournamentEntrant };
    tables: { readonly [number: number]: TournamentTable };
    log: { readonly [number: number]: TournamentLine };
  }>;

/** As of the moment the message is sent. */
export type TournamentTimes = Readonly<{
  id: string;
  clock: TournamentClock;
  /** As `thinkMs`, by entrant. */
  thinking: { readonly [entrant: string]: number };
}>;

/**
 * Whole at first, then the changes since the message before on this connection in jsondiffpatch's
 * form without old values; null if there are none.
 */
export type OpenChange =
  | { readonly whole: OpenTournament }
  | { readonly changed: TournamentDelta }
  | null;
export interface TournamentDelta {
  readonly [key: string]: Json | undefined;
}

/** Last, null: unchanged on this connection. */
export type TournamentMessage = readonly [TournamentTimes, OpenChange, OwnTournament | null];

export type TournamentSummary = Readonly<{
  id: string;
  name: string;
  format: FormatKind;
  game: string;
  stage: TournamentStage;
  entrants: number;
  left: number;
  buyIn: number;
  isOpen: boolean;
  startedAt: number | null;
  winner: string | null;
  /** The requester is in it. */
  yours: boolean;
}>;

export type TournamentAnswers = AnswersTo<
  TournamentRequest,
  {
    tournaments: readonly TournamentSummary[];
    createTournament: { readonly tournament: string };
    enterTournament: { readonly entrant: string };
    directing: Directing;
    nameDirector: Directing;
    setDirectorPin: Directing;
    revokeDirectorDevice: Directing;
    structures: readonly Readonly<{ name: string; structure: Structure }>[];
  }
>;
