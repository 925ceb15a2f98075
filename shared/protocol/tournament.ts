// Requests to a tournament, and everybody's view of it (H-20…H-23).

import { z } from "zod";
import { botLevels, type BotLevel } from "#shared/bots/bot.ts";
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
  /** Players without chips are out; the one who has all chips wins. */
  z.strictObject({ kind: z.literal("freezeout") }),
  /** Points by place in every deal; everybody plays to the end. */
  z.strictObject({
    kind: z.literal("league"),
    rounds: whole(1, 50),
    /** Deals of a round, at the same table. */
    deals: whole(1, 20),
    /**
     * Listed by place, from the first on; further places get none. Players who share places share
     * their points.
     */
    points: z.array(whole(0, 1000)).min(1).max(50),
    /**
     * `roundRobin`: everybody meets everybody as evenly as possible; `swiss`: players with similar
     * points meet.
     */
    draw: z.enum(["roundRobin", "swiss"]),
  }),
  /** Two at a table; the winner advances. */
  z.strictObject({
    kind: z.literal("bracket"),
    /** `entered`: by order of entry, and the first ones are kept apart as long as possible. */
    seeding: z.enum(["random", "entered"]),
    thirdPlace: z.boolean(),
    /** Rounds that win a match; null: all chips win it. */
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
  /** How long a player who has run out may take to decide on buying in again. */
  rebuySeconds: whole(10, 600),
});
export type TournamentSetup = z.infer<typeof setupSchema>;

/** Characters. */
const longestNote = 80;

export const [tournamentRequests, tournamentRoles] = formsAndRoles({
  /** All that this host knows, newest first. */
  tournaments: byPlayers({}),
  /**
   * Subscribes the requester to this tournament only: it is sent whole at once, then its changes.
   */
  watchTournament: byEverybody(tournament),
  unwatchTournament: byEverybody(tournament),
  /** Once per key. */
  createTournament: { roles: ["owner"], form: setupSchema.extend({ key: requestKey }) },
  /** The requester enters, before the start or late (H-22). */
  enterTournament: byPlayers(tournament),
  /**
   * The director enters somebody of this machine, or bots, once per key. After the start they are
   * late entrants.
   */
  seatEntrant: {
    roles: ["owner", "director"],
    form: z.union([
      z.strictObject({ ...tournament, profile: id, key: requestKey }),
      z.strictObject({
        ...tournament,
        bots: z.array(z.enum(botLevels)).min(1).max(mostEntrants),
        key: requestKey,
      }),
    ]),
  },
  /**
   * Before the start the buy-in is refunded; later the player's chips go out of play and they are
   * placed.
   */
  leaveTournament: byPlayers(tournament),
  startTournament: byDirectors(tournament),
  /** Whether people of the network may join by the tournament's join code (H-13, H-14). */
  admitToTournament: byDirectors({ ...tournament, open: z.boolean() }),
  /** Stops every table after its hand, and the clock at once. */
  pauseTournament: byDirectors(tournament),
  resumeTournament: byDirectors(tournament),
  /** The player moves to a free chair of any table as soon as their own hand is over. */
  moveEntrant: byDirectors({ ...ofEntrant, table: id, chair: whole(0, 49) }),
  /**
   * Before the start the buy-in is refunded; later, for a breach of the rules, the player's chips
   * go out of play.
   */
  removeEntrant: byDirectors({ ...ofEntrant, note: freeText(0, longestNote) }),
  /** `elimination`: the number of the last one, so that nobody undoes a newer one than they see. */
  undoElimination: byDirectors({ ...tournament, elimination: whole(1, 1_000_000) }),
  /** A correction with a note; it eliminates nobody (H-2). */
  correctStack: byDirectors({
    ...ofEntrant,
    stack: whole(1, 1_000_000_000),
    note: freeText(1, longestNote),
  }),
  /** Levels are counted from 1; one that has begun does not change. */
  changeLevel: byDirectors({ ...tournament, level: whole(1, mostLevels), to: levelSchema }),
  /**
   * Once per key. 0: a warning; else rounds of the table that are missed: dealt in, anted and
   * folded (H-22).
   */
  penalise: byDirectors({
    ...ofEntrant,
    rounds: whole(0, 10),
    note: freeText(0, longestNote),
    key: requestKey,
  }),
  /** A player who has run out buys in again, or declines. */
  buyAgain: byPlayers({ ...tournament, again: z.boolean() }),
  buyAddOn: byPlayers(tournament),
  /** Calls the tournament off: everybody gets back what they paid. */
  closeTournament: byDirectors(tournament),
  directing: byDirectors(tournament),
  /** Makes somebody a director, too, or revokes that (H-38). */
  nameDirector: byDirectors({ ...tournament, profile: id, directs: z.boolean() }),
  /** The PIN by which a device in the room directs; null: none (H-38). */
  setDirectorPin: byDirectors({ ...tournament, pin: pinSchema.nullable() }),
  revokeDirectorDevice: byDirectors({ ...tournament, device: id }),
  /** The user's own structures (H-21). */
  structures: byOwner({}),
  saveStructure: { roles: ["owner"], form: namedStructureSchema },
  deleteStructure: { roles: ["owner"], form: namedStructureSchema.pick({ name: true }) },
} as const);

export type TournamentRequest = keyof typeof tournamentRequests;
export type TournamentAsk<R extends TournamentRequest> = z.infer<(typeof tournamentRequests)[R]>;

/**
 * `handForHand`: running, but every table waits for the others. `cancelled`: closed before its end.
 */
export type TournamentStage =
  | "registering"
  | "running"
  | "handForHand"
  | "break"
  | "paused"
  | "over"
  | "cancelled";

/**
 * `registered`: before the start. `playing`: has a chair. `waiting`: is in, but has no chair at
 * present. `broke`: has run out and may buy in again. `out`: has a final place. In a league only
 * those who left are out, in a bracket those who lost.
 */
export type EntrantStatus = "registered" | "playing" | "waiting" | "broke" | "out";

export interface TournamentEntrant {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly bot: BotLevel | null;
  readonly status: EntrantStatus;
  /** Null without a chair. */
  readonly presence: Presence | null;
  /**
   * From 1, as things stand; null for those still in. Players who share a place have the same
   * number.
   */
  readonly place: number | null;
  /** Tournament chips, between hands. */
  readonly stack: number;
  readonly table: string | null;
  /** From 0. */
  readonly chair: number | null;
  readonly rebuys: number;
  readonly addOn: boolean;
  /** Bounties won, and the bank's chips received for them. */
  readonly heads: number;
  readonly bounties: number;
  /** The bank's chips paid for this entrant: buy-in, bounty, rebuys, add-on. */
  readonly paid: number;
  /** Null except in a league. */
  readonly points: number | null;
  /** The bank's chips; null until it is certain. */
  readonly prize: number | null;
  /** Hands still to be missed for a penalty. */
  readonly missing: number;
  /**
   * ms, from the moment the message was sent, left to decide on buying in again; null if that is
   * not possible.
   */
  readonly thinkMs: number | null;
}

/**
 * `waiting`: too few players have a chair, or it waits for its players. `held`: by a pause, a break
 * or hand for hand.
 */
export type TournamentTableState = "playing" | "between" | "held" | "waiting";

export interface TournamentTable {
  readonly id: string;
  /** From 1. */
  readonly number: number;
  /** The table's round, from 1; 0 before the first. */
  readonly round: number;
  readonly state: TournamentTableState;
  readonly chairs: readonly (string | null)[];
  /** The chair of the last dealer; null before the first hand. */
  readonly button: number | null;
  /** Its players are to move to other tables. */
  readonly breaking: boolean;
}

export interface TournamentClock {
  /** From 1; 0 before the start. */
  readonly level: number;
  /**
   * The ms left of the level or the break from the moment the message was sent; null if rounds are
   * counted, or it lasts until the end.
   */
  readonly leftMs: number | null;
  /** Null if minutes are counted, or the level lasts until the end. */
  readonly roundsLeft: number | null;
  readonly running: boolean;
  /** The break at the end of this level, in minutes; null if there is none. */
  readonly breakAhead: number | null;
}

export interface TournamentPayouts {
  /** The buy-ins so far, without bounties. */
  readonly pool: number;
  /**
   * Listed by place, from the winner on, as things stand; final once nobody can enter or buy in any
   * more.
   */
  readonly prizes: readonly number[];
  readonly isFinal: boolean;
  /** The bounties on players still in, and those that nobody could take. */
  readonly bounties: number;
}

/** A random choice that anybody can repeat from its seed and the log. */
export interface PublishedDraw {
  readonly number: number;
  readonly purpose: "seats" | "late" | "balance" | "break" | "finalTable" | "round";
  readonly seed: string;
}

export interface LeagueTable {
  readonly table: string | null;
  /** In the order of their chairs; points are null until the round is over. */
  readonly players: readonly { readonly entrant: string; readonly points: number | null }[];
}

export interface BracketMatch {
  readonly id: string;
  /** From 1; the last one is the final. */
  readonly round: number;
  readonly isThirdPlace: boolean;
  /** Null: not known yet, or a bye. */
  readonly players: readonly [string | null, string | null];
  readonly wins: readonly [number, number];
  /**
   * The match whose winner comes to this side (for the match for third place: its loser); null in
   * the first round.
   */
  readonly from: readonly [string | null, string | null];
  readonly isBye: boolean;
  readonly winner: string | null;
  readonly table: string | null;
}

export type TournamentDraw =
  | { readonly kind: "freezeout" }
  /** `round` is 0 before the first. */
  | {
      readonly kind: "league";
      readonly round: number;
      readonly rounds: readonly (readonly LeagueTable[])[];
    }
  | { readonly kind: "bracket"; readonly matches: readonly BracketMatch[] };

export interface TournamentLine {
  /** From 1. */
  readonly number: number;
  /** ms since 1970, UTC. */
  readonly at: number;
  readonly said: Said;
}

export interface UndoableElimination {
  readonly elimination: number;
  readonly entrants: readonly string[];
}

export interface TournamentView {
  readonly id: string;
  /** Grows with every change. */
  readonly revision: number;
  readonly name: string;
  readonly format: Format;
  readonly rotation: Rotation;
  /** With the levels as changed. */
  readonly structure: Structure;
  readonly chairs: number;
  readonly stage: TournamentStage;
  /** ms since 1970, UTC; null before the start. */
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly clock: TournamentClock;
  readonly isOpen: boolean;
  /** The join code for the network (H-13); null while nobody may join, and for spectators. */
  readonly code: string | null;
  readonly addOnOpen: boolean;
  /** In the order of entry. */
  readonly entrants: readonly TournamentEntrant[];
  readonly tables: readonly TournamentTable[];
  /** Numbers of tables, the one that breaks next first. */
  readonly breakOrder: readonly number[];
  readonly payouts: TournamentPayouts;
  readonly draw: TournamentDraw;
  /**
   * Hex SHA-256 of the secret from which all seeds come; the secret itself is added once the
   * tournament is over.
   */
  readonly commitment: string;
  readonly secret: string | null;
  readonly draws: readonly PublishedDraw[];
  /** The latest lines, oldest first. */
  readonly log: readonly TournamentLine[];
  /** Null for anybody who does not direct it. */
  readonly undo: UndoableElimination | null;
  /** The recipient's entrant, and whether they direct it. */
  readonly you: { readonly entrant: string | null; readonly directs: boolean };
}

/** A person with a profile as directors see them: no chips, no points. */
export interface KnownPerson {
  readonly profile: string;
  readonly name: string;
  readonly avatar: string;
  /** Has a browser of their own and so can direct. */
  readonly comesAlone: boolean;
}

/** Sent only to directors. */
export interface Directing {
  /** Besides the house's owner; the first named first. */
  readonly directors: readonly KnownPerson[];
  /** Everybody with a profile. */
  readonly people: readonly KnownPerson[];
  /** `ended`: by too many wrong tries; a new one has to be set. */
  readonly pin: "none" | "set" | "ended";
  /** Admitted by a PIN. */
  readonly devices: readonly OwnerDevice[];
  /**
   * Whether the requester may name directors, set the PIN and revoke devices; a device admitted by
   * the PIN may not.
   */
  readonly mayName: boolean;
}

/**
 * The watcher's own part: who they are in it, what they may do, and what is only for directors or
 * participants.
 */
export type OwnTournament = Pick<TournamentView, "you" | "code" | "undo">;

/**
 * The part that is the same for everybody who watches. It contains no running times, so it only
 * changes with events. Long lists are objects by number, which keeps their order and lets a change
 * of one item be sent alone.
 */
export interface OpenTournament extends Omit<
  TournamentView,
  keyof OwnTournament | "clock" | "entrants" | "tables" | "log"
> {
  /** Numbered from 1 in the order of entry; the time left to decide is in `TournamentTimes`. */
  readonly entrants: { readonly [number: number]: TournamentEntrant };
  readonly tables: { readonly [number: number]: TournamentTable };
  readonly log: { readonly [number: number]: TournamentLine };
}

/** Running times as of the moment the message is sent. */
export interface TournamentTimes {
  readonly id: string;
  readonly clock: TournamentClock;
  /** ms left to decide on buying in again, by entrant. */
  readonly thinking: { readonly [entrant: string]: number };
}

/**
 * The open part: whole at first, then the changes since the previous message on this connection in
 * jsondiffpatch's form without old values; null if there are none.
 */
export type OpenChange =
  | { readonly whole: OpenTournament }
  | { readonly changed: TournamentDelta }
  | null;
export interface TournamentDelta {
  readonly [key: string]: Json | undefined;
}

/**
 * Sent to everybody who watches. The last part is null if it has not changed on this connection.
 */
export type TournamentMessage = readonly [TournamentTimes, OpenChange, OwnTournament | null];

export interface TournamentSummary {
  readonly id: string;
  readonly name: string;
  readonly format: FormatKind;
  readonly game: string;
  readonly stage: TournamentStage;
  readonly entrants: number;
  /** Number of entrants still in. */
  readonly left: number;
  readonly buyIn: number;
  readonly isOpen: boolean;
  readonly startedAt: number | null;
  readonly winner: string | null;
  /** Whether the requester is in it. */
  readonly yours: boolean;
}

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
    structures: readonly { readonly name: string; readonly structure: Structure }[];
  }
>;
