// When a page takes its seat in the sealed deals of its table (H-51), and in which order it follows
// what it is told.

import { expect, test } from "vitest";
import type { SealedState } from "#renderer/client/sealed/sealedState.ts";
import { TakingSeat, type Apart } from "#renderer/client/sealed/takingSeat.ts";
import type { SealedMessage } from "#shared/protocol/sealed.ts";
import type { TableState, ViewMessage } from "#shared/protocol/table.ts";
import { SimulatedClock } from "#test/client/SimulatedClock.ts";
import { tab } from "#test/renderer/client/dealHost.ts";
import { seededRandom } from "#test/sealedDeal/seededRandom.ts";
import { planOf } from "./sealedHost.ts";
import { threadBeside } from "./threadBeside.ts";

const begun: SealedMessage = { type: "begun", plan: planOf("gin-rummy") };

const view = (number: number, viewer: unknown = 0, round = 0): ViewMessage =>
  ({ seen: { viewer }, happened: [], number, round, game: "gin-rummy" }) as unknown as ViewMessage;

function page(begin = (): Apart => threadBeside(seededRandom("page"), new SimulatedClock())) {
  const asked: string[] = [];
  const shown: number[] = [];
  const states: (SealedState | null)[] = [];
  const { table: id, game, players } = planOf("gin-rummy");
  const table = {
    ...{ id, roundNumber: 0, rotation: [{ game, rounds: 1, options: {} }] },
    players: players.map((player, seat) => ({ id: player, seat, bot: null, out: false })),
  } as unknown as TableState;
  const ports = {
    ask: (async (_request: string, { part }: { part: { type: string } }) => {
      asked.push(part.type);
      return { ok: true, value: null };
    }) as never,
    at: () => table,
    changed: (state: SealedState | null) => void states.push(state),
    storage: tab(),
  };
  const taking = new TakingSeat(id, ports, begin);
  const see = (sent: ViewMessage) => taking.see(sent, ({ number }) => void shown.push(number));
  return { taking, asked, shown, states, see };
}

/** The thread answers in its own time. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(setImmediate);
}

test("H-51 where nothing is dealt sealed views are shown at once, and moves go to the host", async () => {
  const { taking, see, shown } = page();
  taking.arrive("p0");
  see(view(1));
  expect(shown).toEqual([1]);
  expect(await taking.move({ answers: 1, move: { type: "pass" } })).toBeNull();
});

test("H-51 once a deal begins the page does its part, and views follow in their order", async () => {
  const { taking, see, shown, asked } = page();
  taking.arrive("p0");
  taking.hear(begun);
  for (const number of [1, 2, 3]) see(view(number));
  expect(shown).toEqual([]);
  await until(() => shown.length === 3);
  expect(shown).toEqual([1, 2, 3]);
  expect(asked).toEqual(["commitment"]);
});

test("H-51 on arrival in a sealed round the host’s view waits for the deal that it is of", async () => {
  const { taking, see, shown, states } = page();
  taking.arrive("p0");
  see(view(4, "spectator", 1));
  taking.hear({ type: "present", plan: planOf("gin-rummy"), entries: [], boxes: [] });
  await until(() => states.length > 0);
  expect(shown).toEqual([]);
  see(view(0, "spectator", 2));
  await until(() => shown.length > 0);
  expect(shown).toEqual([0]);
});

test("H-51 a spectator’s page has no part in a deal", () => {
  const { taking, see, shown, asked } = page();
  taking.arrive(null);
  taking.hear(begun);
  see(view(1, "spectator"));
  expect({ shown, asked }).toEqual({ shown: [1], asked: [] });
});

test("H-51 what a player’s page was told is forgotten when they become a spectator", async () => {
  const { taking, see, shown, states } = page();
  taking.arrive("p0");
  taking.hear(begun);
  await until(() => states.length > 0);
  see(view(1));
  taking.arrive(null);
  see(view(2, "spectator"));
  await new Promise(setImmediate);
  expect(shown).toEqual([2]);
  expect(states.at(-1)).toBeNull();
});

test("H-51 where no thread can be begun the page says so, and shows what the host shows", () => {
  const { taking, see, shown, states } = page(() => {
    throw new Error("no threads");
  });
  taking.arrive("p0");
  taking.hear(begun);
  see(view(1));
  expect(shown).toEqual([1]);
  expect(states.at(-1)).toMatchObject({ lost: "page" });
});

test("H-51 where the thread breaks the page goes on with what the host shows, until it is told of a deal again", async () => {
  const threads: Apart[] = [];
  const { taking, see, shown } = page(() => {
    const thread: Apart = {
      ...threadBeside(seededRandom("page"), new SimulatedClock()),
      postMessage: () => {},
    };
    threads.push(thread);
    return thread;
  });
  taking.arrive("p0");
  taking.hear(begun);
  see(view(1));
  const moved = taking.move({ answers: 1, move: { type: "pass" } });
  threads[0]?.onerror?.call(null as never, {} as ErrorEvent);
  expect(await moved).toBeNull();
  taking.hear({
    type: "entry",
    number: 3,
    entry: { type: "hasNone", seat: 0, signature: "ab".repeat(64) },
  });
  see(view(2));
  expect({ shown, threads: threads.length }).toEqual({ shown: [1, 2], threads: 1 });
  taking.hear({ type: "present", plan: planOf("gin-rummy"), entries: [], boxes: [] });
  expect(threads).toHaveLength(2);
});
