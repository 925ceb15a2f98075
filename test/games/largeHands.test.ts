// Checks that every game stays in bounds when a record with an arbitrary deck fills hands with more
// cards than any packs have.

import { describe, expect, test } from "vitest";
import { ranks, suits, type Card } from "#shared/cards/card.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { AnyRound, Offer } from "#shared/contract/game.ts";
import { View } from "#shared/contract/view.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import { crazyBots } from "#shared/games/crazy-eights/bots/index.ts";
import { crazyEights } from "#shared/games/crazy-eights/index.ts";
import { legalPlays } from "#shared/games/crazy-eights/plays.ts";
import type { CrazyRound, Move as CrazyMove } from "#shared/games/crazy-eights/types.ts";
import { mostSets } from "#shared/games/normal-eights/mostSets.ts";
import { sentence } from "#shared/games/texts.ts";
import { refereeLines } from "#shared/record/referee.ts";
import { dealRecord, readRecord } from "#shared/record/roundRecord.ts";
import { allNames, anyDeck, bothDraw, repeated } from "#test/support/anyDeckRecords.ts";
import { expandOffer } from "#test/support/expandOffer.ts";

const nines = anyDeck("crazy-eights", repeated(["9c", "9d", "9h", "9s"], 420), bothDraw(200), {
  carry: { order: [0, 1] },
});

describe("CE-7 the sets of a hand", () => {
  test("RR are a range where they are more than any packs give, in a record of a few kilobytes", () => {
    expect(JSON.stringify(nines).length).toBeLessThan(16_384);
    const lines = [...refereeLines(readRecord(nines), 0)];
    expect(lines).toHaveLength(401);
    expect(
      Math.max(...lines.map(({ legal }) => (legal as readonly unknown[]).length)),
    ).toBeLessThanOrEqual(1281);
    const { legal, toAct } = lines.at(-1)! as Readonly<{
      legal?: readonly unknown[];
      toAct?: unknown;
    }>;
    expect(toAct).toEqual([0]);
    const singles = ["9c", "9d", "9h", "9s"].map((card) => ({ type: "play", cards: [card] }));
    expect(legal).toHaveLength(6);
    expect(legal).toEqual(
      expect.arrayContaining([...singles, { type: "play", min: 2, max: 104 }, { type: "draw" }]),
    );
  });

  const twoPacks: readonly Card[] = [...allNames, ...allNames];
  const anything = { suit: null, rank: null };
  const isRange = (offer: Offer<CrazyMove>): boolean => !("cards" in offer);

  test("are listed one by one of whatever two packs hold", () => {
    const all = legalPlays(twoPacks, anything);
    expect(all).toHaveLength((ranks.length - 1 + suits.length) * (3 ** suits.length - 1));
    expect(new Set(all.map((play) => JSON.stringify(play))).size).toBe(all.length);
    expect(all.some(isRange)).toBe(false);
  });

  test("are counted as they would be listed", () => {
    const listed = legalPlays(twoPacks, { suit: "h", rank: "4" });
    expect(listed.some(isRange)).toBe(false);
    // Of eleven ranks those with a heart, all of the 4s, and the eights once for each suit.
    expect(listed).toHaveLength(11 * (81 - 27) + 80 + 4 * 80);
  });

  test("are a range from one card more on, and every single card stays listed", () => {
    const plays = legalPlays([...twoPacks, "9c"], anything);
    expect(plays.filter(isRange)).toEqual([{ type: "play", min: 2, max: 9 }]);
    expect(plays).toHaveLength(allNames.length + 4 * 3 + 1);
  });

  test("are no larger than a move may be", () => {
    expect(legalPlays(repeated(["9c", "9d", "9h", "9s"], 9000), anything).at(-1)).toEqual({
      type: "play",
      min: 2,
      max: 104,
    });
  });

  test.each(["easy", "regular"] as const)("are played by the %s bot also from a range", (level) => {
    let round = dealRecord(readRecord(nines)) as CrazyRound;
    for (const { seat, ...move } of bothDraw(60)) {
      const drawn = crazyEights.apply(round, seat, move as CrazyMove);
      if (!drawn.ok) throw new Error(sentence(drawn.error));
      round = drawn.round;
    }
    const view = View.of(crazyEights, { round, happened: [] }, 0);
    expect(view.seen.legal.some(isRange)).toBe(true);
    const most = Array.from({ length: 20 }, (_, at) => {
      const move = crazyBots[level].choose(view, new DiceReader(newDice(`${at}`)));
      expect(crazyEights.apply(round, 0, move)).toMatchObject({ ok: true });
      return move.type === "play" ? move.cards.length : 0;
    });
    expect(Math.max(...most)).toBeGreaterThan(50);
  });
});

test("CE-4 a deck of hardly anything but eights is turned up all the same", () => {
  const deck = [...repeated(["8c", "8d", "8h", "8s"], 9_999), "4d"] as const;
  const round = dealRecord(readRecord(anyDeck("crazy-eights", deck, []))) as CrazyRound;
  expect(round.zones.pile).toEqual(["4d"]);
  expect(round.facts.turnedBack).toHaveLength(100);
  expect(
    [
      ...peekAll(round.zones.stock),
      ...round.zones.pile,
      ...round.zones.hands.flatMap(peekAll),
    ].toSorted(),
  ).toEqual(deck.toSorted());
});

test("NE-11 of a hand larger than all packs no more sets are offered than may be laid", () => {
  expect(mostSets(repeated(allNames, 10_000))).toBe(54);
  expect(mostSets(repeated(["Jk"], 10_000))).toBe(0);
  expect(mostSets([...repeated(["Jk"], 10_000), "9c", "9d"])).toBe(2);
  expect(
    mostSets(
      repeated(
        allNames.filter((card) => card.endsWith("c")),
        26,
      ).concat(repeated(["Jk"], 200)),
    ),
  ).toBe(26);
});

const decks: { readonly [what: string]: readonly Card[] } = {
  "one rank": repeated(["9c", "9d", "9h", "9s"], 900),
  "every card": repeated(allNames, 900),
  "sixes, aces and hardly anything else": repeated(["6h", "6s", "Ah", "6c", "As", "7h", "8h"], 900),
  "every second card a joker": repeated(allNames, 450).flatMap((card): readonly Card[] => [
    card,
    "Jk",
  ]),
};
const noMoreThan = 1300;
/** CE-1, GR-1: they deal no jokers, whatever the record. */
const jokerless: readonly string[] = ["crazy-eights", "gin-rummy"];

/** Its offers are few, and each may be done. */
function lookAt(game: (typeof catalogue)[number], round: AnyRound, dice: DiceReader): number {
  let looked = 0;
  for (const seat of game.toAct(round)) {
    const offers = game.legal(round, seat);
    expect(offers.length).toBeLessThanOrEqual(noMoreThan);
    for (const offer of offers) {
      const move = expandOffer({ game, round, dice }, seat, offer);
      expect({
        move,
        read: game.readMove(JSON.parse(JSON.stringify(move))).ok,
        ok: game.apply(round, seat, move).ok,
      }).toEqual({ move, read: true, ok: true });
      looked += 1;
    }
  }
  return looked;
}

describe.each(catalogue.map((game) => [game.id, game] as const))("%s", (id, game) => {
  const dealt = Object.keys(decks).filter(
    (what) => !jokerless.includes(id) || !decks[what]!.includes("Jk"),
  );

  test.each(dealt)("RR the moves of a huge hand stay few, and each may be made: %s", (what) => {
    const dice = new DiceReader(newDice(what));
    let round = dealRecord(readRecord(anyDeck(id, decks[what]!, [])));
    let looked = 0;
    for (let step = 0; step < 1200 && round.facts.result === null; step += 1) {
      const seat = game.toAct(round)[0]!;
      if (step % 60 === 0 || game.phase(round) === "sets") looked += lookAt(game, round, dice);
      // First the hands grow.
      const offers = game.legal(round, seat);
      const move =
        (step < 600 && game.traits.playedFor.kind === "stake") || dice.below(3) === 0
          ? game.defaultMove(round, seat)
          : expandOffer({ game, round, dice }, seat, offers[dice.below(offers.length)]!);
      const outcome = game.apply(round, seat, move);
      if (!outcome.ok)
        throw new Error(`seat ${seat}: ${JSON.stringify(move)}: ${sentence(outcome.error)}`);
      round = outcome.round;
    }
    expect(looked).toBeGreaterThan(1);
  });
});
