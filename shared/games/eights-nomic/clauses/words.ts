import { isRank, isSuit, type Rank, type Suit } from "#shared/cards/card.ts";
import { saying, type Said } from "#shared/text/said.ts";
import type { ClauseText } from "../text/clauses.en.ts";
import {
  commandOf,
  fields,
  isGet,
  isOperation,
  kindOf,
  operators,
  type CardPart,
  type Clause,
  type Effect,
  type Expression,
  type Operation,
  type Person,
  type Value,
} from "./clause.ts";

const say = saying<ClauseText["words"]>("eights-nomic.clauses.words");

/** A part of a sentence. A `joined` one has several parts and stands in brackets among others. */
export type SentencePart = Readonly<{ said: Said; joined: boolean }>;
/** What literals say about a card; an empty list says nothing. */
export type Described = Readonly<{
  ranks: readonly Rank[];
  suits: readonly Suit[];
  colour: Colour | null;
}>;
export type Colour = "red" | "black";
export type Comparison = "=" | "!=" | "<" | "<=" | ">" | ">=";
export type Sum = "+" | "-" | "*" | "div" | "mod";
/** `some` and `every` replace `each` if it occurs once and all are asked. */
export type Named = Person | "some" | "every";

const isColour = (value: Value): value is Colour => value === "red" || value === "black";
const saysNothing: Described = { ranks: [], suits: [], colour: null };

/** Null if the literals do not fit the part. */
function describedBy(part: CardPart, values: readonly Value[]): Described | null {
  if (part === "rank" && values.every(isRank)) return { ...saysNothing, ranks: values };
  if (part === "suit" && values.every(isSuit)) return { ...saysNothing, suits: values };
  const [first] = values;
  return part === "colour" && first !== undefined && values.length === 1 && isColour(first)
    ? { ...saysNothing, colour: first }
    : null;
}

/** Null if it says more than what a card is. */
function cardWords(expression: Expression) {
  if (!isOperation(expression) || !["=", "!=", "in"].includes(expression.op)) return null;
  const [first, ...others] = expression.of;
  const field = first !== undefined && isGet(first) ? fields.get(first.get)! : null;
  const values = others.filter((other): other is Value => typeof other !== "object");
  if ((field?.of !== "card" && field?.of !== "top") || values.length < others.length) return null;
  const described = describedBy(field.part, values);
  return described && { of: field.of, described, not: expression.op === "!=" };
}

const isComparison = (op: string): op is Comparison =>
  ["=", "!=", "<", "<=", ">", ">="].includes(op);

/**
 * Counts references to `each`. A negated one cannot be expressed by one word, since many read
 * "every player has not" as "not every player has".
 */
function timesEach(expression: Expression): number {
  if (typeof expression !== "object") return 0;
  if (!isOperation(expression))
    return (isGet(expression) ? expression.get.startsWith("each.") : expression.of === "each")
      ? 1
      : 0;
  const { op, of } = expression;
  // Inner operations ask other seats.
  if (operators.get(op)!.asks) return 0;
  const times = of.reduce<number>((sum, part) => sum + timesEach(part), 0);
  return times > 0 && (op === "not" || op === "!=") ? Infinity : times;
}

/** "the next player has at most 2 cards in hand" */
function amountWords({ op, of: [first, second] }: Operation, each: Named) {
  if (!isComparison(op) || typeof second !== "number" || first === undefined || !isGet(first))
    return null;
  const field = fields.get(first.get)!;
  switch (field.of) {
    case "card":
    case "top":
      return null;
    case "table":
      return say("tableHas", { part: field.part, op, n: second });
    default:
      return field.part === "turn"
        ? null
        : say("personHas", {
            who: field.of === "each" ? each : field.of,
            part: field.part,
            op,
            n: second,
          });
  }
}

/** `lay`: after the command another card lies on top. `each`: the word for each player. */
class Teller {
  private readonly lay: boolean;
  private readonly each: Named;

  constructor(lay: boolean, each: Named = "each") {
    this.lay = lay;
    this.each = each;
  }

  /** "a player has no cards in hand"; null unless it refers to each player exactly once. */
  asked(condition: Expression, by: "some" | "every"): Said | null {
    return timesEach(condition) === 1 ? new Teller(this.lay, by).told(condition) : null;
  }

  readonly told = (expression: Expression): Said => {
    if (typeof expression === "boolean") return say(expression ? "always" : "never");
    if (typeof expression !== "object") return say("literal", { value: expression });
    if (isGet(expression)) return this.field(expression.get);
    if (isOperation(expression)) return this.operation(expression);
    const { property: name, of } = expression;
    return say("property", { name, of: of === "each" ? this.each : of });
  };

  private field(name: string) {
    const field = fields.get(name)!;
    if (field.of === "card" || field.of === "top")
      return say("partOfCard", { of: field.of, part: field.part, lay: this.lay });
    return field.of === "table"
      ? say("partOfTable", { part: field.part })
      : say("partOfPerson", { who: field.of === "each" ? this.each : field.of, part: field.part });
  }

  private operation(operation: Operation) {
    const { op, of } = operation;
    const card = cardWords(operation);
    if (card) return say("cardIs", { ...card, lay: this.lay });
    const amount = amountWords(operation, this.each);
    if (amount) return amount;
    const parts = of.map(this.part);
    const [first, ...others] = parts as [SentencePart, ...SentencePart[]];
    const whole = of[0]!;
    switch (op) {
      case "and":
      case "or":
        return say(op, { parts });
      case "some":
      case "every":
        return this.asked(whole, op) ?? say(op, { part: new Teller(this.lay).told(whole) });
      case "count":
        return say(op, { part: new Teller(this.lay).told(whole) });
      case "not":
        return say(op, { part: this.told(whole) });
      case "in":
        return say("among", { part: beside(first, whole), others });
      default:
        return isComparison(op)
          ? say("compared", {
              op,
              one: beside(first, whole),
              other: beside(others[0]!, of[1]!),
            })
          : say("reckoned", { op, parts });
    }
  }

  private readonly part = (expression: Expression): SentencePart => ({
    said: this.told(expression),
    joined: isJoined(expression),
  });
}

const isJoined = (expression: Expression) =>
  isOperation(expression) &&
  !isComparison(expression.op) &&
  !(expression.op === "in" && cardWords(expression));

const beside = (part: SentencePart, expression: Expression) =>
  isOperation(expression) && kindOf(expression) === "number" && expression.op !== "count"
    ? { ...part, joined: false }
    : part;

/** "a red jack", and the rest. */
function conditionOf(clause: Clause, teller: Teller) {
  const { when } = clause;
  const all = isOperation(when) && when.op === "and" ? when.of : when === true ? [] : [when];
  let card = saysNothing;
  const rest = all.filter((one) => {
    const told = commandOf(clause) === "play" ? cardWords(one) : null;
    const joint = told?.of === "card" && !told.not ? together(card, told.described) : null;
    card = joint ?? card;
    return joint === null;
  });
  return {
    card,
    rest: rest.map((one) => ({ said: teller.told(one), joined: rest.length > 1 && isJoined(one) })),
  };
}

/** Null if both say the same kind of thing and cannot be combined. */
function together(one: Described, other: Described) {
  const twice =
    (one.ranks.length > 0 && other.ranks.length > 0) ||
    ((one.suits.length > 0 || one.colour !== null) &&
      (other.suits.length > 0 || other.colour !== null));
  return twice
    ? null
    : {
        ranks: [...one.ranks, ...other.ranks],
        suits: [...one.suits, ...other.suits],
        colour: one.colour ?? other.colour,
      };
}

function effectWords(effect: Effect, teller: Teller) {
  if (effect.effect === "draw") return say("draws", { who: effect.who, n: effect.n });
  if (effect.effect !== "set") return say(effect.effect);
  const { of, property: name, to } = effect;
  if (isOperation(to) && (to.op === "+" || to.op === "-") && to.of.length === 2) {
    const [own, by] = to.of as [Expression, Expression];
    // It is set to itself plus or minus something.
    if (typeof own === "object" && "property" in own && own.property === name && own.of === of)
      return say(to.op === "+" ? "gains" : "loses", { of, name, by: teller.told(by) });
  }
  return say("sets", { of, name, to: teller.told(to) });
}

/** "When a jack is played, the next player is skipped." */
export function sayClause(clause: Clause): Said {
  const teller = new Teller(clause.do !== "forbid" && clause.do !== "allow");
  const condition = conditionOf(clause, teller);
  switch (clause.do) {
    case "forbid":
      return say("forbid", { command: clause.command, ...condition });
    case "allow":
      return say("allow", { command: clause.command, lifts: clause.lifts, ...condition });
    case "penalty":
      return say("penalty", { command: clause.after, ...condition, n: clause.n });
    case "then": {
      const effect = effectWords(clause.effect, teller);
      return say("then", { command: clause.after, ...condition, effect });
    }
    case "endGame": {
      const { winner, when } = clause;
      const told =
        winner === "each"
          ? (teller.asked(when, "some") ?? say("some", { part: teller.told(when) }))
          : teller.told(when);
      return say("endGame", { winner, when: told });
    }
  }
}

/** `after`: the clause refers to what lay on top before its command. */
export const sayExpression = (expression: Expression, after: boolean): Said =>
  new Teller(after).told(expression);
export const sayEffect = (effect: Effect): Said => effectWords(effect, new Teller(true));
