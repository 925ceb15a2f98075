import { isRank, isSuit, type Rank, type Suit } from "#shared/cards/card.ts";
import { saying, type Said } from "#shared/text/said.ts";
import type { ClauseText } from "../text/clauses.en.ts";
import {
  commandOf,
  fields,
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
export type SentencePart = { readonly said: Said; readonly joined: boolean };
/** What literals say about a card; an empty list says nothing. */
export type Described = {
  readonly ranks: readonly Rank[];
  readonly suits: readonly Suit[];
  readonly colour: Colour | null;
};
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

function cardWords({ op, of: [first, ...others] }: Operation): {
  readonly of: "card" | "top";
  readonly described: Described;
  readonly not: boolean;
} | null {
  if ((op !== "=" && op !== "!=" && op !== "in") || typeof first !== "object" || !("get" in first))
    return null;
  const field = fields.get(first.get)!;
  const values = others.filter((other): other is Value => typeof other !== "object");
  const described =
    (field.of === "card" || field.of === "top") && values.length === others.length
      ? describedBy(field.part, values)
      : null;
  return described && { of: field.of as "card" | "top", described, not: op === "!=" };
}

const isComparison = (op: string): op is Comparison =>
  ["=", "!=", "<", "<=", ">", ">="].includes(op);

/**
 * Counts references to `each`. A negated one cannot be expressed by one word, since many read
 * "every player has not" as "not every player has".
 */
const timesEach = (expression: Expression): number => {
  if (typeof expression !== "object") return 0;
  if ("op" in expression && (expression.op === "not" || expression.op === "!="))
    return expression.of.some((part) => timesEach(part) > 0) ? Infinity : 0;
  // Inner operations ask other seats.
  if ("op" in expression && operators.get(expression.op)!.asks) return 0;
  if ("op" in expression)
    return expression.of.reduce<number>((sum, part) => sum + timesEach(part), 0);
  return ("get" in expression ? expression.get.startsWith("each.") : expression.of === "each")
    ? 1
    : 0;
};

/** "the next player has at most 2 cards in hand" */
function amountWords({ op, of: [first, second] }: Operation, each: Named): Said | null {
  if (
    !isComparison(op) ||
    typeof second !== "number" ||
    typeof first !== "object" ||
    !("get" in first)
  )
    return null;
  const field = fields.get(first.get)!;
  switch (field.of) {
    case "card":
    case "top":
      return null;
    case "table":
      return say("tableHas", { part: field.part, op, n: second });
    case "player":
    case "next":
    case "each":
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
    if ("property" in expression)
      return say("property", {
        name: expression.property,
        of: expression.of === "each" ? this.each : expression.of,
      });
    return "get" in expression ? this.field(expression.get) : this.operation(expression);
  };

  private field(name: string): Said {
    const field = fields.get(name)!;
    if (field.of === "card" || field.of === "top")
      return say("partOfCard", { of: field.of, part: field.part, lay: this.lay });
    return field.of === "table"
      ? say("partOfTable", { part: field.part })
      : say("partOfPerson", { who: field.of === "each" ? this.each : field.of, part: field.part });
  }

  private operation(operation: Operation): Said {
    const { op, of } = operation;
    const card = cardWords(operation);
    if (card) return say("cardIs", { ...card, lay: this.lay });
    const amount = amountWords(operation, this.each);
    if (amount) return amount;
    const parts = of.map(this.part);
    const [first, ...others] = parts as [SentencePart, ...SentencePart[]];
    switch (op) {
      case "and":
      case "or":
        return say(op, { parts });
      case "some":
      case "every":
        return this.asked(of[0]!, op) ?? say(op, { part: new Teller(this.lay).told(of[0]!) });
      case "count":
        return say(op, { part: new Teller(this.lay).told(of[0]!) });
      case "not":
        return say(op, { part: this.told(of[0]!) });
      case "in":
        return say("among", { part: beside(first, of[0]!), others });
      case "=":
      case "!=":
      case "<":
      case "<=":
      case ">":
      case ">=":
        return say("compared", {
          op,
          one: beside(first, of[0]!),
          other: beside(others[0]!, of[1]!),
        });
      default:
        return say("reckoned", { op, parts });
    }
  }

  private readonly part = (expression: Expression): SentencePart => ({
    said: this.told(expression),
    joined: isJoined(expression),
  });
}

const isJoined = (expression: Expression): boolean =>
  typeof expression === "object" &&
  "op" in expression &&
  !isComparison(expression.op) &&
  !(expression.op === "in" && cardWords(expression));

const beside = (part: SentencePart, expression: Expression): SentencePart =>
  typeof expression === "object" &&
  "op" in expression &&
  kindOf(expression) === "number" &&
  expression.op !== "count"
    ? { ...part, joined: false }
    : part;

/** "a red jack", and the rest. */
type Condition = { readonly card: Described; readonly rest: readonly SentencePart[] };

function conditionOf(clause: Clause, teller: Teller): Condition {
  const { when } = clause;
  const all: readonly Expression[] =
    when === true
      ? []
      : typeof when === "object" && "op" in when && when.op === "and"
        ? when.of
        : [when];
  let card = saysNothing;
  const rest = all.filter((one) => {
    const told =
      commandOf(clause) === "play" && typeof one === "object" && "op" in one
        ? cardWords(one)
        : null;
    const joint = told && told.of === "card" && !told.not ? together(card, told.described) : null;
    card = joint ?? card;
    return joint === null;
  });
  return {
    card,
    rest: rest.map((one) => ({ said: teller.told(one), joined: rest.length > 1 && isJoined(one) })),
  };
}

/** Null if both say the same kind of thing and cannot be combined. */
function together(one: Described, other: Described): Described | null {
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

function effectWords(effect: Effect, teller: Teller): Said {
  if (effect.effect === "draw") return say("draws", { who: effect.who, n: effect.n });
  if (effect.effect !== "set") return say(effect.effect);
  const { of, property, to } = effect;
  const change = changeOf(effect);
  return change === null
    ? say("sets", { of, name: property, to: teller.told(to) })
    : say(change.op === "+" ? "gains" : "loses", {
        of,
        name: property,
        by: teller.told(change.by),
      });
}

/** Recognizes a property set to itself plus or minus something. */
function changeOf({ of, property, to }: Effect & { readonly effect: "set" }): {
  readonly op: "+" | "-";
  readonly by: Expression;
} | null {
  if (
    typeof to !== "object" ||
    !("op" in to) ||
    (to.op !== "+" && to.op !== "-") ||
    to.of.length !== 2
  )
    return null;
  const [first, by] = to.of as [Expression, Expression];
  return typeof first === "object" &&
    "property" in first &&
    first.property === property &&
    first.of === of
    ? { op: to.op, by }
    : null;
}

/** "When a jack is played, the next player is skipped." */
export function sayClause(clause: Clause): Said {
  const teller = new Teller(clause.do !== "forbid" && clause.do !== "allow");
  const { card, rest } = conditionOf(clause, teller);
  switch (clause.do) {
    case "forbid":
      return say("forbid", { command: clause.command, card, rest });
    case "allow":
      return say("allow", { command: clause.command, lifts: clause.lifts, card, rest });
    case "penalty":
      return say("penalty", { command: clause.after, card, rest, n: clause.n });
    case "then":
      return say("then", {
        command: clause.after,
        card,
        rest,
        effect: effectWords(clause.effect, teller),
      });
    case "endGame":
      return clause.winner === "each"
        ? endedForEach(clause.when, teller)
        : say("endGame", { winner: clause.winner, when: teller.told(clause.when) });
  }
}

function endedForEach(when: Expression, teller: Teller): Said {
  const asked = teller.asked(when, "some");
  return say("endGame", {
    winner: "each",
    when: asked ?? say("some", { part: teller.told(when) }),
  });
}

/** `after`: the clause refers to what lay on top before its command. */
export const sayExpression = (expression: Expression, after: boolean): Said =>
  new Teller(after).told(expression);
export const sayEffect = (effect: Effect): Said => effectWords(effect, new Teller(true));
