// Checks that the arena deals fairly, counts right, and that no program can spoil it.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { arena } from "#main/cli/arena/arenaCommand.ts";
import { meanOf, played } from "#main/cli/arena/figures.ts";
import { Arena, type Match } from "#main/cli/arena/match.ts";
import {
  botPlayer,
  programPlayer,
  type ArenaPlayer,
  type Decision,
} from "#main/cli/arena/player.ts";
import { Program } from "#main/programs/program.ts";
import { problemLine } from "#main/cli/given.ts";
import { systemClock } from "#main/base/clock.ts";
import { ownHand } from "#shared/contract/seen.ts";
import { View } from "#shared/contract/view.ts";
import { completeOptions } from "#shared/contract/options.ts";
import { botOf, catalogue, gameOf } from "#shared/games/catalogue.ts";
import { firstStep } from "#shared/record/firstStep.ts";
import { refereeLines } from "#shared/record/referee.ts";
import { dealRecord, readRecord } from "#shared/record/roundRecord.ts";
import { testFolder } from "#test/host/support/testHost.ts";
import { python } from "#test/support/python.ts";

/** No machine is too slow for it. */
const patientMs = 600_000;
const inNode = (script: string): string => `"${process.execPath}" -e "${script}"`;

const matchOf = (id: string, lineup: readonly ArenaPlayer[], more: Partial<Match> = {}): Match => {
  const game = gameOf(id)!;
  const options = completeOptions(game.options as never, {});
  return { game, options, lineup, deals: 2, rounds: 1, seed: "test", now: () => 0, ...more };
};

async function said(...args: readonly string[]): Promise<string> {
  let text = "";
  await arena(args, (more) => (text += more));
  return text;
}

const problemOf = (...args: readonly string[]): Promise<string> =>
  said(...args).then(
    () => "none",
    (error: unknown) => problemLine("arena", error),
  );

/** Plays as Easy does, and keeps what it was asked. */
function listening(name: string): ArenaPlayer & { readonly asked: Decision[] } {
  const asked: Decision[] = [];
  return {
    name,
    asked,
    decide: (decision) => {
      asked.push(decision);
      return botPlayer("easy", botOf(decision.game.id, "easy")).decide(decision);
    },
    close: () => {},
  };
}

/** By deal and seat, the cards that it held at its first decision. */
function dealtTo({ asked }: { readonly asked: readonly Decision[] }): ReadonlyMap<string, string> {
  const hands = new Map<string, string>();
  for (const { round, seat, view } of asked) {
    const key = `deal ${round.split("/")[1]}, seat ${seat}`;
    if (!hands.has(key)) hands.set(key, ownHand(view.seen).join(" "));
  }
  return new Map([...hands].toSorted());
}

describe("a match", () => {
  test("C-10 every player gets the same cards from every seat, and the same seed plays the same", async () => {
    const lineup = [listening("a"), listening("b"), listening("c")];
    await played(new Arena(matchOf("kings-and-bastards", lineup)));
    const [a, b, c] = lineup.map(dealtTo);
    expect(a!.size).toBe(6);
    expect([...new Set(a!.values())]).toHaveLength(6);
    expect([b, c]).toEqual([a, a]);
    const again = [listening("a"), listening("b"), listening("c")];
    await played(new Arena(matchOf("kings-and-bastards", again)));
    expect(again.map(({ asked }) => JSON.stringify(asked.map(({ view }) => view.seen)))).toEqual(
      lineup.map(({ asked }) => JSON.stringify(asked.map(({ view }) => view.seen))),
    );
  });

  test.each(catalogue.map(({ id }) => id))(
    "two bots of %s share the firsts, and no chip is made or lost",
    async (id) => {
      const lineup = [listening("a"), listening("b")];
      const options = { ...matchOf(id, lineup).options };
      if ("maxTurns" in options) options["maxTurns"] = 30;
      if ("stake" in options) options["stake"] = 5;
      const [a, b] = await played(new Arena(matchOf(id, lineup, { options, deals: 1 })));
      expect([a!.rounds, b!.rounds]).toEqual([2, 2]);
      expect(a!.firsts.mean + b!.firsts.mean).toBeCloseTo(1);
      if (a!.chips) expect(a!.chips.mean + b!.chips!.mean).toBeCloseTo(0);
      expect([a!.faults, b!.faults]).toEqual([
        { late: 0, crashed: 0, nonsense: 0 },
        { late: 0, crashed: 0, nonsense: 0 },
      ]);
    },
  );

  test("KB-6 the rounds from one deal follow each other as at a table: the second begins with the exchange", async () => {
    const lineup = [listening("a"), listening("b"), listening("c")];
    const [figures] = await played(
      new Arena(matchOf("kings-and-bastards", lineup, { deals: 1, rounds: 3 })),
    );
    expect(figures!.rounds).toBe(9);
    const asked = lineup.flatMap((player) => player.asked);
    const rounds = new Set(asked.map(({ round }) => round));
    const exchanged = new Set(
      asked.flatMap(({ round, view }) => (view.seen.facts["exchange"] === null ? [] : [round])),
    );
    expect([...rounds].toSorted()).toEqual(
      ["0", "1", "2"].flatMap((turn) =>
        ["", "/1", "/2"].map((number) => `test/0/${turn}${number}`),
      ),
    );
    expect([...exchanged].toSorted()).toEqual(
      [...rounds].filter((round) => round.split("/").length > 3).toSorted(),
    );
  });

  test("FD-14 rounds for chips end when one player has them all, and no chip is made or lost", async () => {
    const lineup = [listening("a"), listening("b")];
    const options = { ...matchOf("five-card-draw", lineup).options, buyIn: 40 };
    const [a, b] = await played(
      new Arena(matchOf("five-card-draw", lineup, { options, deals: 1, rounds: 500 })),
    );
    expect(a!.rounds).toBeLessThan(1000);
    expect(a!.rounds).toBe(b!.rounds);
    expect(a!.chips!.mean + b!.chips!.mean).toBeCloseTo(0);
  });

  test("an interval is 1.96 standard errors on either side", () => {
    const { mean, margin } = meanOf([0, 1, 0, 1]);
    expect(mean).toBe(0.5);
    expect(margin).toBeCloseTo((1.96 * Math.sqrt(1 / 3)) / 2);
  });
});

describe("a program", () => {
  const program = (command: string, limitMs = patientMs) =>
    programPlayer(
      command,
      new Program({ command, folder: process.cwd(), limitMs, clock: systemClock }),
    );

  const against = async (command: string, limitMs?: number) => {
    const its = program(command, limitMs);
    const match = matchOf("exordia8", [its, botPlayer("easy", botOf("exordia8", "easy"))], {
      deals: 1,
    });
    try {
      const [figures] = await played(new Arena(match));
      return figures!;
    } finally {
      its.close();
    }
  };

  test("in TypeScript, as it stands beside the page about the arena, plays to the end", async () => {
    const { decisions, faults } = await against(`"${process.execPath}" assets/bots/firstBot.ts`);
    // It plays by chance: one decision in each of its two rounds is certain.
    expect(decisions).toBeGreaterThan(1);
    expect(faults).toEqual({ late: 0, crashed: 0, nonsense: 0 });
  });

  test.skipIf(python === undefined)(
    "in Python, as the page about the arena prints it, plays to the end (skipped where there is no Python)",
    async () => {
      const file = readFileSync("assets/bots/first_bot.py", "utf8");
      const page = readFileSync("assets/docs/arena.md", "utf8");
      expect(page).toContain(file.split("\n").slice(1).join("\n").trim());
      const { decisions, faults } = await against(`${python} assets/bots/first_bot.py`);
      expect(decisions).toBeGreaterThan(1);
      expect(faults).toEqual({ late: 0, crashed: 0, nonsense: 0 });
    },
  );

  test("C-7 is sent what the referee prints for its seat, and nothing else", async () => {
    const echo = program(
      inNode(
        "require('readline').createInterface({input:process.stdin}).on('line',l=>console.log(JSON.stringify({type:'said',line:JSON.parse(l)})))",
      ),
    );
    const game = gameOf("kings-and-bastards")!;
    const read = readRecord({
      format: "round/1",
      game: game.id,
      options: {},
      seats: ["Ann", "Ben", "Cy"],
      seed: "sent",
      moves: [],
    });
    const step = firstStep(dealRecord(read));
    const seat = game.toAct(step.round)[0]!;
    const [printed] = refereeLines(read, seat);
    const decision: Decision = {
      ...{ game, round: "r", step: 0, seat, cue: null },
      view: View.of(game, step, seat),
      events: () => [],
      dice: null as never,
    };
    const answer = (await echo.decide(decision)) as { readonly line: object };
    echo.close();
    const { events: _events, ok: _ok, ...state } = printed!;
    expect(answer.line).toEqual({
      ...(JSON.parse(JSON.stringify(state)) as object),
      ...{ game: game.id, options: read.start.options, round: "r", seat, events: [] },
    });
  });

  test("that answers late, ends, or writes no legal move has the default move made for it, and it is counted", async () => {
    const late = await against("sleep 600", 1);
    expect(late.faults.late).toBe(late.decisions);
    const silly = await against("cat");
    expect(silly.faults.nonsense).toBe(silly.decisions);
    const frail = await against("read a; echo {no; read b; exit 3");
    expect(frail.faults).toEqual({
      late: 0,
      nonsense: Math.ceil(frail.decisions / 2),
      crashed: Math.floor(frail.decisions / 2),
    });
  });

  test("that never answers before it ends stops the arena, which says what the program said", async () => {
    const command = inNode("console.error('no such module');process.exit(1)");
    const problem = await problemOf("exordia8", "easy", command, "--limit", String(patientMs));
    expect(problem).toMatch(/ended 5 times before it answered; it said: no such module/);
  });
});

describe("the command", () => {
  test("prints a row for each player, and writes the same figures as CSV", async () => {
    const file = join(testFolder(), "figures.csv");
    const text = await said("gin-rummy", "regular", "easy", "--deals", "2", "--csv", file);
    expect(text).toContain("gin-rummy: 2 deals from each of 2 seats, seed 1");
    expect(text).toMatch(/\nregular +4 +\d/);
    expect(text).toContain("par: 50.0 % of firsts");
    const [head, ...rows] = readFileSync(file, "utf8").trim().split("\r\n");
    expect(head).toContain("firsts,firsts_margin");
    expect(rows.map((row) => row.split(",")[0])).toEqual(["regular", "easy"]);
  });

  test("--seats lets the players take more seats in turn", async () => {
    expect(await said("crazy-eights", "regular", "easy", "--seats", "4", "--deals", "1")).toMatch(
      /\nregular +8 /,
    );
  });

  test.each([
    [
      ["crazy-eights", "shark", "easy"],
      "crazy-eights has no shark yet; there are easy and regular",
    ],
    [["chess", "easy", "easy"], /GAME takes one of kings-and-bastards, .* not "chess"/],
    [["gin-rummy"], /usage: npm run arena -- GAME PLAYER/],
    [["gin-rummy", "easy"], /gin-rummy takes 2 to 2 players, not 1/],
    [["exordia8", "easy", "easy", "--deals", "0"], /--deals takes a whole number from 1 /],
    [["exordia8", "easy", "easy", "--options", "{"], /--options takes a JSON object/],
    [["exordia8", "easy", "easy", "--options", '{"hats":1}'], /hats/],
  ] as const)("says in one line what is wrong with %j", async (args, problem) => {
    expect(await problemOf(...args)).toMatch(problem);
  });
});
