// Which messages may come in, and are they of the right form? Everything a client sends passes here
// first.

import { z } from "zod";
import { botLevels } from "#shared/bots/bot.ts";
import { chipColours, moveKinds } from "#shared/chipBank/kinds.ts";
import { clockMoves } from "#shared/roomClock/moves.ts";
import { freeText, moveInput, reference } from "#shared/contract/freeText.ts";
import { backLevels, feltLevels } from "#shared/profile/looks.ts";

// Before any schema is made: zod would try `new Function`, which the page's policy forbids and
// reports.
z.config({ jitless: true });

/**
 * Higher with whatever a page of an earlier build could not read: no such page is let in until it
 * is loaded anew.
 */
export const protocolVersion = 2;

const name = freeText(1, 24);
const moveForm = moveInput();
const avatar = z.string().regex(/^avatar-\d{2}$/);
const optionValue = z.union([z.boolean(), z.number()]);

export const profileSchema = z.strictObject({ name, avatar });

const keysOf = <K extends string>(table: { readonly [key in K]: unknown }): readonly K[] =>
  Object.keys(table) as K[];

const gameId = reference(40);
const options = z.record(reference(40), optionValue);
const playerId = reference(40);
const roundId = z.number().int().min(1);
/**
 * Of a request that moves chips or makes something: the same one sent again, for its answer was
 * lost or a key was pressed twice, does it once (H-2).
 */
export const requestKey = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .optional();
/** More than a screen shows at once. */
const page = { limit: z.number().int().min(1).max(50), before: z.number().int().nullable() };

/** H-7: the games of a session in their order, each for so many rounds, repeated. */
export const rotationSchema = z
  .array(z.strictObject({ game: gameId, rounds: z.number().int().min(1).max(99), options }))
  .min(1)
  .max(12);
export type Rotation = z.infer<typeof rotationSchema>;
export type RotationEntry = Rotation[number];

export const tableSettingsSchema = z.strictObject({
  /** H-12: seconds for a turn; null = no clock. */
  turnSeconds: z.number().int().min(10).max(120).nullable(),
  /** H-12: seconds in all that a player may overdraw his turns by. */
  timeBankSeconds: z.number().int().min(0).max(300),
  /** C-6: seconds for which a dropped player's seat is kept. */
  keepSeconds: z.number().int().min(10).max(600),
  /** How briskly bots answer: 1 is human, 0 is at once. */
  botPace: z.number().min(0).max(2),
  /** H-9: chips that each player brings from the bank, and again at each rebuy. */
  buyIn: z.number().int().min(1).max(1_000_000),
  /** H-9: may a player who has run out buy in again? */
  rebuys: z.boolean(),
  /** H-8: do King and Bastard keep their titles in the poker hands that follow? */
  titles: z.boolean(),
  /** H-11: does a bot play for a player who is away, in place of his default moves? */
  standIns: z.boolean(),
  /** H-10: the session ends by itself after so many rounds; null = they go on as wished. */
  lastRound: z.number().int().min(1).max(999).nullable(),
});
export type TableSettings = z.infer<typeof tableSettingsSchema>;

export const standardSettings: TableSettings = {
  turnSeconds: null,
  timeBankSeconds: 30,
  keepSeconds: 120,
  botPace: 1,
  buyIn: 1000,
  rebuys: true,
  titles: true,
  standIns: false,
  lastRound: null,
};

/**
 * H-35: what somebody who comes through the host's door is to it. In the house the owner is the
 * host's; at a table he is the table's, a guest is every other player, and a spectator only
 * watches. A director is one of one tournament: a guest who was named, or a device that came with
 * its PIN; which tournament a request is about says only its payload.
 */
export const roles = ["owner", "director", "guest", "spectator"] as const;
export type Role = (typeof roles)[number];

/** H-38: of a director's device. */
export const pinSchema = z.string().regex(/^\d{6,12}$/);

/** H-13, H-16: how a table that is open to the LAN takes people in. */
const admittance = {
  /**
   * Chairs in all, for people and bots; a bot gives its own to somebody who comes when no other is
   * free.
   */
  seats: z.number().int().min(2).max(50),
  /** H-11: bots of this level take the chairs that are free at a deal; null: those stay free. */
  fill: z.enum(botLevels).nullable(),
  /** H-16: may people watch who have no seat? */
  spectators: z.boolean(),
  /** Is it told to the network, with its join code, so that it is found without typing anything? */
  listed: z.boolean(),
};
export const openingSchema = z.strictObject(admittance);
export type Opening = z.infer<typeof openingSchema>;

/**
 * H-15: as it is typed; the host makes them of letters and digits that nobody mistakes for each
 * other.
 */
export const joinCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[2-9A-HJ-NP-Z]{6}$/);

/** H-6: chips of each of an evening's colours, in their order. */
const chipCounts = z
  .array(z.number().int().min(-99_999).max(99_999))
  .min(1)
  .max(chipColours.length)
  .readonly();
const chipEvening = reference(40);
const chipPerson = z.strictObject({ name, profile: reference(40).nullable() });
/**
 * Of an evening, so that what was pressed twice, or by two people, is not written down twice: how
 * many entries were known to whoever asks.
 */
const known = { evening: chipEvening, after: z.number().int().min(0) };
const chipEveningSchema = z.strictObject({
  name: freeText(0, 40),
  colours: z
    .array(
      z.strictObject({
        colour: z.enum(chipColours),
        value: z.number().int().min(1).max(1_000_000),
      }),
    )
    .min(1)
    .max(chipColours.length),
  stack: chipCounts,
  /** Chips worth `chips` cost `minor` of the currency's smallest unit. */
  money: z
    .strictObject({
      currency: z.string().regex(/^[A-Z]{3}$/),
      minor: z.number().int().min(1).max(1_000_000_000),
      chips: z.number().int().min(1).max(1_000_000),
    })
    .nullable(),
  people: z.array(chipPerson).max(60),
});

const amount = z.number().int().min(0).max(100_000_000);
const minutes = z.number().int().min(1).max(600);
const clockChip = z.strictObject({ value: amount.min(1), colour: z.enum(chipColours).nullable() });
/** H-6: levels and breaks of a tournament with real cards. */
export const clockPlanSchema = z.strictObject({
  name: freeText(0, 40),
  stages: z
    .array(
      z.discriminatedUnion("kind", [
        z.strictObject({
          kind: z.literal("level"),
          small: amount,
          big: amount,
          ante: amount,
          minutes,
        }),
        z.strictObject({ kind: z.literal("break"), minutes }),
      ]),
    )
    .min(1)
    .max(120),
  chips: z.array(clockChip).max(12),
});

/**
 * H-39: what a screen shows that follows the house by itself. `welcome`: how one joins, where
 * nothing else is on.
 */
const shownSchema = z.discriminatedUnion("on", [
  z.strictObject({ on: z.literal("table"), table: reference(40) }),
  z.strictObject({ on: z.literal("tournament"), tournament: reference(40) }),
  z.strictObject({ on: z.literal("clock") }),
  z.strictObject({ on: z.literal("welcome") }),
]);
export type Shown = z.infer<typeof shownSchema>;

/** What may be asked of the house; each names its answer's type in `HouseAnswers`. */
export const houseRequests = {
  /** Which games there are, for how many players and with which options. */
  games: z.strictObject({}),
  /**
   * H-33: a first hand to learn a game by: from its deal on, or what follows a move after line
   * `at`. Nothing of it is kept.
   */
  learn: z.strictObject({
    game: gameId,
    after: z.strictObject({ at: z.number().int().min(0).max(10_000), move: moveForm }).nullable(),
  }),
  profile: z.strictObject({}),
  saveProfile: profileSchema,
  /** H-1: another card back and felt for who asks, among those that his level opens. */
  wear: z.strictObject({ back: z.enum(keysOf(backLevels)), felt: z.enum(keysOf(feltLevels)) }),
  /**
   * Opens a table, once for each key, with the owner in seat 0 and bots in the others. `after`: for
   * the people of this one, whose session is over; as open to the network as it was.
   */
  openTable: z.strictObject({
    rotation: rotationSchema,
    settings: tableSettingsSchema,
    bots: z.array(z.enum(botLevels)).min(0).max(49),
    after: reference(40).exactOptional(),
    key: requestKey,
  }),
  /**
   * Tables still open at which who asks has a seat, newest first: where to go on, and those that
   * cannot be gone on at.
   */
  openTables: z.strictObject({}),
  /**
   * Tables of this host that are open to the network and at which who asks has no seat, newest
   * first.
   */
  joinable: z.strictObject({}),
  /** Everybody gets his chips back; at a broken table as they were before its round. */
  closeTable: z.strictObject({ table: reference(40) }),
  /**
   * H-13: from now on people of the network find the table and come in; asked again, it changes
   * how.
   */
  openToLan: z.strictObject({ table: reference(40), ...admittance }),
  /** H-14: nobody new comes in, and guests' lines end; those who sit keep their seats. */
  closeToLan: z.strictObject({ table: reference(40) }),
  /** Where in the network this host can be reached, if it can. */
  lan: z.strictObject({}),
  /** H-13: tables of other hosts that were found in the network. */
  found: z.strictObject({}),
  /** Everyone with a profile on this host, oldest first. */
  profiles: z.strictObject({}),
  /** One more, with its grant (H-2). */
  addProfile: profileSchema,
  /** From now on the host's owner is this one. */
  useProfile: z.strictObject({ profile: reference(40) }),
  /** Lets somebody become a guest with a profile of his own (H-35). */
  invite: z.strictObject({ key: requestKey }),
  /** H-38: the owner's devices that are known by a lasting key. */
  devices: z.strictObject({}),
  /** Its key opens nothing any more, and its lines end. */
  revokeDevice: z.strictObject({ device: reference(40) }),
  /** H-39: screens for the room that are known by a lasting key. */
  screens: z.strictObject({}),
  /** Its key opens nothing any more, and it says so. */
  removeScreen: z.strictObject({ screen: reference(40) }),
  /** Lets one screen in that shows whatever is on: a code for it. */
  inviteScreen: z.strictObject({}),
  /** What such a screen is to show; `shown`: what it shows now. */
  whatIsOn: z.strictObject({ shown: shownSchema.nullable() }),
  /**
   * H-4: finished rounds – a guest's are those he was in –, newest first; a filter left out, or
   * null, lets everything through. `from` and `to` in ms, `to` not included.
   */
  rounds: z.strictObject({
    ...page,
    game: gameId.nullable().exactOptional(),
    table: reference(40).nullable().exactOptional(),
    /** A name that stood at a seat. */
    player: reference(24).nullable().exactOptional(),
    from: z.number().int().nullable().exactOptional(),
    to: z.number().int().nullable().exactOptional(),
  }),
  /** What the filters of `rounds` can be set to. */
  roundFilters: z.strictObject({}),
  /**
   * H-5: sessions, newest first, each with its results; a guest's are those in which he had a seat.
   */
  sessions: z.strictObject({ ...page }),
  /** H-5: how the profile has fared against whom; a guest asks of his own. */
  headToHead: z.strictObject({ profile: reference(40) }),
  /** H-5: the profile's chips over time; a guest asks of his own. */
  balances: z.strictObject({ profile: reference(40) }),
  /**
   * H-34: what his own rounds have come to. Old ones that are not counted yet are, a few each time
   * it is asked.
   */
  progress: z.strictObject({}),
  /** H-34: what a finished round has brought him. */
  merit: z.strictObject({ table: reference(40), round: z.number().int().min(1) }),
  /** H-34: the deal of the day: his tries, and how five bots fare in his place. */
  dailyDeal: z.strictObject({}),
  /** H-34: a table at which it is played, once for all that counts, then for practice. */
  openDailyDeal: z.strictObject({}),
  /** Who has how many chips. */
  bank: z.strictObject({}),
  /** What the last check of the books found, and whether one goes on. */
  books: z.strictObject({}),
  /**
   * Begins one, unless it goes on already: every balance is worked out anew, every round played
   * once more.
   */
  checkBooks: z.strictObject({}),
  /**
   * Transactions, newest first; of one profile or of all, with or without those that concern the
   * house's bots alone.
   */
  ledger: z.strictObject({ ...page, profile: reference(40).nullable(), bots: z.boolean() }),
  /** Chips from the owner's profile to another, once for each key. */
  transfer: z.strictObject({
    to: reference(40),
    amount: z.number().int().min(1).max(1_000_000_000),
    note: freeText(0, 80),
    key: requestKey,
  }),
  /** A new start for a profile that has less than a buy-in anywhere, once for each key. */
  grant: z.strictObject({ key: requestKey }),
  /** A transfer or grant made by mistake is undone by its opposite (H-2). */
  reverse: z.strictObject({ transaction: roundId, note: freeText(1, 80) }),
  /** H-6: evenings at which real chips were counted, newest first. */
  chipEvenings: z.strictObject({ ...page }),
  chipEvening: z.strictObject({ evening: chipEvening }),
  openChipEvening: chipEveningSchema.extend({ key: requestKey }),
  /** Also one that is settled; empty: it is called by its date. */
  nameChipEvening: z.strictObject({ evening: chipEvening, name: chipEveningSchema.shape.name }),
  addChipPerson: z.strictObject({ evening: chipEvening, person: chipPerson }),
  /**
   * Chips are handed out or taken back; of a correction `counts` is what came onto the table, or
   * left it where below zero, and `person` null is the table's.
   */
  moveChips: z.strictObject({
    ...known,
    kind: z.enum(moveKinds),
    person: reference(40).nullable(),
    counts: chipCounts,
    note: freeText(0, 80),
  }),
  /** An entry made by mistake is undone by its opposite. */
  reverseChips: z.strictObject({ ...known, entry: roundId }),
  /** All chips are counted: who pays whom. */
  settleChips: z.strictObject({ ...known }),
  /** It is counted again, as long as nobody has paid. */
  recountChips: z.strictObject({ evening: chipEvening }),
  payChips: z.strictObject({ evening: chipEvening, payment: roundId, paid: z.boolean() }),
  /**
   * How everybody came out of the evenings settled between two moments, in ms; `to` not included.
   */
  chipOutcomes: z.strictObject({ from: z.number().int(), to: z.number().int() }),
  /** H-6: the clock of a tournament with real cards; null before there is one. */
  roomClock: z.strictObject({}),
  /** `anew`: it stands at its beginning; else it goes on where it is. */
  planRoomClock: z.strictObject({ plan: clockPlanSchema, anew: z.boolean() }),
  /** `takeBack`: the time is taken back for which nobody could look at it; `goOn`: it is not. */
  moveRoomClock: z.strictObject({ action: z.enum([...clockMoves, "takeBack", "goOn"]) }),
} as const;

/** H-35: who may ask it. Nobody else comes as far as its payload. */
export const houseRoles = {
  games: ["owner", "guest"],
  learn: ["owner", "guest"],
  profile: ["owner", "guest"],
  saveProfile: ["owner", "guest"],
  wear: ["owner", "guest"],
  openTable: ["owner"],
  openTables: ["owner", "guest"],
  joinable: ["owner", "guest"],
  closeTable: ["owner"],
  openToLan: ["owner"],
  closeToLan: ["owner"],
  lan: ["owner"],
  found: ["owner"],
  profiles: ["owner"],
  addProfile: ["owner"],
  useProfile: ["owner"],
  invite: ["owner"],
  devices: ["owner"],
  revokeDevice: ["owner"],
  screens: ["owner"],
  removeScreen: ["owner"],
  inviteScreen: ["owner"],
  whatIsOn: ["spectator"],
  rounds: ["owner", "guest"],
  roundFilters: ["owner", "guest"],
  sessions: ["owner", "guest"],
  headToHead: ["owner", "guest"],
  balances: ["owner", "guest"],
  progress: ["owner", "guest"],
  merit: ["owner", "guest"],
  dailyDeal: ["owner"],
  openDailyDeal: ["owner"],
  bank: ["owner"],
  books: ["owner"],
  checkBooks: ["owner"],
  ledger: ["owner"],
  transfer: ["owner"],
  grant: ["owner"],
  reverse: ["owner"],
  chipEvenings: ["owner"],
  chipEvening: ["owner"],
  openChipEvening: ["owner"],
  nameChipEvening: ["owner"],
  addChipPerson: ["owner"],
  moveChips: ["owner"],
  reverseChips: ["owner"],
  settleChips: ["owner"],
  recountChips: ["owner"],
  payChips: ["owner"],
  chipOutcomes: ["owner"],
  roomClock: ["owner"],
  planRoomClock: ["owner"],
  moveRoomClock: ["owner"],
} as const satisfies { readonly [R in keyof typeof houseRequests]: readonly Role[] };

/**
 * H-35: who may fetch which of the house's files and replays. What somebody brings along is
 * replayed for the owner alone: it is work, as long as he likes.
 */
export const fileRoles = {
  replay: ["owner", "guest"],
  replayText: ["owner"],
  record: ["owner", "guest"],
  report: ["owner"],
  hands: ["owner", "guest"],
  ledger: ["owner"],
  chips: ["owner"],
  chipOutcomes: ["owner"],
  results: ["owner", "director", "guest"],
} as const satisfies { readonly [file: string]: readonly Role[] };

/** H-17: what may be said without typing. */
export const emotes = ["wave", "clap", "laugh", "think", "wow", "cry", "cheers", "hurry"] as const;
export type Emote = (typeof emotes)[number];

/** As `TableLan.watching` has it: among those who are somebody no two have one name (H-1). */
const watcherName = reference(24);

/** What may be asked at a table. */
export const tableRequests = {
  /**
   * `answers`: the number of the view this move was made against; an older one is refused as stale.
   */
  move: z.strictObject({ answers: z.number().int().min(0), move: moveForm }),
  /** Start the first round, or ask for the next. */
  ready: z.strictObject({}),
  /** Leave the seat for good; in a round this is the move `leave`. */
  leave: z.strictObject({}),
  /** Back from being away (C-6). */
  back: z.strictObject({}),
  /** H-27: what a bot would do, and why. */
  hint: z.strictObject({ answers: z.number().int().min(0) }),
  /** H-30: how briskly bots answer, from now on; by who is alone with them. */
  pace: tableSettingsSchema.pick({ botPace: true }),
  /**
   * H-30: as long as it is on nothing waits that need not; by who is alone with bots. Ends with the
   * connection, and with the round.
   */
  hurry: z.strictObject({ on: z.boolean() }),
  /** H-30: the rest of the round is played at once; by who is out of it, and alone with bots. */
  finish: z.strictObject({}),
  /** Between rounds: another game or other options from the next round on. */
  change: z.strictObject({ rotation: rotationSchema, settings: tableSettingsSchema }),
  /**
   * Between rounds: who sits where from the next round on; bots that are left out go, people may
   * not be.
   */
  seats: z.strictObject({
    order: z
      .array(z.union([playerId, z.strictObject({ bot: z.enum(botLevels) })]))
      .min(1)
      .max(50),
  }),
  /** H-9: another buy-in for a player who has run out. */
  rebuy: z.strictObject({}),
  /** Not dealt in from the next round on, or dealt in again. */
  sitOut: z.strictObject({ out: z.boolean() }),
  /**
   * The session ends now, or once the present round is over (H-10); `off` takes that back while the
   * round is still being played.
   */
  stop: z.strictObject({ off: z.literal(true).exactOptional() }),
  /**
   * H-11: who watches takes a chair: a free one, else a bot gives its own. In a round he plays from
   * the next one on. `instead`: of this bot, between rounds.
   */
  sit: z.strictObject({ instead: playerId.exactOptional() }),
  /**
   * H-11: changes chairs with a bot at once; with a person once he asks for the same. Asked twice,
   * it is taken back.
   */
  swap: z.strictObject({ with: playerId }),
  /**
   * H-17: a person leaves the table, as if he had left himself, or a screen stops showing it;
   * `ban`: and does not come back to it.
   */
  remove: z.union([
    z.strictObject({ player: playerId, ban: z.boolean() }),
    z.strictObject({ watcher: watcherName, ban: z.boolean() }),
    z.strictObject({ screen: z.number().int().min(1), ban: z.boolean() }),
  ]),
  /** H-17: what he says is told to nobody. */
  mute: z.union([
    z.strictObject({ player: playerId, muted: z.boolean() }),
    z.strictObject({ watcher: watcherName, muted: z.boolean() }),
  ]),
  /** H-17: while it is locked nobody new takes a seat. */
  lock: z.strictObject({ locked: z.boolean() }),
  /** H-17: the table is somebody else's from now on. */
  handOver: z.strictObject({ to: playerId }),
  /** To everybody at the table. */
  say: z.strictObject({ text: freeText(1, 200) }),
  emote: z.strictObject({ emote: z.enum(emotes) }),
  /**
   * EN-9: of what was said to all by moves in the present or last round, so much that came before
   * the newest `skip` of it.
   */
  announced: z.strictObject({
    skip: z.number().int().min(0).max(1_000_000),
    limit: z.number().int().min(1).max(50),
  }),
} as const;

/** H-35: who may ask it. Nobody else comes as far as its payload. */
export const tableRoles = {
  move: ["owner", "guest"],
  ready: ["owner", "guest"],
  leave: ["owner", "guest"],
  back: ["owner", "guest"],
  hint: ["owner", "guest"],
  pace: ["owner"],
  hurry: ["owner", "guest"],
  finish: ["owner", "guest"],
  change: ["owner"],
  seats: ["owner"],
  rebuy: ["owner", "guest"],
  sitOut: ["owner", "guest"],
  stop: ["owner"],
  sit: ["spectator"],
  swap: ["owner", "guest"],
  remove: ["owner"],
  mute: ["owner"],
  lock: ["owner"],
  handOver: ["owner"],
  say: ["owner", "guest", "spectator"],
  emote: ["owner", "guest", "spectator"],
  announced: ["owner", "guest", "spectator"],
} as const satisfies { readonly [R in keyof typeof tableRequests]: readonly Role[] };

/** H-39: of a screen for the room. */
const screenKey = reference(64);

/**
 * How a client connects to a table: to its seat with the seat's secret, else to look on – as
 * whoever its cookie says it is, or, where nobody knows it, by the table's join code (a screen for
 * the room).
 */
export const joinSchema = z.strictObject({
  protocol: z.literal(protocolVersion),
  /** The seat's own secret from an earlier visit. */
  token: reference(64).exactOptional(),
  code: joinCode.exactOptional(),
  screen: screenKey.exactOptional(),
});

/**
 * How a client comes to the house; whose it is says its cookie. A screen for the room, that is
 * nobody's, comes by a tournament's code or by its own lasting key.
 */
export const houseJoinSchema = z.strictObject({
  protocol: z.literal(protocolVersion),
  code: joinCode.exactOptional(),
  screen: screenKey.exactOptional(),
});

/** What a screen for the room sends to learn what it shows. */
export const screenSchema = z.strictObject({
  code: joinCode.nullable(),
  key: screenKey.nullable(),
});

/**
 * What a page sends to learn whether it is the owner's: the one-time code of its address, if it has
 * one.
 */
export const ownerSchema = z.strictObject({ code: reference(64).nullable() });

/** What a page sends to direct a tournament from a device in the room (H-38). */
export const directorSchema = z.strictObject({ tournament: reference(40), pin: pinSchema });

/** A join code in the form in which tables have it, else what may be an invitation, as it came. */
const entryCode = reference(64).transform((typed) => joinCode.safeParse(typed).data ?? typed);

/**
 * What a page sends to learn whether it is a guest's and where a code leads, or – with a name – to
 * become one's, by a table's join code or an invitation.
 */
export const guestSchema = z.union([
  z.strictObject({ code: entryCode.nullable() }),
  profileSchema.extend({ code: entryCode }),
]);

export type HouseRequest = keyof typeof houseRequests;
export type TableRequest = keyof typeof tableRequests;
export type HouseAsk<R extends HouseRequest> = z.infer<(typeof houseRequests)[R]>;
export type TableAsk<R extends TableRequest> = z.infer<(typeof tableRequests)[R]>;
