// Plays random rounds that are dealt from a seed, with the places of their cards beside them.

import { shuffled, newDice } from "#shared/chance/dice.ts";
import type { Card } from "#shared/cards/card.ts";
import type { AnyGame, AnyRound } from "#shared/contract/game.ts";
import type { Move, Seated } from "#shared/contract/round.ts";
import type { RoundStep } from "#shared/contract/view.ts";
import { firstStep } from "#shared/record/firstStep.ts";
import { dealRecord, readRecord, type ReadRecord } from "#shared/record/roundRecord.ts";
import { begunPlaces } from "#shared/verifiedDeal/begunPlaces.ts";
import { movedPlaces } from "#shared/verifiedDeal/movedPlaces.ts";
import type { PlacesStep } from "#shared/verifiedDeal/places.ts";
import { randomMove, randomSession, type Journey } from "./randomSession.ts";

/** One step of a round, and what it did to the places; the deal first. */
export type Followed = Readonly<{ step: RoundStep; followed: PlacesStep }>;

/** A round to its end. */
export type VerifiedRound = Readonly<{
  game: AnyGame;
  read: ReadRecord;
  lines: readonly Followed[];
}>;

const inSession = 3;

type Otherwise = Readonly<{
  /** Other cards than whole packs. */
  cardsOf?: (pack: readonly Card[]) => readonly Card[];
  /** Another seed than the record's. */
  seedOf?: (read: ReadRecord) => string;
}>;

/** Any number of seats, any options, leavers. */
export function verifiedRounds(
  game: AnyGame,
  seed: string,
  rounds: number,
  look: (round: VerifiedRound) => void,
  { cardsOf = (pack) => pack, seedOf }: Otherwise = {},
): void {
  for (let session = 0; session * inSession < rounds; session += 1)
    randomSession(game, `${seed} ${session}`, inSession, (journey) => {
      const trial = dealtFromSeed(journey, journey.record.seed);
      const read = seedOf ? dealtFromSeed(journey, seedOf(trial)) : trial;
      journey.round = dealtOf(read, cardsOf);
      const lines = followed(game, journey.round, (round) => {
        journey.round = round;
        return randomMove(journey);
      });
      look({ game, read, lines });
      return journey.round;
    });
}

/** A record's own cards are of no seed. */
const dealtFromSeed = ({ record }: Journey, seed: string | undefined): ReadRecord =>
  readRecord({ ...record, moves: [], deck: undefined, seed });

function dealtOf(read: ReadRecord, cardsOf: NonNullable<Otherwise["cardsOf"]>): AnyRound {
  const { game, start, record } = read;
  const { list: deck, dice } = shuffled(
    newDice(record.seed ?? ""),
    cardsOf(game.pack(start.options, start.seats)),
  );
  return dealRecord({ ...read, start: { ...start, deck, dice } });
}

/** Follows a round to its end, or until no move comes. Moves that are refused are left out. */
export function followed(
  game: AnyGame,
  dealt: AnyRound,
  nextMove: (round: AnyRound) => Seated<Move> | null,
): readonly Followed[] {
  const first = begunPlaces(dealt);
  const lines: Followed[] = [{ step: firstStep(dealt), followed: first }];
  let { places } = first;
  let round = dealt;
  for (let move = nextMove(round); move; move = nextMove(round)) {
    const { seat, auto = false, ...own } = move;
    const step = game.apply(round, seat, own, auto);
    if (!step.ok) continue;
    const moved = movedPlaces(places, step);
    ({ places } = moved);
    ({ round } = step);
    lines.push({ step, followed: moved });
  }
  return lines;
}
