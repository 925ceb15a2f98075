// Checks that the rules agree with a second, independent reading of the page, move by move.

import { expect, test } from "vitest";
import type { Card } from "#shared/cards/card.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { arrange } from "#shared/games/gin-rummy/arranger.ts";
import { ginRummy } from "#shared/games/gin-rummy/index.ts";
import type { GinRound, Melds, Move, Options } from "#shared/games/gin-rummy/types.ts";
import { soaking, sweep } from "#test/support/sweep.ts";
import { keenGame } from "./keenPlayer.ts";
import { ReferenceRules, type ReferenceMove } from "./referenceRules.ts";

const { apply, deal, defaultMove, legal, pack, phase, toAct } = ginRummy;

function anyOptions(dice: DiceReader): Options {
  const one = (...values: readonly number[]): number => values[dice.below(values.length)]!;
  const odd = (): boolean => dice.below(2) === 1;
  return {
    knockLimit: one(10, 10, 10, 7, 3, 0),
    oklahoma: odd(),
    bigGin: one(0, 31, 31),
    layOffs: dice.below(4) > 0,
    undercutBonus: one(25, 25, 10, 0),
    ginBonus: one(25, 20, 0),
    target: one(100, 100, 60, 250, 0),
    gameBonus: one(100, 100, 0),
    boxBonus: one(25, 20, 0),
    stake: one(0, 7),
  };
}

/**
 * A third of the decks are arranged so that melds come quickly, a few so that the stock is short.
 */
function anyDeck(dice: DiceReader): readonly Card[] {
  const cards = dice.shuffled(pack({} as Options, 2));
  const mixed =
    dice.below(3) > 0
      ? cards
      : [
          ...dice.shuffled(cards.filter((card) => "A23456".includes(card[0]!))),
          ...cards.filter((card) => !"A23456".includes(card[0]!)),
        ];
  return dice.below(8) === 0 ? mixed.slice(0, 21 + dice.below(8)) : mixed;
}

/** Both readings of where the hand stands, in one form. */
const rulesSay = ({ zones, facts }: GinRound): object => ({
  hands: zones.hands.map(peekAll),
  stock: peekAll(zones.stock),
  pile: zones.pile,
  removed: peekAll(zones.removed),
  taken: facts.taken,
  limit: facts.limit,
  double: facts.double,
  knocker: facts.knocker,
  melds: facts.melds,
  laidOff: facts.laidOff,
  deadwood: facts.deadwood,
  score: facts.score,
  boxes: facts.boxes,
  dealer: facts.dealer,
  end: facts.result && [
    facts.result.by,
    facts.result.winners,
    facts.result.places,
    facts.result.points,
    facts.result.bonus,
    facts.chips,
  ],
});
const placesOf = (winner: number | null): readonly (readonly number[])[] =>
  winner === null ? [[0, 1]] : [[winner], [1 - winner]];
const referenceSays = (reference: ReferenceRules): object => ({
  hands: reference.hands,
  stock: reference.stock,
  pile: reference.pile,
  removed: reference.removed,
  taken: reference.taken,
  limit: reference.limit,
  double: reference.double,
  knocker: reference.knocker,
  melds: reference.melds,
  laidOff: reference.laidOff,
  deadwood: reference.deadwood,
  score: reference.score,
  boxes: reference.boxes,
  dealer: reference.dealer,
  end: reference.over
    ? [
        reference.by,
        reference.winner === null ? [] : [reference.winner],
        placesOf(reference.winner),
        reference.points,
        reference.bonus,
        reference.chips,
      ]
    : null,
});

/**
 * Melds as somebody might lay them: some or all of the best, cut short, in another order, or
 * nonsense.
 */
function anyMelds(cards: readonly Card[], dice: DiceReader): Melds {
  const { melds } = arrange(cards);
  switch (dice.below(5)) {
    case 0:
      return dice.shuffled(melds.map((meld) => dice.shuffled(meld)));
    case 1:
      return melds.slice(dice.below(2));
    case 2:
      return melds.map((meld) =>
        meld.length > 3 ? meld.slice(dice.below(2), 3 + dice.below(2)) : meld,
      );
    case 3:
      return [...melds, dice.shuffled(cards).slice(0, 3)];
    default:
      return [dice.shuffled(cards).slice(0, 3)];
  }
}

function anyLayOff(round: GinRound, hand: readonly Card[], dice: DiceReader): Move {
  if (dice.below(3) === 0) return { type: "layOff" };
  const melds = round.facts.melds[round.facts.knocker!]!;
  const count = dice.below(8) === 0 ? dice.below(4) : melds.length;
  const near = (meld: readonly Card[] | undefined): readonly Card[] =>
    hand.filter((card) => meld?.some((other) => other[0] === card[0] || other[1] === card[1]));
  return {
    type: "layOff",
    on: Array.from({ length: count }, (_, at) =>
      dice.shuffled(near(melds[at])).slice(0, dice.below(3)),
    ),
  };
}

/** Moves good and bad. */
function anyMove(round: GinRound, seat: number, dice: DiceReader): Move {
  const hand = peekAll(round.zones.hands[seat] ?? []);
  const card =
    dice.below(12) === 0 ? round.zones.pile.at(-1)! : hand[dice.below(Math.max(1, hand.length))]!;
  if (phase(round) === "layoff" && dice.below(4) > 0) return anyLayOff(round, hand, dice);
  switch (dice.below(9)) {
    case 0:
      return { type: "take" };
    case 1:
      return { type: "pass" };
    case 2:
      return { type: "draw" };
    case 3:
      return { type: "discard", card };
    case 4:
    case 5:
      return { type: "knock", card };
    case 6:
      return {
        type: "knock",
        card,
        melds: anyMelds(
          hand.filter((other) => other !== card),
          dice,
        ),
      };
    case 7:
      return { type: "bigGin" };
    default:
      return dice.below(40) === 0 ? { type: "leave" } : { type: "layOff" };
  }
}

/** A knock that is offered, with melds of the knocker's own. */
function laidOtherwise(round: GinRound, seat: number, move: Move, dice: DiceReader): Move {
  if (move.type !== "knock" || dice.below(2) === 0) return move;
  return {
    ...move,
    melds: anyMelds(
      peekAll(round.zones.hands[seat]!).filter((card) => card !== move.card),
      dice,
    ),
  };
}

interface Seen {
  readonly ends: Map<string, number>;
  refused: number;
}

/** What is offered is exactly what the reference allows, of moves that name no more than a card. */
function sameOffers(round: GinRound, reference: ReferenceRules, seat: number): void {
  const bare: readonly ReferenceMove[] = [
    ...["take", "pass", "draw", "bigGin", "layOff"].map((type) => ({ type })),
    ...peekAll(round.zones.hands[seat]!).flatMap((card) => [
      { type: "discard", card },
      { type: "knock", card },
    ]),
  ];
  const allowed = bare.filter((move) => copyOf(reference).make(seat, move));
  expect(
    legal(round, seat)
      .map((offer) => JSON.stringify(offer))
      .toSorted(),
  ).toEqual(allowed.map((move) => JSON.stringify(move)).toSorted());
}

/** It changes as it is asked, so a copy is asked. */
const copyOf = (reference: ReferenceRules): ReferenceRules =>
  Object.assign(
    new ReferenceRules({
      ...reference.options,
      deck: Array<string>(21).fill("2c"),
      dealer: 0,
      score: [0, 0],
      boxes: [0, 0],
      chips: [0, 0],
    }),
    structuredClone({ ...reference }),
  );

function playBoth(seed: string, carry: object, seen: Seen): object {
  const dice = new DiceReader(newDice(seed));
  const options = anyOptions(dice);
  const deck = anyDeck(dice);
  const isOpen =
    Math.max(...((carry as { readonly score?: readonly number[] }).score ?? [0])) <
    (options.target || Infinity);
  const whole = ginRummy.carry.read({ ...(isOpen && carry), chips: [100, 50] }, options, 2);
  const dealer = whole.dealer ?? dice.below(2);
  let round = deal({ options, seats: 2, deck, dice: newDice(seed), dealer, carry: whole });
  const reference = new ReferenceRules({
    ...options,
    deck,
    dealer,
    score: whole.score,
    boxes: whole.boxes,
    chips: whole.chips!,
  });
  const skill = dice.below(3);
  while (!round.facts.result) {
    expect([phase(round), toAct(round)]).toEqual([reference.phase, [reference.turn]]);
    expect(JSON.stringify(rulesSay(round))).toBe(JSON.stringify(referenceSays(reference)));
    const seat = dice.below(12) === 0 ? dice.below(2) : reference.turn;
    if (dice.below(25) === 0) sameOffers(round, reference, reference.turn);
    const offers = (skill > 0 ? keenGame : ginRummy).legal(round, seat) as readonly Move[];
    const roll = dice.below(10);
    const offered = offers[dice.below(Math.max(1, offers.length))];
    const move =
      roll < 3 || !offered
        ? anyMove(round, seat, dice)
        : roll === 3 && seat === reference.turn
          ? defaultMove(round, seat)
          : laidOtherwise(
              round,
              seat,
              offered.type === "layOff"
                ? anyLayOff(round, peekAll(round.zones.hands[seat]!), dice)
                : offered,
              dice,
            );
    const outcome = apply(round, seat, move);
    expect([move, outcome.ok]).toEqual([move, reference.make(seat, move)]);
    if (outcome.ok) round = outcome.round;
    else seen.refused += 1;
  }
  expect(JSON.stringify(rulesSay(round))).toBe(JSON.stringify(referenceSays(reference)));
  const { chips: _chips, ...over } = ginRummy.carry.after(round);
  expect(over).toEqual(reference.carry());
  seen.ends.set(reference.by!, (seen.ends.get(reference.by!) ?? 0) + 1);
  if (reference.bonus) seen.ends.set("match", (seen.ends.get("match") ?? 0) + 1);
  return over;
}

const rounds = sweep(120, 10_000);

test(`GR-6 GR-8 GR-9 GR-12 GR-13 GR-14 GR-15 GR-16 GR-17 in ${rounds} random hands of many matches both readings of the page agree`, () => {
  const seen: Seen = { ends: new Map(), refused: 0 };
  let carry: object = {};
  for (let at = 0; at < rounds; at += 1) carry = playBoth(`gin both ${at}`, carry, seen);
  if (soaking) console.log(JSON.stringify([...seen.ends]), seen.refused);
  expect([...seen.ends.keys()]).toEqual(
    expect.arrayContaining(["knock", "undercut", "gin", "dead", "leave", "match"]),
  );
  expect(seen.refused).toBeGreaterThan(rounds);
}, 3_600_000);
