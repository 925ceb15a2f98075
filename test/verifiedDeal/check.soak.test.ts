// The same as check.test.ts, in a thousand rounds of either kind.

import { expect, test } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { checkDeal } from "#shared/verifiedDeal/check.ts";
import { sweep } from "../support/sweep.ts";
import { syntheticRound } from "./syntheticRound.ts";
import { range } from "./syntheticTable.ts";
import { tamperings } from "./tampering/everything.ts";

const count = sweep(10, 1000);

test("H-18 every honest round fits", () => {
  for (const at of range(count)) {
    const { transcript, seats } = syntheticRound(`honest ${at}`);
    const check = checkDeal(transcript(seats[at % seats.length] ?? null));
    expect(check.state, `round ${at}`).toBe("fits");
  }
});

test("H-18 every round that was tampered with is named", () => {
  let tampered = 0;
  for (let at = 0; tampered < count; at += 1) {
    const [what, kinds, tamper] = tamperings[at % tamperings.length]!;
    const round = syntheticRound(`tampered ${at}`);
    const seat = round.seats[at % round.seats.length] ?? null;
    const chance = new DiceReader(newDice(`tampering ${at}`));
    const transcript = tamper(round.transcript(seat), round, chance);
    if (transcript === null) continue;
    tampered += 1;
    const check = checkDeal(transcript);
    expect(kinds, `round ${at}: ${what}`).toContain(
      check.state === "fault" ? check.fault.kind : check.state,
    );
  }
});
