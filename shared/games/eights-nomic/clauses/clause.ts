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

const partsOfCard = {
  rank: "text",
  suit: "text",
  colour: "text",
  value: "number",
} as const satisfies { readonly [part: string]: Kind };
const partsOfTable = {
  stock: "number",
  pile: "number",
  players: "number",
  rules: "number",
  turns: "number",
} as const satisfies { readonly [part: string]: Kind };
const partsOfPerson = {
  hand: "number",
  rules: "number",
  pending: "number",
  played: "number",
  drew: "number",
  turn: "truth",
} as const satisfies { readonly [part: string]: Kind };

export type CardPart = keyof typeof partsOfCard;
export type TablePart = keyof typeof partsOfTable;
export type PersonPart = keyof typeof partsOfPerson;
export type Field = `card.${CardPart}` | `top.${CardPart}` | TablePart | `${Person}.${PersonPart}`;

type PartOf<O extends string, P extends string> = O extends unknown
  ? { readonly gives: Kind; readonly of: O; readonly part: P }
  : never;
/** EN-25 */
export type FieldForm =
  | PartOf<"card" | "top", CardPart>
  | PartOf<"table", TablePart>
  | PartOf<Person, PersonPart>;

const parts = <P extends string>(table: { readonly [K in P]: Kind }): readonly (readonly [
  P,
  Kind,
])[] => Object.entries(table) as [P, Kind][];

/** A Map, because field names come from the authors of clauses. */
export const fields: ReadonlyMap<string, FieldForm> = new Map<string, FieldForm>([
  ...(["card", "top"] as const).flatMap((of) =>
    parts(partsOfCard).map(([part, gives]): [Field, FieldForm] => [
      `${of}.${part}`,
      { gives, of, part },
    ]),
  ),
  ...parts(partsOfTable).map(([part, gives]): [Field, FieldForm] => [
    part,
    { gives, of: "table", part },
  ]),
  ...people.flatMap((of) =>
    parts(partsOfPerson).map(([part, gives]): [Field, FieldForm] => [
      `${of}.${part}`,
      { gives, of, part },
    ]),
  ),
]);

/** EN-25: `alike` takes operands of one kind. `asks`: evaluated for every active seat as `each`. */
export interface OperatorForm {
  readonly takes: Kind | "alike";
  readonly least: number;
  /** Null if unlimited. */
  readonly most: number | null;
  readonly gives: Kind;
  readonly asks?: true;
}

const operatorForms = {
  and: { takes: "truth", least: 2, most: null, gives: "truth" },
  or: { takes: "truth", least: 2, most: null, gives: "truth" },
  not: { takes: "truth", least: 1, most: 1, gives: "truth" },
  "=": { takes: "alike", least: 2, most: 2, gives: "truth" },
  "!=": { takes: "alike", least: 2, most: 2, gives: "truth" },
  in: { takes: "alike", least: 2, most: null, gives: "truth" },
  "<": { takes: "number", least: 2, most: 2, gives: "truth" },
  "<=": { takes: "number", least: 2, most: 2, gives: "truth" },
  ">": { takes: "number", least: 2, most: 2, gives: "truth" },
  ">=": { takes: "number", least: 2, most: 2, gives: "truth" },
  "+": { takes: "number", least: 2, most: null, gives: "number" },
  "*": { takes: "number", least: 2, most: null, gives: "number" },
  "-": { takes: "number", least: 2, most: 2, gives: "number" },
  div: { takes: "number", least: 2, most: 2, gives: "number" },
  mod: { takes: "number", least: 2, most: 2, gives: "number" },
  some: { takes: "truth", least: 1, most: 1, gives: "truth", asks: true },
  every: { takes: "truth", least: 1, most: 1, gives: "truth", asks: true },
  count: { takes: "truth", least: 1, most: 1, gives: "number", asks: true },
} as const satisfies { readonly [operator: string]: OperatorForm };
export type Operator = keyof typeof operatorForms;
export const operators: ReadonlyMap<string, OperatorForm> = new Map<string, OperatorForm>(
  Object.entries(operatorForms),
);

export type Get = { readonly get: Field };
export type OfProperty = { readonly property: string; readonly of: Owner };
export type Operation = { readonly op: Operator; readonly of: readonly Expression[] };
/** EN-25: a literal or one of three objects. */
export type Expression = Value | Get | OfProperty | Operation;

/** EN-26 */
export type Effect =
  | { readonly effect: "draw"; readonly who: "player" | "next"; readonly n: number }
  | { readonly effect: "reverse" }
  | { readonly effect: "skip" }
  | { readonly effect: "extraTurn" }
  | {
      readonly effect: "set";
      readonly of: Exclude<Owner, "each">;
      readonly property: string;
      readonly to: Expression;
    };
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

export type Forbid = {
  readonly do: "forbid";
  readonly command: Command;
  readonly when: Expression;
};
export type Allow = {
  readonly do: "allow";
  readonly command: Command;
  readonly lifts: Lift;
  readonly when: Expression;
};
export type Penalty = {
  readonly do: "penalty";
  readonly n: number;
  readonly after: Command;
  readonly when: Expression;
};
export type Then = {
  readonly do: "then";
  readonly effect: Effect;
  readonly after: Command;
  readonly when: Expression;
};
export type EndGame = {
  readonly do: "endGame";
  readonly winner: Ending;
  readonly when: Expression;
};
/** EN-24 */
export type Clause = Forbid | Allow | Penalty | Then | EndGame;
export const forms = [
  "forbid",
  "allow",
  "penalty",
  "then",
  "endGame",
] as const satisfies readonly Clause["do"][];

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
  if ("get" in expression) return fields.get(expression.get)!.gives;
  return "op" in expression ? operatorForms[expression.op].gives : "number";
}

export const commandOf = (clause: Clause): Command | null =>
  clause.do === "endGame"
    ? null
    : clause.do === "forbid" || clause.do === "allow"
      ? clause.command
      : clause.after;

export interface Scope {
  /** EN-25: true if the command is `play`. */
  readonly card: boolean;
  /** True if every active seat is asked. */
  readonly each: boolean;
  /** True inside `some`, `every` or `count`. */
  readonly asked: boolean;
}

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
