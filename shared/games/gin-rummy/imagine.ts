import { imagineWith, unseenDealt } from "#shared/contract/imagining.ts";
import { pack } from "./deal.ts";
import type { Facts, Move, Options } from "./types.ts";

/** GR-19: cards taken from the pile are known to everybody while they are in a closed hand. */
export const imagine = imagineWith<Options, Facts, Move>((seen, reader) => {
  const known = seen.hands.flatMap((hand, seat) =>
    typeof hand === "number" ? [{ seat, cards: seen.facts.taken[seat] ?? [] }] : [],
  );
  return unseenDealt({ ...seen, known }, pack(), reader);
});
