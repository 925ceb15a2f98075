// Checks that hosts in one network find each other's tables, and that nothing strangers send there
// harms them.

import { createSocket } from "node:dgram";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import type { LanTable } from "#main/base/ports.ts";
import { announcementOf, heardTable } from "#main/lan/announcement.ts";
import {
  mdnsAt,
  type Announcement,
  type Heard,
  type HeardService,
  type MakeMdns,
  type Mdns,
} from "#main/lan/mdns.ts";
import { sentence } from "#shared/games/texts.ts";
import { protocolVersion } from "#shared/protocol/schema.ts";
import { testAddress } from "#test/host/support/testLan.ts";
import { kingsTable, openLan, portOf, type OpenLan } from "./openLan.ts";

const announced = announcementOf("abc123", kingsTable, testAddress, 8484);
const heard = (
  change: { readonly [key: string]: unknown } = {},
  txt: { readonly [key: string]: unknown } = {},
): HeardService =>
  ({
    port: 8484,
    addresses: [],
    referer: { address: "192.168.1.31", family: "IPv4", port: 5353, size: 300 },
    txt: { ...announced.txt, ...txt },
    ...change,
  }) as unknown as HeardService;

test("H-13 what is told of a table is what others understand of it", () => {
  expect(heardTable(heard())).toEqual({
    kind: "table",
    house: "abc123",
    code: "QX4R7T",
    url: "http://192.168.1.31:8484/#join=QX4R7T",
    host: "Ann",
    game: "kings-and-bastards",
    players: 3,
    seats: 5,
  });
});

test("H-13 a tournament is told of as one, with any number of players", () => {
  const tournament = announcementOf(
    "abc123",
    { ...kingsTable, kind: "tournament", players: 120, seats: 120 },
    testAddress,
    8484,
  );
  expect(heardTable(heard({}, tournament.txt))).toMatchObject({
    kind: "tournament",
    url: "http://192.168.1.31:8484/#join=QX4R7T",
    players: 120,
  });
  expect(heardTable(heard({}, { kind: "tournament", players: "0", seats: "0" }))).toMatchObject({
    kind: "tournament",
    players: 0,
  });
});

const strange: readonly (readonly [string, HeardService])[] = [
  ...[
    { protocol: String(protocolVersion + 1) },
    { protocol: String(protocolVersion - 1) },
    { protocol: undefined },
    { house: "" },
    { house: "../.." },
    { house: "x".repeat(33) },
    { code: "QX4R7" },
    { code: "QX4R7T/../owner" },
    { code: "QX4R7T#code=1" },
    { game: "poker" },
    { game: "__proto__" },
    { kind: "casino" },
    { kind: "tournament", players: "1001" },
    { host: "" },
    { host: "x".repeat(25) },
    { host: "An\u202en" },
    { host: "Ann\n" + "Ben" },
    { host: ["Ann"] },
    { players: "-1" },
    { players: "51" },
    { players: "1e1" },
    { players: 3 },
    { seats: "1" },
    { seats: "999" },
    { seats: "" },
  ].map((txt) => [JSON.stringify(txt), heard({}, txt)] as const),
  ...[
    { port: 0 },
    { port: 65_536 },
    { port: 80.5 },
    { port: "8484" },
    { txt: undefined },
    { txt: null },
    { txt: "x" },
    { referer: undefined },
    { referer: {} },
  ].map((change) => [JSON.stringify(change), heard(change)] as const),
  ...[
    "8.8.8.8",
    "192.0.2.2",
    "fd00::1",
    "192.168.1.31.evil.example",
    "192.168.1",
    "evil.example",
    "",
    "192.168.1.31:80",
    "192.168.001.031",
  ].map((address) => [`from ${address}`, heard({ referer: { address } })] as const),
];

test.each(strange)("H-13 a stranger’s announcement is no table: %s", (_what, service) => {
  expect(heardTable(service)).toBeNull();
});

test("H-13 a table is where its announcement came from in numbers, whatever names it bears; what was passed on from another network is where its machine says", () => {
  const urlOf = (address: string, addresses: unknown): string | undefined =>
    heardTable(
      heard({
        referer: { address },
        addresses,
        host: "evil.example",
        name: "evil",
        fqdn: "evil.example",
      }),
    )?.url;
  expect(urlOf("192.168.1.31", ["192.168.1.31", "10.0.0.5"])).toBe(
    "http://192.168.1.31:8484/#join=QX4R7T",
  );
  expect(urlOf("192.168.1.31", ["8.8.8.8", "evil.example", 7, "fd00::1"])).toBe(
    "http://192.168.1.31:8484/#join=QX4R7T",
  );
  expect(urlOf("192.168.1.1", ["10.0.0.5"])).toBe("http://10.0.0.5:8484/#join=QX4R7T");
  expect(urlOf("127.0.0.2", ["192.168.1.31"])).toBe("http://127.0.0.2:8484/#join=QX4R7T");
  expect(urlOf("192.168.1.31", "x")).toBe("http://192.168.1.31:8484/#join=QX4R7T");
});

/** A network of the test's own: what is published in it is heard by all who browse. */
class FakeNetwork {
  readonly published = new Map<string, Announcement>();
  readonly goodbyes: string[] = [];
  /** Instances that were not ended. */
  open = 0;
  /** Besides what is published. */
  strangers: HeardService[] = [];
  refuses: Error | null = null;
  readonly #ears: (() => void)[] = [];
  readonly faults: ((error: unknown) => void)[] = [];

  readonly mdns: MakeMdns = (_address, onFault) => {
    if (this.refuses) throw this.refuses;
    this.open += 1;
    this.faults.push(onFault);
    let name: string | null = null;
    const instance: Mdns = {
      publish: (announcement) => void this.published.set((name = announcement.name), announcement),
      withdraw: async () => {
        if (name === null) return;
        this.goodbyes.push(name);
        this.published.delete(name);
      },
      browse: (onChange) => this.#browse(onChange),
      end: () => void (this.open -= 1),
    };
    return instance;
  };

  #browse(onChange: () => void): Heard {
    const present = (): readonly HeardService[] => [
      ...[...this.published.values()].map(({ port, txt }) => heard({ port, txt })),
      ...this.strangers,
    ];
    let stopped: readonly HeardService[] | null = null;
    this.#ears.push(onChange);
    return {
      get services() {
        return stopped ?? present();
      },
      stop: () => void (stopped ??= present()),
    };
  }

  /** Somebody is heard. */
  shout(service: HeardService): void {
    this.strangers.push(service);
    for (const hears of this.#ears) hears();
  }
}

const found = ({ lan }: OpenLan): readonly string[] =>
  lan.found().map(({ url, players, seats, host }) => `${host} ${players}/${seats} ${url}`);

test("H-13 exactly the listed tables are told, anew when people come or go, and goodbye is said when they close", async () => {
  const network = new FakeNetwork();
  const host = openLan({ mdns: network.mdns });
  const hidden: LanTable = { ...kingsTable, table: "table-2", code: "HHHHHH", listed: false };
  await host.open(kingsTable, hidden);
  expect([...network.published.values()]).toEqual([
    announcementOf("abc123", kingsTable, testAddress, portOf(host)),
  ]);
  await host.open({ ...kingsTable, players: 4 }, hidden);
  expect([...network.published.values()].map(({ txt }) => txt["players"])).toEqual(["4"]);
  // Told anew without a goodbye: nobody loses sight of it.
  expect([network.goodbyes, network.open]).toEqual([[], 1]);
  await host.open(hidden);
  expect([network.published.size, network.goodbyes, network.open]).toEqual([
    0,
    ["Cardtable QX4R7T 127-0-0-2"],
    0,
  ]);
  await host.open(kingsTable);
  await host.lan.close();
  expect([network.published.size, network.goodbyes.length, network.open]).toEqual([0, 2, 0]);
});

test("H-13 a table is told by each address of its own, and no more than twenty tables are", async () => {
  const network = new FakeNetwork();
  const host = openLan({ mdns: network.mdns });
  host.addresses = [
    testAddress,
    { ...testAddress, address: "127.0.0.3" },
    { address: "::1", family: 6, network: "six" },
  ];
  await host.open(
    ...Array.from({ length: 25 }, (_, at) => ({
      ...kingsTable,
      table: `table-${at}`,
      code: `AAAA${String.fromCharCode(65 + at)}A`,
    })),
  );
  expect(network.published.size).toBe(40);
  expect([...network.published.keys()].filter((name) => name.includes("AAAAYA"))).toEqual([
    "Cardtable AAAAYA 127-0-0-2",
    "Cardtable AAAAYA 127-0-0-3",
  ]);
});

test("H-13 other hosts’ tables are found while somebody asks, his own never, and half a minute after he asked last nothing is listened for", async () => {
  const network = new FakeNetwork();
  const [ann, ben] = [
    openLan({ mdns: network.mdns, houseId: "a1" }),
    openLan({ mdns: network.mdns, houseId: "b2" }),
  ];
  await ann.open(kingsTable);
  await ben.open({ ...kingsTable, code: "BBBBBB", host: "Ben", listed: false });
  expect(network.open).toBe(1);
  expect(found(ben)).toEqual([`Ann 3/5 http://192.168.1.31:${portOf(ann)}/#join=QX4R7T`]);
  expect(found(ann)).toEqual([]);
  expect(network.open).toBe(3);
  await ben.clock.advance(20_000);
  expect(found(ben)).toHaveLength(1);
  await ben.clock.advance(30_000);
  expect(network.open).toBe(3);
  await ben.clock.advance(10_000);
  expect(network.open).toBe(2);
  await ann.open();
  expect(found(ben)).toEqual([]);
  await ben.lan.close();
  expect([found(ben), network.open]).toEqual([[], 1]);
});

test("H-13 a table whose host is gone without a goodbye is forgotten after two rounds; one that is heard by two addresses is one", async () => {
  const network = new FakeNetwork();
  const host = openLan({ mdns: network.mdns });
  host.addresses = [testAddress, { ...testAddress, address: "127.0.0.3" }];
  network.strangers = [
    heard({}, { house: "c3" }),
    heard({ referer: { address: "10.0.0.9" } }, { house: "c3" }),
  ];
  expect(found(host)).toEqual(["Ann 3/5 http://192.168.1.31:8484/#join=QX4R7T"]);
  await host.clock.advance(10_000);
  network.strangers = [];
  expect(found(host)).toEqual([]);
});

test("H-17 however many strangers shout, at most fifty tables are told of, and after two hundred nobody is listened to until the next round", async () => {
  const network = new FakeNetwork();
  const host = openLan({ mdns: network.mdns });
  host.lan.found();
  for (let at = 0; at < 10_000; at += 1)
    network.shout(heard({}, at < 200 ? { house: "x" } : { house: at.toString(16) }));
  expect(host.lan.found()).toEqual([]);
  network.strangers = network.strangers.slice(-100);
  await host.clock.advance(10_000);
  expect(host.lan.found()).toHaveLength(50);
});

test("H-13 a network that refuses multicast ends nothing: the table is open, and that it is not found by itself is said", async () => {
  const network = new FakeNetwork();
  network.refuses = Object.assign(new Error("bind EACCES 0.0.0.0:5353"), {
    code: "EACCES",
    syscall: "bind",
  });
  const host = openLan({ mdns: network.mdns });
  await host.open(kingsTable);
  const { addresses, problem } = host.lan.state();
  expect(addresses).toHaveLength(1);
  expect(problem && sentence(problem)).toBe(
    "Others can’t find this table by themselves on this network. They can join with its code or address.",
  );
  expect(host.lan.found()).toEqual([]);
  await host.open({ ...kingsTable, listed: false });
  expect(host.lan.state().problem).toBeNull();
  // Once it lets them, they are told.
  network.refuses = null;
  await host.open(kingsTable);
  expect(network.published.size).toBe(1);
  network.faults.at(-1)?.(new Error("ENETDOWN"));
  expect([network.open, host.lan.state().problem?.key]).toEqual([0, "lan.unheard"]);
  await host.clock.advance(5_000);
  await host.lan.settled();
  expect([network.published.size, network.open]).toEqual([1, 1]);
});

/** Of nobody else's: other programs of this machine may speak multicast DNS. */
async function freePort(): Promise<number> {
  const socket = createSocket("udp4").bind(0);
  await once(socket, "listening");
  const { port } = socket.address();
  socket.close();
  await once(socket, "close");
  return port;
}

/** By the true package, on the true network of this machine; tells of what it hears. */
function ear(make: MakeMdns): {
  readonly mdns: MakeMdns;
  until(this: void, wish: () => boolean): Promise<void>;
} {
  const waits = new Set<() => void>();
  return {
    mdns: (address, onFault) => {
      const instance = make(address, onFault);
      return {
        ...instance,
        browse: (onChange) =>
          instance.browse(() => {
            onChange();
            for (const wait of waits) wait();
          }),
      };
    },
    until: (wish) =>
      new Promise((resolve) => {
        const wait = (): void => {
          if (wish() && waits.delete(wait)) resolve();
        };
        waits.add(wait);
        wait();
      }),
  };
}

const third = { ...testAddress, address: "127.0.0.3" };

test("H-13 one host’s table is found by another over true multicast, as it is now, and no more once it is closed; a malformed packet in between harms neither", async () => {
  const port = await freePort();
  const listener = ear(mdnsAt(port));
  const [ann, ben] = [
    openLan({ mdns: mdnsAt(port), houseId: "a1" }),
    openLan({ mdns: listener.mdns, houseId: "b2" }),
  ];
  ben.addresses = [third];
  expect(ben.lan.found()).toEqual([]);
  await ann.open(kingsTable);
  await listener.until(() => ben.lan.found().length > 0);
  expect(ben.lan.found()).toEqual([
    {
      kind: "table",
      url: `http://127.0.0.2:${portOf(ann)}/#join=QX4R7T`,
      host: "Ann",
      game: "kings-and-bastards",
      players: 3,
      seats: 5,
    },
  ]);
  await shout(port);
  await ann.open({ ...kingsTable, players: 5, host: "Änn & Ωλγα" });
  await listener.until(() => ben.lan.found().some(({ players }) => players === 5));
  expect(ben.lan.found()).toMatchObject([{ players: 5, host: "Änn & Ωλγα" }]);
  await ann.open();
  await listener.until(() => ben.lan.found().length === 0);
  expect([...ann.faults, ...ben.faults]).toEqual([]);
});

/**
 * What no program of DNS-SD sends: cut off, without records, with a service that lacks its parts.
 */
async function shout(port: number): Promise<void> {
  const socket = createSocket("udp4");
  onTestFinished(() => void socket.close());
  socket.bind(0, "127.0.0.4");
  await once(socket, "listening");
  socket.setMulticastInterface("127.0.0.4");
  const label = (name: string): Buffer =>
    Buffer.concat([
      ...name
        .split(".")
        .map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)])),
      Buffer.from([0]),
    ]);
  const record = (name: string, type: number, data: Buffer, ttl = 120): Buffer =>
    Buffer.concat([
      label(name),
      Buffer.from([0, type, 0, 1, 0, 0, 0, ttl, data.length >> 8, data.length & 255]),
      data,
    ]);
  const answer = (...records: Buffer[]): Buffer =>
    Buffer.concat([Buffer.from([0, 0, 0x84, 0, 0, 0, 0, records.length, 0, 0, 0, 0]), ...records]);
  const ours = "_cardtable._tcp.local";
  const packets = [
    Buffer.from([0]),
    Buffer.alloc(12, 255),
    answer(record(ours, 12, label(`x.${ours}`))).subarray(0, 30),
    answer(),
    answer(record(ours, 12, label(`x.${ours}`))),
    answer(
      record(ours, 12, label(`x.${ours}`)),
      record(
        `x.${ours}`,
        33,
        Buffer.concat([Buffer.from([0, 0, 0, 0, 0x20, 0]), label("evil.example")]),
      ),
      record(`x.${ours}`, 16, Buffer.from([11, ...Buffer.from("__proto__=1")])),
    ),
    answer(record(ours, 12, label(`x.${ours}`), 0)),
  ];
  for (const packet of packets)
    await new Promise((resolve) => socket.send(packet, port, "224.0.0.251", resolve));
}

test("H-13 a port that another program keeps for itself, and an address that is gone, are told as faults of the network and end nothing", async () => {
  const [port, kept] = [await freePort(), await freePort()];
  const faults: string[] = [];
  const failed = (address: string, at: number): Promise<unknown> =>
    new Promise((resolve) => {
      const instance = mdnsAt(at)(address, (error) => {
        faults.push(String((error as { readonly code?: string }).code));
        resolve(null);
      });
      onTestFinished(() => instance.end());
      instance.publish(announced);
    });
  await failed("192.168.213.77", port);
  const selfish = createSocket("udp4").bind(kept, "0.0.0.0");
  await once(selfish, "listening");
  onTestFinished(() => void selfish.close());
  expect(faults).toEqual([expect.stringMatching(/^E/)]);
  await failed("127.0.0.2", kept);
  expect(faults).toContain("EADDRINUSE");
});
