// What a table does around a sealed deal (H-51). The pages compute in a group that hides nothing and is
// quick.

import { beforeEach, expect, test, vi } from "vitest";
import { openStore, type Store } from "#main/store/store.ts";
import { saysOfStore, StoreError } from "#main/store/storeError.ts";
import { SealedGroup } from "#main/base/sealedGroup.ts";
import { auditedFile } from "#main/store/audit/auditedFile.ts";
import type { SealedPart } from "#shared/sealedDeal/parts.ts";
import { boxContext } from "#shared/sealedDeal/log.ts";
import { sealedBox } from "#shared/sealedDeal/boxes.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { seededRandom } from "#test/host/support/seededRandom.ts";
import { settled } from "#test/host/support/simulatedClock.ts";
import { Client } from "#test/host/support/client.ts";
import { expectSoundBooks } from "#test/host/support/books.ts";
import { deal, lanTable, type LanTable } from "#test/host/support/lanTable.ts";
import { pagesAnswer, pagesPlay, type SealedGuest } from "#test/host/support/sealedGuest.ts";
import { sealedTable, oneOf } from "#test/host/support/sealedTable.ts";
import { fastGroup } from "#test/sealedDeal/fastGroup.ts";
import { checkOnce } from "#test/sealedDeal/checkedOnce.ts";

checkOnce();

beforeEach(() => void vi.spyOn(SealedGroup.prototype, "now", "get").mockReturnValue(fastGroup));

const ok = { ok: true, value: null };
const kings = oneOf("kings-and-bastards", { stake: 10 });
const draw = oneOf("five-card-draw", { ante: 1 });
const gin = oneOf("gin-rummy");
const pageMs = 30_000;

/** Of a round that is over: the stored record, and what is known of its deal. */
const stored = ({ store, id }: LanTable) => store.rounds.latest(id)!;
const soundBooks = (table: LanTable) => expectSoundBooks(table.store, [table.id]);

test.each([
  ["kings-and-bastards", kings, 3],
  ["five-card-draw", draw, 4],
  ["gin-rummy", gin, 2],
] as const)(
  "H-51 in rounds of %s no chip is lost, and the books of the host are in order",
  async (_game, rotation, people) => {
    const table = await sealedTable(fastGroup, rotation, { people });
    for (let round = 1; round <= 2; round += 1) {
      await table.begins();
      await pagesPlay(table.pages);
    }
    expect(table.log).toEqual([]);
    expect(table.pages.flatMap(({ refused }) => refused)).toEqual([]);
    soundBooks(table);
    await table.host.close();
    expect(auditedFile(table.dataFolder)).toMatchObject({ rounds: 2, problems: [] });
  },
);

test("H-51 in Kings & Bastards the record of a round is the true one once all have shown what was left", async () => {
  const table = await sealedTable(fastGroup, kings, { people: 3 });
  await table.begins();
  await pagesPlay(table.pages);
  await pagesAnswer(table.pages);
  expect(stored(table).record.deck).toEqual(table.pages[0]!.deal!.sight.guess);
  const [round] = table.store.rounds.finished({ limit: 1, before: null, profile: "" });
  expect(table.store.rounds.find(round!.id)).toMatchObject({ closedCards: 0 });
});

test("H-51 the host sends every seat what spectators see, and pages see their own cards", async () => {
  const table = await sealedTable(fastGroup, draw, { people: 3 });
  const watcher = table.come(table.guest("Eve"));
  await table.begins();
  await pagesPlay(table.pages);
  for (const { client, view } of table.pages) {
    expect(client.views.map(({ seen }) => seen)).toEqual(
      watcher.views.slice(-client.views.length).map(({ seen }) => seen),
    );
    expect(client.view.number).toBe(view!.number);
    expect(client.view.seen.facts).toEqual(JSON.parse(JSON.stringify(view!.seen.facts)));
  }
  expect(watcher.sealed).toEqual([]);
});

test("H-51 a host that is killed in a sealed round goes on with it, also where a move waits for a page", async () => {
  const table = await sealedTable(fastGroup, gin);
  await table.begins();
  await pagesPlay(table.pages, () => table.owner.view.number === 3);
  let again = await table.restarts();
  await pagesAnswer(table.pages);
  expect(table.pages.map(({ client }) => client.view.number)).toEqual([3, 3]);
  const drawer = () =>
    table.pages.find(({ view, isToAct }) => isToAct && view?.seen.phase === "draw");
  await pagesPlay(table.pages, () => drawer() !== undefined);
  const before = table.pages[0]!.client.view.number;
  const drawing = drawer()!;
  const other = table.pages.find((page) => page !== drawing)!;
  other.isSilent = true;
  void drawing.moves({ type: "draw" });
  await pagesAnswer(table.pages);
  expect(other.client.view.number).toBe(before);
  again = await table.restarts();
  other.isSilent = false;
  await pagesAnswer(table.pages);
  expect(other.client.view.number).toBe(before + 1);
  await pagesPlay(table.pages);
  expect(again.log).toEqual([]);
  expectSoundBooks(again.store, [table.id]);
});

test("H-51 a page that never answers before the first card stops the deal, and everybody is told whose", async () => {
  const table = await sealedTable(fastGroup, kings, { people: 3 });
  const [owner, ben, cleo] = table.pages;
  cleo!.isSilent = true;
  await deal(table.pages.map(({ client }) => client));
  await pagesAnswer(table.pages);
  await table.clock.advance(pageMs - 1);
  expect(owner!.all("stopped")).toEqual([]);
  await table.clock.advance(1);
  const stopped = { type: "stopped", fault: null, players: [cleo!.player] };
  expect(owner!.all("stopped")).toEqual([stopped]);
  expect(ben!.all("stopped")).toEqual([stopped]);
  expect(table.owner.table.stage).toBe("waiting");
  expect(table.owner.table.players.map(({ ready }) => ready)).toEqual([false, false, false]);
  cleo!.isSilent = false;
  await table.begins();
  expect(table.owner.table.stage).toBe("playing");
});

test.each([
  ["five-card-draw", draw],
  ["gin-rummy", gin],
] as const)(
  "H-51 %s: nobody reads a card before everybody has done their part for all hands",
  async (_game, rotation) => {
    const table = await sealedTable(fastGroup, rotation);
    const [owner, ben] = table.pages;
    ben!.forges = (part) => (part.type === "boxes" ? { ...part, boxes: [] } : part);
    await deal(table.pages.map(({ client }) => client));
    await pagesAnswer(table.pages);
    expect(ben!.all("boxes")).toEqual([]);
    const { token } = table.guests[0]!;
    await ben!.comesOn(Client.arrive(table.host.house.table(table.id)!, token));
    expect(ben!.all("present")).toMatchObject([{ boxes: [] }]);
    expect(owner!.client.table.stage).toBe("waiting");
  },
);

test("H-51 who leaves while the deck is sealed has left, and the others may deal again", async () => {
  const table = await sealedTable(fastGroup, kings, { people: 3 });
  const [owner, ben, cleo] = table.pages;
  cleo!.isSilent = true;
  await deal(table.pages.map(({ client }) => client));
  await pagesAnswer(table.pages);
  expect(await cleo!.client.ask("leave", {})).toEqual(ok);
  expect(owner!.all("stopped")).toEqual([{ type: "stopped", fault: null, players: [] }]);
  await deal([owner!.client, ben!.client]);
  await pagesAnswer([owner!, ben!]);
  expect(table.owner.table.stage).toBe("playing");
});

test("H-51 a page that is away is waited for as long as its seat is kept", async () => {
  const table = await sealedTable(fastGroup, kings, { settings: { keepSeconds: 60 } });
  const [owner, ben] = table.pages;
  await deal(table.pages.map(({ client }) => client));
  table.door.depart(ben!.client.connection);
  await owner!.answers();
  await table.clock.advance(60_000 + pageMs - 1);
  expect(owner!.all("stopped")).toEqual([]);
  await table.clock.advance(1);
  expect(owner!.all("stopped")).toMatchObject([{ players: [ben!.player] }]);
});

test("H-51 a seat whose page owes something in the round leaves it, and with two the other wins", async () => {
  const table = await sealedTable(fastGroup, gin);
  await table.begins();
  await pagesPlay(table.pages, () => table.owner.view.number === 2);
  const silent = table.pages.find(({ isToAct }) => !isToAct)!;
  const other = table.pages.find(({ isToAct }) => isToAct)!;
  silent.isSilent = true;
  const moved = other.moves({ type: "draw" });
  await pagesAnswer([other]);
  await table.clock.advance(pageMs);
  await pagesAnswer([other]);
  expect(table.owner.table.lastResult?.winners).toEqual([other.deal!.viewer]);
  expect(await moved).toEqual(ok);
  expect(table.log).toEqual([]);
  soundBooks(table);
});

test("H-51 with two players who leaves in the round has lost it", async () => {
  const table = await sealedTable(fastGroup, gin);
  await table.begins();
  await pagesPlay(table.pages, () => table.owner.view.number === 2);
  expect(await table.guests[0]!.client.ask("leave", {})).toEqual(ok);
  const [owner, ben] = table.pages;
  expect(table.owner.table.lastResult?.winners).toEqual([owner!.deal!.viewer]);
  await pagesAnswer([owner!]);
  expect(owner!.view!.seen.facts.left).toEqual([ben!.deal!.viewer]);
});

test("H-51 who leaves in the round is stood in for by the others, who play on", async () => {
  const table = await sealedTable(fastGroup, draw, { people: 4 });
  await table.begins();
  const dora = table.guests[2]!;
  const left = dora.client.ask("leave", {});
  await pagesAnswer(table.pages.slice(0, 3));
  expect(await left).toEqual(ok);
  await pagesPlay(table.pages.slice(0, 3));
  expect(table.owner.table.lastResult).not.toBeNull();
  expect(table.log).toEqual([]);
  soundBooks(table);
  await table.host.close();
  expect(auditedFile(table.dataFolder).problems).toEqual([]);
});

test("H-51 a wrong proof is refused, and its seat is named to everybody", async () => {
  const table = await sealedTable(fastGroup, kings, { people: 3 });
  const [owner, ben] = table.pages;
  ben!.forges = (part): SealedPart =>
    part.type === "shuffled" ? { ...part, deck: part.deck.toReversed() } : part;
  await deal(table.pages.map(({ client }) => client));
  await pagesAnswer(table.pages);
  const fault = { kind: "shuffle", seat: ben!.deal!.viewer };
  expect(owner!.all("stopped")).toEqual([{ type: "stopped", fault, players: [] }]);
  expect(table.owner.table.stage).toBe("waiting");
  expect(ben!.refused).toMatchObject([{ code: "H-51" }]);
});

/** A page puts rubbish into its boxes for one seat. */
function spoils(page: SealedGuest, to: Seat): void {
  page.forges = (part): SealedPart => {
    if (part.type !== "boxes") return part;
    const { planHash, sealing } = page.deal!;
    const boxes = part.boxes.map((each) => {
      if (each.to !== to) return each;
      const context = boxContext(planHash, each.from, to, each.place);
      const key = sealing.keys[to]!.box;
      return { ...each, box: sealedBox(fastGroup, context, key, "{}", seededRandom("rubbish")) };
    });
    return { ...part, boxes };
  };
}

test("H-51 who puts no share into a box leaves the round, and whom they cheated plays on with that card", async () => {
  const table = await sealedTable(fastGroup, draw, { people: 3 });
  const [owner, ben, cleo] = table.pages;
  await deal(table.pages.map(({ client }) => client));
  await settled();
  const seatOf = (page: SealedGuest) => {
    const [begun] = page.all("begun");
    return begun!.plan.players.indexOf(page.player);
  };
  spoils(ben!, seatOf(cleo!));
  await pagesAnswer(table.pages);
  const left = table.owner.view.seen.facts.left;
  expect(left).toEqual([seatOf(ben!)]);
  expect(owner!.all("stopped")[0]).toMatchObject({
    fault: { kind: "share", seat: seatOf(ben!) },
    players: [cleo!.player],
  });
  await pagesPlay([owner!, cleo!]);
  expect(cleo!.refused).toEqual([]);
  const [round] = table.store.rounds.finished({ limit: 1, before: null, profile: "" });
  expect(round!.deal).toBe("fault");
  expect(table.log).toEqual([]);
  soundBooks(table);
});

test("H-51 nobody is sent a box before all boxes of the first hands are there", async () => {
  const table = await sealedTable(fastGroup, draw, { people: 3 });
  const [owner, ben, cleo] = table.pages;
  cleo!.forges = (part): SealedPart => (part.type === "boxes" ? { ...part, boxes: [] } : part);
  await deal(table.pages.map(({ client }) => client));
  await pagesAnswer(table.pages);
  expect(ben!.deal!.course?.steps.length).toBe(1);
  expect([...owner!.all("boxes"), ...ben!.all("boxes")]).toEqual([]);
  await ben!.comesOn(Client.arrive(table.door, table.guests[0]!.token));
  expect(ben!.all("present")).toMatchObject([{ boxes: [] }]);
  await table.clock.advance(pageMs);
  expect(owner!.all("stopped")).toMatchObject([{ fault: null, players: [cleo!.player] }]);
});

test("H-51 what a page only says of a seat is told as what it says, and not kept", async () => {
  const table = await sealedTable(fastGroup, gin);
  const [owner, ben] = table.pages;
  await table.begins();
  const seat = owner!.deal!.viewer;
  expect(await ben!.ask({ type: "fault", fault: { kind: "rules", seat } })).toEqual(ok);
  expect(owner!.all("stopped")).toMatchObject([{ fault: { seat }, players: [ben!.player] }]);
  const absent = { kind: "rules", seat: 7 } as const;
  expect(await ben!.ask({ type: "fault", fault: absent })).toMatchObject({ ok: false });
  expect(await table.guests[0]!.client.ask("leave", {})).toEqual(ok);
  const [round] = table.store.rounds.finished({ limit: 1, before: null, profile: "" });
  expect(round!.deal).toBeNull();
});

test("H-51 a page that owes something has no more time for sending what nobody needs", async () => {
  const table = await sealedTable(fastGroup, gin);
  await table.begins();
  await pagesPlay(table.pages, () => table.owner.view.number === 2);
  const owing = table.pages.find(({ isToAct }) => !isToAct)!;
  const other = table.pages.find(({ isToAct }) => isToAct)!;
  owing.isSilent = true;
  void other.moves({ type: "draw" });
  await pagesAnswer([other]);
  const { commitments } = owing.deal!.sealing;
  const needless = { type: "commitment", commitment: commitments[0]! } as const;
  for (let passed = 0; passed < pageMs; passed += pageMs / 3) {
    expect(await owing.ask(needless)).toEqual(ok);
    await table.clock.advance(pageMs / 3);
  }
  expect(table.owner.table.lastResult?.winners).toEqual([other.deal!.viewer]);
});

test("H-51 a fault that a page finds is told to everybody, once for each page", async () => {
  const table = await sealedTable(fastGroup, kings);
  const [owner, ben] = table.pages;
  await table.begins();
  const fault = { kind: "log", seat: null } as const;
  expect(await ben!.ask({ type: "fault", fault })).toEqual(ok);
  expect(await ben!.ask({ type: "fault", fault })).toEqual(ok);
  expect(owner!.all("stopped")).toEqual([{ type: "stopped", fault, players: [ben!.player] }]);
});

test("H-51 what the host would have to make up for a seat is refused", async () => {
  const table = await sealedTable(fastGroup, kings);
  await table.begins();
  const acting = table.pages.find(({ isToAct }) => isToAct)!;
  const { client } = acting;
  expect(await client.move(acting.view!.seen.legal[0] as never)).toMatchObject({
    error: { code: "H-51" },
  });
  expect(await client.ask("hint", { answers: client.view.number })).toMatchObject({
    error: { code: "H-51" },
  });
  expect(client.table.hints).toBe(false);
});

test.each([
  ["a game with hidden effects", { rotation: oneOf("exordia8") }],
  ["two packs", { rotation: oneOf("kings-and-bastards", { jokersPerPack: 2 }) }],
  ["bots", { rotation: kings, bots: ["easy"] as const }],
])("H-51 a round with %s is not dealt sealed", async (_what, wish) => {
  const lan = await lanTable({ seats: 3, settings: { sealedDeals: true }, ...wish });
  const ben = await lan.join("Ben");
  for (const client of [lan.owner, ben.client])
    await client.ask("takePart", { key: "ab".repeat(32) });
  await ben.client.ready();
  expect(await lan.owner.ready()).toMatchObject({ ok: false, error: { code: "H-51" } });
  expect(lan.owner.sealed).toEqual([]);
});

test("H-51 a round is not dealt sealed without the page of everybody who is dealt in", async () => {
  const lan = await lanTable({ seats: 2, settings: { sealedDeals: true } });
  const ben = await lan.join("Ben");
  await lan.owner.ask("takePart", { key: "ab".repeat(32) });
  await ben.client.ready();
  expect(await lan.owner.ready()).toMatchObject({
    error: { code: "H-51", args: { names: ["Ben"] } },
  });
});

test("H-51 when a player's time is over their page moves, and without it the seat leaves", async () => {
  const settings = { turnSeconds: 10, timeBankSeconds: 0 };
  const table = await sealedTable(fastGroup, gin, { settings });
  await table.begins();
  const inDiscard = () =>
    table.pages.find(({ isToAct, view }) => isToAct && view?.seen.phase === "discard");
  await pagesPlay(table.pages, () => inDiscard() !== undefined);
  const acting = inDiscard()!;
  const { number } = acting.client.view;
  await table.clock.advance(10_000);
  await pagesAnswer(table.pages);
  expect(acting.client.view.number).toBe(number + 1);
  await pagesPlay(table.pages, () => inDiscard() !== undefined);
  const next = inDiscard()!;
  next.isSilent = true;
  await table.clock.advance(10_000 + pageMs);
  expect(table.owner.table.lastResult?.winners).not.toContain(next.deal!.viewer);
});

test("H-51 a page that comes and goes delays its player's turn no longer than it is kept once", async () => {
  const settings = { turnSeconds: 10, timeBankSeconds: 0, keepSeconds: 60 };
  const table = await sealedTable(fastGroup, gin, { settings });
  await table.begins();
  const discards = () =>
    table.pages.find(({ isToAct, view }) => isToAct && view?.seen.phase === "discard");
  await pagesPlay(table.pages, () => discards() !== undefined);
  const late = discards()!;
  const other = table.pages.find((page) => page !== late)!;
  late.isSilent = true;
  const token = [table.token, ...table.guests.map((guest) => guest.token)][
    table.pages.indexOf(late)
  ];
  table.door.depart(late.client.connection);
  for (let passed = 0; passed < 110_000; passed += 10_000) {
    await table.clock.advance(5_000);
    if (other.client.table.lastResult) break;
    await late.comesOn(Client.arrive(table.door, token));
    await table.clock.advance(5_000);
    table.door.depart(late.client.connection);
  }
  expect(other.client.table.lastResult?.winners).toEqual([other.deal!.viewer]);
});

test("H-51 where cards stayed closed a round is shown as spectators saw it, and not reviewed", async () => {
  const table = await sealedTable(fastGroup, draw);
  await table.begins();
  await pagesPlay(table.pages);
  const [round] = table.store.rounds.finished({ limit: 1, before: null, profile: "" });
  const { closedCards } = table.store.rounds.find(round!.id)!;
  expect(closedCards).toBeGreaterThan(40);
  const asked = { round: round!.id, seat: round!.seat ?? 0, withAllCards: false };
  expect(await table.house.ask("review", asked)).toMatchObject({ error: { code: "H-51" } });
});

test("H-51 a table that closes in a sealed round ends it, and its record is kept", async () => {
  const table = await sealedTable(fastGroup, draw, { people: 3 });
  await table.begins();
  await pagesPlay(table.pages, () => table.owner.view.number === 2);
  expect(await table.house.ask("closeTable", { table: table.id })).toEqual(ok);
  await table.clock.advance(1);
  soundBooks(table);
  expect(table.store.sealed.isAnyOpen()).toBe(false);
  await table.host.close();
  expect(auditedFile(table.dataFolder).problems).toEqual([]);
});

test("H-51 where too many have left for a card to be read, the round ends all the same", async () => {
  const table = await sealedTable(fastGroup, draw, { people: 4 });
  await table.begins();
  const [cleo, dora] = table.guests.slice(1);
  const staying = table.pages.slice(0, 2);
  const gone = [cleo!.client.ask("leave", {}), dora!.client.ask("leave", {})];
  await pagesAnswer(staying);
  expect(await Promise.all(gone)).toEqual([ok, ok]);
  for (let moves = 0; table.owner.table.stage === "playing" && moves < 50; moves += 1) {
    await pagesAnswer(staying);
    const acting = staying.find(({ isToAct }) => isToAct);
    if (acting) {
      const draws = acting.view!.seen.phase === "draw";
      const own = acting.view!.seen.hands[acting.deal!.viewer!] as readonly string[];
      void (draws
        ? acting.moves({ type: "draw", cards: own.slice(0, 2) } as never)
        : acting.moves());
    } else await table.clock.advance(pageMs);
    await pagesAnswer(staying);
    await table.clock.advance(1);
  }
  expect(table.owner.table.lastResult).not.toBeNull();
  expect(table.log).toEqual([]);
  soundBooks(table);
});

test("H-51 a sealed deal that could not be stored is dealt later, from the same deck", async () => {
  const disk = { isFull: false };
  const fullAtTimes = (folder: string): Store => {
    const store = openStore(folder);
    const atOnce: Store["atOnce"] = (work, durable) => {
      if (disk.isFull) throw new StoreError("store-full", saysOfStore("full", { detail: "no" }));
      return store.atOnce(work, durable);
    };
    return { ...store, atOnce };
  };
  const table = await sealedTable(fastGroup, kings, {}, { openStore: fullAtTimes });
  await deal(table.pages.map(({ client }) => client));
  disk.isFull = true;
  await pagesAnswer(table.pages);
  expect(table.owner.table.stage).toBe("waiting");
  await table.clock.advance(pageMs / 3);
  disk.isFull = false;
  await table.clock.advance(pageMs / 3);
  expect(table.owner.table.stage).toBe("playing");
  expect(table.pages[0]!.all("begun")).toHaveLength(1);
  await pagesPlay(table.pages);
  soundBooks(table);
});
