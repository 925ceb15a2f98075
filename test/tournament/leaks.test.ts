// Checks that nobody is sent anything of a tournament that is not theirs to know (C-7): secret,
// seeds to come, purses, profiles, tokens, cards.

import { expect, onTestFinished, test } from "vitest";
import type { TournamentVisitor } from "#main/base/visitor.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type {
  OwnTournament,
  TournamentAsk,
  TournamentLine,
  TournamentMessage,
  TournamentRequest,
} from "#shared/protocol/tournament.ts";
import { houseRoom } from "#shared/protocol/wire.ts";
import type { TournamentState } from "#shared/tournament/state.ts";
import { seedOf } from "#shared/tournament/step.ts";
import { viewOf } from "#shared/tournament/view.ts";
import { trueHost } from "#test/connections/trueHost.ts";
import { seatedTable } from "#test/host/support/seatedTable.ts";
import { HostileLine } from "#test/lan/hostile/HostileLine.ts";
import { packed } from "#test/lan/hostile/mutations.ts";
import { sweep } from "#test/support/sweep.ts";
import { PlayedTournament } from "./PlayedTournament.ts";
import { Followed } from "./support/followed.ts";
import { quick, setup } from "./support/quickTournament.ts";
import { tournamentHost } from "./support/tournamentHost.ts";
import { entry, randomOpening } from "./tournamentOf.ts";

const played = sweep(12, 1000);

/** What nobody is to be told at this moment. */
function secretsOf({
  phase,
  secret,
  draws,
  entrants,
  host,
  session,
}: TournamentState): readonly string[] {
  const purses = [host, ...entrants.map(({ purse }) => purse)].filter((purse) => purse !== "bots");
  const people = [...purses, ...purses.map((purse) => purse.slice("profile:".length)), session];
  if (phase === "over" || phase === "cancelled") return people;
  return [...people, secret, ...[1, 2, 3].map((ahead) => seedOf(secret, draws.length + ahead))];
}

/** As its players, its director and somebody who only looks on have it. */
function expectNothingTold({ state, effects, at }: PlayedTournament): void {
  const log = effects.flatMap((effect, number): TournamentLine[] =>
    effect.type === "tell" ? [{ number, at: 0, said: effect.said }] : [],
  );
  const looking = [
    { purse: null, directs: false },
    { purse: "profile:whose-3", directs: false },
    { purse: state.host, directs: true },
  ];
  const sent = looking.map((who) =>
    JSON.stringify(viewOf(state, { at, code: null, log, presence: () => "here", ...who })),
  );
  for (const secret of secretsOf(state))
    for (const text of sent)
      if (text.includes(secret)) throw new Error(`${secret} is told in ${text}`);
}

test("C-7 the view of a tournament holds no secret, no seed to come, no purse and no profile, at no moment", () => {
  for (let number = 0; number < played; number += 1) {
    const seed = `untold ${number}`;
    const dice = new DiceReader(newDice(seed));
    const evening = new PlayedTournament(
      {
        ...randomOpening(dice, `secret of ${seed}`),
        session: "the-session",
        host: "profile:whose-0",
      },
      seed,
    );
    const enters = (place: number) => ({
      ...entry(place),
      purse: place % 3 === 0 ? "bots" : `profile:whose-${place}`,
    });
    const count = 2 + dice.below(30);
    for (let place = 1; place <= count; place += 1) evening.tell(enters(place));
    expectNothingTold(evening);
    evening.tell({ type: "start" });
    for (let steps = 0; evening.state.phase === "running" && steps < 5000; steps += 1) {
      if (dice.below(40) === 0)
        evening.tell({ type: "remove", entrant: `e${1 + dice.below(count)}`, note: "" });
      if (!evening.next()) evening.tell({ type: "resume" });
      if (steps % 10 === 0) expectNothingTold(evening);
    }
    expectNothingTold(evening);
  }
});

test("C-7 no byte that guests are sent of a tournament, one of whom directs it and plays, before, in and after it, holds a card, a purse, a profile or a token; its secret comes at its end", async () => {
  const seated = await seatedTable({ people: 1, bots: 1 });
  const host = await trueHost(seated, { now: () => seated.clock.elapsed() });
  const { house } = host.host;
  const told = new Followed();
  const asked = async <R extends TournamentRequest>(request: R, payload: TournamentAsk<R>) => {
    const answer = await house.tournaments.ask(
      { role: "owner", profile: house.owner } as TournamentVisitor<R>,
      told,
      request,
      payload,
    );
    if (!answer.ok) throw new Error(`${request}: ${answer.error.code}`);
    return answer.value;
  };
  const { tournament } = await asked(
    "createTournament",
    setup({ chairs: 3, structure: { ...quick, stack: 60, bounty: 20, buyIn: 200 } }),
  );
  await asked("admitToTournament", { tournament, open: true });
  const frames: Buffer[][] = [[], []];
  const lines = await Promise.all(
    ["Ben", "Cy"].map(async (name, at) => {
      const send = host.with(await host.guest(name));
      const line = await HostileLine.come(
        { origin: host.served.url, room: houseRoom, send },
        {},
        (frame) => void frames[at]!.push(Buffer.from(frame)),
      );
      onTestFinished(() => line.end());
      return line;
    }),
  );
  const ask = async (line: HostileLine, request: string) =>
    expect(await line.ask(packed({ request, payload: { tournament } }))).toMatchObject({
      kind: "answer",
      answer: { ok: true },
    });
  // The first plays and directs, the second looks on.
  await asked("nameDirector", {
    tournament,
    profile: host.store.profiles.list().find(({ name }) => name === "Ben")!.id,
    directs: true,
  });
  for (const line of lines) await ask(line, "watchTournament");
  await ask(lines[0]!, "enterTournament");
  await asked("seatEntrant", { tournament, bots: ["easy", "easy", "easy", "easy"] });
  await asked("watchTournament", { tournament });
  await ask(lines[0]!, "startTournament");
  const {
    state: { secret, session },
  } = host.store.tournaments.load(tournament)!;
  const textsOf = (at: number): string => Buffer.concat(frames[at]!).toString("latin1");
  const heard = async (): Promise<void> => {
    for (const line of lines) await line.ask(packed({ request: "games", payload: {} }));
  };
  await host.clock.until(
    () => (told.last?.entrants ?? []).some(({ status }) => status === "out"),
    50_000,
  );
  await heard();
  expect(told.last!.stage).not.toBe("over");
  for (const at of [0, 1]) expect(textsOf(at)).not.toContain(secret);
  await host.clock.until(() => told.last!.stage === "over", 50_000);
  // Who looks on is told of news every quarter of a second.
  await host.clock.advance(1000);
  await heard();
  const people = host.store.profiles.list().map(({ id }) => id);
  expect(people.length).toBeGreaterThan(2);
  for (const at of [0, 1]) {
    const text = textsOf(at);
    expect(text).toContain(secret);
    for (const hidden of [
      session,
      "profile:",
      "seat:",
      "stacks:",
      "purse",
      ...host.tokens,
      ...people,
    ])
      expect(text.includes(hidden), `guest ${at} is sent ${hidden}`).toBe(false);
    // As MessagePack has it: a text of two letters.
    expect([...text.matchAll(/\xa2([2-9TJQKA][cdhs]|Jk)/g)].map(([, card]) => card)).toEqual([]);
  }
  // And whoever does not direct it neither a director's right nor what only a director can take
  // back.
  expect(textsOf(1)).toContain("\xa7directs\xc2");
  for (const hidden of ["\xa7directs\xc3", "\xabelimination"])
    expect(textsOf(1).includes(hidden), hidden).toBe(false);
});

/** All that somebody was sent, as text, and what of it is their own. */
function heard(): Readonly<{
  onlooker: Followed;
  texts: string[];
  own: () => readonly OwnTournament[];
}> {
  const texts: string[] = [];
  return {
    onlooker: new Followed((_view, text) => void texts.push(text)),
    texts,
    own: () => texts.flatMap((text) => (JSON.parse(text) as TournamentMessage)[2] ?? []),
  };
}

test("C-7 H-35 of a tournament a stranger’s and a television’s stream never hold what only its director or an entrant is told, from its opening to its end", async () => {
  const host = await tournamentHost();
  const { house } = host.host;
  host.store.profiles.add({ id: "Noor", name: "Noor", avatar: "avatar-01", madeAt: 1 });
  host.store.profiles.add({ id: "Omar", name: "Omar", avatar: "avatar-01", madeAt: 1 });
  const { tournament } = await host.done(
    "createTournament",
    setup({ chairs: 3, structure: { ...quick, stack: 60, buyIn: 0 } }),
  );
  await host.done("admitToTournament", { tournament, open: true });
  const visitors = {
    director: { role: "owner", profile: house.owner },
    entrant: { role: "guest", profile: "Noor" },
    stranger: { role: "guest", profile: "Omar" },
    television: { role: "spectator", profile: null },
  } as const;
  const all = Object.fromEntries(
    await Promise.all(
      Object.entries(visitors).map(async ([who, visitor]) => {
        const told = heard();
        expect(
          await house.tournaments.ask(visitor, told.onlooker, "watchTournament", { tournament }),
        ).toMatchObject({ ok: true });
        return [who, told] as const;
      }),
    ),
  ) as { readonly [who in keyof typeof visitors]: ReturnType<typeof heard> };
  expect(
    await house.tournaments.ask(visitors.entrant, all.entrant.onlooker, "enterTournament", {
      tournament,
    }),
  ).toMatchObject({ ok: true });
  await host.done("seatEntrant", { tournament, bots: Array.from({ length: 6 }, () => "easy") });
  await host.done("startTournament", { tournament });
  await host.clock.until(() => all.director.onlooker.last?.stage === "over", 200_000);
  await host.clock.advance(1000);
  const { code } = all.director.onlooker.last!;
  expect(
    all.director
      .own()
      .some(({ undo, you, code: known }) => undo !== null && you.directs && known !== null),
  ).toBe(true);
  expect(all.entrant.own().at(-1)!.you).toEqual({ entrant: "e1", directs: false });
  for (const { own } of [all.entrant, all.stranger, all.television])
    expect(own().filter(({ undo, you }) => undo !== null || you.directs)).toEqual([]);
  for (const { own } of [all.stranger, all.television])
    expect(own().filter(({ you }) => you.entrant !== null)).toEqual([]);
  expect(all.television.own().filter(({ code: known }) => known !== null)).toEqual([]);
  // Nor anywhere else: in what all are told alike nothing of one's own has a name.
  for (const { texts } of [all.stranger, all.television]) {
    expect(texts.length).toBeGreaterThan(5);
    for (const text of texts)
      expect(JSON.stringify((JSON.parse(text) as TournamentMessage).slice(0, 2))).not.toMatch(
        /"(undo|you|code|directs|purse|elimination)":/,
      );
    for (const hidden of [
      "profile:",
      "Omar",
      host.store.tournaments.load(tournament)!.state.session,
    ])
      expect(texts.join().includes(hidden), hidden).toBe(false);
  }
  expect(code).toBeNull();
});
