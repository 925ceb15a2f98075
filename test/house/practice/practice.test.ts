// Checks that a finished round is played on with its own cards and its own bots, shown to the
// person's seat alone, and that nothing of it is kept.

import { describe, expect, test } from "vitest";
import type { HouseVisitor } from "#main/base/visitor.ts";
import { BotFault, type BotMind } from "#main/bots/botMind.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { View } from "#shared/contract/view.ts";
import { catalogue, gameOf } from "#shared/games/catalogue.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { BegunPractice, PracticePart } from "#shared/protocol/practice.ts";
import type { HouseAnswers } from "#shared/protocol/house.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";
import { makeMove, replay, viewedLine } from "#shared/record/replay.ts";
import { readRecord, recordFormat, type RoundRecord } from "#shared/record/roundRecord.ts";
import { moveOf } from "#test/host/support/client.ts";
import { localMind } from "#test/host/support/localMind.ts";
import { testHost, type TestHost } from "#test/host/support/testHost.ts";
import { saying } from "#test/support/inEnglish.ts";
import { addRound, addTable, playedOut, type Sitter } from "#test/support/playedHistory.ts";
import { valueOf } from "#test/support/valueOf.ts";

type Requests = "practise" | "practiseOn" | "practiseHint";
type Asks = <R extends Requests>(
  request: R,
  payload: HouseAsk<R>,
) => Promise<Answer<HouseAnswers[R]>>;

const seat: Seat = 1;
const names = ["Basil", "Robin", "Clara", "Dexter"] as const;
const practised = catalogue.filter(({ outOfTurn }) => !outOfTurn);

/** A round of bots alone, whose seat 1 will be called the person's. */
function recordOf(game: string): RoundRecord {
  const { players } = gameOf(game)!;
  return playedOut(
    {
      format: recordFormat,
      game,
      options: {},
      seats: names.slice(0, Math.min(names.length, players.max)),
      seed: `practice ${game}`,
      moves: [],
    },
    "bots",
  );
}

/** Kept at the house of a host; answers with its id. */
function kept({ store }: TestHost, record: RoundRecord, sitters: readonly Sitter[]): number {
  const table = { id: "played", sitters, names: record.seats, openedAt: 0 };
  addTable(store, table, record.game);
  addRound(store, table, 1, record, 1000);
  return store.rounds.latest("played") === null
    ? 0
    : store.rounds.finished({ limit: 1, before: null, profile: "" })[0]!.id;
}

const among = (record: RoundRecord, profile: string): readonly Sitter[] =>
  record.seats.map((_, at) => (at === seat ? { profile } : "easy"));

const owner = ({ host: { house } }: TestHost): string => house.owner;
const as =
  ({ host: { house } }: TestHost, visitor: HouseVisitor<Requests>): Asks =>
  (request, payload) =>
    house.ask(visitor as never, request, payload);

type Played = Readonly<{
  host: TestHost;
  record: RoundRecord;
  round: number;
  ask: Asks;
}>;

async function played(game: string, mind: BotMind = localMind()): Promise<Played> {
  const host = await testHost({ mind });
  const record = recordOf(game);
  const profile = owner(host);
  const round = kept(host, record, among(record, profile));
  return { host, record, round, ask: as(host, { role: "owner", profile }) };
}

/** Any legal move of a view, the same for the same dice. */
function anyMove(view: NonNullable<PracticePart["view"]>, dice: DiceReader): Move {
  const { legal } = view.seen;
  return moveOf(view, legal[dice.below(legal.length)]!);
}

/** Plays on to the end; answers with all that the person was sent, and the moves they made. */
async function toTheEnd(ask: Asks, begun: BegunPractice, seed = "person") {
  const dice = new DiceReader(newDice(seed));
  const parts: PracticePart[] = [begun];
  const own: Move[] = [];
  let view = begun.view!;
  for (let part: PracticePart = begun; part.awaits !== "nobody"; parts.push(part)) {
    const move = part.awaits === "you" ? anyMove(view, dice) : null;
    if (move) own.push(move);
    const asked = { practice: begun.practice, after: part.at, move };
    part = valueOf(await ask("practiseOn", asked));
    view = part.view ?? view;
  }
  return { parts, own };
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe("who may practise", () => {
  test("H-49 whoever had a seat among bots alone; in a round with other people nobody, and a guest learns of no other round", async () => {
    const host = await testHost();
    const record = recordOf("kings-and-bastards");
    const profile = owner(host);
    const sitters: readonly Sitter[] = ["easy", { profile }, "guest", "easy"];
    const round = kept(host, record, sitters);
    const ask = as(host, { role: "owner", profile });
    expect(await ask("practise", { round, seat, at: 1 })).toEqual({
      ok: false,
      error: saying("not-yours", "against bots alone"),
    });
    const guest = as(host, { role: "guest", profile: "somebody" });
    for (const which of [round, round + 1])
      expect(await guest("practise", { round: which, seat, at: 1 })).toMatchObject({
        error: { code: "unknown-round" },
      });
  });

  test("H-49 only through a seat that they may look through, where something is left to play", async () => {
    const { ask, round, record } = await played("kings-and-bastards");
    expect(await ask("practise", { round, seat: 0, at: 1 })).toMatchObject({
      error: { code: "not-yours" },
    });
    expect(await ask("practise", { round, seat: 40, at: 1 })).toMatchObject({
      error: { code: "not-yours" },
    });
    const at = record.moves.length + 1;
    expect(await ask("practise", { round, seat, at })).toMatchObject({ error: { code: "over" } });
    expect(await ask("practise", { round, seat, at: at - 1 })).toMatchObject({ ok: true });
  });
});

describe.each(practised.map(({ id }) => id))("a practice of %s", (game) => {
  test("H-49 C-7 begins with the very cards of the round, shows its own seat alone, and comes to its end by legal moves", async () => {
    const mind = localMind();
    const { host, ask, round, record } = await played(game, mind);
    const read = readRecord(record);
    const lines = [...replay(read)];
    let seen = 0;
    const places = [1, ...[4, 3, 2].map((part) => Math.ceil(record.moves.length / part))];
    for (const at of places) {
      mind.questions.length = 0;
      const begun = valueOf(await ask("practise", { round, seat, at }));
      const line = lines[at - 1]!;
      expect(begun).toMatchObject({
        at: at - 1,
        game,
        number: 1,
        view: plain(viewedLine(read.game, line, seat) ?? View.of(read.game, line.step, seat)),
        before: lines.at(-1)!.step.round.facts.result,
      });
      const { parts } = await toTheEnd(ask, begun);
      expect(parts.at(-1)!.view?.seen.facts.result).not.toBeNull();
      for (const part of parts.slice(1))
        expect(Object.keys(part)).toEqual(["at", "view", "awaits", "pauseMs"]);
      for (const { view, awaits } of parts)
        if (view) expectOwn(game, plain(view), awaits === "you");
      const first = mind.questions[0];
      if (begun.awaits === "others" && first) {
        expect(first.view.seen.hands[first.view.seen.viewer as Seat]).toEqual(
          peekAll(line.step.round.zones.hands[first.view.seen.viewer as Seat]!),
        );
        seen += 1;
      }
      for (const { level, way } of mind.questions) {
        expect(level).toBe("easy");
        expect(["careful", "tight", undefined]).toContain(way);
      }
    }
    expect(seen).toBeGreaterThan(0);
    expect(host.log).toEqual([]);
  });
});

/** `closely`: that it holds nothing which could not be imagined from it, too. */
function expectOwn(game: string, view: NonNullable<PracticePart["view"]>, closely: boolean): void {
  const rules = gameOf(game)!;
  const { seen } = view;
  expect(seen.viewer).toBe(seat);
  const open = rules.views.openHands(seen.facts);
  for (const [at, hand] of seen.hands.entries())
    if (at !== seat && !open.includes(at)) expect(typeof hand).toBe("number");
  if (!closely) return;
  const received = View.received(view);
  const twin = rules.imagine(received, newDice("twin"));
  expect(plain(View.of(rules, { round: twin, happened: [] }, seat).seen)).toEqual(seen);
}

describe("a practice", () => {
  test("H-49 of which nothing is kept: no round, no chips, no points, no table", async () => {
    const { host, ask, round } = await played("five-card-draw");
    const state = async (): Promise<unknown> =>
      Promise.all([
        host.house.ask("rounds", { limit: 50, before: null }),
        host.house.ask("progress", {}),
        host.house.ask("profile", {}),
        host.house.ask("bank", {}),
        host.house.ask("openTables", {}),
        host.house.ask("sessions", { limit: 50, before: null }),
      ]);
    const before = await state();
    await toTheEnd(ask, valueOf(await ask("practise", { round, seat, at: 1 })));
    expect(await state()).toEqual(before);
  });

  test("H-49 ends with the next one of the same visitor, and with nobody else's", async () => {
    const { host, ask, round } = await played("crazy-eights");
    const first = valueOf(await ask("practise", { round, seat, at: 1 }));
    const guest = as(host, { role: "guest", profile: "somebody" });
    const hers = { practice: first.practice, after: first.at, move: null };
    expect(await guest("practiseOn", hers)).toMatchObject({ error: { code: "practice-ended" } });
    expect(await guest("practiseHint", hers)).toMatchObject({ error: { code: "practice-ended" } });
    const next = valueOf(await ask("practise", { round, seat, at: 1 }));
    expect(next.practice).not.toBe(first.practice);
    expect(await ask("practiseOn", hers)).toMatchObject({ error: { code: "practice-ended" } });
    expect((await toTheEnd(ask, next)).parts.length).toBeGreaterThan(1);
  });

  test("H-49 C-9 answers a repeated request as before, and an old one not at all; what the rules forbid changes nothing", async () => {
    const { ask, round } = await played("kings-and-bastards");
    const begun = valueOf(await ask("practise", { round, seat, at: 1 }));
    const { practice } = begun;
    const seen: PracticePart[] = [begun];
    while (seen.at(-1)!.awaits === "others") {
      const asked = { practice, after: seen.at(-1)!.at, move: null };
      const [one, other] = await Promise.all([ask("practiseOn", asked), ask("practiseOn", asked)]);
      expect(other).toEqual(one);
      seen.push(valueOf(one));
    }
    const { at, view } = seen.at(-1)!;
    for (const [after, move] of [
      [at, null],
      [at + 1, { type: "pass" }],
    ] as const)
      expect(await ask("practiseOn", { practice, after, move })).toMatchObject({
        error: { code: "stale" },
      });
    for (const [move, code] of [
      [{ type: "leave", cards: [] }, "C-13"],
      [{ type: "nonsense" }, "C-13"],
    ] as const)
      expect(await ask("practiseOn", { practice, after: at, move })).toMatchObject({
        error: { code },
      });
    const move = anyMove(view!, new DiceReader(newDice("now")));
    const mine = { practice, after: at, move };
    const made = valueOf(await ask("practiseOn", mine));
    expect(made.at).toBe(at + 1);
    expect(valueOf(await ask("practiseOn", mine))).toEqual(made);
  });

  test("H-49 H-27 has a hint at the person's turn, and at no other moment", async () => {
    const { ask, round, record } = await played("gin-rummy");
    const game = gameOf("gin-rummy")!;
    const lines = [...replay(readRecord(record))];
    const isTheirs = (at: number): boolean => game.toAct(lines[at]!.step.round).includes(seat);
    const turn = lines.findIndex((_, at) => isTheirs(at));
    const { practice } = valueOf(await ask("practise", { round, seat, at: turn + 1 }));
    const { move } = valueOf(await ask("practiseHint", { practice }));
    const entry = { ...(move as object), seat };
    expect(makeMove(game, lines[turn]!.step.round, entry).error).toBeNull();
    const other = lines.findIndex((_, at) => !isTheirs(at));
    const { practice: again } = valueOf(await ask("practise", { round, seat, at: other + 1 }));
    expect(await ask("practiseHint", { practice: again })).toMatchObject({
      error: { code: "C-11" },
    });
  });

  test("H-49 says so where a bot fails, and goes on when it is asked again", async () => {
    const bots = localMind();
    let fails = true;
    const mind: BotMind = {
      ...bots,
      think: (question) =>
        fails ? Promise.reject(new BotFault("no worker")) : bots.think(question),
    };
    const { host, ask, round, record } = await played("exordia8", mind);
    const game = gameOf("exordia8")!;
    const lines = [...replay(readRecord(record))];
    const line = lines.find(({ step }) => !game.toAct(step.round).includes(seat))!.number;
    const { practice, at } = valueOf(await ask("practise", { round, seat, at: line + 1 }));
    const on = { practice, after: at, move: null };
    expect(await ask("practiseOn", on)).toMatchObject({ error: { code: "fault" } });
    expect(host.log.join("\n")).toContain("no worker");
    fails = false;
    expect(valueOf(await ask("practiseOn", on)).at).toBe(at + 1);
  });
});
