// Checks that the rules agree, move by move, with a second, independent reading of the page.

import { describe, expect, test } from "vitest";
import { ranks, suits, type Card } from "#shared/cards/card.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import { DiceReader, newDice, shuffled } from "#shared/chance/dice.ts";
import { exordia8 } from "#shared/games/exordia8/index.ts";
import type { ExordiaRound, Move, Options } from "#shared/games/exordia8/types.ts";
import { sweep } from "#test/support/sweep.ts";
import { ReferenceRules } from "./referenceRules.ts";

const { apply, deal, legal, pack, phase, toAct } = exordia8;

/**
 * Now and then a deck of few cards, so that sequents, strong queens and blocked rounds are common.
 */
function deckOf(options: Options, seats: number, dice: DiceReader, seed: string): readonly Card[] {
  const whole = shuffled(newDice(seed), pack(options, seats)).list;
  const kind = dice.below(4);
  const cards = seats * 5 + dice.below(kind === 1 ? 90 : 30);
  if (kind === 0) return whole;
  const few: readonly Card[] =
    kind === 1
      ? [
          ...ranks.filter((rank) => "2345678".includes(rank)).map((rank): Card => `${rank}h`),
          ...(dice.below(2) === 0 ? (["Qh", "Jk", "8s", "As", "9s"] as const) : []),
        ]
      : [
          ...suits.flatMap((suit): Card[] => [
            `8${suit}`,
            `J${suit}`,
            `A${suit}`,
            `2${suit}`,
            `3${suit}`,
            `9${suit}`,
          ]),
          "Qs",
          "Qs",
          "Qh",
          "Jk",
        ];
  return kind === 3
    ? whole.slice(0, cards)
    : Array.from({ length: cards }, () => few[dice.below(few.length)] as Card);
}

function startedTwice(seed: string): Readonly<{
  round: ExordiaRound;
  reference: ReferenceRules;
  dice: DiceReader;
}> {
  const dice = new DiceReader(newDice(seed));
  const seats = dice.below(12) === 0 ? 2 + dice.below(49) : 2 + dice.below(5);
  const options: Options = {
    maxPlayers: 50,
    eightOnEight: dice.below(2) === 1,
    stake: dice.below(3) * 50,
  };
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
      carry: exordia8.carry.read({ chips }, options, seats),
    }),
    reference: new ReferenceRules({ ...options, deck, seats, dealer, chips }),
    dice,
  };
}

/** Both readings of where the round stands, in one form. */
const rulesSay = ({ zones, facts }: ExordiaRound) => ({
  hands: zones.hands.map((hand) => peekAll(hand).join()),
  stock: zones.stock.length,
  pile: zones.pile.length,
  removed: zones.removed.length,
  clockwise: facts.direction === 1,
  turn: facts.turn,
  left: facts.left,
  chips: facts.chips,
  pot: facts.pot,
  owed: facts.sequent && `${facts.sequent.next}${facts.sequent.suit}`,
  extra: facts.extra,
  lost: facts.top.plain,
  named: facts.top.demand ? facts.top.suit : null,
  chance: facts.top.spark,
  places: facts.result && zones.hands.map((_, seat) => placeIn(facts.result?.places ?? [], seat)),
});
const placeIn = (places: readonly (readonly number[])[], seat: number): number => {
  const at = places.findIndex((place) => place.includes(seat));
  return places.slice(0, at).flat().length;
};
function referenceSays(reference: ReferenceRules) {
  const over = reference.winner !== null;
  const top = reference.pile.at(-1);
  return {
    hands: reference.hands.map((hand) => hand.join()),
    stock: reference.stock.length,
    pile: reference.pile.length,
    removed: reference.removed.length,
    clockwise: reference.clockwise,
    turn: over ? null : reference.turn,
    left: reference.leavers,
    chips: reference.chips,
    pot: reference.pot,
    owed: over ? null : reference.owed(),
    extra: !over && reference.mayAddCard,
    lost: top?.lostMeaning ?? false,
    named: top?.named ?? null,
    chance: !over && reference.run === 1,
    places: over ? reference.hands.map((_, seat) => reference.placeOf(seat)) : null,
  };
}

/** Moves good and bad: some legal, most of cards and types at random. */
function anyMove(round: ExordiaRound, seat: number, dice: DiceReader): Move {
  const hand = peekAll(round.zones.hands[seat] ?? []);
  const kind = dice.below(10);
  if (kind < 4) return { type: (["draw", "skip", "break", "decline"] as const)[kind] ?? "draw" };
  const card = kind === 4 ? "Jk" : (hand[dice.below(Math.max(1, hand.length))] ?? "4c");
  const suit = suits[dice.below(suits.length)] ?? "c";
  const names = card === "Jk" || card.startsWith("8") ? dice.below(4) > 0 : dice.below(8) === 0;
  return { type: "play", card, ...(names && { suit }) };
}

/**
 * One of the cards that go, `eager` times of five, so that rounds have ends; and sequents where it
 * can. Who draws much has long ones.
 */
function chosen(round: ExordiaRound, seat: number, eager: number, dice: DiceReader): Move {
  const offers = legal(round, seat) as readonly Move[];
  const owing = round.facts.top.spark
    ? offers.filter((move) => move.type === "play" && move.card === `3${round.facts.top.suit}`)
    : [];
  const plays = owing.length > 0 ? owing : offers.filter(({ type }) => type === "play");
  const among = plays.length > 0 && (owing.length > 0 || dice.below(5) < eager) ? plays : offers;
  return among[dice.below(among.length)] as Move;
}

/** Every move that the page allows the seat, and no other, is offered. */
function expectAllOffered(round: ExordiaRound, reference: ReferenceRules, seat: number): void {
  const cards = [...new Set(peekAll(round.zones.hands[seat] ?? []))];
  const plays = cards.flatMap((card): readonly Move[] => [
    { type: "play", card },
    ...suits.map((suit): Move => ({ type: "play", card, suit })),
  ]);
  const others = (["draw", "skip", "break", "decline"] as const).map((type): Move => ({ type }));
  const allowed = [...plays, ...others].filter((move) => reference.allows(seat, move));
  const inWords = (moves: readonly object[]): string =>
    moves
      .map((move) => JSON.stringify(move))
      .sort()
      .join();
  if (inWords(legal(round, seat)) !== inWords(allowed)) expect(legal(round, seat)).toEqual(allowed);
}

/** How often something that matters has come about. */
const newTally = () => ({
  moves: 0,
  refusals: 0,
  sequents: 0,
  finished: 0,
  broken: 0,
  blocked: 0,
  plain: 0,
  leaves: 0,
});

function playBoth(seed: string, tally: ReturnType<typeof newTally>): void {
  const { round: first, reference, dice } = startedTwice(seed);
  const eager = 1 + dice.below(4);
  let round = first;
  while (phase(round) !== "over") {
    const actor = toAct(round)[0] ?? -1;
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const by = dice.below(6) === 0 ? dice.below(round.zones.hands.length) : actor;
      const move = anyMove(
        round,
        dice.below(6) === 0 ? dice.below(round.zones.hands.length) : by,
        dice,
      );
      const allowed = reference.allows(by, move);
      if (apply(round, by, move).ok !== allowed)
        expect.unreachable(
          `${seed}: seat ${by} ${JSON.stringify(move)} is ${allowed ? "allowed" : "forbidden"} by the page, of ${JSON.stringify(round)}`,
        );
      tally.refusals += allowed ? 0 : 1;
    }
    if (dice.below(4) === 0) expectAllOffered(round, reference, actor);
    const leaves = dice.below(80) === 0;
    const seat = leaves ? dice.below(round.zones.hands.length) : actor;
    const move: Move = leaves ? { type: "leave" } : chosen(round, actor, eager, dice);
    const outcome = apply(round, seat, move);
    if (outcome.ok !== reference.allows(seat, move))
      expect.unreachable(`${seed}: seat ${seat} ${JSON.stringify(move)}`);
    if (!outcome.ok) continue;
    reference.make(seat, move);
    round = outcome.round;
    count(
      outcome.happened.map(({ type }) => type),
      round,
      tally,
    );
    const said = rulesSay(round);
    // A comparison of texts is quick; only a difference is worth a picture.
    if (JSON.stringify(said) !== JSON.stringify(referenceSays(reference)))
      expect(said, seed).toEqual(referenceSays(reference));
  }
  expect(reference.winner).toBe(round.facts.result?.winners[0]);
}

function count(
  types: readonly string[],
  round: ExordiaRound,
  tally: ReturnType<typeof newTally>,
): void {
  tally.moves += 1;
  tally.plain += types.includes("played") && round.facts.top.plain ? 1 : 0;
  for (const [type, field] of [
    ["startedSequent", "sequents"],
    ["finishedSequent", "finished"],
    ["brokeSequent", "broken"],
    ["blocked", "blocked"],
    ["left", "leaves"],
  ] as const) {
    tally[field] += types.includes(type) ? 1 : 0;
  }
}

const rounds = sweep(400, 40_000);

describe("two readings of the rules", () => {
  test(`X8-5…X8-20 the rules and a reference written from the page agree on every move of ${rounds} rounds, good and bad`, () => {
    const tally = newTally();
    for (let at = 0; at < rounds; at += 1) playBoth(`reference ${at}`, tally);
    expect(tally.moves).toBeGreaterThan(12 * rounds);
    expect(tally.refusals).toBeGreaterThan(25 * rounds);
    expect(Math.min(tally.sequents, tally.broken, tally.plain, tally.leaves)).toBeGreaterThan(
      rounds / 8,
    );
    expect(Math.min(tally.finished, tally.blocked)).toBeGreaterThan(rounds / 50);
  }, 3_600_000);
});
