import { expect, test } from "vitest";
import { BotTurns, noLine } from "#main/bots/botTurns.ts";
import { loadedBot } from "#shared/games/catalogue.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import { localMind } from "#test/host/support/localMind.ts";
import { seededRandom } from "#test/host/support/seededRandom.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";
import { drawSeen, type DrawView } from "./drawSeen.ts";

type Answered = Readonly<{
  afterMs: number;
  move: unknown;
}>;

/** What a bot of the program does, and how long after it was asked. */
async function answered(view: DrawView, level: BotLevel): Promise<Answered> {
  const clock = new SimulatedClock();
  const asked = clock.now();
  let answer: Answered | null = null;
  const turns = new BotTurns({
    game: () => "five-card-draw",
    mind: localMind(loadedBot),
    clock,
    random: seededRandom("pace"),
    pace: () => 1,
    notBefore: () => 0,
    isQuiet: () => false,
    line: noLine,
    onChoice: (_, choice) =>
      (answer = {
        afterMs: clock.now() - asked,
        move: "move" in choice ? choice.move : choice.fault,
      }),
  });
  turns.update(
    [{ seat: view.seen.toAct[0]!, level, character: null, number: 0, view, cue: null }],
    [],
    null,
  );
  await clock.until(() => answer !== null);
  return answer!;
}

const hands = [
  "7h 7s 7c 3d 3h",
  "9h 7s 5c 3d Jh",
  "Ah As 5c 3d 9h",
  "Ah As Ac Ad Jk",
  "Kh 9h 6h 3h 2c",
];

test.each(["easy", "regular"] as const)(
  "the time that an %s bot takes to bet or fold tells nothing of its hand, nor of what it does",
  async (level) => {
    const first = await Promise.all(
      hands.map((hand) =>
        answered(
          drawSeen({ hands: ["Kc Qd Th 8s 4c", hand], moves: [{ seat: 0, type: "bet", to: 200 }] }),
          level,
        ),
      ),
    );
    expect(new Set(first.map(({ move }) => JSON.stringify(move))).size).toBeGreaterThan(1);
    expect(new Set(first.map(({ afterMs }) => afterMs)).size).toBe(1);
    expect(first[0]!.afterMs).toBeGreaterThanOrEqual(700);
  },
);

test("the time that a bot takes to draw tells nothing of how many cards it draws", async () => {
  const moves = [
    { seat: 0, type: "bet", to: 10 },
    { seat: 1, type: "call" },
  ];
  const drawn = await Promise.all(
    hands.map((hand) => answered(drawSeen({ hands: [hand, "Kc Qd Th 8s 4c"], moves }), "regular")),
  );
  expect(
    new Set(drawn.map(({ move }) => (move as { readonly cards: readonly string[] }).cards.length))
      .size,
  ).toBeGreaterThan(2);
  expect(new Set(drawn.map(({ afterMs }) => afterMs)).size).toBe(1);
});
