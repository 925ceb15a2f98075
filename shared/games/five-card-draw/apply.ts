import { turnAllDown, type FaceDown } from "#shared/cards/faceDown.ts";
import { withAt, withMore, without } from "#shared/cards/hand.ts";
import { shuffled } from "#shared/chance/dice.ts";
import { applyWith } from "#shared/contract/applying.ts";
import { withChips } from "#shared/contract/chips.ts";
import { refused, type Outcome, type Refusal } from "#shared/contract/outcome.ts";
import { handRemoved } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { betRange, isInHand, phase, raiseRange, toAct, whyNoRaise, type Range } from "./betting.ts";
import { say } from "./say.ts";
import { goOn } from "./stages.ts";
import {
  takes,
  type Bet,
  type Draw,
  type DrawEvent,
  type DrawRound,
  type Facts,
  type Move,
  type Raise,
} from "./types.ts";

type DrawOutcome = Outcome<DrawRound, DrawEvent>;

export const apply = applyWith<DrawRound, Move, DrawEvent>({
  takes,
  phase,
  toAct,
  outOfPlace,
  leave,
  moves: { bet, raise, call, check, fold, draw },
});

function outOfPlace(round: DrawRound, _move: Move, seat: Seat): Refusal {
  return refused(
    "FD-11",
    phase(round) === "draw" ? say("drawing", { most: mostToDraw(round, seat) }) : say("betting"),
  );
}

function bet(round: DrawRound, seat: Seat, { to }: Bet): DrawOutcome {
  const range = betRange(round.facts, seat);
  if (!range) return refused("FD-8", say("hasBet", { toMatch: round.facts.toMatch }));
  if (!isWithin(range, to)) return refused("FD-8", say("otherBet", { to, ...range }));
  return wagered(round, seat, to, "bet");
}

function raise(round: DrawRound, seat: Seat, { to }: Raise): DrawOutcome {
  const range = raiseRange(round, seat);
  if (!range)
    return refused(
      round.facts.toMatch === 0 ? "FD-7" : "FD-8",
      say(whyNoRaise(round, seat) ?? "nobodyLeft"),
    );
  if (!isWithin(range, to)) return refused("FD-8", say("otherRaise", { to, ...range }));
  return wagered(round, seat, to, "raised");
}

const isWithin = ({ min, max }: Range, to: number) => to >= min && to <= max;

/**
 * A bet, even one all in below the ante, opens the betting to everybody, also to those who checked;
 * so does a full raise. An all-in raise below the minimum by itself opens it to nobody who has
 * acted, and does not increase the next minimum (FD-8).
 */
function wagered(round: DrawRound, seat: Seat, to: number, type: "bet" | "raised") {
  const { facts } = round;
  const size = to - facts.toMatch;
  const isFull = size >= facts.leastRaise;
  const opens = isFull || type === "bet";
  return paid(type, round, seat, to - (facts.inStage[seat] ?? 0), {
    toMatch: to,
    leastRaise: isFull ? size : facts.leastRaise,
    acted: opens ? facts.acted.map((_, other) => other === seat) : withAt(facts.acted, seat, true),
    lastBettor: seat,
  });
}

/** FD-8 */
function call(round: DrawRound, seat: Seat): DrawOutcome {
  const { facts } = round;
  if (facts.toMatch === 0)
    return refused("FD-7", say("noCall", { mayCheck: round.options.allowCheck }));
  const missing = facts.toMatch - (facts.inStage[seat] ?? 0);
  return paid("called", round, seat, Math.min(missing, facts.chips[seat] ?? 0), {
    acted: withAt(facts.acted, seat, true),
  });
}

function paid(
  type: "bet" | "raised" | "called",
  round: DrawRound,
  seat: Seat,
  amount: number,
  more: Partial<Facts>,
) {
  const { facts } = round;
  const chips = withChips(facts.chips, seat, -amount);
  const inStage = withChips(facts.inStage, seat, amount);
  const isAllIn = chips[seat] === 0;
  const after = {
    ...facts,
    chips,
    pot: facts.pot + amount,
    inStage,
    committed: withChips(facts.committed, seat, amount),
    allIn: isAllIn ? withAt(facts.allIn, seat, true) : facts.allIn,
    ...more,
  };
  return goOn({ ...round, facts: after }, [
    { type, seat, told: { to: inStage[seat] ?? 0, amount, allIn: isAllIn } },
  ]);
}

function check(round: DrawRound, seat: Seat): DrawOutcome {
  const { toMatch, acted } = round.facts;
  if (!round.options.allowCheck) return refused("FD-7", say("noChecking", { toMatch }));
  if (toMatch > 0) return refused("FD-8", say("mustMatch", { toMatch }));
  return goOn({ ...round, facts: { ...round.facts, acted: withAt(acted, seat, true) } }, [
    { type: "checked", seat, told: {} },
  ]);
}

function fold(round: DrawRound, seat: Seat): DrawOutcome {
  const removed = round.zones.hands[seat]?.length ?? 0;
  const folded = withoutHand(round, seat);
  const facts = { ...folded.facts, foldOrder: withMore(folded.facts.foldOrder, [seat]) };
  return goOn({ ...folded, facts }, [{ type: "folded", seat, told: { removed } }]);
}

/** C-5, FD-8 */
function leave(round: DrawRound, seat: Seat): DrawOutcome {
  const removed = round.zones.hands[seat]?.length ?? 0;
  const gone = isInHand(round.facts, seat) ? withoutHand(round, seat) : round;
  const facts = {
    ...gone.facts,
    left: withMore(gone.facts.left, [seat]),
    foldOrder: gone.facts.foldOrder.filter((other) => other !== seat),
  };
  return goOn({ ...gone, facts }, [{ type: "left", seat, told: { removed } }]);
}

/** The hand goes behind the thrown cards in `removed`, so that it is not dealt again (FD-11). */
const withoutHand = (round: DrawRound, seat: Seat): DrawRound => ({
  ...round,
  zones: handRemoved(round.zones, seat),
  facts: { ...round.facts, folded: withAt(round.facts.folded, seat, true) },
});

/** FD-11 */
export const mostToDraw = ({ options, zones, facts }: DrawRound, seat: Seat): number =>
  Math.min(options.maxDraw, zones.hands[seat]?.length ?? 0, zones.stock.length + facts.thrown);

function draw(round: DrawRound, seat: Seat, { cards }: Draw): DrawOutcome {
  const most = mostToDraw(round, seat);
  const count = cards.length;
  if (count > most) return refused("FD-11", say("tooMany", { most, count }));
  const thrown = turnAllDown(cards);
  const kept = without(round.zones.hands[seat] ?? [], thrown);
  if (!kept) return refused("C-12", say("notHeld", { cards }));
  const dealt = dealOut(round, count);
  const { zones, facts } = dealt.round;
  const after: DrawRound = {
    ...dealt.round,
    zones: {
      ...zones,
      hands: withAt(zones.hands, seat, withMore(kept, dealt.cards)),
      // The drawer's own cards join the thrown ones only now, so that none of them comes back.
      removed: zones.removed.toSpliced(facts.thrown, 0, ...thrown),
    },
    facts: { ...facts, thrown: facts.thrown + count, drew: withAt(facts.drew, seat, count) },
  };
  return goOn(after, [
    ...dealt.happened,
    { type: "drew", seat, told: { count }, only: { to: [seat], cards: dealt.cards } },
  ]);
}

type Dealt = Readonly<{
  round: DrawRound;
  cards: readonly FaceDown[];
  happened: readonly DrawEvent[];
}>;

/** FD-11: when the stock is empty, the thrown cards become the new one. */
function dealOut(round: DrawRound, count: number): Dealt {
  const { zones, facts, dice } = round;
  const cards = zones.stock.slice(0, count);
  if (cards.length === count)
    return {
      round: { ...round, zones: { ...zones, stock: zones.stock.slice(count) } },
      cards,
      happened: [],
    };
  const renewed = shuffled(dice, zones.removed.slice(0, facts.thrown));
  const rest = dealOut(
    {
      ...round,
      zones: { ...zones, stock: renewed.list, removed: zones.removed.slice(facts.thrown) },
      facts: { ...facts, thrown: 0 },
      dice: renewed.dice,
    },
    count - cards.length,
  );
  return {
    ...rest,
    cards: withMore(cards, rest.cards),
    happened: [{ type: "reshuffled", told: { cards: renewed.list.length } }],
  };
}
