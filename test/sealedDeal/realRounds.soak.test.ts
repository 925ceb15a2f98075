import { test } from "vitest";
import { fiveCardDraw } from "#shared/games/five-card-draw/index.ts";
import { ginRummy } from "#shared/games/gin-rummy/index.ts";
import { kingsAndBastards } from "#shared/games/kings-and-bastards/index.ts";
import { group } from "./groups.ts";
import { mustBeAlike } from "./mustBeAlike.ts";

const rounds = 2;

for (const game of [kingsAndBastards, fiveCardDraw, ginRummy])
  test(`H-51 ${game.id}: with the real cryptography all show what they would of an ordinary round`, () => {
    for (let number = 0; number < rounds; number += 1)
      mustBeAlike(game, `real ${game.id} ${number}`, group);
  });
