import type { Card } from "#shared/cards/card.ts";
import { heldBy, type Seen } from "#shared/contract/seen.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { holds } from "./clauses/evaluate.ts";
import type { Allow, Clause, Command as CommandType, Forbid, Lift } from "./clauses/clause.ts";
import type { Facts as ClauseFacts } from "./clauses/facts.ts";
import { pendingRulesOf, propertyOf } from "./properties.ts";
import { broughtBy, isInForce } from "./ruleBook.ts";
import { afterInCycle } from "./turns.ts";
import type { Facts, Move, NomicEvent, NomicRound, Options, Rule } from "./types.ts";

export type NomicSeen = Seen<Options, Facts, Move>;

export interface RulesInForce {
  readonly facts: Facts;
  readonly stock: number;
  readonly pile: readonly Card[];
  /** Per seat. */
  readonly held: readonly number[];
}

export const standingOf = ({ facts, zones }: NomicRound): RulesInForce => ({
  facts,
  stock: zones.stock.length,
  pile: zones.pile,
  held: zones.hands.map((hand) => hand.length),
});

export const standingIn = (seen: NomicSeen): RulesInForce => ({
  facts: seen.facts,
  stock: seen.stock,
  pile: seen.pile,
  held: seen.hands.map((_, seat) => heldBy(seen, seat)),
});

/** C-3 */
export const activeIn = ({ facts, held }: RulesInForce): readonly Seat[] =>
  held.flatMap((_, seat) => (facts.left.includes(seat) ? [] : [seat]));

/** EN-16 */
export const canShuffle = ({ facts, stock, pile }: RulesInForce): boolean =>
  stock === 0 && pile.length > 1 && isInForce(facts, "EmptyDeck");

/** EN-25: `top` lay on the pile before the command. */
export interface GivenCommand {
  readonly player: Seat;
  readonly command: CommandType;
  /** Null if the command is not `play`. */
  readonly card: Card | null;
  readonly top: Card | null;
}

export function clauseFacts(
  standing: RulesInForce,
  { player, card, top }: Pick<GivenCommand, "player" | "card" | "top">,
): ClauseFacts {
  const { facts, stock, pile, held } = standing;
  const active = activeIn(standing);
  return {
    card,
    top,
    stock,
    pile: pile.length,
    players: active.length,
    rules: facts.rules.length,
    turns: facts.turns,
    player,
    next: afterInCycle(facts, player),
    active,
    of: (seat) => {
      const turn = facts.turn === seat;
      return {
        hand: held[seat] ?? 0,
        rules: broughtBy(facts.history, seat),
        pending: pendingRulesOf(facts, seat),
        played: turn ? facts.counts.played : 0,
        drew: turn ? facts.counts.drew : 0,
        turn,
      };
    },
    property: (of, name) => propertyOf(facts, of, name),
  };
}

export type Ruled<C extends Clause> = Rule & { readonly clause: C };

/** EN-28: oldest first. */
export const ruledBy = <D extends Clause["do"]>(
  { rules }: Pick<Facts, "rules">,
  form: D,
): readonly Ruled<Extract<Clause, { readonly do: D }>>[] =>
  rules.filter(
    (rule): rule is Ruled<Extract<Clause, { readonly do: D }>> => rule.clause?.do === form,
  );

/** EN-28: a clause that fails has no effect and is added to `failed`. */
function firstThatHolds<C extends Forbid | Allow>(
  rules: readonly Ruled<C>[],
  standing: RulesInForce,
  given: GivenCommand,
  failed: NomicEvent[],
): Ruled<C> | null {
  if (rules.length === 0) return null;
  const facts = clauseFacts(standing, given);
  for (const rule of rules) {
    const held = holds(rule.clause, facts);
    if (!held.ok)
      failed.push({ type: "clauseFailed", told: { rule: rule.name, problem: held.problem } });
    else if (held.value) return rule;
  }
  return null;
}

/** EN-24: evaluated before the command. */
export const forbiddenBy = (
  standing: RulesInForce,
  given: GivenCommand,
  failed: NomicEvent[] = [],
): Rule | null =>
  firstThatHolds(
    ruledBy(standing.facts, "forbid").filter(({ clause }) => clause.command === given.command),
    standing,
    given,
    failed,
  );

/** EN-24 */
export const allowedBy = (
  standing: RulesInForce,
  given: GivenCommand,
  lifts: Lift,
  failed: NomicEvent[] = [],
): Rule | null =>
  firstThatHolds(
    ruledBy(standing.facts, "allow").filter(
      ({ clause }) => clause.command === given.command && clause.lifts === lifts,
    ),
    standing,
    given,
    failed,
  );
