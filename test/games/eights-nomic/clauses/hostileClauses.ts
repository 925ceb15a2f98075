// Values that are not clauses, and what is said of each.

import { mostDepth, mostNodes } from "#shared/games/eights-nomic/clauses/clause.ts";

const forbid = (when: unknown, more: object = {}): object => ({
  do: "forbid",
  command: "play",
  when,
  ...more,
});
const op = (name: unknown, ...of: unknown[]): object => ({ op: name, of });
const set = (more: object, after = "play"): object => ({
  do: "then",
  effect: { effect: "set", of: "game", property: "Score", to: 1, ...more },
  after,
  when: true,
});
const draw = (more: object): object => ({
  do: "then",
  effect: { effect: "draw", who: "next", n: 2, ...more },
  after: "play",
  when: true,
});
const nested = (levels: number): unknown => {
  let inner: unknown = true;
  for (let level = 1; level < levels; level += 1) inner = { op: "not", of: [inner] };
  return inner;
};
const circle: { op: string; of: unknown[] } = { op: "not", of: [] };
circle.of.push(circle);
const looped: { op: string; of?: unknown[] } = { op: "and" };
looped.of = [looped, looped];
/**
 * Each level twice the one below: of thirty levels, a thousand million parts out of thirty objects.
 */
const doubled = (levels: number): unknown => {
  let inner: unknown = true;
  for (let level = 0; level < levels; level += 1) inner = { op: "and", of: [inner, inner] };
  return inner;
};
const endless = {
  op: "and",
  get of(): unknown {
    return [this, this];
  },
};
class Borrowed {
  get do(): string {
    return "forbid";
  }
}
const lent: object = Object.create({ do: "forbid", command: "play", when: true }) as object;
const lentWhen: object = Object.assign(Object.create({ when: true }) as object, {
  do: "forbid",
  command: "play",
});

const anExpression =
  'must be true or false, a whole number, a text, or an object with "get", "property" or "op"';
const aClause =
  'a clause must be null or an object whose "do" is forbid, allow, penalty, then or endGame';
const anEffect =
  'effect: an effect must be an object whose "effect" is draw, reverse, skip, extraTurn or set';
const aCommand = "play, draw, endTurn, deckShuffle, emptyHand, or modify is needed";
const tooMany = `a clause may have ${mostNodes} parts at most`;
const tooDeep = `a clause may be nested ${mostDepth} levels deep at most`;
const aWhole = "this must be a whole number from −9,999 to 9,999";
const aTruth = (given: string): string => `this must be true or false, not ${given}`;
const aName = "a property’s name must be 1 to 20 letters, digits and spaces";
const noEach =
  'each player works only inside "some", "every" and "count", and where the game ends for every player it is true of';

export const hostile: readonly (readonly [what: string, raw: unknown, problem: string])[] = [
  // What is no clause at all.
  ["nothing", undefined, aClause],
  ["a text of JavaScript", "process.exit()", aClause],
  ["a number", 7, aClause],
  ["a list", [forbid(true)], aClause],
  ["a function", () => true, aClause],
  ["an empty object", {}, aClause],
  ["an unknown form", { do: "require", command: "play", when: true }, aClause],
  [
    "a form by a name of the prototype",
    { do: "constructor", command: "play", when: true },
    aClause,
  ],
  [
    "a form that is a list with a form in it",
    { do: ["forbid"], command: "play", when: true },
    aClause,
  ],
  ["a form lent by the prototype", lent, aClause],
  ["a form that a getter makes", new Borrowed(), aClause],
  // Fields of the clause.
  ["no condition", { do: "forbid", command: "play" }, `when: ${anExpression}`],
  ["a condition lent by the prototype", lentWhen, `when: ${anExpression}`],
  ["a surplus field", forbid(true, { unless: false }), '"unless" does not belong here'],
  [
    "a surplus field named __proto__",
    JSON.parse('{"do":"forbid","command":"play","when":true,"__proto__":{"x":1}}'),
    '"__proto__" does not belong here',
  ],
  [
    "a surplus field that is a symbol",
    { ...forbid(true), [Symbol("when")]: true },
    '"Symbol(when)" does not belong here',
  ],
  [
    "a surplus field with an endless name",
    forbid(true, { ["x".repeat(100_000)]: 1 }),
    `"${"x".repeat(40)}…" does not belong here`,
  ],
  [
    "a thousand surplus fields",
    forbid(true, Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`f${at}`, at]))),
    '"f0", "f1", "f2", "f3", "f4" do not belong here',
  ],
  [
    '"after" where "command" is meant',
    { do: "forbid", after: "play", when: true },
    '"after" does not belong here',
  ],
  ["an unknown command", forbid(true, { command: "leave" }), `command: ${aCommand}`],
  [
    "a command that cannot be stopped",
    forbid(true, { command: "improper" }),
    `command: ${aCommand}`,
  ],
  [
    "a command by a name of the prototype",
    forbid(true, { command: "toString" }),
    `command: ${aCommand}`,
  ],
  [
    "a command that is no text",
    forbid(true, { command: { toString: () => "play" } }),
    `command: ${aCommand}`,
  ],
  [
    "an unknown lift",
    { do: "allow", command: "play", lifts: "forbid", when: true },
    "lifts: match or limit is needed",
  ],
  [
    "a match lifted of a draw",
    { do: "allow", command: "draw", lifts: "match", when: true },
    'lifts: "match" can only be lifted for play',
  ],
  [
    "a limit lifted of a change",
    { do: "allow", command: "modify", lifts: "limit", when: true },
    'lifts: "limit" can only be lifted for play, draw, or endTurn',
  ],
  [
    "a penalty of nothing",
    { do: "penalty", n: 0, after: "play", when: true },
    "n: this must be a whole number from 1 to 5",
  ],
  [
    "a penalty of six",
    { do: "penalty", n: 6, after: "play", when: true },
    "n: this must be a whole number from 1 to 5",
  ],
  [
    "a penalty of half a card",
    { do: "penalty", n: 1.5, after: "play", when: true },
    "n: this must be a whole number from 1 to 5",
  ],
  [
    "a penalty in words",
    { do: "penalty", n: "2", after: "play", when: true },
    "n: this must be a whole number from 1 to 5",
  ],
  [
    "a penalty that is reckoned",
    { do: "penalty", n: op("+", 1, 1), after: "play", when: true },
    "n: this must be a whole number from 1 to 5",
  ],
  [
    "an unknown winner",
    { do: "endGame", winner: "next", when: true },
    "winner: player, each, or ranking is needed",
  ],
  [
    "a winner by number",
    { do: "endGame", winner: 0, when: true },
    "winner: player, each, or ranking is needed",
  ],
  [
    "an end with a command",
    { do: "endGame", winner: "player", after: "play", when: true },
    '"after" does not belong here',
  ],
  // Effects.
  ["no effect", { do: "then", after: "play", when: true }, anEffect],
  [
    "an effect that is a text",
    { do: "then", effect: "reverse", after: "play", when: true },
    anEffect,
  ],
  [
    "an unknown effect",
    { do: "then", effect: { effect: "steal" }, after: "play", when: true },
    anEffect,
  ],
  [
    "a list of effects",
    { do: "then", effect: [{ effect: "skip" }], after: "play", when: true },
    anEffect,
  ],
  [
    "an effect with more to it",
    { do: "then", effect: { effect: "reverse", n: 2 }, after: "play", when: true },
    'effect: "n" does not belong here',
  ],
  [
    "a skip after a change",
    { do: "then", effect: { effect: "skip" }, after: "modify", when: true },
    'effect: "skip" can only follow play or draw',
  ],
  [
    "an extra turn after an end of a turn",
    { do: "then", effect: { effect: "extraTurn" }, after: "endTurn", when: true },
    'effect: "extraTurn" can only follow play or draw',
  ],
  ["six cards to draw", draw({ n: 6 }), "effect.n: this must be a whole number from 1 to 5"],
  [
    "fewer than no cards to draw",
    draw({ n: -1 }),
    "effect.n: this must be a whole number from 1 to 5",
  ],
  ["cards for each", draw({ who: "each" }), "effect.who: player or next is needed"],
  ["cards for a seat by number", draw({ who: 2 }), "effect.who: player or next is needed"],
  ["a property set of each", set({ of: "each" }), "effect.of: game, player, or next is needed"],
  [
    "the Turn Cycle set",
    set({ property: "Turn Cycle" }),
    'effect.property: a clause can’t use the property "Turn Cycle"',
  ],
  [
    "Pending Rules of the game",
    set({ property: "Pending Rules" }),
    'effect.property: "Pending Rules" is a property of players, not of the game',
  ],
  ["__proto__ set", set({ property: "__proto__" }), `effect.property: ${aName}`],
  ["a property without a name", set({ property: "" }), `effect.property: ${aName}`],
  [
    "a property with a name of 21 letters",
    set({ property: "a".repeat(21) }),
    `effect.property: ${aName}`,
  ],
  ["a property named by a path", set({ property: "a.b" }), `effect.property: ${aName}`],
  ["a property with two lines", set({ property: "a\nb" }), `effect.property: ${aName}`],
  ["a property named by a list", set({ property: ["Score"] }), `effect.property: ${aName}`],
  ["a property set to a text", set({ to: "5" }), "effect.to: this must be a number, not a text"],
  [
    "a property set to a truth",
    set({ to: op("<", 1, 2) }),
    "effect.to: this must be a number, not true or false",
  ],
  ["a property set to each one’s", set({ to: { get: "each.hand" } }), `effect.to.get: ${noEach}`],
  [
    "a property set by the card of a draw",
    set({ to: { get: "card.value" } }, "draw"),
    "effect.to.get: there is only a card when a card is played",
  ],
  // Expressions.
  ["null as a condition", forbid(null), `when: ${anExpression}`],
  ["a list as a condition", forbid([true]), `when: ${anExpression}`],
  ["a large integer of its own kind", forbid(op("=", 1n, 1)), `when.of.0: ${anExpression}`],
  ["a symbol as a condition", forbid(Symbol("true")), `when: ${anExpression}`],
  [
    "a truth of two kinds",
    forbid({ get: "player.turn", op: "not" }),
    'when: "op" does not belong here',
  ],
  ["a number as a condition", forbid(1), `when: ${aTruth("a number")}`],
  ["a text as a condition", forbid("true"), `when: ${aTruth("a text")}`],
  [
    "a field that is a number as a condition",
    forbid({ get: "player.hand" }),
    `when: ${aTruth("a number")}`,
  ],
  ["half a number", forbid(op("=", 0.5, 1)), `when.of.0: ${aWhole}`],
  ["10000", forbid(op("=", 1, 10_000)), `when.of.1: ${aWhole}`],
  ["not a number", forbid(op("=", NaN, 1)), `when.of.0: ${aWhole}`],
  ["an infinite number", forbid(op("=", Infinity, 1)), `when.of.0: ${aWhole}`],
  [
    "a text of 41 characters",
    forbid(op("=", "x".repeat(41), "x")),
    "when.of.0: use at most 40 characters",
  ],
  [
    "a text of ten million characters",
    forbid(op("=", "x".repeat(10_000_000), "x")),
    "when.of.0: use at most 40 characters",
  ],
  [
    "an unknown field",
    forbid(op("=", { get: "card.owner" }, 1)),
    'when.of.0.get: there is no field "card.owner"',
  ],
  [
    "a field that is hidden",
    forbid(op("=", { get: "next.cards" }, 1)),
    'when.of.0.get: there is no field "next.cards"',
  ],
  [
    "a field of a seat by number",
    forbid(op("=", { get: "0.hand" }, 1)),
    'when.of.0.get: there is no field "0.hand"',
  ],
  [
    "a field by a name of the prototype",
    forbid({ get: "constructor" }),
    'when.get: there is no field "constructor"',
  ],
  ["__proto__ as a field", forbid({ get: "__proto__" }), 'when.get: there is no field "__proto__"'],
  [
    "a field with an endless name",
    forbid({ get: "x".repeat(1_000_000) }),
    `when.get: there is no field "${"x".repeat(40)}…"`,
  ],
  ["a field that is no text", forbid({ get: ["player.turn"] }), "when.get: a text is needed"],
  [
    "a field and a property",
    forbid({ get: "stock", property: "Score" }),
    'when: "property" does not belong here',
  ],
  [
    "the card of a draw",
    forbid(op("=", { get: "card.rank" }, "8"), { command: "draw" }),
    "when.of.0.get: there is only a card when a card is played",
  ],
  [
    "the card at an end of the game",
    { do: "endGame", winner: "player", when: op("=", { get: "card.rank" }, "8") },
    "when.of.0.get: there is only a card when a card is played",
  ],
  ["each outside", forbid({ get: "each.turn" }), `when.get: ${noEach}`],
  [
    "each at an end for the player",
    { do: "endGame", winner: "player", when: { get: "each.turn" } },
    `when.get: ${noEach}`,
  ],
  [
    "a property of each outside",
    forbid(op("=", { property: "Score", of: "each" }, 1)),
    `when.of.0.of: ${noEach}`,
  ],
  [
    "a property of nobody",
    forbid(op("=", { property: "Score" }, 1)),
    "when.of.0.of: game, player, next, or each is needed",
  ],
  [
    "a property of a seat by number",
    forbid(op("=", { property: "Score", of: 1 }, 1)),
    "when.of.0.of: game, player, next, or each is needed",
  ],
  [
    "the Turn Cycle read",
    forbid(op("=", { property: "Turn Cycle", of: "game" }, 1)),
    'when.of.0.property: a clause can’t use the property "Turn Cycle"',
  ],
  ["an unknown operator", forbid(op("xor", true, true)), 'when.op: there is no operator "xor"'],
  [
    "an operator by a name of the prototype",
    forbid(op("hasOwnProperty", true)),
    'when.op: there is no operator "hasOwnProperty"',
  ],
  [
    "__proto__ as an operator",
    forbid(op("__proto__", true)),
    'when.op: there is no operator "__proto__"',
  ],
  ["an operator that is no text", forbid(op(["and"], true, true)), "when.op: a text is needed"],
  ["an operator of nothing", forbid({ op: "not" }), "when.of: a list is needed"],
  ["parts by name", forbid({ op: "not", of: { 0: true, length: 1 } }), "when.of: a list is needed"],
  ["parts as a text", forbid({ op: "not", of: "t" }), "when.of: a list is needed"],
  ["and of one", forbid(op("and", true)), 'when.of: "and" needs at least 2 parts'],
  ["not of two", forbid(op("not", true, false)), 'when.of: "not" needs 1 part'],
  ["three compared", forbid(op("<", 1, 2, 3)), 'when.of: "<" needs 2 parts'],
  [
    "a hole among the parts",
    forbid({ op: "and", of: [true, , true] }),
    `when.of.1: ${anExpression}`,
  ],
  ["a number among truths", forbid(op("and", true, 1)), `when.of.1: ${aTruth("a number")}`],
  [
    "a text reckoned with",
    forbid(op("=", op("+", 1, "1"), 11)),
    "when.of.0.of.1: this must be a number, not a text",
  ],
  [
    "texts put in order",
    forbid(op("<", { get: "card.rank" }, "9")),
    "when.of.0: this must be a number, not a text",
  ],
  [
    "a rank compared with a number",
    forbid(op("=", { get: "card.rank" }, 8)),
    "when.of.1: all parts must be of one kind: the first is a text, this one a number",
  ],
  [
    "a list of two kinds",
    forbid(op("in", { get: "card.rank" }, "8", true)),
    "when.of.2: all parts must be of one kind: the first is a text, this one true or false",
  ],
  ["a count as a truth", forbid(op("count", { get: "each.turn" })), `when: ${aTruth("a number")}`],
  [
    "some of a number",
    forbid(op("some", { get: "each.hand" })),
    `when.of.0: ${aTruth("a number")}`,
  ],
  [
    "some inside every",
    forbid(op("every", op("some", { get: "each.turn" }))),
    'when.of.0.op: "some" asks every player, so it can’t be inside another that does',
  ],
  [
    "count inside some, further down",
    forbid(op("some", op("not", op("=", op("count", { get: "each.turn" }), 1)))),
    'when.of.0.of.0.of.0.op: "count" asks every player, so it can’t be inside another that does',
  ],
  // Sizes.
  ["13 levels", forbid(nested(13)), `when${".of.0".repeat(12)}: ${tooDeep}`],
  ["a hundred thousand levels", forbid(nested(100_000)), `when${".of.0".repeat(12)}: ${tooDeep}`],
  ["a circle", forbid(circle), `when${".of.0".repeat(12)}: ${tooDeep}`],
  ["a circle that branches", forbid(looped), `when${".of.0".repeat(12)}: ${tooDeep}`],
  [
    "a thousand million parts out of thirty",
    forbid(doubled(30)),
    `when${".of.0".repeat(12)}: ${tooDeep}`,
  ],
  [
    "255 parts out of eight",
    forbid(doubled(7)),
    `when.of.1.of.1.of.0.of.0.of.0.of.1.of: ${tooMany}`,
  ],
  ["parts that a getter makes", forbid(endless), "when.of: a list is needed"],
  [
    "201 parts",
    forbid(op("and", ...Array.from({ length: 200 }, () => true))),
    `when.of: ${tooMany}`,
  ],
  [
    "201 parts in two lists",
    forbid(
      op(
        "and",
        op("and", ...Array.from({ length: 100 }, () => true)),
        op("or", ...Array.from({ length: 98 }, () => true)),
      ),
    ),
    `when.of.1.of: ${tooMany}`,
  ],
  [
    "a million parts",
    forbid({ op: "and", of: new Array(1_000_000).fill(true) }),
    `when.of: ${tooMany}`,
  ],
  [
    "a list without end and without parts",
    forbid({ op: "and", of: Object.assign([], { length: 4_294_967_295 }) }),
    `when.of: ${tooMany}`,
  ],
  [
    "more than 200 parts in all, in effect and condition",
    {
      do: "then",
      effect: {
        effect: "set",
        of: "game",
        property: "Score",
        to: op("+", ...Array.from({ length: 120 }, () => 1)),
      },
      after: "play",
      when: op("and", ...Array.from({ length: 120 }, () => true)),
    },
    `when.of: ${tooMany}`,
  ],
];
