// Has honest rounds pass, and everything else be named.

import { describe, expect, test } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { checkDeal } from "#shared/verifiedDeal/check.ts";
import { openedFault } from "#shared/verifiedDeal/opened.ts";
import { sweep } from "../support/sweep.ts";
import { hostile } from "./hostile.ts";
import { syntheticRound } from "./syntheticRound.ts";
import { range } from "./syntheticTable.ts";
import { cheats, tamperings } from "./tampering/everything.ts";

const rounds = range(8).map((seed) => syntheticRound(`${seed}`));

const whatIs = (check: ReturnType<typeof checkDeal>): string =>
  check.state === "fault" ? check.fault.kind : check.state;

describe("an honest round", () => {
  test("H-18 fits for every seat, and for who has none", () => {
    for (const { decks, seats, transcript } of rounds) {
      const cards = decks.reduce((sum, deck) => sum + deck.length, 0);
      for (const seat of [null, 0, seats.length - 1])
        expect(checkDeal(transcript(seat))).toEqual({ state: "fits", cards });
    }
  });

  test("H-18 is open until the host has opened its secret, at every point before", () => {
    for (const round of rounds.slice(0, 4)) {
      const whole = { ...round.transcript(0), closing: null, sightings: [] };
      const sealed = { ...whole, openings: [] };
      const opened = { ...sealed, seals: [] };
      const planned = { ...opened, secrets: [] };
      for (const transcript of [whole, sealed, opened, planned])
        expect(checkDeal(transcript)).toEqual({ state: "open" });
      expect(openedFault(whole)).toBeNull();
    }
  });
});

/** In rounds in which it can be tried, up to `most`. */
function tried(most: number, make: (at: number) => string | null): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < 100 && found.length < most; at += 1) {
    const what = make(at);
    if (what !== null) found.push(what);
  }
  return found;
}

describe("a transcript is not taken where", () => {
  test.each(tamperings)("H-18 %s", (_, kinds, tamper) => {
    const found = tried(2, (at) => {
      const round = rounds[at % rounds.length]!;
      const seat = round.seats[Math.floor(at / rounds.length)] ?? null;
      const chance = new DiceReader(newDice(`tampering ${at}`));
      const tampered = tamper(round.transcript(seat), round, chance);
      return tampered && whatIs(checkDeal(tampered));
    });
    expect(found).toHaveLength(2);
    for (const what of found) expect(kinds).toContain(what);
  });

  test.each(cheats)("H-18 %s", (_, kinds, cheat) => {
    const found = tried(2, (at) => {
      const dishonest = syntheticRound(`cheat ${at}`, cheat);
      const what = whatIs(checkDeal(dishonest.transcript(0)));
      // Where nothing could be done in this way, the round is honest.
      return what === "fits" ? null : what;
    });
    expect(found).toHaveLength(2);
    for (const what of found) expect(kinds).toContain(what);
  });
});

test("H-18 whatever else a transcript says, it is judged", () => {
  const chance = new DiceReader(newDice("hostile"));
  const judged = range(sweep(50, 5000)).map((at) => {
    const round = rounds[at % rounds.length]!;
    return checkDeal(hostile(round.transcript(0), chance));
  });
  expect(new Set(judged.map(whatIs)).size).toBeGreaterThan(3);
});
