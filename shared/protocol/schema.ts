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

export const whole = (min: number, max: number) => z.number().int().min(min).max(max);
/** Counted from 0, and from 1. */
const [count, number] = [z.number().int().min(0), z.number().int().min(1)];
/** ms since 1970, UTC. */
const moment = z.number().int();
export const id = reference(40);
const name = freeText(1, 24);
const moveForm = moveInput();
const avatar = z.string().regex(/^avatar-\d{2}$/);

export const profileSchema = z.strictObject({ name, avatar });

const keysOf = <K extends string>(table: { readonly [key in K]: unknown }): readonly K[] =>
  Object.keys(table) as K[];

const options = z.record(id, z.union([z.boolean(), z.number()]));
/**
 * Identifies a request that moves chips or creates something, so that repeating it (a lost answer,
 * a double click) has no second effect (H-2).
 */
export const requestKey = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .optional();
/** More than a screen shows at once. */
const page = { limit: whole(1, 50), before: z.number().int().nullable() };

/** The games of a session in order, each for a number of rounds, repeated (H-7). */
export const rotationSchema = z
  .array(z.strictObject({ game: id, rounds: whole(1, 99), options }))
  .min(1)
  .max(12);
export type Rotation = z.infer<typeof rotationSchema>;
export type RotationEntry = Rotation[number];

export const tableSettingsSchema = z.strictObject({
  /** Seconds for a turn; null: no clock (H-12). */
  turnSeconds: whole(10, 120).nullable(),
  /** The time bank: seconds in total by which a player may exceed their turns (H-12). */
  timeBankSeconds: whole(0, 300),
  /** Seconds for which a dropped player's seat is kept (C-6). */
  keepSeconds: whole(10, 600),
  /** 1 is human, 0 is immediate. */
  botPace: z.number().min(0).max(2),
  /** Chips that each player brings from the bank, and again at each rebuy (H-9). */
  buyIn: whole(1, 1_000_000),
  /** Whether a player who has run out may buy in again (H-9). */
  rebuys: z.boolean(),
  /** Whether King and Bastard keep their titles in the poker hands that follow (H-8). */
  titles: z.boolean(),
  /** Whether a bot plays for an away player instead of default moves (H-11). */
  standIns: z.boolean(),
  /** The session ends after this many rounds; null: no limit (H-10). */
  lastRound: whole(1, 999).nullable(),
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

/** Others' requests are rejected before the payload is read (H-35). */
export const asked =
  <const R extends readonly Role[]>(...roles: R) =>
  <S extends z.core.$ZodLooseShape>(shape: S) => ({ roles, form: z.strictObject(shape) });
const byOwner = asked("owner");
const byPlayers = asked("owner", "guest");
const bySpectators = asked("spectator");
const byEverybody = asked("owner", "guest", "spectator");

type Asked = {
  readonly [request: string]: { readonly roles: readonly Role[]; readonly form: z.ZodType };
};
export function formsAndRoles<A extends Asked>(requests: A) {
  const all = <P extends "form" | "roles">(part: P) =>
    Object.fromEntries(
      Object.entries(requests).map(([request, asked]) => [request, asked[part]]),
    ) as { readonly [R in keyof A]: A[R][P] };
  return [all("form"), all("roles")] as const;
}
/** The answers to these requests; null where `A` names none. */
export type AnswersTo<
  R extends string,
  A extends { readonly [K in keyof A]: K extends R ? unknown : never },
> = {
  readonly [K in R]: K extends keyof A ? A[K] : null;
};

/** For a director's device (H-38). */
export const pinSchema = z.string().regex(/^\d{6,12}$/);

/** How a table that is open to the LAN admits people (H-13, H-16). */
const admittance = {
  /** Chairs in total; when none is free a bot gives its chair to a person who comes. */
  seats: whole(2, 50),
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
const chipCounts = z.array(whole(-99_999, 99_999)).min(1).max(chipColours.length).readonly();
const chipPerson = z.strictObject({ name, profile: id.nullable() });
/**
 * `after` is the number of entries that the requester knew of, so that a double click, or two
 * people, do not record something twice.
 */
const known = { evening: id, after: count };
const chipEveningSchema = z.strictObject({
  name: freeText(0, 40),
  colours: z
    .array(
      z.strictObject({
        colour: z.enum(chipColours),
        value: whole(1, 1_000_000),
      }),
    )
    .min(1)
    .max(chipColours.length),
  stack: chipCounts,
  /** Chips worth `chips` cost `minor` of the currency's smallest unit. */
  money: z
    .strictObject({
      currency: z.string().regex(/^[A-Z]{3}$/),
      minor: whole(1, 1_000_000_000),
      chips: whole(1, 1_000_000),
    })
    .nullable(),
  people: z.array(chipPerson).max(60),
});

const amount = whole(0, 100_000_000);
const minutes = whole(1, 600);
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
  z.strictObject({ on: z.literal("table"), table: id }),
  z.strictObject({ on: z.literal("tournament"), tournament: id }),
  z.strictObject({ on: z.literal("clock") }),
  z.strictObject({ on: z.literal("welcome") }),
]);
export type Shown = z.infer<typeof shownSchema>;

export const [houseRequests, houseRoles] = formsAndRoles({
  games: byPlayers({}),
  /**
   * A first hand to learn a game from: from the deal on, or what follows a move after line `at`.
   * Nothing of it is stored (H-33).
   */
  learn: byPlayers({
    game: id,
    after: z.strictObject({ at: whole(0, 10_000), move: moveForm }).nullable(),
  }),
  profile: byPlayers({}),
  saveProfile: { roles: ["owner", "guest"], form: profileSchema },
  /** Changes the requester's card back and felt to ones that their level unlocks (H-1). */
  wear: byPlayers({ back: z.enum(keysOf(backLevels)), felt: z.enum(keysOf(feltLevels)) }),
  /**
   * Opens a table with the owner in seat 0 and bots in the others, once per key. `after`: a table
   * whose session is over and whose people and opening to the network the new one takes over.
   */
  openTable: byOwner({
    rotation: rotationSchema,
    settings: tableSettingsSchema,
    bots: z.array(z.enum(botLevels)).min(0).max(49),
    after: id.exactOptional(),
    key: requestKey,
  }),
  /**
   * Open tables at which the requester has a seat, newest first, and those that cannot be restored.
   */
  openTables: byPlayers({}),
  /**
   * Tables of this host that are open to the network and at which the requester has no seat, newest
   * first.
   */
  joinable: byPlayers({}),
  /** Gives everybody their chips back; at a broken table as they were before its round. */
  closeTable: byOwner({ table: id }),
  /**
   * Lets people of the network find the table and join; a repeated request changes the terms
   * (H-13).
   */
  openToLan: byOwner({ table: id, ...admittance }),
  /** Admits nobody new and ends guests' connections; those who sit keep their seats (H-14). */
  closeToLan: byOwner({ table: id }),
  lan: byOwner({}),
  /** Tables of other hosts found in the network (H-13). */
  found: byOwner({}),
  /** Everyone with a profile on this host, oldest first. */
  profiles: byOwner({}),
  /** The new profile gets its grant (H-2). */
  addProfile: { roles: ["owner"], form: profileSchema },
  /** Makes this profile the host's owner. */
  useProfile: byOwner({ profile: id }),
  /** Lets a person become a guest with a profile of their own (H-35). */
  invite: byOwner({ key: requestKey }),
  /** The owner's devices with a persistent key (H-38). */
  devices: byOwner({}),
  /** Invalidates the device's key and ends its connections. */
  revokeDevice: byOwner({ device: id }),
  /** Screens for the room with a persistent key (H-39). */
  screens: byOwner({}),
  /** Invalidates the screen's key, which the screen then shows. */
  removeScreen: byOwner({ screen: id }),
  /** Creates a code for one screen that shows whatever is on. */
  inviteScreen: byOwner({}),
  /** The content for such a screen; `shown`: its present content. */
  whatIsOn: bySpectators({ shown: shownSchema.nullable() }),
  /**
   * Finished rounds, for a guest those they were in, newest first; a filter that is absent or null
   * lets everything through. `from` and `to` in ms, `to` excluded (H-4).
   */
  rounds: byPlayers({
    ...page,
    game: id.nullable().exactOptional(),
    table: id.nullable().exactOptional(),
    player: reference(24).nullable().exactOptional(),
    from: moment.nullable().exactOptional(),
    to: moment.nullable().exactOptional(),
  }),
  roundFilters: byPlayers({}),
  /**
   * Sessions with their results, newest first; for a guest those in which they had a seat (H-5).
   */
  sessions: byPlayers(page),
  /** The profile's results by opponent; a guest asks about their own (H-5). */
  headToHead: byPlayers({ profile: id }),
  /** The profile's chips over time; a guest asks about their own (H-5). */
  balances: byPlayers({ profile: id }),
  /**
   * The gain from the requester's rounds. Each request also counts a few old rounds that are not
   * counted yet (H-34).
   */
  progress: byPlayers({}),
  /** The requester's gain from a finished round (H-34). */
  merit: byPlayers({ table: id, round: number }),
  /** The deal of the day: the requester's tries, and how five bots fare in their place (H-34). */
  dailyDeal: byOwner({}),
  /** Opens a table for the deal of the day: once for one that counts, then for practice (H-34). */
  openDailyDeal: byOwner({}),
  bank: byOwner({}),
  books: byOwner({}),
  /** Starts a check unless one is running: it recomputes every balance and replays every round. */
  checkBooks: byOwner({}),
  /**
   * Transactions, newest first, of one profile or of all, with or without those of the house's bots
   * only.
   */
  ledger: byOwner({ ...page, profile: id.nullable(), bots: z.boolean() }),
  /** Moves chips from the owner's profile to another, once per key. */
  transfer: byOwner({
    to: id,
    amount: whole(1, 1_000_000_000),
    note: freeText(0, 80),
    key: requestKey,
  }),
  /** A new grant for a profile that has less than a buy-in in all, once per key. */
  grant: byOwner({ key: requestKey }),
  /** Reverses a mistaken transfer or grant by its opposite (H-2). */
  reverse: byOwner({ transaction: number, note: freeText(1, 80) }),
  /** Evenings at which real chips were counted, newest first (H-6). */
  chipEvenings: byOwner(page),
  chipEvening: byOwner({ evening: id }),
  openChipEvening: { roles: ["owner"], form: chipEveningSchema.extend({ key: requestKey }) },
  /** Allowed after settling, too; an empty name shows the date instead. */
  nameChipEvening: byOwner({ evening: id, name: chipEveningSchema.shape.name }),
  addChipPerson: byOwner({ evening: id, person: chipPerson }),
  /**
   * Hands chips out or takes them back. For a correction `counts` is what came onto the table
   * (negative: left it), and a null `person` means the table.
   */
  moveChips: byOwner({
    ...known,
    kind: z.enum(moveKinds),
    person: id.nullable(),
    counts: chipCounts,
    note: freeText(0, 80),
  }),
  /** Reverses a mistaken entry by its opposite. */
  reverseChips: byOwner({ ...known, entry: number }),
  /** Settles a fully counted evening: determines the payments. */
  settleChips: byOwner(known),
  /** Reopens the count, as long as nobody has paid. */
  recountChips: byOwner({ evening: id }),
  payChips: byOwner({ evening: id, payment: number, paid: z.boolean() }),
  /**
   * Everybody's results over the settled evenings opened between two moments, in ms; `to` excluded.
   */
  chipOutcomes: byOwner({ from: moment, to: moment }),
  /** The clock of a tournament with real cards; null before there is one (H-6). */
  roomClock: byOwner({}),
  /** `anew`: the clock is reset to the beginning; else it continues where it is. */
  planRoomClock: byOwner({ plan: clockPlanSchema, anew: z.boolean() }),
  /** `takeBack` subtracts the time during which nobody could see the clock; `goOn` keeps it. */
  moveRoomClock: byOwner({ action: z.enum([...clockMoves, "takeBack", "goOn"]) }),
} as const);

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

export const [tableRequests, tableRoles] = formsAndRoles({
  /** `answers`: the number of the view that this move answers; an older one is refused as stale. */
  move: byPlayers({ answers: count, move: moveForm }),
  /** Starts the first round, or asks for the next. */
  ready: byPlayers({}),
  /** Leaves the seat for good; in a round this is the move `leave`. */
  leave: byPlayers({}),
  /** Ends being away (C-6). */
  back: byPlayers({}),
  /** A bot's move in the requester's place, and its reason (H-27). */
  hint: byPlayers({ answers: count }),
  /** Changes the bots' pace; for a player who is alone with them (H-30). */
  pace: { roles: ["owner"], form: tableSettingsSchema.pick({ botPace: true }) },
  /**
   * While on, all avoidable waiting is skipped; for a player who is alone with bots. Ends with the
   * connection or the round (H-30).
   */
  hurry: byPlayers({ on: z.boolean() }),
  /**
   * Plays the rest of the round at once; for a player who is out of it and alone with bots (H-30).
   */
  finish: byPlayers({}),
  /** Between rounds: another game or other options from the next round on. */
  change: byOwner({ rotation: rotationSchema, settings: tableSettingsSchema }),
  /**
   * Between rounds: the seating from the next round on. Bots that are left out are removed; people
   * may not be left out.
   */
  seats: byOwner({
    order: z
      .array(z.union([id, z.strictObject({ bot: z.enum(botLevels) })]))
      .min(1)
      .max(50),
  }),
  /** Another buy-in for a player who has run out (H-9). */
  rebuy: byPlayers({}),
  /** Stops or resumes being dealt in from the next round on. */
  sitOut: byPlayers({ out: z.boolean() }),
  /**
   * Ends the session now or after the present round; `off` cancels that while the round is being
   * played (H-10).
   */
  stop: byOwner({ off: z.literal(true).exactOptional() }),
  /**
   * A spectator takes a free chair, else a bot's; in a round they play from the next one on.
   * `instead`: this bot's chair, between rounds (H-11).
   */
  sit: bySpectators({ instead: id.exactOptional() }),
  /**
   * Swaps chairs with a bot at once, with a person once they ask for the same. Asking twice cancels
   * it (H-11).
   */
  swap: byPlayers({ with: id }),
  /** Makes a person leave the table, or a screen stop showing it; `ban`: for good (H-17). */
  remove: {
    roles: ["owner"],
    form: z.union([
      z.strictObject({ player: id, ban: z.boolean() }),
      z.strictObject({ watcher: watcherName, ban: z.boolean() }),
      z.strictObject({ screen: number, ban: z.boolean() }),
    ]),
  },
  /** A muted player's messages are sent to nobody (H-17). */
  mute: {
    roles: ["owner"],
    form: z.union([
      z.strictObject({ player: id, muted: z.boolean() }),
      z.strictObject({ watcher: watcherName, muted: z.boolean() }),
    ]),
  },
  /** While locked, nobody new takes a seat (H-17). */
  lock: byOwner({ locked: z.boolean() }),
  /** Makes another player the table's owner (H-17). */
  handOver: byOwner({ to: id }),
  say: byEverybody({ text: freeText(1, 200) }),
  emote: byEverybody({ emote: z.enum(emotes) }),
  /**
   * Public talk in the present or last round: up to `limit` entries before the newest `skip`
   * (EN-9).
   */
  announced: byEverybody({
    skip: whole(0, 1_000_000),
    limit: whole(1, 50),
  }),
} as const);

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
export const directorSchema = z.strictObject({ tournament: id, pin: pinSchema });

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
