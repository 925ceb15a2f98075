import type { Card } from "#shared/cards/card.ts";
import { forbidden, type RuleError } from "#shared/contract/outcome.ts";
import { ownHand, type AnySeen } from "#shared/contract/seen.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { commandOf } from "./clauses/clause.ts";
import { holds } from "./clauses/evaluate.ts";
import {
  againstModifying,
  clauseAgainst,
  freedBy,
  isFree as isFreeFor,
  obstacle,
  type Giver,
} from "./obstacles.ts";
import { openWindow, phaseOf } from "./phase.ts";
import {
  pendingRulesOf,
  activeIn,
  clauseFacts,
  matches,
  standingIn,
  type NomicSeen,
} from "./standing.ts";
import { broughtBy, isInForce, judgedBy } from "./ruleBook.ts";
import { sayCaution } from "./say.ts";
import type { Command, Improper, Modify, Put, Rule, WrongCall } from "./types.ts";
import { floorAlone } from "./endingFloor.ts";

export type { NomicSeen } from "./standing.ts";
export { isInForce, judgedBy } from "./ruleBook.ts";
export { activeIn, matches, standingIn } from "./standing.ts";
export { nullName, nullRule, startingRules, type StartingRule } from "./startingRules.ts";

export const asNomic = (seen: AnySeen): NomicSeen => seen as unknown as NomicSeen;

/** Null for a spectator, for a player who has left and when the game is over. */
export const ownSeat = ({ viewer, facts }: NomicSeen): Seat | null =>
  viewer === "spectator" || facts.result || facts.left.includes(viewer) ? null : viewer;

export const giverSeen = (seen: NomicSeen, seat: Seat): Giver => ({
  standing: standingIn(seen),
  seat,
  hand: ownHand(seen),
  heedsClauses: true,
});

const ownGiver = (seen: NomicSeen) => {
  const seat = ownSeat(seen);
  return seat === null ? null : giverSeen(seen, seat);
};

/** Ignores whose turn it is. */
export function whyNot(
  seen: NomicSeen,
  command: Exclude<Command, { readonly type: "modify" }>,
): RuleError | null {
  const giver = ownGiver(seen);
  return giver && (obstacle(giver, command)?.error ?? null);
}

/** EN-16, EN-18, EN-19, EN-20: also when it is another player's turn. */
export function mayAtAnyTime(seen: NomicSeen): Readonly<{
  deckShuffle: boolean;
  emptyHand: boolean;
  modify: boolean;
}> {
  const giver = ownGiver(seen);
  const isFree = phaseOf(seen.facts) === "turn";
  if (!giver || (!isFree && seen.facts.mustModify !== giver.seat) || seen.facts.pending)
    return { deckShuffle: false, emptyHand: false, modify: false };
  const may = (type: "deckShuffle" | "emptyHand") => isFree && obstacle(giver, { type }) === null;
  return {
    deckShuffle: may("deckShuffle"),
    emptyHand: may("emptyHand"),
    modify: (againstModifying(giver) ?? clauseAgainst(giver, "modify", null)) === null,
  };
}

/**
 * EN-13: a mismatch in this turn is the only visible sign of a penalty. A clause may have allowed
 * it.
 */
export function mismatched({ facts, pile }: Pick<NomicSeen, "facts" | "pile">): Readonly<{
  seat: Seat;
  card: Card;
  put: Put;
}> | null {
  const [top, below, put] = [pile.at(-1), pile.at(-2), facts.puts.at(-1)];
  return facts.turn === null || !put || !top || !below || matches(top, below)
    ? null
    : { seat: facts.turn, card: top, put };
}

/** EN-14: why a call was wrong, as far as everybody can see. Expects the view after the call. */
export function wrongCall(
  seen: NomicSeen,
  { player, penalty }: Pick<Improper, "player" | "penalty">,
): WrongCall {
  const { facts, pile } = seen;
  if (!isInForce(facts, "Penalty") || !isInForce(facts, "StandardPenalty"))
    return { why: "noPenalties" };
  if (facts.turn !== player) return { why: "notTheirTurn" };
  const [card, below] = [pile.at(-1), pile.at(-2)];
  if (facts.puts.length === 0 || card === undefined) return { why: "nothingPlayed" };
  if (below === undefined) return { why: "firstCard", card };
  if (matches(card, below)) return { why: "fits", card, below };
  const standing = { ...standingIn(seen), pile: pile.slice(0, -1) };
  const rule = freedBy({ standing, seat: player }, card);
  if (rule) return { why: "freed", card, rule: rule.name };
  const isUsual = penalty.kind === "standard" && penalty.n === 1;
  return isUsual ? { why: "allowed" } : { why: "otherPenalty", card };
}

/** EN-10: per seat. */
export const brought = ({ facts, hands }: NomicSeen): readonly number[] =>
  hands.map((_, seat) => broughtBy(facts.history, seat));
export const pendingOf = ({ facts }: NomicSeen, seat: Seat): number => pendingRulesOf(facts, seat);

/** Seats that the viewer may call (EN-14) and whisper to (EN-9); null for who may do neither. */
export const othersIn = (seen: NomicSeen): readonly Seat[] | null =>
  ownSeat(seen) === null ? null : activeIn(standingIn(seen)).filter((seat) => seat !== seen.viewer);

export const freeingRule = (seen: NomicSeen, card: Card): Rule | null =>
  seen.viewer === "spectator" ? null : freedBy(giverSeen(seen, seen.viewer), card);

export const isFree = (seen: NomicSeen, card: Card): boolean =>
  seen.viewer !== "spectator" && isFreeFor(giverSeen(seen, seen.viewer), card);

/** EN-13: also advises against a card that earns a penalty. */
export function whyUnfit(seen: NomicSeen, card: Card): RuleError | null {
  if (seen.phase !== "turn") return null;
  return (
    whyNot(seen, { type: "play", card }) ??
    (isFree(seen, card) ? null : forbidden("EN-13", sayCaution("matchesNothing")))
  );
}

/**
 * EN-6: the card of a play under judgement, for its player and the judges only. For a judge it is
 * the last card known of the hand.
 */
export function commandShown({ facts, options, known, chosen, viewer }: NomicSeen): Card | null {
  const { pending } = facts;
  if (pending?.command.type !== "play" || viewer === "spectator") return null;
  if (pending.seat === viewer) return chosen?.type === "play" ? chosen.card : null;
  return judgedBy(options, facts, viewer).length === 0
    ? null
    : (known.find(({ seat }) => seat === pending.seat)?.cards.at(-1) ?? null);
}

export const changeUnderWay = ({ facts: { pending } }: NomicSeen): Modify | null =>
  pending?.command.type === "modify" ? pending.command : null;

/** EN-3, EN-6: 0 if no window is open. */
export const windowSeconds = ({ options, facts }: NomicSeen): number =>
  (openWindow(options, facts)?.fullMs ?? 0) / 1000;

/** EN-28: the rules whose condition would hold if the viewer played this card now. */
export function rulesOnPlay(seen: NomicSeen, card: Card): readonly Rule[] {
  const { viewer, facts, pile } = seen;
  if (viewer === "spectator") return [];
  const now = clauseFacts(standingIn(seen), { player: viewer, card, top: pile.at(-1) ?? null });
  return facts.rules.filter(({ clause }) => {
    const held = clause !== null && commandOf(clause) === "play" ? holds(clause, now) : null;
    return held?.ok === true && held.value;
  });
}

/** EN-15: seconds for which a person alone with bots cannot end their turn after a command. */
export const floorAmongBots = ({ options, facts, pile }: NomicSeen): number =>
  floorAlone(options, facts, pile);
