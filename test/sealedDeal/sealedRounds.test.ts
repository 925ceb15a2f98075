import { test } from "vitest";
import { fiveCardDraw } from "#shared/games/five-card-draw/index.ts";
import { ginRummy } from "#shared/games/gin-rummy/index.ts";
import { kingsAndBastards } from "#shared/games/kings-and-bastards/index.ts";
import { sweep } from "#test/support/sweep.ts";
import { fastGroup } from "./fastGroup.ts";
import { mustBeAlike } from "./mustBeAlike.ts";
import { checkOnce } from "./checkedOnce.ts";

checkOnce();

/** The round of every run, a short one of few seats, from which a long run goes on. */
const usual = [
  [kingsAndBastards, 2],
  [fiveCardDraw, 0],
  [ginRummy, 0],
] as const;

/** So many in one test, which a slow machine must end in time too. */
const atOnce = 25;

for (const [game, first] of usual) {
  const end = first + sweep(1, 400);
  for (let from = first; from < end; from += atOnce)
    test(`H-51 ${game.id}, rounds from ${from}: every page, the host and the record show what they would of an ordinary round`, () => {
      for (let number = from; number < Math.min(end, from + atOnce); number += 1)
        mustBeAlike(game, `${game.id} ${number}`, fastGroup);
    });
}
