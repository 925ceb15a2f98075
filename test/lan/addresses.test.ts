// Checks which addresses count as those of a network in a room, and which are never listened on.

import { networkInterfaces } from "node:os";
import { expect, test } from "vitest";
import { isLoopback, isLoopbackName, isOwnName } from "#shared/protocol/addresses.ts";
import {
  inUrl,
  isPrivate,
  likeliestFirst,
  machineAddresses,
  theseAddresses,
  type LanAddress,
} from "#main/lan/addresses.ts";

test.each([
  "10.0.0.1",
  "10.255.255.254",
  "172.16.0.1",
  "172.31.255.1",
  "192.168.0.1",
  "192.168.255.254",
  "169.254.7.7",
  "fc00::1",
  "fd12:3456::7",
])("H-14 %s is of a private network", (address) => {
  expect(isPrivate(address)).toBe(true);
});

test.each([
  "127.0.0.1",
  "127.0.0.2",
  "9.255.255.255",
  "11.0.0.1",
  "172.15.0.1",
  "172.32.0.1",
  "192.167.0.1",
  "8.8.8.8",
  "100.64.0.1",
  "192.0.2.2",
  "0.0.0.0",
  "224.0.0.251",
  "::1",
  "::",
  "fe80::1",
  "2001:db8::1",
  "ff02::fb",
  "localhost",
  "cardtable.local",
  "",
  "10.0.0",
  "010.0.0.1",
])("H-14 %s is not", (address) => {
  expect(isPrivate(address)).toBe(false);
});

test("this machine is told from the network", () => {
  expect(["127.0.0.1", "127.9.9.9", "::1"].map(isLoopback)).toEqual([true, true, true]);
  expect(["10.0.0.1", "fd00::2", "localhost", ""].map(isLoopback)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(
    ["127.256.0.1", "127.0.0.01", "127.0.0", "127.0.0.1.evil.example", "127.0.0.1:80"].some(
      isLoopback,
    ),
  ).toBe(false);
});

test("a name in an address leads to this machine, and the fewer of those to where a host listens without the network", () => {
  const names = [
    "127.0.0.1",
    "localhost",
    "[::1]",
    "127.0.0.2",
    "192.168.1.5",
    "[fd00::2]",
    "localhost.evil.example",
    "",
  ];
  expect(names.filter(isLoopbackName)).toEqual(["127.0.0.1", "localhost", "[::1]", "127.0.0.2"]);
  expect(names.filter(isOwnName)).toEqual(["127.0.0.1", "localhost", "[::1]"]);
});

test("H-14 of this machine’s addresses exactly the private ones are taken", () => {
  const all = Object.values(networkInterfaces()).flatMap((found = []) =>
    found.map(({ address }) => address),
  );
  expect(
    machineAddresses()
      .map(({ address }) => address)
      .toSorted(),
  ).toEqual(all.filter(isPrivate).toSorted());
  for (const { network } of machineAddresses())
    expect(Object.keys(networkInterfaces())).toContain(network);
});

test("H-13 an IPv4 address that others reach is told before one of IPv6, and both before those that a machine gives itself or its own machines", () => {
  const found = (address: string, family: 4 | 6, network = "wlan0"): LanAddress => ({
    address,
    family,
    network,
  });
  const inOrder = [
    found("192.168.1.20", 4),
    found("10.0.0.5", 4, "eth0"),
    found("fd12::20", 6),
    found("169.254.3.4", 4),
    found("172.17.0.1", 4, "docker0"),
    found("fd00::1", 6, "docker0"),
  ];
  expect(
    likeliestFirst([inOrder[5]!, inOrder[2]!, inOrder[4]!, inOrder[3]!, inOrder[0]!, inOrder[1]!]),
  ).toEqual(inOrder);
});

test("addresses that were asked for are taken as they are, and stand in a URL in its form", () => {
  const [four, six] = theseAddresses(["127.0.0.2", "fd00::77"])();
  expect([four, six]).toEqual([
    { address: "127.0.0.2", family: 4, network: "" },
    { address: "fd00::77", family: 6, network: "" },
  ]);
  expect([inUrl(four!), inUrl(six!)]).toEqual(["127.0.0.2", "[fd00::77]"]);
});
