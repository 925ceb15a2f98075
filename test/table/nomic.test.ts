// Checks that a table of Eights Nomic keeps the clocks that no record knows, and lets everybody
// talk, also out of turn (EN-9, EN-10, EN-15, EN-23).

import { describe, expect, test } from "vitest";
import type { BotMind, BotQuestion } from "#main/bots/botMind.ts";
import type { Move, Seated } from "#shared/contract/round.ts";
import { gameOf } from "#shared/games/catalogue.ts";
import type { Client } from "#test/host/support/client.ts";
import { seededRandom } from "#test/host/support/seededRandom.ts";
import { seatedTable, sitDown, toAct, type SeatedTable } from "#test/host/support/seatedTable.ts";

type Wish = Omit<Parameters<typeof seatedTable>[0], "rotation" | "options">;
const nomicTable = (
  wish: Wish,
  options: { readonly [option: string]: number } = {},
): Promise<SeatedTable> =>
  seatedTable({ ...wish, rotation: [{ game: "eights-nomic", rounds: 1, options }] });
const made = ({ store }: SeatedTable) =>
  (store.rounds.latest("seated")!.record.moves as readonly Seated<Move>[]).map(
    ({ seat, type, auto }) => `${seat} ${type}${auto ? " auto" : ""}`,
  );
const endTurn = { type: "endTurn" };
const draw = { type: "draw" };
/** Bots that draw and end their turn; the last before the person says something in each turn. */
const lastTalks = (turnsTalkedIn: Set<unknown>): BotMind => {
  const moveAt = ({ seen: { viewer, legal, facts } }: BotQuestion["view"]): Move => {
    if (viewer === 4 && !turnsTalkedIn.has(facts["turns"])) {
      turnsTalkedIn.add(facts["turns"]);
      return { type: "announce", text: "My turn." } as Move;
    }
    return legal.some(({ type }) => type === "draw") ? draw : endTurn;
  };
  return {
    think: async ({ view, cue }) => ({
      move: cue === undefined ? moveAt(view) : null,
      reason: null,
    }),
    close: async () => {},
  };
};
const seatOf = ({ view }: Client): number => view.seen.viewer as number;

// Only a game that is in the list can be laid.
describe.runIf(gameOf("eights-nomic"))("a table of Eights Nomic", () => {
  test("EN-15 a turn is not ended within improperFloor of its last command, and what no rule allows is refused by that rule", async () => {
    const seated = await nomicTable({ people: 2 }, { improperFloor: 4 });
    const people = await sitDown(seated);
    const player = toAct(people);
    expect(await player.move(endTurn)).toMatchObject({ ok: false, error: { code: "EN-13" } });
    expect(await player.move(draw)).toMatchObject({ ok: true });
    await seated.clock.advance(3999);
    expect(await player.move(endTurn)).toMatchObject({ ok: false, error: { code: "EN-15" } });
    await people.find((person) => person !== player)!.move({ type: "announce", text: "Hurry up!" });
    await seated.clock.advance(1);
    expect(await player.move(endTurn)).toMatchObject({ ok: true });
    expect(toAct(people)).not.toBe(player);
  });

  test("EN-1 RR the record says with which rule book the round began", async () => {
    const seated = await nomicTable({ people: 2 });
    const [first] = await sitDown(seated);
    expect(seated.store.rounds.latest("seated")!.record.carry).toEqual({
      ruleBook: first!.view.seen.facts["ruleBook"],
    });
  });

  test("EN-15 with a floor of 0 it is ended at once", async () => {
    const seated = await nomicTable({ people: 2 }, { improperFloor: 0 });
    const people = await sitDown(seated);
    const player = toAct(people);
    await player.move(draw);
    expect(await player.move(endTurn)).toMatchObject({ ok: true });
  });

  test("EN-15 H-36 what was said in the turns before delays nobody’s own end of turn", async () => {
    const turnsTalkedIn = new Set();
    const seated = await seatedTable(
      {
        people: 1,
        bots: 4,
        rotation: [{ game: "eights-nomic", rounds: 1, options: {} }],
        settings: { botPace: 1 },
      },
      { mind: lastTalks(turnsTalkedIn), random: seededRandom("talk") },
    );
    const [person] = await sitDown(seated);
    await seated.clock.until(() => person!.isToAct);
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await person!.move(draw)).toMatchObject({ ok: true });
      await seated.clock.advance(500);
      expect(await person!.move(endTurn)).toMatchObject({ ok: true });
      await seated.clock.until(() => person!.isToAct);
    }
    expect(turnsTalkedIn.size).toBeGreaterThanOrEqual(2);
  });

  test("C-6 EN-23 a time-out draws, and ends the turn after a pause in which others can call: one time-out, in two steps", async () => {
    const seated = await nomicTable(
      { people: 2, settings: { turnSeconds: 20, timeBankSeconds: 0 } },
      { improperFloor: 4 },
    );
    const people = await sitDown(seated);
    const slow = toAct(people);
    const seat = seatOf(slow);
    await seated.clock.advance(20_000);
    expect(made(seated)).toEqual([`${seat} draw auto`]);
    await seated.clock.advance(3999);
    expect(made(seated)).toHaveLength(1);
    await seated.clock.until(() => made(seated).length === 2);
    expect(made(seated)[1]).toBe(`${seat} endTurn auto`);
    for (const presence of ["here", "here", "away"]) {
      const other = people[1 - seat]!;
      await other.move(draw);
      await seated.clock.advance(4000);
      await other.move(endTurn);
      expect(other.table.players[seat]!.presence).toBe(presence);
      const before = made(seated).length;
      await seated.clock.until(() => made(seated).length === before + 2);
    }
  });

  test("EN-9 H-12 talk begins no turn anew and makes nobody’s question stale", async () => {
    const seated = await nomicTable({
      people: 2,
      settings: { turnSeconds: 20, timeBankSeconds: 0 },
    });
    const people = await sitDown(seated);
    const player = toAct(people);
    const other = people.find((person) => person !== player)!;
    const asked = player.view.number;
    await seated.clock.advance(15_000);
    expect(await player.move({ type: "announce", text: "Let me think." })).toMatchObject({
      ok: true,
    });
    expect(await other.move({ type: "announce", text: "Take your time." }, asked)).toMatchObject({
      ok: true,
    });
    expect(player.table.clocks).toEqual([
      { seat: seatOf(player), leftMs: 5000, fullMs: 20_000, bank: false },
    ]);
    expect(await player.move(draw, asked)).toMatchObject({ ok: true });
    expect(
      await other.move(
        { type: "improper", player: seatOf(player), penalty: { kind: "standard", n: 1 } },
        asked,
      ),
    ).toMatchObject({ ok: true });
    expect(await player.move(draw, asked)).toMatchObject({ ok: false, error: { code: "stale" } });
  });

  test("EN-9 H-17 what is announced, whispered and called counts as talk: five in ten seconds of one person, and nobody else is held up", async () => {
    const seated = await nomicTable({ people: 3 });
    const [ann, ben, cy] = await sitDown(seated);
    const flood = { ok: false, error: { code: "flood", key: "host.saysTooMuch" } };
    const improper = { type: "improper", player: seatOf(cy!), penalty: { kind: "standard", n: 1 } };
    expect(await ann!.ask("say", { text: "one" })).toMatchObject({ ok: true });
    for (const text of ["two", "three"])
      expect(await ann!.move({ type: "announce", text })).toMatchObject({ ok: true });
    expect(await ann!.move({ type: "whisper", to: seatOf(ben!), text: "four" })).toMatchObject({
      ok: true,
    });
    expect(await ann!.move(improper)).toMatchObject({ ok: true });
    for (const move of [
      { type: "announce", text: "six" },
      { type: "whisper", to: seatOf(ben!), text: "six" },
      improper,
    ])
      expect(await ann!.move(move)).toMatchObject(flood);
    expect(await ann!.ask("say", { text: "six" })).toMatchObject(flood);
    expect(await ben!.move({ type: "announce", text: "calm" })).toMatchObject({ ok: true });
    if (ann!.isToAct) expect(await ann!.move(draw)).toMatchObject({ ok: true });
    await seated.clock.advance(10_000);
    expect(await ann!.move({ type: "announce", text: "six" })).toMatchObject({ ok: true });
    expect(cy!.view.seen.facts["announcements"]).toHaveLength(4);
  });

  test("EN-9 all that was announced in a round can be looked up, a page at a time; whispers never", async () => {
    const seated = await nomicTable({ people: 2 });
    const [ann, ben] = await sitDown(seated);
    for (let line = 1; line <= 210; line += 1) {
      await seated.clock.advance(2001);
      await ann!.move(
        line % 30 === 0
          ? { type: "whisper", to: seatOf(ben!), text: `whisper ${line}` }
          : { type: "announce", text: `line ${line}` },
      );
    }
    const pages = [];
    for (let skip = 0; ; skip += 50) {
      const answer = await ben!.ask("announced", { skip, limit: 50 });
      if (!answer.ok) throw new Error(answer.error.code);
      pages.unshift(...answer.value.lines);
      if (answer.value.first === 0) break;
    }
    expect(pages.map(({ text }) => text)).toEqual(
      Array.from({ length: 210 }, (_, at) => at + 1)
        .filter((line) => line % 30 !== 0)
        .map((line) => `line ${line}`),
    );
    expect(pages.every(({ seat }) => seat === seatOf(ann!))).toBe(true);
    expect(pages.map(({ at }) => at)).toEqual(
      pages.map(({ at }) => at).toSorted((one, other) => one - other),
    );
  });

  test("EN-9 EN-23 a whisper reaches its addressee and nobody else", async () => {
    const seated = await nomicTable({ people: 3 });
    const people = await sitDown(seated);
    const views = people[2]!.views.length;
    await people[0]!.move({
      type: "whisper",
      to: seatOf(people[1]!),
      text: "The third must not hear this.",
    });
    expect(people[1]!.view.happened).toMatchObject([
      { type: "whispered", text: "The third must not hear this." },
    ]);
    expect(people[2]!.views.length).toBe(views);
    expect(JSON.stringify([people[2]!.views, people[2]!.tables])).not.toContain("must not hear");
  });

  test("EN-10 once a person agrees to the end, bots do, and who is away", async () => {
    const seated = await nomicTable({
      people: 2,
      bots: 2,
      settings: { keepSeconds: 10, standIns: true },
    });
    const people = await sitDown(seated);
    seated.door.depart(people[1]!.connection);
    await seated.clock.advance(10_000);
    expect(people[0]!.table.players[1]!.presence).toBe("away");
    expect(await people[0]!.move({ type: "endGame" })).toMatchObject({ ok: true });
    expect(people[0]!.view.seen.facts.result).not.toBeNull();
    expect(made(seated).filter((move) => move.includes("endGame"))).toHaveLength(4);
  });

  test("EN-10 a person who is here is waited for", async () => {
    const seated = await nomicTable({ people: 2, bots: 1 });
    const people = await sitDown(seated);
    await people[0]!.move({ type: "endGame" });
    expect(people[0]!.view.seen.facts).toMatchObject({
      result: null,
      consents: [seatOf(people[0]!), 2],
    });
    seated.door.depart(people[1]!.connection);
    await seated.clock.until(() => people[0]!.view.seen.facts.result !== null);
    expect(made(seated).filter((move) => move.includes("endGame"))).toHaveLength(3);
  });

  test("EN-23 C-13 nobody stands in for a person: what is marked as made by itself is the default", async () => {
    const seated = await nomicTable({ people: 2, settings: { keepSeconds: 10, standIns: true } });
    const people = await sitDown(seated);
    const gone = toAct(people);
    const other = people.find((person) => person !== gone)!;
    seated.door.depart(gone.connection);
    await seated.clock.until(() => other.isToAct);
    expect(made(seated)).toEqual([`${seatOf(gone)} draw auto`, `${seatOf(gone)} endTurn auto`]);
  });
});
