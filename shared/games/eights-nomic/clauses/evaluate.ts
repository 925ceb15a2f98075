import { isJoker, ranks, rankOf, suitOf, type Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Said } from "#shared/text/said.ts";
import { sayProblem as say } from "../say.ts";
import {
  fields,
  isGet,
  isOperation,
  largest,
  type CardPart,
  type Clause,
  type Effect,
  type EndGame,
  type Expression,
  type Operation,
  type Owner,
  type PersonPart,
  type TablePart,
  type Then,
  type Value,
} from "./clause.ts";

/** EN-25 */
export type SeatFacts = { readonly [P in Exclude<PersonPart, "turn">]: number } & {
  readonly turn: boolean;
};

/** EN-28: the state before the command for `forbid` and `allow`, after it for the others. */
export type Facts = { readonly [P in TablePart]: number } & Readonly<{
  /** Null if the command is not `play`. */
  card: Card | null;
  /** The top of the pile before the command; null if the pile was empty. */
  top: Card | null;
  player: Seat;
  /** After `player` in the Turn Cycle. */
  next: Seat;
  active: readonly Seat[];
  of(this: void, seat: Seat): SeatFacts;
  /** 0 if never set. Any name is safe, even "constructor". */
  property(this: void, of: "game" | Seat, name: string): number;
}>;

/** EN-28 */
export type Evaluated<V> =
  | Readonly<{ ok: true; value: V }>
  | Readonly<{ ok: false; problem: Said }>;

/** EN-26 */
export type Consequence =
  | Readonly<{ effect: "draw"; seat: Seat; n: number }>
  | Exclude<Effect, { readonly effect: "draw" | "set" }>
  | Readonly<{
      effect: "set";
      of: "game" | Seat;
      property: string;
      to: number;
    }>;

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

  private seat(seat: Seat) {
    return (this.seats[seat] ??= this.facts.of(seat));
  }

  valueOf(expression: Expression, each: Seat | null): Value | null {
    if (typeof expression !== "object") return expression;
    if (isGet(expression)) return this.field(expression.get, each);
    if (isOperation(expression)) return this.operation(expression, each);
    return this.number(this.facts.property(this.whose(expression.of, each), expression.property));
  }

  private field(name: string, each: Seat | null): Value | null {
    const field = fields.get(name)!;
    switch (field.of) {
      case "card":
        return this.partOf(this.facts.card, field.part, "noCard");
      case "top":
        return this.partOf(this.facts.top, field.part, "emptyPile");
      case "table":
        return this.number(this.facts[field.part]);
      default: {
        const found = this.seat(this.whose(field.of, each) as Seat)[field.part];
        return typeof found === "number" ? this.number(found) : found;
      }
    }
  }

  private partOf(card: Card | null, part: CardPart, missing: "noCard" | "emptyPile"): Value | null {
    if (card === null) return this.fail(say(missing));
    if (isJoker(card)) return this.fail(say("jokerHasNone", { part }));
    switch (part) {
      case "rank":
        return rankOf(card);
      case "suit":
        return suitOf(card);
      case "colour":
        return suitOf(card) === "d" || suitOf(card) === "h" ? "red" : "black";
      case "value":
        // EN-25: A 1 … K 13.
        return ranks.indexOf(rankOf(card)) + 1;
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
    const [a, b] = values as [number, number];
    switch (op) {
      case "not":
        return !first;
      case "=":
        return first === others[0];
      case "!=":
        return first !== others[0];
      case "in":
        return others.includes(first);
      case "<":
        return a < b;
      case "<=":
        return a <= b;
      case ">":
        return a > b;
      case ">=":
        return a >= b;
      case "+":
        return this.number((values as number[]).reduce((sum, one) => sum + one));
      case "*":
        return this.number(product(values as number[]));
      case "-":
        return this.number(a - b);
      case "div":
      case "mod":
        if (b === 0) return this.fail(say("byZero", { operator: op }));
        return this.number(op === "div" ? Math.floor(a / b) : a - b * Math.floor(a / b));
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

  /** EN-28. Turns -0 into 0, as JSON does. */
  private number(value: number) {
    return Math.abs(value) <= largest ? value + 0 : this.fail(say("beyond", { most: largest }));
  }

  private fail(problem: Said) {
    this.problem = problem;
    return null;
  }
}

/** 0 if any factor is 0, however large the others are. */
const product = (numbers: readonly number[]) =>
  numbers.includes(0) ? 0 : numbers.reduce((whole, one) => whole * one);

const came = <V>(value: V): Evaluated<V> => ({ ok: true, value });

/** `each` is the seat that is asked. Never throws on an expression from `readClause`. */
export function evaluate(
  expression: Expression,
  facts: Facts,
  each: Seat | null = null,
): Evaluated<Value> {
  const evaluation = new Evaluation(facts);
  const value = evaluation.valueOf(expression, each);
  return value === null ? { ok: false, problem: evaluation.problem! } : came(value);
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
  if (!to.ok) return to;
  const of = effect.of === "game" ? "game" : facts[effect.of];
  return came({ ...effect, of, to: to.value });
}

/** Null if the game goes on; `ranking` stands for the order of EN-10. */
export function winnersOf(
  clause: EndGame,
  facts: Facts,
): Evaluated<readonly Seat[] | "ranking" | null> {
  const found: Seat[] = [];
  for (const seat of clause.winner === "each" ? facts.active : [facts.player]) {
    const condition = holds(clause, facts, seat);
    if (!condition.ok) return condition;
    if (condition.value) found.push(seat);
  }
  return came(found.length === 0 ? null : clause.winner === "ranking" ? "ranking" : found);
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
