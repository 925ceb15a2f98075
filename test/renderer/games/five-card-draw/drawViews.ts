// Views of five-card draw for the renderer's tests, from hands dealt and played by the rules.

import { without } from "#shared/cards/hand.ts";
import { notices, View } from "#shared/contract/view.ts";
import type { Viewer } from "#shared/contract/seats.ts";
import { fiveCardDraw } from "#shared/games/five-card-draw/index.ts";
import type { DrawRound, Move, Options } from "#shared/games/five-card-draw/types.ts";
import { completeOptions } from "#shared/contract/options.ts";
import { DiceReader, newDice, shuffled } from "#shared/chance/dice.ts";
import { sentence } from "#shared/games/texts.ts";
import { firstStep } from "#shared/record/firstStep.ts";
import type { AnyStep } from "#shared/record/replay.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import type { AnySeen, Whose } from "#renderer/table/tableGame.ts";
import type { VisibleEvent } from "#shared/contract/seen.ts";
import { deckFor } from "#test/support/deckFor.ts";
import { hand } from "#test/support/hand.ts";

export type Hand = Readonly<{
  /** By seat; the dealer is the last seat. */
  hands: readonly string[];
  /** What comes next off the stock. */
  stock?: string;
  options?: Partial<Options>;
  carry?: Public;
}>;

type Seated = readonly [seat: number, move: Move];

/**
 * The hand as it stands after these moves, and all steps that led there. Throws where a move is
 * refused.
 */
export function playedHand(
  { hands, stock = "", options: some = {}, carry = {} }: Hand,
  moves: readonly Seated[] = [],
): readonly AnyStep[] {
  const options = completeOptions(fiveCardDraw.options, some);
  const seats = hands.length;
  const top = [...deckFor(hands.map(hand), seats - 1), ...hand(stock)];
  const rest = without(fiveCardDraw.pack(options, seats), top);
  if (!rest) throw new Error("the packs do not hold these cards");
  const start = {
    options,
    seats,
    deck: [...top, ...rest],
    dice: newDice("0"),
    dealer: seats - 1,
    carry: fiveCardDraw.carry.read(carry, options, seats),
  };
  const steps: AnyStep[] = [firstStep(fiveCardDraw.deal(start))];
  for (const [seat, move] of moves) {
    const outcome = fiveCardDraw.apply(steps.at(-1)!.round as DrawRound, seat, move);
    if (!outcome.ok)
      throw new Error(`seat ${seat} ${JSON.stringify(move)}: ${sentence(outcome.error)}`);
    steps.push(outcome);
  }
  return steps;
}

export type DrawView = Readonly<{
  seen: AnySeen;
  happened: readonly VisibleEvent[];
}>;

const game: AnyGame = fiveCardDraw;
const viewOf = (step: AnyStep, viewer: Viewer): DrawView => View.of(game, step, viewer);

/** What the viewer sees after the last of these moves. */
export const seenAfter = (
  given: Hand,
  moves: readonly Seated[] = [],
  viewer: Viewer = 0,
): DrawView => viewOf(playedHand(given, moves).at(-1)!, viewer);

/** A hand played at random to its end, with all-ins, draws and a leave now and then. */
export function randomHand(seed: string, seats: number): readonly AnyStep[] {
  const options = completeOptions(fiveCardDraw.options, {
    jokersPerPack: seats % 3,
    allowCheck: seats % 2 === 0,
  });
  const mixed = shuffled(newDice(seed), fiveCardDraw.pack(options, seats));
  const reader = new DiceReader(newDice(`${seed} moves`));
  const carry = {
    chips: Array.from({ length: seats }, () => 4 + reader.below(200)),
    titles: { king: 0, bastard: seats - 1 },
  };
  const steps: AnyStep[] = [
    firstStep(
      fiveCardDraw.deal({
        options,
        seats,
        deck: mixed.list,
        dice: mixed.dice,
        dealer: null,
        carry: fiveCardDraw.carry.read(carry, options, seats),
      }),
    ),
  ];
  for (;;) {
    const round = steps.at(-1)!.round as DrawRound;
    const seat = fiveCardDraw.toAct(round)[0];
    if (seat === undefined) return steps;
    const outcome = fiveCardDraw.apply(round, seat, randomMove(round, seat, reader));
    if (!outcome.ok) throw new Error(sentence(outcome.error));
    steps.push(outcome);
  }
}

function randomMove(round: DrawRound, seat: number, reader: DiceReader): Move {
  if (reader.below(40) === 0) return { type: "leave" };
  const legal = fiveCardDraw.legal(round, seat);
  const offer = legal[reader.below(legal.length)]!;
  if (offer.type === "draw") {
    const view = viewOf(firstStep(round), seat).seen;
    const most = "max" in offer ? (offer.max ?? 0) : 0;
    return {
      type: "draw",
      cards: (view.hands[seat] as ReturnType<typeof hand>).slice(0, reader.below(most + 1)),
    };
  }
  if (offer.type === "fold" && reader.below(3) > 0) return randomMove(round, seat, reader);
  if ((offer.type === "bet" || offer.type === "raise") && "min" in offer)
    return {
      type: offer.type,
      to: (offer.min ?? 0) + reader.below(Math.min(40, (offer.max ?? 0) - (offer.min ?? 0)) + 1),
    };
  return offer as Move;
}

export const noticed = (steps: readonly AnyStep[], viewer: Viewer): readonly DrawView[] =>
  steps.filter((step) => notices(step, viewer)).map((step) => viewOf(step, viewer));

/** Seat 0 is the listener. */
export const who: Whose = (seat) => ({
  name: ["Ann", "Ben", "Cy", "Di"][seat] ?? `Seat ${seat}`,
  isYou: seat === 0,
});
