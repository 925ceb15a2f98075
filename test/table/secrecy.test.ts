import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { replay } from "#shared/record/replay.ts";
import { readRecord } from "#shared/record/roundRecord.ts";
import { Client } from "#test/host/support/client.ts";
import { localMind } from "#test/host/support/localMind.ts";
import { replayedViews } from "#test/host/support/replayedViews.ts";
import { playUntil, seatedTable, sitDown } from "#test/host/support/seatedTable.ts";
import { kings } from "#test/host/support/testHost.ts";

const cardsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/"([A2-9TJQK][cdhs]|Jk)"/g)].map(([, card]) => card!));

/** For each view of a seat, every card that its player may have seen by then. */
function allowed(
  record: Parameters<typeof readRecord>[0],
  seat: number | null,
): readonly ReadonlySet<string>[] {
  const seen = new Set<string>();
  return [...replay(readRecord(record))].map(({ step: { round } }) => {
    // KB-7: whoever starts is known to hold the 3 of clubs.
    if (round.facts["owed"]) seen.add(round.facts["owed"] as string);
    for (const card of [
      ...(seat === null ? [] : (round.zones.hands[seat] ?? [])),
      ...round.zones.pile,
    ])
      seen.add(card as unknown as string);
    return new Set(seen);
  });
}

/** Only these fields are ever sent of a round. */
const seenFields = [
  "viewer",
  "options",
  "phase",
  "facts",
  "hands",
  "stock",
  "pile",
  "removed",
  "known",
  "chosen",
  "toAct",
  "legal",
];
const tableFields = [
  "id",
  "game",
  "options",
  "rotation",
  "position",
  "next",
  "honours",
  "stopping",
  "settings",
  "stage",
  "players",
  "waiting",
  "owner",
  "roundNumber",
  "lan",
  "alone",
  "hints",
  "clocks",
  "lastResult",
  "sequel",
  "tournament",
];
const playerFields = [
  "id",
  "name",
  "avatar",
  "bot",
  "presence",
  "seat",
  "out",
  "gone",
  "wins",
  "titles",
  "rounds",
  "points",
  "chips",
  "bought",
  "cashedOut",
  "sitsOut",
  "ready",
];

function expectNothingElse(
  client: Client,
  rounds: readonly { readonly record: unknown }[],
  seat: number | null,
): void {
  for (const [at, { record }] of rounds.entries()) {
    const may = allowed(record, seat);
    const views = client.views.filter(({ round }) => round === at + 1);
    expect(views.length).toBeGreaterThan(20);
    for (const view of views) {
      const shown = [...cardsIn(JSON.stringify(view))].filter(
        (card) => !may[view.number]!.has(card),
      );
      expect(shown, `view ${view.number} of seat ${seat}`).toEqual([]);
      expect(Object.keys(view.seen)).toEqual(seenFields);
      expect(
        view.seen.hands.map((hand, other) => other === seat || typeof hand === "number"),
      ).not.toContain(false);
    }
    expect(views).toEqual(replayedViews(record as never, at + 1, seat ?? "spectator"));
  }
}

test("C-7 nothing that is sent to a seat or a spectator holds a card that it may not see, over rounds with an exchange", async () => {
  const mind = localMind();
  const seated = await seatedTable({ people: 3, bots: 1 }, { mind });
  const people = await sitDown(seated);
  const watcher = Client.arrive(seated.door);
  watcher.views.length = 0;
  const rounds: { readonly record: unknown }[] = [];
  for (let round = 1; round <= 4; round += 1) {
    await playUntil(seated, people, () => people[0]!.table.stage === "between");
    rounds.push(seated.store.rounds.latest("seated")!);
    if (round < 4) for (const person of people) await person.ready();
  }
  expect(rounds.some(({ record }) => JSON.stringify(record).includes('"give"'))).toBe(true);
  people.forEach((person, seat) => expectNothingElse(person, rounds, seat));
  expect(watcher.views.filter(({ round }) => round > 1)).toEqual(
    rounds.flatMap(({ record }, at) =>
      at === 0 ? [] : replayedViews(record as never, at + 1, "spectator"),
    ),
  );
  for (const { tables } of [...people, watcher]) {
    for (const table of tables) {
      expect(Object.keys(table)).toEqual(tableFields);
      for (const player of table.players) expect(Object.keys(player)).toEqual(playerFields);
      expect([...cardsIn(JSON.stringify(table))]).toEqual([]);
    }
  }
  const sent = JSON.stringify([...people, watcher].map(({ tables, views }) => [tables, views]));
  const seeds = rounds.map(({ record }) => (record as { readonly seed: string }).seed);
  for (const secret of [...seeds, ...seated.tokens]) expect(sent).not.toContain(secret);
});

test("C-7 a bot is asked with its own view and nothing else, and its dice are not the round's", async () => {
  const mind = localMind();
  const seated = await seatedTable({ people: 1, bots: 3 }, { mind });
  const people = await sitDown(seated);
  await playUntil(seated, people, () => people[0]!.table.stage === "between");
  const { record } = seated.store.rounds.latest("seated")!;
  expect(mind.questions.length).toBeGreaterThan(20);
  for (const { view, seed } of mind.questions) {
    const seat = view.seen.viewer as number;
    expect(seat).toBeGreaterThan(0);
    const sent = JSON.parse(JSON.stringify(view)) as unknown;
    expect(
      replayedViews(record, 1, seat).map(({ seen, happened }) => ({ seen, happened })),
    ).toContainEqual(sent);
    expect(seed).not.toBe(record.seed);
  }
  expect(new Set(mind.questions.map(({ seed }) => seed)).size).toBe(mind.questions.length);
});

test("H-15 secrets are stored as hashes only", async () => {
  const seated = await seatedTable({ people: 1, bots: 1 });
  const opened = await seated.house.ask("openTable", {
    rotation: kings(),
    bots: ["easy"],
    settings: (await sitDown(seated))[0]!.table.settings,
  });
  if (!opened.ok) throw new Error(opened.error.code);
  const files = readdirSync(seated.dataFolder)
    .map((name) => readFileSync(join(seated.dataFolder, name), "latin1"))
    .join("");
  expect(files).toContain(opened.value.table);
  expect(files).not.toContain(opened.value.token);
  expect(Buffer.from(opened.value.token, "base64url")).toHaveLength(16);
});
