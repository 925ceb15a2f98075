import { expect, test } from "vitest";
import { openTable, playRound, testHost } from "#test/host/support/testHost.ts";

test("a person and three bots play round after round, with titles and score carried over", async () => {
  const { house, clock, log } = await testHost();
  const { owner } = await openTable(house);
  expect(owner.table.stage).toBe("waiting");
  for (let round = 1; round <= 3; round += 1) {
    expect(await owner.ready()).toEqual({ ok: true, value: null });
    expect(owner.table).toMatchObject({ stage: "playing", roundNumber: round });
    await playRound(clock, owner);
    expect(owner.table.stage).toBe("between");
    expect(owner.table.players.reduce((sum, { titles }) => sum + (titles["king"] ?? 0), 0)).toBe(
      round,
    );
    expect(owner.table.players.reduce((sum, { titles }) => sum + (titles["bastard"] ?? 0), 0)).toBe(
      round,
    );
  }
  expect(log).toEqual([]);
});
