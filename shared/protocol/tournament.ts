// What is asked of a tournament, and what does everybody see of it (H-20…H-23)?

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
import type { OwnerDevice } from "./profiles.ts";
import {
  pinSchema,
  requestKey,
  rotationSchema,
  tableSettingsSchema,
  type Role,
  type Rotation,
} from "./schema.ts";
import type { Presence } from "./table.ts";

export const mostEntrants = 1000;

const id = reference(40).min(1);
const tournament = { tournament: id };
const ofEntrant = { tournament: id, entrant: id };
const whole = (min: number, max: number) => z.number().int().min(min).max(max);

/** H-20 */
const formatSchema = z.discriminatedUnion("kind", [
  /** Who has run out of chips is out; who has all of them has won. */
  z.strictObject({ kind: z.literal("freezeout") }),
  /** Points by place in every deal; everybody plays to the end. */
  z.strictObject({
    kind: z.literal("league"),
    rounds: whole(1, 50),
    /** Deals of a round, at the same table. */
    deals: whole(1, 20),
    /**
     * By place, from the first on; further places get none. Who share places share their points.
     */
    points: z.array(whole(0, 1000)).min(1).max(50),
    /**
     * `roundRobin`: everybody meets everybody as evenly as can be; `swiss`: those with like points
     * meet.
     */
    draw: z.enum(["roundRobin", "swiss"]),
  }),
  /** Two at a table, who wins goes on. */
  z.strictObject({
    kind: z.literal("bracket"),
    /** `entered`: in the order of entry the first are kept apart as long as can be. */
    seeding: z.enum(["random", "entered"]),
    thirdPlace: z.boolean(),
    /** Rounds that win a match; null: who has all the chips. */
    wins: whole(1, 99).nullable(),
  }),
]);
export type Format = z.infer<typeof formatSchema>;
export type FormatKind = Format["kind"];

/** What a tournament is set up with. */
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
  /** Chairs at a table. */
  chairs: whole(2, 50),
  /** How long who has run out may think about buying in again. */
  rebuySeconds: whole(10, 600),
});
export type TournamentSetup = z.infer<typeof setupSchema>;

/** Letters of a director's note. */
const longestNote = 80;

/** What may be asked of tournaments; each names its answer's type in `TournamentAnswers`. */
export const tournamentRequests = {
  /** All that this host knows, newest first. */
  tournaments: z.strictObject({}),
  /**
   * From now on whoever asks is sent how it stands, whole and at once, then what changes of it; and
   * no more.
   */
  watchTournament: z.strictObject(tournament),
  unwatchTournament: z.strictObject(tournament),
  /** Once for each key. */
  createTournament: setupSchema.extend({ key: requestKey }),
  /** Who asks enters, before the start or late (H-22). */
  enterTournament: z.strictObject(tournament),
  /**
   * The director enters somebody of this machine, or bots, once for each key. After the start they
   * are late entrants.
   */
  seatEntrant: z.union([
    z.strictObject({ ...tournament, profile: id, key: requestKey }),
    z.strictObject({
      ...tournament,
      bots: z.array(z.enum(botLevels)).min(1).max(mostEntrants),
      key: requestKey,
    }),
  ]),
  /** Before the start with his buy-in back; after it his chips go out of play and he is placed. */
  leaveTournament: z.strictObject(tournament),
  startTournament: z.strictObject(tournament),
  /**
   * H-13, H-14: people of the network come in by the tournament's join code, or nobody new does.
   */
  admitToTournament: z.strictObject({ ...tournament, open: z.boolean() }),
  /** At every table after its hand; the clock at once. */
  pauseTournament: z.strictObject(tournament),
  resumeTournament: z.strictObject(tournament),
  /** To a free chair of another table or the same; once neither table plays a hand. */
  moveEntrant: z.strictObject({ ...ofEntrant, table: id, chair: whole(0, 49) }),
  /**
   * Before the start with his buy-in back; after it, for a breach of the rules, his chips go out of
   * play.
   */
  removeEntrant: z.strictObject({ ...ofEntrant, note: freeText(0, longestNote) }),
  /** `elimination`: the number of the last one, so that nobody undoes another than he looks at. */
  undoElimination: z.strictObject({ ...tournament, elimination: whole(1, 1_000_000) }),
  /** H-2: a correction with a note. Nobody is put out by it. */
  correctStack: z.strictObject({
    ...ofEntrant,
    stack: whole(1, 1_000_000_000),
    note: freeText(1, longestNote),
  }),
  /** Levels are counted from 1; one that has begun stays as it is. */
  changeLevel: z.strictObject({ ...tournament, level: whole(1, mostLevels), to: levelSchema }),
  /**
   * Once for each key. 0: a warning. Rounds of the table are missed (H-22): dealt in, anted and
   * folded.
   */
  penalise: z.strictObject({
    ...ofEntrant,
    rounds: whole(0, 10),
    note: freeText(0, longestNote),
    key: requestKey,
  }),
  /** Who has run out buys in again, or says that he will not. */
  buyAgain: z.strictObject({ ...tournament, again: z.boolean() }),
  buyAddOn: z.strictObject(tournament),
  /** Before its end: everybody has back what he paid. */
  closeTournament: z.strictObject(tournament),
  /** Who directs it, and whom there is to name and to enter. */
  directing: z.strictObject(tournament),
  /** H-38: somebody directs it too from now on, or no more. */
  nameDirector: z.strictObject({ ...tournament, profile: id, directs: z.boolean() }),
  /** H-38: a device in the room comes in by it from now on; null: by none. */
  setDirectorPin: z.strictObject({ ...tournament, pin: pinSchema.nullable() }),
  revokeDirectorDevice: z.strictObject({ ...tournament, device: id }),
  /** Structures of one's own (H-21). */
  structures: z.strictObject({}),
  saveStructure: namedStructureSchema,
  deleteStructure: namedStructureSchema.pick({ name: true }),
} as const;

export type TournamentRequest = keyof typeof tournamentRequests;
export type TournamentAsk<R extends TournamentRequest> = z.infer<(typeof tournamentRequests)[R]>;

/**
 * H-35: who may ask it. The owner of the host directs every tournament; of a director it counts
 * which one the payload names.
 */
export const tournamentRoles = {
  tournaments: ["owner", "guest"],
  watchTournament: ["owner", "director", "guest", "spectator"],
  unwatchTournament: ["owner", "director", "guest", "spectator"],
  createTournament: ["owner"],
  enterTournament: ["owner", "guest"],
  seatEntrant: ["owner", "director"],
  leaveTournament: ["owner", "guest"],
  startTournament: ["owner", "director"],
  admitToTournament: ["owner", "director"],
  pauseTournament: ["owner", "director"],
  resumeTournament: ["owner", "director"],
  moveEntrant: ["owner", "director"],
  removeEntrant: ["owner", "director"],
  undoElimination: ["owner", "director"],
  correctStack: ["owner", "director"],
  changeLevel: ["owner", "director"],
  penalise: ["owner", "director"],
  buyAgain: ["owner", "guest"],
  buyAddOn: ["owner", "guest"],
  closeTournament: ["owner", "director"],
  directing: ["owner", "director"],
  nameDirector: ["owner", "director"],
  setDirectorPin: ["owner", "director"],
  revokeDirectorDevice: ["owner", "director"],
  structures: ["owner"],
  saveStructure: ["owner"],
  deleteStructure: ["owner"],
} as const satisfies { readonly [R in TournamentRequest]: readonly Role[] };

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
 * `registered`: before the start. `playing`: has a chair. `waiting`: is in, but has none just now.
 * `broke`: has run out and may buy in again. `out`: has his place. In a league nobody is out but
 * who left; in a bracket who has lost.
 */
export type EntrantStatus = "registered" | "playing" | "waiting" | "broke" | "out";

export interface TournamentEntrant {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly bot: BotLevel | null;
  readonly status: EntrantStatus;
  /** Null while he has no chair. */
  readonly presence: Presence | null;
  /** From 1, as things stand; null for who is in. Who share a place have the same. */
  readonly place: number | null;
  /** Tournament chips, between hands. */
  readonly stack: number;
  readonly table: string | null;
  /** From 0. */
  readonly chair: number | null;
  readonly rebuys: number;
  readonly addOn: boolean;
  /** Heads that he took, and the bank's chips that he got for them. */
  readonly heads: number;
  readonly bounties: number;
  /** The bank's chips that were paid for this entrant in all: buy-in, bounty, rebuys, add-on. */
  readonly paid: number;
  /** Of a league; null elsewhere. */
  readonly points: number | null;
  /** The bank's chips; null until it is certain. */
  readonly prize: number | null;
  /** Hands that he still misses for a penalty. */
  readonly missing: number;
  /**
   * How long he may think about buying in again, ms from the moment the message was sent; null
   * where he may not.
   */
  readonly thinkMs: number | null;
}

/**
 * `waiting`: too few have a chair, or it waits for its people. `held`: by a pause, a break or hand
 * for hand.
 */
export type TournamentTableState = "playing" | "between" | "held" | "waiting";

export interface TournamentTable {
  readonly id: string;
  /** As it is called: from 1. */
  readonly number: number;
  /** Of the table, from 1; 0 before the first. */
  readonly round: number;
  readonly state: TournamentTableState;
  /** By chair: entrants. */
  readonly chairs: readonly (string | null)[];
  /** The chair of the last dealer; null before the first hand. */
  readonly button: number | null;
  /** Its people are to go elsewhere. */
  readonly breaking: boolean;
}

export interface TournamentClock {
  /** From 1; 0 before the start. */
  readonly level: number;
  /**
   * Of the level, or of the break: ms from the moment the message was sent; null where rounds are
   * counted, or it lasts until the end.
   */
  readonly leftMs: number | null;
  /** Null where minutes are counted, or it lasts until the end. */
  readonly roundsLeft: number | null;
  readonly running: boolean;
  /** The break that comes at the end of this level, minutes; null where there is none. */
  readonly breakAhead: number | null;
}

export interface TournamentPayouts {
  /** Bought in so far, without bounties. */
  readonly pool: number;
  /**
   * By place, from the winner on, as things stand; final once nobody can come in or buy in any
   * more.
   */
  readonly prizes: readonly number[];
  readonly isFinal: boolean;
  /** What lies on heads that are still in. */
  readonly bounties: number;
}

/** A random choice that anybody can make again: from its seed and from what the log says of it. */
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
  /** From 1; the last one is the final's. */
  readonly round: number;
  readonly isThirdPlace: boolean;
  /** Null: not known yet, or a bye. */
  readonly players: readonly [string | null, string | null];
  readonly wins: readonly [number, number];
  /**
   * The match whose winner – of the one for third place: whose loser – comes to this side; null in
   * the first round.
   */
  readonly from: readonly [string | null, string | null];
  readonly isBye: boolean;
  readonly winner: string | null;
  readonly table: string | null;
}

export type TournamentDraw =
  | { readonly kind: "freezeout" }
  /** `round` from 1, 0 before the first. */
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

/** The elimination that the director may take back. */
export interface UndoableElimination {
  readonly elimination: number;
  readonly entrants: readonly string[];
}

export interface TournamentView {
  readonly id: string;
  /** Counts what has happened. */
  readonly revision: number;
  readonly name: string;
  readonly format: Format;
  readonly rotation: Rotation;
  /** With the levels as they were changed. */
  readonly structure: Structure;
  readonly chairs: number;
  readonly stage: TournamentStage;
  /** ms since 1970, UTC; null before. */
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly clock: TournamentClock;
  /** May somebody new enter now? */
  readonly isOpen: boolean;
  /**
   * By which people of the network come in (H-13); null while none may, and to who only looks on.
   */
  readonly code: string | null;
  /** May an add-on be bought now? */
  readonly addOnOpen: boolean;
  /** In the order of entry. */
  readonly entrants: readonly TournamentEntrant[];
  readonly tables: readonly TournamentTable[];
  /** Numbers of tables, the one that breaks next first. */
  readonly breakOrder: readonly number[];
  readonly payouts: TournamentPayouts;
  readonly draw: TournamentDraw;
  /**
   * Hex SHA-256 of the secret from which all seeds come; the secret itself once the tournament is
   * over.
   */
  readonly commitment: string;
  readonly secret: string | null;
  readonly draws: readonly PublishedDraw[];
  /** The last of it, oldest first. */
  readonly log: readonly TournamentLine[];
  /** Null to whoever does not direct it. */
  readonly undo: UndoableElimination | null;
  /** Who it is sent to: as whom he is in it, and whether he directs it. */
  readonly you: { readonly entrant: string | null; readonly directs: boolean };
}

/** Somebody with a profile, as a director is told of them: no chips, no points. */
export interface KnownPerson {
  readonly profile: string;
  readonly name: string;
  readonly avatar: string;
  /** With a browser of their own: they can direct. */
  readonly comesAlone: boolean;
}

/** What only directors are told. */
export interface Directing {
  /** Besides the owner of the house; the first named first. */
  readonly directors: readonly KnownPerson[];
  /** Everybody with a profile. */
  readonly people: readonly KnownPerson[];
  /** `ended`: by too many wrong tries; another has to be set. */
  readonly pin: "none" | "set" | "ended";
  /** Let in by a PIN. */
  readonly devices: readonly OwnerDevice[];
  /**
   * May who asks name directors, set the PIN, and take devices off the list? A device that came by
   * the PIN may not.
   */
  readonly mayName: boolean;
}

/**
 * What is a watcher's own: who they are in it, what they may do, and what only a director or only a
 * person is told.
 */
export type OwnTournament = Pick<TournamentView, "you" | "code" | "undo">;

/**
 * What everybody who watches is told alike. It holds no time that runs, so it is as it was until
 * something happens. Long lists are kept by number, so that they stay in order, and whatever
 * changes of one thing in them is told alone.
 */
export interface OpenTournament extends Omit<
  TournamentView,
  keyof OwnTournament | "clock" | "entrants" | "tables" | "log"
> {
  /** By the order of entry, from 1; how long they may think is told with the times. */
  readonly entrants: { readonly [number: number]: TournamentEntrant };
  readonly tables: { readonly [number: number]: TournamentTable };
  readonly log: { readonly [number: number]: TournamentLine };
}

/** Times that run, as they stand when the message is sent. */
export interface TournamentTimes {
  readonly id: string;
  readonly clock: TournamentClock;
  /** How long entrants who have run out may still think, ms. */
  readonly thinking: { readonly [entrant: string]: number };
}

/**
 * The open part: whole to somebody who begins to watch, then what has changed of it since the
 * message before on this line, in the form of jsondiffpatch without what was there before; null
 * where nothing has.
 */
export type OpenChange =
  | { readonly whole: OpenTournament }
  | { readonly changed: TournamentDelta }
  | null;
export interface TournamentDelta {
  readonly [key: string]: Json | undefined;
}

/**
 * Sent unasked to whoever watches. The last part is null where it is as it was before on this line.
 */
export type TournamentMessage = readonly [TournamentTimes, OpenChange, OwnTournament | null];

/** One line of the list of tournaments. */
export interface TournamentSummary {
  readonly id: string;
  readonly name: string;
  readonly format: FormatKind;
  readonly game: string;
  readonly stage: TournamentStage;
  readonly entrants: number;
  /** Still in. */
  readonly left: number;
  readonly buyIn: number;
  readonly isOpen: boolean;
  readonly startedAt: number | null;
  readonly winner: string | null;
  /** Is who asks in it? */
  readonly yours: boolean;
}

export interface TournamentAnswers extends Record<TournamentRequest, unknown> {
  readonly tournaments: readonly TournamentSummary[];
  /** The view itself is sent before this answer. */
  readonly watchTournament: null;
  readonly unwatchTournament: null;
  readonly createTournament: { readonly tournament: string };
  readonly enterTournament: { readonly entrant: string };
  readonly seatEntrant: null;
  readonly leaveTournament: null;
  readonly startTournament: null;
  readonly admitToTournament: null;
  readonly pauseTournament: null;
  readonly resumeTournament: null;
  readonly moveEntrant: null;
  readonly removeEntrant: null;
  readonly undoElimination: null;
  readonly correctStack: null;
  readonly changeLevel: null;
  readonly penalise: null;
  readonly buyAgain: null;
  readonly buyAddOn: null;
  readonly closeTournament: null;
  readonly directing: Directing;
  readonly nameDirector: Directing;
  readonly setDirectorPin: Directing;
  readonly revokeDirectorDevice: Directing;
  readonly structures: readonly { readonly name: string; readonly structure: Structure }[];
  readonly saveStructure: null;
  readonly deleteStructure: null;
}
