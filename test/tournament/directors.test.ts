// Who directs a tournament besides the owner of the house (H-35, H-38).

import { expect, test } from "vitest";
import { hashOf } from "#main/base/chance.ts";
import type { TournamentVisitor } from "#main/base/visitor.ts";
import { sentence } from "#shared/games/texts.ts";
import type {
  TournamentAsk,
  TournamentRequest,
  TournamentView,
} from "#shared/protocol/tournament.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";
import { testFolder } from "#test/host/support/testHost.ts";
import { Followed } from "./support/followed.ts";
import { setup } from "./support/quickTournament.ts";
import { tournamentHost, type TournamentHost } from "./support/tournamentHost.ts";

/** Somebody who came with a browser of their own. */
const comes = ({ store }: TournamentHost, id: string): void =>
  store.guests.add({ id, name: id, avatar: "avatar-01", madeAt: 1, hash: hashOf(`key of ${id}`) });

/**
 * What a guest is answered: `done`, or the sentence of a refusal. Views that are sent to them go to
 * `views`.
 */
const asGuest = (
  { host: { house } }: TournamentHost,
  profile: string,
  views: TournamentView[] = [],
) => {
  const onlooker = new Followed((view) => void views.push(view));
  return async <R extends TournamentRequest>(
    request: R,
    payload: TournamentAsk<R>,
  ): Promise<string> => {
    const answer = await house.tournaments.ask(
      { role: "guest", profile } as TournamentVisitor<R>,
      onlooker,
      request,
      payload,
    );
    return answer.ok ? "done" : sentence(answer.error);
  };
};

async function begun(host: TournamentHost): Promise<string> {
  const { tournament } = await host.done("createTournament", setup({ chairs: 3 }));
  await host.done("seatEntrant", { tournament, bots: ["easy", "easy"] });
  await host.done("startTournament", { tournament });
  return tournament;
}

const directorsOnly = "Only a director of this tournament can do this.";

test("H-38 a second director directs from the moment they are named until that is taken back, over a restart of the host, and another guest does not", async () => {
  const [clock, dataFolder] = [new SimulatedClock(), testFolder()];
  const first = await tournamentHost({ clock, dataFolder });
  for (const id of ["Noor", "Omar"]) comes(first, id);
  const tournament = await begun(first);
  const views: TournamentView[] = [];
  const [noor, omar] = [asGuest(first, "Noor", views), asGuest(first, "Omar")];
  await noor("watchTournament", { tournament });
  // No time passes while it runs: bots would play it to its end.
  await first.done("pauseTournament", { tournament });
  expect(await noor("resumeTournament", { tournament })).toBe(directorsOnly);
  await first.done("nameDirector", { tournament, profile: "Noor", directs: true });
  await clock.advance(1000);
  expect(views.at(-1)?.you.directs).toBe(true);
  expect([
    await noor("resumeTournament", { tournament }),
    await omar("pauseTournament", { tournament }),
    await noor("pauseTournament", { tournament }),
  ]).toEqual(["done", directorsOnly, "done"]);
  await first.host.close();
  const again = await tournamentHost({ clock, dataFolder });
  const later: TournamentView[] = [];
  const back = asGuest(again, "Noor", later);
  await back("watchTournament", { tournament });
  expect([
    await back("resumeTournament", { tournament }),
    await asGuest(again, "Omar")("pauseTournament", { tournament }),
    await back("pauseTournament", { tournament }),
  ]).toEqual(["done", directorsOnly, "done"]);
  await again.done("nameDirector", { tournament, profile: "Noor", directs: false });
  await clock.advance(1000);
  expect(later.at(-1)?.you.directs).toBe(false);
  expect(await back("resumeTournament", { tournament })).toBe(directorsOnly);
});

test("H-35 who directs one tournament directs no other, and nothing that is the owner’s alone", async () => {
  const host = await tournamentHost();
  comes(host, "Noor");
  const [own, other] = [await begun(host), await begun(host)];
  await host.done("nameDirector", { tournament: own, profile: "Noor", directs: true });
  const noor = asGuest(host, "Noor");
  expect(await noor("pauseTournament", { tournament: own })).toBe("done");
  for (const request of ["pauseTournament", "closeTournament", "directing"] as const)
    expect(await noor(request, { tournament: other }), request).toBe(directorsOnly);
  expect(await noor("nameDirector", { tournament: other, profile: "Noor", directs: true })).toBe(
    directorsOnly,
  );
  expect(await noor("createTournament", setup())).toBe(directorsOnly);
  expect(await noor("structures", {})).toBe(directorsOnly);
});

test("H-38 a director names another and takes that back; nobody is named who has no browser of their own, nobody unknown, and no ninth", async () => {
  const host = await tournamentHost();
  const names = Array.from({ length: 9 }, (_, at) => `Guest ${at + 1}`);
  for (const id of names) comes(host, id);
  host.store.profiles.add({ id: "Tess", name: "Tess", avatar: "avatar-01", madeAt: 1 });
  const tournament = await begun(host);
  await host.done("nameDirector", { tournament, profile: "Guest 1", directs: true });
  const first = asGuest(host, "Guest 1");
  for (const profile of names.slice(1, 8))
    expect(await first("nameDirector", { tournament, profile, directs: true })).toBe("done");
  expect(await first("nameDirector", { tournament, profile: "Guest 9", directs: true })).toBe(
    "A tournament can have at most 8 directors besides the owner of the host.",
  );
  expect(await first("nameDirector", { tournament, profile: "Tess", directs: true })).toBe(
    "They have no device of their own here, so they can’t direct. They need to join with a code or an invitation first.",
  );
  expect(await first("nameDirector", { tournament, profile: "nobody", directs: true })).toBe(
    "There’s no such profile here.",
  );
  expect(await first("nameDirector", { tournament, profile: "Guest 2", directs: false })).toBe(
    "done",
  );
  // Also what they have themselves.
  expect([
    await first("nameDirector", { tournament, profile: "Guest 1", directs: false }),
    await first("pauseTournament", { tournament }),
  ]).toEqual(["done", directorsOnly]);
  expect((await host.done("directing", { tournament })).directors.map(({ name }) => name)).toEqual(
    names.slice(2, 8),
  );
});

test("C-7 directors are told of people no more than name and face", async () => {
  const host = await tournamentHost();
  comes(host, "Noor");
  const tournament = await begun(host);
  const { people } = await host.done("directing", { tournament });
  expect(people.find(({ name }) => name === "Noor")).toEqual({
    profile: "Noor",
    name: "Noor",
    avatar: "avatar-01",
    comesAlone: true,
  });
});
