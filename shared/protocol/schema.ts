// The form of every incoming message. Everything a client sends is checked here first.

import { z } from "zod";
import { botLevels } from "#shared/bots/bot.ts";
import { chipColours, moveKinds } from "#shared/chipBank/kinds.ts";
import { clockMoves } from "#shared/roomClock/moves.ts";
import { freeText, moveInput, reference } from "#shared/contract/freeText.ts";
import { backLevels, feltLevels } from "#shared/profile/appearance.ts";

// Must come before any schema: otherwise zod tries `new Function`, which the page's policy forbids
// and reports.
z.config({ jitless: true });

/**
 * Raised with any change that a page of an earlier build could not read; such a page is rejected
 * until it is reloaded.
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
 * Identifies a request that moves chips or creates something, so that repeating it (a lost answer,
 * a double click) has no second effect (H-2).
 */
export const requestKey = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .optional();
/** More than a screen shows at once. */
const page = { limit: z.number().int().min(1).max(50), before: z.number().int().nullable() };

/** The games of a session in order, each for a number of rounds, repeated (H-7). */
export const rotationSchema = z
  .array(z.strictObject({ game: gameId, rounds: z.number().int().min(1).max(99), options }))
  .min(1)
  .max(12);
export type Rotation = z.infer<typeof rotationSchema>;
export type RotationEntry = Rotation[number];

export const tableSettingsSchema = z.strictObject({
  /** Seconds for a turn; null: no clock (H-12). */
  turnSeconds: z.number().int().min(10).max(120).nullable(),
  /** The time bank: seconds in total by which a player may exceed their turns (H-12). */
  timeBankSeconds: z.number().int().min(0).max(300),
  /** Seconds for which a dropped player's seat is kept (C-6). */
  keepSeconds: z.number().int().min(10).max(600),
  /** 1 is human, 0 is immediate. */
  botPace: z.number().min(0).max(2),
  /** Chips that each player brings from the bank, and again at each rebuy (H-9). */
  buyIn: z.number().int().min(1).max(1_000_000),
  /** Whether a player who has run out may buy in again (H-9). */
  rebuys: z.boolean(),
  /** Whether King and Bastard keep their titles in the poker hands that follow (H-8). */
  titles: z.boolean(),
  /** Whether a bot plays for an away player instead of default moves (H-11). */
  standIns: z.boolean(),
  /** The session ends after this many rounds; null: no limit (H-10). */
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
 * A client's role towards what it reaches (H-35). In the house the owner is the host's; at a table
 * the owner is the table's, a guest is any other player, and a spectator only watches. A director
 * directs one tournament, as a named guest or from a device with its PIN; only the payload says
 * which tournament a request is about.
 */
export const roles = ["owner", "director", "guest", "spectator"] as const;
export type Role = (typeof roles)[number];

/** For a director's device (H-38). */
export const pinSchema = z.string().regex(/^\d{6,12}$/);

/** How a table that is open to the LAN admits people (H-13, H-16). */
const admittance = {
  /** Chairs in total; when none is free a bot gives its chair to a person who comes. */
  seats: z.number().int().min(2).max(50),
  /** Bots of this level take the chairs that are free at a deal; null: those stay free (H-11). */
  fill: z.enum(botLevels).nullable(),
  /** Whether people without a seat may watch (H-16). */
  spectators: z.boolean(),
  /**
   * Whether the table is announced in the network with its join code, so that it is found without
   * typing.
   */
  listed: z.boolean(),
};
export const openingSchema = z.strictObject(admittance);
export type Opening = z.infer<typeof openingSchema>;

/** Normalizes what is typed; codes have no letters or digits that are easily confused (H-15). */
export const joinCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[2-9A-HJ-NP-Z]{6}$/);

/** Chips by the evening's colours, in their order (H-6). */
const chipCounts = z
  .array(z.number().int().min(-99_999).max(99_999))
  .min(1)
  .max(chipColours.length)
  .readonly();
const chipEvening = reference(40);
const chipPerson = z.strictObject({ name, profile: reference(40).nullable() });
/**
 * `after` is the number of entries that the requester knew of, so that a double click, or two
 * people, do not record something twice.
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
/** Levels and breaks of a tournament with real cards (H-6). */
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
 * The content of a screen that follows the house (H-39). `welcome`: how to join, when nothing else
 * is on.
 */
const shownSchema = z.discriminatedUnion("on", [
  z.strictObject({ on: z.literal("table"), table: reference(40) }),
  z.strictObject({ on: z.literal("tournament"), tournament: reference(40) }),
  z.strictObject({ on: z.literal("clock") }),
  z.strictObject({ on: z.literal("welcome") }),
]);
export type Shown = z.infer<typeof shownSchema>;

export const houseRequests = {
  games: z.strictObject({}),
  /**
   * A first hand to learn a game from: from the deal on, or what follows a move after line `at`.
   * Nothing of it is stored (H-33).
   */
  learn: z.strictObject({
    game: gameId,
    after: z.strictObject({ at: z.number().int().min(0).max(10_000), move: moveForm }).nullable(),
  }),
  profile: z.strictObject({}),
  saveProfile: profileSchema,
  /** Changes the requester's card back and felt to ones that their level unlocks (H-1). */
  wear: z.strictObject({ back: z.enum(keysOf(backLevels)), felt: z.enum(keysOf(feltLevels)) }),
  /**
   * Opens a table with the owner in seat 0 and bots in the others, once per key. `after`: a table
   * whose session is over and whose people and opening to the network the new one takes over.
   */
  openTable: z.strictObject({
    rotation: rotationSchema,
    settings: tableSettingsSchema,
    bots: z.array(z.enum(botLevels)).min(0).max(49),
    after: reference(40).exactOptional(),
    key: requestKey,
  }),
  /**
   * Open tables at which the requester has a seat, newest first, and those that cannot be restored.
   */
  openTables: z.strictObject({}),
  /**
   * Tables of this host that are open to the network and at which the requester has no seat, newest
   * first.
   */
  joinable: z.strictObject({}),
  /** Gives everybody their chips back; at a broken table as they were before its round. */
  closeTable: z.strictObject({ table: reference(40) }),
  /**
   * Lets people of the network find the table and join; a repeated request changes the terms
   * (H-13).
   */
  openToLan: z.strictObject({ table: reference(40), ...admittance }),
  /** Admits nobody new and ends guests' connections; those who sit keep their seats (H-14). */
  closeToLan: z.strictObject({ table: reference(40) }),
  lan: z.strictObject({}),
  /** Tables of other hosts found in the network (H-13). */
  found: z.strictObject({}),
  /** Everyone with a profile on this host, oldest first. */
  profiles: z.strictObject({}),
  /** The new profile gets its grant (H-2). */
  addProfile: profileSchema,
  /** Makes this profile the host's owner. */
  useProfile: z.strictObject({ profile: reference(40) }),
  /** Lets a person become a guest with a profile of their own (H-35). */
  invite: z.strictObject({ key: requestKey }),
  /** The owner's devices with a persistent key (H-38). */
  devices: z.strictObject({}),
  /** Invalidates the device's key and ends its connections. */
  revokeDevice: z.strictObject({ device: reference(40) }),
  /** Screens for the room with a persistent key (H-39). */
  screens: z.strictObject({}),
  /** Invalidates the screen's key, which the screen then shows. */
  removeScreen: z.strictObject({ screen: reference(40) }),
  /** Creates a code for one screen that shows whatever is on. */
  inviteScreen: z.strictObject({}),
  /** The content for such a screen; `shown`: its present content. */
  whatIsOn: z.strictObject({ shown: shownSchema.nullable() }),
  /**
   * Finished rounds, for a guest those they were in, newest first; a filter that is absent or null
   * lets everything through. `from` and `to` in ms, `to` excluded (H-4).
   */
  rounds: z.strictObject({
    ...page,
    game: gameId.nullable().exactOptional(),
    table: reference(40).nullable().exactOptional(),
    player: reference(24).nullable().exactOptional(),
    from: z.number().int().nullable().exactOptional(),
    to: z.number().int().nullable().exactOptional(),
  }),
  roundFilters: z.strictObject({}),
  /**
   * Sessions with their results, newest first; for a guest those in which they had a seat (H-5).
   */
  sessions: z.strictObject({ ...page }),
  /** The profile's results by opponent; a guest asks about their own (H-5). */
  headToHead: z.strictObject({ profile: reference(40) }),
  /** The profile's chips over time; a guest asks about their own (H-5). */
  balances: z.strictObject({ profile: reference(40) }),
  /**
   * The gain from the requester's rounds. Each request also counts a few old rounds that are not
   * counted yet (H-34).
   */
  progress: z.strictObject({}),
  /** The requester's gain from a finished round (H-34). */
  merit: z.strictObject({ table: reference(40), round: z.number().int().min(1) }),
  /** The deal of the day: the requester's tries, and how five bots fare in their place (H-34). */
  dailyDeal: z.strictObject({}),
  /** Opens a table for the deal of the day: once for one that counts, then for practice (H-34). */
  openDailyDeal: z.strictObject({}),
  bank: z.strictObject({}),
  books: z.strictObject({}),
  /** Starts a check unless one is running: it recomputes every balance and replays every round. */
  checkBooks: z.strictObject({}),
  /**
   * Transactions, newest first, of one profile or of all, with or without those of the house's bots
   * only.
   */
  ledger: z.strictObject({ ...page, profile: reference(40).nullable(), bots: z.boolean() }),
  /** Moves chips from the owner's profile to another, once per key. */
  transfer: z.strictObject({
    to: reference(40),
    amount: z.number().int().min(1).max(1_000_000_000),
    note: freeText(0, 80),
    key: requestKey,
  }),
  /** A new grant for a profile that has less than a buy-in in all, once per key. */
  grant: z.strictObject({ key: requestKey }),
  /** Reverses a mistaken transfer or grant by its opposite (H-2). */
  reverse: z.strictObject({ transaction: roundId, note: freeText(1, 80) }),
  /** Evenings at which real chips were counted, newest first (H-6). */
  chipEvenings: z.strictObject({ ...page }),
  chipEvening: z.strictObject({ evening: chipEvening }),
  openChipEvening: chipEveningSchema.extend({ key: requestKey }),
  /** Allowed after settling, too; an empty name shows the date instead. */
  nameChipEvening: z.strictObject({ evening: chipEvening, name: chipEveningSchema.shape.name }),
  addChipPerson: z.strictObject({ evening: chipEvening, person: chipPerson }),
  /**
   * Hands chips out or takes them back. For a correction `counts` is what came onto the table
   * (negative: left it), and a null `person` means the table.
   */
  moveChips: z.strictObject({
    ...known,
    kind: z.enum(moveKinds),
    person: reference(40).nullable(),
    counts: chipCounts,
    note: freeText(0, 80),
  }),
  /** Reverses a mistaken entry by its opposite. */
  reverseChips: z.strictObject({ ...known, entry: roundId }),
  /** Settles a fully counted evening: determines the payments. */
  settleChips: z.strictObject({ ...known }),
  /** Reopens the count, as long as nobody has paid. */
  recountChips: z.strictObject({ evening: chipEvening }),
  payChips: z.strictObject({ evening: chipEvening, payment: roundId, paid: z.boolean() }),
  /**
   * Everybody's results over the settled evenings opened between two moments, in ms; `to` excluded.
   */
  chipOutcomes: z.strictObject({ from: z.number().int(), to: z.number().int() }),
  /** The clock of a tournament with real cards; null before there is one (H-6). */
  roomClock: z.strictObject({}),
  /** `anew`: the clock is reset to the beginning; else it continues where it is. */
  planRoomClock: z.strictObject({ plan: clockPlanSchema, anew: z.boolean() }),
  /** `takeBack` subtracts the time during which nobody could see the clock; `goOn` keeps it. */
  moveRoomClock: z.strictObject({ action: z.enum([...clockMoves, "takeBack", "goOn"]) }),
} as const;

/** The roles that may send each request; others are rejected before the payload is read (H-35). */
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
 * The roles that may fetch each of the house's files and replays (H-35). Replaying an uploaded file
 * is for the owner only, as it can take arbitrarily much work.
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

/** Said without typing (H-17). */
export const emotes = ["wave", "clap", "laugh", "think", "wow", "cry", "cheers", "hurry"] as const;
export type Emote = (typeof emotes)[number];

/** As in `TableLan.watching`; no two people of the host have the same name (H-1). */
const watcherName = reference(24);

export const tableRequests = {
  /** `answers`: the number of the view that this move answers; an older one is refused as stale. */
  move: z.strictObject({ answers: z.number().int().min(0), move: moveForm }),
  /** Starts the first round, or asks for the next. */
  ready: z.strictObject({}),
  /** Leaves the seat for good; in a round this is the move `leave`. */
  leave: z.strictObject({}),
  /** Ends being away (C-6). */
  back: z.strictObject({}),
  /** A bot's move in the requester's place, and its reason (H-27). */
  hint: z.strictObject({ answers: z.number().int().min(0) }),
  /** Changes the bots' pace; for a player who is alone with them (H-30). */
  pace: tableSettingsSchema.pick({ botPace: true }),
  /**
   * While on, all avoidable waiting is skipped; for a player who is alone with bots. Ends with the
   * connection or the round (H-30).
   */
  hurry: z.strictObject({ on: z.boolean() }),
  /**
   * Plays the rest of the round at once; for a player who is out of it and alone with bots (H-30).
   */
  finish: z.strictObject({}),
  /** Between rounds: another game or other options from the next round on. */
  change: z.strictObject({ rotation: rotationSchema, settings: tableSettingsSchema }),
  /**
   * Between rounds: the seating from the next round on. Bots that are left out are removed; people
   * may not be left out.
   */
  seats: z.strictObject({
    order: z
      .array(z.union([playerId, z.strictObject({ bot: z.enum(botLevels) })]))
      .min(1)
      .max(50),
  }),
  /** Another buy-in for a player who has run out (H-9). */
  rebuy: z.strictObject({}),
  /** Stops or resumes being dealt in from the next round on. */
  sitOut: z.strictObject({ out: z.boolean() }),
  /**
   * Ends the session now or after the present round; `off` cancels that while the round is being
   * played (H-10).
   */
  stop: z.strictObject({ off: z.literal(true).exactOptional() }),
  /**
   * A spectator takes a free chair, else a bot's; in a round they play from the next one on.
   * `instead`: this bot's chair, between rounds (H-11).
   */
  sit: z.strictObject({ instead: playerId.exactOptional() }),
  /**
   * Swaps chairs with a bot at once, with a person once they ask for the same. Asking twice cancels
   * it (H-11).
   */
  swap: z.strictObject({ with: playerId }),
  /** Makes a person leave the table, or a screen stop showing it; `ban`: for good (H-17). */
  remove: z.union([
    z.strictObject({ player: playerId, ban: z.boolean() }),
    z.strictObject({ watcher: watcherName, ban: z.boolean() }),
    z.strictObject({ screen: z.number().int().min(1), ban: z.boolean() }),
  ]),
  /** A muted player's messages are sent to nobody (H-17). */
  mute: z.union([
    z.strictObject({ player: playerId, muted: z.boolean() }),
    z.strictObject({ watcher: watcherName, muted: z.boolean() }),
  ]),
  /** While locked, nobody new takes a seat (H-17). */
  lock: z.strictObject({ locked: z.boolean() }),
  /** Makes another player the table's owner (H-17). */
  handOver: z.strictObject({ to: playerId }),
  say: z.strictObject({ text: freeText(1, 200) }),
  emote: z.strictObject({ emote: z.enum(emotes) }),
  /**
   * Public talk in the present or last round: up to `limit` entries before the newest `skip`
   * (EN-9).
   */
  announced: z.strictObject({
    skip: z.number().int().min(0).max(1_000_000),
    limit: z.number().int().min(1).max(50),
  }),
} as const;

/** The roles that may send each request; others are rejected before the payload is read (H-35). */
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

/** The key of a screen for the room (H-39). */
const screenKey = reference(64);

/**
 * How a client connects to a table: to its seat with the seat's token; else it spectates, as the
 * person that its cookie names or, if there is none, by the table's join code (a screen for the
 * room).
 */
export const joinSchema = z.strictObject({
  protocol: z.literal(protocolVersion),
  /** The seat's own secret from an earlier visit. */
  token: reference(64).exactOptional(),
  code: joinCode.exactOptional(),
  screen: screenKey.exactOptional(),
});

/**
 * How a client connects to the house; its cookie says who it is. A screen for the room, which is
 * nobody's, uses a tournament's code or its own persistent key.
 */
export const houseJoinSchema = z.strictObject({
  protocol: z.literal(protocolVersion),
  code: joinCode.exactOptional(),
  screen: screenKey.exactOptional(),
});

export const screenSchema = z.strictObject({
  code: joinCode.nullable(),
  key: screenKey.nullable(),
});

/**
 * Sent by a page to learn whether it is the owner's; `code` is the one-time code of its address, if
 * any.
 */
export const ownerSchema = z.strictObject({ code: reference(64).nullable() });

/** Sent by a page to direct a tournament from a device in the room (H-38). */
export const directorSchema = z.strictObject({ tournament: reference(40), pin: pinSchema });

/** Normalized if it is a join code; else it may be an invitation and stays as it is. */
const entryCode = reference(64).transform((typed) => joinCode.safeParse(typed).data ?? typed);

/**
 * Sent by a page to learn whether it is a guest's and where a code leads or, with a name, to become
 * a guest's by a table's join code or an invitation.
 */
export const guestSchema = z.union([
  z.strictObject({ code: entryCode.nullable() }),
  profileSchema.extend({ code: entryCode }),
]);

export type HouseRequest = keyof typeof houseRequests;
export type TableRequest = keyof typeof tableRequests;
export type HouseAsk<R extends HouseRequest> = z.infer<(typeof houseRequests)[R]>;
export type TableAsk<R extends TableRequest> = z.infer<(typeof tableRequests)[R]>;
