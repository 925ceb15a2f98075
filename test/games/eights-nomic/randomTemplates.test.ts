// Checks that games in which ready-made rules come into force at random go on, keep their cards,
// and end by a rule, by consent or by the limit of turns.

import { expect, test } from "vitest";
import { ranks, suits } from "#shared/cards/card.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { eightsNomic } from "#shared/games/eights-nomic/index.ts";
import {
  sayName,
  sayText,
  templates,
  type Slot,
  type SlotValues,
} from "#shared/games/eights-nomic/clauses/templates.ts";
import type { Modify, NomicRound, Options } from "#shared/games/eights-nomic/types.ts";
import { sentence } from "#shared/games/texts.ts";
import { sweep } from "#test/support/sweep.ts";
import { oneOf } from "./clauses/randomClauses.ts";
import { anyTemper, chosen, deckOf } from "./randomPlayer.ts";

const { apply, deal, phase, toAct } = eightsNomic;

function valueFor(slot: Slot, dice: DiceReader): string | number {
  switch (slot.kind) {
    case "rank":
      return oneOf(dice, ranks);
    case "suit":
      return oneOf(dice, suits);
    case "colour":
      return oneOf(dice, ["red", "black"]);
    case "person":
      return oneOf(dice, ["player", "next"]);
    case "number":
      return slot.least + dice.below(Math.min(30, slot.most - slot.least) + 1);
    case "property":
      return oneOf(dice, [slot.first, "Points", "Luck"]);
    case "text":
      return oneOf(dice, [slot.first, "Bravo"]);
  }
}

function readyRule(round: NomicRound, dice: DiceReader): Modify {
  const template = oneOf(dice, templates);
  const values: SlotValues = Object.fromEntries(
    Object.entries(template.slots).map(([name, slot]) => [name, valueFor(slot, dice)]),
  );
  const others = round.facts.rules.slice(1);
  const rule = dice.below(3) === 0 ? oneOf(dice, others).name : "NullRule";
  if (rule !== "NullRule" && dice.below(3) === 0)
    return {
      type: "modify",
      rule,
      name: "NullRule",
      text: "This rule says nothing.",
      clause: null,
    };
  return {
    type: "modify",
    rule,
    name: sentence(sayName(template, values)).slice(0, 40),
    text: sentence(sayText(template, values)),
    clause: template.clause(values),
  };
}

const newTally = () => ({
  moves: 0,
  changes: 0,
  turnsOver: 0,
  byRule: 0,
  consents: 0,
  stuck: 0,
  failed: 0,
});
type Tally = ReturnType<typeof newTally>;

const cardsIn = ({ zones }: NomicRound): string =>
  [
    ...zones.hands.flatMap(peekAll),
    ...peekAll(zones.stock),
    ...peekAll(zones.removed),
    ...zones.pile,
  ]
    .toSorted()
    .join();

/**
 * More than any game of so many turns takes: a step is refused now and then, and nothing else is
 * free.
 */
const mostSteps = 6000;

function played(seed: string, tally: Tally): void {
  const dice = new DiceReader(newDice(seed));
  const seats = 2 + dice.below(dice.below(6) === 0 ? 11 : 3);
  const options: Options = {
    objectSeconds: oneOf(dice, [0, 0, 30]),
    judgeSeconds: oneOf(dice, [0, 5]),
    improperFloor: 3,
    openingRules: 2,
    maxTurns: 10 + dice.below(40),
    stake: 0,
  };
  const deck = deckOf(options, seats, dice, seed);
  let round = deal({ options, seats, deck, dice: newDice(seed), dealer: null, carry: {} });
  const cards = cardsIn(round);
  const temper = anyTemper(dice);
  for (let step = 0; phase(round) !== "over"; step += 1) {
    if (step > mostSteps) expect.unreachable(`${seed} does not end`);
    const acting = toAct(round);
    const seat = oneOf(dice, acting);
    const { move, auto } = chosen(round, seat, temper, dice);
    if (auto && eightsNomic.legal(round, seat).length === 0) tally.stuck += 1;
    const mover = dice.below(60) === 0 ? dice.below(seats) : seat;
    const made =
      mover !== seat
        ? { type: "endGame" as const }
        : move.type === "modify" && !auto
          ? readyRule(round, dice)
          : move;
    const outcome = apply(round, mover, made, auto && mover === seat);
    if (!outcome.ok) continue;
    ({ round } = outcome);
    tally.moves += 1;
    tally.failed += outcome.happened.filter(({ type }) => type === "clauseFailed").length;
    if (cardsIn(round) !== cards)
      expect.unreachable(`${seed}: a card is lost or doubled by ${JSON.stringify(made)}`);
    for (const { type, told } of outcome.happened)
      if (type === "gameEnded")
        tally[told.why === "turns" ? "turnsOver" : told.why === "clause" ? "byRule" : "consents"] +=
          1;
  }
  tally.changes += round.facts.history.length;
}

const rounds = sweep(40, 10_000);

test(`EN-7 EN-10 EN-28 ${rounds} random games with ready rules that come and go end by a rule, by consent or by the limit, and keep their cards`, () => {
  const tally = newTally();
  for (let number = 0; number < rounds; number += 1)
    played(`templates ${process.env["SOAK_SEED"] ?? ""} ${number}`, tally);
  if (rounds > 1000) console.log(JSON.stringify(tally));
  expect(tally.turnsOver + tally.byRule + tally.consents).toBe(rounds);
  expect(tally.changes).toBeGreaterThan(3 * rounds);
  for (const what of ["turnsOver", "byRule", "consents"] as const)
    expect(tally[what], what).toBeGreaterThan(rounds / 40);
}, 3_600_000);
