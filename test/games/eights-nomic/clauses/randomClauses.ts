// Generates random clauses, broken clauses and facts.

import { ranks, suits, type Card } from "#shared/cards/card.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import {
  commandOf,
  commands,
  effects,
  endings,
  fields,
  kinds,
  lifted,
  lifts,
  mostCards,
  mostDepth,
  mostNodes,
  operators,
  owners,
  scopeAt,
  scopeIn,
  scopeOf,
  turning,
  type Clause,
  type Command,
  type Effect,
  type Expression,
  type Field,
  type Kind,
  type Operator,
  type OperatorForm,
  type Scope,
} from "#shared/games/eights-nomic/clauses/clause.ts";
import type { Facts } from "#shared/games/eights-nomic/clauses/evaluate.ts";
import { factsOf } from "./laidFacts.ts";

export const oneOf = <T>(dice: DiceReader, list: readonly T[]): T =>
  list[dice.below(list.length)] as T;

const texts = [...ranks, ...suits, "red", "black", "", "x".repeat(40), "constructor", "__proto__"];
const numbers = [0, 0, 1, 1, 2, 3, 5, 8, 13, -1, -7, 100, 9999, -9999];
const names = ["Score", "Pass 7", "Zähler", "constructor", "valueOf", "Pending Rules"];

/**
 * Grows expressions that fit where they stand; no more parts than it was given, and no deeper than
 * may be.
 */
class Grower {
  private readonly dice: DiceReader;
  private left: number;

  constructor(dice: DiceReader, parts: number) {
    this.dice = dice;
    this.left = parts;
  }

  expression(gives: Kind, scope: Scope, depth = 1): Expression {
    this.left -= 1;
    const made =
      depth < mostDepth && this.left > 2 && this.dice.below(4) > 0
        ? this.operation(gives, scope, depth)
        : null;
    return made ?? this.leaf(gives, scope);
  }

  private leaf(gives: Kind, scope: Scope): Expression {
    const known = [...fields].filter(
      ([, field]) =>
        field.gives === gives &&
        (field.of !== "card" || scope.card) &&
        (field.of !== "each" || scope.each),
    );
    if (known.length > 0 && this.dice.below(3) > 0)
      return { get: oneOf(this.dice, known)[0] as Field };
    if (gives === "text") return oneOf(this.dice, texts);
    if (gives === "truth") return this.dice.below(2) === 0;
    if (this.dice.below(3) > 0) return oneOf(this.dice, numbers);
    const property = oneOf(this.dice, names);
    return {
      property,
      of: oneOf(
        this.dice,
        owners.filter(
          (owner) =>
            (owner !== "each" || scope.each) && (owner !== "game" || property !== "Pending Rules"),
        ),
      ),
    };
  }

  private operation(gives: Kind, scope: Scope, depth: number): Expression | null {
    const known = [...operators].filter(
      ([, form]) => form.gives === gives && !(form.asks && scope.asked) && form.least < this.left,
    );
    if (known.length === 0) return null;
    const [op, form] = oneOf(this.dice, known) as [Operator, OperatorForm];
    const of: Expression[] = [];
    const takes = form.takes === "alike" ? oneOf(this.dice, kinds) : form.takes;
    const count =
      form.most ?? form.least + this.dice.below(Math.max(1, Math.min(40, this.left - form.least)));
    // What is not grown yet is set aside.
    this.left -= count;
    for (let at = 0; at < count; at += 1) {
      this.left += 1;
      of.push(this.expression(takes, scopeIn(op, scope), depth + 1));
    }
    return { op, of };
  }

  effect(after: Command): Effect {
    const kind = oneOf(
      this.dice,
      turning.includes(after)
        ? effects
        : effects.filter((effect) => effect !== "skip" && effect !== "extraTurn"),
    );
    if (kind === "draw")
      return {
        effect: kind,
        who: oneOf(this.dice, ["player", "next"] as const),
        n: 1 + this.dice.below(mostCards),
      };
    if (kind !== "set") return { effect: kind };
    const of = oneOf(this.dice, ["game", "player", "next"] as const);
    return {
      effect: kind,
      of,
      property: oneOf(this.dice, of === "game" ? names.slice(0, -1) : names),
      to: this.expression("number", scopeAt(after)),
    };
  }

  clause(): Clause {
    const clause = this.bare();
    return { ...clause, when: this.expression("truth", scopeOf(clause)) };
  }

  private bare(): Clause {
    const when = true;
    const command = oneOf(this.dice, commands);
    switch (this.dice.below(5)) {
      case 0:
        return { do: "forbid", command, when };
      case 1: {
        const lift = oneOf(this.dice, lifts);
        return { do: "allow", command: oneOf(this.dice, lifted[lift]), lifts: lift, when };
      }
      case 2:
        return { do: "penalty", n: 1 + this.dice.below(mostCards), after: command, when };
      case 3:
        return { do: "then", effect: this.effect(command), after: command, when };
      default:
        return { do: "endGame", winner: oneOf(this.dice, endings), when };
    }
  }
}

/** One that has the form. `parts`: how many at most. */
export const randomClause = (
  dice: DiceReader,
  parts = 1 + dice.below(dice.below(8) === 0 ? mostNodes : 30),
): Clause => new Grower(dice, parts).clause();

/** The largest there are: two hundred parts, and where it can be so asked of every seat. */
export function largestClause(dice: DiceReader): Clause {
  for (;;) {
    const clause = randomClause(dice, mostNodes);
    if (nodesOf(clause) >= mostNodes - 10 && commandOf(clause) !== null) return clause;
  }
}

const partsOf = (expression: Expression): number =>
  typeof expression === "object" && "op" in expression
    ? expression.of.reduce<number>((sum, part) => sum + partsOf(part), 1)
    : 1;
export const nodesOf = (clause: Clause): number =>
  partsOf(clause.when) +
  (clause.do === "then" && clause.effect.effect === "set" ? partsOf(clause.effect.to) : 0);

/** Facts of any round, the strangest among them. */
export function randomFacts(dice: DiceReader): Facts {
  const card = (): Card | null =>
    dice.below(8) === 0
      ? null
      : dice.below(40) === 0
        ? "Jk"
        : `${oneOf(dice, ranks)}${oneOf(dice, suits)}`;
  const count = (): number => oneOf(dice, [0, 0, 1, 2, 5, 8, 30, 9999, 10_000]);
  const players = 1 + dice.below(12);
  const active = Array.from({ length: players }, (_, seat) => seat).filter(
    (seat) => seat === 0 || dice.below(5) > 0,
  );
  const seats = Object.fromEntries(
    active.map((seat) => [
      seat,
      {
        hand: count(),
        rules: count(),
        pending: dice.below(5) - 2,
        played: dice.below(3),
        drew: dice.below(3),
        turn: seat === 0,
      },
    ]),
  );
  const properties = Object.fromEntries(
    ["game", ...active].map((of) => [of, { Score: count() - 5, constructor: count() }]),
  );
  return factsOf({
    card: card(),
    top: card(),
    stock: count(),
    pile: count(),
    players: active.length,
    rules: count(),
    turns: count(),
    player: oneOf(dice, active),
    next: oneOf(dice, active),
    active,
    seats,
    properties,
  });
}

type Tree = { [field: string]: unknown } | unknown[];
const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null;

/** Every object and list of a tree. */
function treesIn(tree: Tree): readonly Tree[] {
  return [tree, ...Object.values(tree).filter(isTree).flatMap(treesIn)];
}

const strange: readonly ((dice: DiceReader) => unknown)[] = [
  () => null,
  () => undefined,
  () => NaN,
  () => Infinity,
  () => 0.5,
  () => 10_000,
  () => -0,
  () => "x".repeat(41),
  () => [],
  () => ({}),
  () => [[[]]],
  () => 1n,
  () => Symbol("x"),
  () => () => true,
  () => "each",
  () => "game",
  () => "play",
  () => "modify",
  () => "constructor",
  () => "__proto__",
  () => "Turn Cycle",
  () => "Pending Rules",
  () => true,
  () => 7,
  () => "8",
  () => ({ get: "each.hand" }),
  () => ({ get: "card.rank" }),
  () => ({ get: "toString" }),
  () => ({ property: "__proto__", of: "game" }),
  () => ({ op: "count", of: [{ get: "each.turn" }] }),
  (dice) => ({ op: "and", of: Array.from({ length: dice.below(300) }, () => true) }),
  (dice) =>
    Array.from({ length: dice.below(40) }).reduce<unknown>(
      (inner) => ({ op: "not", of: [inner] }),
      true,
    ),
  (dice) =>
    new Grower(dice, 20).expression(oneOf(dice, kinds), { card: true, each: true, asked: false }),
];
const strangeNames = [
  "do",
  "command",
  "after",
  "when",
  "n",
  "effect",
  "who",
  "of",
  "op",
  "get",
  "property",
  "to",
  "lifts",
  "winner",
  "toString",
  "unless",
];

/** One place of it made otherwise: rarely it is a clause still. */
function damage(dice: DiceReader, trees: readonly Tree[]): void {
  const tree = oneOf(dice, trees);
  const names = Object.keys(tree);
  const name = names.length > 0 ? oneOf(dice, names) : "0";
  const at = tree as { [field: string]: unknown };
  switch (dice.below(7)) {
    case 0:
      delete at[name];
      break;
    case 1:
      at[oneOf(dice, strangeNames)] = oneOf(dice, strange)(dice);
      break;
    case 2:
      Object.defineProperty(at, "__proto__", {
        value: oneOf(dice, strange)(dice),
        enumerable: true,
        configurable: true,
        writable: true,
      });
      break;
    case 3:
      at[name] = oneOf(dice, trees);
      break;
    case 4:
      if (Array.isArray(tree)) tree.push(oneOf(dice, strange)(dice));
      else Object.setPrototypeOf(tree, { ...tree });
      break;
    default:
      at[name] = oneOf(dice, strange)(dice);
  }
}

/** What was a clause and has up to three damages, loops among them. Or what never was one. */
export function brokenClause(dice: DiceReader): unknown {
  if (dice.below(20) === 0) return oneOf(dice, strange)(dice);
  const whole = structuredClone(randomClause(dice)) as unknown as Tree;
  // Counted before the first: a loop has no end of trees.
  const trees = treesIn(whole);
  for (let damages = 1 + dice.below(3); damages > 0; damages -= 1) damage(dice, trees);
  return whole;
}
