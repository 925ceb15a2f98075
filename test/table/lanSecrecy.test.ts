import { expect, test } from "vitest";
import type { AnyGame } from "#shared/contract/game.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import type { RoundRecord } from "#shared/record/roundRecord.ts";
import { hashOf } from "#main/base/chance.ts";
import { mustExpect } from "#test/games/expected.ts";
import { Client } from "#test/host/support/client.ts";
import { deal, lanTable } from "#test/host/support/lanTable.ts";
import { valueOf } from "#test/support/valueOf.ts";
import { replayedViews } from "#test/host/support/replayedViews.ts";
import { playUntil } from "#test/host/support/seatedTable.ts";

/** Everything that was ever sent to somebody. */
const framesOf = ({ tables, views, parts, chat }: Client): string =>
  JSON.stringify([tables, views, parts, chat]);
const cardsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/"([A2-9TJQK][cdhs]|Jk)"/g)].map(([, card]) => card!));

const isForTwo = ({ players }: Pick<AnyGame, "players">): boolean => players.max === 2;

test.each(catalogue.filter((game) => !isForTwo(game)).map(({ id }) => id))(
  "C-7 H-16 H-17 at a table of %s open to the network nobody is sent what his role may not see: a player, who watches, a screen, who sits down in a round, who left and who was sent away",
  async (game) => {
    const { brief = {} } = await mustExpect(game);
    const lan = await lanTable({
      rotation: [{ game, rounds: 1, options: brief }],
      seats: 5,
      fill: "easy",
      settings: { turnSeconds: 30 },
    });
    const [ben, di] = [await lan.join("Ben"), await lan.join("Di")];
    const watcher = lan.come(lan.guest("Cy"));
    const screen = Client.come(lan.door, { visitor: null, code: lan.code });
    await ben.client.ask("say", { text: "good luck" });
    const records: RoundRecord[] = [];
    const finish = async (people: readonly Client[]) => {
      await playUntil({ ...lan, tokens: [] }, people, () => lan.owner.table.stage === "between");
      records.push(lan.store.rounds.latest(lan.id)!.record);
    };
    await deal([lan.owner, ben.client, di.client]);
    const late = lan.come(lan.guest("Eve"));
    const sat = valueOf(await late.ask("sit", {}));
    valueOf(await lan.owner.ask("remove", { player: di.player, ban: true }));
    const removed = framesOf(di.client);
    await finish([lan.owner, ben.client]);
    valueOf(await ben.client.ask("leave", {}));
    await deal([lan.owner, late]);
    await finish([lan.owner, late]);
    expect(framesOf(di.client)).toBe(removed);
    for (const one of [watcher, screen]) {
      expect(one.views).toEqual(
        records.flatMap((record, at) => replayedViews(record, at + 1, "spectator")),
      );
    }
    expect(late.views.filter(({ round }) => round === 2)).toEqual(replayedViews(records[1]!, 2, 3));
    const inRound = (client: Client, round: number) =>
      client.views.filter((view) => view.round === round);
    for (const view of [...inRound(late, 1), ...inRound(ben.client, 2)])
      expect(view.seen.viewer).toBe("spectator");
    const everybody = [lan.owner, ben.client, di.client, late, watcher, screen];
    for (const { tables, chat } of everybody)
      expect([
        ...cardsIn(
          JSON.stringify([tables.map(({ lastResult: _lastResult, ...table }) => table), chat]),
        ),
      ]).toEqual([]);
    const tokens = [lan.token, ben.token, di.token, sat.token];
    const secrets = [
      ...tokens,
      ...tokens.map(hashOf),
      ...records.map(({ seed }) => seed!),
      lan.host.house.owner,
      ben.profile,
      di.profile,
    ];
    for (const one of everybody)
      for (const secret of secrets) expect(framesOf(one)).not.toContain(secret);
  },
  3_600_000,
);

test.each(catalogue.filter(isForTwo).map(({ id }) => id))(
  "C-7 H-16 H-17 GR-19 at a table for two of %s open to the network nobody is sent what his role may not see: a player, who watches, a screen, who takes a chair that was left, who is sent away in a hand",
  async (game) => {
    const lan = await lanTable({
      rotation: [{ game, rounds: 1, options: {} }],
      seats: 2,
      settings: { turnSeconds: 30 },
    });
    const ben = await lan.join("Ben");
    const [watcher, late] = [lan.come(lan.guest("Cy")), lan.come(lan.guest("Eve"))];
    const screen = Client.come(lan.door, { visitor: null, code: lan.code });
    expect(await late.ask("sit", {})).toMatchObject({ ok: false });
    const recordOf = (): RoundRecord => lan.store.rounds.latest(lan.id)!.record;
    const between = () => lan.owner.table.stage === "between";
    await deal([lan.owner, ben.client]);
    await playUntil({ ...lan, tokens: [] }, [lan.owner, ben.client], between);
    const records = [recordOf()];
    valueOf(await ben.client.ask("leave", {}));
    const sat = valueOf(await late.ask("sit", {}));
    await deal([lan.owner, late]);
    await playUntil({ ...lan, tokens: [] }, [lan.owner, late], () => recordOf().moves.length === 8);
    const seat = lan.owner.table.players.find(({ name }) => name === "Eve")!;
    valueOf(await lan.owner.ask("remove", { player: seat.id, ban: false }));
    records.push(recordOf());
    expect(lan.owner.table).toMatchObject({ stage: "between", lastResult: { by: "leave" } });
    for (const one of [watcher, screen])
      expect(one.views).toEqual(
        records.flatMap((record, at) => replayedViews(record, at + 1, "spectator")),
      );
    // A player who has got up looks on, beginning with how the hand that they were in stands.
    const own = replayedViews(records[0]!, 1, 1);
    expect(ben.client.views.slice(0, own.length)).toEqual(own);
    const asWatcher = [records[0]!, records[1]!].flatMap((record, at) =>
      replayedViews(record, at + 1, "spectator"),
    );
    const since = ben.client.views.slice(own.length).map(({ seen }) => seen);
    expect(since).toEqual(asWatcher.slice(-since.length).map(({ seen }) => seen));
    expect(since.length).toBeGreaterThan(5);
    // Who sits down is shown anew how the hand stands that is over.
    const [before, in2] = [
      late.views.filter(({ round }) => round === 1),
      late.views.filter(({ round }) => round === 2),
    ];
    const watched = replayedViews(records[0]!, 1, "spectator");
    expect(before.slice(0, watched.length)).toEqual(watched);
    for (const { seen } of before.slice(watched.length)) expect(seen).toEqual(watched.at(-1)!.seen);
    const played = replayedViews(records[1]!, 2, 1);
    expect(in2.slice(0, 5)).toEqual(played.slice(0, 5));
    const everybody = [lan.owner, ben.client, late, watcher, screen];
    for (const { tables, chat } of everybody)
      expect([
        ...cardsIn(
          JSON.stringify([tables.map(({ lastResult: _lastResult, ...table }) => table), chat]),
        ),
      ]).toEqual([]);
    const tokens = [lan.token, ben.token, sat.token];
    const secrets = [
      ...tokens,
      ...tokens.map(hashOf),
      ...records.map(({ seed }) => seed!),
      lan.host.house.owner,
      ben.profile,
    ];
    for (const one of everybody)
      for (const secret of secrets) expect(framesOf(one)).not.toContain(secret);
  },
  3_600_000,
);
