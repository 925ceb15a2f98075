// Checks how bots at a table of Eights Nomic take up what is improper (EN-14): out of turn, each
// once, as late as a person would.

import { describe, expect, test, vi } from "vitest";
import type { BotMind, BotQuestion } from "#main/bots/botMind.ts";
import { saysOfStore, StoreError } from "#main/store/storeError.ts";
import type { Move, Seated } from "#shared/contract/round.ts";
import { always } from "#shared/games/eights-nomic/types.ts";
import { gameOf, loadedBot } from "#shared/games/catalogue.ts";
import { seededRandom } from "#test/host/support/seededRandom.ts";
import { localMind } from "#test/host/support/localMind.ts";
import { dealtTable, storedId, type DealtTable } from "#test/host/support/storedRound.ts";
import { recordOf } from "#test/support/recordOf.ts";

const hands = [
  "6h 2c Ks 9d Jd Jh 3s 4h",
  "As Ac 4d 5d 6d 7d 9c Qd",
  "Ad Ah 4c 5h 6s 7h 9h Qh",
  "8c 8d 4s 5s 6c 7s 9s Ts",
];
/** The first lap: seat 0 puts the 6 of hearts, all others draw. */
const lap = [
  "0 play",
  "0 endTurn",
  ...[1, 2, 3].flatMap((seat) => [`${seat} draw`, `${seat} endTurn`]),
];
const floorMs = 3000;
const stock = "2d 3d 2h 2s 3c 3h Tc Td";
const wrong = { type: "play", card: "2c" };
const call: Move = { type: "improper", player: 0, penalty: { kind: "standard", n: 1 } } as Move;
const ok = { ok: true, value: null };

interface Asked extends BotMind {
  readonly questions: readonly BotQuestion[];
}

/** Bots that let every cue go but where `calls` says so, and else draw and end their turn. */
function mindOf(calls: (seat: number) => boolean): Asked {
  const questions: BotQuestion[] = [];
  const turn = ({ seen }: BotQuestion["view"]): Move =>
    seen.legal.some(({ type }) => type === "draw") ? { type: "draw" } : { type: "endTurn" };
  return {
    questions,
    think: async (question) => {
      questions.push(question);
      const seat = question.view.seen.viewer as number;
      return {
        move: question.cue === undefined ? turn(question.view) : calls(seat) ? call : null,
        reason: null,
      };
    },
    close: async () => {},
  };
}

const nomicTable = (
  mind: BotMind,
  options: { readonly [option: string]: number } = {},
): Promise<DealtTable> =>
  dealtTable(
    recordOf({ game: "eights-nomic", hands, stock, options, moves: [] }),
    { bots: [1, 2, 3], settings: { botPace: 1 } },
    { mind, random: seededRandom("cues") },
  );

/** Seat 0, a person, has just played what does not fit. */
async function played(
  mind: BotMind,
  options: { readonly [option: string]: number } = {},
): Promise<DealtTable> {
  const table = await nomicTable(mind, options);
  const [person] = table.people;
  expect(await person!.move({ type: "play", card: "6h" })).toEqual(ok);
  await table.clock.advance(floorMs);
  expect(await person!.move({ type: "endTurn" })).toEqual(ok);
  await table.clock.until(() => person!.isToAct);
  expect(stored(table)).toEqual(lap);
  expect(await person!.move(wrong)).toEqual(ok);
  return table;
}
const stored = ({ store }: DealtTable) =>
  (store.rounds.latest(storedId)!.record.moves as readonly Seated<Move>[]).map(
    ({ seat, type }) => `${seat} ${type}`,
  );
const made = (table: DealtTable) => stored(table).slice(lap.length);
const anytime = new Set<string>(always);

/** When each move was stored, from now on. */
function storedTimes({
  store,
  clock,
}: DealtTable): readonly Readonly<{ seat: number; type: string; at: number }>[] {
  const times: Readonly<{ seat: number; type: string; at: number }>[] = [];
  const add = store.rounds.addMoves.bind(store.rounds);
  vi.spyOn(store.rounds, "addMoves").mockImplementation((key, first, moves, at) => {
    for (const { seat, type } of moves) times.push({ seat, type, at: clock.now() });
    add(key, first, moves, at);
  });
  return times;
}
const cued = ({ questions }: Asked) =>
  questions
    .filter(({ cue }) => cue !== undefined)
    .map(({ view, cue }) => `${view.seen.viewer} ${cue}`);

// Only a game that is in the list can be laid.
describe.runIf(gameOf("eights-nomic"))("bots that see an improper play", () => {
  test("EN-14 all who see it are asked at once, and who calls does so after a pause like a person’s", async () => {
    const mind = mindOf((seat) => seat === 2);
    const table = await played(mind);
    expect(cued(mind)).toEqual(["1 play 2", "2 play 2", "3 play 2"]);
    const from = table.clock.now();
    await table.clock.until(() => made(table).includes("2 improper"));
    const pause = table.clock.now() - from;
    expect(pause).toBeGreaterThanOrEqual(700);
    expect(pause).toBeLessThan(2600);
    expect(table.people[0]!.view.seen.pile).toEqual(["6h"]);
    expect(table.people[0]!.view.happened.map(({ type }) => type)).toEqual([
      "called",
      "performed",
      "drew",
      "tookBack",
    ]);
  });

  test("EN-14 a card that is back is called by nobody, however many had seen it", async () => {
    const table = await played(mindOf(() => true));
    await table.clock.advance(20_000);
    expect(made(table).filter((move) => move.includes("improper"))).toHaveLength(1);
    expect(table.log).toEqual([]);
  });

  test("EN-14 who lets it go is not asked again, whatever else happens in the turn; another play is another matter", async () => {
    const mind = mindOf(() => false);
    const table = await played(mind);
    await table.clock.advance(floorMs);
    expect(cued(mind)).toHaveLength(3);
    const [person] = table.people;
    expect(await person!.move({ type: "draw" })).toEqual(ok);
    await person!.move({ type: "announce", text: "Well?" });
    await table.clock.advance(floorMs);
    expect(cued(mind)).toHaveLength(3);
    expect(await person!.move({ type: "endTurn" })).toEqual(ok);
    await table.clock.until(() => person!.isToAct);
    expect(made(table)).toEqual([
      "0 play",
      "0 draw",
      "0 announce",
      "0 endTurn",
      ...[1, 2, 3].flatMap((seat) => [`${seat} draw`, `${seat} endTurn`]),
    ]);
    expect(await person!.move({ type: "play", card: "Ks" })).toEqual(ok);
    expect(cued(mind).slice(3)).toEqual(["1 play 3", "2 play 3", "3 play 3"]);
  });

  test("EN-14 a turn that is over before anybody has called is over", async () => {
    const table = await played(
      mindOf(() => true),
      { improperFloor: 0 },
    );
    expect(await table.people[0]!.move({ type: "endTurn" })).toEqual(ok);
    await table.clock.until(() => table.people[0]!.isToAct);
    expect(made(table).some((move) => move.includes("improper"))).toBe(false);
    expect(table.log).toEqual([]);
  });

  test("EN-14 a call that could not be stored comes again", async () => {
    const table = await played(mindOf((seat) => seat === 3));
    const failing = vi.spyOn(table.store, "atOnce").mockImplementationOnce(() => {
      throw new StoreError("store-full", saysOfStore("full", { detail: "no room" }));
    });
    await table.clock.until(() => failing.mock.calls.length > 0);
    expect(made(table)).toEqual(["0 play"]);
    await table.clock.until(() => made(table).includes("3 improper"));
    expect(table.people[0]!.view.seen.pile).toEqual(["6h"]);
  });

  test("EN-14 a bot’s thought that fails, or is no call, changes nothing and is nobody’s default move", async () => {
    const mind = mindOf(() => true);
    const table = await played({
      ...mind,
      think: async (question) =>
        question.cue === undefined
          ? mind.think(question)
          : { move: { type: "dance" }, reason: null },
    });
    await table.clock.advance(5000);
    expect(made(table)).toEqual(["0 play"]);
  });

  test("EN-15 the bots of the program end no turn before its floor has gone, and nothing is made by itself", async () => {
    const table = await nomicTable(localMind(loadedBot));
    const [person] = table.people;
    const times = storedTimes(table);
    for (let turns = 0; turns < 4; turns += 1) {
      await table.clock.until(() => person!.isToAct && person!.view.seen.phase === "turn");
      await person!.move({ type: "draw" });
      await table.clock.advance(floorMs);
      expect(await person!.move({ type: "endTurn" })).toEqual(ok);
    }
    expect(table.log).toEqual([]);
    expect(stored(table).length).toBeGreaterThanOrEqual(4 * 2 + 3 * 3 * 2);
    const commands = times.filter(({ type }) => !anytime.has(type));
    const rests = commands.flatMap(({ seat, type, at }, n) =>
      type === "endTurn" && seat !== 0 ? [at - commands[n - 1]!.at] : [],
    );
    expect(rests.length).toBeGreaterThanOrEqual(9);
    expect(Math.min(...rests)).toBeGreaterThanOrEqual(floorMs);
  });
});
