// Checks that the rules carry fifty players, with people leaving all the time, and how large a view
// becomes.

import { describe, expect, test } from "vitest";
import { DiceReader, newDice, shuffled } from "#shared/chance/dice.ts";
import { completeOptions } from "#shared/contract/options.ts";
import type { Viewer } from "#shared/contract/seats.ts";
import { View } from "#shared/contract/view.ts";
import { exordia8 } from "#shared/games/exordia8/index.ts";
import type { ExordiaRound, Move } from "#shared/games/exordia8/types.ts";
import { soaking, sweep } from "#test/support/sweep.ts";
import { after } from "./exordiaRound.ts";

const seats = 50;
const rounds = sweep(12, 2000);

interface Tally {
  moves: number;
  leaves: number;
  largestView: number;
  largestPile: number;
  readonly endings: Set<string>;
}

function dealtTo(dice: DiceReader, seed: string): ExordiaRound {
  const options = completeOptions(exordia8.options, {
    stake: dice.below(2) * 1_000_000,
    eightOnEight: dice.below(2) === 0,
  });
  const chips = Array.from({ length: seats }, () => 1_000_000 + dice.below(1_000_000_000));
  const { list: deck, dice: rest } = shuffled(newDice(seed), exordia8.pack(options, seats));
  return exordia8.deal({
    options,
    seats,
    deck,
    dice: rest,
    dealer: null,
    carry: exordia8.carry.read({ chips }, options, seats),
  });
}

const sizeFor = (round: ExordiaRound, viewer: Viewer): number =>
  JSON.stringify(View.of(exordia8, { round, happened: [] }, viewer)).length;

/**
 * Plays a round in which one move of `leaveOne` in a hundred is a leave, and cards are put `eager`
 * times of ten.
 */
function play(seed: string, dice: DiceReader, tally: Tally): void {
  const [leaveOne, eager] = [dice.below(12), 2 + dice.below(8)];
  let round = dealtTo(dice, seed);
  const all = round.zones.stock.length + 5 * seats;
  for (let made = 0; round.facts.turn !== null; made += 1) {
    expect(made).toBeLessThan(5000);
    const leaves = dice.below(100) < leaveOne;
    const there = round.zones.hands.flatMap((_, seat) =>
      round.facts.left.includes(seat) ? [] : [seat],
    );
    const seat = leaves ? (there[dice.below(there.length)] ?? 0) : round.facts.turn;
    round = after(round, [seat, leaves ? { type: "leave" } : chosen(round, seat, eager, dice)]);
    tally.moves += 1;
    tally.leaves += leaves ? 1 : 0;
    if (made % 20 === 0 || round.facts.result)
      tally.largestView = Math.max(
        tally.largestView,
        sizeFor(round, seat),
        sizeFor(round, "spectator"),
      );
  }
  const { hands, stock, pile, removed } = round.zones;
  expect(
    hands.reduce((sum, hand) => sum + hand.length, stock.length + pile.length + removed.length),
  ).toBe(all);
  tally.largestPile = Math.max(tally.largestPile, pile.length);
  const [winner = -1] = round.facts.result?.winners ?? [];
  tally.endings.add(
    hands[winner]?.length === 0
      ? "went out"
      : round.facts.left.length === seats - 1
        ? "alone"
        : "blocked",
  );
}

function chosen(round: ExordiaRound, seat: number, eager: number, dice: DiceReader): Move {
  const offers = exordia8.legal(round, seat) as readonly Move[];
  const among = dice.below(10) < eager ? offers : offers.slice(-1);
  return among[dice.below(among.length)] as Move;
}

describe("fifty players", () => {
  test(`X8-1 C-5 C-7 ${rounds} random rounds of fifty with leavers come to an end, lose no card, and every view stays under 8 kB`, () => {
    const tally: Tally = {
      moves: 0,
      leaves: 0,
      largestView: 0,
      largestPile: 0,
      endings: new Set(),
    };
    const dice = new DiceReader(newDice("fifty"));
    for (let at = 0; at < rounds; at += 1) play(`fifty ${at}`, dice, tally);
    if (soaking)
      console.log("exordia8 at fifty", JSON.stringify({ ...tally, endings: [...tally.endings] }));
    expect(tally.moves).toBeGreaterThan(100 * rounds);
    expect(tally.leaves).toBeGreaterThan(5 * rounds);
    expect(tally.largestView).toBeLessThan(8192);
    expect(tally.endings).toContain("went out");
  }, 3_600_000);

  test("X8-1 C-7 the largest view there can be – one hand and one pile of all cards, with every move open – is under 8 kB too", () => {
    const dice = new DiceReader(newDice("largest"));
    const round = dealtTo(dice, "largest");
    const { zones, facts } = round;
    const every = [...zones.hands.flat(), ...zones.stock];
    const half = Math.floor(every.length / 2);
    const hands = zones.hands.map((_, seat) => (seat === 0 ? every.slice(0, half) : []));
    const pile = exordia8.pack(round.options, seats).slice(half);
    const left = Array.from({ length: seats - 2 }, (_, at) => at + 2);
    const laid: ExordiaRound = {
      ...round,
      zones: { ...zones, hands, stock: [], pile },
      facts: { ...facts, turn: 0, left, skipped: [1] },
    };
    expect(exordia8.legal(laid, 0).length).toBeGreaterThan(60);
    expect(sizeFor(laid, 0)).toBeLessThan(8192);
  });
});
