// Checks that the check finds nothing in real rounds that an honest host has dealt and told of.

import { expect, test } from "vitest";
import { catalogue } from "#shared/games/catalogue.ts";
import { checkDeal } from "#shared/verifiedDeal/check.ts";
import { sweep } from "#test/support/sweep.ts";
import { honestRounds } from "./honestRound.ts";

const rounds = sweep(3, 300);

test.each(catalogue.map((game) => [game.id, game] as const))(
  `H-18 whoever checks ${rounds} random rounds of %s finds that all fits`,
  (_id, game) => {
    let checked = 0;
    honestRounds(game, "honest", rounds, ({ seats, transcript: transcriptOf }) => {
      for (const seat of [checked % seats, null]) {
        const transcript = transcriptOf(seat);
        const cards = transcript.seals.reduce((sum, deck) => sum + deck.length, 0);
        expect(checkDeal(transcript)).toEqual({ state: "fits", cards });
        expect(checkDeal({ ...transcript, closing: null })).toEqual({ state: "open" });
      }
      checked += 1;
    });
    expect(checked).toBeGreaterThanOrEqual(rounds);
  },
);
