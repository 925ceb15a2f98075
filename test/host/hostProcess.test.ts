// Checks that the host obeys the desktop shell that started it in a process of its own.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { obeyParent, type ToParent } from "#main/start/hostProcess.ts";
import { newOwnerSecret } from "#main/connections/ownerKeys.ts";
import { openHouse } from "#renderer/client/openHouse.ts";
import { patientClock } from "#test/client/patientClock.ts";
import { asOwner } from "#test/support/asOwner.ts";

let folder: string;
let order: (data: unknown) => void;
let said: (message: ToParent) => void;
let ended: Promise<number>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cardtable-process-"));
  ended = new Promise((resolve) => {
    obeyParent(
      {
        on: (_event, listener) => (order = (data) => listener({ data })),
        postMessage: (message) => said(message),
      },
      resolve,
    );
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

const next = (): Promise<ToParent> => new Promise((resolve) => (said = resolve));
const start = (): { type: string; dataFolder: string; rendererFolder: string; secret: string } => ({
  type: "start",
  dataFolder: join(folder, "data"),
  rendererFolder: folder,
  secret: newOwnerSecret(),
});

test("told to start it says where it listens, and told to stop it ends with 0", async () => {
  writeFileSync(join(folder, "index.html"), "");
  const message = next();
  const orders = start();
  order(orders);
  const answer = await message;
  if (answer.type !== "listening") throw new Error(JSON.stringify(answer));
  expect(answer.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const house = await openHouse(answer.url, asOwner(answer.url, orders.secret), patientClock);
  expect(await house.ask("profile", {})).toMatchObject({ ok: true });
  order({ type: "stop" });
  expect(await ended).toBe(0);
  expect(await house.ask("profile", {})).toMatchObject({ error: { code: "not-connected" } });
  house.close();
});

test("what keeps it from starting is told in one line, and it ends with 1", async () => {
  const message = next();
  order(start());
  expect(await message).toEqual({
    type: "failed",
    why: { key: "shell.noScreen", args: { folder: expect.any(String) as unknown } },
  });
  expect(await ended).toBe(1);
});

test("told to stop before it was started it just ends", async () => {
  order({ type: "stop" });
  expect(await ended).toBe(0);
});

test("pinged it answers with the same number, before it was started too", async () => {
  const message = next();
  order({ type: "ping", number: 7 });
  expect(await message).toEqual({ type: "pong", number: 7 });
  order({ type: "stop" });
  expect(await ended).toBe(0);
});

test("asked for tables in the network it names none before it was started", async () => {
  const message = next();
  order({ type: "found", number: 3 });
  expect(await message).toEqual({ type: "found", number: 3, addresses: [] });
  order({ type: "stop" });
  expect(await ended).toBe(0);
});
