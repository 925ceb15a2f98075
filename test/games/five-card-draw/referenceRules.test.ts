// Checks that the rules agree with a second, independent reading of the page, move by move and chip
// by chip.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Card } from "#shared/cards/card.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import { DiceReader, newDice, shuffled } from "#shared/chance/dice.ts";
import { fiveCardDraw } from "#shared/games/five-card-draw/index.ts";
import type { DrawRound, Move, Options } from "#shared/games/five-card-draw/types.ts";
import { evaluate } from "#shared/poker/evaluate.ts";
import { expandOffer } from "#test/support/expandOffer.ts";
import { sweep } from "#test/support/sweep.ts";
import { chipByChip } from "./chipByChip.ts";
import { after, dealt, made } from "./drawRound.ts";
import { ReferenceRules } from "./referenceRules.ts";

const { apply, legal, toAct } = fiveCardDraw;

function startedTwice(seed: string): Readonly<{
  round: DrawRound;
  reference: ReferenceRules;
  dice: DiceReader;
  isPushing: boolean;
}> {
  const dice = new DiceReader(newDice(seed));
  const seats = 2 + dice.below(dice.below(3) === 0 ? 15 : 5);
  const options: Options = {
    jokersPerPack: dice.below(3),
    buyIn: 1000,
    ante: 1 + dice.below(20),
    allowCheck: dice.below(2) === 1,
    shortRaisesAddUp: dice.below(2) === 1,
    maxDraw: dice.below(6),
  };
  const whole = shuffled(newDice(`${seed} deck`), fiveCardDraw.pack(options, seats)).list;
  // Short decks bring about short stocks.
  const deck = dice.below(2) === 0 ? whole : whole.slice(0, 5 * seats + dice.below(8));
  const isPushing = dice.below(3) === 0;
  const pushing = (): number => (dice.below(2) === 0 ? deep : 120 + dice.below(140));
  const anyStack = (_: unknown, seat: number): number =>
    (seat < 2 ? 1 : Math.min(1, dice.below(6))) * (1 + dice.below(dice.below(2) === 0 ? 40 : 400));
  const stacks = Array.from({ length: seats }, isPushing ? pushing : anyStack);
  const [king, bastard] =
    dice.below(2) === 0 ? [null, null] : (dice.shuffled([...stacks.keys()]) as [number, number]);
  const round = dealt({
    seats,
    seed,
    deck,
    options,
    carry: { chips: stacks, titles: { king, bastard } },
  });
  const reference = new ReferenceRules({
    ...options,
    stacks,
    dealer: round.facts.dealer,
    king,
    bastard,
    deck,
  });
  return { round, reference, dice, isPushing };
}

/**
 * In some hands deep stacks bet and call, and short ones raise with all they have: these raises add
 * up to a full one, or do not.
 */
const deep = 2000;
function pushed(round: DrawRound, seat: number, dice: DiceReader): Move {
  const raise = legal(round, seat).find(({ type }) => type === "raise");
  const isDeep = round.facts.stacks[seat] === deep;
  if (fiveCardDraw.phase(round) === "draw" || dice.below(10) === 0)
    return goodMove(round, seat, dice);
  if (round.facts.toMatch === 0)
    return { type: "bet", to: Math.min(100, round.facts.chips[seat] ?? 0) };
  return raise && "max" in raise && !isDeep ? { type: "raise", to: raise.max } : { type: "call" };
}

/** Who has acted may raise again, though nobody has made a full raise since. */
const isReopened = (round: DrawRound): boolean =>
  toAct(round).some(
    (seat) =>
      round.facts.acted[seat] === true && legal(round, seat).some(({ type }) => type === "raise"),
  );

const rulesSay = (round: DrawRound) => ({
  phase: fiveCardDraw.phase(round),
  turn: round.facts.turn ?? -1,
  chips: round.facts.chips,
  hands: round.zones.hands.map((hand) => [...peekAll(hand)].sort()),
  ...(round.facts.result
    ? {}
    : {
        inStage: round.facts.inStage,
        stock: round.zones.stock.length,
        thrown: round.facts.thrown,
      }),
});
const referenceSays = (reference: ReferenceRules, hands: DrawRound["zones"]["hands"]) => ({
  phase: reference.stage,
  turn: reference.turn,
  chips: reference.chips,
  hands: reference.hands.map((hand, seat) =>
    (reference.stage === "over" ? [...peekAll(hands[seat] ?? [])] : [...hand]).sort(),
  ),
  ...(reference.stage === "over"
    ? {}
    : { inStage: reference.staged, stock: reference.stock, thrown: reference.thrown.length }),
});

/** Moves good and bad: amounts around those that matter, cards held and not. */
function anyMove(round: DrawRound, seat: number, dice: DiceReader): Move {
  const { toMatch, leastRaise, chips, inStage } = round.facts;
  const all = (inStage[seat] ?? 0) + (chips[seat] ?? 0);
  const to =
    [toMatch, toMatch + leastRaise, all, 10, dice.below(500), round.options.ante][dice.below(6)]! +
    dice.below(3) -
    1;
  const hand = peekAll(round.zones.hands[seat] ?? []);
  const cards: readonly Card[] = [
    ...dice.shuffled(hand).slice(0, dice.below(6)),
    ...(dice.below(8) === 0 ? (["Jk"] as const) : []),
  ];
  const moves: readonly Move[] = [
    { type: "bet", to },
    { type: "raise", to },
    { type: "call" },
    { type: "check" },
    { type: "fold" },
    { type: "draw", cards },
  ];
  return moves[dice.below(moves.length)]!;
}

/** Of what is offered; folds are rarer than by lot, so that there are showdowns. */
function goodMove(round: DrawRound, seat: number, dice: DiceReader): Move {
  const offers = legal(round, seat);
  const offer = offers[dice.below(offers.length)]!;
  return expandOffer(
    { game: fiveCardDraw, round, dice },
    seat,
    (offer.type === "fold" && dice.below(3) > 0 ? offers[0] : offer) as Move,
  ) as Move;
}

const rounds = sweep(200, 20_000);

describe("two readings of the rules", () => {
  test(`FD-1…FD-17 the rules and a reference written from the page agree on every move of ${rounds} hands, good and bad`, () => {
    const count = { moves: 0, refusals: 0, showdowns: 0, reshuffles: 0, sidePots: 0, reopened: 0 };
    for (let at = 0; at < rounds; at += 1) {
      const { round: first, reference, dice, isPushing } = startedTwice(`reference ${at}`);
      let round = first;
      const compare = (): void => {
        const said = rulesSay(round);
        const wanted = referenceSays(reference, round.zones.hands);
        if (JSON.stringify(said) !== JSON.stringify(wanted))
          expect({ at, ...said }).toEqual({ at, ...wanted });
      };
      compare();
      for (let actor = toAct(round)[0]; actor !== undefined; actor = toAct(round)[0]) {
        for (let attempt = 0; attempt < 3; attempt += 1) {
          const by = dice.below(6) === 0 ? dice.below(round.zones.hands.length) : actor;
          const move = anyMove(round, by, dice);
          const allowed = reference.allows(by, move);
          if (apply(round, by, move).ok !== allowed)
            expect.unreachable(
              `hand ${at}: seat ${by} ${JSON.stringify(move)} is ${allowed ? "allowed" : "forbidden"} by the page, of ${JSON.stringify(round)}`,
            );
          count.refusals += allowed ? 0 : 1;
        }
        const leaves = dice.below(25) === 0;
        const seat = leaves ? dice.below(round.zones.hands.length) : actor;
        const move: Move = leaves
          ? { type: "leave" }
          : (isPushing ? pushed : goodMove)(round, actor, dice);
        const outcome = apply(round, seat, move);
        expect(outcome.ok).toBe(reference.allows(seat, move));
        if (!outcome.ok) continue;
        ({ round } = outcome);
        reference.make(seat, move, peekAll(round.zones.hands[seat] ?? []));
        count.moves += 1;
        if (outcome.happened.some(({ type }) => type === "reshuffled")) count.reshuffles += 1;
        if (round.facts.pots.length > 2) count.sidePots += 1;
        if (isReopened(round)) count.reopened += 1;
        compare();
      }
      if (round.facts.result?.wonBy === "showdown") count.showdowns += 1;
      expect(reference.stage).toBe("over");
    }
    expect(count.moves).toBeGreaterThan(10 * rounds);
    expect(count.refusals).toBeGreaterThan(10 * rounds);
    expect(count.showdowns).toBeGreaterThan(rounds / 3);
    expect(count.reshuffles).toBeGreaterThan(rounds / 6);
    expect(count.sidePots).toBeGreaterThan(rounds / 3);
    expect(count.reopened).toBeGreaterThan(rounds / 100);
  });
});

// Few different hands, so that ties are common.
const strongAlike = ["Ac Ad 9h 7s 3c", "Ah As 9c 7d 3d", "Kc Kd 9d 7h 3h", "Kh Ks 9s 7c 3s"].map(
  (words) => words.split(" ") as readonly Card[],
);

const hands = fc.integer({ min: 2, max: 9 }).chain((seats) =>
  fc.record({
    stacks: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: seats, maxLength: seats }),
    strong: fc.array(fc.nat(3), { minLength: seats, maxLength: seats }),
    ante: fc.integer({ min: 1, max: 12 }),
    dealer: fc.nat(seats - 1),
    titled: fc.boolean(),
    choices: fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
  }),
);

describe("side pots", () => {
  test("FD-13 FD-15 every chip goes where chip-by-chip counting says, at every step none is lost or made", () => {
    const seen = { showdowns: 0, ties: 0, layers: 0 };
    fc.assert(
      fc.property(hands, ({ stacks, strong, ante, dealer, titled, choices }) => {
        const seats = stacks.length;
        const fromLeft = stacks.map((_, at) => (dealer + 1 + at) % seats);
        const deck = Array.from(
          { length: 5 * seats },
          (_, at) => strongAlike[strong[fromLeft[at % seats]!]!]![Math.floor(at / seats)]!,
        );
        let round = dealt({
          seats,
          deck,
          dealer,
          options: { ante, maxDraw: 0, allowCheck: true },
          carry: { chips: stacks, ...(titled && { titles: { king: 0, bastard: 1 } }) },
        });
        const start = round.facts;
        const put = [...start.committed];
        const all = stacks.reduce((sum, stack) => sum + stack, 0);
        let last = round;
        for (const choice of choices) {
          const [actor] = toAct(round);
          if (actor === undefined) break;
          const offers = legal(round, actor);
          const offer = offers[choice % offers.length]!;
          const leaves = choice % 29 === 0;
          const seat = leaves ? choice % seats : actor;
          if (leaves && round.facts.left.includes(seat)) continue;
          const dice = new DiceReader(newDice(`${choice}`));
          const { round: next, happened } = made(
            round,
            seat,
            (leaves
              ? { type: "leave" }
              : expandOffer({ game: fiveCardDraw, round, dice }, actor, offer)) as Move,
          );
          for (const { type, seat: payer, told } of happened) {
            if (["bet", "raised", "called"].includes(type))
              put[payer!]! += told["amount"] as number;
            if (type === "returned" && next.facts.result === null)
              put[payer!]! -= told["amount"] as number;
          }
          last = round;
          round = next;
          expect(round.facts.chips.reduce((sum, stack) => sum + stack, round.facts.pot)).toBe(all);
          expect(round.facts.pots.reduce((sum, { amount }) => sum + amount, 0)).toBe(
            round.facts.pot,
          );
          expect(round.facts.committed.reduce((sum, chips) => sum + chips, 0)).toBe(
            round.facts.result
              ? last.facts.pot + paid(happened) - returned(happened)
              : round.facts.pot,
          );
        }
        for (let [actor] = toAct(round); actor !== undefined; [actor] = toAct(round))
          round = after(round, actor, fiveCardDraw.defaultMove(round, actor));
        const remain = round.facts.dealtIn.flatMap((_, seat) =>
          round.facts.folded[seat] ? [] : [seat],
        );
        const got = chipByChip({
          put,
          remain,
          strength: (seat) => evaluate(strongAlike[strong[seat]!]!),
          fromLeft,
        });
        const before = start.chips.map(
          (stack, seat) => stack + start.committed[seat]! - put[seat]!,
        );
        expect(round.facts.chips).toEqual(before.map((stack, seat) => stack + got[seat]!));
        expect(round.facts.result?.chips.reduce((sum, gain) => sum + gain, 0)).toBe(0);
        seen.showdowns += remain.length > 1 ? 1 : 0;
        seen.ties +=
          remain.length > 1 &&
          new Set(remain.map((seat) => Math.floor(strong[seat]! / 2))).size < remain.length
            ? 1
            : 0;
        seen.layers += new Set(remain.map((seat) => put[seat])).size > 2 ? 1 : 0;
      }),
      { numRuns: 1000 },
    );
    for (const often of Object.values(seen)) expect(often).toBeGreaterThan(100);
  });
});

const sumOf = (happened: ReturnType<typeof made>["happened"], types: readonly string[]): number =>
  happened.reduce(
    (sum, { type, told }) => sum + (types.includes(type) ? (told["amount"] as number) : 0),
    0,
  );
const paid = (happened: ReturnType<typeof made>["happened"]): number =>
  sumOf(happened, ["bet", "raised", "called"]);
const returned = (happened: ReturnType<typeof made>["happened"]): number =>
  sumOf(happened, ["returned"]);
