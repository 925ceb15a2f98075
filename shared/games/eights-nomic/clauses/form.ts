import { saysOfForm } from "#shared/contract/formProblem.ts";
import { SaidError, type Said } from "#shared/text/said.ts";
import { sayProblem as say } from "../say.ts";
import {
  commands,
  effects,
  endings,
  fields,
  forms,
  kindOf,
  largest,
  lifted,
  lifts,
  longestText,
  mostCards,
  mostDepth,
  mostNodes,
  operators,
  owners,
  partsOf,
  pendingRules,
  scopeAt,
  scopeIn,
  scopeOf,
  turnCycle,
  turning,
  type Clause,
  type Command,
  type Effect,
  type Expression,
  type Kind,
  type Operator,
  type Owner,
  type Scope,
} from "./clause.ts";

export type ReadClause =
  | Readonly<{ ok: true; clause: Clause }>
  | Readonly<{ ok: false; problem: Said }>;

/** Limits how much of the author's words an answer repeats. */
const longestShown = 40;
const mostShown = 5;
const cut = (text: string) =>
  text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;

/** EN-26: of a property, in characters. */
export const longestName = 20;
export const isPropertyName = (name: string): boolean => /^[\p{L}\p{Nd} ]{1,20}$/u.test(name);
/** A character has at most two UTF-16 units, so longer texts are not examined. */
const isText = (text: string) => text.length <= 2 * longestText && [...text].length <= longestText;

/**
 * Reads own data only, nothing inherited and no getters. Zod is unsuitable here: it accepts
 * inherited fields, overlooks `__proto__`, recurses without limit and reads values before their
 * size is known.
 */
function own(object: object, name: string): unknown {
  const found = Object.getOwnPropertyDescriptor(object, name);
  return found && "value" in found ? (found.value as unknown) : undefined;
}
const under = (path: string, name: string) => (path === "" ? name : `${path}.${name}`);
const isObject = (raw: unknown): raw is object =>
  typeof raw === "object" && raw !== null && !Array.isArray(raw);

class Unreadable extends SaidError {}

function fail(path: string, problem: Said): never {
  throw new Unreadable(path === "" ? problem : saysOfForm("at", { path, problem }));
}

/** Rejects surplus fields; a missing one is found where it is read. */
function checkFields(raw: object, path: string, names: readonly string[]) {
  const surplus = Reflect.ownKeys(raw).filter(
    (key) => typeof key !== "string" || !names.includes(key),
  );
  if (surplus.length > 0)
    fail(
      path,
      saysOfForm("surplus", {
        fields: surplus.slice(0, mostShown).map((key) => cut(String(key))),
      }),
    );
}

function oneOf<T extends string>(raw: object, name: string, path: string, known: readonly T[]) {
  const value = own(raw, name);
  return (
    known.find((one) => one === value) ?? fail(under(path, name), saysOfForm("oneOf", { known }))
  );
}

function textAt(raw: object, name: string, path: string) {
  const value = own(raw, name);
  return typeof value === "string"
    ? value
    : fail(under(path, name), saysOfForm("needed", { kind: "text" }));
}

function count(raw: object, path: string) {
  const n = own(raw, "n");
  return typeof n === "number" && Number.isInteger(n) && n >= 1 && n <= mostCards
    ? n
    : fail(under(path, "n"), say("notACount", { most: mostCards }));
}

/** EN-26 */
function propertyName(raw: object, path: string, of: Owner) {
  const property = own(raw, "property");
  const at = under(path, "property");
  if (typeof property !== "string" || !isPropertyName(property))
    return fail(at, say("propertyName"));
  if (property === turnCycle) return fail(at, say("ownedProperty", { property }));
  return property === pendingRules && of === "game"
    ? fail(at, say("ofSeatsOnly", { property }))
    : property;
}

function literal(raw: unknown, path: string): Expression {
  if (typeof raw === "boolean") return raw;
  if (typeof raw === "number")
    // Turns -0 into 0, as JSON does.
    return Number.isInteger(raw) && Math.abs(raw) <= largest
      ? raw + 0
      : fail(path, say("notWhole", { most: largest }));
  if (typeof raw !== "string") return fail(path, say("notAnExpression"));
  return isText(raw) ? raw : fail(path, saysOfForm("atMost", { of: "text", limit: longestText }));
}

function get(raw: object, path: string, scope: Scope): Expression {
  checkFields(raw, path, ["get"]);
  const name = textAt(raw, "get", path);
  const at = under(path, "get");
  const field = fields.get(name) ?? fail(at, say("unknownField", { field: cut(name) }));
  if (field.of === "card" && !scope.card) fail(at, say("noCardHere"));
  if (field.of === "each" && !scope.each) fail(at, say("noEachHere"));
  return { get: name } as Expression;
}

function ofProperty(raw: object, path: string, scope: Scope): Expression {
  checkFields(raw, path, partsOf.property);
  const of = oneOf(raw, "of", path, owners);
  if (of === "each" && !scope.each) fail(under(path, "of"), say("noEachHere"));
  return { property: propertyName(raw, path, of), of };
}

type WithoutWhen<C = Clause> = C extends unknown ? Omit<C, "when"> : never;

/** Stops at the first problem. */
class Reader {
  private nodes = 0;

  clause(raw: unknown): Clause {
    const form = isObject(raw) ? forms.find((one) => one === own(raw, "do")) : undefined;
    if (!isObject(raw) || !form) return fail("", say("notAClause", { forms }));
    checkFields(raw, "", ["do", ...partsOf[form]]);
    if (form === "endGame")
      return this.withWhen(raw, { do: form, winner: oneOf(raw, "winner", "", endings) });
    const [named] = partsOf[form];
    const command = oneOf(raw, named, "", commands);
    switch (form) {
      case "forbid":
        return this.withWhen(raw, { do: form, command });
      case "allow": {
        const lift = oneOf(raw, "lifts", "", lifts);
        if (!lifted[lift].includes(command))
          fail("lifts", say("notLifted", { lifts: lift, commands: lifted[lift] }));
        return this.withWhen(raw, { do: form, command, lifts: lift });
      }
      case "penalty":
        return this.withWhen(raw, { do: form, n: count(raw, ""), after: command });
      case "then": {
        const effect = this.effect(own(raw, "effect"), command);
        return this.withWhen(raw, { do: form, effect, after: command });
      }
    }
  }

  private withWhen(raw: object, clause: WithoutWhen): Clause {
    const whole = { ...clause, when: true } as Clause;
    const when = this.expression(own(raw, "when"), "when", "truth", scopeOf(whole));
    return { ...whole, when };
  }

  private effect(raw: unknown, after: Command): Effect {
    const at = "effect";
    const effect = isObject(raw) ? effects.find((one) => one === own(raw, at)) : undefined;
    if (!isObject(raw) || !effect) return fail(at, say("notAnEffect", { effects }));
    if ((effect === "skip" || effect === "extraTurn") && !turning.includes(after))
      fail(at, say("notAfter", { effect, commands: turning }));
    checkFields(raw, at, [at, ...partsOf[effect]]);
    switch (effect) {
      case "draw": {
        const who = oneOf(raw, "who", at, ["player", "next"] as const);
        return { effect, who, n: count(raw, at) };
      }
      case "set": {
        const of = oneOf(raw, "of", at, ["game", "player", "next"] as const);
        const property = propertyName(raw, at, of);
        const to = this.expression(own(raw, "to"), "effect.to", "number", scopeAt(after));
        return { effect, of, property, to };
      }
      default:
        return { effect };
    }
  }

  /** `wanted` null accepts any kind. What a clause holds directly has depth 1. */
  private expression(
    raw: unknown,
    path: string,
    wanted: Kind | null,
    scope: Scope,
    depth = 1,
  ): Expression {
    this.nodes += 1;
    if (this.nodes > mostNodes) fail(path, say("tooMany", { most: mostNodes }));
    if (depth > mostDepth) fail(path, say("tooDeep", { most: mostDepth }));
    const read = isObject(raw) ? this.compound(raw, path, scope, depth) : literal(raw, path);
    if (wanted !== null && kindOf(read) !== wanted)
      fail(path, say("otherKind", { needed: wanted, given: kindOf(read) }));
    return read;
  }

  private compound(raw: object, path: string, scope: Scope, depth: number): Expression {
    if (Object.hasOwn(raw, "get")) return get(raw, path, scope);
    if (Object.hasOwn(raw, "property")) return ofProperty(raw, path, scope);
    return Object.hasOwn(raw, "op")
      ? this.operation(raw, path, scope, depth)
      : fail(path, say("notAnExpression"));
  }

  private operation(raw: object, path: string, scope: Scope, depth: number): Expression {
    checkFields(raw, path, ["op", "of"]);
    const operator = textAt(raw, "op", path);
    const at = under(path, "op");
    const form =
      operators.get(operator) ?? fail(at, say("unknownOperator", { operator: cut(operator) }));
    if (form.asks && scope.asked) fail(at, say("asksInside", { operator }));
    const op = operator as Operator;
    return { op, of: this.operands(own(raw, "of"), under(path, "of"), op, scope, depth) };
  }

  private operands(
    list: unknown,
    path: string,
    operator: Operator,
    scope: Scope,
    depth: number,
  ): readonly Expression[] {
    if (!Array.isArray(list)) return fail(path, saysOfForm("needed", { kind: "list" }));
    const { length } = list;
    const { takes, least, most } = operators.get(operator)!;
    if (length < least || (most !== null && length > most))
      fail(path, say("operands", { operator, least, most }));
    // Checked before any operand is read: each counts at least one.
    if (this.nodes + length > mostNodes) fail(path, say("tooMany", { most: mostNodes }));
    const inner = scopeIn(operator, scope);
    const wanted = takes === "alike" ? null : takes;
    const read: Expression[] = [];
    for (let at = 0; at < length; at += 1) {
      const its = `${path}.${at}`;
      const operand = this.expression(own(list, String(at)), its, wanted, inner, depth + 1);
      const [first, given] = [kindOf(read[0] ?? operand), kindOf(operand)];
      if (given !== first && takes === "alike") fail(its, say("unlike", { first, given }));
      read.push(operand);
    }
    return read;
  }
}

/**
 * EN-27: returns the clause with its fields in canonical order, or the first problem and its path,
 * such as "when.of.1.get". Never throws on plain data.
 */
export function readClause(raw: unknown): ReadClause {
  try {
    return { ok: true, clause: new Reader().clause(raw) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, problem: error.said };
    throw error;
  }
}
