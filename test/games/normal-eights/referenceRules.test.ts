// Checks that the rules agree with a second, independent reading of the page, move by move.

import { describe, expect, test } from "vitest";
import { isJoker, ranks, suits, type Card } from "#shared/cards/card.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import { DiceReader, newDice, shuffled } from "#shared/chance/dice.ts";
import { completeOptions } from "#shared/contract/options.ts";
import { normalEights } from "#shared/games/normal-eights/index.ts";
import { foundSets, isSet } from "#shared/games/normal-eights/sets.ts";
import type { Move, NormalRound, Options } from "#shared/games/normal-eights/types.ts";
import { soaking, sweep } from "#test/support/sweep.ts";
import { anyMove, anyTemper, deckOf, steered, type Temper } from "./randomPlayer.ts";
import { makesSet, mostSets } from "./referenceCards.ts";
import { ReferenceRules } from "./referenceRules.ts";

const { apply, deal, legal, phase, toAct } = normalEights;

/** The shuffles of a round, in the same order as the rules ask for them. */
function shuffler(seed: string): (cards: readonly string[]) => string[] {
  let dice = newDice(seed);
  return (cards) => {
    const drawn = shuffled(dice, cards);
    ({ dice } = drawn);
    return [...drawn.list];
  };
}

interface Both {
  round: NormalRound;
  readonly reference: ReferenceRules;
  readonly dice: DiceReader;
  readonly temper: Temper;
  readonly seed: string;
}

function startedTwice(seed: string): Both {
  const dice = new DiceReader(newDice(seed));
  const seats = dice.below(5) === 0 ? 2 + dice.below(14) : 2 + dice.below(4);
  const options: Options = completeOptions<Options>(normalEights.options, {
    jokersPerPack: dice.below(3),
    stake: dice.below(3) * 7,
  });
  const deck = deckOf(options, seats, dice, `${seed} deck`);
  const chips = Array.from({ length: seats }, () => 100 + dice.below(400));
  const dealer = dice.below(seats);
  return {
    round: deal({
      options,
      seats,
      deck,
      dice: newDice(seed),
      dealer,
      carry: normalEights.carry.read({ chips }, options, seats),
    }),
    reference: new ReferenceRules({
      stake: options.stake,
      deck,
      seats,
      dealer,
      chips,
      shuffle: shuffler(seed),
    }),
    dice,
    temper: anyTemper(dice),
    seed,
  };
}

/** Hands in any order: where a card lies in one is nobody's business but its holder's. */
const sorted = (hands: readonly (readonly string[])[]): readonly string[] =>
  hands.map((hand) => hand.toSorted().join());

/**
 * Both readings of where the round stands, in one form. What waits for somebody is compared until
 * the end.
 */
function rulesSay(round: NormalRound): unknown {
  const { zones, facts } = round;
  return {
    hands: sorted(zones.hands.map(peekAll)),
    stock: peekAll(zones.stock),
    pile: zones.pile,
    removed: peekAll(zones.removed).toSorted(),
    phase: phase(round),
    toAct: toAct(round),
    left: facts.left,
    clockwise: facts.direction === 1,
    chips: facts.chips,
    ...(facts.result
      ? {
          winners: facts.result.winners,
          places: zones.hands.map((_, seat) => placeIn(facts.result?.places ?? [], seat)),
        }
      : {
          turn: facts.turn,
          match: facts.blank ? "**" : `${facts.rank ?? "*"}${facts.suit}`,
          skips: facts.skips.filter((_, seat) => !facts.left.includes(seat)),
          shown: facts.shown,
          chain: facts.chain,
          pending: facts.pending ?? null,
          drew: facts.drew,
        }),
  };
}
const placeIn = (places: readonly (readonly number[])[], seat: number): number => {
  const at = places.findIndex((place) => place.includes(seat));
  return places.slice(0, at).flat().length;
};

function referenceSays(reference: ReferenceRules): unknown {
  const { hands, chain, asking, winners } = reference;
  return {
    hands: sorted(hands),
    stock: reference.stock,
    pile: reference.pile,
    removed: reference.removed.toSorted(),
    phase: reference.phase(),
    toAct: reference.toAct(),
    left: reference.leavers,
    clockwise: reference.clockwise,
    chips: reference.chips,
    ...(winners
      ? { winners, places: hands.map((_, seat) => reference.placeOf(seat)) }
      : {
          turn: reference.turn,
          match: reference.match,
          skips: reference.skips.filter((_, seat) => !reference.leavers.includes(seat)),
          shown: [...reference.lyingOpen].toSorted((one, other) => one - other),
          chain: chain.map(({ seat, card, sendBack }) => ({ seat, card, sendBack })),
          pending: chain.length > 0 ? null : asking ? [...asking.owing] : [],
          drew: reference.drawnCard !== null,
        }),
  };
}

/** Every move but sets that the page allows the seat, found by trying all that could be written. */
function allAllowed(reference: ReferenceRules, seat: number): readonly Move[] {
  const everyCard = suits.flatMap((suit) => ranks.map((rank): Card => `${rank}${suit}`));
  const hand = [...new Set(reference.hands[seat] as Card[])];
  const named = hand.flatMap((card): readonly Readonly<{ card: Card; as?: Card }>[] =>
    isJoker(card) ? everyCard.map((as) => ({ card, as })) : [{ card }],
  );
  const plays = named.flatMap((naming): readonly Move[] => {
    const rank = (naming.as ?? naming.card)[0] as string;
    if (rank === "A")
      return [true, false].map((sendBack) => ({ type: "nope", ...naming, sendBack }));
    if ("5JK".includes(rank))
      return reference.hands.map((_, target) => ({ type: "play", ...naming, target }));
    return rank === "Q"
      ? suits.map((suit) => ({ type: "play", ...naming, suit }))
      : [{ type: "play", ...naming }];
  });
  const picks = hand.map((card): Move => ({ type: "pick", card }));
  const others = (["draw", "keep", "pass"] as const).map((type): Move => ({ type }));
  return [...plays, ...picks, ...others].filter((move) => reference.allows(seat, move));
}

const fieldsInOrder = (move: object): string =>
  JSON.stringify(Object.entries(move).toSorted(([one], [other]) => (one < other ? -1 : 1)));
const inWords = (moves: readonly object[]): string =>
  moves.map(fieldsInOrder).toSorted().join("\n");

function expectAllOffered({ round, reference, seed }: Both, seat: number): void {
  const offers = legal(round, seat);
  const hand = reference.hands[seat] ?? [];
  if (reference.phase() !== "sets")
    return expectSame(inWords(offers), inWords(allAllowed(reference, seat)), seed);
  const max = offers.flatMap((offer) => ("max" in offer ? [offer.max] : []))[0] ?? 0;
  expectSame(fieldsInOrder(offers[0] ?? {}), fieldsInOrder({ type: "sets", sets: [] }), seed);
  if (hand.length < 13) expectSame(max, mostSets(hand), `${seed} ${hand.join(" ")}`);
}

/** A comparison of texts is quick; only a difference is worth a picture. */
function expectSame(one: unknown, other: unknown, where: string): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one, where).toEqual(other);
}

/** How often each thing has come about. */
type Tally = Map<string, number>;
const add = (tally: Tally, what: string, times = 1): void =>
  void tally.set(what, (tally.get(what) ?? 0) + times);

function tryBadMoves(both: Both, acting: readonly number[], tally: Tally): void {
  const { round, reference, dice, seed } = both;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const by =
      dice.below(6) === 0
        ? dice.below(round.zones.hands.length)
        : (acting[dice.below(acting.length)] ?? 0);
    const move = anyMove(
      round,
      dice.below(6) === 0 ? dice.below(round.zones.hands.length) : by,
      dice,
    );
    const allowed = reference.allows(by, move);
    if (apply(round, by, move).ok !== allowed)
      expect.unreachable(
        `${seed}: seat ${by} ${JSON.stringify(move)} is ${allowed ? "allowed" : "forbidden"} by the page, of ${JSON.stringify(rulesSay(round))}`,
      );
    add(tally, allowed ? "allowed" : "refused");
  }
}

function playBoth(seed: string, tally: Tally): void {
  const both = startedTwice(seed);
  const { reference, dice, temper } = both;
  const leaving = dice.below(3) === 0 ? 25 : 400;
  expectSame(rulesSay(both.round), referenceSays(reference), seed);
  for (let acting = toAct(both.round); acting.length > 0; acting = toAct(both.round)) {
    tryBadMoves(both, acting, tally);
    const actor = acting[dice.below(acting.length)] ?? 0;
    if (dice.below(4) === 0) expectAllOffered(both, actor);
    const leaves = dice.below(leaving) === 0;
    const seat = leaves ? dice.below(both.round.zones.hands.length) : actor;
    const move: Move = leaves ? { type: "leave" } : steered(both.round, seat, temper, dice);
    const where = `${seed}: seat ${seat} ${JSON.stringify(move)} in ${phase(both.round)}`;
    const outcome = apply(both.round, seat, move);
    if (outcome.ok !== reference.allows(seat, move))
      expect.unreachable(`${where} ${JSON.stringify(outcome)}`);
    if (!outcome.ok) continue;
    const before = phase(both.round);
    reference.make(seat, move);
    both.round = outcome.round;
    expectSame(rulesSay(both.round), referenceSays(reference), where);
    add(tally, "moves");
    if (leaves) add(tally, `left in ${before}`);
    for (const happening of outcome.happened) count(happening, tally);
  }
  add(tally, `rounds won by ${both.round.facts.result?.winners.length}`);
  if (dice.below(5) === 0) expect(reference.phase()).toBe("over");
}

/** The happenings by type, and the rarer kinds of some. */
function count(
  { type, told }: Readonly<{ type: string; told: { readonly [field: string]: unknown } }>,
  tally: Tally,
): void {
  add(tally, type);
  if (type === "settled") {
    const chain = told["chain"] as readonly { readonly back: boolean }[];
    add(tally, `chain of ${Math.min(chain.length, 4)}`);
    add(tally, "sent back", chain.filter(({ back }) => back).length);
  }
  if (type === "turned") {
    const { picks, highest } = told as Readonly<{
      picks: readonly { readonly card: string }[];
      highest: readonly number[];
    }>;
    add(tally, highest.length > 1 ? "war with a tie" : "war without");
    add(tally, "joker in a war", picks.filter(({ card }) => card === "Jk").length);
  }
  if (type === "discarded")
    add(
      tally,
      "joker on top",
      (told["cards"] as readonly { readonly card: string }[]).at(-1)?.card === "Jk" ? 1 : 0,
    );
  if (type === "played" && told["as"] !== undefined) add(tally, "joker played");
  if (type === "noped" && told["as"] !== undefined) add(tally, "joker noped");
}

const rounds = sweep(200, 10_000);

describe("two readings of the rules", () => {
  test(`NE-1…NE-25 the rules and a reference written from the page agree on every move of ${rounds} rounds, good and bad`, () => {
    const tally: Tally = new Map();
    for (let at = 0; at < rounds; at += 1) playBoth(`reference ${at}`, tally);
    if (soaking)
      console.log(
        [...tally]
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map((entry) => entry.join(" "))
          .join("\n"),
      );
    expect(tally.get("moves")).toBeGreaterThan(50 * rounds);
    expect(tally.get("refused")).toBeGreaterThan(100 * rounds);
    const rare = [
      "played",
      "noped",
      "settled",
      "asked",
      "turned",
      "discarded",
      "gave",
      "drew",
      "refilled",
      "showed",
      "hid",
      "reversed",
      "again",
      "skipping",
      "skipped",
      "named",
      "fizzled",
      "kept",
      "passed",
      "left",
      "blocked",
      "won",
      "tookPot",
      "chain of 1",
      "chain of 2",
      "chain of 3",
      "chain of 4",
      "sent back",
      "war with a tie",
      "joker played",
      "joker noped",
      "joker in a war",
      "joker on top",
      "rounds won by 2",
      "rounds won by 3",
      ...(["turn", "drawn", "respond", "war", "sets", "purge", "give"] as const).map(
        (where) => `left in ${where}`,
      ),
    ];
    expect(rare.filter((what) => (tally.get(what) ?? 0) < rounds / 200)).toEqual([]);
  }, 3_600_000);

  test("NE-11 of any cards both readings say alike whether they are a set, and every set found is one", () => {
    const dice = new DiceReader(newDice("sets"));
    const tally = { sets: 0, others: 0, found: 0 };
    for (let at = 0; at < 20_000; at += 1) {
      const few = dice.shuffled([...ranks]).slice(0, 1 + dice.below(4));
      const cards = Array.from({ length: 2 + dice.below(5) }, (): Card =>
        dice.below(6) === 0
          ? "Jk"
          : (`${dice.below(3) === 0 ? few[0] : ranks[(ranks.indexOf(few[0] ?? "A") + dice.below(5)) % 13]}${dice.below(3) === 0 ? "d" : "h"}` as Card),
      );
      const isOne = makesSet(cards);
      if (isSet(cards) !== isOne) expect(isSet(cards), cards.join(" ")).toBe(isOne);
      tally[isOne ? "sets" : "others"] += 1;
      for (const set of foundSets(cards)) {
        tally.found += 1;
        if (!makesSet(set)) expect.unreachable(`${set.join(" ")} was found in ${cards.join(" ")}`);
      }
      if (foundSets(cards).length === 0) expect(mostSets(cards), cards.join(" ")).toBe(0);
    }
    expect(Math.min(tally.sets, tally.others, tally.found)).toBeGreaterThan(2000);
  });

  test("NE-11 a run has thirteen cards at most, and an ace is at one end of it", () => {
    const suit = ranks.map((rank): Card => `${rank}s`);
    const [ace, king, queen, two] = ["As", "Ks", "Qs", "2s"] as const;
    const cases: readonly (readonly [readonly Card[], boolean])[] = [
      [suit, true],
      [[...suit, "Jk"], false],
      [[...suit.slice(1), "Jk"], true],
      [[...suit.slice(2), "Jk", "Jk", "Jk"], false],
      [[...suit, ace], false],
      [[queen, king, ace], true],
      [[king, ace, two], false],
      [[king, "Jk", two], false],
      [[ace, "Jk", "3s"], true],
      [[king, "Jk", "Jk"], true],
      [["Jk", "Jk", "Jk"], false],
      [[ace, ace, "Jk"], true],
    ];
    for (const [cards, isOne] of cases)
      expect([isSet(cards), makesSet(cards)], cards.join(" ")).toEqual([isOne, isOne]);
  });
});
