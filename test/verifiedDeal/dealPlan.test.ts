// Checks that what a plan says of a deal holds whatever the seed will be.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { packs } from "#shared/cards/pack.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import {
  dealRecord,
  parseRecord,
  readRecord,
  type RoundRecord,
} from "#shared/record/roundRecord.ts";
import { begunPlaces } from "#shared/verifiedDeal/begunPlaces.ts";
import { plannedDeal } from "#shared/verifiedDeal/dealPlan.ts";
import type { CardMove, ChanceUse } from "#shared/verifiedDeal/transcript.ts";
import { goldenRecords } from "#test/support/goldenRecords.ts";
import { randomSession } from "#test/support/randomSession.ts";
import { sweep } from "#test/support/sweep.ts";

const starts = sweep(12, 1000);
const seedsEach = sweep(3, 20);

type Undealt = Omit<RoundRecord, "deck" | "seed">;

/** First rounds with any options, and later ones as the golden records tell. */
function recordsOf(game: AnyGame): readonly Undealt[] {
  const all: Undealt[] = goldenRecords()
    .filter((record) => record.game === game.id)
    .map(({ file }) => parseRecord(readFileSync(file, "utf8")).record);
  for (let number = 0; number < starts; number += 1)
    randomSession(game, `plans ${number}`, 1, ({ record, round }) => {
      all.push(record);
      return round;
    });
  return all;
}

const dealtWith = (record: Undealt, seed: string) =>
  readRecord({ ...record, moves: [], deck: undefined, seed });

const lotOf = (use: ChanceUse | undefined) =>
  use === undefined || "shuffled" in use ? null : "oneOf" in use ? "dealer" : "order";

/** The seats that got one card each, in order, until one gets its second. */
function firstDealt(moves: readonly CardMove[]) {
  const seats = moves.flatMap((move) =>
    "to" in move && typeof move.to === "number" ? [move.to] : [],
  );
  const again = seats.findIndex((seat, at) => seats.indexOf(seat) < at);
  return again < 0 ? seats : seats.slice(0, again);
}

test.each(catalogue.map((game) => [game.id, game] as const))(
  "H-18 of %s a plan says the same before each of many seeds, and each deal keeps it",
  (_id, game) => {
    const lots = new Set<string>();
    for (const record of recordsOf(game)) {
      const plan = plannedDeal(dealtWith(record, "any"));
      lots.add(plan.lot ?? "none");
      for (let number = 0; number < seedsEach; number += 1) {
        const read = dealtWith(record, `seed ${number}`);
        expect(plannedDeal(read)).toEqual(plan);
        const { places, moves, openings, newDecks } = begunPlaces(dealRecord(read));
        expect(newDecks[0]?.cards.toSorted()).toEqual(
          packs(plan.packs, plan.jokersPerPack).toSorted(),
        );
        expect(lotOf(places.uses[1])).toBe(plan.lot);
        const dealt = firstDealt(moves);
        expect(dealt.toSorted((one, other) => one - other)).toEqual(plan.dealt);
        if (plan.order !== null) expect(dealt).toEqual(plan.order);
        expect(openings.filter(({ to }) => to !== "all")).toHaveLength(plan.cards);
      }
    }
    expect(lots).toEqual(new Set(["none", game.id === "crazy-eights" ? "order" : "dealer"]));
  },
);
