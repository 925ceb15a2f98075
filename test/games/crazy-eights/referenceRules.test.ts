// Checks that the rules agree, move by move, with a second, independent reading of the page.

import { describe, expect, test } from "vitest";
import { suits, type Card } from "#shared/cards/card.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import { DiceReader, newDice, shuffled } from "#shared/chance/dice.ts";
import { crazyEights } from "#shared/games/crazy-eights/index.ts";
import type { CrazyRound, Move, Options } from "#shared/games/crazy-eights/types.ts";
import { sweep } from "#test/support/sweep.ts";
import { ReferenceRules } from "./referenceRules.ts";

const { apply, deal, legal, pack, phase, toAct } = crazyEights;

/** The shuffles of a round, in the same order as the rules ask for them. */
function shuffler(seed: string): (cards: readonly string[]) => string[] {
  let dice = newDice(seed);
  return (cards) => {
    const drawn = shuffled(dice, cards);
    ({ dice } = drawn);
    return [...drawn.list];
  };
}

function startedTwice(seed: string): Readonly<{
  round: CrazyRound;
  reference: ReferenceRules;
  dice: DiceReader;
}> {
  const dice = new DiceReader(newDice(seed));
  const seats = dice.below(3) === 0 ? 2 : 2 + dice.below(11);
  const odd = () => dice.below(2) === 1;
  const options: Options = {
    dealSeven: odd(),
    drawUntilPlayable: odd(),
    refill: odd(),
    target: 0,
    stake: dice.below(3) * 7,
  };
  const whole = shuffled(newDice(`${seed} deck`), pack(options, seats)).list;
  // Short stocks bring about odd moments: refills, blocks, piles of one card, no pile, nothing but
  // eights.
  const each = options.dealSeven && seats === 2 ? 7 : 5;
  const deck = dice.below(3) === 0 ? whole : whole.slice(0, seats * each + dice.below(9));
  if (dice.below(4) === 0) (deck as Card[]).splice(seats * each, 3, "8c", "8d", "8h");
  const order = dice.shuffled(Array.from({ length: seats }, (_, seat) => seat));
  const chips = Array.from({ length: seats }, () => 100 + dice.below(400));
  return {
    round: deal({
      options,
      seats,
      deck,
      dice: newDice(seed),
      dealer: null,
      carry: crazyEights.carry.read({ order, chips }, options, seats),
    }),
    reference: new ReferenceRules({ ...options, deck, order, chips, shuffle: shuffler(seed) }),
    dice,
  };
}

/** Both readings of where the round stands, in one form. */
const rulesSay = ({ zones, facts }: CrazyRound) => ({
  hands: zones.hands.map(peekAll),
  stock: peekAll(zones.stock),
  pile: zones.pile,
  left: facts.left,
  turn: facts.turn ?? -1,
  drew: facts.drew,
  end: facts.result && [
    facts.result.winners,
    facts.result.places,
    facts.result.points,
    facts.chips,
  ],
});
const referenceSays = (reference: ReferenceRules) => ({
  hands: reference.hands,
  stock: reference.stock,
  pile: reference.pile,
  left: reference.leavers,
  turn: reference.turn,
  drew: !reference.over && reference.drawnThisTurn,
  end: reference.over
    ? [reference.winners, reference.places(), reference.points, reference.chips]
    : null,
});

/** Moves good and bad: some legal, most of cards, suits and types at random. */
function anyMove(round: CrazyRound, seat: number, dice: DiceReader): Move {
  const hand = peekAll(round.zones.hands[seat] ?? []);
  const first = hand[dice.below(Math.max(1, hand.length))] ?? "2c";
  const alike = dice
    .shuffled(hand.filter((card) => card[0] === first[0]))
    .slice(0, 1 + dice.below(4));
  const cards = dice.below(5) === 0 ? dice.shuffled(hand).slice(0, 2) : alike;
  const named = dice.below(6) === 0 ? !first.startsWith("8") : first.startsWith("8");
  switch (dice.below(8)) {
    case 0:
      return { type: "pass" };
    case 1:
    case 2:
      return { type: "draw" };
    default:
      return {
        type: "play",
        cards: cards.length > 0 ? cards : ["2c"],
        ...(named && { suit: suits[dice.below(4)] ?? "c" }),
      };
  }
}

const moveKey = ({
  cards,
  ...move
}: Readonly<{
  type: string;
  cards?: readonly string[];
  suit?: string;
}>): string => JSON.stringify([move.type, move.suit, [...(cards ?? [])].sort()]);

/** Every move of cards that the reference allows, found by trying all sets of one rank. */
function allAllowed(reference: ReferenceRules, seat: number): readonly string[] {
  const keys = new Set<string>();
  const tryMove = (
    move: Readonly<{
      type: string;
      cards?: readonly string[];
      suit?: string;
    }>,
  ): void => {
    if (reference.allows(seat, move)) keys.add(moveKey(move));
  };
  for (const rank of "A23456789TJQK") {
    const held = reference.hands[seat]?.filter((card) => card[0] === rank) ?? [];
    for (let choice = 1; choice < 2 ** held.length; choice += 1) {
      const cards = held.filter((_, at) => (choice >> at) % 2 === 1);
      for (const suit of [undefined, "c", "d", "h", "s"])
        tryMove({ type: "play", cards, ...(suit !== undefined && { suit }) });
    }
  }
  tryMove({ type: "draw" });
  tryMove({ type: "pass" });
  return [...keys].sort();
}

const rounds = sweep(300, 12_000);

describe("two readings of the rules", () => {
  test(`CE-3…CE-11 the rules and a reference written from the page agree on every move of ${rounds} rounds, good and bad`, () => {
    const seen = { moves: 0, refusals: 0, lists: 0, blocked: 0, ties: 0, leaves: 0 };
    for (let at = 0; at < rounds; at += 1) {
      const { round: first, reference, dice } = startedTwice(`reference ${at}`);
      let round = first;
      expect(rulesSay(round)).toEqual(referenceSays(reference));
      while (phase(round) !== "over") {
        const acting = toAct(round)[0] ?? 0;
        if (dice.below(4) === 0) {
          expect(legal(round, acting).map(moveKey).toSorted()).toEqual(
            allAllowed(reference, acting),
          );
          seen.lists += 1;
        }
        const by = dice.below(6) === 0 ? dice.below(round.zones.hands.length) : acting;
        const move: Move =
          dice.below(150) === 0
            ? { type: "leave" }
            : dice.below(4) === 0
              ? (legal(round, acting)[0] as Move)
              : anyMove(round, by, dice);
        const allowed = reference.allows(by, move);
        const outcome = apply(round, by, move);
        if (outcome.ok !== allowed)
          expect.unreachable(
            `round ${at}: seat ${by} ${JSON.stringify(move)} is ${allowed ? "allowed" : "forbidden"} by the page, of ${JSON.stringify(rulesSay(round))}`,
          );
        if (!outcome.ok) {
          seen.refusals += 1;
          continue;
        }
        reference.make(by, move);
        ({ round } = outcome);
        seen.moves += 1;
        if (move.type === "leave") seen.leaves += 1;
        if (outcome.happened.some(({ type }) => type === "blocked")) seen.blocked += 1;
        if (seen.moves % 5 === 0 || reference.over)
          expect(rulesSay(round), `round ${at} after ${JSON.stringify(move)} of ${by}`).toEqual(
            referenceSays(reference),
          );
      }
      expect(rulesSay(round)).toEqual(referenceSays(reference));
      if (reference.winners.length > 1) seen.ties += 1;
    }
    expect(seen.moves).toBeGreaterThan(30 * rounds);
    expect(seen.refusals).toBeGreaterThan(20 * rounds);
    expect(seen.lists).toBeGreaterThan(5 * rounds);
    for (const often of [seen.blocked, seen.ties, seen.leaves])
      expect(often).toBeGreaterThan(rounds / 120);
  }, 3_600_000);
});
