import { isJoker, ranks, rankOf, suitOf, type Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Said } from "#shared/text/said.ts";
import {
  fields,
  largest,
  type CardPart,
  type Clause,
  type EndGame,
  type Expression,
  type Operation,
  type Operator,
  type Owner,
  type Then,
  type Value,
} from "./clause.ts";
import type { Facts, SeatFacts } from "./facts.ts";
import { say } from "./say.ts";

/** EN-28 */
export type Evaluated<V> =
  | { readonly ok: true; readonly value: V }
  | { readonly ok: false; readonly problem: Said };

/** EN-26 */
export type Consequence =
  | { readonly effect: "draw"; readonly seat: Seat; readonly n: number }
  | { readonly effect: "reverse" }
  | { readonly effect: "skip" }
  | { readonly effect: "extraTurn" }
  | {
      readonly effect: "set";
      readonly of: "game" | Seat;
      readonly property: string;
      readonly to: number;
    };

/** EN-25: A 1 … K 13. */
const valueOf = (rank: (typeof ranks)[number]): number => ranks.indexOf(rank) + 1;

/**
 * Expects an expression that passed `readClause` (EN-27), so that every operand has the right kind.
 * A method that returns null has set `problem`.
 */
class Evaluation {
  problem: Said | null = null;
  private readonly facts: Facts;
  /**
   * Cached, since a clause may ask two hundred times and a round computes them from its whole
   * history.
   */
  private readonly seats: SeatFacts[] = [];

  constructor(facts: Facts) {
    this.facts = facts;
  }

  private seat(seat: Seat): SeatFacts {
    return (this.seats[seat] ??= this.facts.of(seat));
  }

  valueOf(expression: Expression, each: Seat | null): Value | null {
    if (typeof expression !== "object") return expression;
    if ("get" in expression) return this.field(expression.get, each);
    if ("op" in expression) return this.operation(expression, each);
    return this.number(this.facts.property(this.whose(expression.of, each), expression.property));
  }

  private field(name: string, each: Seat | null): Value | null {
    const field = fields.get(name)!;
    switch (field.of) {
      case "card":
        return this.partOf(this.facts.card, field.part, say("noCard"));
      case "top":
        return this.partOf(this.facts.top, field.part, say("emptyPile"));
      case "table":
        return this.number(this.facts[field.part]);
      case "player":
      case "next":
      case "each": {
        const found = this.seat(this.whose(field.of, each) as Seat)[field.part];
        return typeof found === "number" ? this.number(found) : found;
      }
    }
  }

  private partOf(card: Card | null, part: CardPart, missing: Said): Value | null {
    if (card === null) return this.fail(missing);
    if (isJoker(card)) return this.fail(say("jokerHasNone", { part }));
    switch (part) {
      case "rank":
        return rankOf(card);
      case "suit":
        return suitOf(card);
      case "colour":
        return suitOf(card) === "d" || suitOf(card) === "h" ? "red" : "black";
      case "value":
        return valueOf(rankOf(card));
    }
  }

  private whose(owner: Owner, each: Seat | null): "game" | Seat {
    if (owner === "game") return owner;
    return owner === "each" ? each! : this.facts[owner];
  }

  private operation({ op, of }: Operation, each: Seat | null): Value | null {
    if (op === "and" || op === "or") return this.decided(of, op === "or", each);
    if (op === "some" || op === "every" || op === "count") return this.asked(op, of[0]!);
    const values: Value[] = [];
    for (const operand of of) {
      const value = this.valueOf(operand, each);
      if (value === null) return null;
      values.push(value);
    }
    const [first, ...others] = values as [Value, ...Value[]];
    switch (op) {
      case "not":
        return !first;
      case "=":
        return first === others[0];
      case "!=":
        return first !== others[0];
      case "in":
        return others.includes(first);
      default:
        return this.reckoned(op, values as number[]);
    }
  }

  private decided(
    operands: readonly Expression[],
    decisive: boolean,
    each: Seat | null,
  ): Value | null {
    for (const operand of operands) {
      const value = this.valueOf(operand, each);
      if (value === null || value === decisive) return value;
    }
    return !decisive;
  }

  /**
   * EN-25: evaluates every active seat, whatever the others' results; if one fails, the whole
   * fails.
   */
  private asked(operator: "some" | "every" | "count", truth: Expression): Value | null {
    let holding = 0;
    for (const seat of this.facts.active) {
      const value = this.valueOf(truth, seat);
      if (value === null) return null;
      if (value === true) holding += 1;
    }
    if (operator === "count") return holding;
    return operator === "some" ? holding > 0 : holding === this.facts.active.length;
  }

  private reckoned(
    operator: Exclude<
      Operator,
      "and" | "or" | "not" | "=" | "!=" | "in" | "some" | "every" | "count"
    >,
    numbers: readonly number[],
  ): Value | null {
    const [a, b] = numbers as readonly [number, number];
    switch (operator) {
      case "<":
        return a < b;
      case "<=":
        return a <= b;
      case ">":
        return a > b;
      case ">=":
        return a >= b;
      case "+":
        return this.number(numbers.reduce((sum, one) => sum + one));
      case "*":
        return this.number(product(numbers));
      case "-":
        return this.number(a - b);
      case "div":
      case "mod":
        if (b === 0) return this.fail(say("byZero", { operator }));
        return this.number(operator === "div" ? Math.floor(a / b) : a - b * Math.floor(a / b));
    }
  }

  /** EN-28. Turns -0 into 0, as JSON does. */
  private number(value: number): number | null {
    return Math.abs(value) <= largest ? value + 0 : this.fail(say("beyond", { most: largest }));
  }

  private fail(problem: Said): null {
    this.problem = problem;
    return null;
  }
}

/** 0 if any factor is 0, however large the others are. */
const product = (numbers: readonly number[]): number =>
  numbers.includes(0) ? 0 : numbers.reduce((whole, one) => whole * one);

const failed = (problem: Said): { readonly ok: false; readonly problem: Said } => ({
  ok: false,
  problem,
});
const came = <V>(value: V): { readonly ok: true; readonly value: V } => ({ ok: true, value });

/** `each` is the seat that is asked. Never throws on an expression from `readClause`. */
export function evaluate(
  expression: Expression,
  facts: Facts,
  each: Seat | null = null,
): Evaluated<Value> {
  const evaluation = new Evaluation(facts);
  const value = evaluation.valueOf(expression, each);
  return value === null ? failed(evaluation.problem!) : came(value);
}

export const holds = (
  { when }: Pick<Clause, "when">,
  facts: Facts,
  each: Seat | null = null,
): Evaluated<boolean> => evaluate(when, facts, each) as Evaluated<boolean>;

/** Null if the condition does not hold. */
export function consequenceOf(clause: Then, facts: Facts): Evaluated<Consequence | null> {
  const condition = holds(clause, facts);
  if (!condition.ok) return condition;
  if (!condition.value) return came(null);
  const { effect } = clause;
  if (effect.effect === "draw")
    return came({ effect: "draw", seat: facts[effect.who], n: effect.n });
  if (effect.effect !== "set") return came(effect);
  const to = evaluate(effect.to, facts) as Evaluated<number>;
  return to.ok
    ? came({
        effect: "set",
        of: effect.of === "game" ? "game" : facts[effect.of],
        property: effect.property,
        to: to.value,
      })
    : to;
}

/** Null if the game goes on; `ranking` stands for the order of EN-10. */
export function winnersOf(
  clause: EndGame,
  facts: Facts,
): Evaluated<readonly Seat[] | "ranking" | null> {
  if (clause.winner !== "each") {
    const condition = holds(clause, facts);
    if (!condition.ok) return condition;
    return came(!condition.value ? null : clause.winner === "ranking" ? "ranking" : [facts.player]);
  }
  const winners: Seat[] = [];
  for (const seat of facts.active) {
    const condition = holds(clause, facts, seat);
    if (!condition.ok) return condition;
    if (condition.value) winners.push(seat);
  }
  return came(winners.length > 0 ? winners : null);
}

/**
 * EN-27: returns the problem or null. `facts` are those of the present state, with the author as
 * `player` and the top of the pile as `card`.
 */
export function tryClause(clause: Clause, facts: Facts): Said | null {
  const tried =
    clause.do === "then"
      ? consequenceOf(clause, facts)
      : clause.do === "endGame"
        ? winnersOf(clause, facts)
        : holds(clause, facts);
  return tried.ok ? null : tried.problem;
}
