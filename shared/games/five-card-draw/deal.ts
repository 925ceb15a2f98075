import type { Card } from "#shared/cards/card.ts";
import { turnAllDown } from "#shared/cards/faceDown.ts";
import { withAt } from "#shared/cards/hand.ts";
import { packs } from "#shared/cards/pack.ts";
import { rolled, type Dice } from "#shared/chance/dice.ts";
import { dealHands } from "#shared/contract/carry.ts";
import { StartError, type Start } from "#shared/contract/game.ts";
import { nextSeat, seatsFromLeftOf, type Seat } from "#shared/contract/seats.ts";
import { say } from "./say.ts";
import { open } from "./stages.ts";
import {
  handSize,
  packCount,
  type Carry,
  type DrawRound,
  type Facts,
  type Options,
  type Titles,
} from "./types.ts";

export const pack = ({ jokersPerPack }: Options, seats: number): readonly Card[] =>
  packs(packCount(seats), jokersPerPack);

/**
 * Throws a StartError if fewer than two seats have chips (FD-3) or there are too few cards (FD-6).
 */
export function deal({
  options,
  seats,
  deck,
  dice,
  dealer: named,
  carry,
}: Start<Options, Carry>): DrawRound {
  const dealtIn = carry.chips.map((stack) => stack > 0);
  const players = dealtIn.filter(Boolean).length;
  if (players < 2) throw new StartError(say("fewPlayers", { players }));
  if (deck.length < players * handSize)
    throw new StartError(say("fewCards", { cards: deck.length, each: handSize, players }));
  const chosen = chooseDealer(named, carry, dealtIn, dice);
  const order = seatsFromLeftOf(seats, chosen.dealer).filter((seat) => dealtIn[seat]);
  return {
    options,
    zones: {
      hands: dealHands(deck, order, handSize, seats),
      stock: turnAllDown(deck.slice(players * handSize)),
      removed: [],
      pile: [],
    },
    facts: open(beforeBetting(options, carry, chosen.dealer), options.ante),
    sealed: null,
    secret: null,
    dice: chosen.dice,
  };
}

/**
 * FD-4. From a seat that is not dealt in, even one named in a record, the button goes on to the
 * next.
 */
function chooseDealer(
  named: Seat | null,
  { lastDealer }: Carry,
  dealtIn: readonly boolean[],
  dice: Dice,
) {
  const seats = dealtIn.length;
  const from = named ?? (lastDealer === undefined ? null : (lastDealer + 1) % seats);
  if (from !== null)
    return {
      dealer: nextSeat(seats, (from + seats - 1) % seats, (seat) => dealtIn[seat] === true) ?? from,
      dice,
    };
  const players = dealtIn.flatMap((isIn, seat) => (isIn ? [seat] : []));
  const lot = rolled(dice, players.length);
  return { dealer: players[lot.value] ?? 0, dice: lot.dice };
}

function beforeBetting({ ante }: Options, carry: Carry, dealer: Seat): Facts {
  const stacks = carry.chips;
  const titles = { king: carry.titles?.king ?? null, bastard: carry.titles?.bastard ?? null };
  const { chips, committed } = collectAntes(stacks, ante, titles);
  const dealtIn = stacks.map((stack) => stack > 0);
  const none = stacks.map(() => false);
  return {
    dealer,
    chips,
    pot: committed.reduce((sum, put) => sum + put, 0),
    left: [],
    result: null,
    stacks,
    turn: null,
    inStage: stacks.map(() => 0),
    committed,
    folded: none,
    allIn: chips.map((stack, seat) => dealtIn[seat] === true && stack === 0),
    pots: [],
    dealtIn,
    acted: none,
    toMatch: 0,
    leastRaise: 0,
    lastBettor: null,
    drew: stacks.map(() => null),
    thrown: 0,
    foldOrder: [],
    titles,
  };
}

/**
 * FD-5: every seat pays the ante, or all it has. H-8: the Bastard pays their own ante first, then
 * the King's as far as their chips go, and the King pays the rest. If King or Bastard is not dealt
 * in, nobody pays for another. `committed`: chips that count as each seat's own.
 */
function collectAntes(stacks: readonly number[], ante: number, { king, bastard }: Titles) {
  const committed = stacks.map((stack) => Math.min(stack, ante));
  const chips = stacks.map((stack, seat) => stack - (committed[seat] ?? 0));
  const kingsStack = king === null ? 0 : (stacks[king] ?? 0);
  const bastardsRest = bastard === null ? 0 : (chips[bastard] ?? 0);
  if (king === null || bastard === null || kingsStack === 0) return { chips, committed };
  const forKing = Math.min(ante, bastardsRest);
  const byKing = Math.min(ante - forKing, kingsStack);
  return {
    chips: withAt(withAt(chips, bastard, bastardsRest - forKing), king, kingsStack - byKing),
    committed: withAt(committed, king, forKing + byKing),
  };
}
