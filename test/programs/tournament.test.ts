// Checks that a program of the host's owner enters a tournament by their hand alone.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { TournamentVisitor } from "#main/base/visitor.ts";
import { sentence } from "#shared/games/texts.ts";
import { testFolder } from "#test/host/support/testHost.ts";
import { Followed } from "#test/tournament/support/followed.ts";
import { setup } from "#test/tournament/support/quickTournament.ts";
import { tournamentHost } from "#test/tournament/support/tournamentHost.ts";
import { awhile, goodCommand, inNode } from "./programTable.ts";

/** Draws no cards, and else makes the first move that is offered whole. */
const standingPat = inNode(
  `require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const { legal } = JSON.parse(line);
    const whole = legal.find((move) => !('min' in move || 'max' in move));
    console.log(JSON.stringify(whole ?? { type: 'draw', cards: [] }));
  })`.replaceAll("\n", " "),
);

async function withProgram(command: string) {
  const host = await tournamentHost();
  host.store.programs.add({ id: "deep", name: "Deep Red", command });
  const { tournament } = await host.done("createTournament", setup({ chairs: 2 }));
  return { ...host, tournament };
}

test("H-11 a program that the owner enters in a tournament plays there, and nobody learns its command", async () => {
  const file = join(testFolder(), "read");
  const host = await withProgram(`tee "${file}" | ${standingPat}`);
  const { tournament, clock } = host;
  await host.done("seatEntrant", { tournament, program: "deep" });
  await host.done("seatEntrant", { tournament, bots: ["easy"] });
  await host.done("startTournament", { tournament });
  const played = () => host.store.rounds.find(1);
  while (!played()) {
    await clock.advance(0);
    await awhile();
  }
  const view = await host.done("watchTournament", { tournament });
  expect(view.entrants).toMatchObject([{ name: "Deep Red", bot: "program" }, { bot: "easy" }]);
  expect(JSON.stringify(view)).not.toContain("tee ");
  const { moves } = played()!.record;
  expect(moves.some((move) => (move as { readonly auto?: true }).auto)).toBe(false);
  expect(readFileSync(file, "utf8")).toContain('"game":"five-card-draw"');
  expect(host.log.filter((line) => line.includes("default move"))).toEqual([]);
});

test("H-11 H-35 another director enters no program, nor does the owner one that is gone", async () => {
  const made = await withProgram(goodCommand);
  const { tournament, host, store } = made;
  store.guests.add({ id: "Noor", name: "Noor", avatar: "avatar-01", madeAt: 1, hash: "any" });
  await made.done("nameDirector", { tournament, profile: "Noor", directs: true });
  const seat = { tournament, program: "deep", key: "once" };
  const noor = { role: "guest", profile: "Noor" } as TournamentVisitor<"seatEntrant">;
  const onlooker = new Followed(() => undefined);
  const refused = await host.house.tournaments.ask(noor, onlooker, "seatEntrant", seat);
  expect(refused.ok || sentence(refused.error)).toBe("Only the owner of the host can do this.");
  store.programs.remove("deep");
  expect(await made.ask("seatEntrant", seat)).toMatchObject({
    ok: false,
    error: { code: "unknown-program" },
  });
  expect((await made.done("watchTournament", { tournament })).entrants).toEqual([]);
});
