import { rankOf, suitOf, type Card, type Natural } from "#shared/cards/card.ts";
import { heldBy, type Seen } from "#shared/contract/seen.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { holds, type Evaluated, type Facts as ClauseFacts } from "./clauses/evaluate.ts";
import {
  commandOf,
  type Allow,
  type Clause,
  type Command as CommandType,
  type Forbid,
  type Lift,
} from "./clauses/clause.ts";
import { broughtBy, isInForce } from "./ruleBook.ts";
import type { Facts, Move, NomicEvent, NomicRound, Options, Rule } from "./types.ts";

/** Every card matches an empty pile. These packs have no jokers (EN-11). */
export const matches = (card: Card, top: Card | undefined): boolean =>
  top === undefined ||
  rankOf(card as Natural) === rankOf(top as Natural) ||
  suitOf(card as Natural) === suitOf(top as Natural);

/** EN-25: 0 if never set. Names come from people, so only own fields are read. */
function propertyOf({ properties }: Pick<Facts, "properties">, of: "game" | Seat, name: string) {
  const owned = of === "game" ? properties.game : properties.seats[of];
  const value = owned && Object.hasOwn(owned, name) ? owned[name] : 0;
  return typeof value === "number" ? value : 0;
}

export const pendingRulesOf = (facts: Pick<Facts, "properties">, seat: Seat): number =>
  propertyOf(facts, seat, "Pending Rules");

/** EN-25 */
export function afterInCycle({ turnCycle }: Pick<Facts, "turnCycle">, seat: Seat) {
  const at = turnCycle.indexOf(seat);
  return turnCycle[(at + 1) % turnCycle.length] ?? seat;
}

export type NomicSeen = Seen<Options, Facts, Move>;

export type RulesInForce = Readonly<{
  facts: Facts;
  stock: number;
  pile: readonly Card[];
  /** Per seat. */
  held: readonly number[];
}>;

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
export type GivenCommand = Readonly<{
  player: Seat;
  command: CommandType;
  /** Null if the command is not `play`. */
  card: Card | null;
  top: Card | null;
}>;

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

type Ruled<C extends Clause> = Rule & { readonly clause: C };

/** EN-28: the rules whose clause does that about the command, oldest first. */
export const ruledBy = <D extends Clause["do"]>(
  { rules }: Pick<Facts, "rules">,
  form: D,
  command: CommandType | null,
): readonly Ruled<Extract<Clause, { readonly do: D }>>[] =>
  rules.filter(
    (rule): rule is Ruled<Extract<Clause, { readonly do: D }>> =>
      rule.clause?.do === form && commandOf(rule.clause) === command,
  );

/** EN-28: null also if the clause fails, which is added to `failed`. */
export function valueOf<V>(rule: Rule, came: Evaluated<V>, failed: NomicEvent[]): V | null {
  if (came.ok) return came.value;
  failed.push({ type: "clauseFailed", told: { rule: rule.name, problem: came.problem } });
  return null;
}

function firstThatHolds(
  rules: readonly Ruled<Forbid | Allow>[],
  standing: RulesInForce,
  given: GivenCommand,
  failed: NomicEvent[],
) {
  if (rules.length === 0) return null;
  const facts = clauseFacts(standing, given);
  return rules.find((rule) => valueOf(rule, holds(rule.clause, facts), failed)) ?? null;
}

/** EN-24: evaluated before the command. */
export const forbiddenBy = (
  standing: RulesInForce,
  given: GivenCommand,
  failed: NomicEvent[] = [],
): Rule | null =>
  firstThatHolds(ruledBy(standing.facts, "forbid", given.command), standing, given, failed);

/** EN-24: evaluated before the command. */
export const allowedBy = (
  standing: RulesInForce,
  given: GivenCommand,
  lifts: Lift,
  failed: NomicEvent[],
): Rule | null =>
  firstThatHolds(
    ruledBy(standing.facts, "allow", given.command).filter(({ clause }) => clause.lifts === lifts),
    standing,
    given,
    failed,
  );
