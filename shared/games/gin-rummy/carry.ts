import { checkFields } from "#shared/contract/carry.ts";
import { StartError, type Reseating } from "#shared/contract/game.ts";
import { shown, type Json, type Public } from "#shared/contract/json.ts";
import { dealerOver, readDealerCarry, reseatDealer } from "#shared/contract/carry.ts";
import { say } from "./say.ts";
import type { Carry, GinRound, Options } from "./types.ts";

/**
 * Who deals, the stacks, and the match so far: nothing where none is given. Throws a StartError.
 */
export function readCarry(
  { score: givenScore, boxes: givenBoxes, ...given }: Public,
  options: Options,
  seats: number,
): Carry {
  checkFields(given, ["dealer", "chips", "score", "boxes"], "carry");
  const score = readCounts(givenScore, "score", seats);
  const played = score.findIndex((points) => options.target > 0 && points >= options.target);
  if (played >= 0)
    throw new StartError(
      say("matchOver", { seat: played, points: score[played] ?? 0, target: options.target }),
    );
  return {
    ...readDealerCarry(given, options, seats),
    score,
    boxes: readCounts(givenBoxes, "boxes", seats),
  };
}

/** What a session without a target comes to in ever so many hands stays an exact number. */
const mostCounted = 1_000_000_000_000;

function readCounts(
  given: Json | undefined,
  field: "score" | "boxes",
  seats: number,
): readonly number[] {
  if (given === undefined || given === null) return Array<number>(seats).fill(0);
  const counts = (value: Json): value is number =>
    typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= mostCounted;
  if (Array.isArray(given) && given.length === seats && given.every(counts)) return given;
  throw new StartError(say("counts", { field, seats, most: mostCounted, value: shown(given) }));
}

/** GR-2, GR-17: a dead hand's dealer deals again, and after the end of a match a new one begins. */
export function carryOver(round: GinRound): Carry {
  const { dealer, result, score, boxes } = round.facts;
  const none = score.map(() => 0);
  return {
    dealer,
    ...dealerOver(round),
    ...(result?.bonus ? { score: none, boxes: none } : { score, boxes }),
  };
}

/** GR-17: score and boxes go with the player; who comes new begins at 0. */
export function reseat({ score, boxes, ...others }: Carry, seating: Reseating): Carry {
  const moved = (counts: readonly number[]): readonly number[] => {
    const now = Array<number>(seating.seats).fill(0);
    counts.forEach((count, seat) => {
      const to = seating.seatOf(seat);
      if (to !== null) now[to] = count;
    });
    return now;
  };
  return { ...reseatDealer(others, seating), score: moved(score), boxes: moved(boxes) };
}
