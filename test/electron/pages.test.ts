// Checks which addresses leave the app for the system's browser.

import { beforeEach, describe, expect, it } from "vitest";
import { openTable } from "#main/electron/pages.ts";
import { resetElectron, shell } from "#test/fakes/electron.ts";

beforeEach(resetElectron);

describe("openTable", () => {
  const found = "http://192.168.1.31:8484/#join=QX4R7T";
  const sixth = "http://[fd12:3456:789a::20]:8484/#join=B9WLKD";
  const home = new URL("http://127.0.0.1:4100/");
  const told = [
    found,
    sixth,
    "http://evil.example/#join=QX4R7T",
    "https://192.168.1.31:8484/#join=QX4R7T",
    "http://192.168.1.31:8484/admin#join=QX4R7T",
    "http://10.0.0.1/?x#join=QX4R7T",
    "http://a:b@192.168.1.31:8484/#join=QX4R7T",
    "http://192.168.1.31:8484/",
    "http://93.184.216.34/#join=QX4R7T",
  ];
  const known = { home: () => home, found: () => Promise.resolve(told) };

  it.each([found, sixth])("opens the table %s, which the host has found", async (address) => {
    await expect(openTable(address, known)).resolves.toBe(true);
    expect(shell.opened).toEqual([address]);
  });

  it("opens the big screen of a table of its own", async () => {
    await expect(openTable("http://127.0.0.1:4100/#screen=K7QF2M", known)).resolves.toBe(true);
    expect(shell.opened).toEqual(["http://127.0.0.1:4100/#screen=K7QF2M"]);
  });

  it("opens no table that the host does not know of at this moment", async () => {
    await expect(openTable(found, { ...known, found: () => Promise.resolve([]) })).resolves.toBe(
      false,
    );
    await expect(
      openTable("http://127.0.0.1:4100/#screen=K7QF2M", { ...known, home: () => null }),
    ).resolves.toBe(false);
    expect(shell.opened).toEqual([]);
  });

  it.each([
    ...told.slice(2),
    "http://127.0.0.1:4100/#code=secret",
    "http://127.0.0.1:4101/#screen=K7QF2M",
    "http://127.0.0.1:4100/#screen=K7",
    "file:///#join=QX4R7T",
    "javascript:0//#join=QX4R7T",
    "",
  ])("refuses %j, whoever tells of it", async (address) => {
    await expect(openTable(address, known)).resolves.toBe(false);
    expect(shell.opened).toEqual([]);
  });
});
