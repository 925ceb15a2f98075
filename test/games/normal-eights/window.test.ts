// Checks that the length of a response window depends on the answers, and never on the hands
// (NE-20).

import { afterEach, describe, expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { ChartEmitted } from "#shared/contract/machine.ts";
import type { Move } from "#shared/contract/round.ts";
import { normalEights } from "#shared/games/normal-eights/index.ts";
import type { NormalRound } from "#shared/games/normal-eights/types.ts";
import { machineOf } from "#shared/games/machines.ts";
import { dealRecord, readRecord } from "#shared/record/roundRecord.ts";
import { passTime, patienceOf } from "#test/support/chart.ts";
import { recordOf } from "#test/support/recordOf.ts";

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const hands = [
  "8h 3c 4c 5c 6c 7c 9c",
  "As 3d 4d 5d 6d 7d 9d",
  "Ad Ah 4h 5h 6h 7h 9h",
  "3s 4s 5s 6s 7s 9s Ts",
];
const pass = { type: "pass" };
const nope = (card: string) => ({ type: "nope", card, sendBack: false });

/**
 * Seat 0 has just played the 8 of hearts; the floor is at 1.5 s, the end at 5 s. Times count from
 * there.
 */
function opened(options: { readonly [key: string]: number } = {}) {
  const round = dealRecord(
    readRecord(
      recordOf({ game: "normal-eights", hands, stock: "8c 2c Tc Jc", options, moves: [] }),
    ),
  ) as NormalRound;
  const clock = new SimulatedClock();
  const actor = createActor(machineOf("normal-eights"), {
    clock,
    input: { round, ...patienceOf(normalEights, clock, null) },
  });
  let log: (readonly [at: number, seat: number, what: string])[] = [];
  let from = 0;
  const note = (event: ChartEmitted): void => {
    const what =
      event.type === "moved"
        ? `${event.auto ? "auto " : ""}${event.move.type}`
        : event.type === "refused"
          ? event.error.code
          : event.type;
    log.push([clock.now() - from, event.seat, what]);
  };
  for (const type of ["moved", "held", "refused"] as const) actor.on(type, note);
  actor.start();
  stops.push(() => actor.stop());
  clock.increment(60_000);
  actor.send({ type: "play", card: "8h", seat: 0 } as never);
  from = clock.now();
  log = [];
  const at = (ms: number): void => passTime(clock, from + ms - clock.now());
  const send = (ms: number, seat: number, move: Move): void => (
    at(ms),
    actor.send({ ...move, seat })
  );
  return {
    actor,
    at,
    send,
    log: () => log,
    phase: () => actor.getSnapshot().value,
    round: () => actor.getSnapshot().context.table.round as NormalRound,
  };
}

describe("NE-20 the window", () => {
  test("NE-20 closes at its floor when all have passed before, and makes the passes in the order in which they came", () => {
    const { send, at, log, phase } = opened();
    [2, 0, 3, 1].forEach((seat, count) => send(100 * (count + 1), seat, pass));
    at(1499);
    expect([phase(), log()]).toEqual([
      "respond",
      [
        [100, 2, "held"],
        [200, 0, "held"],
        [300, 3, "held"],
        [400, 1, "held"],
      ],
    ]);
    at(1500);
    expect([phase(), log().slice(4)]).toEqual([
      "turn",
      [
        [1500, 2, "pass"],
        [1500, 0, "pass"],
        [1500, 3, "pass"],
        [1500, 1, "pass"],
      ],
    ]);
  });

  test("NE-20 closes at the last pass when that comes after the floor", () => {
    const { send, log, phase } = opened();
    for (const [ms, seat] of [
      [200, 3],
      [1600, 0],
      [1700, 2],
    ] as const)
      send(ms, seat, pass);
    expect([phase(), log()]).toEqual([
      "respond",
      [
        [200, 3, "held"],
        [1500, 3, "pass"],
        [1600, 0, "pass"],
        [1700, 2, "pass"],
      ],
    ]);
    send(4999, 1, pass);
    expect(phase()).toBe("turn");
  });

  test("NE-20 closes at its end with the default pass of all who have not answered", () => {
    const { send, at, log, phase } = opened();
    send(700, 2, pass);
    at(4999);
    expect(phase()).toBe("respond");
    at(5000);
    expect([phase(), log()]).toEqual([
      "turn",
      [
        [700, 2, "held"],
        [1500, 2, "pass"],
        [5000, 0, "auto pass"],
        [5000, 1, "auto pass"],
        [5000, 3, "auto pass"],
      ],
    ]);
  });

  test("NE-20 never closes before its floor, in whatever order and however often anybody answers", () => {
    for (const order of [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [1, 1, 2, 2, 3, 3, 0, 0],
    ]) {
      const { send, phase } = opened();
      order.forEach((seat, count) => send(count, seat, pass));
      send(1499, 1, pass);
      expect(phase()).toBe("respond");
    }
  });

  test("NE-20 a second answer of a seat is refused as the rules refuse it, while its pass is held and afterwards", () => {
    const { send, log } = opened();
    send(100, 1, pass);
    send(200, 1, nope("As"));
    send(300, 1, pass);
    send(1600, 1, nope("As"));
    expect(log()).toEqual([
      [100, 1, "held"],
      [200, 1, "NE-20"],
      [300, 1, "NE-20"],
      [1500, 1, "pass"],
      [1600, 1, "NE-20"],
    ]);
  });

  test("NE-20 so it is when all have passed and the window only waits for its floor", () => {
    const { send, log } = opened();
    for (const seat of [0, 1, 2, 3]) send(100, seat, pass);
    for (const [seat, move] of [
      [1, pass],
      [1, nope("As")],
      [2, nope("Ad")],
      [0, pass],
    ] as const)
      send(200, seat, move);
    expect(log().slice(4)).toEqual([1, 1, 2, 0].map((seat) => [200, seat, "NE-20"]));
  });

  test("NE-20 an ace acts at once, after the passes that were held, and opens a whole new window", () => {
    const { send, at, log, phase, round } = opened();
    send(300, 0, pass);
    send(600, 1, nope("As"));
    expect(log()).toEqual([
      [300, 0, "held"],
      [600, 0, "pass"],
      [600, 1, "nope"],
    ]);
    expect([phase(), round().facts.windows, round().facts.chain.length]).toEqual(["respond", 2, 2]);
    for (const seat of [0, 1, 2, 3]) send(700, seat, pass);
    at(2099);
    expect(phase()).toBe("respond");
    at(2100);
    expect([phase(), round().zones.pile.join(" ")]).toEqual(["turn", "8c 8h As"]);
  });

  test("NE-20 every ace begins the end of the window anew too", () => {
    const { send, at, phase } = opened();
    send(4900, 1, nope("As"));
    send(9800, 2, nope("Ad"));
    at(14_799);
    expect(phase()).toBe("respond");
    at(14_800);
    expect(phase()).toBe("turn");
  });

  test("NE-20 an illegal answer is refused at once and changes no time", () => {
    const { send, at, log, phase } = opened();
    send(100, 3, nope("As"));
    send(4000, 0, { type: "play", card: "3c" } as never);
    expect(log().map(([, seat]) => seat)).toEqual([3, 0]);
    expect(log().map(([, , what]) => /^(C|NE)-\d+$/.test(what))).toEqual([true, true]);
    at(4999);
    expect(phase()).toBe("respond");
    at(5000);
    expect(phase()).toBe("turn");
  });

  test("NE-20 clocks that are set anew lengthen nothing", () => {
    const { actor, send, at, phase } = opened();
    for (const seat of [0, 1, 2]) send(400, seat, pass);
    for (const ms of [500, 1000, 1499, 3000, 4999]) {
      at(ms);
      actor.send({ type: "clocks.changed" });
    }
    expect(phase()).toBe("respond");
    at(5000);
    expect(phase()).toBe("turn");
  });

  test("NE-20 the floor may be nothing, or longer than the seconds; then it is the end too", () => {
    const none = opened({ nopeFloor: 0 });
    for (const seat of [0, 1, 2, 3]) none.send(seat, seat, pass);
    expect([none.phase(), none.log().map(([, , what]) => what)]).toEqual([
      "turn",
      ["pass", "pass", "pass", "pass"],
    ]);
    const long = opened({ nopeFloor: 4, nopeSeconds: 1 });
    long.send(100, 2, pass);
    long.at(3999);
    expect(long.phase()).toBe("respond");
    long.at(4000);
    expect([long.phase(), long.log().slice(1)]).toEqual([
      "turn",
      [
        [4000, 2, "pass"],
        [4000, 0, "auto pass"],
        [4000, 1, "auto pass"],
        [4000, 3, "auto pass"],
      ],
    ]);
  });
});

describe("C-5 NE-25 somebody leaves", () => {
  test("C-5 NE-20 a leave acts at once; the leaver's held pass is void, the others' stay held until the floor", () => {
    const { send, at, log, phase } = opened();
    for (const seat of [0, 1, 2]) send(100 * seat, seat, pass);
    send(400, 1, { type: "leave" });
    expect([phase(), log().at(-1)]).toEqual(["respond", [400, 1, "leave"]]);
    send(500, 3, pass);
    at(1499);
    expect(phase()).toBe("respond");
    at(1500);
    expect([phase(), log().slice(5)]).toEqual([
      "turn",
      [
        [1500, 0, "pass"],
        [1500, 2, "pass"],
        [1500, 3, "pass"],
      ],
    ]);
  });

  test("NE-25 after the floor a window that waits only for the leaver closes with his leave", () => {
    const { send, phase } = opened();
    for (const seat of [0, 2, 3]) send(1600, seat, pass);
    send(1700, 1, { type: "leave" });
    expect(phase()).toBe("turn");
  });

  test("NE-20 NE-25 before it such a window stays open until the floor", () => {
    const { send, at, phase } = opened();
    for (const seat of [0, 2, 3]) send(200, seat, pass);
    send(300, 1, { type: "leave" });
    at(1499);
    expect(phase()).toBe("respond");
    at(1500);
    expect(phase()).toBe("turn");
  });

  test("C-5 when one is left he has won, and passes that were held are forgotten", () => {
    const { send, actor, log, round } = opened();
    send(100, 3, pass);
    for (const seat of [0, 1, 2]) send(200, seat, { type: "leave" });
    expect(actor.getSnapshot().status).toBe("done");
    expect(round().facts.result?.winners).toEqual([3]);
    expect(log().filter(([, , what]) => what === "pass")).toEqual([]);
  });
});

test("NE-20 the same answers at the same times make the same window, whoever holds aces", () => {
  const script = [
    [300, 2],
    [2100, 0],
    [2600, 3],
    [3300, 1],
  ] as const;
  const lengths = [
    hands,
    hands.map((hand) => hand.replaceAll("A", "K")),
    hands.map((hand) => hand.replaceAll(/[34]/g, "A")),
  ].map((held) => {
    const round = dealRecord(
      readRecord(recordOf({ game: "normal-eights", hands: held, stock: "8c 2c Tc Jc", moves: [] })),
    );
    const clock = new SimulatedClock();
    const actor = createActor(machineOf("normal-eights"), {
      clock,
      input: { round, ...patienceOf(normalEights, clock, null) },
    });
    const moved: number[] = [];
    actor.on("moved", () => moved.push(clock.now()));
    actor.start();
    stops.push(() => actor.stop());
    actor.send({ type: "play", card: "8h", seat: 0 } as never);
    for (const [ms, seat] of script) {
      passTime(clock, ms - clock.now());
      actor.send({ type: "pass", seat });
    }
    return moved;
  });
  expect(new Set(lengths.map((times) => times.join()))).toEqual(new Set(["0,1500,2100,2600,3300"]));
});
