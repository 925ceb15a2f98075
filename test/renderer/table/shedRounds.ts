// Rounds of the games with a stock and a pile for the renderer's tests: random ones that play on as
// long as they can.

import type { AnySeen } from "#renderer/table/tableGame.ts";
import { DiceReader, newDice, shuffled } from "#shared/chance/dice.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import { completeOptions } from "#shared/contract/options.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Viewer } from "#shared/contract/seats.ts";
import { notices, View } from "#shared/contract/view.ts";
import type { VisibleEvent } from "#shared/contract/seen.ts";
import { sentence } from "#shared/games/texts.ts";
import { firstStep } from "#shared/record/firstStep.ts";
import type { AnyStep } from "#shared/record/replay.ts";
import { expandOffer } from "#test/support/expandOffer.ts";

export type ShedView = Readonly<{ seen: AnySeen; happened: readonly VisibleEvent[] }>;

export const shedViews = (
  game: AnyGame,
  steps: readonly AnyStep[],
  viewer: Viewer,
): readonly ShedView[] =>
  steps
    .filter((step) => notices(step, viewer))
    .map((step) => View.of(game, step, viewer) as unknown as ShedView);

type Wish = Readonly<{
  options?: Public;
  /** Legal moves that are made whenever they may be. */
  likes?: (move: Move) => boolean;
  leaves?: boolean;
  stopsAt?: number;
}>;

/** Any legal move, a leave now and then. */
export function shedSteps(
  game: AnyGame,
  seed: string,
  seats: number,
  { options: chosen = {}, likes = () => false, leaves = false, stopsAt = 200 }: Wish = {},
): readonly AnyStep[] {
  const options = completeOptions(game.options, chosen);
  const { list: deck, dice } = shuffled(newDice(seed), game.pack(options, seats));
  const reader = new DiceReader(newDice(`${seed} moves`));
  const steps: AnyStep[] = [
    firstStep(
      game.deal({
        options,
        seats,
        deck,
        dice,
        dealer: null,
        carry: game.carry.read({}, options, seats),
      }),
    ),
  ];
  while (steps.length < stopsAt) {
    const { round } = steps.at(-1)!;
    const seat = game.toAct(round)[0];
    if (seat === undefined) return steps;
    const legal = game.legal(round, seat);
    const liked = legal.filter(likes);
    const offer =
      leaves && reader.below(40) === 0
        ? { type: "leave" }
        : (liked.length > 0 ? liked : legal)[reader.below(liked.length || legal.length)]!;
    const move = expandOffer({ game, round, dice: reader }, seat, offer);
    const outcome = game.apply(round, seat, move);
    if (!outcome.ok) throw new Error(sentence(outcome.error));
    steps.push({ round: outcome.round, happened: outcome.happened });
  }
  return steps;
}
