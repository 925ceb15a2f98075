import { isRank, isSuit, ranks, suits } from "#shared/cards/card.ts";
import { saying, type Said } from "#shared/text/said.ts";
import type {
  Choices,
  ClauseText,
  FittingGroup,
  PlaceName,
} from "#shared/games/eights-nomic/text/clauses.en.ts";
import {
  commands,
  effects,
  endings,
  fields,
  forms,
  largest,
  lifted,
  lifts,
  mostCards,
  mostDepth,
  mostNodes,
  operators,
  owners,
  pendingRules,
  scopeAt,
  scopeIn,
  turnCycle,
  turning,
  type CardPart,
  type Clause,
  type Command,
  type Effect,
  type Expression,
  type Field,
  type Kind,
  type Operator,
  type Owner,
  type Scope,
} from "#shared/games/eights-nomic/clauses/clause.ts";
import {
  isPropertyName,
  longestName,
  readClause,
} from "#shared/games/eights-nomic/clauses/form.ts";
import { say as sayProblem } from "#shared/games/eights-nomic/clauses/say.ts";
import { sayExpression } from "#shared/games/eights-nomic/clauses/words.ts";

const say = saying<ClauseText["blocks"]>("eights-nomic.clauses.blocks");

/**
 * One block: the choice for its place (null: a hole), what is typed into it, and the blocks within
 * it. Immutable plain data.
 */
export type Building = {
  readonly choice: string | null;
  readonly typed: string;
  readonly parts: readonly Building[];
};

export type Entry =
  | { readonly kind: "number"; readonly least: number; readonly most: number }
  | { readonly kind: "name"; readonly longest: number };

/**
 * A block as it is shown; `path` is '' for the whole, and "1.0" for the first part of its second.
 */
export interface Block {
  readonly path: string;
  readonly place: Said;
  /** Null for a hole. */
  readonly words: Said | null;
  readonly entry: (Entry & { readonly value: string }) | null;
  /** Null if the typed value is valid. */
  readonly problem: Said | null;
  readonly parts: readonly Block[];
  /** True if one more part may follow. */
  readonly grows: boolean;
  /** True if it can be removed without leaving a hole. */
  readonly goes: boolean;
}

export interface Fitting {
  readonly id: string;
  readonly group: Said;
  readonly words: Said;
}

type ExpressionPlace = {
  readonly is: "expression";
  readonly asks: Said;
  readonly wanted: Kind | null;
  readonly scope: Scope;
  readonly depth: number;
  /** For a clause that runs after its command, when another card lies on top. */
  readonly lay: boolean;
  /** The part of a card that it is compared with, such as the rank, which limits the choices. */
  readonly beside: CardPart | null;
};
type BlockInput =
  | {
      readonly is: "choice";
      readonly asks: Said;
      readonly of: readonly string[];
      readonly list: Choices;
    }
  | { readonly is: "count"; readonly asks: Said }
  | { readonly is: "name"; readonly asks: Said; readonly owner: string | null }
  | ExpressionPlace;

const hole: Building = { choice: null, typed: "", parts: [] };
const chosen = (choice: string): Building => ({ ...hole, choice });
const typed = (choice: string, value: string): Building => ({ ...hole, choice, typed: value });

const choice = (list: Choices, asks: PlaceName, of: readonly string[]): BlockInput => ({
  is: "choice",
  asks: say("place", { place: asks }),
  of,
  list,
});
const root: BlockInput = choice("form", "form", forms);
const commandPlace: BlockInput = choice("command", "command", commands);
const countPlace: BlockInput = { is: "count", asks: say("place", { place: "count" }) };
const expressionPlace = (
  asks: PlaceName,
  wanted: Kind,
  scope: Scope,
  lay: boolean,
): BlockInput => ({
  is: "expression",
  asks: say("place", { place: asks }),
  wanted,
  scope,
  depth: 1,
  lay,
  beside: null,
});

const commandIn = (part: Building | undefined): Command | null =>
  (commands as readonly (string | null | undefined)[]).includes(part?.choice)
    ? (part!.choice as Command)
    : null;

/**
 * Returns the places within the whole, by what it does; some ask for less once those before them
 * are filled.
 */
function placesInClause({ choice: form, parts }: Building): readonly BlockInput[] {
  const command = commandIn(parts[0]);
  const when = expressionPlace(
    "when",
    "truth",
    scopeAt(command),
    form !== "forbid" && form !== "allow",
  );
  switch (form) {
    case "forbid":
      return [commandPlace, when];
    case "allow":
      return [
        choice("command", "command", lifted.limit),
        choice(
          "lift",
          "lift",
          lifts.filter((lift) => command === null || lifted[lift].includes(command)),
        ),
        when,
      ];
    case "penalty":
      return [commandPlace, when, countPlace];
    case "then":
      return [
        commandPlace,
        when,
        choice(
          "effect",
          "effect",
          effects.filter(
            (effect) =>
              (effect !== "skip" && effect !== "extraTurn") ||
              command === null ||
              turning.includes(command),
          ),
        ),
      ];
    case "endGame":
      return [
        choice("ending", "ending", endings),
        expressionPlace("when", "truth", scopeAt(null, parts[0]?.choice === "each"), true),
      ];
    default:
      return [];
  }
}

function placesInEffect(
  { choice: effect, parts }: Building,
  command: Command | null,
): readonly BlockInput[] {
  if (effect === "draw") return [choice("who", "who", ["player", "next"]), countPlace];
  if (effect !== "set") return [];
  return [
    choice("owner", "owner", ["game", "player", "next"]),
    { is: "name", asks: say("place", { place: "name" }), owner: parts[0]?.choice ?? null },
    expressionPlace("to", "number", scopeAt(command), true),
  ];
}

function placesInExpression(block: Building, place: ExpressionPlace): readonly BlockInput[] {
  const { choice: id, parts } = block;
  if (id !== "property") return parts.map((_, step) => operandPlace(block, place, step));
  const of = owners.filter((owner) => owner !== "each" || place.scope.each);
  return [
    choice("owner", "owner", of),
    { is: "name", asks: say("place", { place: "name" }), owner: parts[0]?.choice ?? null },
  ];
}

/** Where operands must be alike, the first filled one decides. */
function operandPlace(
  { choice: id, parts }: Building,
  { scope, depth, lay }: ExpressionPlace,
  step: number,
): BlockInput {
  const operator = operatorIn(id)!;
  const { takes } = operators.get(operator)!;
  const wanted = takes === "alike" ? firstKind(parts.slice(0, step)) : takes;
  const beside =
    takes === "alike"
      ? (parts
          .filter((_, other) => other !== step)
          .map(partIn)
          .find((part) => part !== null) ?? null)
      : null;
  return {
    is: "expression",
    asks: say("operand", { operator, first: step === 0 }),
    scope: scopeIn(operator, scope),
    depth: depth + 1,
    lay,
    wanted,
    beside,
  };
}

function placesIn(
  block: Building,
  place: BlockInput,
  command: Command | null,
): readonly BlockInput[] {
  if (place === root) return placesInClause(block);
  if (place.is === "expression") return placesInExpression(block, place);
  return place.is === "choice" && place.list === "effect" ? placesInEffect(block, command) : [];
}

const operatorIn = (id: string | null): Operator | null =>
  id?.startsWith("op:") ? (id.slice(3) as Operator) : null;
const fieldIn = (id: string | null): Field | null =>
  id?.startsWith("get:") ? (id.slice(4) as Field) : null;
const textIn = (id: string | null): string | null => (id?.startsWith("text:") ? id.slice(5) : null);
const firstKind = (parts: readonly Building[]): Kind | null =>
  parts.map(kindIn).find((kind) => kind !== null) ?? null;

function kindIn({ choice: id }: Building): Kind | null {
  const [operator, field] = [operatorIn(id), fieldIn(id)];
  if (operator) return operators.get(operator)!.gives;
  if (field) return fields.get(field)!.gives;
  if (textIn(id) !== null) return "text";
  if (id === null) return null;
  return id === "true" || id === "false" ? "truth" : "number";
}
function partIn({ choice: id }: Building): CardPart | null {
  const field = fieldIn(id);
  const form = field ? fields.get(field)! : null;
  return form && (form.of === "card" || form.of === "top") && form.gives === "text"
    ? form.part
    : null;
}

const textsOf: { readonly [P in CardPart]?: readonly string[] } = {
  rank: ranks,
  suit: suits,
  colour: ["red", "black"],
};

/** Returns every choice for a place, ignoring the limits of size. */
function choicesFor(place: BlockInput): readonly string[] {
  switch (place.is) {
    case "choice":
      return place.of;
    case "count":
    case "name":
      return [place.is];
    case "expression": {
      const texts = place.beside ? (textsOf[place.beside] ?? []) : Object.values(textsOf).flat();
      const known = [
        ...[...fields]
          .filter(
            ([, { of }]) =>
              (of !== "card" || place.scope.card) && (of !== "each" || place.scope.each),
          )
          .map(([field]) => `get:${field}`),
        "number",
        ...texts.map((text) => `text:${text}`),
        "property",
        "true",
        "false",
        ...[...operators]
          .filter(([, { asks }]) => !(asks && place.scope.asked))
          .map(([operator]) => `op:${operator}`),
      ];
      return known.filter((id) => place.wanted === null || kindIn(chosen(id)) === place.wanted);
    }
  }
}

/**
 * True if the choice may stand there. A text that is not among the choices may have come with a
 * clause in force.
 */
const stands = (id: string, place: BlockInput): boolean =>
  choicesFor(place).includes(id) ||
  (place.is === "expression" &&
    textIn(id) !== null &&
    (place.wanted === null || place.wanted === "text"));

/** Fills the block with holes for its parts and removes what no longer fits into its place. */
function fitted(block: Building, place: BlockInput, command: Command | null = null): Building {
  if (place.is === "count" || place.is === "name")
    return block.choice === place.is ? block : typed(place.is, place.is === "count" ? "1" : "");
  if (block.choice === null || !stands(block.choice, place)) return hole;
  const operator = place.is === "expression" ? operatorIn(block.choice) : null;
  const count = operator
    ? Math.max(block.parts.length, operators.get(operator)!.least)
    : placesIn(block, place, command).length;
  // In order, since an earlier part decides what fits beside it.
  let now: Building = {
    ...block,
    parts: Array.from({ length: count }, (_, step) => block.parts[step] ?? hole),
  };
  for (let step = 0; step < count; step += 1) {
    const within = operator
      ? operandPlace(now, place as ExpressionPlace, step)
      : placesIn(now, place, command)[step]!;
    now = {
      ...now,
      parts: now.parts.with(
        step,
        fitted(now.parts[step]!, within, place === root ? commandIn(now.parts[0]) : command),
      ),
    };
  }
  return now;
}

const isOfExpression = (place: BlockInput): boolean => place.is === "expression";

/** Counts parts as EN-27 does, holes included. */
function nodesIn(block: Building, place: BlockInput, command: Command | null): number {
  const own = isOfExpression(place) ? 1 : 0;
  return childrenOf(block, place, command).reduce(
    (sum, [part, within, ofCommand]) => sum + nodesIn(part, within, ofCommand),
    own,
  );
}
function deepest(block: Building, place: BlockInput, command: Command | null): number {
  const own = place.is === "expression" ? place.depth : 0;
  return childrenOf(block, place, command).reduce(
    (most, [part, within, ofCommand]) => Math.max(most, deepest(part, within, ofCommand)),
    own,
  );
}
const childrenOf = (
  block: Building,
  place: BlockInput,
  command: Command | null,
): readonly (readonly [Building, BlockInput, Command | null])[] => {
  const ofCommand = place === root ? commandIn(block.parts[0]) : command;
  return placesIn(block, place, command).map(
    (within, at) => [block.parts[at] ?? hole, within, ofCommand] as const,
  );
};

const isOfSize = (building: Building): boolean =>
  nodesIn(building, root, null) <= mostNodes && deepest(building, root, null) <= mostDepth;

type Found = { readonly block: Building; readonly place: BlockInput };
const stepsOf = (path: string): readonly number[] =>
  path === "" ? [] : path.split(".").map(Number);

function at(building: Building, path: string): Found | null {
  let found: Found = { block: building, place: root };
  for (const step of stepsOf(path)) {
    const place = placesIn(found.block, found.place, commandIn(building.parts[0]))[step];
    const block = found.block.parts[step];
    if (!place || !block) return null;
    found = { block, place };
  }
  return found;
}

/** Replaces the block there and removes all that no longer fits. */
function withAt(building: Building, path: string, block: Building): Building {
  const replaced = (now: Building, [step, ...rest]: readonly number[]): Building =>
    step === undefined
      ? block
      : { ...now, parts: now.parts.with(step, replaced(now.parts[step]!, rest)) };
  return fitted(replaced(building, stepsOf(path)), root);
}

/** Starts empty, or from a clause in force. */
export const beginBuilding = (clause: Clause | null): Building =>
  clause === null ? hole : fitted(buildingOf(clause), root);

function buildingOf(clause: Clause): Building {
  const when = buildingOfExpression(clause.when);
  switch (clause.do) {
    case "forbid":
      return { ...chosen(clause.do), parts: [chosen(clause.command), when] };
    case "allow":
      return { ...chosen(clause.do), parts: [chosen(clause.command), chosen(clause.lifts), when] };
    case "penalty":
      return {
        ...chosen(clause.do),
        parts: [chosen(clause.after), when, typed("count", String(clause.n))],
      };
    case "then":
      return {
        ...chosen(clause.do),
        parts: [chosen(clause.after), when, buildingOfEffect(clause.effect)],
      };
    case "endGame":
      return { ...chosen(clause.do), parts: [chosen(clause.winner), when] };
  }
}
function buildingOfEffect(effect: Effect): Building {
  if (effect.effect === "draw")
    return { ...chosen("draw"), parts: [chosen(effect.who), typed("count", String(effect.n))] };
  if (effect.effect === "set")
    return {
      ...chosen("set"),
      parts: [chosen(effect.of), typed("name", effect.property), buildingOfExpression(effect.to)],
    };
  return chosen(effect.effect);
}
function buildingOfExpression(expression: Expression): Building {
  if (typeof expression === "number") return typed("number", String(expression));
  if (typeof expression === "string") return chosen(`text:${expression}`);
  if (typeof expression === "boolean") return chosen(String(expression));
  if ("get" in expression) return chosen(`get:${expression.get}`);
  if ("property" in expression)
    return {
      ...chosen("property"),
      parts: [chosen(expression.of), typed("name", expression.property)],
    };
  return { ...chosen(`op:${expression.op}`), parts: expression.of.map(buildingOfExpression) };
}

/**
 * Puts a choice into the place. What stood there moves into it where it fits: its parts into an
 * operation of the same kind, else the whole as the first part. A choice that does not fit there,
 * or would make the clause too large, changes nothing.
 */
export function putInto(building: Building, path: string, id: string): Building {
  const found = at(building, path);
  if (!found || !choicesFor(found.place).includes(id)) return building;
  const next = withAt(building, path, transformed(found, id));
  return isOfSize(next) ? next : building;
}

function transformed({ block, place }: Found, id: string): Building {
  const fresh: Building = id === "number" ? typed(id, "0") : chosen(id);
  const [operator, before] = [operatorIn(id), operatorIn(block.choice)];
  // If the action or the effect changes, command and condition stay.
  if (place.is !== "expression")
    return {
      ...fresh,
      parts: place === root ? carried(block, id) : block.choice === id ? block.parts : [],
    };
  if (!operator || block.choice === null) return fresh;
  const { takes, least, most } = operators.get(operator)!;
  const was = before ? operators.get(before)! : null;
  const isAlike =
    was !== null &&
    was.takes === takes &&
    (was.least === 1) === (least === 1) &&
    (most === null || block.parts.length <= most);
  return { ...fresh, parts: isAlike ? block.parts : [block] };
}

/** When the action changes, moves the command and the condition to their new places. */
function carried({ choice: form, parts }: Building, next: string): readonly Building[] {
  const conditionAt = (of: string | null): number => (of === "allow" ? 2 : 1);
  const condition = parts[conditionAt(form)] ?? hole;
  const command = form === "endGame" || next === "endGame" ? hole : (parts[0] ?? hole);
  return conditionAt(next) === 2 ? [command, hole, condition] : [command, condition, hole];
}

export function typeInto(building: Building, path: string, value: string): Building {
  const found = at(building, path);
  return found && entryOf(found.block)
    ? withAt(building, path, { ...found.block, typed: value })
    : building;
}

const mayGrow = ({ choice: id }: Building): boolean => {
  const operator = operatorIn(id);
  return operator !== null && operators.get(operator)!.most === null;
};
const hasRoom = (building: Building): boolean => nodesIn(building, root, null) < mostNodes;

export function growAt(building: Building, path: string): Building {
  const found = at(building, path);
  return found && mayGrow(found.block) && hasRoom(building)
    ? withAt(building, path, { ...found.block, parts: [...found.block.parts, hole] })
    : building;
}

const above = (path: string): { readonly path: string; readonly step: number } => {
  const dot = path.lastIndexOf(".");
  return { path: path.slice(0, Math.max(0, dot)), step: Number(path.slice(dot + 1)) };
};
function hasSpare({ choice: id, parts }: Building): boolean {
  const operator = operatorIn(id);
  return operator !== null && parts.length > operators.get(operator)!.least;
}

/** Removes the block; leaves a hole where something must stand. */
export function takeFrom(building: Building, path: string): Building {
  const found = at(building, path);
  if (!found) return building;
  const parent = above(path);
  const { block } = at(building, parent.path)!;
  if (path === "" || !hasSpare(block)) return withAt(building, path, hole);
  return withAt(building, parent.path, { ...block, parts: block.parts.toSpliced(parent.step, 1) });
}

/**
 * Returns everything that may be put there, the most common first, except what would make the
 * clause too large.
 */
export function fittingsAt(building: Building, path: string): readonly Fitting[] {
  const found = at(building, path);
  if (!found || found.place.is === "count" || found.place.is === "name") return [];
  const { place } = found;
  // An operation adds itself, at most two holes and one level: only near the limits each choice
  // must be tried.
  const hasRoomForAny =
    nodesIn(building, root, null) + 3 <= mostNodes && deepest(building, root, null) < mostDepth;
  return choicesFor(place)
    .filter(
      (id) =>
        hasRoomForAny ||
        operatorIn(id) === null ||
        isOfSize(withAt(building, path, transformed(found, id))),
    )
    .map((id) => ({
      id,
      group: say("group", { group: groupOf(id, place) }),
      words: wordsOf(id, place),
    }));
}

function groupOf(id: string, place: BlockInput): FittingGroup {
  if (place.is !== "expression") return "choices";
  const [field, operator, text] = [fieldIn(id), operatorIn(id), textIn(id)];
  if (field) return fields.get(field)!.of;
  if (text !== null) return isRank(text) ? "ranks" : isSuit(text) ? "suits" : "colours";
  if (!operator) return id === "property" ? "properties" : "written";
  const { asks, gives, takes } = operators.get(operator)!;
  if (asks) return "everybody";
  return gives === "number" ? "sums" : takes === "truth" ? "joined" : "compared";
}

function wordsOf(id: string, place: BlockInput): Said {
  switch (place.is) {
    case "choice":
      return say("choice", { list: place.list, id });
    case "count":
    case "name":
      return say("entry", { entry: place.is });
    case "expression": {
      const [field, operator, text] = [fieldIn(id), operatorIn(id), textIn(id)];
      if (operator) return say("operator", { operator });
      if (field) return sayExpression({ get: field }, place.lay);
      if (text !== null) return say("text", { text });
      return id === "true" || id === "false"
        ? say("truth", { truth: id === "true" })
        : say("entry", { entry: id === "property" ? "property" : "number" });
    }
  }
}

function entryOf({ choice: id }: Building): Entry | null {
  if (id === "count") return { kind: "number", least: 1, most: mostCards };
  if (id === "number") return { kind: "number", least: -largest, most: largest };
  return id === "name" ? { kind: "name", longest: longestName } : null;
}

/** Returns null if it is not a whole number. Accepts U+2212 as a minus. */
function numberTyped(value: string): number | null {
  const plain = value.trim().replace("−", "-");
  return /^-?\d{1,6}$/.test(plain) ? Number(plain) + 0 : null;
}

function problemIn(block: Building, place: BlockInput): Said | null {
  const entry = entryOf(block);
  if (!entry) return null;
  if (entry.kind === "number") {
    const number = numberTyped(block.typed);
    const fits = number !== null && number >= entry.least && number <= entry.most;
    return fits
      ? null
      : block.choice === "count"
        ? sayProblem("notACount", { most: mostCards })
        : sayProblem("notWhole", { most: largest });
  }
  if (!isPropertyName(block.typed)) return sayProblem("propertyName");
  if (block.typed === turnCycle) return sayProblem("ownedProperty", { property: block.typed });
  return block.typed === pendingRules && place.is === "name" && place.owner === "game"
    ? sayProblem("ofSeatsOnly", { property: block.typed })
    : null;
}

export function blockOf(building: Building): Block {
  const room = hasRoom(building);
  const shown = (
    block: Building,
    place: BlockInput,
    path: string,
    command: Command | null,
    isSpare: boolean,
  ): Block => {
    const entry = entryOf(block);
    return {
      path,
      place: place.asks,
      words: block.choice === null ? null : wordsOf(block.choice, place),
      entry: entry && { ...entry, value: block.typed },
      problem: problemIn(block, place),
      parts: childrenOf(block, place, command).map(([part, within, ofCommand], step) =>
        shown(
          part,
          within,
          path === "" ? String(step) : `${path}.${step}`,
          ofCommand,
          hasSpare(block),
        ),
      ),
      grows: room && mayGrow(block),
      goes: isSpare,
    };
  };
  return shown(building, root, "", null, false);
}

/** Returns what is missing or wrong, in reading order; empty if the clause is complete. */
export function missingIn(
  building: Building,
): readonly { readonly path: string; readonly said: Said }[] {
  const missing = ({
    path,
    place,
    words,
    problem,
    parts,
  }: Block): readonly { readonly path: string; readonly said: Said }[] => {
    const own = problem
      ? [{ path, said: say("wrong", { place, problem }) }]
      : words === null
        ? [{ path, said: say("missing", { place }) }]
        : [];
    return [...own, ...parts.flatMap(missing)];
  };
  return missing(blockOf(building));
}

/** Null while anything is missing or wrong. */
export function clauseIn(building: Building): Clause | null {
  if (missingIn(building).length > 0) return null;
  const read = readClause(clauseFrom(building));
  return read.ok ? read.clause : null;
}

function clauseFrom({ choice: form, parts: [first, second, third] }: Building): object {
  const when = expressionIn((form === "allow" ? third : second) ?? hole);
  switch (form) {
    case "forbid":
      return { do: form, command: first?.choice, when };
    case "allow":
      return { do: form, command: first?.choice, lifts: second?.choice, when };
    case "penalty":
      return { do: form, n: numberTyped(third?.typed ?? ""), after: first?.choice, when };
    case "then":
      return { do: form, effect: effectIn(third ?? hole), after: first?.choice, when };
    default:
      return { do: form, winner: first?.choice, when };
  }
}
function effectIn({ choice: effect, parts: [first, second, third] }: Building): object {
  if (effect === "draw") return { effect, who: first?.choice, n: numberTyped(second?.typed ?? "") };
  return effect === "set"
    ? { effect, of: first?.choice, property: second?.typed, to: expressionIn(third ?? hole) }
    : { effect };
}
function expressionIn({ choice: id, typed: value, parts }: Building): unknown {
  const [field, operator, text] = [fieldIn(id), operatorIn(id), textIn(id)];
  if (operator) return { op: operator, of: parts.map(expressionIn) };
  if (field) return { get: field };
  if (text !== null) return text;
  if (id === "property") return { property: parts[1]?.typed, of: parts[0]?.choice as Owner };
  return id === "number" ? numberTyped(value) : id === "true";
}
