import { turnAllDown, type FaceDown } from "#shared/cards/faceDown.ts";
import { withAt, withMore, without } from "#shared/cards/hand.ts";
import { applyWith } from "#shared/contract/applying.ts";
import { refused, type Outcome } from "#shared/contract/outcome.ts";
import { handRemoved } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { afterExchange, give, outOfPlace } from "./exchange.ts";
import { objection, readCombination } from "./plays.ts";
import { say } from "./say.ts";
import {
  endRound,
  firstLead,
  isAsked,
  isEnded,
  nextHolder,
  passOn,
  phase,
  toAct,
  winTrick,
} from "./turns.ts";
import {
  takes,
  type KingsEvent,
  type KingsRound,
  type Move,
  type Play,
  type Secret,
} from "./types.ts";

type KingsOutcome = Outcome<KingsRound, KingsEvent>;

export const apply = applyWith<KingsRound, Move, KingsEvent>({
  takes,
  phase,
  toAct,
  isAsked,
  outOfPlace,
  moves: { play, pass, give },
  leave,
});

/** KB-11, KB-12 */
function pass(round: KingsRound, seat: Seat): KingsOutcome {
  if (!round.facts.lead) return refused("KB-12", say("leadPasses"));
  const happened: KingsEvent[] = [{ type: "passed", seat, told: {} }];
  return {
    ok: true,
    round: passOn(round, seat, withMore(round.facts.passed, [seat]), happened),
    happened,
  };
}

/** KB-7…KB-10, KB-13 */
function play(round: KingsRound, seat: Seat, move: Play): KingsOutcome {
  const { zones, facts, secret } = round;
  const cards = turnAllDown(move.cards);
  const kept = without(zones.hands[seat] ?? [], cards);
  if (!kept) return refused("C-12", say("notHeld", { cards: move.cards }));
  const read = readCombination(move);
  if (!read.ok) return read;
  const error = objection(facts, move.cards, read.value);
  if (error) return { ok: false, error };
  const { rank, count } = read.value;
  const goesOut = kept.length === 0;
  const hands = withAt(zones.hands, seat, kept);
  const out = goesOut ? [...facts.out, seat] : facts.out;
  const happened: KingsEvent[] = [
    { type: "played", seat, told: { cards: move.cards, rank, count } },
  ];
  if (goesOut) happened.push({ type: "wentOut", seat, told: { place: out.length } });
  const after: KingsRound = {
    ...round,
    zones: { ...zones, hands, pile: withMore(zones.pile, move.cards) },
    facts: {
      ...facts,
      lead: { seat, rank, count },
      trick: [...facts.trick, { seat, count }],
      out,
      passed: [],
      owed: null,
      turn: nextHolder(hands, seat),
    },
    secret: secret && struckOff(secret, seat, cards),
  };
  return ended(rank === "2" ? winTrick(after, seat, "trump", happened) : after, happened);
}

/** Copies of one name cannot be told apart (C-1). */
function struckOff(secret: NonNullable<Secret>, seat: Seat, cards: readonly FaceDown[]): Secret {
  const field = seat === secret.king ? "withKing" : seat === secret.bastard ? "withBastard" : null;
  if (!field || !cards.some((card) => secret[field].includes(card))) return secret;
  return {
    ...secret,
    [field]: cards.reduce((known, card) => without(known, [card]) ?? known, secret[field]),
  };
}

/**
 * C-5, KB-16: the hand goes face down to `removed`, and a trick or exchange that waited for the
 * seat goes on at once.
 */
function leave(round: KingsRound, seat: Seat): KingsOutcome {
  const { zones, facts, secret } = round;
  const gone: KingsRound = {
    ...round,
    zones: handRemoved(zones, seat),
    facts: { ...facts, left: [...facts.left, seat] },
    secret: seat === secret?.king || seat === secret?.bastard ? null : secret,
  };
  const happened: KingsEvent[] = [
    { type: "left", seat, told: { removed: zones.hands[seat]?.length ?? 0 } },
  ];
  return isEnded(gone)
    ? ended(gone, happened)
    : { ok: true, round: judgeLeave(gone, seat, happened), happened };
}

/** KB-6: without King or Bastard there is no exchange. */
function judgeLeave(round: KingsRound, seat: Seat, happened: KingsEvent[]): KingsRound {
  const { facts, zones } = round;
  if (facts.exchange) {
    if (seat !== facts.exchange.king && seat !== facts.exchange.bastard) return round;
    happened.push({ type: "exchangeCalledOff", told: {} });
    return afterExchange(round);
  }
  // The seat to act has not passed yet, so the trick waits for it, no matter who else leaves.
  if (facts.turn !== seat) return round;
  const nothingPlayed = zones.pile.length === 0;
  return nothingPlayed
    ? { ...round, facts: { ...facts, ...firstLead(zones.hands, facts.dealer) } }
    : passOn(round, seat, facts.passed, happened);
}

const ended = (round: KingsRound, happened: KingsEvent[]): KingsOutcome => ({
  ok: true,
  round: isEnded(round) ? endRound(round, happened) : round,
  happened,
});
