// Rounds of eights games for the renderer's tests: real ones, played at random by the rules.

import { without } from "#shared/cards/hand.ts";
import { DiceReader, newDice, shuffled } from "#shared/chance/dice.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import { completeOptions } from "#shared/contract/options.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Viewer } from "#shared/contract/seats.ts";
import { View } from "#shared/contract/view.ts";
import type { VisibleEvent } from "#shared/contract/seen.ts";
import { sentence } from "#shared/games/texts.ts";
import { firstStep } from "#shared/record/firstStep.ts";
import type { AnyStep } from "#shared/record/replay.ts";
import type { AnySeen, Whose } from "#renderer/table/tableGame.ts";
import { deckFor } from "#test/support/deckFor.ts";
import { hand } from "#test/support/hand.ts";

export type EightsView = Readonly<{
  seen: AnySeen;
  happened: readonly VisibleEvent[];
}>;

export const viewOf = (game: AnyGame, step: AnyStep, viewer: Viewer): EightsView =>
  View.of(game, step, viewer);

export type Dealing = Readonly<{
  /** By seat, all of one size. Seat 0 plays first. */
  hands: readonly string[];
  /** What comes next off the stock. */
  stock?: string;
  options?: Public;
}>;

/** The deal of these hands; the rest of the packs lies under what the stock begins with. */
export function dealt(game: AnyGame, { hands, stock = "", options: some = {} }: Dealing): AnyStep {
  const seats = hands.length;
  const options = completeOptions(game.options, some);
  const isCrazy = game.id === "crazy-eights";
  const first = [...deckFor(hands.map(hand), isCrazy ? seats - 1 : 0), ...hand(stock)];
  const rest = without(game.pack(options, seats), first);
  if (!rest) throw new Error("the packs do not hold these cards");
  const carry = game.carry.read(
    isCrazy ? { order: hands.map((_, seat) => seat) } : {},
    options,
    seats,
  );
  return firstStep(
    game.deal({
      options,
      seats,
      deck: [...first, ...rest],
      dice: newDice("0"),
      dealer: isCrazy ? null : 0,
      carry,
    }),
  );
}

/** The step after each of these moves. Throws where one is refused. */
export function playedOn(
  game: AnyGame,
  first: AnyStep,
  moves: readonly (readonly [seat: number, move: Move])[],
): readonly AnyStep[] {
  const steps = [first];
  for (const [seat, move] of moves) {
    const outcome = game.apply(steps.at(-1)!.round, seat, move);
    if (!outcome.ok)
      throw new Error(`seat ${seat} ${JSON.stringify(move)}: ${sentence(outcome.error)}`);
    steps.push(outcome);
  }
  return steps;
}

const mostMoves = 400;

/** A joker has a hundred ways to be played, and is not to be preferred for it. */
function oneOfEach(plays: readonly Move[], reader: DiceReader): readonly Move[] {
  const cardOf = (move: Move): string => JSON.stringify("card" in move ? move.card : move);
  return [...new Set(plays.map(cardOf))].map((card) => {
    const ways = plays.filter((play) => cardOf(play) === card);
    return ways[reader.below(ways.length)]!;
  });
}

/** Legal moves at random, a leave now and then; broken off where nobody goes out for long. */
export function randomRound(
  game: AnyGame,
  seed: string,
  seats: number,
  some: Public = {},
): readonly AnyStep[] {
  const options = completeOptions(game.options, some);
  const mixed = shuffled(newDice(seed), game.pack(options, seats));
  const reader = new DiceReader(newDice(`${seed} moves`));
  const steps: AnyStep[] = [
    firstStep(
      game.deal({
        options,
        seats,
        deck: mixed.list,
        dice: mixed.dice,
        dealer: null,
        carry: game.carry.read({}, options, seats),
      }),
    ),
  ];
  while (steps.length < mostMoves) {
    const round = steps.at(-1)!.round;
    const seat = game.toAct(round)[0];
    if (seat === undefined) break;
    const legal = (game.legal(round, seat) as readonly Move[]).filter((offer) => !("max" in offer));
    const plays = oneOfEach(
      legal.filter(({ type }) => type === "play"),
      reader,
    );
    const from = plays.length > 0 && reader.below(4) > 0 ? plays : legal;
    const move = reader.below(80) === 0 ? { type: "leave" } : from[reader.below(from.length)]!;
    const outcome = game.apply(round, seat, move);
    if (!outcome.ok) throw new Error(`${JSON.stringify(move)}: ${sentence(outcome.error)}`);
    steps.push(outcome);
  }
  return steps;
}

/** Seat 0 is the listener. */
export const who: Whose = (seat) => ({
  name: ["Ann", "Ben", "Cy", "Di"][seat] ?? `Seat ${seat}`,
  isYou: seat === 0,
});
