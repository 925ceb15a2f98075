// Checks that the rules agree, move by move, with a second, independent reading of the page.

import { expect, test } from "vitest";
import { peekAll } from "#shared/cards/faceDown.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { eightsNomic } from "#shared/games/eights-nomic/index.ts";
import { startingRules } from "#shared/games/eights-nomic/startingRules.ts";
import type { Move, NomicRound } from "#shared/games/eights-nomic/types.ts";
import { sweep } from "#test/support/sweep.ts";
import { anyMove, anyOptions, anyTemper, chosen, deckOf } from "./randomPlayer.ts";
import { ReferenceRules } from "./referenceRules.ts";

const { apply, deal, legal, phase, toAct } = eightsNomic;

function startedTwice(seed: string): Readonly<{
  round: NomicRound;
  reference: ReferenceRules;
  dice: DiceReader;
}> {
  const dice = new DiceReader(newDice(seed));
  const seats = dice.below(5) === 0 ? 2 + dice.below(11) : 2 + dice.below(3);
  const options = anyOptions(dice);
  const deck = deckOf(options, seats, dice, `${seed} deck`);
  const dealer = dice.below(seats);
  return {
    round: deal({ options, seats, deck, dice: newDice(seed), dealer, carry: {} }),
    reference: new ReferenceRules({
      ...options,
      deck,
      seats,
      dealer,
      dice: newDice(seed),
      book: startingRules,
    }),
    dice,
  };
}

/** Both readings of where the round stands, in one form. */
const rulesSay = (round: NomicRound, withRules = true): object => {
  const { zones, facts, secret } = round;
  return {
    phase: phase(round),
    hands: zones.hands.map((hand) => peekAll(hand).join()),
    deck: peekAll(zones.stock).join(),
    pile: zones.pile.join(),
    removed: zones.removed.length,
    cycle: facts.turnCycle,
    left: facts.left,
    turns: facts.turns,
    counts: [facts.counts.played, facts.counts.drew],
    owes: facts.mustModify,
    consents: facts.consents,
    under: facts.pending && [facts.pending.seat, facts.pending.asked],
    objections: facts.pending ? facts.objections.toSorted((one, other) => one - other) : [],
    pending: facts.properties.seats.map((own) => own["Pending Rules"] ?? 0),
    score: facts.properties.game["Score"] ?? 0,
    rules:
      withRules &&
      facts.rules.map(({ name, text, clause, owner, version }) =>
        JSON.stringify([name, text, clause, owner === "host" ? -1 : owner, version]),
      ),
    changes: facts.history.length,
    penalties: secret.penalties.map((list) =>
      list.map(({ kind, n }) => (kind === "standard" ? `${n}` : kind)).join(),
    ),
    places:
      facts.result?.places.map((place) => place.toSorted((one, other) => one - other)) ?? null,
  };
};

const referenceSays = (reference: ReferenceRules, withRules = true): object => ({
  phase: reference.phase(),
  hands: reference.hands.map((hand) => hand.join()),
  deck: reference.deck.join(),
  pile: reference.pile.map(({ card }) => card).join(),
  removed: reference.removed.length,
  cycle: reference.cycle,
  left: reference.gone,
  turns: reference.turns,
  counts: [reference.playedNow, reference.drewNow],
  owes: reference.owes,
  consents: reference.consents,
  under: reference.way && [reference.way.by, [...reference.way.waiting]],
  objections: [...(reference.way?.objectors ?? [])].sort((one, other) => one - other),
  pending: reference.hands.map((_, seat) => reference.pending(seat)),
  score: reference.numbers.get("game Score") ?? 0,
  rules:
    withRules &&
    reference.rules.map(({ name, text, clause, owner, version }) =>
      JSON.stringify([name, text, clause, owner, version]),
    ),
  changes: reference.changes,
  penalties: reference.debts.map((debts) => debts.map(({ what }) => what).join()),
  places: reference.places?.map((place) => place.toSorted((one, other) => one - other)) ?? null,
});

/** How often something that matters has come about. */
const newTally = () => ({
  moves: 0,
  refusals: 0,
  changes: 0,
  windows: 0,
  refused: 0,
  calls: 0,
  takenBack: 0,
  five: 0,
  shuffles: 0,
  auto: 0,
  failed: 0,
  skips: 0,
  clauseEnds: 0,
  leaves: 0,
});
type Tally = ReturnType<typeof newTally>;

const counted: { readonly [type: string]: keyof Tally } = {
  modified: "changes",
  proposed: "windows",
  refusedCommand: "refused",
  performed: "calls",
  tookBack: "takenBack",
  shuffledDeck: "shuffles",
  clauseFailed: "failed",
  skipping: "skips",
  left: "leaves",
};

/** Lists of facts long enough to be read; longer rounds show nothing new. */
const mostMoves = 200;

class Both {
  round: NomicRound;
  readonly reference: ReferenceRules;
  readonly dice: DiceReader;
  readonly #seed: string;
  readonly #tally: Tally;

  constructor(seed: string, tally: Tally) {
    ({ round: this.round, reference: this.reference, dice: this.dice } = startedTwice(seed));
    this.#seed = seed;
    this.#tally = tally;
  }

  /** Both say the same of whether it may be done. */
  tried(seat: number, move: Move, auto: boolean): boolean {
    const allowed = this.reference.allows(seat, move, auto);
    const outcome = apply(this.round, seat, move, auto);
    if (outcome.ok !== allowed)
      expect.unreachable(
        `${this.#seed}: seat ${seat} ${JSON.stringify(move)}${auto ? " by itself" : ""} is ${allowed ? "allowed" : "forbidden"} by the page; ${JSON.stringify(outcome.ok || outcome.error)} ${JSON.stringify(rulesSay(this.round))}`,
      );
    this.#tally.refusals += allowed ? 0 : 1;
    return allowed;
  }

  /** Makes it in both, and they stand alike. */
  make(seat: number, move: Move, auto: boolean): void {
    if (!this.tried(seat, move, auto)) return;
    const outcome = apply(this.round, seat, move, auto);
    if (!outcome.ok) return;
    const isAmended = outcome.round.facts.rules !== this.round.facts.rules;
    this.reference.make(seat, move, auto);
    this.round = outcome.round;
    this.#tally.moves += 1;
    this.#tally.auto += auto ? 1 : 0;
    for (const { type, told } of outcome.happened) {
      const what = counted[type];
      if (what) this.#tally[what] += 1;
      if (type === "drew" && told.why === "emptyHand") this.#tally.five += 1;
      if (type === "gameEnded" && told.why === "clause") this.#tally.clauseEnds += 1;
    }
    if (
      JSON.stringify(rulesSay(this.round, isAmended)) !==
      JSON.stringify(referenceSays(this.reference, isAmended))
    )
      expect(
        rulesSay(this.round),
        `${this.#seed}: after seat ${seat} ${JSON.stringify(move)}`,
      ).toEqual(referenceSays(this.reference));
  }

  /** Every card and every command that the page allows, and no other, is offered. */
  expectOffered(seat: number): void {
    const cards = [...new Set(peekAll(this.round.zones.hands[seat] ?? []))].map((card): Move => ({
      type: "play",
      card,
    }));
    const others = (["draw", "endTurn", "deckShuffle", "emptyHand"] as const).map((type): Move => ({
      type,
    }));
    const asked = toAct(this.round).includes(seat) && phase(this.round) === "turn";
    const allowed = asked
      ? [...cards, ...others].filter((move) => this.reference.allows(seat, move))
      : [];
    expect(
      legal(this.round, seat).filter(({ type }) =>
        ["play", "draw", "endTurn", "deckShuffle", "emptyHand"].includes(type),
      ),
    ).toEqual(allowed);
  }
}

function playBoth(seed: string, tally: Tally): void {
  const both = new Both(seed, tally);
  const { dice } = both;
  const temper = anyTemper(dice);
  for (let step = 0; step < mostMoves && phase(both.round) !== "over"; step += 1) {
    const seats = both.round.zones.hands.length;
    const acting = toAct(both.round);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const seat = dice.below(2) === 0 ? dice.below(seats) : acting[0]!;
      both.tried(seat, anyMove(both.round, seat, dice), dice.below(8) === 0);
    }
    if (dice.below(6) === 0) both.expectOffered(dice.below(seats));
    const seat = acting[dice.below(acting.length)]!;
    const kind = dice.below(100);
    if (kind === 0) both.make(dice.below(seats), { type: "leave" }, false);
    else if (kind < 3) both.make(dice.below(seats), { type: "endGame" }, false);
    else if (kind < 3 + 5 * temper.calling)
      both.make(dice.below(seats), anyMove(both.round, dice.below(seats), dice), false);
    else {
      const { move, auto } = chosen(both.round, seat, temper, dice);
      both.make(seat, move, auto);
    }
  }
}

const rounds = sweep(60, 10_000);

test(`EN-0 EN-10 EN-14 EN-18 EN-28 the rules and a second reading of the page agree on ${rounds} random rounds`, () => {
  const tally = newTally();
  for (let number = 0; number < rounds; number += 1)
    playBoth(`nomic ${process.env["SOAK_SEED"] ?? ""} ${number}`, tally);
  if (rounds > 1000) console.log(JSON.stringify(tally));
  for (const [what, count] of Object.entries(tally))
    expect(count, what).toBeGreaterThan(rounds / 50);
}, 3_600_000);
