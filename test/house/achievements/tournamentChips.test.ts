// Checks that a tournament's own chips do not count towards anything that chips of the bank count
// towards (H-20).

import { expect, test } from "vitest";
import { Client } from "#test/host/support/client.ts";
import { quick, setup } from "#test/tournament/support/quickTournament.ts";
import { tournamentHost } from "#test/tournament/support/tournamentHost.ts";

test("H-20 hands of a tournament are told of as such to who counts achievements, and move neither balance nor results in chips", async () => {
  const host = await tournamentHost();
  const {
    store,
    host: { house },
  } = host;
  const { tournament } = await host.done(
    "createTournament",
    setup({ structure: { ...quick, stack: 5000, buyIn: 100 }, chairs: 2 }),
  );
  await host.done("enterTournament", { tournament });
  await host.done("seatEntrant", { tournament, bots: ["easy"] });
  await host.done("startTournament", { tournament });
  const open = await host.house.ask("openTables", {});
  const [own] = open.ok ? open.value : [];
  if (!own || !("token" in own)) throw new Error("the person has no seat");
  const client = Client.arrive(house.table(own.table)!, own.token);
  while (client.table.stage === "playing") {
    await host.clock.until(() => client.table.stage !== "playing" || client.isToAct);
    if (client.table.stage === "playing")
      await host.clock.answered(client.move(client.firstLegal()));
  }
  const rounds = store.achievements.uncounted(house.owner, 10);
  expect(rounds.map(({ round }) => round?.inTournament)).toEqual([true]);
  // The owner's grant, and what they have paid in.
  expect(store.bank.balances(house.owner, 10).map(({ chips }) => chips)).toEqual([10_000, 9900]);
  expect(store.rounds.headToHead(house.owner).map(({ chips }) => chips)).toEqual([0]);
});
