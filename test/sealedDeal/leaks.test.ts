import { expect, test } from "vitest";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { View } from "#shared/contract/view.ts";
import type { Exchange } from "#shared/sealedDeal/dealState.ts";
import type { DeckPlace, SealedEntry, SealedPlan } from "#shared/sealedDeal/parts.ts";
import { namedMove } from "#shared/sealedDeal/sealedMove.ts";
import { heldPlaces } from "#shared/sealedDeal/sealedRound.ts";
import { closedPlaces, movedPart } from "#shared/sealedDeal/sealedDeal.ts";
import { fastGroup } from "./fastGroup.ts";
import { makeDefault } from "./openRound.ts";
import { mover, planOf, played } from "./preparedTable.ts";
import { SealedTable } from "./sealedTable.ts";
import { seededRandom } from "./seededRandom.ts";
import { checkOnce } from "./checkedOnce.ts";

checkOnce();

/** Sealed, and nobody has opened a card yet; the same each time. */
function sealed(plan: SealedPlan, seed: string): SealedTable {
  const table = new SealedTable(plan, fastGroup, seededRandom(seed));
  while (!table.host.course) for (const page of table.pages) table.answer(page);
  return table;
}

/** Two cards lie the other way round from now on, whatever anybody knows. */
function withExchanged(table: SealedTable, one: number, other: number): void {
  const exchange = (deal: SealedTable["host"]): SealedTable["host"] => {
    const { deck } = deal.sealing;
    return {
      ...deal,
      sealing: { ...deal.sealing, deck: deck.with(one, deck[other]!).with(other, deck[one]!) },
    };
  };
  table.host = exchange(table.host);
  for (const page of table.pages) page.deal = exchange(page.deal);
}

/** The moves of the one table, by places, at the other. */
function followed(table: SealedTable, log: readonly SealedEntry[]): void {
  table.settle();
  for (const entry of log) {
    if (entry.type === "moved") {
      const { seat, move, auto = false } = entry;
      const { deal, secrets } = table.page(seat);
      const named = namedMove(deal.sight.guess, move);
      table.take(seat, movedPart(table.group, deal, secrets, named, auto, table.random));
    } else if (entry.type === "hostMoved" && entry.auto)
      table.hostMove(entry.seat, entry.move, true);
    else if (entry.type === "hostMoved") table.leave(entry.seat);
    table.settle();
  }
}

/** All but what is readable with somebody's secrets only. */
const withoutBoxes = (sent: unknown): string =>
  JSON.stringify(sent, (name, value: unknown) => (name === "box" ? null : value));

/** Names cards by where they lie in the hand of whose turn it is. */
function playedBy(table: SealedTable, ...moves: readonly (readonly [string, ...number[]])[]): void {
  for (const [type, ...at] of moves) {
    const { sight, newest } = table.page(mover(table)).deal;
    const held = heldPlaces(sight.guess, newest!.step.round, mover(table));
    const cards = at.map((index) => sight.guess[held[index]!]!);
    const named = type === "discard" ? { card: cards[0] } : { cards };
    const isThrowing = type === "draw" && table.host.plan.game === "five-card-draw";
    const move = isThrowing || cards.length > 0 ? { type, ...named } : { type };
    played(table, (type === "bet" ? { type, to: 20 } : move) as Move);
  }
}

type Case = Readonly<{ plan: SealedPlan; play: (table: SealedTable) => void }>;

const cases: readonly Case[] = [
  {
    plan: planOf({ game: "five-card-draw", seats: 3, options: { allowCheck: true } }),
    play(table) {
      playedBy(table, ["check"], ["check"], ["check"], ["draw", 0, 1], ["draw", 2], ["draw"]);
      playedBy(table, ["bet"], ["fold"], ["fold"]);
    },
  },
  {
    plan: planOf({ game: "gin-rummy", seats: 2 }),
    play(table) {
      playedBy(table, ["pass"], ["pass"], ["draw"], ["discard", 10], ["take"], ["discard", 9]);
      table.leave(mover(table));
    },
  },
  {
    plan: planOf({ game: "kings-and-bastards", seats: 3, carry: { king: 0, bastard: 1 } }),
    play(table) {
      playedBy(table, ["give", 3, 4]);
      for (let moves = 0; moves < 4; moves += 1) {
        makeDefault(table, mover(table));
        table.settle();
      }
      table.leave(1);
      table.settle();
    },
  },
];

/** One of each of two seats whose cards decide nothing (KB-6). */
function closedPair({ host }: SealedTable): readonly [DeckPlace, DeckPlace] {
  const closed = closedPlaces(host);
  const [one, other] = [0, host.plan.players.length - 1].map((seat) =>
    closed.find((place) => host.course!.dealtTo.get(place) === seat),
  );
  return [one!, other!];
}

for (const { plan, play } of cases)
  test(`H-51 ${plan.game}: of cards that stay closed nothing is told but in boxes, and those go to who holds them`, () => {
    const one = sealed(plan, plan.game).settle();
    play(one);
    const other = sealed(plan, plan.game);
    withExchanged(other, ...closedPair(one));
    followed(other, one.log);
    expect(other.trueDeck()).not.toEqual(one.trueDeck());
    expect(JSON.stringify(other.log)).toBe(JSON.stringify(one.log));
    expect(withoutBoxes(other.parts)).toBe(withoutBoxes(one.parts));
    const seen = ({ host }: SealedTable) =>
      host.steps.map(({ step }) => View.of(host.game, step, "spectator"));
    expect(seen(other)).toEqual(seen(one));
    const { dealtTo, gift } = one.host.course!;
    for (const { to, place } of one.boxes)
      expect([dealtTo.get(place), ...receivers(gift, place)]).toContain(to);
  });

const receivers = (gift: Exchange | null, place: DeckPlace): readonly Seat[] => [
  ...(gift?.gave.includes(place) ? [gift.to] : []),
  ...(gift?.returned.includes(place) ? [gift.from] : []),
];
