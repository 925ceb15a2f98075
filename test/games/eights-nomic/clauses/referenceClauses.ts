// Evaluates clauses by a second, independent reading of the page (EN-25, EN-28). Throws where there
// is no result.

import type { Card } from "#shared/cards/card.ts";
import type { Expression } from "#shared/games/eights-nomic/clauses/clause.ts";
import type { Facts } from "#shared/games/eights-nomic/clauses/evaluate.ts";

export class NoValue extends Error {}

const rankOrder = "A23456789TJQK";
const within = (value: unknown): unknown => {
  if (typeof value === "number" && !(value >= -9999 && value <= 9999)) throw new NoValue("beyond");
  return value;
};
const cardFields: { readonly [part: string]: (rank: string, suit: string) => unknown } = {
  rank: (rank) => rank,
  suit: (_rank, suit) => suit,
  colour: (_rank, suit) => ("dh".includes(suit) ? "red" : "black"),
  value: (rank) => rankOrder.indexOf(rank) + 1,
};

export function referenceValue(
  expression: Expression,
  facts: Facts,
  each: number | undefined,
): unknown {
  if (typeof expression !== "object") return expression;
  const seat = (who: string): number =>
    who === "player" ? facts.player : who === "next" ? facts.next : (each as number);
  if ("property" in expression)
    return within(
      facts.property(expression.of === "game" ? "game" : seat(expression.of), expression.property),
    );
  if ("get" in expression) {
    const [of, part] = expression.get.split(".") as [string, string | undefined];
    if (part === undefined) return within(facts[of as "stock"]);
    if (of !== "card" && of !== "top") return within(facts.of(seat(of))[part as "hand"]);
    const card: Card | null = facts[of];
    if (card === null) throw new NoValue(of === "top" ? "emptyPile" : "noCard");
    if (card === "Jk") throw new NoValue("jokerHasNone");
    return cardFields[part]!(card[0]!, card[1]!);
  }
  const { op, of } = expression;
  const value = (at: number): unknown => referenceValue(of[at]!, facts, each);
  if (op === "and") return of.every((_, at) => value(at));
  if (op === "or") return of.some((_, at) => value(at));
  if (op === "some" || op === "every" || op === "count") {
    const answers = facts.active
      .map((one) => referenceValue(of[0]!, facts, one))
      .filter((answer) => answer === true).length;
    return op === "count" ? answers : op === "some" ? answers > 0 : answers === facts.active.length;
  }
  const all = of.map((_, at) => value(at));
  const big = all as unknown as number[];
  return within(referenceOperation(op, all, big));
}

function referenceOperation(
  op: string,
  all: readonly unknown[],
  numbers: readonly number[],
): unknown {
  const [a, b] = numbers as [number, number];
  switch (op) {
    case "not":
      return !a;
    case "=":
      return all[0] === all[1];
    case "!=":
      return all[0] !== all[1];
    case "in":
      return all.slice(1).includes(all[0]);
    case "<":
      return a < b;
    case "<=":
      return a <= b;
    case ">":
      return a > b;
    case ">=":
      return a >= b;
    case "-":
      return a - b;
    // In whole numbers of any size, so that no order of reckoning matters.
    case "+":
      return Number(numbers.reduce((sum, one) => sum + BigInt(one), 0n));
    case "*":
      return Number(numbers.reduce((whole, one) => whole * BigInt(one), 1n));
    case "div":
    case "mod": {
      if (b === 0) throw new NoValue("byZero");
      const rest = ((a % b) + b) % b;
      return (op === "mod" ? rest : (a - rest) / b) + 0;
    }
    default:
      throw new Error(`no operator ${op}`);
  }
}
