// Views of real rounds for the renderer's tests: recorded ones, and ones played at random.

import { readdirSync, readFileSync } from "node:fs";
import { packs } from "#shared/cards/pack.ts";
import { DiceReader, newDice, shuffled } from "#shared/chance/dice.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import { completeOptions } from "#shared/contract/options.ts";
import type { Viewer } from "#shared/contract/seats.ts";
import { notices, View } from "#shared/contract/view.ts";
import type { SentView } from "#shared/contract/seen.ts";
import { kingsAndBastards } from "#shared/games/kings-and-bastards/index.ts";
import type { Carry, Facts, Move, Options, Play } from "#shared/games/kings-and-bastards/types.ts";
import { sentence } from "#shared/games/texts.ts";
import { firstStep } from "#shared/record/firstStep.ts";
import { replay, type AnyStep } from "#shared/record/replay.ts";
import { parseRecord } from "#shared/record/roundRecord.ts";

export type KingsView = SentView<Options, Facts, Move>;

const folder = new URL("../../records/kings-and-bastards/", import.meta.url);

export const recordNames = (): readonly string[] =>
  readdirSync(folder).filter((name) => name.endsWith(".round.json"));

/** The steps of a recorded round that were accepted. */
export const recordedSteps = (name: string): readonly AnyStep[] =>
  [...replay(parseRecord(readFileSync(new URL(name, folder), "utf8")))]
    .filter(({ error }) => error === null)
    .map(({ step }) => step);

export const viewsOf = (steps: readonly AnyStep[], viewer: Viewer): readonly KingsView[] =>
  steps
    .filter((step) => notices(step, viewer))
    .map((step) => View.of(kingsAndBastards as AnyGame, step, viewer) as unknown as KingsView);

/** A round played at random to its end: any legal move, passes seldom, a leave now and then. */
export function randomSteps(seed: string, seats: number, carry: Carry = {}): readonly AnyStep[] {
  const options = completeOptions(kingsAndBastards.options, {
    stake: seats % 2 === 0 ? 10 : 0,
    jokersPerPack: seats % 3,
  });
  const deck = shuffled(newDice(seed), packs(Math.ceil(seats / 6), options.jokersPerPack));
  const read = kingsAndBastards.carry.read(carry, options, seats);
  const reader = new DiceReader(newDice(`${seed} moves`));
  const steps: AnyStep[] = [
    firstStep(
      kingsAndBastards.deal({
        options,
        seats,
        deck: deck.list,
        dice: deck.dice,
        dealer: null,
        carry: read,
      }),
    ),
  ];
  for (;;) {
    const round = steps.at(-1)!.round as Parameters<typeof kingsAndBastards.apply>[0];
    const seat = kingsAndBastards.toAct(round)[0];
    if (seat === undefined) return steps;
    const outcome = kingsAndBastards.apply(round, seat, randomMove(round, seat, reader));
    if (!outcome.ok) throw new Error(sentence(outcome.error));
    steps.push({ round: outcome.round, happened: outcome.happened });
  }
}

function randomMove(
  round: Parameters<typeof kingsAndBastards.apply>[0],
  seat: number,
  reader: DiceReader,
): Move {
  if (reader.below(60) === 0 && round.zones.hands.filter((hand) => hand.length > 0).length > 2)
    return { type: "leave" };
  const legal = kingsAndBastards.legal(round, seat);
  const plays = legal.filter((offer): offer is Play => offer.type === "play");
  if (plays.length === 0 || (legal.length > plays.length && reader.below(3) === 0))
    return kingsAndBastards.defaultMove(round, seat);
  return plays[reader.below(plays.length)]!;
}
