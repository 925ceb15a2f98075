// Plays a sealed round by chance, beside an ordinary one that is dealt the true cards.

import type { DiceReader } from "#shared/chance/dice.ts";
import type { Card } from "#shared/cards/card.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { turnDown } from "#shared/cards/faceDown.ts";
import { withAt } from "#shared/cards/hand.ts";
import { View, type RoundStep } from "#shared/contract/view.ts";
import { firstStep } from "#shared/record/firstStep.ts";
import { makeMove, replay } from "#shared/record/replay.ts";
import { readRecord, recordFormat } from "#shared/record/roundRecord.ts";
import { namedMove } from "#shared/sealedDeal/sealedMove.ts";
import { expandOffer } from "#test/support/expandOffer.ts";
import {
  defaultPart,
  guessedDeck,
  hostsMove,
  recordedMoves,
  sealedSeed,
  stageOf,
} from "#shared/sealedDeal/sealedDeal.ts";
import type { SealedTable } from "./sealedTable.ts";

/** One step of the ordinary round after another. */
export class OpenRound {
  readonly #table: SealedTable;
  /** The true one. */
  readonly deck: readonly Card[];
  readonly steps: RoundStep[] = [];

  constructor(table: SealedTable) {
    const { game, course } = table.host;
    if (!course) throw new Error("the deck is not sealed yet");
    this.#table = table;
    this.deck = table.trueDeck();
    this.steps.push(firstStep(game.deal({ ...course.start, deck: this.deck })));
  }

  /** As the sealed round has gone so far. */
  follow(): RoundStep {
    for (const { move, seat, auto } of this.#table.host.steps.slice(this.steps.length)) {
      const before = this.steps.at(-1)?.round;
      if (!before || move === null) throw new Error("only the deal is no move");
      const named = namedMove(this.deck, move);
      const made = makeMove(this.#table.host.game, before, {
        ...named,
        seat,
        ...(auto && { auto }),
      });
      if (made.error) throw new Error(`refused: ${JSON.stringify(made.error)}`);
      this.steps.push(made.step);
    }
    const last = this.steps.at(-1);
    if (!last) throw new Error("there is no step");
    return last;
  }
}

/** Where the other seat of two is gone, the card that was drawn last can never be read. */
function asRead(table: SealedTable, deck: readonly Card[], step: RoundStep, viewer: Seat) {
  const { zones, facts } = step.round;
  if (table.pages.length > 2 || facts.result === null) return step;
  const { known } = table.page(viewer).deal.sight;
  const hand = (zones.hands[viewer] ?? []).filter((card) =>
    deck.some((name, place) => turnDown(name) === card && known.has(place)),
  );
  const hands = withAt(zones.hands, viewer, hand);
  return { ...step, round: { ...step.round, zones: { ...zones, hands } } };
}

type Compared = Readonly<{ viewer: Seat | "spectator"; seen: unknown; wanted: unknown }>;

/** What host and pages show, and what they would show of the ordinary round. */
export function comparedViews(table: SealedTable, open: OpenRound): readonly Compared[] {
  const { game, newest } = table.host;
  const step = open.follow();
  const number = open.steps.length - 1;
  const there = table.pages.filter(({ isGone }) => !isGone);
  return [
    {
      viewer: "spectator",
      seen: newest && { number: newest.number, ...View.of(game, newest.step, "spectator") },
      wanted: { number, ...View.of(game, step, "spectator") },
    },
    ...there.map(({ seat, deal }) => ({
      viewer: seat,
      seen: deal.newest && {
        number: deal.newest.number,
        ...View.of(game, deal.newest.step, seat),
      },
      wanted: { number, ...View.of(game, asRead(table, open.deck, step, seat), seat) },
    })),
  ];
}

/** The facts after each line of the record, by the host and by every page that is there. */
export const replayedFacts = (table: SealedTable): readonly (readonly unknown[])[] =>
  [table.host, ...table.pages.flatMap(({ isGone, deal }) => (isGone ? [] : [deal]))].map((deal) => {
    const { game, options, players, dealer, carry } = deal.plan;
    const lines = replay(
      readRecord({
        ...{ format: recordFormat, game, options, seats: players, dealer, carry },
        seed: sealedSeed(deal),
        deck: guessedDeck(deal),
        moves: recordedMoves(deal),
      }),
    );
    return [...lines].map(({ step, error }) => error ?? step.round.facts);
  });

type Playing = Readonly<{ table: SealedTable; open: OpenRound; dice: DiceReader }>;

/** Of 100 steps so many begin with a page that is gone, or that is loaded again. */
const leaves = 5;
const reloads = 10;
/** Of 100 moves so many are made for a player who does nothing. */
const timeOuts = 8;

/** To its end; `look` is called whenever nobody owes anything. */
export function playOut(playing: Playing, look: () => void): void {
  const { table, dice } = playing;
  do {
    const chance = dice.below(100);
    if (chance < leaves) loseOne(playing);
    else if (chance < leaves + reloads) table.reload(oneOf(playing));
    table.settle(dice);
    look();
  } while (playOn(playing));
  table.settle(dice);
}

function oneOf({ table, dice }: Playing): Seat {
  const there = table.pages.filter(({ isGone }) => !isGone);
  return there[dice.below(there.length)]?.seat ?? 0;
}

/** A page is lost while others still answer, and the host lets its seat leave. */
function loseOne(playing: Playing): void {
  const { table, dice } = playing;
  const seat = oneOf(playing);
  table.page(seat).isGone = true;
  if (dice.below(2) === 0) table.settle(dice);
  else for (const page of table.pages.slice(0, dice.below(4))) table.answer(page);
  if (stageOf(table.host) === "play") table.leave(seat);
}

/** Returns false when the round is over. */
function playOn({ table, dice }: Playing): boolean {
  const { game, newest } = table.host;
  const round = newest?.step.round;
  const [seat] = round ? game.toAct(round) : [];
  if (!round || seat === undefined) return false;
  if (dice.below(100) < timeOuts) makeDefault(table, seat);
  else table.move(seat, randomMove(table, seat, dice));
  return true;
}

/** As for a player who does nothing. */
export function makeDefault(table: SealedTable, seat: Seat): void {
  const { deal, secrets } = table.page(seat);
  const move = hostsMove(table.host, seat);
  if (move) table.hostMove(seat, move, true);
  else table.take(seat, defaultPart(table.group, deal, secrets, table.random));
}

/** Of what the page offers its player. */
function randomMove(table: SealedTable, seat: Seat, dice: DiceReader): Move {
  const { deal } = table.page(seat);
  const { game } = deal;
  const round = deal.newest?.step.round;
  if (!round) throw new Error("the page has no round");
  const offers = View.of(game, { round, happened: [] }, seat).seen.legal;
  return expandOffer({ game, round, dice }, seat, offers[dice.below(offers.length)] as Move);
}
