import { describe, expect, it } from "vitest";
import type { Appraiser } from "#shared/bots/appraiser.ts";
import { BotRound, playOut } from "#shared/bots/botRound.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { View } from "#shared/contract/view.ts";
import { botOf, catalogue } from "#shared/games/catalogue.ts";
import { firstStep } from "#shared/record/firstStep.ts";
import {
  dealRecord,
  readRecord,
  recordFormat,
  type ReadRecord,
} from "#shared/record/roundRecord.ts";
import { appraiserOf } from "#shared/review/appraisers.ts";
import { decidedBy } from "#shared/review/decisions.ts";
import { Reviewing } from "#shared/review/review.ts";

/** A round among bots of which the first seat's plays badly. */
function playedRecord(game: string, seed: string): ReadRecord {
  const rules = catalogue.find(({ id }) => id === game)!;
  const seats = ["Ann", "Ben", "Cy"].slice(0, rules.players.max);
  const record = { format: recordFormat, game, options: {}, seats, seed, moves: [] };
  const round = new BotRound(rules, firstStep(dealRecord(readRecord(record))));
  const dice = new DiceReader(newDice(seed));
  playOut(round, (seat) => botOf(game, seat === 0 ? "easy" : "regular"), dice);
  return readRecord({ ...record, moves: round.moves });
}

async function reviewing(
  read: ReadRecord,
  more: Partial<Appraiser> = {},
  withAllCards = false,
): Promise<Reviewing> {
  const appraiser = { ...(await appraiserOf(read.game))!, ...more };
  return new Reviewing(read, 0, appraiser, { bot: botOf(read.game.id, "regular"), withAllCards });
}

/** Every decision estimated so often. */
async function sharpened(
  read: ReadRecord,
  depth: number,
  more: Partial<Appraiser> = {},
  withAllCards = false,
) {
  const made = await reviewing(read, more, withAllCards);
  while (made.depth < depth) made.sharpen();
  return made.review();
}

const kings = playedRecord("kings-and-bastards", "kings");
const reviewed = catalogue.filter(({ traits }) => traits.hasReview).map(({ id }) => id);

describe("H-50 a review", () => {
  it.each(reviewed)("of %s tells where the result came from, part by part", async (game) => {
    const read = playedRecord(game, `parts of ${game}`);
    const { even, result, shares, decisions } = await sharpened(read, 1);
    const { deal, cards, others, play } = shares;
    expect(deal + cards + others + play).toBeCloseTo(result - even, 9);
    expect(play).toBeLessThanOrEqual(0);
    const lines = decisions.map(({ line }) => line);
    expect(lines).toEqual(lines.toSorted((one, other) => one - other));
    for (const { line, played } of decisions)
      expect(read.record.moves[line - 1]).toMatchObject({ seat: 0, type: played });
  });

  it("is not made of a game that says so", async () => {
    const others = catalogue.filter(({ id }) => !reviewed.includes(id));
    expect(others.map(({ id }) => id)).toEqual(["eights-nomic"]);
    expect(await appraiserOf(others[0]!)).toBeNull();
  });

  it("counts decisions alone: turns with a choice that the seat made itself", () => {
    const decisions = decidedBy(kings, 0).decisions;
    expect(decisions.length).toBeGreaterThan(3);
    for (const { view, line } of decisions) {
      expect(view.seen.viewer).toBe(0);
      expect(view.seen.toAct).toContain(0);
      expect(view.seen.legal.length).toBeGreaterThan(1);
      expect(kings.record.moves[line - 1]).not.toHaveProperty("auto");
    }
  });

  it("names what is better by how much, with the reason, and nothing where nothing is", async () => {
    const [first] = decidedBy(kings, 0).decisions;
    const better = [...(await appraiserOf(kings.game))!.candidates(first!.view)].find(
      (move) => JSON.stringify(move) !== JSON.stringify(first!.move),
    )!;
    const weigh: Appraiser["weigh"] = (_view, moves) =>
      moves.map((move) => (JSON.stringify(move) === JSON.stringify(better) ? 0.75 : 0.5));
    const { decisions } = await sharpened(kings, 30, { weigh });
    expect(decisions[0]).toMatchObject({
      worth: 0.5,
      better: { move: better.type, gain: 0.25, error: 0, would: { seat: 0 } },
    });
    expect(decisions[0]!.better!.reason.key).not.toBe("");
    const alike = await sharpened(kings, 30, { weigh: (_view, moves) => moves.map(() => 0.5) });
    expect(alike.decisions.every(({ better: found }) => found === null)).toBe(true);
    expect(alike.shares.play).toBe(0);
  });

  it("tells at each bet of a hand of poker the odds and the price", async () => {
    const read = playedRecord("five-card-draw", "odds");
    const { decisions } = await sharpened(read, 2);
    const bets = decidedBy(read, 0).decisions.map(
      ({ view }) =>
        view.seen.phase !== "draw" && view.seen.legal.some(({ type }) => type === "call"),
    );
    expect(bets).toContain(true);
    expect(decisions.map(({ odds }) => odds !== null)).toEqual(bets);
    for (const { odds } of decisions)
      for (const share of odds ? [odds.chance, odds.price] : [])
        expect(share > 0 && share < 1).toBe(true);
  });

  it("does not take the luckiest of many equal moves for a better one", async () => {
    let found = 0;
    let weighed = 0;
    const luck: Appraiser["weigh"] = (_view, moves, dice) =>
      moves.map(() => (dice.below(2) === 0 ? 0 : 1));
    for (const seed of ["a", "b", "c", "d", "e", "f"]) {
      const { decisions } = await sharpened(playedRecord("kings-and-bastards", seed), 200, {
        weigh: luck,
      });
      weighed += decisions.length;
      found += decisions.filter(({ better }) => better !== null).length;
    }
    expect(weighed).toBeGreaterThan(40);
    // One of forty by chance, where a plain comparison with the best of seven finds one of three.
    expect(found).toBeLessThan(weighed / 8);
  });

  it.each(reviewed)(
    "C-7 of %s weighs moves alike, whatever cards the others hold",
    async (game) => {
      const read = playedRecord(game, "hidden");
      const appraiser = (await appraiserOf(read.game))!;
      const { view, move } = decidedBy(read, 0).decisions.at(-1)!;
      const twin = read.game.imagine(view, newDice("twin"));
      const seen = View.of(read.game, { round: twin, happened: [] }, 0);
      const weighed = (looked: View) =>
        appraiser.weigh(looked, [move], new DiceReader(newDice("weigh")));
      expect(weighed(seen)).toEqual(weighed(view));
    },
  );

  it.each(reviewed)("with all cards of %s starts from the cards as they were", async (game) => {
    const read = playedRecord(game, `open ${game}`);
    const begins = decidedBy(read, 0).decisions.map(({ round }) => JSON.stringify(round.zones));
    const seen: string[] = [];
    const apply: typeof read.game.apply = (round, seat, move) => {
      seen.push(JSON.stringify(round.zones));
      return read.game.apply(round, seat, move);
    };
    const played = { ...read, game: { ...read.game, apply } };
    const made = await reviewing(played, { playOn: () => 0 }, true);
    seen.length = 0;
    while (made.depth < 1) made.sharpen();
    expect(new Set(seen)).toEqual(new Set(begins));
  });

  it("with all cards knows the King for sure, since nothing is left to chance", async () => {
    const { decisions, shares, result, even } = await sharpened(kings, 12, {}, true);
    for (const { worth, better } of decisions) {
      expect([0, 1]).toContain(worth);
      if (better) expect([better.gain, better.error]).toEqual([1, 0]);
    }
    const { deal, cards, others, play } = shares;
    expect(deal + cards + others + play).toBeCloseTo(result - even, 9);
  });
});
