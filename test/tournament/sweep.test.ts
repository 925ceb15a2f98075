// Checks that every tournament comes to its end, whatever people and director do, with every chip
// and every place accounted for.

import { expect, test } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { TournamentLine } from "#shared/protocol/tournament.ts";
import { sentence } from "#shared/games/texts.ts";
import { breakingTable } from "#shared/tournament/freezeout.ts";
import { sitting } from "#shared/tournament/seating.ts";
import type { Entrant } from "#shared/tournament/state.ts";
import { tournament } from "#shared/tournament/tournament.ts";
import { viewOf } from "#shared/tournament/view.ts";
import { soaking, sweep } from "#test/support/sweep.ts";
import { deed } from "./actions.ts";
import { PlayedTournament } from "./PlayedTournament.ts";
import { entry, randomOpening } from "./tournamentOf.ts";

const played = sweep(40, 10_000);
/** So many events at most; past that nobody does anything but play, and then it must end. */
const lively = 3000;

/** As many as a club has, now and then as many as a hall; in every run none larger than a club. */
const largest = soaking ? 500 : 60;
function crowd(dice: DiceReader): number {
  const lot = dice.below(60);
  return Math.min(largest, 2 + dice.below(lot < 46 ? 10 : lot < 55 ? 40 : lot < 59 ? 120 : 499));
}

/** What is wrong with an entrant's chips or chair. */
function wrongWith(
  { state, hands, seatBalance }: PlayedTournament,
  { id, stack, status, table, chair }: Entrant,
): string | null {
  const isInHand = hands.get(table ?? "")?.dealt.some(({ entrant }) => entrant === id) ?? false;
  if (!isInHand && seatBalance(id) !== stack)
    return `${id} has ${stack}, but the books say ${seatBalance(id)}`;
  if (
    (status === "out" || status === "withdrawn" || status === "registered") &&
    (stack !== 0 || table !== null)
  )
    return `${id} is ${status}, but has ${stack} at ${table}`;
  if (table !== null && state.tables.find((each) => each.id === table)?.chairs[chair!] !== id)
    return `${id} is not in chair ${chair} of ${table}`;
  const isLost =
    table === null &&
    state.phase === "running" &&
    state.setup.format.kind === "freezeout" &&
    (status === "in" || status === "broke");
  return isLost ? `${id} has no chair` : null;
}

const inOrder = (tables: readonly (readonly [string, unknown])[]) =>
  tables.toSorted(([one], [other]) => (one < other ? -1 : 1));

/** What holds at every moment. */
function expectSound(evening: PlayedTournament): void {
  const { state, tables } = evening;
  expect(
    state.entrants.map((entrant) => wrongWith(evening, entrant)).filter((wrong) => wrong !== null),
  ).toEqual([]);
  expect([...evening.books.values()].reduce((sum, balance) => sum + balance, 0)).toBe(0);
  expect(evening.balance("tournament:t1")).toBeGreaterThanOrEqual(0);
  if (state.phase !== "cancelled")
    expect(JSON.stringify(inOrder(state.tables.map(({ id, chairs }) => [id, chairs])))).toBe(
      JSON.stringify(inOrder([...tables])),
    );
}

/** H-20: tables that play no hand differ by at most one, and are no more than it takes. */
function expectBalanced({ state }: PlayedTournament): void {
  if (state.setup.format.kind !== "freezeout" || state.phase !== "running") return;
  const sizes = state.tables.map((table) => sitting(table).length);
  const [least, all] = [Math.min(...sizes), sizes.reduce((sum, size) => sum + size, 0)];
  const isIdle = state.tables.every(({ playing }) => playing === null);
  if (isIdle) {
    expect(Math.max(...sizes) - least).toBeLessThanOrEqual(1);
    expect(state.tables.length).toBeLessThanOrEqual(Math.ceil((all + 1) / state.setup.chairs));
  }
  if (all <= state.setup.chairs) return;
  const breaking = breakingTable(state);
  const staying = state.tables
    .filter((table) => table !== breaking)
    .map((table) => ({ size: sitting(table).length, idle: table.playing === null }));
  const fewest = Math.min(...staying.map(({ size }) => size));
  expect(
    Math.max(0, ...staying.filter(({ idle }) => idle).map(({ size }) => size)),
  ).toBeLessThanOrEqual(fewest + 1);
}

function expectSeen(evening: PlayedTournament): void {
  const lines = evening.effects
    .flatMap((effect, number): TournamentLine[] =>
      effect.type === "tell" ? [{ number, at: 0, said: effect.said }] : [],
    )
    .slice(-20);
  const view = viewOf(evening.state, {
    at: evening.at,
    purse: "profile:p1",
    directs: false,
    code: null,
    log: lines,
    presence: () => "here",
  });
  const sent = JSON.stringify(view);
  expect(sent).not.toMatch(/profile:|undefined/);
  if (view.secret === null) expect(sent).not.toContain(evening.state.secret);
  expect(
    lines
      .map(({ said }) => sentence(said))
      .filter((words) => /^tournament\.|undefined|NaN/.test(words)),
  ).toEqual([]);
}

function expectOver(evening: PlayedTournament): void {
  const { state, books } = evening;
  const view = viewOf(state, {
    at: evening.at,
    purse: null,
    directs: false,
    code: null,
    log: [],
    presence: () => null,
  });
  const open = [...books].filter(
    ([account, balance]) => balance !== 0 && !/^(profile:|bots$)/.test(account),
  );
  expect(open).toEqual([]);
  if (state.phase === "cancelled") {
    expect([...books.values()].filter((balance) => balance !== 0)).toEqual([]);
    return;
  }
  const places = view.entrants.map(({ place }) => place!).toSorted((one, other) => one - other);
  // Those who share a place take as many.
  expect(places).toEqual(
    places.map((place, at) => (at > 0 && place === places[at - 1] ? place : at + 1)),
  );
  expect(view.entrants.reduce((sum, { prize }) => sum + prize!, 0)).toBe(
    view.payouts.prizes.reduce((sum, prize) => sum + prize, 0),
  );
  const prizes = view.entrants
    .toSorted((one, other) => one.place! - other.place!)
    .map(({ prize }) => prize!);
  if (new Set(places).size === places.length)
    expect(prizes).toEqual(prizes.toSorted((one, other) => other - one));
}

function playThrough(seed: string): PlayedTournament {
  const dice = new DiceReader(newDice(seed));
  const evening = new PlayedTournament(randomOpening(dice, seed), seed);
  const count = crowd(dice);
  for (let number = 0; number < count; number += 1)
    evening.tell(entry(number, dice.below(2) === 0));
  const bold = dice.below(3) === 0 ? 0 : 4 + dice.below(30);
  for (let number = count; bold > 0 && number < count + 3; number += 1)
    evening.tell(deed(evening, number));
  // Of too few left nothing comes.
  if (!evening.tell({ type: "start" })) evening.tell({ type: "close" });
  let steps = 0;
  while (evening.state.phase === "running") {
    steps += 1;
    const isLively = bold > 0 && steps < lively;
    if (isLively && dice.below(bold) === 0) evening.tell(deed(evening, count + steps));
    if (isLively && dice.below(5000) === 0) evening.tell({ type: "close" });
    if (dice.below(100) === 0)
      evening.state = JSON.parse(JSON.stringify(evening.state)) as typeof evening.state;
    if (isLively && dice.below(150) === 0) {
      const { tables } = evening.state;
      evening.fail(
        tables[dice.below(tables.length)]?.id ?? "",
        dice.below(2) === 0 ? "roundVoid" : "tableLost",
      );
    }
    const told = [...evening.finished.values()][dice.below(40)];
    if (told) expect(evening.tell({ type: "roundOver", ...told })).toBe(true);
    const stands = !evening.next();
    // What stands goes on when the director says so, and else must not stand.
    if (stands && evening.state.phase === "running") expect(evening.state.paused).toBe(true);
    for (let more = isLively && stands ? dice.below(4) : 0; bold > 0 && more > 0; more -= 1)
      evening.tell(deed(evening, count + steps));
    if (stands || (!isLively && evening.state.paused)) evening.tell({ type: "resume" });
    if (steps < 50 || steps % 20 === 0) expectSound(evening);
    expectBalanced(evening);
    if (steps % 50 === 0) expectSeen(evening);
    if (steps > 200_000) throw new Error("it does not end");
  }
  expectSound(evening);
  expectSeen(evening);
  expectOver(evening);
  return evening;
}

test("H-20 H-22 H-23 tournaments of every format end, with every chip and every place accounted for, and tables balanced at each break", () => {
  const kinds = new Map<string, number>();
  for (let number = 0; number < played; number += 1) {
    const seed = `tournament ${number}`;
    try {
      const { state } = playThrough(seed);
      kinds.set(
        `${state.setup.format.kind} ${state.phase}`,
        (kinds.get(`${state.setup.format.kind} ${state.phase}`) ?? 0) + 1,
      );
    } catch (error) {
      throw new Error(`in "${seed}"`, { cause: error });
    }
  }
  expect([...kinds.keys()]).toEqual(
    expect.arrayContaining(["freezeout over", "league over", "bracket over"]),
  );
}, 8_000_000);

test("the same events give the same tournament", () => {
  for (let number = 0; number < Math.ceil(played / 25); number += 1) {
    const evening = playThrough(`tournament ${number}`);
    const effects: unknown[] = [];
    const end = evening.events.reduce((state, event) => {
      const outcome = tournament(state, event);
      if (!outcome.ok) throw new Error(outcome.error.key);
      effects.push(...outcome.effects);
      return outcome.state;
    }, evening.start);
    expect(end).toEqual(evening.state);
    expect(effects).toEqual(evening.effects);
  }
}, 8_000_000);
