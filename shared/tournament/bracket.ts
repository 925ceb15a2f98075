// A match is to be played from when its players are known until it has a winner, at a table or
// waiting for one, so no waiting match can get lost.

import type { DiceReader } from "#shared/chance/dice.ts";
import type { BracketMatch } from "#shared/protocol/tournament.ts";
import type { Places } from "./state.ts";

export type Bracket = readonly BracketMatch[];

type How = Readonly<{ seeding: "random" | "entered"; thirdPlace: boolean }>;

const thirdPlaceId = "third";

/**
 * `entered`: the first two can meet only in the final, the first four no sooner than the
 * semi-finals, and so on; the first ones get the byes. `random`: the same for a shuffled order.
 * With three entrants the loser of the only semi-final is third without a match. Throws a
 * RangeError for fewer than two entrants, and for one named twice.
 */
export function drawBracket(
  entrants: readonly string[],
  { seeding, thirdPlace }: How,
  dice: DiceReader,
): Bracket {
  if (entrants.length < 2)
    throw new RangeError(`a bracket needs two entrants, and there are ${entrants.length}`);
  if (new Set(entrants).size < entrants.length)
    throw new RangeError("an entrant is named twice in a bracket");
  const order = seeding === "random" ? dice.shuffled(entrants) : entrants;
  const first = firstRound(order);
  const rounds = [first];
  for (let before = first; before.length > 1; before = rounds.at(-1) ?? [])
    rounds.push(nextRound(before, rounds.length + 1));
  const semiFinals = rounds.at(-2) ?? [];
  const hasThird = thirdPlace && semiFinals.length === 2 && semiFinals.every(({ isBye }) => !isBye);
  const last = rounds.length;
  const empty = [
    ...rounds.slice(0, -1).flat(),
    ...(hasThird
      ? [matchFor(semiFinals, { id: thirdPlaceId, round: last, isThirdPlace: true })]
      : []),
    ...(rounds[last - 1] ?? []),
  ];
  return empty
    .filter(({ isBye }) => isBye)
    .reduce<Bracket>(
      (bracket, { id, players: [there] }) =>
        there === null ? bracket : wonMatch(bracket, id, there),
      empty,
    );
}

/**
 * The seeds, from 0, by line of the first round. If the better seed always wins, the seeds of all
 * matches of a round have the same sum.
 */
function seedLines(lines: number): readonly number[] {
  let order: readonly number[] = [0];
  while (order.length < lines) order = order.flatMap((seed) => [seed, 2 * order.length - 1 - seed]);
  return order;
}

/** Empty places up to the next power of two are byes. */
function firstRound(order: readonly string[]): readonly BracketMatch[] {
  const lines = seedLines(2 ** Math.ceil(Math.log2(order.length)));
  return Array.from({ length: lines.length / 2 }, (_, at): BracketMatch => {
    const players = [
      order[lines[2 * at] ?? -1] ?? null,
      order[lines[2 * at + 1] ?? -1] ?? null,
    ] as const;
    return {
      id: `1-${at + 1}`,
      round: 1,
      isThirdPlace: false,
      players,
      wins: [0, 0],
      from: [null, null],
      isBye: players[1] === null,
      winner: null,
      table: null,
    };
  });
}

const nextRound = (before: readonly BracketMatch[], round: number): readonly BracketMatch[] =>
  Array.from({ length: before.length / 2 }, (_, at) =>
    matchFor(before.slice(2 * at, 2 * at + 2), {
      id: `${round}-${at + 1}`,
      round,
      isThirdPlace: false,
    }),
  );

const matchFor = (
  [one, other]: readonly BracketMatch[],
  named: Pick<BracketMatch, "id" | "round" | "isThirdPlace">,
): BracketMatch => ({
  ...named,
  players: [null, null],
  wins: [0, 0],
  from: [one?.id ?? null, other?.id ?? null],
  isBye: false,
  winner: null,
  table: null,
});

export const loserOf = ({ players: [one, other], winner }: BracketMatch): string | null =>
  winner === null ? null : winner === one ? other : one;

export const isToPlay = ({ players, winner, isBye }: BracketMatch): boolean =>
  winner === null && !isBye && players.every((player) => player !== null);

/**
 * Enters the winner, and in a semi-final the loser, into their next matches. Throws a RangeError if
 * the match cannot be theirs.
 */
export function wonMatch(bracket: Bracket, match: string, winner: string): Bracket {
  const found = bracket.find(({ id }) => id === match);
  if (!found) throw new RangeError(`no match of this bracket is ${match}`);
  if (found.winner !== null || !(isToPlay(found) || found.isBye) || !found.players.includes(winner))
    throw new RangeError(`match ${match} is not ${winner}'s to win`);
  return withSides(
    bracket.map((one) => (one === found ? { ...found, winner } : one)),
    found.id,
  );
}

function withSides(bracket: Bracket, match: string): Bracket {
  const decided = bracket.find(({ id }) => id === match);
  if (!decided) return bracket;
  return bracket.map((one): BracketMatch => {
    const side = one.from.indexOf(match);
    if (side < 0) return one;
    const comes = one.isThirdPlace ? loserOf(decided) : decided.winner;
    return { ...one, players: side === 0 ? [comes, one.players[1]] : [one.players[0], comes] };
  });
}

/**
 * With no wins counted; null if the match is not decided or a following one is. No following match
 * may be being played.
 */
export function reopenedMatch(bracket: Bracket, match: string): Bracket | null {
  const found = bracket.find(({ id }) => id === match);
  if (
    !found ||
    found.winner === null ||
    found.isBye ||
    bracket.some(({ from, winner }) => winner !== null && from.includes(match))
  )
    return null;
  return withSides(
    bracket.map((one) => (one === found ? { ...found, winner: null, wins: [0, 0] as const } : one)),
    match,
  );
}

/**
 * Entrants who left, in that order, lose every open match against an opponent, including the one
 * being played. If both have left, who stayed longer advances.
 */
export function withWalkovers(bracket: Bracket, gone: readonly string[]): Bracket {
  const order = new Map(gone.map((player, at) => [player, at]));
  const stay = (player: string | null): number => order.get(player ?? "") ?? Infinity;
  let now = bracket;
  // Every match comes after those it depends on, and keeps its index.
  for (let at = 0; at < bracket.length; at += 1) {
    const match = now[at];
    if (!match || !isToPlay(match)) continue;
    const [one, other] = match.players;
    const winner = stay(one) > stay(other) ? one : other;
    if (winner !== null && stay(one) !== stay(other)) now = wonMatch(now, match.id, winner);
  }
  return now;
}

/**
 * Losers of the same round share their place, except for the semi-finals if there is a match for
 * third place.
 */
export function bracketPlaces(bracket: Bracket): Places {
  const third = bracket.find(({ isThirdPlace }) => isThirdPlace);
  const final = bracket.at(-1);
  const rounds = final?.round ?? 1;
  const losersOf = (number: number): readonly string[] =>
    bracket.flatMap((match) =>
      match.round === number && !match.isThirdPlace && !third?.from.includes(match.id)
        ? (loserOf(match) ?? [])
        : [],
    );
  const alone = (player: string | null | undefined): readonly string[] => (player ? [player] : []);
  const top = [
    alone(final?.winner),
    alone(final && loserOf(final)),
    alone(third?.winner),
    alone(third && loserOf(third)),
  ].map((entrants, at) => ({ place: at + 1, entrants }));
  // A round's losers come after all whom the round leaves in.
  const rest = Array.from({ length: rounds - 1 }, (_, at) => ({
    place: 2 ** (at + 1) + 1,
    entrants: losersOf(rounds - 1 - at),
  }));
  return [...top, ...rest].filter(({ entrants }) => entrants.length > 0);
}
