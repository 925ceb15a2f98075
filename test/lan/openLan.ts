// A network's side of a host with no host behind it: a house that says which tables are open, and a
// server that greets.

import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { once } from "node:events";
import { onTestFinished } from "vitest";
import type { LanAddress } from "#main/lan/addresses.ts";
import { Lan, type LanOptions } from "#main/lan/lan.ts";
import type { LanTable } from "#main/base/ports.ts";
import { FakeHouse } from "#test/connections/FakeHouse.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";
import { silentMdns, testAddress } from "#test/host/support/testLan.ts";

export const kingsTable: LanTable = {
  kind: "table",
  table: "table-1",
  code: "QX4R7T",
  listed: true,
  host: "Ann",
  game: "kings-and-bastards",
  players: 3,
  seats: 5,
};

export interface OpenLan {
  readonly lan: Lan;
  readonly clock: SimulatedClock;
  /** What the machine has just now. */
  addresses: readonly LanAddress[];
  readonly faults: unknown[];
  /** As the house stores it. */
  kept: number | null;
  /** Resolves when the network has followed. */
  open(...tables: readonly LanTable[]): Promise<void>;
}

interface Wish extends Partial<LanOptions> {
  readonly houseId?: string;
  /** Of last time. */
  readonly kept?: number;
  readonly port?: number;
  readonly likely?: readonly number[];
}

export function openLan({
  houseId = "abc123",
  kept,
  port,
  likely = [],
  clock: _clock,
  addresses: _addresses,
  ...options
}: Wish = {}): OpenLan {
  const clock = new SimulatedClock();
  let tell: (tables: readonly LanTable[]) => void = () => undefined;
  const greeter: Server = createServer((_request, response) => void response.end("hello"));
  const made: OpenLan = {
    clock,
    addresses: [testAddress],
    faults: [],
    kept: kept ?? null,
    lan: new Lan({
      clock,
      report: (error) => void made.faults.push(error),
      addresses: () => made.addresses,
      mdns: silentMdns,
      ...options,
    }),
    async open(...tables) {
      tell(tables);
      await made.lan.settled();
    },
  };
  const house = {
    guests: {
      houseId,
      profileOf: () => null,
      isInvitation: () => false,
      come: () => {
        throw new Error("nobody comes");
      },
    },
    onLan: (listener: typeof tell) => (tell = listener)([]),
    lanPort: () => made.kept,
    keepLanPort: (taken: number) => void (made.kept = taken),
    screens: new FakeHouse().screens,
  };
  made.lan.follow({
    house,
    take: (socket) => void greeter.emit("connection", socket),
    port: port ?? null,
    likely,
  });
  onTestFinished(async () => {
    tell([]);
    await made.lan.settled();
    await made.lan.close();
  });
  return made;
}

/** A connection to there, null where nothing listens. */
export function reach(address: string, port: number): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect({ host: address, port });
    socket.once("connect", () => resolve(socket)).on("error", () => resolve(null));
    onTestFinished(() => void socket.destroy());
  });
}

export const portOf = ({ lan }: Pick<OpenLan, "lan">): number =>
  Number(new URL(lan.state().addresses[0]?.url ?? "http://none:1").port);

/** Another program's, until the test is over. */
export async function takenPort(address: string, port = 0): Promise<number> {
  const other = createServer().listen(port, address);
  await once(other, "listening");
  onTestFinished(() => void other.close());
  return (other.address() as AddressInfo).port;
}
