// A table that deals sealed (H-51), its people and their pages.

import type { Rotation, TableSettings } from "#shared/protocol/schema.ts";
import type { Group } from "#shared/sealedDeal/group.ts";
import { Client } from "./client.ts";
import { deal, lanTable, type Guest, type LanTable } from "./lanTable.ts";
import { pagesPlay, SealedGuest } from "./sealedGuest.ts";
import { testHost, type TestHost } from "./testHost.ts";

export const oneOf = (game: string, options: Rotation[number]["options"] = {}): Rotation => [
  { game, rounds: 9, options },
];

export interface SealedTable extends LanTable {
  readonly guests: readonly Guest[];
  /** The owner's first. */
  readonly pages: readonly SealedGuest[];
  /** Everybody is ready, and the pages seal and deal. */
  begins(): Promise<void>;
  /** The host is killed and started again, and everybody comes back. */
  restarts(): Promise<TestHost>;
}

export async function sealedTable(
  group: Group,
  rotation: Rotation,
  {
    people = 2,
    settings = {},
  }: Readonly<{ people?: number; settings?: Partial<TableSettings> }> = {},
  parts: Parameters<typeof lanTable>[1] = {},
): Promise<SealedTable> {
  const lan = await lanTable(
    { seats: people, rotation, settings: { sealedDeals: true, ...settings } },
    parts,
  );
  const guests: Guest[] = [];
  for (const name of ["Ben", "Cleo", "Dora"].slice(0, people - 1))
    guests.push(await lan.join(name));
  const pages = [
    new SealedGuest(group, lan.owner, lan.owner.table.owner!),
    ...guests.map(({ client, player }) => new SealedGuest(group, client, player)),
  ];
  for (const page of pages) await page.takesPart();
  let { host } = lan;
  return {
    ...{ ...lan, guests, pages },
    begins: async () => {
      await deal(pages.map(({ client }) => client));
      await pagesPlay(pages, () => pages[0]!.client.table.stage === "playing");
    },
    restarts: async () => {
      await host.close();
      const again = await testHost({ dataFolder: lan.dataFolder, clock: lan.clock });
      ({ host } = again);
      const door = again.house.table(lan.id)!;
      const tokens = [lan.token, ...guests.map(({ token }) => token)];
      for (const [at, page] of pages.entries()) await page.comesOn(Client.arrive(door, tokens[at]));
      return again;
    },
  };
}
