// One person is one line of a session, and brings back what they left with (H-37).

import { expect, test } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { TablePlayer } from "#shared/protocol/table.ts";
import { expectSoundBooks } from "#test/host/support/books.ts";
import type { Client } from "#test/host/support/client.ts";
import { deal, lanTable, type LanTable } from "#test/host/support/lanTable.ts";
import { valueOf } from "#test/support/valueOf.ts";
import { playUntil } from "#test/host/support/seatedTable.ts";
import { kings } from "#test/host/support/testHost.ts";
import { sweep } from "#test/support/sweep.ts";

const done = { ok: true, value: null };
const rotation = kings({ stake: 100 });

const linesOf = ({ table }: Client, name: string): readonly TablePlayer[] =>
  table.players.filter((player) => player.name === name && player.bot === null);
const result = ({ chips, bought, cashedOut }: TablePlayer): number =>
  (chips ?? 0) + cashedOut - bought;
const sumAt = ({ table }: Client): number =>
  table.players.reduce((sum, player) => sum + result(player), 0);

/** One round in which everybody here plays their first legal move. */
async function playRound(lan: LanTable, people: readonly Client[]): Promise<void> {
  await deal(people);
  await playUntil({ ...lan, tokens: [] }, people, () => people[0]!.table.stage === "between");
}

test("H-37 somebody sent away after a round comes back to their one line with what they left with, and all results still add to nothing", async () => {
  const lan = await lanTable({ bots: ["easy", "easy"], rotation });
  const ben = await lan.join("Ben");
  await playRound(lan, [lan.owner, ben.client]);
  const [left] = linesOf(lan.owner, "Ben");
  expect(left!.chips).not.toBe(1000);
  expect(await lan.owner.ask("remove", { player: ben.player, ban: false })).toEqual(done);
  const again = lan.come(ben.profile);
  expect(valueOf(await again.ask("sit", {})).player).toBe(ben.player);
  expect(linesOf(again, "Ben")).toMatchObject([
    { id: ben.player, gone: false, chips: left!.chips, bought: 1000, cashedOut: 0, rounds: 1 },
  ]);
  expect(sumAt(again)).toBe(0);
  expectSoundBooks(lan.store, [lan.id]);
  // And once more, after another round.
  await playRound(lan, [lan.owner, again]);
  const chips = linesOf(again, "Ben")[0]!.chips;
  expect(await again.ask("leave", {})).toEqual(done);
  valueOf(await again.ask("sit", {}));
  expect(linesOf(again, "Ben")).toMatchObject([{ id: ben.player, chips, rounds: 2 }]);
  expect(lan.store.bank.balance(`profile:${ben.profile}`)).toBe(9000);
  expectSoundBooks(lan.store, [lan.id]);
});

test("H-37 C-5 somebody who left the round that goes on sits down again on their old line: they watch the rest of it, and are in from the next deal", async () => {
  const lan = await lanTable({ bots: ["easy", "easy"], rotation });
  const ben = await lan.join("Ben");
  await deal([lan.owner, ben.client]);
  expect(await ben.client.ask("leave", {})).toEqual(done);
  valueOf(await ben.client.ask("sit", {}));
  expect(linesOf(ben.client, "Ben")).toMatchObject([
    { id: ben.player, gone: false, out: true, chips: 1000 },
  ]);
  expect(ben.client.view.seen).toMatchObject({ viewer: "spectator", legal: [] });
  expect(await ben.client.move({ type: "pass" })).toMatchObject({
    ok: false,
    error: { key: "host.notInRound" },
  });
  await playUntil({ ...lan, tokens: [] }, [lan.owner], () => lan.owner.table.stage === "between");
  expect(linesOf(lan.owner, "Ben")).toMatchObject([
    { gone: false, out: false, rounds: 1, cashedOut: 0 },
  ]);
  expect(linesOf(lan.owner, "Ben")[0]!.chips).toBeLessThan(1000);
  await deal([lan.owner, ben.client]);
  expect(ben.client.view.seen.viewer).toBe(3);
  // Having left a round and come back does not keep anybody from leaving once more, within the
  // round too.
  expect(await ben.client.ask("leave", {})).toEqual(done);
  valueOf(await ben.client.ask("sit", {}));
  expect(await ben.client.ask("leave", {})).toEqual(done);
  expect(linesOf(ben.client, "Ben")).toMatchObject([{ gone: true }]);
  await playUntil({ ...lan, tokens: [] }, [lan.owner], () => lan.owner.table.stage === "between");
  expect(linesOf(lan.owner, "Ben")).toMatchObject([{ gone: true, chips: 0 }]);
  expect(sumAt(lan.owner)).toBe(0);
  expectSoundBooks(lan.store, [lan.id]);
});

/** A table at which Ben has lost all that he had brought. */
async function brokeBen(rebuys: boolean) {
  const lan = await lanTable({
    bots: ["regular", "regular"],
    rotation: kings({ stake: 1000 }),
    settings: { buyIn: 1000, rebuys },
  });
  const ben = await lan.join("Ben");
  await deal([lan.owner, ben.client]);
  expect(await ben.client.ask("leave", {})).toEqual(done);
  await playUntil({ ...lan, tokens: [] }, [lan.owner], () => lan.owner.table.stage !== "playing");
  expect(linesOf(lan.owner, "Ben")[0]!.cashedOut).toBe(0);
  return { lan, ben };
}

test("H-37 H-9 a person who left with nothing buys in anew where the table allows it, on the same line", async () => {
  const { lan, ben } = await brokeBen(true);
  valueOf(await ben.client.ask("sit", {}));
  expect(linesOf(ben.client, "Ben")).toMatchObject([
    { id: ben.player, gone: false, chips: 1000, bought: 2000, cashedOut: 0 },
  ]);
  expect(sumAt(ben.client)).toBe(0);
  expectSoundBooks(lan.store, [lan.id]);
});

test("H-37 H-9 where nobody buys in again a person who left with too little for the next round takes no chair by coming back", async () => {
  const lan = await lanTable({
    bots: ["easy", "easy"],
    rotation: kings({ stake: 400 }),
    settings: { buyIn: 1000, rebuys: false },
  });
  const ben = await lan.join("Ben");
  const isOver = (): boolean => lan.owner.table.stage !== "playing";
  await deal([lan.owner, ben.client]);
  expect(await ben.client.ask("leave", {})).toEqual(done);
  await playUntil({ ...lan, tokens: [] }, [lan.owner], isOver);
  valueOf(await ben.client.ask("sit", {}));
  expect(linesOf(ben.client, "Ben")).toMatchObject([{ chips: 600, bought: 1000, cashedOut: 0 }]);
  // The owner keeps enough to go on with by sitting this one out.
  expect(await lan.owner.ask("sitOut", { out: true })).toEqual(done);
  await deal([ben.client]);
  expect(await ben.client.ask("leave", {})).toEqual(done);
  await lan.clock.until(isOver);
  expect(await lan.owner.ask("sitOut", { out: false })).toEqual(done);
  expect(lan.owner.table.stage).toBe("between");
  expect(await ben.client.ask("sit", {})).toMatchObject({
    ok: false,
    error: { code: "H-9", key: "host.leftBroke" },
  });
  expect(linesOf(lan.owner, "Ben")).toMatchObject([
    { gone: true, chips: 0, bought: 1000, cashedOut: 200 },
  ]);
  expectSoundBooks(lan.store, [lan.id]);
});

const evenings = sweep(6, 150);
const deeds = 40;

/** People who come and go as chance has it, at one table over one evening. */
class Evening {
  readonly lan: LanTable;
  readonly #dice: DiceReader;
  /** By name: their line where they are here. */
  readonly #people = new Map<string, { readonly profile: string; client: Client | null }>();
  readonly did: string[] = [];

  private constructor(lan: LanTable, dice: DiceReader) {
    this.lan = lan;
    this.#dice = dice;
  }

  static async of(seed: string): Promise<Evening> {
    const dice = new DiceReader(newDice(seed));
    const lan = await lanTable({
      seats: 4,
      fill: dice.below(2) > 0 ? "easy" : null,
      bots: ["easy", "easy"],
      rotation: kings({ stake: 150 }),
      settings: { buyIn: 400, rebuys: true, turnSeconds: 10, timeBankSeconds: 0 },
    });
    const evening = new Evening(lan, dice);
    for (const name of ["Ben", "Cy", "Di"])
      evening.#people.set(name, { profile: lan.guest(name), client: null });
    return evening;
  }

  #person(): { readonly profile: string; client: Client | null } {
    return [...this.#people.values()][this.#dice.below(this.#people.size)]!;
  }

  get #here(): readonly Client[] {
    return [
      this.lan.owner,
      ...[...this.#people.values()].flatMap(({ client }) =>
        client && this.#isSitting(client) ? [client] : [],
      ),
    ];
  }

  #isSitting(client: Client): boolean {
    return client.ended === null && this.lan.door.attendee(client.connection)?.role === "guest";
  }

  async act(): Promise<void> {
    const kinds = [
      "sit",
      "sit",
      "sit",
      "leave",
      "remove",
      "rebuy",
      "moves",
      "round",
      "round",
      "round",
    ] as const;
    const kind = kinds[this.#dice.below(kinds.length)]!;
    this.did.push(kind);
    await this[kind]();
    await this.lan.clock.advance(0);
  }

  async sit(): Promise<void> {
    const person = this.#person();
    if (!person.client || person.client.ended !== null)
      person.client = this.lan.come(person.profile);
    await person.client.ask("sit", {});
  }

  async leave(): Promise<void> {
    await this.#person().client?.ask("leave", {});
  }

  async remove(): Promise<void> {
    const { client } = this.#person();
    const player =
      client && this.#isSitting(client)
        ? this.lan.store.tables
            .load(this.lan.id)!
            .players.find(
              ({ profile, gone }) =>
                !gone && profile === this.lan.door.attendee(client.connection)?.profile,
            )
        : undefined;
    if (player) await this.lan.owner.ask("remove", { player: player.id, ban: false });
  }

  async rebuy(): Promise<void> {
    for (const client of this.#here) await client.ask("rebuy", {});
  }

  /** Part of a round, so that people come and go within it. */
  readonly moves = (): Promise<void> => this.#play(this.#dice.below(10));
  readonly round = (): Promise<void> => this.#play(1000);

  async #play(most: number): Promise<void> {
    await this.rebuy();
    for (const client of this.#here) await client.ready();
    let left = most;
    await playUntil(
      { ...this.lan, tokens: [] },
      this.#here,
      () => this.lan.owner.table.stage !== "playing" || (left -= 1) < 0,
    );
  }

  expectOneLineEach(): void {
    const { players } = this.lan.store.tables.load(this.lan.id)!;
    const profiles = players.flatMap(({ profile }) => profile ?? []);
    expect(new Set(profiles).size).toBe(profiles.length);
    expect(
      players.reduce((sum, { chips, bought, cashedOut }) => sum + chips + cashedOut - bought, 0),
    ).toBe(0);
    expect(sumAt(this.lan.owner)).toBe(0);
    for (const { broughtBack, cashedOut, gone, chips } of players)
      if (!gone) expect([broughtBack, chips >= 0]).toEqual([cashedOut, true]);
    expectSoundBooks(this.lan.store, [this.lan.id]);
  }
}

test(`H-37 H-2 over ${evenings} evenings of people who sit down, leave, are sent away, come back and buy in again everybody is one line, and all results add to nothing`, async () => {
  const did = new Map<string, number>();
  let [rounds, back] = [0, 0];
  for (let number = 0; number < evenings; number += 1) {
    const evening = await Evening.of(`coming back ${process.env["SEED"] ?? "1"} ${number}`);
    try {
      for (let count = 0; count < deeds; count += 1) {
        await evening.act();
        evening.expectOneLineEach();
      }
      valueOf(await evening.lan.house.ask("closeTable", { table: evening.lan.id }));
      const { players, roundNumber } = evening.lan.store.tables.load(evening.lan.id)!;
      expect(players.every(({ chips }) => chips === 0)).toBe(true);
      expect(players.reduce((sum, { bought, cashedOut }) => sum + cashedOut - bought, 0)).toBe(0);
      expectSoundBooks(evening.lan.store, [evening.lan.id]);
      rounds += roundNumber;
      back += players.filter(({ broughtBack }) => broughtBack > 0).length;
    } catch (error) {
      throw new Error(`evening ${number}: ${evening.did.join(" ")}`, { cause: error });
    }
    for (const kind of evening.did) did.set(kind, (did.get(kind) ?? 0) + 1);
    await evening.lan.host.close();
  }
  expect(rounds).toBeGreaterThan(evenings * 2);
  expect(back).toBeGreaterThan(evenings);
  for (const kind of ["sit", "leave", "remove", "rebuy", "moves", "round"])
    expect(did.get(kind) ?? 0, kind).toBeGreaterThan(0);
}, 3_600_000);
