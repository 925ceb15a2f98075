import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { Offer } from "#shared/contract/game.ts";
import { activeSeats, type Seat } from "#shared/contract/seats.ts";
import { View } from "#shared/contract/view.ts";
import type { Said } from "#shared/text/said.ts";
import { apply, applyOrDefault } from "../apply.ts";
import { imagine, undisturbed } from "../imagine.ts";
import { defaultMove, legal } from "../legal.ts";
import { freedBy } from "../obstacles.ts";
import { toAct } from "../phase.ts";
import { matches, standingOf, type NomicSeen } from "../standing.ts";
import type { BareCommand, Modify, Move, NomicRound, Play } from "../types.ts";

/** EN-7 */
export const usualGames = 300;
/** EN-10: the limit for bots among themselves. A longer game did not end by itself. */
export const mostTurns = 200;
/** An average, since clauses can let a turn go on for long. */
const movesPerTurn = 8;
/** This many turns in a row without a played card are a standstill. */
const idleTurns = 40;
/**
 * At least this many forced moves, and one of so many, are a standstill too: only the clocks drive
 * such a game.
 */
const forcedMoves = 12;
const oneOfMoves = 4;
/** Percentages of games from which on a warning is given. */
const manyStalled = 20;
const manyShort = 50;

/** `ended` means that the game ended by itself. */
export type Playout = Readonly<{
  turns: number;
  ended: boolean;
  stalled: boolean;
}>;

/** Plain data, so that the work can be cut into slices anywhere. */
export type Playouts = Readonly<{
  seen: NomicSeen;
  author: Seat;
  change: Modify;
  seed: string;
  of: number;
  played: readonly Playout[];
}>;

export type Trial = Readonly<{
  done: number;
  of: number;
  ended: number;
  /** Turns of the games that ended; null if none did. */
  lengths: Readonly<{ median: number; longest: number }> | null;
  warning: "stalls" | "endsAtOnce" | null;
}>;

export type BegunPlayouts =
  | Readonly<{ ok: true; playouts: Playouts }>
  | Readonly<{ ok: false; problem: Said }>;

/**
 * `seen` may be any viewer's. EN-2, EN-7: a change that would be refused is not tried; `problem`
 * says why.
 */
export function beginPlayouts(
  seen: NomicSeen,
  author: Seat,
  change: Modify,
  seed: string,
  of: number = usualGames,
): BegunPlayouts {
  const playouts: Playouts = { seen, author, change, seed, of, played: [] };
  const first = apply(imagined(playouts, new DiceReader(newDice(seed))), author, change);
  return first.ok ? { ok: true, playouts } : { ok: false, problem: first.error };
}

export function continuedPlayouts(playouts: Playouts, games: number): Playouts {
  const played = [...playouts.played];
  const until = Math.min(playouts.of, played.length + games);
  while (played.length < until)
    played.push(playedOut(playouts, new DiceReader(newDice(`${playouts.seed} ${played.length}`))));
  return { ...playouts, played };
}

export function trialOf({ played, of, seen }: Playouts): Trial {
  const lengths = played
    .filter(({ ended }) => ended)
    .map(({ turns }) => turns)
    .toSorted((one, other) => one - other);
  const share = (which: (one: Playout) => boolean) =>
    (played.filter(which).length * 100) / Math.max(1, played.length);
  const round = seen.facts.turnCycle.length;
  const endsAtOnce = share(({ ended, turns }) => ended && turns <= round) >= manyShort;
  const stalls = share(({ stalled }) => stalled) >= manyStalled;
  return {
    done: played.length,
    of,
    ended: lengths.length,
    lengths:
      lengths.length === 0
        ? null
        : { median: lengths[(lengths.length - 1) >> 1]!, longest: lengths.at(-1)! },
    warning: played.length === 0 ? null : endsAtOnce ? "endsAtOnce" : stalls ? "stalls" : null,
  };
}

/** The author may change a rule at once, and nobody judges or objects. */
function imagined({ seen, author }: Playouts, dice: DiceReader) {
  const round = undisturbed(
    imagine(View.received({ seen, happened: [] }), newDice(`${dice.below(2 ** 32)}`)),
  );
  return { ...round, facts: { ...round.facts, mustModify: author } };
}

type Course = { round: NomicRound; moves: number; forced: number; lastPlay: number };

const standsStill = ({ round, moves, forced, lastPlay }: Course) =>
  (forced >= forcedMoves && forced * oneOfMoves >= moves) ||
  round.facts.turns - lastPlay >= idleTurns;

function playedOut(playouts: Playouts, dice: DiceReader): Playout {
  const start = imagined(playouts, dice);
  const changed = apply(start, playouts.author, playouts.change);
  // A change that is refused in this imagined round, though not in the first, is left out.
  const course: Course = {
    round: changed.ok ? changed.round : { ...start, facts: { ...start.facts, mustModify: null } },
    moves: 0,
    forced: 0,
    lastPlay: start.facts.turns,
  };
  const { turns: first } = start.facts;
  let stalled = false;
  while (
    !stalled &&
    course.moves < mostTurns * movesPerTurn &&
    course.round.facts.turns < first + mostTurns
  ) {
    const [seat] = toAct(course.round);
    if (seat === undefined) break;
    stalled = !advanced(course, seat, dice) || standsStill(course);
  }
  const { result, turns } = course.round.facts;
  // A turn that uses up all moves is a standstill too.
  return {
    turns: turns - first,
    ended: result !== null,
    stalled: result === null && (stalled || turns < first + mostTurns),
  };
}

/** Returns false if nothing is possible at all. */
function advanced(course: Course, seat: Seat, dice: DiceReader) {
  const move = chosen(course.round, seat, dice);
  const outcome = applyOrDefault(course.round, seat, move);
  if (!outcome.ok) return false;
  course.moves += 1;
  if (!move) course.forced += 1;
  if (outcome.happened.some(({ type }) => type === "played"))
    course.lastPlay = outcome.round.facts.turns;
  course.round = noticed(outcome.round, dice);
  return true;
}

/** EN-14: half of all penalties are noticed, by the first other seat. */
function noticed(round: NomicRound, dice: DiceReader) {
  if (round.facts.result) return round;
  const seat = round.secret.penalties.findIndex((penalties) => penalties.length > 0);
  const penalty = round.secret.penalties[seat]?.at(-1);
  const caller = activeSeats(round).find((other) => other !== seat);
  if (!penalty || caller === undefined || dice.below(2) === 0) return round;
  const outcome = apply(round, caller, {
    type: "improper",
    player: seat,
    penalty:
      penalty.kind === "standard" ? { kind: "standard", n: penalty.n } : { kind: "pendingRules" },
  });
  return outcome.ok ? outcome.round : round;
}

const isPlay = (offer: Offer<Move>): offer is Play => offer.type === "play" && "card" in offer;

/** Null if nothing is left. */
function chosen(round: NomicRound, seat: Seat, dice: DiceReader): Move | null {
  const offers = legal(round, seat);
  const may = (type: BareCommand["type"]): Move | null =>
    offers.some((offer) => offer.type === type) ? { type } : null;
  if (offers.some(({ type }) => type === "modify")) return lawOf(round, seat);
  const { played, drew } = round.facts.done;
  const plays = offers.filter(isPlay);
  const fitting = plays.filter(({ card }) => goes(round, seat, card));
  // Occasionally plays a card that does not fit, as beginners do.
  const among = fitting.length > 0 ? fitting : dice.below(12) === 0 ? plays : [];
  if (may("emptyHand")) return may("emptyHand");
  if (among.length > 0 && !(played && dice.below(4) === 0 && may("endTurn")))
    return among[dice.below(among.length)]!;
  if (played || drew) return may("endTurn") ?? may("draw") ?? plays[0] ?? may("deckShuffle");
  return (
    may("draw") ??
    may("deckShuffle") ??
    plays[dice.below(Math.max(1, plays.length))] ??
    may("endTurn")
  );
}

/** EN-13, EN-24 */
const goes = (round: NomicRound, seat: Seat, card: Play["card"]) =>
  matches(card, round.zones.pile.at(-1)) ||
  freedBy({ standing: standingOf(round), seat }, card) !== null;

/** EN-20: a rule whose text is only its name, since the others' rules cannot be predicted. */
const lawOf = (round: NomicRound, seat: Seat) =>
  defaultMove({ ...round, facts: { ...round.facts, mustModify: seat } }, seat);
