// Plans of random rounds that can be dealt sealed.

import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import type { Option } from "#shared/contract/options.ts";
import { fiveCardDraw } from "#shared/games/five-card-draw/index.ts";
import { ginRummy } from "#shared/games/gin-rummy/index.ts";
import type { SealedPlan } from "#shared/sealedDeal/parts.ts";
import { whyNotSealed } from "#shared/sealedDeal/sealable.ts";

const mostPlayedFor = 200;
const mostSeats = 6;

type Options = SealedPlan["options"];

function randomOptions(game: AnyGame, dice: DiceReader): Options {
  const table = game.options as { readonly [key: string]: Option<boolean> | Option<number> };
  const value = (option: Option<boolean> | Option<number>): boolean | number => {
    if (!("min" in option)) return dice.below(2) === 0;
    if (dice.below(2) === 0) return option.default;
    return option.min + dice.below(Math.min(option.max - option.min, mostPlayedFor) + 1);
  };
  return Object.fromEntries(Object.entries(table).map(([key, option]) => [key, value(option)]));
}

/** Stacks that cover the stake; in poker some are short, or none. */
function randomCarry(game: AnyGame, seats: number, dice: DiceReader): Public {
  const each = Array.from({ length: seats }, () => dice.below(mostPlayedFor));
  if (game.id === fiveCardDraw.id)
    return { chips: each.map((stack, seat) => (seat < 2 || stack > 30 ? stack + 1 : 0)) };
  const chips = { chips: each.map((stack) => stack + mostPlayedFor) };
  if (game.id === ginRummy.id || dice.below(4) === 0) return chips;
  const [king = 0, bastard = 1] = dice.shuffled([...each.keys()]);
  return { ...chips, king, bastard };
}

export function randomPlan(game: AnyGame, seed: string): SealedPlan {
  const dice = new DiceReader(newDice(seed));
  for (;;) {
    const { min, max } = game.players;
    const seats = min + dice.below(Math.min(max, mostSeats) - min + 1);
    const options = randomOptions(game, dice);
    if (whyNotSealed(game, options, seats) !== null) continue;
    return {
      deal: "ab".repeat(16),
      table: "table",
      round: 1,
      game: game.id,
      options,
      players: Array.from({ length: seats }, (_, seat) => `P${seat}`),
      dealer: dice.below(2) === 0 ? dice.below(seats) : null,
      carry: randomCarry(game, seats, dice),
    };
  }
}
