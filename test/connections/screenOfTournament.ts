// A tournament of a true host that comers may see, and televisions that come to it by its join
// code.

import { onTestFinished } from "vitest";
import type { HouseClient } from "#renderer/client/clients.ts";
import { openHouse } from "#renderer/client/openHouse.ts";
import type { TournamentSetup } from "#shared/protocol/tournament.ts";
import { patientClock } from "#test/client/patientClock.ts";
import { valueOf } from "#test/support/valueOf.ts";
import type { TrueHost } from "./trueHost.ts";

export type Evening = Readonly<{
  host: TrueHost;
  director: HouseClient;
  tournament: string;
  code: string;
  /** Of the machine in the network. */
  url: string;
  /** Closed when the test is over. */
  screen: (code: string) => Promise<HouseClient>;
}>;

export async function eveningAt(
  host: TrueHost,
  setup: TournamentSetup,
  bots = 0,
): Promise<Evening> {
  const director = await host.houseOf(host.owner);
  const { tournament } = valueOf(await director.ask("createTournament", setup));
  if (bots > 0)
    valueOf(
      await director.ask("seatEntrant", {
        tournament,
        bots: Array.from({ length: bots }, () => "easy" as const),
      }),
    );
  valueOf(await director.ask("admitToTournament", { tournament, open: true }));
  const { code } = valueOf(await director.ask("watchTournament", { tournament }));
  const {
    addresses: [first],
  } = valueOf(await director.ask("lan", {}));
  const url = first!.url;
  const screen = async (by: string): Promise<HouseClient> => {
    const house = await openHouse(
      url,
      (address, init) =>
        fetch(address, {
          ...init,
          headers: { ...Object.fromEntries(new Headers(init?.headers)), origin: url },
        }),
      patientClock,
      { code: by },
    );
    onTestFinished(() => house.close());
    return house;
  };
  return { host, director, tournament, code: code!, url, screen };
}
