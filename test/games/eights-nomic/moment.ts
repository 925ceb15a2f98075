// Lets a test lay out a moment of Eights Nomic, go on from it, and say where things are then.

import { peekAll, turnAllDown } from "#shared/cards/faceDown.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { eightsNomic } from "#shared/games/eights-nomic/index.ts";
import type {
  Facts,
  Modify,
  Move,
  NomicEvent,
  NomicRound,
  Options,
  PenaltyName,
} from "#shared/games/eights-nomic/types.ts";
import { sentence } from "#shared/games/texts.ts";
import { dealing } from "#test/support/dealtRound.ts";
import { hand } from "#test/support/hand.ts";

export const dealt = dealing(eightsNomic, "nomic");

type Laying = Readonly<{
  stock?: string;
  pile?: string;
  options?: Partial<Options>;
  facts?: Partial<Facts>;
}>;

/** Seat 0 has the turn; the last seat has dealt. */
export function laid(
  hands: readonly string[],
  { stock = "2d 3d 4d 5d 6d 7d 8d 9d", pile = "6c 6h", options = {}, facts = {} }: Laying = {},
): NomicRound {
  const round = dealt({ seats: hands.length, dealer: hands.length - 1, options });
  return {
    ...round,
    zones: {
      hands: hands.map((text) => turnAllDown(hand(text))),
      stock: turnAllDown(hand(stock)),
      removed: [],
      pile: hand(pile),
    },
    facts: { ...round.facts, ...facts },
  };
}

/** These have so many Pending Rules. */
export const withPending = (round: NomicRound, ...pending: readonly number[]): NomicRound => ({
  ...round,
  facts: {
    ...round.facts,
    properties: {
      ...round.facts.properties,
      seats: pending.map((count) => ({ "Pending Rules": count })),
    },
  },
});

/** `auto` after the move: made by itself. */
export type Step = readonly [seat: Seat, move: Move, auto?: "auto"];

export function made(round: NomicRound, ...steps: readonly Step[]): NomicRound {
  return steps.reduce((now, step) => done(now, step).round, round);
}

export function done(round: NomicRound, [seat, move, auto]: Step) {
  const outcome = eightsNomic.apply(round, seat, move, auto === "auto");
  if (!outcome.ok)
    throw new Error(
      `seat ${seat} ${JSON.stringify(move)}: ${outcome.error.code} ${sentence(outcome.error)}`,
    );
  return outcome;
}

/** What happened, without what only some are shown. */
export const told = (round: NomicRound, step: Step): readonly NomicEvent["type"][] =>
  done(round, step).happened.map(({ type }) => type);

/**
 * The rule that forbids it, once it is sure that there are words for it; null where nothing does.
 */
export function refusal(round: NomicRound, [seat, move, auto]: Step): string | null {
  const outcome = eightsNomic.apply(round, seat, move, auto === "auto");
  if (outcome.ok) return null;
  if (sentence(outcome.error).length < 10 || sentence(outcome.error).includes("eights-nomic"))
    throw new Error(`no words for ${outcome.error.key}`);
  return outcome.error.code;
}

export const draw: Move = { type: "draw" };
export const endTurn: Move = { type: "endTurn" };
export const agree: Move = { type: "agree" };
export const shuffle: Move = { type: "deckShuffle" };
export const takeFive: Move = { type: "emptyHand" };
export const consent: Move = { type: "endGame" };
export const leave: Move = { type: "leave" };
export const play = (card: string): Move => ({ type: "play", card: hand(card)[0]! });
export const standard = (n: number): PenaltyName => ({ kind: "standard", n });
export const improper = (player: Seat, penalty: PenaltyName = standard(1)): Move => ({
  type: "improper",
  player,
  penalty,
});
export const object = (rule = "Turns"): Move => ({ type: "object", rule });
export const disagree = (rule: string): Move => ({ type: "disagree", rule });
export const say = (text: string): Move => ({ type: "announce", text });
/** Of NullRule where no other is named: a rule that is added. */
export const modify = (
  name: string,
  text: string,
  { rule = "NullRule", clause = null }: Readonly<{ rule?: string; clause?: Modify["clause"] }> = {},
): Modify => ({ type: "modify", rule, name, text, clause });
export const repeal = (rule: string): Modify =>
  modify("NullRule", "This rule says nothing.", { rule });

export const penalties = ({ secret }: NomicRound) =>
  secret.penalties.map((list) => list.map(({ kind, n }) => (kind === "standard" ? n : kind)));
export const handOf = ({ zones }: NomicRound, seat: Seat): string =>
  peekAll(zones.hands[seat]!).join(" ");
export const pileOf = ({ zones }: NomicRound): string => zones.pile.join(" ");
export const pendingRules = ({ facts }: NomicRound): readonly number[] =>
  facts.properties.seats.map((seat) => seat["Pending Rules"] ?? 0);
export const ruleNames = ({ facts }: NomicRound): readonly string[] =>
  facts.rules.map(({ name }) => name);
/** Nobody objects to anything, and nobody judges. */
export const quick: Partial<Options> = { objectSeconds: 0, judgeSeconds: 0 };
