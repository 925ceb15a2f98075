// The form of everything that a client sends; it is checked here first.

import "#shared/contract/zodSetup.ts";
import { z } from "zod";
import { botLevels } from "#shared/bots/bot.ts";
import { chipColours, moveKinds } from "#shared/chipBank/kinds.ts";
import { clockMoves } from "#shared/roomClock/moves.ts";
import { freeText, moveInput, reference } from "#shared/contract/freeText.ts";
import { isCard, type Card } from "#shared/cards/card.ts";
import { dealFaultKinds } from "#shared/verifiedDeal/fault.ts";
import { backNames, feltNames } from "#shared/profile/appearance.ts";
import { sealedPart } from "./sealed.ts";

/**
 * Raised with any change that pages of an earlier build cannot read; they are refused until they
 * are reloaded.
 */
export const protocolVersion = 6;

export const whole = (min: number, max: number) => z.number().int().min(min).max(max);
/** Counted from 0, and from 1. */
const [count, number] = [z.number().int().min(0), z.number().int().min(1)];
/** ms since 1970, UTC. */
const moment = z.number().int();
const id = reference(40);
const name = freeText(1, 24);
const moveForm = moveInput();
const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));
const avatar = z.string().regex(/^avatar-\d{2}$/);

export const profileSchema = z.strictObject({ name, avatar });

const options = z.record(id, z.union([z.boolean(), z.number()]));
/**
 * Given with a request that moves chips or creates something, so that repeating it (a lost answer,
 * a double click) has no second effect (H-2).
 */
export const requestKey = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .optional();
/** More than a screen shows at once. */
const page = { limit: whole(1, 50), before: z.number().int().nullable() };

/** In order, each for a number of rounds, repeated (H-7). */
export const rotationSchema = z
  .array(z.strictObject({ game: id, rounds: whole(1, 99), options }))
  .min(1)
  .max(12);
export type Rotation = z.infer<typeof rotationSchema>;
export type RotationEntry = Rotation[number];

const dealFaultSchema = z.strictObject({
  kind: z.enum(dealFaultKinds),
  player: id.exactOptional(),
  seat: whole(0, 49).exactOptional(),
  deck: count.exactOptional(),
  place: count.exactOptional(),
  card: z.custom<Card>(isCard).exactOptional(),
});

/** What programs found, as a host passes it on (H-18). */
export const verdictsSchema = z
  .array(z.strictObject({ player: id, fault: dealFaultSchema.nullable() }))
  .max(200);

/** H-18 */
export const openDealsChoices = ["usual", "round", "session", "never"] as const;

export const tableSettingsSchema = z.strictObject({
  /** Null: no clock (H-12). */
  turnSeconds: whole(10, 120).nullable(),
  /** By which a player may exceed their turns in all (H-12). */
  timeBankSeconds: whole(0, 300),
  /** For which a dropped player's seat is kept (C-6). */
  keepSeconds: whole(10, 600),
  /** 1 is human, 0 is immediate. */
  botPace: z.number().min(0).max(2),
  /** Brought from the bank, and again at each rebuy (H-9). */
  buyIn: whole(1, 1_000_000),
  /** Whether who has run out may buy in again (H-9). */
  rebuys: z.boolean(),
  /** Whether King and Bastard keep their titles in the poker hands that follow (H-8). */
  titles: z.boolean(),
  /** Whether a bot plays for who is away, instead of default moves (H-11). */
  standIns: z.boolean(),
  /** Null: the session has no limit of rounds (H-10). */
  lastRound: whole(1, 999).nullable(),
  /** When the host opens what it dealt with; `usual`: as the game has it (H-18). */
  openDeals: z.enum(openDealsChoices),
  /** Whether nobody can look at a card that is face down, not even the host (H-51). */
  sealedDeals: z.boolean(),
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
  openDeals: "usual",
  sealedDeals: false,
};

/**
 * Towards what a client reaches (H-35). In the house the owner is the host's; at a table the owner
 * is the table's, a guest any other player, and a spectator only watches. A director directs one
 * tournament, as a named guest or from a device with its PIN; only the payload says which one a
 * request is about.
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
  readonly [request: string]: Readonly<{ roles: readonly Role[]; form: z.ZodType }>;
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

/** H-38 */
export const pinSchema = z.string().regex(/^\d{6,12}$/);

/** How a table admits people of the network (H-13, H-16). */
const admittance = {
  /** In all; when none is free a bot gives its chair to a person who comes. */
  seats: whole(2, 50),
  /** The bots that take chairs free at a deal; null: those stay free (H-11). */
  fill: z.enum(botLevels).nullable(),
  /** H-16 */
  spectators: z.boolean(),
  /** Announced in the network with its join code, to be found without typing. */
  listed: z.boolean(),
};
export const openingSchema = z.strictObject(admittance);
export type Opening = z.infer<typeof openingSchema>;

/** No letters or digits that are easily confused (H-15). */
export const joinCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[2-9A-HJ-NP-Z]{6}$/);

/** By the evening's colours, in their order (H-6). */
const chipCounts = z.array(whole(-99_999, 99_999)).min(1).max(chipColours.length).readonly();
const chipPerson = z.strictObject({ name, profile: id.nullable() });
/**
 * `after`: how many entries the requester knew of, so that a double click, or two people, do not
 * record something twice.
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
/** For a tournament with real cards (H-6). */
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
 * What a screen that follows the house shows (H-39). `welcome`: how to join, when nothing else is
 * on.
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
  /** From the deal on, or what follows a move after line `at` of the record `path`. Nothing of it is stored (H-33). */
  learn: byPlayers({
    game: id,
    after: z.strictObject({ path: whole(0, 99), at: whole(0, 10_000), move: moveForm }).nullable(),
  }),
  /**
   * From the round as it was before the line `at`, through the own seat; ends the practice before.
   * Nothing of it is stored (H-49).
   */
  practise: byPlayers({ round: number, seat: whole(0, 49), at: number }),
  /**
   * What follows the line `after`: the requester's move, or without one the next of the others'. A
   * repeated request gets the same answer.
   */
  practiseOn: byPlayers({ practice: id, after: count, move: moveForm.nullable() }),
  /** H-27 */
  practiseHint: byPlayers({ practice: id }),
  profile: byPlayers({}),
  saveProfile: { roles: ["owner", "guest"], form: profileSchema },
  /** Those that the level and the ladders unlock (H-1, H-47). */
  wear: byPlayers({ back: z.enum(backNames), felt: z.enum(feltNames) }),
  /**
   * The owner in seat 0, bots in the others. `after`: a table whose session is over and whose
   * people and opening to the network the new one takes over.
   */
  openTable: byOwner({
    rotation: rotationSchema,
    settings: tableSettingsSchema,
    bots: z.array(z.enum(botLevels)).min(0).max(49),
    /** The owner's own, in place of the last bots. */
    programs: z.array(id).max(49).exactOptional(),
    after: id.exactOptional(),
    key: requestKey,
  }),
  /** Those with a seat of the requester's, newest first, and those that cannot be restored. */
  openTables: byPlayers({}),
  /** Those of this host, open to the network, without a seat of the requester's, newest first. */
  joinable: byPlayers({}),
  /** Everybody gets their chips back; at a broken table as they were before its round. */
  closeTable: byOwner({ table: id }),
  /** A repeated request changes the terms (H-13). */
  openToLan: byOwner({ table: id, ...admittance }),
  /** Admits nobody new and ends guests' connections; who sits keeps their seat (H-14). */
  closeToLan: byOwner({ table: id }),
  lan: byOwner({}),
  /** Other hosts' tables in the network (H-13). */
  found: byOwner({}),
  /** On this host, oldest first. */
  profiles: byOwner({}),
  /** The owner's own, which may play at tables (H-11). */
  programs: byOwner({}),
  /** From the host's machine only. The program is started, and asked for a first move of `game`. */
  addProgram: byOwner({ name: freeText(1, 20), command: freeText(1, 400), game: id }),
  /** From the next move on Regular plays where it sits. */
  removeProgram: byOwner({ program: id }),
  /** With its grant (H-2). */
  addProfile: { roles: ["owner"], form: profileSchema },
  /** Makes it the host's owner. */
  useProfile: byOwner({ profile: id }),
  /** Lets a person become a guest with a profile of their own (H-35). */
  invite: byOwner({ key: requestKey }),
  /** Those by which the owner is known (H-38). */
  devices: byOwner({}),
  /** Ends its connections, too. */
  revokeDevice: byOwner({ device: id }),
  /** Those with a key (H-39). */
  screens: byOwner({}),
  /** The screen then says so. */
  removeScreen: byOwner({ screen: id }),
  /** For one screen, which shows whatever is on. */
  inviteScreen: byOwner({}),
  /** `shown`: the screen's present content. */
  whatIsOn: bySpectators({ shown: shownSchema.nullable() }),
  /**
   * Finished ones, for a guest their own, newest first; a filter that is absent or null lets
   * everything through. `to` is excluded (H-4).
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
  /** Newest first; for a guest their own (H-5). */
  sessions: byPlayers(page),
  /** By opponent; a guest asks about their own (H-5). */
  headToHead: byPlayers({ profile: id }),
  /** By game; a guest asks about their own (H-5). */
  ratings: byPlayers({ profile: id }),
  /** Chips over time; a guest asks about their own (H-5). */
  balances: byPlayers({ profile: id }),
  /**
   * Of a seat whose eyes the requester may use; asked again until it is made. A person has one under
   * way: another one takes its place (H-50). `withAllCards`: if the requester may see them.
   */
  review: byPlayers({ round: number, seat: count, withAllCards: z.boolean() }),
  /** Of the review under way, if there is one. */
  dropReview: byPlayers({}),
  /** From the requester's reviews (H-50). */
  costlyHabits: byPlayers({}),
  /** The requester's. Each request also counts a few old rounds that are not counted yet (H-34). */
  progress: byPlayers({}),
  /** What a finished round brought the requester (H-34). */
  merit: byPlayers({ table: id, round: number }),
  /** The requester's tries, and how five bots fare in their place (H-34). */
  dailyDeal: byOwner({}),
  /** Once for one that counts, then for practice (H-34). */
  openDailyDeal: byOwner({}),
  /** Of all games, with what the requester has won (H-47). */
  ladders: byOwner({}),
  /** This week's, with what the requester has won of it (H-48). */
  challenge: byOwner({}),
  bank: byOwner({}),
  books: byOwner({}),
  /** Recomputes every balance and replays every round, unless it is doing so already. */
  checkBooks: byOwner({}),
  /** Newest first, of one profile or of all, with or without those of the house's bots only. */
  ledger: byOwner({ ...page, profile: id.nullable(), bots: z.boolean() }),
  /** From the owner's profile. */
  transfer: byOwner({
    to: id,
    amount: whole(1, 1_000_000_000),
    note: freeText(0, 80),
    key: requestKey,
  }),
  /** For a profile that has less than a buy-in in all. */
  grant: byOwner({ key: requestKey }),
  /** Of a mistaken transfer or grant (H-2). */
  reverse: byOwner({ transaction: number, note: freeText(1, 80) }),
  /** Newest first (H-6). */
  chipEvenings: byOwner(page),
  chipEvening: byOwner({ evening: id }),
  openChipEvening: { roles: ["owner"], form: chipEveningSchema.extend({ key: requestKey }) },
  /** After settling, too; an empty name shows the date instead. */
  nameChipEvening: byOwner({ evening: id, name: chipEveningSchema.shape.name }),
  addChipPerson: byOwner({ evening: id, person: chipPerson }),
  /**
   * For a correction `counts` is what came onto the table (negative: left it), and a null `person`
   * is the table.
   */
  moveChips: byOwner({
    ...known,
    kind: z.enum(moveKinds),
    person: id.nullable(),
    counts: chipCounts,
    note: freeText(0, 80),
  }),
  /** The usual buy-in for each person who has bought nothing yet. */
  buyEverybodyIn: byOwner(known),
  /** Of a mistaken entry. */
  reverseChips: byOwner({ ...known, entry: number }),
  /** A fully counted evening only: determines the payments. */
  settleChips: byOwner(known),
  /** As long as nobody has paid. */
  recountChips: byOwner({ evening: id }),
  payChips: byOwner({ evening: id, payment: number, paid: z.boolean() }),
  /** Of the settled evenings opened between two moments; `to` is excluded. */
  chipOutcomes: byOwner({ from: moment, to: moment }),
  /** Null before there is one (H-6). */
  roomClock: byOwner({}),
  /** `anew`: from the beginning; else the clock continues where it is. */
  planRoomClock: byOwner({ plan: clockPlanSchema, anew: z.boolean() }),
  /** `takeBack` subtracts the time during which nobody could see the clock; `goOn` keeps it. */
  moveRoomClock: byOwner({ action: z.enum([...clockMoves, "takeBack", "goOn"]) }),
} as const);

/**
 * Of the house's files and replays (H-35). Replaying an uploaded file can take arbitrarily much
 * work.
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

/** H-17 */
export const emotes = ["wave", "clap", "laugh", "think", "wow", "cry", "cheers", "hurry"] as const;
export type Emote = (typeof emotes)[number];

/** As in `TableLan.watching`; names within a house are unique (H-1). */
const watcherName = reference(24);

export const [tableRequests, tableRoles] = formsAndRoles({
  /** `answers`: the number of the view that it answers; an older one is refused as stale. */
  move: byPlayers({ answers: count, move: moveForm }),
  /** Starts the first round, or asks for the next. */
  ready: byPlayers({}),
  /** For good; in a round this is the move `leave`. */
  leave: byPlayers({}),
  /** C-6 */
  back: byPlayers({}),
  /** H-27 */
  hint: byPlayers({ answers: count }),
  /** The player's program contributes to deals from now on, and signs with this key (H-18). */
  takePart: byPlayers({ key: hex(64) }),
  /** To the deal that was begun (H-18). */
  commit: byPlayers({ deal: hex(32), commitment: hex(64) }),
  /** Once the deal is planned (H-18). */
  openSecret: byPlayers({ deal: hex(32), secret: hex(64), signature: hex(128) }),
  /** What the player's program found in a deal that was opened (H-18). */
  judge: byPlayers({ deal: hex(32), fault: dealFaultSchema.nullable() }),
  /** A player's program does its part of a sealed deal. `answers`: as in `move`, with a move (H-51). */
  sealed: byPlayers({ deal: hex(32), answers: count.exactOptional(), part: sealedPart() }),
  /** Of bots; for a player who is alone with them (H-30). */
  pace: { roles: ["owner"], form: tableSettingsSchema.pick({ botPace: true }) },
  /**
   * While on, all avoidable waiting is skipped; for a player who is alone with bots. Ends with the
   * connection or the round (H-30).
   */
  hurry: byPlayers({ on: z.boolean() }),
  /** At once; for a player who is out of the round and alone with bots (H-30). */
  finish: byPlayers({}),
  /** From the next round on. */
  change: byOwner({ rotation: rotationSchema, settings: tableSettingsSchema }),
  /**
   * From the next round on. Bots that are left out are removed; people may not be left out.
   * `program`: only from the owner of the host (H-11).
   */
  seats: byOwner({
    order: z
      .array(
        z.union([id, z.strictObject({ bot: z.enum(botLevels) }), z.strictObject({ program: id })]),
      )
      .min(1)
      .max(50),
  }),
  /** For a player who has run out (H-9). */
  rebuy: byPlayers({}),
  /** From the next round on. */
  sitOut: byPlayers({ out: z.boolean() }),
  /** Now or after the present round; `off` cancels that while the round is being played (H-10). */
  stop: byOwner({ off: z.literal(true).exactOptional() }),
  /**
   * A spectator takes a free chair, else a bot's, and plays from the next round on. `instead`: this
   * bot's chair, between rounds (H-11).
   */
  sit: bySpectators({ instead: id.exactOptional() }),
  /**
   * With a bot at once, with a person once they ask for the same. Asking twice cancels it (H-11).
   */
  swap: byPlayers({ with: id }),
  /** From the table, or a big screen; `ban`: for good (H-17). */
  remove: {
    roles: ["owner"],
    form: z.union([
      z.strictObject({ player: id, ban: z.boolean() }),
      z.strictObject({ watcher: watcherName, ban: z.boolean() }),
      z.strictObject({ screen: number, ban: z.boolean() }),
    ]),
  },
  /** Their messages are sent to nobody (H-17). */
  mute: {
    roles: ["owner"],
    form: z.union([
      z.strictObject({ player: id, muted: z.boolean() }),
      z.strictObject({ watcher: watcherName, muted: z.boolean() }),
    ]),
  },
  /** Nobody new takes a seat (H-17). */
  lock: byOwner({ locked: z.boolean() }),
  /** The table (H-17). */
  handOver: byOwner({ to: id }),
  say: byEverybody({ text: freeText(1, 200) }),
  emote: byEverybody({ emote: z.enum(emotes) }),
  /**
   * What players said in the present or last round: up to `limit` entries before the newest `skip`
   * (EN-9).
   */
  announced: byEverybody({
    skip: whole(0, 1_000_000),
    limit: whole(1, 50),
  }),
} as const);

/** A big screen's (H-39). */
const screenKey = reference(64);

/**
 * To a table: to its seat with the seat's token; else to spectate, as the person that the cookie
 * names or, if there is none, by the table's join code (a big screen).
 */
export const joinSchema = z.strictObject({
  protocol: z.literal(protocolVersion),
  token: reference(64).exactOptional(),
  code: joinCode.exactOptional(),
  screen: screenKey.exactOptional(),
});

/**
 * To the house; the cookie says who it is. A big screen, which is nobody's, uses a tournament's
 * code or its own key.
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

/** Whether the page is the owner's; `code`: the one-time code of its address. */
export const ownerSchema = z.strictObject({ code: reference(64).nullable() });

/** From a device in the room (H-38). */
export const directorSchema = z.strictObject({ tournament: id, pin: pinSchema });

/** Normalized if it is a join code; else it may be an invitation and stays as it is. */
const entryCode = reference(64).transform((typed) => joinCode.safeParse(typed).data ?? typed);

/**
 * Whether the page is a guest's, and where a code leads; with a name, to become a guest by a join
 * code or an invitation.
 */
export const guestSchema = z.union([
  z.strictObject({ code: entryCode.nullable() }),
  profileSchema.extend({ code: entryCode }),
]);

export type HouseRequest = keyof typeof houseRequests;
export type TableRequest = keyof typeof tableRequests;
export type HouseAsk<R extends HouseRequest> = z.infer<(typeof houseRequests)[R]>;
export type TableAsk<R extends TableRequest> = z.infer<(typeof tableRequests)[R]>;
