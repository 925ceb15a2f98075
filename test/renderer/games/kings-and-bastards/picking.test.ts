// Checks that the table knows which cards may be played, and what the picked ones amount to.

import { describe, expect, test } from "vitest";
import { isJoker, type Card } from "#shared/cards/card.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { kingsAndBastards } from "#shared/games/kings-and-bastards/index.ts";
import type { KingsRound, Move } from "#shared/games/kings-and-bastards/types.ts";
import { picking } from "#renderer/games/kings-and-bastards/wording.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import { randomSteps, viewsOf } from "#test/renderer/table/rounds.ts";
import { hand } from "#test/support/hand.ts";

type Moment = Readonly<{
  round: KingsRound;
  seen: AnySeen;
  cards: readonly Card[];
  seat: number;
}>;

/** Every moment of random rounds, with the eyes of who is to act. */
function* moments(seats: number, rounds: number): Generator<Moment> {
  for (let at = 0; at < rounds; at += 1) {
    for (const step of randomSteps(
      `picking ${seats} ${at}`,
      seats,
      at % 2 === 0 ? {} : { king: 0, bastard: 1 },
    )) {
      const round = step.round as KingsRound;
      const seat = kingsAndBastards.toAct(round)[0];
      if (seat === undefined) continue;
      const seen = viewsOf([step], seat)[0]!.seen as unknown as AnySeen;
      yield { round, seen, cards: seen.hands[seat] as readonly Card[], seat };
    }
  }
}

const isLegal = ({ round, seat }: Moment, move: Move): boolean =>
  kingsAndBastards.apply(round, seat, move).ok;

/** One to four cards of a hand; often of one rank, so that sets come up. */
function somePicks(cards: readonly Card[], reader: DiceReader): readonly Card[] {
  const first = cards[reader.below(cards.length)]!;
  const near = cards.filter((card) => card[0] === first[0] || isJoker(card));
  const pool = reader.below(3) === 0 ? cards : near;
  return reader.shuffled(pool).slice(0, 1 + reader.below(4));
}

describe.each([3, 4, 7])("in random rounds of %d seats", (seats) => {
  test("KB-8 KB-9 KB-10 what the table calls legal is what the rules allow, for whatever is picked", () => {
    const reader = new DiceReader(newDice(`picks ${seats}`));
    const counts = { legal: 0, illegal: 0 };
    for (const moment of moments(seats, 8)) {
      for (let tries = 0; tries < 12; tries += 1) {
        const picked = somePicks(moment.cards, reader);
        const reading = picking.read(moment.seen, picked);
        if (reading.kind !== "move" && reading.kind !== "rank")
          throw new Error(
            `cards are picked, and nothing but a rank is named here: ${reading.kind}`,
          );
        const move =
          reading.kind === "rank" ? reading.moveAs(reading.ranks[0] ?? "3") : reading.move;
        expect(reading.legal, `${picked.join(" ")} on ${JSON.stringify(moment.seen.facts)}`).toBe(
          isLegal(moment, move as Move),
        );
        counts[reading.legal ? "legal" : "illegal"] += 1;
      }
    }
    expect(counts.legal).toBeGreaterThan(50);
    expect(counts.illegal).toBeGreaterThan(50);
  });

  test("H-27 a card is shown as legal exactly when some legal play holds it", () => {
    for (const { seen, cards } of moments(seats, 6)) {
      if (seen.phase === "exchange") continue;
      const offered = seen.legal.flatMap((offer) =>
        "cards" in offer ? [...(offer.cards as readonly Card[])] : [],
      );
      const key = (card: Card): string => (isJoker(card) ? card : card[0]!);
      const wanted = new Set(offered.map(key));
      const owed = seen.facts["owed"] !== null;
      for (const card of cards) {
        // With the 3 of clubs owed, another 3 belongs to a legal set only where a set of 3s is
        // offered.
        const alone = owed && card !== "3c" && !isJoker(card);
        const holds = alone
          ? seen.legal.some(
              (offer) =>
                "cards" in offer &&
                (offer.cards as readonly Card[]).filter((one) => one[0] === card[0]).length > 1,
            )
          : wanted.has(key(card));
        expect(picking.fits(seen, [], card), `${card} among ${offered.join(" ")}`).toBe(holds);
      }
    }
  });

  test("a double tap on a legal card plays something legal", () => {
    for (const moment of moments(seats, 6)) {
      if (moment.seen.phase === "exchange") continue;
      for (const card of moment.cards) {
        if (
          isJoker(card) ||
          !picking.fits(moment.seen, [], card) ||
          moment.seen.facts["owed"] !== null
        )
          continue;
        const reading = picking.read(
          moment.seen,
          picking.suggest(moment.seen, moment.cards, [], card),
        );
        expect(
          reading.kind === "move" && reading.legal,
          `${card} of ${moment.cards.join(" ")}`,
        ).toBe(true);
      }
    }
  });
});

/** A view with these offers and facts; only what picking looks at. */
const seeing = (legal: readonly object[], facts: object = {}, phase = "trick"): AnySeen =>
  ({ legal, phase, facts: { lead: null, owed: null, ...facts } }) as unknown as AnySeen;
const plays = (...sets: readonly string[]): readonly object[] =>
  sets.map((cards) => ({ type: "play", cards: hand(cards) }));

test("KB-7 another 3 goes with the owed 3 of clubs, but not without it", () => {
  const seen = seeing(plays("3c", "3c 3d"), { owed: "3c" });
  expect(picking.fits(seen, [], "3h")).toBe(true);
  expect(picking.fits(seen, ["3h"], "3c")).toBe(true);
  expect(picking.fits(seen, ["3h"], "3d")).toBe(false);
  expect(picking.read(seen, hand("3h"))).toMatchObject({ legal: false });
  expect(picking.read(seen, hand("3h 3c"))).toMatchObject({ legal: true });
});

test("KB-8 a lone joker asks for the ranks that are offered", () => {
  const seen = seeing([
    { type: "play", cards: ["Jk"], as: "Q" },
    { type: "play", cards: ["Jk"], as: "K" },
  ]);
  const reading = picking.read(seen, hand("Jk"));
  expect(reading).toMatchObject({ kind: "rank", ranks: ["Q", "K"], legal: true });
  expect(reading.kind === "rank" && reading.moveAs("K")).toEqual({
    type: "play",
    cards: ["Jk"],
    as: "K",
  });
});

test("KB-8 a double tap fills the set to beat with naturals first, then jokers", () => {
  const seen = seeing(plays("9c 9d 9h", "9c 9d Jk"), { lead: { seat: 1, rank: "7", count: 3 } });
  expect(picking.suggest(seen, hand("9c 9d 9h Jk"), [], "9d")).toEqual(hand("9d 9c 9h"));
  expect(picking.suggest(seen, hand("9c 9d Jk"), [], "9d")).toEqual(hand("9d 9c Jk"));
  expect(picking.suggest(seen, hand("9c 5d"), [], "9c")).toEqual(hand("9c"));
});

test("a double tap plays a single when one leads", () => {
  expect(picking.suggest(seeing(plays("9c", "9c 9d")), hand("9c 9d"), [], "9d")).toEqual(
    hand("9d"),
  );
});

test("KB-6 the King may pick any two cards to give, and no third", () => {
  const seen = seeing([{ type: "give", count: 2 }], {}, "exchange");
  expect(picking.fits(seen, hand("3c"), "As")).toBe(true);
  expect(picking.fits(seen, hand("3c 4d"), "As")).toBe(false);
  expect(picking.read(seen, hand("3c"))).toMatchObject({ legal: false });
  expect(picking.read(seen, hand("3c Jk"))).toMatchObject({
    legal: true,
    move: { type: "give", cards: ["3c", "Jk"] },
  });
});

test("a hint shows the cards of its move, and none for a pass", () => {
  expect(picking.cardsOf({ type: "play", cards: hand("7c 7d") } as never)).toEqual(hand("7c 7d"));
  expect(picking.cardsOf({ type: "pass" })).toEqual([]);
});
