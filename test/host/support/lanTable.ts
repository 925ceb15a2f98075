// A table that its owner has opened to the network, and people who come to it.

import type { TableDoor } from "#main/base/ports.ts";
import {
  standardSettings,
  type Opening,
  type Rotation,
  type TableSettings,
} from "#shared/protocol/schema.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { TableLan } from "#shared/protocol/table.ts";
import { valueOf } from "#test/support/valueOf.ts";
import { Client } from "./client.ts";
import { kings, openTable, testHost, type TestHost } from "./testHost.ts";

interface Wish extends Partial<Opening> {
  readonly bots?: readonly BotLevel[];
  readonly rotation?: Rotation;
  readonly settings?: Partial<TableSettings>;
}

export interface LanTable extends TestHost {
  readonly id: string;
  readonly door: TableDoor;
  /** The secret of the owner's seat. */
  readonly token: string;
  readonly owner: Client;
  readonly code: string;
  /** Opened anew in another way. */
  open(opening: Partial<Opening>): Promise<Answer<TableLan>>;
  /** A new guest's profile, by the table's join code. */
  guest(name: string): string;
  /** The guest of this profile watches. */
  come(profile: string): Client;
  /** Somebody new comes and takes a chair. */
  join(name: string): Promise<Guest>;
}

export type Guest = Readonly<{
  client: Client;
  profile: string;
  player: string;
  token: string;
}>;

const opening: Opening = { seats: 4, fill: null, spectators: true, listed: true };

/** The owner alone, unless bots are wished for. */
export async function lanTable(
  { bots = [], rotation = kings({ stake: 10 }), settings = {}, ...wish }: Wish = {},
  parts: Parameters<typeof testHost>[0] = {},
): Promise<LanTable> {
  const made = await testHost(parts);
  const { id, owner, token } = await openTable(made.house, {
    bots: [...bots],
    rotation,
    settings: { ...standardSettings, botPace: 0, ...settings },
  });
  const door = made.house.table(id)!;
  const open: LanTable["open"] = (more) =>
    made.house.ask("openToLan", { table: id, ...opening, ...wish, ...more });
  const { code } = valueOf(await open({}));
  const guest = (name: string): string =>
    valueOf(made.host.house.guests.come(code, { name, avatar: "avatar-09" })).profile;
  const come = (profile: string): Client =>
    Client.come(door, { visitor: { role: "guest", profile } });
  return {
    ...made,
    id,
    door,
    token,
    owner,
    code,
    open,
    guest,
    come,
    join: async (name) => {
      const profile = guest(name);
      const client = come(profile);
      return { client, profile, ...valueOf(await client.ask("sit", {})) };
    },
  };
}

/** Everybody is ready. */
export async function deal(people: readonly Client[]): Promise<void> {
  for (const person of people) valueOf(await person.ready());
}

/** Who is not gone, by name. */
export const namesAt = ({ table }: Client): readonly string[] =>
  table.players.filter(({ gone }) => !gone).map(({ name, bot }) => (bot === null ? name : bot));
