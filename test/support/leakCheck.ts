// Checks that nobody learns what they may not see: what is hidden from a viewer is dealt anew, and
// nothing that they are sent may change. Still: the twin imagined from a view gives that very view.
// Step: after any move of another seat that is legal in both, the round and its twin still give the
// same view; a still test alone is not enough, because a twin copies the facts.

import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { AnyGame, AnyRound } from "#shared/contract/game.ts";
import type { Accepted } from "#shared/contract/outcome.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat, Viewer } from "#shared/contract/seats.ts";
import { notices, View } from "#shared/contract/view.ts";
import { sentence } from "#shared/games/texts.ts";
import { expandOffer } from "./expandOffer.ts";
import { illegalVariants } from "./illegalVariants.ts";
import { randomMove, randomSession, type Journey } from "./randomSession.ts";

/**
 * What a rule shows the viewer of hidden cards at this moment, or null where none does. Twins that
 * differ in it are no twins any more: they are counted, and not compared.
 */
export type Revealed = (before: AnyRound, after: AnyRound, viewer: Viewer) => unknown;

export interface LeakTally {
  stills: number;
  steps: number;
  /** Moves after which a rule had told something that twins may differ in. */
  revealed: number;
  refusals: number;
  /** The first few differences, each with what led to it; empty where nothing leaks. */
  readonly leaks: string[];
  leakCount: number;
}

export type LeakRun = Readonly<{
  game: AnyGame;
  revealed: Revealed;
  rounds: number;
  seed: string;
  /** One step in so many is looked at by every viewer. */
  every: number;
}>;

export function leaksOf({ game, revealed, rounds, seed, every }: LeakRun): LeakTally {
  const tally: LeakTally = {
    stills: 0,
    steps: 0,
    revealed: 0,
    refusals: 0,
    leaks: [],
    leakCount: 0,
  };
  const dice = new DiceReader(newDice(seed));
  for (let session = 0; session * 3 < rounds; session += 1) {
    randomSession(game, `${seed} ${session}`, 3, (journey) => {
      for (let move = randomMove(journey); move; move = randomMove(journey)) {
        if (dice.below(every) === 0) lookForLeaks(journey, revealed, tally, dice);
        const { seat, auto = false, ...own } = move;
        const outcome = game.apply(journey.round, seat, own, auto);
        if (!outcome.ok)
          throw new Error(
            `seat ${seat}: ${JSON.stringify(own)} was refused: ${sentence(outcome.error)}`,
          );
        journey.round = outcome.round;
      }
      return journey.round;
    });
  }
  return tally;
}

const step = (round: AnyRound, happened: Accepted<AnyRound>["happened"] = []) => ({
  round,
  happened,
});
const shownTo = (
  game: AnyGame,
  at: Pick<Accepted<AnyRound>, "round" | "happened" | "noticedBy">,
  viewer: Viewer,
): string =>
  JSON.stringify(
    notices(at, viewer)
      ? View.of(game, at, viewer)
      : View.of(game, { ...at, happened: [] }, viewer),
  );

/**
 * At a table of many a look is through the eyes of some, at what some do: it grows with the square
 * of them.
 */
const mostEyes = 16;
const fewOf = (seats: readonly Seat[], dice: DiceReader): readonly Seat[] =>
  seats.length > mostEyes ? dice.shuffled(seats).slice(0, mostEyes) : seats;

function lookForLeaks(
  journey: Journey,
  revealed: Revealed,
  tally: LeakTally,
  dice: DiceReader,
): void {
  const { game, round } = journey;
  const viewers: readonly Viewer[] = [...fewOf([...round.zones.hands.keys()], dice), "spectator"];
  const illegal = illegalVariants(journey);
  for (const viewer of viewers) {
    const view = View.of(game, step(round), viewer);
    const twin = game.imagine(view, newDice(`${dice.below(2 ** 32)}`));
    tally.stills += 1;
    if (JSON.stringify(view) !== shownTo(game, step(twin), viewer))
      found(tally, `still, viewer ${viewer}`);
    lookAtSteps({ game, round, twin, viewer, revealed, tally, dice });
    if (viewer !== "spectator")
      lookAtRefusals(
        game,
        illegal.filter(({ seat }) => seat === viewer),
        { round, twin },
        tally,
      );
  }
}

type Twins = Readonly<{
  game: AnyGame;
  round: AnyRound;
  twin: AnyRound;
  viewer: Viewer;
  revealed: Revealed;
  tally: LeakTally;
  dice: DiceReader;
}>;

function lookAtSteps({ game, round, twin, viewer, revealed, tally, dice }: Twins): void {
  for (const { seat, move } of movesOfOthers(game, round, twin, viewer, dice)) {
    const one = game.apply(round, seat, move);
    const other = game.apply(twin, seat, move);
    if (!one.ok || !other.ok) continue;
    if (
      JSON.stringify(revealed(round, one.round, viewer)) !==
      JSON.stringify(revealed(twin, other.round, viewer))
    ) {
      tally.revealed += 1;
      continue;
    }
    tally.steps += 1;
    if (shownTo(game, one, viewer) !== shownTo(game, other, viewer))
      found(tally, `step, viewer ${viewer}: seat ${seat} ${JSON.stringify(move)}`);
  }
}

/** What is offered in the round or in its twin, and every leave. */
function movesOfOthers(
  game: AnyGame,
  round: AnyRound,
  twin: AnyRound,
  viewer: Viewer,
  dice: DiceReader,
): readonly Readonly<{ seat: Seat; move: Move }>[] {
  const offers = game.toAct(round).flatMap((seat) =>
    [round, twin].flatMap((which) =>
      game.legal(which, seat).map((offer) => ({
        seat,
        move: expandOffer({ game, round: which, dice }, seat, offer as Move),
      })),
    ),
  );
  const leaves = fewOf([...round.zones.hands.keys()], dice).map((seat) => ({
    seat,
    move: { type: "leave" },
  }));
  return [...offers, ...leaves].filter(({ seat }) => seat !== viewer);
}

/** An error text goes to its mover, who may learn from it only what they could know (C-9). */
function lookAtRefusals(
  game: AnyGame,
  illegal: ReturnType<typeof illegalVariants>,
  { round, twin }: Pick<Twins, "round" | "twin">,
  tally: LeakTally,
): void {
  for (const { seat, move } of illegal) {
    const read = game.readMove(move);
    if (!read.ok) continue;
    const one = game.apply(round, seat, read.move);
    const other = game.apply(twin, seat, read.move);
    tally.refusals += 1;
    if (JSON.stringify(!one.ok && one.error) !== JSON.stringify(!other.ok && other.error))
      found(tally, `refusal, viewer ${seat}: ${JSON.stringify(move)}`);
  }
}

function found(tally: LeakTally, what: string): void {
  tally.leakCount += 1;
  if (tally.leaks.length < 5) tally.leaks.push(what);
}
