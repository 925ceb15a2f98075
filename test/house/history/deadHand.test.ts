// Checks that a hand nobody has won is kept as such: no chip moved, nobody ahead, no winning
// streak, and nothing wrong in the books (GR-15, GR-18).

import { expect, test } from "vitest";
import { auditedFile } from "#main/store/audit/auditedFile.ts";
import { isDrawn } from "#shared/contract/round.ts";
import { standardSettings } from "#shared/protocol/schema.ts";
import { expectSoundBooks } from "#test/host/support/books.ts";
import { openTable, playRound, testHost, type TestHost } from "#test/host/support/testHost.ts";

const asked = async <T>(
  answer: Promise<
    Readonly<{ ok: true; value: T }> | Readonly<{ ok: false; error: { readonly code: string } }>
  >,
): Promise<T> => {
  const told = await answer;
  if (!told.ok) throw new Error(told.error.code);
  return told.value;
};

/** Straight gin for chips, against somebody who only draws and discards: until a hand is dead. */
async function untilDead({ house, clock }: TestHost) {
  const rotation = [
    { game: "gin-rummy", rounds: 1, options: { knockLimit: 0, stake: 50, target: 0 } },
  ];
  const { id, owner } = await openTable(house, {
    rotation,
    bots: ["easy"],
    settings: { ...standardSettings, botPace: 0, buyIn: 1000 },
  });
  for (let hand = 0; hand < 12; hand += 1) {
    await clock.answered(owner.ask("ready", {}));
    await playRound(clock, owner);
    if (isDrawn(owner.table.lastResult!)) return { id, owner };
  }
  throw new Error("no hand was dead");
}

test("GR-15 C-8 a dead hand moves no chip and stands in history, figures and books as one that nobody has won", async () => {
  const host = await testHost();
  const { id, owner } = await untilDead(host);
  const { lastResult, players, roundNumber } = owner.table;
  expect(lastResult).toMatchObject({
    winners: [],
    places: [[0, 1]],
    points: [0, 0],
    chips: [0, 0],
  });
  expect(players.reduce((sum, { wins }) => sum + wins, 0)).toBe(roundNumber - 1);
  expectSoundBooks(host.store, [id]);
  const profile = (await asked(host.house.ask("profile", {}))).id;
  const [listed] = await asked(host.house.ask("rounds", { limit: 1, before: null }));
  expect(listed).toMatchObject({ seat: expect.any(Number) as number, result: { winners: [] } });
  const [met] = await asked(host.house.ask("headToHead", { profile }));
  expect(met).toMatchObject({ rounds: roundNumber });
  expect(met!.ahead + met!.behind).toBe(roundNumber - 1);
  const { all } = await asked(host.house.ask("progress", {}));
  expect(all).toMatchObject({ rounds: roundNumber, streak: 0 });
  await host.host.close();
  expect(auditedFile(host.dataFolder)).toMatchObject({ rounds: roundNumber, problems: [] });
});
