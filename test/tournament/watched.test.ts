// Watchers of a tournament, told only what changes (H-23): they see what somebody sees who begins
// to watch at that moment.

import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import type { Onlooker } from "#main/base/ports.ts";
import type { Visitor } from "#main/base/visitor.ts";
import { Watchers } from "#main/tournament/watchers.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { Presence } from "#shared/protocol/table.ts";
import type {
  OpenChange,
  OpenTournament,
  TournamentLine,
  TournamentView,
} from "#shared/protocol/tournament.ts";
import { openViewOf, ownViewOf, timesOf, viewOf, type Viewing } from "#shared/tournament/view.ts";
import { wholeView } from "#shared/tournament/watched.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";
import { sweep } from "#test/support/sweep.ts";
import { deed } from "./actions.ts";
import { PlayedTournament } from "./PlayedTournament.ts";
import { Followed } from "./support/followed.ts";
import { entry, openingOf, randomOpening } from "./tournamentOf.ts";

const played = sweep(24, 1000);
/** Lines of the log that are told. */
const linesShown = 20;
/** Longer than watchers rest. */
const restMs = 1000;
const code = "ABCDEF";

const people: { readonly [who: string]: Visitor } = {
  player: { role: "guest", profile: "p1" },
  stranger: { role: "guest", profile: "nobody" },
  director: { role: "owner", profile: "host" },
  television: { role: "spectator", profile: null },
};
const presences: readonly Presence[] = ["here", "away", "dropped"];

/** A tournament that is played, with people who watch it as a host has them watch. */
class Hall {
  readonly evening: PlayedTournament;
  readonly clock = new SimulatedClock();
  readonly watchers: Watchers;
  readonly #lines: TournamentLine[] = [];
  #told = 0;
  #shift = 0;

  constructor(evening: PlayedTournament) {
    this.evening = evening;
    this.watchers = new Watchers({ clock: this.clock, shown: () => this.#shown() });
  }

  get viewing(): Pick<Viewing, "at" | "log" | "presence"> {
    const { effects, at } = this.evening;
    for (const effect of effects.slice(this.#told))
      if (effect.type === "tell")
        this.#lines.push({ number: this.#lines.length + 1, at, said: effect.said });
    this.#told = effects.length;
    return {
      at,
      log: this.#lines.slice(-linesShown),
      presence: (entrant) =>
        presences[
          (this.#shift + entrant.length + entrant.charCodeAt(entrant.length - 1)) % presences.length
        ]!,
    };
  }

  /** Seen by nobody yet: who is there, and who is away, has changed. */
  shift(): void {
    this.#shift += 1;
  }

  looking({ role, profile }: Visitor): Pick<Viewing, "purse" | "directs" | "code"> {
    return {
      purse: profile === null ? null : `profile:${profile}`,
      directs: role === "owner",
      code: profile === null ? null : code,
    };
  }

  #shown() {
    const { state, at } = this.evening;
    return {
      open: () => openViewOf(state, this.viewing),
      times: timesOf(state, at),
      ownOf: (visitor: Visitor) => ownViewOf(state, this.looking(visitor)),
    };
  }

  follow(visitor: Visitor): Followed {
    const followed = new Followed();
    this.watchers.add(this.evening.state.id, followed, visitor);
    return followed;
  }

  /** All that has happened is told. */
  async tell(): Promise<void> {
    this.watchers.changed(this.evening.state.id);
    await this.clock.advance(restMs);
  }
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function expectSame(seen: TournamentView | null, expected: TournamentView, who: string): void {
  if (!isDeepStrictEqual(seen, expected)) expect(seen, who).toEqual(expected);
}

/** Each of those who follow, beside somebody who comes now, and beside the whole view. */
function expectAllSeen(
  hall: Hall,
  followers: readonly (readonly [who: string, followed: Followed])[],
): void {
  for (const [who, followed] of followers) {
    const visitor = people[who]!;
    const newcomer = hall.follow(visitor);
    expectSame(
      newcomer.last,
      plain(viewOf(hall.evening.state, { ...hall.viewing, ...hall.looking(visitor) })),
      `${who}, just come`,
    );
    expectSame(followed.last, newcomer.last!, who);
    hall.watchers.remove(newcomer);
  }
}

async function playedThrough(seed: string): Promise<string> {
  const dice = new DiceReader(newDice(seed));
  const evening = new PlayedTournament(randomOpening(dice, seed), seed);
  const hall = new Hall(evening);
  const followers = Object.entries(people).map(
    ([who, visitor]) => [who, hall.follow(visitor)] as const,
  );
  const count = 2 + dice.below(40);
  for (let number = 1; number <= count; number += 1) {
    evening.tell(entry(number, dice.below(2) === 0));
    if (dice.below(10) === 0) evening.tell(deed(evening, number));
    if (dice.below(10) === 0) evening.tell(entry(1 + dice.below(number)));
    if (dice.below(4) === 0) await hall.tell();
  }
  if (!evening.tell({ type: "start" })) evening.tell({ type: "close" });
  for (let steps = 0; evening.state.phase === "running" && steps < 3000; steps += 1) {
    if (steps < 400 && dice.below(6) === 0) evening.tell(deed(evening, count + steps));
    if (dice.below(300) === 0) {
      const { tables } = evening.state;
      evening.fail(
        tables[dice.below(tables.length)]?.id ?? "",
        dice.below(2) === 0 ? "roundVoid" : "tableLost",
      );
    }
    if (!evening.next()) evening.tell({ type: "resume" });
    if (dice.below(20) === 0) hall.shift();
    // Told at once, or only with what comes after: then nobody has been told yet.
    if (dice.below(3) === 0) hall.watchers.changed(evening.state.id);
    // Somebody comes between, who is told of the same changes as the others from then on.
    if (dice.below(20) === 0) followers.push(["player", hall.follow(people["player"]!)]);
    if (dice.below(15) > 0) continue;
    await hall.tell();
    expectAllSeen(hall, followers.slice(-8));
  }
  await hall.tell();
  expectAllSeen(hall, followers);
  hall.watchers.stop();
  return `${evening.state.setup.format.kind} ${evening.state.phase}`;
}

test("H-23 whoever has followed every change of a tournament sees exactly what somebody sees who begins to watch now: player, stranger, director, television", async () => {
  const kinds = new Set<string>();
  for (let number = 0; number < played; number += 1) {
    const seed = `watched ${number}`;
    try {
      kinds.add(await playedThrough(seed));
    } catch (error) {
      throw new Error(`in "${seed}"`, { cause: error });
    }
  }
  expect([...kinds]).toEqual(
    expect.arrayContaining(["freezeout over", "league over", "bracket over"]),
  );
}, 8_000_000);

type Told = Readonly<{
  change: OpenChange;
  own: boolean;
  bytes: number;
}>;

/** Keeps what it is sent as it is handed over. */
function keeping(): Readonly<{ onlooker: Onlooker; told: Told[] }> {
  const told: Told[] = [];
  return {
    onlooker: {
      sendTournament: (...message) =>
        void told.push({
          change: message[1],
          own: message[2] !== null,
          bytes: JSON.stringify(message).length,
        }),
    },
    told,
  };
}

/** A thousand at their tables. */
function thousand(): Hall {
  const evening = new PlayedTournament(openingOf(), "a thousand");
  for (let number = 1; number <= 1000; number += 1) evening.tell(entry(number));
  evening.tell({ type: "start" });
  return new Hall(evening);
}

const changedIn = (change: OpenChange): { readonly [key in keyof OpenTournament]?: object } =>
  change !== null && "changed" in change ? change.changed : {};

test("H-23 of a hand at one table among 125 no more is told than what changed for those who sit there", async () => {
  const hall = thousand();
  const { onlooker, told } = keeping();
  hall.watchers.add("t1", onlooker, people["television"]!);
  const [whole] = told;
  const { evening } = hall;
  for (let hands = 0; hands < 20; hands += 1) {
    const [hand] = [...evening.hands.values()].toSorted((one, other) => one.endsAt - other.endsAt);
    const { number, chairs } = evening.state.tables.find(({ id }) => id === hand!.table)!;
    evening.next();
    await hall.tell();
    const { entrants = {}, tables = {} } = changedIn(told.at(-1)!.change);
    expect(Object.keys(entrants).filter((entry) => !chairs.includes(`e${entry}`))).toEqual([]);
    expect(Object.keys(entrants).length).toBeGreaterThan(0);
    // And who of them was moved for balance sits elsewhere.
    const theirs = evening.state.tables.filter(
      (table) =>
        table.number === number ||
        table.chairs.some((entrant) => chairs.includes(entrant) && entrant !== null),
    );
    expect(
      Object.keys(tables).filter((table) => !theirs.some((each) => `${each.number}` === table)),
    ).toEqual([]);
    expect(told.at(-1)!.bytes).toBeLessThan(whole!.bytes / 200);
  }
});

test("H-22 H-23 somebody who withdraws before the start is gone, and at their place in the order of entry when they come back; nobody else is told anew", async () => {
  const evening = new PlayedTournament(openingOf(), "registering");
  for (let number = 1; number <= 1000; number += 1) evening.tell(entry(number));
  const hall = new Hall(evening);
  const { onlooker, told } = keeping();
  hall.watchers.add("t1", onlooker, people["television"]!);
  const followed = hall.follow(people["television"]!);
  for (const happens of [{ type: "leave", entrant: "e5" }, entry(5)] as const) {
    expect(evening.tell(happens)).toBe(true);
    await hall.tell();
    expect(Object.keys(changedIn(told.at(-1)!.change).entrants ?? {})).toHaveLength(1);
    expectAllSeen(hall, [["television", followed]]);
  }
  expect(followed.last!.entrants[4]).toMatchObject({ id: "e5" });
});

test("H-23 all who watch are handed one and the same change, and nobody what is their own again unless it changed", async () => {
  const hall = thousand();
  const watching = Array.from({ length: 200 }, (_, at) => {
    const { onlooker, told } = keeping();
    hall.watchers.add("t1", onlooker, { role: "guest", profile: `p${at + 1}` });
    return told;
  });
  for (let hands = 0; hands < 3; hands += 1) {
    hall.evening.next();
    await hall.tell();
    const last = watching.map((told) => told.at(-1)!);
    expect(new Set(last.map(({ change }) => change)).size).toBe(1);
    expect(last.filter(({ own }) => own)).toEqual([]);
  }
});

test("a view keeps what has not changed: the same objects as before", () => {
  const { evening } = thousand();
  const before = openViewOf(evening.state, { log: [], presence: () => "here" });
  evening.next();
  const after = openViewOf(evening.state, { log: [], presence: () => "here" });
  const same = Object.values(after.entrants).filter(
    (entrant, at) => entrant === before.entrants[at + 1],
  );
  expect(same.length).toBeGreaterThan(980);
  const own = ownViewOf(evening.state, { purse: null, directs: false, code: null });
  expect(
    wholeView({ open: after, times: timesOf(evening.state, evening.at), own }).entrants,
  ).toHaveLength(1000);
});
