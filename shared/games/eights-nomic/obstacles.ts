import type { Card } from "#shared/cards/card.ts";
import { refused, type Refusal } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { tryClause } from "./clauses/evaluate.ts";
import { readClause } from "./clauses/form.ts";
import { cardsForEmptyHand } from "./options.ts";
import {
  pendingRulesOf,
  allowedBy,
  canShuffle,
  clauseFacts,
  forbiddenBy,
  matches,
  type GivenCommand,
  type RulesInForce,
} from "./standing.ts";
import { bookObjection, isInForce } from "./ruleBook.ts";
import { say } from "./say.ts";
import type { Command, Modify, NomicEvent, Play, Rule } from "./types.ts";

export type Giver = Readonly<{
  standing: RulesInForce;
  seat: Seat;
  hand: readonly Card[];
  /** False for a default move (EN-23, EN-28). */
  heedsClauses: boolean;
}>;

export const givenBy = (
  { standing, seat }: Pick<Giver, "standing" | "seat">,
  command: Command["type"],
  card: Card | null = null,
): GivenCommand => ({ player: seat, command, card, top: standing.pile.at(-1) ?? null });

/** EN-24: a rule by which the card may be played whatever lies on top. */
export const freedBy = (
  giver: Pick<Giver, "standing" | "seat">,
  card: Card,
  failed: NomicEvent[] = [],
): Rule | null => allowedBy(giver.standing, givenBy(giver, "play", card), "match", failed);

/** EN-13: it can be played without earning a penalty by *PlayDefinition*. */
export const isFree = (
  giver: Pick<Giver, "standing" | "seat">,
  card: Card,
  failed: NomicEvent[] = [],
): boolean =>
  matches(card, giver.standing.pile.at(-1)) ||
  !isInForce(giver.standing.facts, "PlayDefinition") ||
  freedBy(giver, card, failed) !== null;

export function obstacle(
  giver: Giver,
  command: Command,
  failed: NomicEvent[] = [],
): Refusal | null {
  return (
    ruleAgainst(giver, command, failed) ??
    clauseAgainst(giver, command.type, command.type === "play" ? command.card : null, failed)
  );
}

/** EN-24: a clause forbids the command to everyone. */
export function clauseAgainst(
  giver: Giver,
  command: Command["type"],
  card: Card | null,
  failed: NomicEvent[] = [],
): Refusal | null {
  const rule = giver.heedsClauses
    ? forbiddenBy(giver.standing, givenBy(giver, command, card), failed)
    : null;
  return rule && refused("EN-7", say("forbidden", { command, rule: rule.name }));
}

function ruleAgainst(giver: Giver, command: Command, failed: NomicEvent[]) {
  switch (command.type) {
    case "play":
      return againstPlay(giver, command, failed);
    case "draw":
      return againstDraw(giver, failed);
    case "endTurn":
      return againstEnd(giver, failed);
    case "deckShuffle":
      return againstShuffle(giver.standing);
    case "emptyHand":
      return againstFive(giver);
    case "modify":
      return (
        againstModifying(giver) ??
        bookObjection(giver.standing.facts, command) ??
        clauseProblem(giver, command.clause)
      );
  }
}

/** EN-13, EN-24 */
const isLimited = (
  giver: Giver,
  command: "play" | "draw" | "endTurn",
  card: Card | null,
  failed: NomicEvent[],
) =>
  isInForce(giver.standing.facts, "Turns") &&
  !(
    giver.heedsClauses && allowedBy(giver.standing, givenBy(giver, command, card), "limit", failed)
  );

function againstPlay(giver: Giver, { card }: Play, failed: NomicEvent[]) {
  if (!giver.hand.includes(card)) return refused("C-12", say("notHeld", { card }));
  return giver.standing.facts.done.played && isLimited(giver, "play", card, failed)
    ? refused("EN-13", say("playedAlready", { drew: giver.standing.facts.done.drew }))
    : null;
}

function againstDraw(giver: Giver, failed: NomicEvent[]) {
  const { facts, stock } = giver.standing;
  if (stock === 0) return refused("EN-13", say("noDeck", { shuffle: canShuffle(giver.standing) }));
  return facts.done.drew && isLimited(giver, "draw", null, failed)
    ? refused("EN-13", say("drewAlready", { played: facts.done.played }))
    : null;
}

function againstEnd(giver: Giver, failed: NomicEvent[]) {
  const { done } = giver.standing.facts;
  if (done.played || done.drew || canDoNothing(giver) || !isLimited(giver, "endTurn", null, failed))
    return null;
  return refused(
    "EN-13",
    say("nothingDone", { draw: giver.standing.stock > 0, play: giver.hand.length > 0 }),
  );
}

/**
 * EN-16: neither draw, even after a shuffle, nor play. What clauses forbid counts as impossible.
 */
function canDoNothing(giver: Giver) {
  const may = (command: Command["type"], card: Card | null = null) =>
    clauseAgainst(giver, command, card) === null;
  const { standing, hand } = giver;
  if (standing.stock > 0 && may("draw")) return false;
  if (canShuffle(standing) && may("deckShuffle") && may("draw")) return false;
  return !hand.some((card) => may("play", card));
}

function againstShuffle(standing: RulesInForce) {
  const { facts, stock, pile } = standing;
  if (!isInForce(facts, "EmptyDeck")) return refused("EN-16", say("noEmptyDeck"));
  if (stock > 0) return refused("EN-16", say("deckNotEmpty", { cards: stock }));
  return pile.length > 1 ? null : refused("EN-16", say("shortPile"));
}

function againstFive({ standing, seat }: Giver) {
  const { facts, stock, held } = standing;
  if (!isInForce(facts, "EmptyHand")) return refused("EN-18", say("noEmptyHand"));
  if ((held[seat] ?? 0) > 0) return refused("EN-18", say("holdsCards", { cards: held[seat] ?? 0 }));
  return stock >= cardsForEmptyHand
    ? null
    : refused("EN-18", say("shortDeck", { cards: stock, needed: cardsForEmptyHand }));
}

/** EN-19, EN-20: requires a Pending Rule or the Eight of Spades. */
export function againstModifying({
  standing: { facts },
  seat,
}: Pick<Giver, "standing" | "seat">): Refusal | null {
  if (facts.mustModify !== null)
    return facts.mustModify === seat
      ? null
      : refused("EN-20", say("eightFirst", { seat: facts.mustModify }));
  if (!isInForce(facts, "PendingRules")) return refused("EN-19", say("noPendingRules"));
  const pending = pendingRulesOf(facts, seat);
  return pending > 0 ? null : refused("EN-19", say("nonePending", { pending }));
}

/** EN-27: stands for the card where none lies on the pile, so that a rule about it can be written. */
const untilOneLies: Card = "8s";

/**
 * EN-27: checks the form, then tries the clause on the present state with its author as the player
 * and the top of the pile as the card.
 */
export function clauseProblem(
  { standing, seat }: Pick<Giver, "standing" | "seat">,
  clause: Modify["clause"],
): Refusal | null {
  if (clause === null) return null;
  const read = readClause(clause);
  if (!read.ok) return refused("EN-7", say("clause", { problem: read.problem }));
  const top = standing.pile.at(-1) ?? null;
  const now = { player: seat, card: top ?? untilOneLies, top };
  const problem = tryClause(read.clause, clauseFacts(standing, now));
  return problem && refused("EN-7", say("clauseFails", { problem }));
}
