// Announces a table, and checks the announcements of other hosts (H-13).

import { z } from "zod";
import type { LanTable } from "#main/base/ports.ts";
import { offers } from "#shared/games/catalogue.ts";
import { isLoopback } from "#shared/protocol/addresses.ts";
import type { FoundTable } from "#shared/protocol/house.ts";
import { joinCode, profileSchema, protocolVersion } from "#shared/protocol/schema.ts";
import { mostEntrants } from "#shared/protocol/tournament.ts";
import { inUrl, isPrivate, type LanAddress } from "./addresses.ts";
import type { Announcement, HeardService } from "./mdns.ts";

const houseForm = /^[\da-f]{1,32}$/;

export const announcementOf = (
  houseId: string,
  table: LanTable,
  { address }: Pick<LanAddress, "address">,
  port: number,
): Announcement => ({
  name: `Cardtable ${table.code} ${address.replaceAll(".", "-")}`,
  host: `cardtable-${houseId}.local`,
  port,
  txt: {
    kind: table.kind,
    protocol: String(protocolVersion),
    house: houseId,
    code: table.code,
    game: table.game,
    host: table.host,
    players: String(table.players),
    seats: String(table.seats),
  },
});

const count = (least: number, most: number): z.ZodType<number> =>
  z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(z.int().min(least).max(most));

const common = z.object({
  protocol: z.literal(String(protocolVersion)),
  house: z.string().regex(houseForm),
  code: joinCode,
  game: z.enum(offers.map(({ id }) => id)),
  host: profileSchema.shape.name,
});

const heardSchema = z.object({
  port: z.int().min(1).max(65_535),
  txt: z.union([
    common.extend({
      kind: z.literal("table").default("table"),
      players: count(0, 50),
      seats: count(2, 50),
    }),
    common.extend({
      kind: z.literal("tournament"),
      players: count(0, mostEntrants),
      seats: count(0, mostEntrants),
    }),
  ]),
  addresses: z.array(z.unknown()).catch([]),
  referer: z.object({ address: z.string() }),
});

export interface HeardTable extends FoundTable {
  readonly house: string;
  readonly code: string;
}

/** Returns null unless it is a Cardtable table at a numeric address, private or on this machine. */
export function heardTable(heard: HeardService): HeardTable | null {
  const read = heardSchema.safeParse(heard);
  if (!read.success) return null;
  const {
    port,
    addresses,
    referer,
    txt: { protocol: _protocol, code, ...told },
  } = read.data;
  const address = placeOf(referer.address, addresses);
  return address === null
    ? null
    : { ...told, code, url: `http://${inUrl(address)}:${port}/#join=${code}` };
}

/** The sender's address, unless the sender only forwarded what another network's machine announced. */
function placeOf(
  speaker: string,
  said: readonly unknown[],
): Pick<LanAddress, "address" | "family"> | null {
  const own = said.filter(
    (address): address is string =>
      typeof address === "string" && /^[\d.]{7,15}$/.test(address) && isPrivate(address),
  );
  const [first] = own;
  const address = isLoopback(speaker) || own.includes(speaker) ? speaker : (first ?? speaker);
  return /^[\d.]{7,15}$/.test(address) && (isPrivate(address) || isLoopback(address))
    ? { address, family: 4 }
    : null;
}
