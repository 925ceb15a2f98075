import type { Seat } from "#shared/contract/seats.ts";
import type { QuickCard } from "../../quickCards.ts";
import type { QuickRound } from "../../quickRound.ts";
import { QuickPlayer } from "./player.ts";
import type { QuickWeights } from "./weights.ts";

/** Steps after which a round counts as one without an end, as a few among few seats are. */
const mostSteps = 5000;

/** What seats have chosen already, and who has passed in the open window. */
export type QuickChoices = Readonly<{
  chosen: ReadonlyMap<Seat, readonly QuickCard[]>;
  passed: readonly Seat[];
}>;

/** Plays a round on, each seat by its weights, and returns the winners: none if it does not end. */
export function playedOut(
  round: QuickRound,
  weights: readonly QuickWeights[],
  { chosen, passed }: QuickChoices,
): readonly Seat[] {
  const players = weights.map((its, seat) => new QuickPlayer(round, seat, its));
  if (round.chain.length > 0) answer(round, players, passed);
  else if (round.asked) choose(round, players, chosen);
  for (let step = 0; round.winners === null && step < mostSteps; step += 1) {
    if (round.chain.length > 0) answer(round, players);
    else if (round.asked) choose(round, players);
    else players[round.turn]!.takeTurn();
  }
  return round.winners ?? [];
}

/** NE-20: until a window passes without an answer. */
function answer(
  round: QuickRound,
  players: readonly QuickPlayer[],
  passed: readonly Seat[] = [],
): void {
  const isAnswered = players.some(
    (player, seat) => round.active[seat] && !passed.includes(seat) && player.answers(),
  );
  if (!isAnswered) round.closeWindows();
}

/** NE-7, NE-10…NE-12 */
function choose(
  round: QuickRound,
  players: readonly QuickPlayer[],
  chosen: ReadonlyMap<Seat, readonly QuickCard[]> = new Map(),
): void {
  const { seat: user, target } = round.effect!;
  const what = round.asked!;
  if (what === "give") return round.give(players[target]!.choices("give")[0]!);
  const picks = inOrder(round, user).flatMap((seat) =>
    what === "purge" && seat === user
      ? []
      : (chosen.get(seat) ?? players[seat]!.choices(what)).map((card) => ({ seat, card })),
  );
  if (what === "war") round.war(picks);
  else round.discard(picks);
}

/** NE-23: those with cards, from the user on. */
function inOrder({ hands, active, seats, direction }: QuickRound, user: Seat): readonly Seat[] {
  const order: Seat[] = [];
  for (let step = 0; step < seats; step += 1) {
    const seat = (user + direction * step + seats) % seats;
    if (active[seat] && hands[seat]!.length > 0) order.push(seat);
  }
  return order;
}
