// A player's own program in a sealed deal (H-51): what it does by itself, what it shows its player,
// and what it keeps.

import { expect, test } from "vitest";
import type { TabStorage } from "#renderer/client/deal/keptDeals.ts";
import { againMs } from "#renderer/client/sealed/SentParts.ts";
import { planOf, SealedHost } from "./sealedHost.ts";
import { shownViews, trueViews } from "./trueViews.ts";

const gin = planOf("gin-rummy");
const kings = planOf("kings-and-bastards");

async function begun(plan = gin): Promise<SealedHost> {
  const host = new SealedHost(plan);
  await host.begin();
  return host;
}

/** Nobody found anything, and everybody has seen all that there is to see. */
function expectComplete(host: SealedHost): void {
  expect(host.faults).toEqual([]);
  for (const { state } of host.pages)
    expect(state).toMatchObject({ isComplete: true, awaited: [], fault: null, stopped: null });
}

test("H-51 pages seal a deck by themselves; each then shows its player their own cards alone", async () => {
  const host = await begun();
  expect(shownViews(host)).toEqual(trueViews(host));
  const [first, second] = host.pages.map(({ state }) => state);
  expect(first).toMatchObject({ round: 1, players: ["p0", "p1"], progress: null, awaited: [] });
  expect(first?.words).toHaveLength(4);
  expect(second?.words).toEqual(first?.words);
});

test("H-51 with three and more pages they keep each other’s keys in parts", async () => {
  const host = await begun(planOf("five-card-draw", { players: ["p0", "p1", "p2"] }));
  expect(host.entries.filter(({ type }) => type === "deposits")).toHaveLength(3);
  expect(shownViews(host)).toEqual(trueViews(host));
});

test("H-51 what a page shows in a whole round of Gin Rummy is what an ordinary host would show", async () => {
  const host = await begun();
  while (await host.playOn()) expect(shownViews(host)).toEqual(trueViews(host));
  expectComplete(host);
  expect(host.pages[0]?.state?.closedCards).toBeGreaterThan(0);
});

test("H-51 H-15 a page that is loaded again in mid-round goes on with its keys and its cards", async () => {
  const host = await begun(kings);
  for (let move = 0; move < 6; move += 1) await host.playOn();
  const hands = shownViews(host).map(({ seen }) => seen.hands);
  host.pages[1]?.reload();
  host.present(1);
  await host.settled();
  expect(shownViews(host).map(({ seen }) => seen.hands)).toEqual(hands);
  await host.playOut();
  expectComplete(host);
});

const forbidden = (): never => {
  throw new Error("forbidden");
};
const noStorage: TabStorage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };

test("H-51 where nothing can be stored the round goes on as long as the page is open", async () => {
  const host = new SealedHost(gin, [noStorage]);
  await host.begin();
  await host.playOut();
  expectComplete(host);
});

test("H-51 what was lost with a line is sent again on the next one, and what comes twice changes nothing", async () => {
  const host = new SealedHost(gin);
  const [page] = host.pages;
  page!.isOnLine = false;
  await host.begin();
  expect(host.deal.newest).toBeNull();
  page!.isOnLine = true;
  for (let time = 0; time < 2; time += 1) host.present(0);
  await host.settled();
  expect(shownViews(host)).toEqual(trueViews(host));
  for (let move = 0; (await host.playOn()) && move < 4; move += 1) {
    host.present(move % 2);
    await host.settled();
  }
  await host.playOut();
  expectComplete(host);
});

test.each([
  ["commitment", "flood"],
  ["keys", "fault"],
  ["shuffled", "store-locked"],
  ["boxes", "stale"],
] as const)(
  "H-51 what the host cannot take for now (%s: %s) is sent again a moment later",
  async (type, code) => {
    const host = new SealedHost(gin);
    host.refusing = { type, code };
    await host.begin();
    host.clock.advance(againMs);
    await host.settled();
    expect(host.deal.newest).toBeNull();
    host.refusing = null;
    host.clock.advance(againMs);
    await host.settled();
    expect(shownViews(host)).toEqual(trueViews(host));
    expect(host.clock.delays).toEqual([]);
  },
);

test("H-51 nothing is sent again for a deal that has been stopped", async () => {
  const host = new SealedHost(gin);
  host.refusing = { type: "shuffled", code: "flood" };
  await host.begin();
  for (const { seat } of host.pages)
    host.send(seat, { type: "stopped", fault: null, players: ["p1"] });
  await host.settled();
  host.clock.advance(againMs);
  await host.settled();
  expect(host.clock.delays).toEqual([]);
});

test("C-6 H-51 a page whose player’s time is over makes the default move for them, once", async () => {
  const host = await begun();
  const seat = host.toMove();
  const number = host.deal.newest!.number;
  for (const seen of [number + 1, number, number])
    host.send(seat, { type: "timeUp", number: seen });
  await host.settled();
  expect(host.deal.newest).toMatchObject({ number: number + 1, seat, auto: true });
  expect(shownViews(host)).toEqual(trueViews(host));
});

test("C-6 H-51 a default move that the host cannot take for now is made a moment later", async () => {
  const host = await begun();
  const seat = host.toMove();
  const number = host.deal.newest!.number;
  host.refusing = { type: "moved", code: "store-locked" };
  host.send(seat, { type: "timeUp", number });
  await host.settled();
  host.refusing = null;
  host.clock.advance(againMs);
  await host.settled();
  expect(host.deal.newest).toMatchObject({ number: number + 1, seat, auto: true });
  expect(host.clock.delays).toEqual([]);
});

/** A part for the log comes while a move is on its way, which was signed over the log before it. */
async function crossed(): Promise<SealedHost> {
  const host = await begun(planOf("five-card-draw", { players: ["p0", "p1", "p2", "p3"] }));
  const gone = host.pages.find(({ view }) => view.seen.legal.length === 0)!.seat;
  host.refusing = { type: "standIn", code: "flood" };
  host.leave(gone);
  await host.settled();
  host.beforeMove = () => {
    host.beforeMove = () => {};
    host.takeRefused();
  };
  return host;
}

test("C-6 H-51 a default move that another line crosses is signed again", async () => {
  const host = await crossed();
  const seat = host.toMove();
  const { number } = host.deal.newest!;
  host.send(seat, { type: "timeUp", number });
  await host.settled();
  expect(host.deal.newest).toMatchObject({ number: number + 1, seat, auto: true });
});

test("H-51 a player’s move that another line crosses is signed again, and made", async () => {
  const host = await crossed();
  const { number } = host.deal.newest!;
  expect(await host.playOn()).toBe(true);
  expect(host.deal.newest).toMatchObject({ number: number + 1, auto: false });
});

test("C-9 H-51 a move that the rules forbid, or that answers an earlier view, is refused by the page itself", async () => {
  const host = await begun();
  const seat = host.toMove();
  const page = host.pages[seat]!;
  const before = host.entries.length;
  const card = (page.view.seen.hands[seat] as readonly string[])[0]!;
  const isForbidden = await page.move({ type: "discard", card } as never);
  expect(isForbidden).toMatchObject({ ok: false, error: { code: "GR-6" } });
  const isStale = await page.move(page.view.seen.legal[0] as never, page.view.number + 1);
  expect(isStale).toMatchObject({ ok: false, error: { code: "stale" } });
  expect(host.entries).toHaveLength(before);
});

test("C-5 H-51 to leave is asked of the host as ever", async () => {
  const host = await begun();
  expect(await host.pages[0]!.move({ type: "leave" })).toBeNull();
});

test("H-51 a page that has lost its keys says so, and shows what the host shows", async () => {
  const host = await begun();
  host.pages[0]!.storage.removeItem("cardtable.sealed.t4b1e.p0");
  host.pages[0]!.reload();
  host.present(0);
  await host.settled();
  expect(host.pages[0]!.state).toMatchObject({ lost: "keys", words: [], round: 1 });
  expect(host.pages[0]!.view.seen.viewer).toBe("spectator");
  expect(await host.pages[0]!.move({ type: "pass" })).toBeNull();
});

test("H-51 whose page did not answer is told, and the round may be dealt otherwise", async () => {
  const host = new SealedHost(gin);
  host.pages[1]!.isOnLine = false;
  await host.begin();
  const [page] = host.pages;
  expect(page?.state).toMatchObject({ awaited: ["p1"], stopped: null });
  host.send(0, { type: "stopped", fault: null, players: ["p1"] });
  await host.settled();
  expect(page?.state).toMatchObject({ progress: null, stopped: { players: ["p1"] }, fault: null });
});
