import { saysOfForm } from "#shared/contract/formProblem.ts";
import type { Said } from "#shared/text/said.ts";
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
  type OperatorForm,
  type Owner,
  type Scope,
} from "./clause.ts";
import { say } from "./say.ts";

export type ReadClause =
  | { readonly ok: true; readonly clause: Clause }
  | { readonly ok: false; readonly problem: Said };

/** Limits how much of the author's words an answer repeats. */
const longestShown = 40;
const mostShown = 5;
const cut = (text: string): string =>
  text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;

/** EN-26: of a property, in characters. */
export const longestName = 20;
export const isPropertyName = (name: string): boolean => /^[\p{L}\p{Nd} ]{1,20}$/u.test(name);
/** A character has at most two UTF-16 units, so longer texts are not examined. */
const isText = (text: string): boolean =>
  text.length <= 2 * longestText && [...text].length <= longestText;

/**
 * Reads own data only, nothing inherited and no getters. Zod is unsuitable here: it accepts
 * inherited fields, overlooks `__proto__`, recurses without limit and reads values before their
 * size is known.
 */
function own(object: object, name: string): unknown {
  const found = Object.getOwnPropertyDescriptor(object, name);
  return found && "value" in found ? (found.value as unknown) : undefined;
}
const under = (path: string, name: string): string => (path === "" ? name : `${path}.${name}`);
const isObject = (raw: unknown): raw is object =>
  typeof raw === "object" && raw !== null && !Array.isArray(raw);

/** Keeps the first problem. A method that returns null has set `problem`. */
class Reader {
  problem: Said | null = null;
  private nodes = 0;

  clause(raw: unknown): Clause | null {
    if (!isObject(raw)) return this.fail("", say("notAClause", { forms }));
    const form = own(raw, "do");
    switch (form) {
      case "forbid":
        return this.forbid(raw);
      case "allow":
        return this.allow(raw);
      case "penalty":
        return this.penalty(raw);
      case "then":
        return this.then(raw);
      case "endGame":
        return this.endGame(raw);
      default:
        return this.fail("", say("notAClause", { forms }));
    }
  }

  private forbid(raw: object): Clause | null {
    const command =
      this.fieldsOf(raw, "", ["do", "command", "when"]) && this.oneOf(raw, "command", "", commands);
    return command === null ? null : this.withWhen(raw, { do: "forbid", command, when: true });
  }

  private allow(raw: object): Clause | null {
    const command =
      this.fieldsOf(raw, "", ["do", "command", "lifts", "when"]) &&
      this.oneOf(raw, "command", "", commands);
    const lift = command && this.oneOf(raw, "lifts", "", lifts);
    if (command === null || lift === null) return null;
    if (!lifted[lift].includes(command))
      return this.fail("lifts", say("notLifted", { lifts: lift, commands: lifted[lift] }));
    return this.withWhen(raw, { do: "allow", command, lifts: lift, when: true });
  }

  private penalty(raw: object): Clause | null {
    const after =
      this.fieldsOf(raw, "", ["do", "n", "after", "when"]) &&
      this.oneOf(raw, "after", "", commands);
    const n = after && this.count(raw, "");
    return after === null || n === null
      ? null
      : this.withWhen(raw, { do: "penalty", n, after, when: true });
  }

  private then(raw: object): Clause | null {
    const after =
      this.fieldsOf(raw, "", ["do", "effect", "after", "when"]) &&
      this.oneOf(raw, "after", "", commands);
    if (after === null) return null;
    const effect = this.effect(own(raw, "effect"), after);
    return effect && this.withWhen(raw, { do: "then", effect, after, when: true });
  }

  private endGame(raw: object): Clause | null {
    const winner =
      this.fieldsOf(raw, "", ["do", "winner", "when"]) && this.oneOf(raw, "winner", "", endings);
    return winner && this.withWhen(raw, { do: "endGame", winner, when: true });
  }

  /** Replaces the placeholder in `when`. */
  private withWhen(raw: object, clause: Clause): Clause | null {
    const when = this.expression(own(raw, "when"), "when", "truth", scopeOf(clause));
    return when === null ? null : { ...clause, when };
  }

  private effect(raw: unknown, after: Command): Effect | null {
    const kind = isObject(raw) ? own(raw, "effect") : null;
    if (!isObject(raw)) return this.fail("effect", say("notAnEffect", { effects }));
    switch (kind) {
      case "draw":
        return this.drawing(raw);
      case "set":
        return this.setting(raw, after);
      case "reverse":
        return this.fieldsOf(raw, "effect", ["effect"]) && { effect: kind };
      case "skip":
      case "extraTurn":
        if (!turning.includes(after))
          return this.fail("effect", say("notAfter", { effect: kind, commands: turning }));
        return this.fieldsOf(raw, "effect", ["effect"]) && { effect: kind };
      default:
        return this.fail("effect", say("notAnEffect", { effects }));
    }
  }

  private drawing(raw: object): Effect | null {
    const who =
      this.fieldsOf(raw, "effect", ["effect", "who", "n"]) &&
      this.oneOf(raw, "who", "effect", ["player", "next"] as const);
    const n = who && this.count(raw, "effect");
    return who === null || n === null ? null : { effect: "draw", who, n };
  }

  private setting(raw: object, after: Command): Effect | null {
    const of =
      this.fieldsOf(raw, "effect", ["effect", "of", "property", "to"]) &&
      this.oneOf(raw, "of", "effect", ["game", "player", "next"] as const);
    const property = of && this.property(raw, "effect", of);
    if (of === null || property === null) return null;
    const to = this.expression(own(raw, "to"), "effect.to", "number", scopeAt(after));
    return to === null ? null : { effect: "set", of, property, to };
  }

  /** `wanted` null accepts any kind. What a clause holds directly has depth 1. */
  expression(
    raw: unknown,
    path: string,
    wanted: Kind | null,
    scope: Scope,
    depth = 1,
  ): Expression | null {
    this.nodes += 1;
    if (this.nodes > mostNodes) return this.fail(path, say("tooMany", { most: mostNodes }));
    if (depth > mostDepth) return this.fail(path, say("tooDeep", { most: mostDepth }));
    const read = isObject(raw) ? this.compound(raw, path, scope, depth) : this.literal(raw, path);
    if (read === null || wanted === null || kindOf(read) === wanted) return read;
    return this.fail(path, say("otherKind", { needed: wanted, given: kindOf(read) }));
  }

  private literal(raw: unknown, path: string): Expression | null {
    if (typeof raw === "boolean") return raw;
    if (typeof raw === "number") {
      // Turns -0 into 0, as JSON does.
      return Number.isInteger(raw) && Math.abs(raw) <= largest
        ? raw + 0
        : this.fail(path, say("notWhole", { most: largest }));
    }
    if (typeof raw !== "string") return this.fail(path, say("notAnExpression"));
    return isText(raw)
      ? raw
      : this.fail(path, saysOfForm("atMost", { of: "text", limit: longestText }));
  }

  private compound(raw: object, path: string, scope: Scope, depth: number): Expression | null {
    if (Object.hasOwn(raw, "get")) return this.get(raw, path, scope);
    if (Object.hasOwn(raw, "property")) return this.ofProperty(raw, path, scope);
    if (Object.hasOwn(raw, "op")) return this.operation(raw, path, scope, depth);
    return this.fail(path, say("notAnExpression"));
  }

  private get(raw: object, path: string, scope: Scope): Expression | null {
    if (!this.fieldsOf(raw, path, ["get"])) return null;
    const name = own(raw, "get");
    const at = under(path, "get");
    if (typeof name !== "string") return this.fail(at, saysOfForm("needed", { kind: "text" }));
    const field = fields.get(name);
    if (!field) return this.fail(at, say("unknownField", { field: cut(name) }));
    if (field.of === "card" && !scope.card) return this.fail(at, say("noCardHere"));
    if (field.of === "each" && !scope.each) return this.fail(at, say("noEachHere"));
    return { get: name } as Expression;
  }

  private ofProperty(raw: object, path: string, scope: Scope): Expression | null {
    const of = this.fieldsOf(raw, path, ["property", "of"]) && this.oneOf(raw, "of", path, owners);
    if (of === "each" && !scope.each) return this.fail(under(path, "of"), say("noEachHere"));
    const property = of && this.property(raw, path, of);
    return of === null || property === null ? null : { property, of };
  }

  private operation(raw: object, path: string, scope: Scope, depth: number): Expression | null {
    if (!this.fieldsOf(raw, path, ["op", "of"])) return null;
    const name = own(raw, "op");
    if (typeof name !== "string")
      return this.fail(under(path, "op"), saysOfForm("needed", { kind: "text" }));
    const form = operators.get(name);
    if (!form) return this.fail(under(path, "op"), say("unknownOperator", { operator: cut(name) }));
    if (form.asks && scope.asked)
      return this.fail(under(path, "op"), say("asksInside", { operator: name }));
    const of = this.operands(
      own(raw, "of"),
      under(path, "of"),
      name as Operator,
      form,
      scope,
      depth,
    );
    return of && { op: name as Operator, of };
  }

  private operands(
    list: unknown,
    path: string,
    operator: Operator,
    form: OperatorForm,
    scope: Scope,
    depth: number,
  ): readonly Expression[] | null {
    if (!Array.isArray(list)) return this.fail(path, saysOfForm("needed", { kind: "list" }));
    const { length } = list;
    const { takes, least, most } = form;
    if (length < least || (most !== null && length > most))
      return this.fail(path, say("operands", { operator, least, most }));
    // Checked before any operand is read: each counts at least one.
    if (this.nodes + length > mostNodes)
      return this.fail(path, say("tooMany", { most: mostNodes }));
    const read: Expression[] = [];
    for (let at = 0; at < length; at += 1) {
      const operand = this.expression(
        own(list, String(at)),
        `${path}.${at}`,
        takes === "alike" ? null : takes,
        scopeIn(operator, scope),
        depth + 1,
      );
      if (operand === null) return null;
      const first = kindOf(read[0] ?? operand);
      if (kindOf(operand) !== first && takes === "alike")
        return this.fail(`${path}.${at}`, say("unlike", { first, given: kindOf(operand) }));
      read.push(operand);
    }
    return read;
  }

  /** EN-26 */
  private property(raw: object, path: string, of: Owner): string | null {
    const name = own(raw, "property");
    const at = under(path, "property");
    if (typeof name !== "string" || !isPropertyName(name))
      return this.fail(at, say("propertyName"));
    if (name === turnCycle) return this.fail(at, say("ownedProperty", { property: name }));
    return name === pendingRules && of === "game"
      ? this.fail(at, say("ofSeatsOnly", { property: name }))
      : name;
  }

  private count(raw: object, path: string): number | null {
    const n = own(raw, "n");
    const fits = typeof n === "number" && Number.isInteger(n) && n >= 1 && n <= mostCards;
    return fits ? n : this.fail(under(path, "n"), say("notACount", { most: mostCards }));
  }

  private oneOf<T extends string>(
    raw: object,
    name: string,
    path: string,
    known: readonly T[],
  ): T | null {
    const found = known.find((one) => one === own(raw, name));
    return found ?? this.fail(under(path, name), saysOfForm("oneOf", { known }));
  }

  /** Rejects surplus fields; a missing one is found where it is read. */
  private fieldsOf(raw: object, path: string, names: readonly string[]): true | null {
    const surplus = Reflect.ownKeys(raw).filter(
      (key) => typeof key !== "string" || !names.includes(key),
    );
    return surplus.length === 0
      ? true
      : this.fail(
          path,
          saysOfForm("surplus", {
            fields: surplus.slice(0, mostShown).map((key) => cut(String(key))),
          }),
        );
  }

  private fail(path: string, problem: Said): null {
    this.problem ??= path === "" ? problem : saysOfForm("at", { path, problem });
    return null;
  }
}

/**
 * EN-27: returns the clause with its fields in canonical order, or the first problem and its path,
 * such as "when.of.1.get". Never throws on plain data.
 */
export function readClause(raw: unknown): ReadClause {
  const reader = new Reader();
  const clause = reader.clause(raw);
  return clause === null ? { ok: false, problem: reader.problem! } : { ok: true, clause };
}
