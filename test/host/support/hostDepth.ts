// The third depth of a table script: a host's table, store and all, with a person at each seat and
// a spectator.

import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startHost } from "#main/start/host.ts";
import type { Depth } from "#test/support/depth.ts";
import { Client } from "./client.ts";
import { localMind } from "./localMind.ts";
import { seededRandom } from "./seededRandom.ts";
import { settled, SimulatedClock } from "./simulatedClock.ts";
import { storeGround } from "./testHost.ts";
import { storedId, storeRound, tokenOf } from "./storedRound.ts";

export const tableHost: Depth = {
  name: "table host",
  open: async (record, turnMs) => {
    const dataFolder = mkdtempSync(join(storeGround(), "cardtable-"));
    storeRound(dataFolder, record, {
      settings: { turnSeconds: turnMs === null ? null : turnMs / 1000 },
    });
    const clock = new SimulatedClock();
    const { house, close } = await startHost({
      dataFolder,
      clock,
      random: seededRandom("script"),
      mind: localMind(),
    });
    const door = house.table(storedId)!;
    const people = record.seats.map((_, seat) => Client.arrive(door, tokenOf(seat)));
    const watcher = Client.arrive(door);
    return {
      send: async (seat, move) => {
        const answer = await clock.answered(people[seat]!.move(move as { readonly type: string }));
        return answer.ok ? null : answer.error;
      },
      view: async (viewer) => {
        await settled();
        return (viewer === "spectator" ? watcher : people[viewer]!).view;
      },
      wait: (ms) => clock.advance(ms),
      close: async () => {
        await close();
        rmSync(dataFolder, { recursive: true, force: true });
      },
    };
  },
};
