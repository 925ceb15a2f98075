// Checks that the rules agree with a second, independent reading of the page, move by move.

import { describe, expect, test } from "vitest";
import { ranks, type Card } from "#shared/cards/card.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import { DiceReader, newDice, shuffled } from "#shared/chance/dice.ts";
import { kingsAndBastards } from "#shared/games/kings-and-bastards/index.ts";
import type { KingsRound, Move, Options } from "#shared/games/kings-and-bastards/types.ts";
import { expandOffer } from "#test/support/expandOffer.ts";
import { heightOf } from "#shared/games/kings-and-bastards/plays.ts";
import { sweep } from "#test/support/sweep.ts";
import { ReferenceRules } from "./referenceRules.ts";

const { apply, deal, legal, pack, phase, toAct } = kingsAndBastards;

function startedTwice(seed: string): Readonly<{
  round: KingsRound;
  reference: ReferenceRules;
  dice: DiceReader;
}> {
  const dice = new DiceReader(newDice(seed));
  const seats = 2 + dice.below(11);
  const options: Options = {
    jokersPerPack: dice.below(3),
    exchangeTrumps: dice.below(2) === 1,
    stake: dice.below(3) * 50,
    bastardPays: dice.below(3) * 300,
  };
  const whole = shuffled(newDice(`${seed} deck`), pack(options, seats)).list;
  // Small decks bring about odd moments: hands of one card, no 3 of clubs, a Bastard with nothing
  // but 2s.
  const deck =
    dice.below(2) === 0 ? whole : whole.slice(0, seats + dice.below(whole.length - seats));
  const titles = dice.below(3) === 0 ? {} : { king: dice.below(seats - 1), bastard: seats - 1 };
  const chips = Array.from({ length: seats }, () => 100 + dice.below(400));
  const dealer = dice.below(seats);
  return {
    round: deal({
      options,
      seats,
      deck,
      dice: newDice(seed),
      dealer,
      carry: kingsAndBastards.carry.read({ ...titles, chips }, options, seats),
    }),
    reference: new ReferenceRules({
      ...options,
      deck,
      seats,
      dealer,
      king: titles.king ?? null,
      bastard: titles.bastard ?? null,
      chips,
    }),
    dice,
  };
}

/** Both readings of where the round stands, in one form. */
const rulesSay = ({ zones, facts }: KingsRound) => ({
  hands: zones.hands.map((hand) => [...peekAll(hand)].sort()),
  lead: facts.lead && [facts.lead.seat, heightOf(facts.lead.rank), facts.lead.count],
  out: facts.out,
  left: facts.left,
  chips: facts.chips,
  pot: facts.pot,
  places: facts.result?.places.flat() ?? null,
});
const referenceSays = (reference: ReferenceRules) => ({
  hands: reference.hands.map((hand) => [...hand].sort()),
  lead:
    reference.leadCount > 0
      ? [reference.leadSeat, reference.leadHeight, reference.leadCount]
      : null,
  out: reference.out,
  left: reference.leavers,
  chips: reference.chips,
  pot: reference.pot,
  places: reference.over ? reference.places() : null,
});

/** Moves good and bad, of any seat: some legal, most of cards and types at random. */
function anyMove(round: KingsRound, seat: number, dice: DiceReader): Move {
  const hand = peekAll(round.zones.hands[seat] ?? []);
  const some = dice.shuffled(hand).slice(0, 1 + dice.below(4));
  const alike = hand
    .filter((card) => card[0] === some[0]?.[0] || card === "Jk")
    .slice(0, 1 + dice.below(4));
  const cards: readonly Card[] = dice.below(3) > 0 ? alike : some;
  switch (dice.below(5)) {
    case 0:
      return { type: "pass" };
    case 1:
      return { type: "give", cards: dice.shuffled(hand).slice(0, 2) };
    case 2:
      return { type: "play", cards: ["Jk"], as: ranks[dice.below(ranks.length)] ?? "A" };
    default:
      return { type: "play", cards: cards.length > 0 ? cards : ["3c"] };
  }
}

const rounds = sweep(120, 20_000);

describe("two readings of the rules", () => {
  test(`KB-1…KB-16 the rules and a reference written from the page agree on every move of ${rounds} rounds, good and bad`, () => {
    let refusals = 0;
    let moves = 0;
    for (let at = 0; at < rounds; at += 1) {
      const { round: first, reference, dice } = startedTwice(`reference ${at}`);
      let round = first;
      while (phase(round) !== "over") {
        for (let attempt = 0; attempt < 2; attempt += 1) {
          const seat = dice.below(round.zones.hands.length);
          const move = anyMove(round, dice.below(3) === 0 ? seat : (toAct(round)[0] ?? 0), dice);
          const by = dice.below(4) === 0 ? seat : (toAct(round)[0] ?? 0);
          const allowed = reference.allows(by, move);
          if (apply(round, by, move).ok !== allowed)
            expect.unreachable(
              `round ${at}: seat ${by} ${JSON.stringify(move)} is ${allowed ? "allowed" : "forbidden"} by the page, of ${JSON.stringify(round)}`,
            );
          refusals += allowed ? 0 : 1;
        }
        const actor = toAct(round)[0] ?? -1;
        expect(actor).toBe(reference.turn);
        const leaves = dice.below(60) === 0;
        const seat = leaves ? dice.below(round.zones.hands.length) : actor;
        const offers = legal(round, actor);
        const move: Move = leaves
          ? { type: "leave" }
          : (expandOffer(
              { game: kingsAndBastards, round, dice },
              actor,
              offers[dice.below(offers.length)] as Move,
            ) as Move);
        const outcome = apply(round, seat, move);
        expect(outcome.ok).toBe(reference.allows(seat, move));
        if (!outcome.ok) continue;
        reference.make(seat, move);
        round = outcome.round;
        moves += 1;
        const said = rulesSay(round);
        // A comparison of texts is quick; only a difference is worth a picture.
        if (JSON.stringify(said) !== JSON.stringify(referenceSays(reference)))
          expect(said).toEqual(referenceSays(reference));
      }
      expect(reference.over).toBe(true);
      const { king, bastard } = kingsAndBastards.carry.after(round);
      expect([king ?? null, bastard ?? null]).toEqual([reference.king, reference.bastard]);
    }
    expect(moves).toBeGreaterThan(33 * rounds);
    expect(refusals).toBeGreaterThan(33 * rounds);
  });
});
