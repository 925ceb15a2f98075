// Which messages may come in, and are they of the right form? Everything a client sends passes here first.

import { z } from 'zod';
import { botLevels } from '#shared/bots/bot.ts';

// Before any schema is made: zod would try `new Function`, which the page's policy forbids and reports.
z.config({ jitless: true });

export const protocolVersion = 1;

const name = z.string().trim().min(1).max(24).regex(/^[^\p{Cc}\p{Cf}]+$/u, 'must not hold control characters');
const avatar = z.string().regex(/^avatar-\d{2}$/);
const optionValue = z.union([z.boolean(), z.number().int()]);

export const profileSchema = z.strictObject({ name, avatar });

export const tableSettingsSchema = z.strictObject({
  /** H-12: seconds for a turn; null = no clock. */
  turnSeconds: z.number().int().min(10).max(120).nullable(),
  /** H-12: seconds in all that a player may overdraw his turns by. */
  timeBankSeconds: z.number().int().min(0).max(300),
  /** C-6: seconds for which a dropped player's seat is kept. */
  keepSeconds: z.number().int().min(10).max(600),
  /** How briskly bots answer: 1 is human, 0 is at once. */
  botPace: z.number().min(0).max(2),
});
export type TableSettings = z.infer<typeof tableSettingsSchema>;

export const standardSettings: TableSettings = { turnSeconds: null, timeBankSeconds: 30, keepSeconds: 120, botPace: 1 };

/** What the owner of the host may ask of the house; each names its answer's type in `HouseAnswers`. */
export const houseRequests = {
  /** Which games there are, for how many players and with which options. */
  games: z.strictObject({}),
  profile: z.strictObject({}),
  saveProfile: profileSchema,
  /** Opens a table with the owner in seat 0 and bots in the others. */
  openTable: z.strictObject({
    game: z.string().max(40),
    options: z.record(z.string().max(40), optionValue),
    settings: tableSettingsSchema,
    bots: z.array(z.enum(botLevels)).min(0).max(49),
  }),
  /** Tables still open, newest first: where to go on. */
  openTables: z.strictObject({}),
  closeTable: z.strictObject({ table: z.string().max(40) }),
  /** Finished rounds, newest first. */
  rounds: z.strictObject({ limit: z.number().int().min(1).max(200), before: z.number().int().nullable() }),
} as const;

/** What a player at a table may ask. */
export const tableRequests = {
  /** `answers`: the number of the view this move was made against; an older one is refused as stale. */
  move: z.strictObject({ answers: z.number().int().min(0), move: z.looseObject({ type: z.string().max(40) }) }),
  /** Start the first round, or ask for the next. */
  ready: z.strictObject({}),
  /** Leave the seat for good; in a round this is the move `leave`. */
  leave: z.strictObject({}),
  /** Back from being away (C-6). */
  back: z.strictObject({}),
  /** H-27: what a bot would do, and why. */
  hint: z.strictObject({ answers: z.number().int().min(0) }),
  /** Owner, between rounds: another game or other options from the next round on. */
  change: z.strictObject({ options: z.record(z.string().max(40), optionValue), settings: tableSettingsSchema }),
} as const;

/** How a client asks for a seat when it connects to a table. */
export const joinSchema = z.strictObject({
  protocol: z.literal(protocolVersion),
  /** The seat's own secret from an earlier visit. */
  token: z.string().max(64).exactOptional(),
});

/** How a client proves to be the owner of the host. */
export const houseJoinSchema = z.strictObject({ protocol: z.literal(protocolVersion), secret: z.string().max(128) });

export type HouseRequest = keyof typeof houseRequests;
export type TableRequest = keyof typeof tableRequests;
export type HouseAsk<R extends HouseRequest> = z.infer<(typeof houseRequests)[R]>;
export type TableAsk<R extends TableRequest> = z.infer<(typeof tableRequests)[R]>;
