// Makes random rounds: any number of seats, any options, good moves, players who leave, seats that
// change.

import { DiceReader, newDice, shuffled } from "#shared/chance/dice.ts";
import { playersWith, type AnyGame, type AnyRound } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import { completeOptions, type Option } from "#shared/contract/options.ts";
import type { Move, Seated } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import {
  dealRecord,
  readRecord,
  recordFormat,
  type RoundRecord,
} from "#shared/record/roundRecord.ts";
import { expandOffer } from "./expandOffer.ts";
import { reseating } from "./reseating.ts";

/** A round under way: the record as far as it goes, and where that has led. */
export interface Journey {
  readonly game: AnyGame;
  readonly record: Omit<RoundRecord, "moves"> & { readonly moves: Seated<Move>[] };
  round: AnyRound;
  readonly dice: DiceReader;
}

/** No stake that a buy-in does not cover a few times over. */
const mostPlayedFor = 200;

/** Options with which so many may play (C-15). */
function randomOptions(game: AnyGame, seats: number, dice: DiceReader): Public {
  const options = anyOptions(game, dice);
  return playersWith(game, options).max >= seats ? options : randomOptions(game, seats, dice);
}

function anyOptions(game: AnyGame, dice: DiceReader): Public {
  const table = game.options as { readonly [key: string]: Option<boolean> | Option<number> };
  const value = (option: Option<boolean> | Option<number>): boolean | number => {
    if (!("min" in option)) return dice.below(2) === 0;
    if (dice.below(3) === 0) return option.default;
    return option.min + dice.below(Math.min(option.max - option.min, mostPlayedFor) + 1);
  };
  return completeOptions(
    table as never,
    Object.fromEntries(Object.entries(table).map(([key, option]) => [key, value(option)])),
  );
}

/**
 * Rounds of one evening: titles and chips go on, people leave and come between them. Each round
 * dealt is handed to `play`, which answers with its end.
 */
export function randomSession(
  game: AnyGame,
  seed: string,
  rounds: number,
  play: (start: Journey) => AnyRound,
): void {
  const dice = new DiceReader(newDice(seed));
  const { min, max } = game.players;
  let seats = min + dice.below(max - min + 1);
  const options = randomOptions(game, seats, dice) as RoundRecord["options"];
  let carry: Public = {};
  for (let number = 0; number < rounds; number += 1) {
    const record = startOf(game, { seed: `${seed}/${number}`, seats, options, carry, dice });
    const last = play({
      game,
      record: { ...record, moves: [] },
      round: dealRecord(readRecord(record)),
      dice,
    });
    ({ carry, seats } = nextSeating(game, { carry: game.carry.after(last), seats, options }, dice));
  }
}

type RandomStart = Readonly<{
  seed: string;
  seats: number;
  options: RoundRecord["options"];
  carry: Public;
  dice: DiceReader;
}>;

function startOf(game: AnyGame, { seed, seats, options, carry, dice }: RandomStart): RoundRecord {
  const deck = shuffled(newDice(seed), game.pack(options, seats)).list;
  return {
    format: recordFormat,
    game: game.id,
    options,
    seats: Array.from({ length: seats }, (_, seat) => `P${seat}`),
    deck,
    seed,
    carry: solvent(game, carry, options),
    ...(dice.below(2) === 0 && { dealer: dice.below(seats) }),
    moves: [],
  };
}

/**
 * Who cannot pay the stake any more buys in anew, and in poker all who are broke where one alone
 * has chips; the round's own sums are what is looked at.
 */
function solvent(
  { traits }: AnyGame,
  carry: Public,
  { stake = 0 }: { readonly stake?: number | boolean },
): Public {
  const chips = carry["chips"] as readonly number[] | undefined;
  const suffices = (list: readonly number[]): boolean =>
    traits.playedFor.kind === "pots"
      ? list.filter((stack) => stack > 0).length > 1
      : list.every((stack) => stack >= Number(stake));
  if (!chips || suffices(chips)) return carry;
  return { ...carry, chips: chips.map((stack) => Math.max(stack, mostPlayedFor)) };
}

type Seating = Readonly<{
  carry: Public;
  seats: number;
  options: Public;
}>;

function nextSeating(
  game: AnyGame,
  { carry, seats, options }: Seating,
  dice: DiceReader,
): Pick<Seating, "carry" | "seats"> {
  if (dice.below(2) === 0) return { carry, seats };
  const stay = Array.from({ length: seats }, () => dice.below(4) > 0);
  // At least two stay; the order stays too, or is drawn anew.
  stay[0] = true;
  stay[1] = true;
  const stayed = stay.filter(Boolean).length;
  const { min, max } = playersWith(game, options);
  const count = Math.min(max, Math.max(min, stayed + dice.below(3)));
  const places = Array.from({ length: count }, (_, seat) => seat).slice(0, stayed);
  const drawn = (dice.below(2) === 0 ? places : dice.shuffled(places)).slice();
  const seating = reseating(
    stay.map((stays) => (stays ? (drawn.shift() ?? null) : null)),
    count,
  );
  return { carry: game.carry.reseat(carry, seating), seats: count };
}

/**
 * A random move of whoever is to act, now and then a leave or a time-out. Null when the round is
 * over.
 */
export function randomMove(journey: Journey): Seated<Move> | null {
  const { game, round, dice } = journey;
  const acting = game.toAct(round);
  if (acting.length === 0) return null;
  const seat = acting[dice.below(acting.length)] as Seat;
  const chance = dice.below(100);
  if (chance === 0) {
    const there = round.zones.hands.flatMap((_, other) =>
      round.facts.left.includes(other) ? [] : [other],
    );
    return { type: "leave", seat: there[dice.below(there.length)] as Seat };
  }
  if (chance < 6) return { ...game.defaultMove(round, seat), seat, auto: true };
  const offers = game.legal(round, seat);
  return { ...expandOffer(journey, seat, offers[dice.below(offers.length)] as Move), seat };
}
