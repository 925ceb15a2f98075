import { peekAll } from "#shared/cards/faceDown.ts";
import { withAt, withMore } from "#shared/cards/hand.ts";
import { payOut } from "#shared/contract/chips.ts";
import { handRemoved, placesBy } from "#shared/contract/round.ts";
import type { Accepted } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { arrange } from "./arranger.ts";
import { restOf } from "./laying.ts";
import { opponentOf } from "./phase.ts";
import { isShutout, matchBonus, scoreOf, type HandScore } from "./scoring.ts";
import type { DownBy, EndedBy, Facts, GinEvent, GinRound, GinResult } from "./types.ts";

type Ended = Accepted<GinRound, GinEvent>;

type Points = Pick<GinResult, "points" | "by" | "bonus">;

/** GR-18: the winner takes the pot; C-8: without a winner the stakes are returned. */
function closed(
  round: GinRound,
  winners: readonly Seat[],
  points: Points,
): { readonly round: GinRound; readonly happened: readonly GinEvent[] } {
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
  return { round: { ...round, facts: paid.facts }, happened: paid.happened };
}

const nothingScored = (by: EndedBy, { score }: Facts): Points => ({
  points: score.map(() => 0),
  by,
  bonus: null,
});

/** GR-15 */
export function deadHand(round: GinRound, happened: readonly GinEvent[]): Ended {
  const back = round.facts.pot === undefined ? 0 : round.options.stake;
  const end = closed(round, [], nothingScored("dead", round.facts));
  return {
    ok: true,
    round: end.round,
    happened: [...happened, { type: "dead", told: { back } }, ...end.happened],
  };
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
  const end = closed(gone, [winner], nothingScored("leave", facts));
  const happened: readonly GinEvent[] = [
    { type: "left", seat, told: { removed: zones.hands[seat]?.length ?? 0 } },
    { type: "won", seat: winner, told: { by: "leave", points: 0 } },
  ];
  return { ok: true, round: end.round, happened: [...happened, ...end.happened] };
}

/**
 * GR-13: the knocker's cards already lie open; the opponent's hand, less the lay-offs, is turned up
 * in its best arrangement.
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
  const score = scoreOf(options, facts, {
    knocker,
    by,
    own: facts.deadwood[knocker] ?? 0,
    others: deadwood,
  });
  const told: GinEvent = {
    type: "counted",
    seat,
    told: { melds, rest: restOf(kept, melds), deadwood },
  };
  return scored({ ...round, facts: counted }, score, [...happened, told]);
}

/** GR-17: gives the winner a box, and ends the match if the winner's score reaches the target. */
function scored(round: GinRound, score: HandScore, happened: readonly GinEvent[]): Ended {
  const { facts, options } = round;
  const { winner, by } = score;
  const boxes = withAt(facts.boxes, winner, (facts.boxes[winner] ?? 0) + 1);
  const bonus = matchBonus(options, facts, score, boxes);
  const points = facts.score.map(
    (_, seat) => (seat === winner ? score.points : 0) + (bonus?.[seat] ?? 0),
  );
  const total = facts.score.map((before, seat) => before + (points[seat] ?? 0));
  const end = closed({ ...round, facts: { ...facts, score: total, boxes } }, [winner], {
    points,
    by,
    bonus,
  });
  const won: GinEvent = { type: "won", seat: winner, told: { by, points: score.points } };
  const match: readonly GinEvent[] = bonus
    ? [
        {
          type: "wonMatch",
          seat: winner,
          told: { bonus, score: total, shutout: isShutout(facts.score, winner) },
        },
      ]
    : [];
  return { ok: true, round: end.round, happened: [...happened, won, ...match, ...end.happened] };
}
