import { withAt, withMore } from "#shared/cards/hand.ts";
import { withChips } from "#shared/contract/chips.ts";
import { handRemoved } from "#shared/contract/round.ts";
import { refused, type Outcome } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { betRange, raiseRange, whyNoRaise, type Range } from "./betting.ts";
import { say } from "./say.ts";
import { goOn } from "./stages.ts";
import type { DrawEvent, DrawRound, Facts } from "./types.ts";

type DrawOutcome = Outcome<DrawRound, DrawEvent>;

export function bet(round: DrawRound, seat: Seat, to: number): DrawOutcome {
  const range = betRange(round.facts, seat);
  if (!range) return refused("FD-8", say("hasBet", { toMatch: round.facts.toMatch }));
  if (!isWithin(range, to)) return refused("FD-8", say("otherBet", { to, ...range }));
  return wagered(round, seat, to, "bet");
}

export function raise(round: DrawRound, seat: Seat, to: number): DrawOutcome {
  const { facts } = round;
  const range = raiseRange(round, seat);
  if (!range)
    return refused(
      facts.toMatch === 0 ? "FD-7" : "FD-8",
      say(whyNoRaise(round, seat) ?? "nobodyLeft"),
    );
  if (!isWithin(range, to)) return refused("FD-8", say("otherRaise", { to, ...range }));
  return wagered(round, seat, to, "raised");
}

const isWithin = ({ min, max }: Range, to: number): boolean => to >= min && to <= max;

/**
 * A bet, even one all in below the ante, opens the betting to everybody, also to those who checked;
 * so does a full raise. An all-in raise below the minimum by itself opens it to nobody who has
 * acted, and does not increase the next minimum (FD-8).
 */
function wagered(round: DrawRound, seat: Seat, to: number, type: "bet" | "raised"): DrawOutcome {
  const { facts } = round;
  const size = to - facts.toMatch;
  const isFull = size >= facts.leastRaise;
  const opens = isFull || type === "bet";
  const paid = pay(facts, seat, to - (facts.inStage[seat] ?? 0), {
    toMatch: to,
    leastRaise: isFull ? size : facts.leastRaise,
    acted: opens ? facts.acted.map((_, other) => other === seat) : withAt(facts.acted, seat, true),
    lastBettor: seat,
  });
  return goOn({ ...round, facts: paid }, [wager(type, paid, seat, facts)]);
}

/** FD-8 */
export function call(round: DrawRound, seat: Seat): DrawOutcome {
  const { facts } = round;
  if (facts.toMatch === 0)
    return refused("FD-7", say("noCall", { mayCheck: round.options.allowCheck }));
  const missing = facts.toMatch - (facts.inStage[seat] ?? 0);
  const paid = pay(facts, seat, Math.min(missing, facts.chips[seat] ?? 0), {
    acted: withAt(facts.acted, seat, true),
  });
  return goOn({ ...round, facts: paid }, [wager("called", paid, seat, facts)]);
}

const wager = (
  type: "bet" | "raised" | "called",
  { inStage, chips, allIn }: Facts,
  seat: Seat,
  before: Facts,
): DrawEvent => ({
  type,
  seat,
  told: {
    to: inStage[seat] ?? 0,
    amount: (before.chips[seat] ?? 0) - (chips[seat] ?? 0),
    allIn: allIn[seat] === true,
  },
});

function pay(facts: Facts, seat: Seat, amount: number, more: Partial<Facts>): Facts {
  const chips = withChips(facts.chips, seat, -amount);
  return {
    ...facts,
    chips,
    pot: facts.pot + amount,
    inStage: withChips(facts.inStage, seat, amount),
    committed: withChips(facts.committed, seat, amount),
    allIn: chips[seat] === 0 ? withAt(facts.allIn, seat, true) : facts.allIn,
    ...more,
  };
}

export function check(round: DrawRound, seat: Seat): DrawOutcome {
  const { facts } = round;
  if (!round.options.allowCheck)
    return refused("FD-7", say("noChecking", { toMatch: facts.toMatch }));
  if (facts.toMatch > 0) return refused("FD-8", say("mustMatch", { toMatch: facts.toMatch }));
  return goOn({ ...round, facts: { ...facts, acted: withAt(facts.acted, seat, true) } }, [
    { type: "checked", seat, told: {} },
  ]);
}

export function fold(round: DrawRound, seat: Seat): DrawOutcome {
  const hand = round.zones.hands[seat] ?? [];
  const folded = withoutHand(round, seat);
  const facts = { ...folded.facts, foldOrder: withMore(folded.facts.foldOrder, [seat]) };
  return goOn({ ...folded, facts }, [{ type: "folded", seat, told: { removed: hand.length } }]);
}

/** The hand goes behind the thrown cards in `removed`, so that it is not dealt again (FD-11). */
export const withoutHand = (round: DrawRound, seat: Seat): DrawRound => ({
  ...round,
  zones: handRemoved(round.zones, seat),
  facts: { ...round.facts, folded: withAt(round.facts.folded, seat, true) },
});
