// Makes up rounds of no game: an honest host's table at which cards are dealt, drawn, laid, given,
// taken back and shuffled by chance, and what each program saw of it.

import type { Card } from "#shared/cards/card.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { openedPlace, sealsOf } from "#shared/verifiedDeal/commitments.ts";
import type { KeyPair } from "#shared/verifiedDeal/keys.ts";
import type {
  DealPlan,
  DealTranscript,
  Hex,
  CardPlace,
  Sighting,
} from "#shared/verifiedDeal/transcript.ts";
import { agreedDeal, digits, oneIn, pick } from "./agreedDeal.ts";
import { range, SyntheticTable, type Cheat } from "./syntheticTable.ts";

export type SyntheticRound = Readonly<{
  plan: DealPlan;
  hostSecret: Hex;
  /** By player. */
  pairs: ReadonlyMap<string, KeyPair>;
  seats: readonly Seat[];
  /** The cards of each. */
  decks: readonly (readonly Card[])[];
  /** By seat, each card that came to its hand. */
  held: readonly (readonly Card[])[];
  /** Null: told from no seat. */
  transcript(this: void, seat: Seat | null): DealTranscript;
}>;

type Chance = DiceReader;

function madeUpPlan(chance: Chance, contributors: readonly string[], people: readonly string[]) {
  const seats = range(people.length);
  const dealt = seats.length > 2 && oneIn(chance, 4) ? seats.toSpliced(1, 1) : seats;
  const lot = pick(chance, [null, "dealer", "order"] as const);
  const size = { packs: 1 + chance.below(2), jokersPerPack: chance.below(3) };
  const whole = size.packs * (52 + size.jokersPerPack);
  return {
    table: "t4b1e",
    round: 1 + chance.below(9),
    game: "made-up",
    ...size,
    players: people.map((player) => (player.startsWith("bot") ? null : player)),
    dealt,
    order: lot === null ? chance.shuffled(dealt) : null,
    lot,
    opens: pick(chance, ["round", "session", "never"] as const),
    cards: oneIn(chance, 6) ? whole : dealt.length * (1 + chance.below(7)),
    silent: people.filter((player) => !player.startsWith("bot") && !contributors.includes(player)),
    again: oneIn(chance, 5)
      ? { deal: digits(chance, 32), withheld: [pick(chance, contributors)] }
      : null,
  };
}

function act(table: SyntheticTable, chance: Chance): void {
  const { hands, pile, removed, stock } = table.zones;
  const seat = chance.below(hands.length);
  const hand = hands[seat] ?? [];
  const some = chance.shuffled(hand).slice(0, 1 + chance.below(3));
  const acts: readonly (() => void)[] = [
    () => table.draw(seat, 1 + chance.below(4)),
    () => table.move(some, "pile"),
    () => table.move(some, (seat + 1) % hands.length),
    () => table.move(pile.slice(-1), seat),
    () => table.move(oneIn(chance, 3) ? hand.slice() : pile.slice(), "removed"),
    () => table.move(stock.slice(0, 1), "pile"),
    () => table.draw(seat, oneIn(chance, 4) ? stock.length : 1),
    () => (stock.length === 0 ? table.shuffle([...removed, ...pile.slice(0, -1)]) : undefined),
  ];
  pick(chance, acts)();
}

type Seen = Readonly<{ sighting: (seat: Seat | null) => Sighting; isShown: boolean }>;

function seenOf(table: SyntheticTable, chance: Chance, isOver: boolean): Seen {
  const { hands, pile, removed, stock } = table.zones;
  const names = (places: readonly CardPlace[]): readonly Card[] =>
    places.map((place) => table.cardAt(place));
  const [all, ofPile] = [hands.map((hand) => names(hand).toSorted()), names(pile)];
  const counts = { stock: stock.length, removed: removed.length };
  const shower = chance.below(hands.length);
  const showed = oneIn(chance, 4) ? [{ seat: shower, cards: all[shower]?.slice(0, 1) ?? [] }] : [];
  return {
    isShown: !oneIn(chance, 5),
    sighting: (seat) => ({
      hands: all.map((hand, other) => (other === seat || isOver ? hand : hand.length)),
      pile: ofPile,
      ...counts,
      showed,
    }),
  };
}

function people(chance: Chance) {
  const all = range(2 + chance.below(4)).map((seat) =>
    seat > 0 && oneIn(chance, 4) ? `bot${seat}` : `player${seat}`,
  );
  const contributors = all.filter(
    (player, seat) => !player.startsWith("bot") && (seat === 0 || !oneIn(chance, 5)),
  );
  return { all, contributors };
}

function play(table: SyntheticTable, chance: Chance): readonly Seen[] {
  table.deal(oneIn(chance, 2), chance.below(3));
  const seen = [seenOf(table, chance, false)];
  const steps = chance.below(40);
  for (const step of range(steps)) {
    do act(table, chance);
    while (oneIn(chance, 4));
    table.endStep();
    seen.push(seenOf(table, chance, step === steps - 1 && oneIn(chance, 2)));
  }
  return seen;
}

/** The same round for the same seed. */
export function syntheticRound(seed: string, cheat: Cheat = {}): SyntheticRound {
  const chance = new DiceReader(newDice(`synthetic ${seed}`));
  const { all, contributors } = people(chance);
  const agreed = agreedDeal(chance, madeUpPlan(chance, contributors, all), contributors);
  const { plan, hostSecret, pairs, opened, seed: dealSeed, ownOf } = agreed;
  const table = new SyntheticTable(plan, dealSeed, cheat);
  const seen = play(table, chance);
  const seals = table.decks.map((cards, deck) => sealsOf(plan.deal, dealSeed, deck, cards));
  return {
    plan,
    hostSecret,
    pairs,
    seats: range(plan.players.length),
    decks: table.decks,
    held: table.held,
    transcript: (seat) => ({
      format: "deal/1",
      seat,
      own: ownOf(seat),
      plan,
      secrets: opened,
      seals,
      openings: table.opened
        .filter(({ to }) => to === null || to === seat)
        .map((place) => openedPlace(dealSeed, place, table.cardAt(place))),
      sightings: seen.filter(({ isShown }) => isShown).map(({ sighting }) => sighting(seat)),
      closing: { secret: hostSecret, uses: table.uses, steps: table.steps },
    }),
  };
}
