// Checks that a game keeps every promise of the contract along a random round.

import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { createActor } from "xstate";
import { peekAll } from "#shared/cards/faceDown.ts";
import { phasesOf, type AnyGame, type AnyRound } from "#shared/contract/game.ts";
import type { Move, Seated } from "#shared/contract/round.ts";
import { View } from "#shared/contract/view.ts";
import { machineOf } from "#shared/games/machines.ts";
import { sentence } from "#shared/games/texts.ts";
import { replay } from "#shared/record/replay.ts";
import { parseRecord } from "#shared/record/roundRecord.ts";
import { formsOf } from "#test/games/forms.ts";
import { expandOffer } from "./expandOffer.ts";
import { illegalVariants } from "./illegalVariants.ts";
import { randomMove, type Journey } from "./randomSession.ts";

/** What was looked at, so that a test can tell that it was much. */
export interface Tally {
  rounds: number;
  moves: number;
  offers: number;
  refusals: number;
  chartMoves: number;
}

export const newTally = (): Tally => ({
  rounds: 0,
  moves: 0,
  offers: 0,
  refusals: 0,
  chartMoves: 0,
});

export type Depth = Readonly<{
  /** One step in so many is looked at from all sides; the cheap promises are checked at each. */
  closelyEvery: number;
  /** One round in so many also goes through the chart. */
  chartEvery: number;
}>;

class BrokenPromise extends Error {
  override readonly name = "BrokenPromise";
}

/** Of a promise that holds nothing is put into words. */
function must(holds: boolean, promise: string | (() => string)): asserts holds {
  if (!holds) throw new BrokenPromise(typeof promise === "string" ? promise : promise());
}

/**
 * Plays one random round to its end, checking. A failure is written to test/records/found and names
 * the file.
 */
export function checkRound(journey: Journey, tally: Tally, depth: Depth): AnyRound {
  try {
    const states = walk(journey, tally, depth);
    mustReplay(journey);
    if (tally.rounds % depth.chartEvery === 0) mustConduct(journey, states, tally);
    tally.rounds += 1;
    return journey.round;
  } catch (error) {
    const file = writeFound(journey);
    throw new Error(`${(error as Error).message} – the round up to there: ${file}`, {
      cause: error,
    });
  }
}

function writeFound({ record }: Journey): string {
  const folder = resolve(import.meta.dirname, "../records/found");
  mkdirSync(folder, { recursive: true });
  const file = join(
    folder,
    `${record.game}-${(record.seed ?? "").replaceAll(/[^\w-]+/g, "_")}.round.json`,
  );
  writeFileSync(file, `${JSON.stringify(record, null, 1)}\n`);
  return file;
}

function walk(journey: Journey, tally: Tally, depth: Depth): readonly AnyRound[] {
  const { game, record, dice } = journey;
  const cards = new Inventory(record.deck ?? []);
  must(cards.isAll(zonesOf(game, journey.round)), "C-4 the deal holds the deck");
  const chips = worth(journey.round);
  const bound = 100 + 60 * (record.deck?.length ?? 0);
  const states = [journey.round];
  for (let move = next(journey, depth, tally); move; move = next(journey, depth, tally)) {
    must(record.moves.length < bound, () => `a round ends within ${bound} moves`);
    record.moves.push(move);
    const { seat, auto = false, ...own } = move;
    const outcome = game.apply(journey.round, seat, own, auto);
    must(
      outcome.ok,
      () => `a legal move applies: ${JSON.stringify(move)} ${JSON.stringify(outcome)}`,
    );
    journey.round = outcome.round;
    states.push(outcome.round);
    tally.moves += 1;
    must(cards.isAll(zonesOf(game, outcome.round)), "no card is lost or doubled");
    must(worth(outcome.round) === chips, "no chip is lost or made (C-8)");
  }
  must(
    dice.dice().drawn >= 0 &&
      game.phase(journey.round) === "over" &&
      journey.round.facts.result !== null,
    "a round without anybody to act is over",
  );
  return states;
}

function next(journey: Journey, { closelyEvery }: Depth, tally: Tally): Seated<Move> | null {
  frozen(journey.round);
  const { game, round } = journey;
  const acting = game.toAct(round);
  must(phasesOf(game).includes(game.phase(round)), "the phase is one of the page");
  must(
    isDeepStrictEqual(
      acting,
      acting.toSorted((one, other) => one - other),
    ),
    "toAct is ascending",
  );
  must(
    (acting.length === 0) === (round.facts.result !== null),
    "somebody is to act until there is a result",
  );
  if (journey.dice.below(closelyEvery) === 0) lookClosely(journey, tally);
  return randomMove(journey);
}

function lookClosely(journey: Journey, tally: Tally): void {
  const { game, round } = journey;
  const acting = game.toAct(round);
  round.zones.hands.forEach((_, seat) => {
    const offers = game.legal(round, seat);
    must(
      acting.includes(seat) ? offers.length > 0 : offers.length === 0,
      "who is to act has legal moves, and nobody else",
    );
    must(
      new Set(offers.map((offer) => JSON.stringify(offer))).size === offers.length,
      "no legal move is listed twice",
    );
    if (!acting.includes(seat)) return;
    const byItself = game.defaultMove(round, seat);
    for (const move of [
      ...offers.map((offer) => expandOffer(journey, seat, offer as Move)),
      byItself,
    ]) {
      tally.offers += 1;
      const read = game.readMove(JSON.parse(JSON.stringify(move)));
      must(
        read.ok && isDeepStrictEqual(read.move, move),
        () => `a legal move survives the wire: ${JSON.stringify(move)}`,
      );
      must(
        game.apply(round, seat, move, move === byItself).ok,
        () => `what is offered may be done: ${JSON.stringify(move)}`,
      );
    }
  });
  for (const { seat, move } of illegalVariants(journey)) mustRefuse(journey, seat, move, tally);
  mustLetLeave(journey);
  mustBeSmall(
    View.of(game, { round, happened: [] }, acting[0] ?? "spectator"),
    Object.keys(game.views.deltaFacts ?? {}),
  );
}

/**
 * NE-24: a joker on a blank card may be played in more than two hundred ways, and all of them are
 * offered. What lasts is not sent again.
 */
function mustBeSmall({ seen: { facts, ...rest } }: View, lasting: readonly string[]): void {
  const seen = {
    ...rest,
    facts: Object.fromEntries(Object.entries(facts).filter(([name]) => !lasting.includes(name))),
  };
  must(
    JSON.stringify({ ...seen, legal: seen.legal.slice(0, 60) }).length < 8192,
    "a view is under 8 kB",
  );
  must(JSON.stringify(seen).length < 24_576, "with all its offers it is under 24 kB");
}

function mustRefuse({ game, round }: Journey, seat: number, raw: unknown, tally: Tally): void {
  tally.refusals += 1;
  const read = game.readMove(raw);
  if (!read.ok) return must(sentence(read.problem).length > 0, "C-13 a wrong form is named");
  const before = game.toAct(round);
  const outcome = game.apply(round, seat, read.move);
  must(!outcome.ok, () => `an illegal move is refused: seat ${seat} ${JSON.stringify(raw)}`);
  must(
    /^[A-Z]+\d?-\d+$/.test(outcome.error.code) && sentence(outcome.error).length > 10,
    "C-9 a refusal names its rule and says why",
  );
  must(isDeepStrictEqual(game.toAct(round), before), "C-9 an illegal move changes nothing");
}

/** At a table of many, at each look another part of them leaves. */
const mostLeaving = 16;

/** C-5: at any time, once. */
function mustLetLeave({ game, round, record }: Journey): void {
  const over = round.facts.result !== null;
  const parts = Math.ceil(round.zones.hands.length / mostLeaving);
  round.zones.hands.forEach((_, seat) => {
    if ((seat + record.moves.length) % parts !== 0) return;
    const { ok } = game.apply(round, seat, { type: "leave" });
    must(
      ok === !(over || round.facts.left.includes(seat)),
      () => `C-5 seat ${seat} may leave while it is there and the round runs`,
    );
  });
}

type Zones = readonly (readonly string[])[];

/** All zones with cards, and where else the game lays some. */
function zonesOf({ id }: AnyGame, round: AnyRound): Zones {
  const { hands, stock, removed, pile } = round.zones;
  return [
    ...hands.map(peekAll),
    peekAll(stock),
    peekAll(removed),
    pile,
    formsOf(id).loose?.(round) ?? [],
  ];
}

/** How often each card is in a deck: counted at every move of every round, so in numbers. */
class Inventory {
  readonly #numbers = new Map<string, number>();
  readonly #counts: Int32Array;
  readonly #left: Int32Array;

  constructor(deck: readonly string[]) {
    for (const card of deck)
      if (!this.#numbers.has(card)) this.#numbers.set(card, this.#numbers.size);
    this.#counts = new Int32Array(this.#numbers.size);
    this.#left = new Int32Array(this.#numbers.size);
    for (const card of deck) this.#counts[this.#numbers.get(card)!]! += 1;
  }

  /** Whether these zones hold each card of the deck as often as the deck does, and no other. */
  isAll(zones: Zones): boolean {
    this.#left.set(this.#counts);
    for (const zone of zones) {
      for (const card of zone) {
        const number = this.#numbers.get(card);
        if (number === undefined) return false;
        this.#left[number]! -= 1;
      }
    }
    return this.#left.every((left) => left === 0);
  }
}

const worth = ({ facts }: AnyRound): number =>
  (facts.chips ?? []).reduce((sum: number, stack: number) => sum + stack, facts.pot ?? 0);

/** Whoever writes on a round that is frozen through and through throws. */
function frozen(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
}

function mustReplay({ record, round }: Journey): void {
  const last = [...replay(parseRecord(JSON.stringify(record)))].at(-1);
  must(
    last?.error === null && isDeepStrictEqual(last.step.round, round),
    "RR the record, written and read again, leads to the same end",
  );
}

/** Habit 5: the chart takes the record's moves as they are, and stands where `apply` stands. */
function mustConduct({ game, record }: Journey, states: readonly AnyRound[], tally: Tally): void {
  const actor = createActor(machineOf(game.id), {
    input: { round: states[0] as AnyRound, patience: () => null },
  }).start();
  for (const [at, move] of record.moves.entries()) {
    actor.send(move);
    tally.chartMoves += 1;
    const { context, value } = actor.getSnapshot();
    must(
      isDeepStrictEqual(context.table.round, states[at + 1]),
      () => `the chart is where apply is after move ${at + 1}`,
    );
    must(value === game.phase(context.table.round), "the chart's state is the phase");
  }
  must(actor.getSnapshot().status === "done", "the chart is done when the round is over");
  actor.stop();
}
