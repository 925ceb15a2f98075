// Hosts that put another deal in the place of a sealed one (H-51), and what only looks like it.

import { expect, test } from "vitest";
import { planOf, SealedHost } from "./sealedHost.ts";

const gin = planOf("gin-rummy");
const other = planOf("gin-rummy", { deal: "e".repeat(32) });
const next = planOf("gin-rummy", { deal: "e".repeat(32), round: 2 });
const fault = { kind: "plan", seat: null };
const found = { round: 1, fault, player: null, by: "p0" };

async function dealt(): Promise<SealedHost> {
  const host = new SealedHost(gin);
  await host.begin();
  return host;
}

const presented = (host: SealedHost, plan = other) =>
  ({ type: "present", plan, entries: host.entries, boxes: [] }) as const;

/** The host shows the first player their own cards. */
async function showOpen(host: SealedHost): Promise<void> {
  const [page] = host.pages;
  const { seen, number } = page!.view;
  page!.see({ seen: { ...seen, viewer: 0 }, happened: [], number, round: 1, game: gin.game });
  await host.settled();
}

test("H-51 a host that presents another deal in mid-round is found out", async () => {
  const host = await dealt();
  for (let time = 0; time < 2; time += 1) host.send(0, presented(host));
  await host.settled();
  expect(host.pages[0]?.state).toMatchObject({ fault: found, lost: null });
  expect(host.faults).toEqual([{ by: 0, fault }]);
});

test("H-51 a host that begins another deal in mid-round is found out, and gets no part", async () => {
  const host = await dealt();
  host.send(0, { type: "begun", plan: other });
  await host.settled();
  expect(host.pages[0]?.state?.fault).toEqual(found);
  expect(host.faults).toEqual([{ by: 0, fault }]);
});

test.each(["begun", "present"] as const)(
  "H-51 a page that is loaded again in mid-round knows another deal (%s) from its own",
  async (type) => {
    const host = await dealt();
    host.pages[0]!.reload();
    for (let time = 0; time < 2; time += 1)
      host.send(0, type === "begun" ? { type, plan: other } : presented(host));
    await host.settled();
    expect(host.pages[0]?.state).toMatchObject({ fault: found, lost: null });
    expect(host.faults).toEqual([{ by: 0, fault }]);
  },
);

test("H-51 a host that presents the same deal to a page that is loaded again is not accused", async () => {
  const host = await dealt();
  host.pages[0]!.reload();
  host.present(0);
  host.present(0);
  await host.settled();
  expect(host.pages[0]?.state).toMatchObject({ fault: null, lost: null });
});

test("H-51 another deal follows one that was stopped before the first card", async () => {
  const host = new SealedHost(gin);
  host.refusing = { type: "shuffled", code: "stale" };
  await host.begin();
  host.send(0, { type: "stopped", fault: null, players: ["p1"] });
  host.send(0, { type: "begun", plan: other });
  await host.settled();
  expect(host.pages[0]?.state).toMatchObject({ fault: null, stopped: null });
});

test("H-51 another deal follows one that the host lost before it began the round", async () => {
  const host = new SealedHost(gin);
  const [page] = host.pages;
  // It hears the last line, and no view of the round.
  host.tamper = (message, seat) => {
    if (!host.deal.newest || seat !== 0) return message;
    page!.hear(message);
    page!.isOnLine = false;
    return null;
  };
  await host.begin();
  expect(page!.state).toMatchObject({ progress: null, fault: null });
  host.tamper = (message) => message;
  page!.isOnLine = true;
  host.send(0, { type: "present", plan: other, entries: [], boxes: [] });
  await host.settled();
  expect(host.pages[0]?.state).toMatchObject({ fault: null, lost: null });
});

test("H-51 the next round has a deal of its own, also for a page that missed the end of the last", async () => {
  const host = await dealt();
  host.send(0, { type: "begun", plan: next });
  await host.settled();
  expect(host.pages[0]?.state).toMatchObject({ round: 2, fault: null });
});

test("H-51 once a round is over nothing is said of what is dealt in its place", async () => {
  const host = await dealt();
  await host.playOut();
  host.send(0, { type: "begun", plan: other });
  await host.settled();
  expect(host.pages[0]?.state?.fault).toBeNull();
});

test("H-51 a host that shows a player’s cards in mid-round is found out, whatever the table’s settings say", async () => {
  const host = await dealt();
  host.isSetSealed = false;
  await showOpen(host);
  expect(host.pages[0]?.state?.fault).toEqual(found);
});

/** A page that knows of no sealed deal is shown the round. */
async function dealtOpen(isSetSealed: boolean): Promise<SealedHost> {
  const host = await dealt();
  host.isSetSealed = isSetSealed;
  host.pages[0]!.storage.removeItem("cardtable.sealed.t4b1e.p0");
  const { view } = host.pages[0]!;
  host.pages[0]!.reload();
  host.pages[0]!.state = null;
  host.pages[0]!.see(view);
  await host.settled();
  return host;
}

test("H-51 a round that is dealt unsealed at a table that deals sealed is found out", async () => {
  const host = await dealtOpen(true);
  expect(host.pages[0]?.state).toMatchObject({ round: 1, players: ["p0", "p1"], fault: found });
});

test("H-51 a table that no longer deals sealed is not accused", async () => {
  const host = await dealtOpen(false);
  expect(host.pages[0]?.state).toBeNull();
});

test("H-51 after a sealed round the moves of one that is dealt unsealed are the host’s to take", async () => {
  const host = await dealt();
  await host.playOut();
  host.isSetSealed = false;
  const [page] = host.pages;
  page!.see({ ...page!.view, seen: { ...page!.view.seen, viewer: 0 }, number: 0, round: 2 });
  await host.settled();
  expect(await page!.move({ type: "pass" })).toBeNull();
  expect(page!.state?.fault).toBeNull();
});
