import { peekAll } from "#shared/cards/faceDown.ts";
import { withAt, withMore } from "#shared/cards/hand.ts";
import { payOut } from "#shared/contract/chips.ts";
import type { Accepted } from "#shared/contract/outcome.ts";
import { handRemoved, placesBy } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { arrange } from "./arranger.ts";
import { restOf } from "./melds.ts";
import { opponentOf } from "./turns.ts";
import type {
  DownBy,
  EndedBy,
  Facts,
  GinEvent,
  GinResult,
  GinRound,
  Options,
  Waiting,
} from "./types.ts";

type Ended = Accepted<GinRound, GinEvent>;

/**
 * GR-18: the winner takes the pot; C-8: without a winner the stakes are returned. `happened`: what
 * led to the end.
 */
function closed(
  round: GinRound,
  winners: readonly Seat[],
  points: Pick<GinResult, "points" | "by" | "bonus" | "waiting">,
  happened: readonly GinEvent[],
): Ended {
  const { facts, options } = round;
  const result: GinResult = {
    winners,
    places: placesBy(facts.score.length, winners, facts.left, () => 0),
    ...points,
  };
  const paid = payOut<Facts>(
    { ...facts, turn: null, offered: false, passed: [], drawn: null, result },
    result,
    winners,
    options.stake,
  );
  return {
    ok: true,
    round: { ...round, facts: paid.facts },
    happened: [...happened, ...paid.happened],
  };
}

const nothingScored = (by: EndedBy, { score }: Facts) => ({
  points: score.map(() => 0),
  by,
  bonus: null,
});

/** GR-15 */
export function deadHand(round: GinRound, happened: readonly GinEvent[]): Ended {
  const back = round.facts.pot === undefined ? 0 : round.options.stake;
  return closed(round, [], nothingScored("dead", round.facts), [
    ...happened,
    { type: "dead", told: { back } },
  ]);
}

/** GR-16 */
export function leave(round: GinRound, seat: Seat): Ended {
  const { zones, facts } = round;
  const winner = opponentOf(seat);
  const gone: GinRound = {
    ...round,
    zones: handRemoved(zones, seat),
    facts: { ...facts, left: withMore(facts.left, [seat]), taken: withAt(facts.taken, seat, []) },
  };
  return closed(gone, [winner], nothingScored("leave", facts), [
    { type: "left", seat, told: { removed: zones.hands[seat]?.length ?? 0 } },
    { type: "won", seat: winner, told: { by: "leave", points: 0 } },
  ]);
}

type HandScore = Readonly<{
  by: EndedBy;
  winner: Seat;
  points: number;
}>;

/** GR-14, not doubled. `own`: the knocker's deadwood; `others`: the opponent's. */
export function plainScore(
  { ginBonus, bigGin, undercutBonus }: Pick<Options, "ginBonus" | "bigGin" | "undercutBonus">,
  knocker: Seat,
  by: DownBy,
  own: number,
  others: number,
): HandScore {
  if (by !== "knock")
    return { by, winner: knocker, points: (by === "gin" ? ginBonus : bigGin) + others };
  if (others > own) return { by, winner: knocker, points: others - own };
  return { by: "undercut", winner: opponentOf(knocker), points: own - others + undercutBonus };
}

/**
 * GR-13: the knocker's cards already lie open; the opponent's hand, less the lay-offs, is turned up
 * in its best arrangement. GR-10: the whole score may count double, including the bonus.
 */
export function countedHand(round: GinRound, by: DownBy, happened: readonly GinEvent[]): Ended {
  const { facts, zones, options } = round;
  const knocker = facts.knocker ?? 0;
  const seat = opponentOf(knocker);
  const kept = restOf(peekAll(zones.hands[seat] ?? []), facts.laidOff);
  const { melds, deadwood } = arrange(kept);
  const counted: Facts = {
    ...facts,
    melds: withAt(facts.melds, seat, melds),
    deadwood: withAt(facts.deadwood, seat, deadwood),
  };
  const score = plainScore(options, knocker, by, facts.deadwood[knocker] ?? 0, deadwood);
  return scored(
    { ...round, facts: counted },
    facts.double ? { ...score, points: 2 * score.points } : score,
    [...happened, { type: "counted", seat, told: { melds, rest: restOf(kept, melds), deadwood } }],
  );
}

/**
 * GR-17: gives the winner a box, and ends the match if the winner's score reaches the target.
 * `points`: what the hand brings each seat, with the bonus of the match if it is over.
 */
export function matchPoints(
  options: Options,
  facts: Pick<Facts, "score" | "boxes">,
  { winner, points: inHand }: Pick<HandScore, "winner" | "points">,
): Readonly<{
  boxes: readonly number[];
  bonus: readonly number[] | null;
  points: readonly number[];
}> {
  const boxes = withAt(facts.boxes, winner, (facts.boxes[winner] ?? 0) + 1);
  const bonus = matchBonus(options, facts, winner, inHand, boxes);
  const points = facts.score.map(
    (_, seat) => (seat === winner ? inHand : 0) + (bonus?.[seat] ?? 0),
  );
  return { boxes, bonus, points };
}

function scored(round: GinRound, hand: HandScore, happened: readonly GinEvent[]): Ended {
  const { facts, options } = round;
  const { winner, by, points: inHand } = hand;
  const { boxes, bonus, points } = matchPoints(options, facts, hand);
  const score = facts.score.map((before, seat) => before + (points[seat] ?? 0));
  const shutout = isShutout(facts.score, winner);
  const waiting = bonus && facts.waiting ? boxesOf(facts.waiting, options) : null;
  const after = {
    ...{ ...facts, score, boxes },
    ...(waiting && { waiting: withPoints(facts.waiting ?? [], waiting) }),
  };
  const told = { points, by, bonus, ...(waiting && { waiting }) };
  return closed({ ...round, facts: after }, [winner], told, [
    ...happened,
    { type: "won", seat: winner, told: { by, points: inHand } },
    ...(bonus
      ? [{ type: "wonMatch", seat: winner, told: { bonus, score, shutout } } as const]
      : []),
  ]);
}

/** GR-17: the end of the match pays those who wait for their boxes, too. */
const boxesOf = (waiting: readonly Waiting[], { boxBonus }: Options): readonly number[] =>
  waiting.map(({ boxes }) => boxBonus * boxes);

const withPoints = (waiting: readonly Waiting[], points: readonly number[]) =>
  waiting.map((each, at) => ({ ...each, score: each.score + (points[at] ?? 0) }));

/** GR-17: per seat, this hand's box included; null if the match goes on. */
function matchBonus(
  { target, gameBonus, boxBonus }: Options,
  { score }: Pick<Facts, "score">,
  winner: Seat,
  points: number,
  boxes: readonly number[],
) {
  if (target === 0 || (score[winner] ?? 0) + points < target) return null;
  const ofGame = gameBonus * (isShutout(score, winner) ? 2 : 1);
  return boxes.map((count, seat) => boxBonus * count + (seat === winner ? ofGame : 0));
}

/** GR-17 */
export const isShutout = (score: readonly number[], winner: Seat): boolean =>
  score[opponentOf(winner)] === 0;
