/** EN-24 */
export const commands = ["play", "draw", "endTurn", "deckShuffle", "emptyHand", "modify"] as const;
export type Command = (typeof commands)[number];

export const kinds = ["truth", "number", "text"] as const;
export type Kind = (typeof kinds)[number];
export type Value = boolean | number | string;

/**
 * EN-25: `next` follows `player`, who gave the command, in the Turn Cycle; `each` is every active
 * seat in turn.
 */
const people = ["player", "next", "each"] as const;
export type Person = (typeof people)[number];
export const owners = ["game", ...people] as const;
export type Owner = (typeof owners)[number];

const partsOfCard = { rank: "text", suit: "text", colour: "text", value: "number" } as const;
const partsOfTable = {
  stock: "number",
  pile: "number",
  players: "number",
  rules: "number",
  turns: "number",
} as const;
const partsOfPerson = {
  hand: "number",
  rules: "number",
  pending: "number",
  played: "number",
  drew: "number",
  turn: "truth",
} as const;

export type CardPart = keyof typeof partsOfCard;
export type TablePart = keyof typeof partsOfTable;
export type PersonPart = keyof typeof partsOfPerson;
export type Field = `card.${CardPart}` | `top.${CardPart}` | TablePart | `${Person}.${PersonPart}`;

type PartOf<O extends string, P extends string> = O extends unknown
  ? Readonly<{ gives: Kind; of: O; part: P }>
  : never;
/** EN-25 */
export type FieldForm =
  | PartOf<"card" | "top", CardPart>
  | PartOf<"table", TablePart>
  | PartOf<Person, PersonPart>;

/** A Map, because field names come from the authors of clauses. */
export const fields: ReadonlyMap<string, FieldForm> = new Map(
  Object.entries({
    card: partsOfCard,
    top: partsOfCard,
    table: partsOfTable,
    player: partsOfPerson,
    next: partsOfPerson,
    each: partsOfPerson,
  } satisfies { readonly [O in FieldForm["of"]]: { readonly [part: string]: Kind } }).flatMap(
    ([of, parts]) =>
      Object.entries(parts).map(([part, gives]): [string, FieldForm] => [
        of === "table" ? part : `${of}.${part}`,
        { gives, of, part } as FieldForm,
      ]),
  ),
);

/** EN-25: `alike` takes operands of one kind. `asks`: evaluated for every active seat as `each`. */
export type OperatorForm = Readonly<{
  takes: Kind | "alike";
  least: number;
  /** Null if unlimited. */
  most: number | null;
  gives: Kind;
  asks?: true;
}>;

const joins = { takes: "truth", least: 2, most: null, gives: "truth" } as const;
const equates = { takes: "alike", least: 2, most: 2, gives: "truth" } as const;
const compares = { takes: "number", least: 2, most: 2, gives: "truth" } as const;
const sums = { takes: "number", least: 2, most: null, gives: "number" } as const;
const asks = { takes: "truth", least: 1, most: 1, gives: "truth", asks: true } as const;
const operatorForms = {
  and: joins,
  or: joins,
  not: { takes: "truth", least: 1, most: 1, gives: "truth" },
  "=": equates,
  "!=": equates,
  in: { ...equates, most: null },
  "<": compares,
  "<=": compares,
  ">": compares,
  ">=": compares,
  "+": sums,
  "*": sums,
  "-": { ...sums, most: 2 },
  div: { ...sums, most: 2 },
  mod: { ...sums, most: 2 },
  some: asks,
  every: asks,
  count: { ...asks, gives: "number" },
} as const satisfies { readonly [operator: string]: OperatorForm };
export type Operator = keyof typeof operatorForms;
export const operators: ReadonlyMap<string, OperatorForm> = new Map(Object.entries(operatorForms));

export type Get = { readonly get: Field };
export type OfProperty = Readonly<{ property: string; of: Owner }>;
export type Operation = Readonly<{ op: Operator; of: readonly Expression[] }>;
/** EN-25: a literal or one of three objects. */
export type Expression = Value | Get | OfProperty | Operation;

export const isGet = (expression: Expression): expression is Get =>
  typeof expression === "object" && "get" in expression;
export const isOperation = (expression: Expression): expression is Operation =>
  typeof expression === "object" && "op" in expression;

/** EN-26 */
export type Effect =
  | Readonly<{ effect: "draw"; who: "player" | "next"; n: number }>
  | { readonly effect: "reverse" }
  | { readonly effect: "skip" }
  | { readonly effect: "extraTurn" }
  | Readonly<{
      effect: "set";
      of: Exclude<Owner, "each">;
      property: string;
      to: Expression;
    }>;
export const effects = [
  "draw",
  "reverse",
  "skip",
  "extraTurn",
  "set",
] as const satisfies readonly Effect["effect"][];

export const lifts = ["match", "limit"] as const;
export type Lift = (typeof lifts)[number];
/** EN-24: the commands that each lift applies to. */
export const lifted: { readonly [L in Lift]: readonly Command[] } = {
  match: ["play"],
  limit: ["play", "draw", "endTurn"],
};
/** EN-26: only these commands may have effects on the turn. */
export const turning: readonly Command[] = ["play", "draw"];

export const endings = ["player", "each", "ranking"] as const;
export type Ending = (typeof endings)[number];

type Doing<D extends string, F> = { readonly do: D } & F & { readonly when: Expression };
type OnCommand = { readonly command: Command };
type AfterCommand = { readonly after: Command };
export type Forbid = Doing<"forbid", OnCommand>;
export type Allow = Doing<"allow", OnCommand & { readonly lifts: Lift }>;
export type Penalty = Doing<"penalty", AfterCommand & { readonly n: number }>;
export type Then = Doing<"then", AfterCommand & { readonly effect: Effect }>;
export type EndGame = Doing<"endGame", { readonly winner: Ending }>;
/** EN-24 */
export type Clause = Forbid | Allow | Penalty | Then | EndGame;
export const forms = [
  "forbid",
  "allow",
  "penalty",
  "then",
  "endGame",
] as const satisfies readonly Clause["do"][];

/** What each clause, effect and property is made of, in the order in which people read it. */
export const partsOf = {
  forbid: ["command", "when"],
  allow: ["command", "lifts", "when"],
  penalty: ["after", "when", "n"],
  then: ["after", "when", "effect"],
  endGame: ["winner", "when"],
  draw: ["who", "n"],
  reverse: [],
  skip: [],
  extraTurn: [],
  set: ["of", "property", "to"],
  property: ["of", "property"],
} as const satisfies {
  readonly [W in Clause["do"] | Effect["effect"] | "property"]: readonly string[];
};

/** EN-24, EN-26: of a penalty or a draw. */
export const mostCards = 5;
/** EN-25, EN-28: of literals and results. */
export const largest = 9999;
/** EN-25: characters. */
export const longestText = 40;
/** EN-27 */
export const mostNodes = 200;
/** EN-27: a literal has depth 1. */
export const mostDepth = 12;
/**
 * EN-26: reserved names. Pending Rules is a property of seats only, and no clause may use Turn
 * Cycle.
 */
export const pendingRules = "Pending Rules";
export const turnCycle = "Turn Cycle";

/** EN-25: depends only on the outermost part. */
export function kindOf(expression: Expression): Kind {
  if (typeof expression === "boolean") return "truth";
  if (typeof expression === "number") return "number";
  if (typeof expression === "string") return "text";
  if (isGet(expression)) return fields.get(expression.get)!.gives;
  return isOperation(expression) ? operatorForms[expression.op].gives : "number";
}

export function commandOf(clause: Clause): Command | null {
  if ("command" in clause) return clause.command;
  return "after" in clause ? clause.after : null;
}

export type Scope = Readonly<{
  /** EN-25: true if the command is `play`. */
  card: boolean;
  /** True if every active seat is asked. */
  each: boolean;
  /** True inside `some`, `every` or `count`. */
  asked: boolean;
}>;

/** Null stands for any command. */
export const scopeAt = (command: Command | null, each = false): Scope => ({
  card: command === "play",
  each,
  asked: false,
});
/** The value that an effect sets uses `scopeAt` instead. */
export const scopeOf = (clause: Clause): Scope =>
  scopeAt(commandOf(clause), clause.do === "endGame" && clause.winner === "each");

export const scopeIn = (operator: Operator, scope: Scope): Scope =>
  operators.get(operator)!.asks ? { ...scope, each: true, asked: true } : scope;
