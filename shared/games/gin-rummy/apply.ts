import type { Card } from "#shared/cards/card.ts";
import { peekAll, turnDown } from "#shared/cards/faceDown.ts";
import { withAt, withMore, without } from "#shared/cards/hand.ts";
import { applyWith } from "#shared/contract/applying.ts";
import { refused, took, type Outcome, type Refusal } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { arrange, type Arrangement } from "./arranger.ts";
import { countedHand, deadHand, leave } from "./scoring.ts";
import { bestLayOff, layDown, readLayOff } from "./layOff.ts";
import { restOf } from "./melds.ts";
import { say } from "./say.ts";
import { isBigGin, isTakenNow, mustDraw, opponentOf, phase, toAct } from "./turns.ts";
import {
  deadStock,
  mostTakesInRow,
  takes,
  type Discard,
  type DownBy,
  type GinEvent,
  type GinRound,
  type Knock,
  type LayOff,
  type Move,
} from "./types.ts";

type GinOutcome = Outcome<GinRound, GinEvent>;

export const apply = applyWith<GinRound, Move, GinEvent>({
  takes,
  phase,
  toAct,
  outOfPlace,
  leave,
  moves: { take, pass, draw, discard, knock, bigGin, layOff },
});

/** GR-6, GR-7, GR-13 */
function outOfPlace(round: GinRound): Refusal | null {
  switch (phase(round)) {
    case "upcard":
      return refused("GR-6", say("takeOrPass"));
    case "draw":
      return refused("GR-7", say("drawFirst", { mustDraw: mustDraw(round.facts) }));
    case "discard":
      return refused("GR-7", say("discardNow"));
    case "layoff":
      return refused("GR-13", say("layOffNow"));
    case "over":
      return null;
  }
}

/** GR-15: the last two cards are never drawn. */
function turnTo(round: GinRound, seat: Seat, happened: readonly GinEvent[]): GinOutcome {
  const next: GinRound = { ...round, facts: { ...round.facts, turn: seat, drawn: null } };
  return next.zones.stock.length <= deadStock
    ? deadHand(next, happened)
    : { ok: true, round: next, happened };
}

/** GR-6 */
function pass(round: GinRound, seat: Seat): GinOutcome {
  const { facts } = round;
  const passed = withMore(facts.passed, [seat]);
  const happened: readonly GinEvent[] = [{ type: "passed", seat, told: {} }];
  const next: GinRound = {
    ...round,
    facts: { ...facts, passed, turn: opponentOf(seat), offered: passed.length === 1 },
  };
  return passed.length > 1
    ? turnTo(next, opponentOf(seat), happened)
    : { ok: true, round: next, happened };
}

/** GR-6…GR-8 */
function take(round: GinRound, seat: Seat): GinOutcome {
  const { facts, zones } = round;
  if (mustDraw(facts))
    return facts.passed.length > 1
      ? refused("GR-6", say("passedUpCard"))
      : refused("GR-8", say("takesInRow", { takes: mostTakesInRow }));
  const card = zones.pile.at(-1);
  if (card === undefined) return refused("GR-7", say("noPile"));
  const hands = withAt(zones.hands, seat, withMore(zones.hands[seat] ?? [], [turnDown(card)]));
  return {
    ok: true,
    round: {
      ...round,
      zones: { ...zones, hands, pile: zones.pile.slice(0, -1) },
      facts: {
        ...facts,
        offered: false,
        passed: [],
        drawn: "pile",
        takesInRow: facts.takesInRow + 1,
        taken: withAt(facts.taken, seat, withMore(facts.taken[seat] ?? [], [card])),
      },
    },
    happened: [{ type: "took", seat, told: { card } }],
  };
}

const drew = took("drew");

/** GR-7 */
function draw(round: GinRound, seat: Seat): GinOutcome {
  const { facts, zones } = round;
  const cards = zones.stock.slice(0, 1);
  const hands = withAt(zones.hands, seat, withMore(zones.hands[seat] ?? [], cards));
  return {
    ok: true,
    round: {
      ...round,
      zones: { ...zones, hands, stock: zones.stock.slice(1) },
      facts: { ...facts, passed: [], drawn: "stock", takesInRow: 0 },
    },
    happened: [drew(seat, cards)],
  };
}

/** GR-8, C-12 */
function put(
  round: GinRound,
  seat: Seat,
  card: Card,
): Refusal | Readonly<{ ok: true; round: GinRound }> {
  const { facts, zones } = round;
  const hand = zones.hands[seat] ?? [];
  const kept = without(hand, [turnDown(card)]);
  if (!kept) return refused("C-12", say("notHeld", { card }));
  if (isTakenNow(facts, seat, peekAll(hand), card))
    return refused("GR-8", say("justTaken", { card }));
  const own = facts.taken[seat] ?? [];
  return {
    ok: true,
    round: {
      ...round,
      zones: {
        ...zones,
        hands: withAt(zones.hands, seat, kept),
        pile: withMore(zones.pile, [card]),
      },
      facts: { ...facts, taken: withAt(facts.taken, seat, without(own, [card]) ?? own) },
    },
  };
}

/** GR-7 */
function discard(round: GinRound, seat: Seat, { card }: Discard): GinOutcome {
  const done = put(round, seat, card);
  return done.ok
    ? turnTo(done.round, opponentOf(seat), [{ type: "discarded", seat, told: { card } }])
    : done;
}

/** GR-9, GR-11, GR-12 */
function knock(round: GinRound, seat: Seat, { card, melds }: Knock): GinOutcome {
  const done = put(round, seat, card);
  if (!done.ok) return done;
  const laid = layDown(peekAll(done.round.zones.hands[seat] ?? []), melds);
  if ("ok" in laid) return laid;
  const { limit } = round.facts;
  if (laid.deadwood > limit)
    return refused("GR-9", say("tooMuch", { deadwood: laid.deadwood, limit }));
  return goDown(done.round, seat, laid, laid.deadwood === 0 ? "gin" : "knock", card);
}

/** GR-12 */
function bigGin(round: GinRound, seat: Seat): GinOutcome {
  if (round.options.bigGin === 0) return refused("GR-12", say("noBigGin"));
  const hand = peekAll(round.zones.hands[seat] ?? []);
  if (!isBigGin(round.options, hand)) return refused("GR-12", say("notBigGin"));
  return goDown(round, seat, arrange(hand), "bigGin", null);
}

/** GR-13: nothing is laid off on gin. Without lay-offs a knock is counted at once. */
function goDown(
  round: GinRound,
  seat: Seat,
  { melds, deadwood }: Arrangement,
  by: DownBy,
  card: Card | null,
): GinOutcome {
  const { facts, zones, options } = round;
  const rest = restOf(peekAll(zones.hands[seat] ?? []), melds);
  const happened: readonly GinEvent[] = [
    { type: "wentDown", seat, told: { by, card, melds, rest, deadwood } },
  ];
  const down: GinRound = {
    ...round,
    facts: {
      ...facts,
      knocker: seat,
      turn: opponentOf(seat),
      drawn: null,
      melds: withAt(facts.melds, seat, melds),
      deadwood: withAt(facts.deadwood, seat, deadwood),
    },
  };
  return by === "knock" && options.layOffs
    ? { ok: true, round: down, happened }
    : countedHand(down, by, happened);
}

/** GR-13 */
function layOff(round: GinRound, seat: Seat, { on }: LayOff): GinOutcome {
  const { facts, zones } = round;
  const melds = facts.melds[opponentOf(seat)] ?? [];
  const hand = peekAll(zones.hands[seat] ?? []);
  const laidOff = on ? readLayOff(hand, melds, on) : bestLayOff(hand, melds);
  if ("ok" in laidOff) return laidOff;
  return countedHand({ ...round, facts: { ...facts, laidOff } }, "knock", [
    { type: "laidOff", seat, told: { on: laidOff } },
  ]);
}
