// Checks when a host listens for the network, on which addresses and at which port, and what it
// says where it cannot.

import { once } from "node:events";
import { expect, test } from "vitest";
import type { LanAddress } from "#main/lan/addresses.ts";
import { sentence } from "#shared/games/texts.ts";
import type { LanState } from "#shared/protocol/house.ts";
import { testAddress } from "#test/host/support/testLan.ts";
import { kingsTable, openLan, portOf, reach, takenPort } from "./openLan.ts";

const third: LanAddress = { address: "127.0.0.3", family: 4, network: "other" };
const problemOf = ({ problem }: LanState): string | null => problem && sentence(problem);
const urls = ({ addresses }: LanState): readonly string[] => addresses.map(({ url }) => url);

test("H-14 nothing is listened on until a table is opened, each address while one is, and nothing once the last is closed", async () => {
  const host = openLan();
  host.addresses = [testAddress, third];
  const { port: free } = new URL(`http://x:${await takenPort("127.0.0.9")}`);
  expect(host.lan.state()).toEqual({ addresses: [], problem: null });
  await host.open(kingsTable, { ...kingsTable, table: "table-2", code: "ABCDEF" });
  const port = portOf(host);
  expect(port).not.toBe(Number(free));
  expect(host.lan.state()).toEqual({
    addresses: [
      { url: `http://127.0.0.2:${port}`, network: "test" },
      { url: `http://127.0.0.3:${port}`, network: "other" },
    ],
    problem: null,
  });
  for (const address of ["127.0.0.2", "127.0.0.3"])
    expect(await reach(address, port), address).not.toBeNull();
  for (const address of ["127.0.0.1", "127.0.0.4", "::1"])
    expect(await reach(address, port), address).toBeNull();
  await host.open(kingsTable);
  expect(await reach("127.0.0.2", port)).not.toBeNull();
  await host.open();
  for (const address of ["127.0.0.2", "127.0.0.3"])
    expect(await reach(address, port), address).toBeNull();
  expect(host.lan.state()).toEqual({ addresses: [], problem: null });
  expect(host.faults).toEqual([]);
});

test("H-14 whoever came by the network is gone once the last table is closed, in the middle of a request too", async () => {
  const host = openLan();
  await host.open(kingsTable);
  const port = portOf(host);
  const [idle, halfway, answered] = [
    (await reach("127.0.0.2", port))!,
    (await reach("127.0.0.2", port))!,
    (await reach("127.0.0.2", port))!,
  ];
  halfway.write("GET / HTTP/1.1\r\nHost: 127");
  answered.write("GET / HTTP/1.1\r\nHost: 127.0.0.2\r\n\r\n");
  await once(answered, "data");
  const gone = Promise.all(
    [idle, halfway, answered].map((socket) => once(socket.resume(), "close")),
  );
  await host.open();
  await gone;
  expect(host.clock.pending).toBe(1);
});

test("H-14 a table that is closed while its address is still being opened leaves nothing open", async () => {
  const host = openLan();
  const opening = host.open(kingsTable);
  await host.open();
  await opening;
  expect(host.lan.state()).toEqual({ addresses: [], problem: null });
  expect(host.kept === null ? null : await reach("127.0.0.2", host.kept)).toBeNull();
});

test("H-14 the port of last time is taken again, and is kept anew", async () => {
  const free = await takenPort("127.0.0.8");
  const host = openLan({ kept: free, likely: [await takenPort("127.0.0.7")] });
  await host.open(kingsTable);
  expect([portOf(host), host.kept]).toEqual([free, free]);
  await host.open();
  await host.open(kingsTable);
  expect(portOf(host)).toBe(free);
});

test("H-14 a port that another program has on one of the addresses gives way to the next, so that all have the same", async () => {
  const [kept, next] = [await takenPort("127.0.0.3"), await takenPort("127.0.0.7")];
  const host = openLan({ kept, likely: [next] });
  host.addresses = [testAddress, third];
  await host.open(kingsTable);
  expect(urls(host.lan.state())).toEqual([`http://127.0.0.2:${next}`, `http://127.0.0.3:${next}`]);
  expect(host.kept).toBe(next);
  expect(await reach("127.0.0.2", kept)).toBeNull();
});

test("a port that was asked for is not given up for another: what stands in its way is said, and it is taken once it is free", async () => {
  const taken = await takenPort("127.0.0.2");
  const host = openLan({ kept: 1, port: taken });
  await host.open(kingsTable);
  expect(urls(host.lan.state())).toEqual([]);
  expect(problemOf(host.lan.state())).toBe(
    `Another program is using port ${taken}. Close it, or choose another port with --port.`,
  );
  host.addresses = [third];
  await host.clock.advance(5_000);
  await host.lan.settled();
  expect(host.lan.state()).toEqual({
    addresses: [{ url: `http://127.0.0.3:${taken}`, network: "other" }],
    problem: null,
  });
});

test("without a network that is said; when one comes it is listened on, at the same port when it comes back", async () => {
  const states: LanState[] = [];
  const host = openLan({ onState: (state) => void states.push(state) });
  host.addresses = [];
  await host.open(kingsTable);
  expect(problemOf(host.lan.state())).toMatch(/^This computer isn’t on a network/);
  const after = async (addresses: readonly LanAddress[]): Promise<LanState> => {
    host.addresses = addresses;
    await host.clock.advance(5_000);
    await host.lan.settled();
    return host.lan.state();
  };
  const {
    addresses: [first],
  } = await after([testAddress]);
  const port = portOf(host);
  const guest = (await reach("127.0.0.2", port))!;
  expect(urls(await after([testAddress, third]))).toEqual([first!.url, `http://127.0.0.3:${port}`]);
  expect(urls(await after([third]))).toEqual([`http://127.0.0.3:${port}`]);
  expect(await reach("127.0.0.2", port)).toBeNull();
  expect(problemOf(await after([]))).toMatch(/isn’t on a network/);
  expect(await after([testAddress])).toEqual({ addresses: [first], problem: null });
  // The guest's address was gone for a while; their line may have outlived that.
  guest.write("GET / HTTP/1.1\r\nHost: 127.0.0.2\r\n\r\n");
  expect(String((await once(guest, "data"))[0])).toContain("200 OK");
  expect(states).toHaveLength(6);
  expect(states.at(-1)).toEqual(host.lan.state());
});

test("an address that the system refuses is said with its reason, and does not keep the others from being listened on", async () => {
  const host = openLan();
  host.addresses = [{ address: "192.168.213.77", family: 4, network: "gone" }];
  await host.open(kingsTable);
  expect(problemOf(host.lan.state())).toBe(
    "The system blocks connections on 192.168.213.77 (EADDRNOTAVAIL). Allow Cardtable in the firewall, and check that the network is still there.",
  );
  host.addresses = [...host.addresses, testAddress];
  await host.clock.advance(5_000);
  await host.lan.settled();
  expect(host.lan.state()).toMatchObject({ addresses: [{ network: "test" }], problem: null });
});

test("IPv6 addresses are listened on too, beside IPv4", async () => {
  const host = openLan();
  host.addresses = [testAddress, { address: "::1", family: 6, network: "six" }];
  await host.open(kingsTable);
  expect(urls(host.lan.state())[1]).toBe(`http://[::1]:${portOf(host)}`);
  expect(await reach("::1", portOf(host))).not.toBeNull();
});

test("H-19 a host whose owner comes by the network listens from the start, with no table open, and until it ends", async () => {
  const host = openLan({ always: true });
  await host.lan.settled();
  const port = portOf(host);
  expect(await reach("127.0.0.2", port)).not.toBeNull();
  await host.open(kingsTable);
  await host.open();
  expect(await reach("127.0.0.2", port)).not.toBeNull();
  await host.lan.close();
  expect(await reach("127.0.0.2", port)).toBeNull();
  expect(host.clock.pending).toBe(0);
});

test("a port that cannot be written down keeps nobody out", async () => {
  const host = openLan();
  Object.defineProperty(host, "kept", {
    get: () => null,
    set: () => {
      throw new Error("the disk is full");
    },
  });
  await host.open(kingsTable);
  expect(await reach("127.0.0.2", portOf(host))).not.toBeNull();
  expect(host.faults).toHaveLength(1);
});
