import { describe, expect, it } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { View } from "#shared/contract/view.ts";
import { usualLevels } from "#shared/bots/bot.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { catalogue, botOf, loadedBot, sharkOf } from "#shared/games/catalogue.ts";
import type { AnyBot } from "#shared/games/manifest.ts";
import { sentence } from "#shared/games/texts.ts";
import { randomMove, randomSession, type Journey } from "#test/support/randomSession.ts";
import { sweep } from "#test/support/sweep.ts";
import { imagineTwin } from "./imagineTwin.ts";

/** Of random play, in which the bots are asked. */
const sessions = sweep(1, 60);
/** A poker hand that chance plays is soon folded. */
const shortRounds = 12;
const longRounds = 3;

/** Where many choose at once, two of them, others at the next step. */
const askedOf = (acting: readonly Seat[], step: number): readonly Seat[] =>
  acting.length < 3 ? acting : [0, 1].map((more) => acting[(step + more) % acting.length] as Seat);

/** A game that lasts until all agree to its end is long: there they are asked now and then. */
const everyStep = ({ outOfTurn }: AnyGame): number => (outOfTurn?.consent ? 5 : 1);

/** A player who may do nothing is not asked: their default move is made for them. */
const isLeftToTime = ({ game, round }: Journey, seat: Seat): boolean =>
  game.longTurns !== undefined && game.legal(round, seat).length === 0;

/** Rounds of random play in which now and then the bot is asked; `ask` gets the situation. */
function situations(
  gameId: string,
  seed: string,
  sessions: number,
  ask: (journey: Journey, seat: number) => void,
): void {
  const game = catalogue.find(({ id }) => id === gameId);
  if (!game) throw new Error(gameId);
  let steps = 0;
  for (let session = 0; session < sessions; session += 1) {
    randomSession(
      game,
      `${seed}/${session}`,
      game.traits.unit === "hand" ? shortRounds : longRounds,
      (journey) => {
        for (;;) {
          steps += 1;
          const asked =
            steps % everyStep(game) === 0 ? askedOf(game.toAct(journey.round), steps) : [];
          for (const seat of asked) if (!isLeftToTime(journey, seat)) ask(journey, seat);
          const made = randomMove(journey);
          if (!made) return journey.round;
          const { seat, auto: _auto, ...move } = made;
          const outcome = game.apply(journey.round, seat, move);
          if (!outcome.ok) throw new Error(sentence(outcome.error));
          journey.round = outcome.round;
        }
      },
    );
  }
}

const viewOf = ({ game, round }: Journey, seat: number) =>
  View.of(game, { round, happened: [] }, seat);
const diceOf = (number: number): DiceReader => new DiceReader(newDice(`asked/${number}`));
/** Of its budget: enough to try every candidate once or twice. */
const shareOfBudget = 0.02;
const everyBot = (
  await Promise.all(
    catalogue.map(async ({ id }) => {
      const shark = await sharkOf(id, shareOfBudget);
      return [
        ...usualLevels.map((level) => ({ id, level: level as string, bot: botOf(id, level) })),
        ...(shark ? [{ id, level: "shark", bot: shark }] : []),
      ];
    }),
  )
).flat();

describe.each(everyBot)(
  "$level bot of $id",
  ({ id, bot }: Readonly<{ id: string; bot: AnyBot }>) => {
    it("H-11 every move it makes is legal, in random situations of all sizes and options, and has a reason (H-27)", () => {
      let asked = 0;
      situations(id, "legal", sessions, (journey, seat) => {
        const view = viewOf(journey, seat);
        const move = bot.choose(view, diceOf(asked));
        asked += 1;
        const outcome = journey.game.apply(journey.round, seat, move);
        if (!outcome.ok) throw new Error(`${JSON.stringify(move)}: ${sentence(outcome.error)}`);
        expect(sentence(bot.reason(view, move))).toMatch(/^[A-Z][^\n]{8,140}\.$/);
      });
      expect(asked).toBeGreaterThan(60 * sessions);
    });

    it("C-7 it decides from its view alone: other hidden cards under the same view and the same dice give the same move", () => {
      let asked = 0;
      let differed = 0;
      situations(id, "blind", sessions / 3, (journey, seat) => {
        asked += 1;
        if (asked % 3 !== 0) return;
        const twin = imagineTwin(journey, seat, `twin/${asked}`);
        if (JSON.stringify(twin.zones.hands) !== JSON.stringify(journey.round.zones.hands))
          differed += 1;
        const own = bot.choose(viewOf(journey, seat), diceOf(asked));
        expect(bot.choose(viewOf({ ...journey, round: twin }, seat), diceOf(asked))).toEqual(own);
        expect(bot.choose(viewOf(journey, seat), diceOf(asked))).toEqual(own);
      });
      expect(differed).toBeGreaterThan(8 * sessions);
    });
  },
);

describe("loadedBot", () => {
  it("H-11 finds Shark where the game has one, and Regular where it has none", async () => {
    for (const { id, traits } of catalogue) {
      const found = await loadedBot(id, "shark");
      expect(found === botOf(id, "regular"), id).toBe(!traits.hasShark);
      expect(await loadedBot(id, "easy")).toBe(botOf(id, "easy"));
    }
  });

  it("refuses a game without bots by name", async () => {
    await expect(loadedBot("whist", "shark")).rejects.toThrow("no bots for whist");
  });
});

describe("botOf", () => {
  it("refuses a game without bots by name", () => {
    expect(() => botOf("whist", "easy")).toThrow("no bots for whist");
    expect(() => botOf("constructor", "easy")).toThrow("no bots for constructor");
  });
});
