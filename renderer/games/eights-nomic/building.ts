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
  type Expression,
  type Field,
  type Kind,
  type Operator,
  type Scope,
} from "#shared/games/eights-nomic/clauses/clause.ts";
import { isPropertyName, readClause } from "#shared/games/eights-nomic/clauses/form.ts";
import { sayProblem } from "#shared/games/eights-nomic/say.ts";
import { sayExpression } from "#shared/games/eights-nomic/clauses/words.ts";

const say = saying<ClauseText["blocks"]>("eights-nomic.clauses.blocks");

/**
 * One block: the choice for its place (null: a hole), what is typed into it, and the blocks within
 * it. Immutable plain data.
 */
export type Building = Readonly<{
  choice: string | null;
  typed: string;
  parts: readonly Building[];
}>;

const hole: Building = { choice: null, typed: "", parts: [] };
const chosen = (choice: string, parts: readonly Building[] = []): Building => ({
  ...hole,
  choice,
  parts,
});
const typed = (choice: string, value: string): Building => ({ ...hole, choice, typed: value });

/** The choices "op:=", "get:card.rank" and "text:J" name an operator, a field and a text. */
function named(choice: string): readonly [kind: string, name: string] {
  const colon = choice.indexOf(":");
  return colon < 0 ? [choice, ""] : [choice.slice(0, colon), choice.slice(colon + 1)];
}
const operatorOf = ({ choice }: Building) =>
  choice?.startsWith("op:") ? operators.get(named(choice)[1])! : null;

function kindIn({ choice }: Building): Kind | null {
  if (choice === null) return null;
  const [kind, name] = named(choice);
  switch (kind) {
    case "op":
      return operators.get(name)!.gives;
    case "get":
      return fields.get(name)!.gives;
    case "text":
      return "text";
    case "true":
    case "false":
      return "truth";
    default:
      return "number";
  }
}

/** The rank, suit or colour of a card, which limits what it is compared with. */
function cardPartIn({ choice }: Building) {
  const field = choice?.startsWith("get:") ? fields.get(named(choice)[1])! : null;
  return (field?.of === "card" || field?.of === "top") && field.gives === "text"
    ? field.part
    : null;
}

/** What each action, effect and property is made of, a block each, in the order of the page. */
const partsOf = {
  forbid: ["command", "when"],
  allow: ["command", "lifts", "when"],
  penalty: ["after", "when", "n"],
  then: ["after", "when", "effect"],
  endGame: ["winner", "when"],
  draw: ["who", "n"],
  set: ["of", "property", "to"],
  property: ["of", "property"],
} as const;
type PartName = (typeof partsOf)[keyof typeof partsOf][number];
const partsIn = (choice: string | null) =>
  choice !== null && Object.hasOwn(partsOf, choice) ? partsOf[choice as keyof typeof partsOf] : [];

/** Where a block stands. `within`: the places of its own blocks. */
type BlockPlace = {
  readonly asks: Said;
  within(this: void, block: Building): readonly BlockPlace[];
} & (
  | Readonly<{ is: "choice"; of: readonly string[]; list: Choices }>
  | { readonly is: "count" }
  | Readonly<{ is: "name"; owner: string | null }>
  | ({ readonly is: "expression" } & Expected)
);
type Expected = Readonly<{
  wanted: Kind | null;
  scope: Scope;
  depth: number;
  /** For a clause that runs after its command, when another card lies on top. */
  lay: boolean;
  /** The part of a card that it is compared with. */
  beside: CardPart | null;
}>;

const empty = (): readonly BlockPlace[] => [];
const asking = (place: PlaceName) => say("place", { place });
const choicePlace = (list: Choices, of: readonly string[], within = empty): BlockPlace => ({
  is: "choice",
  asks: asking(list),
  of,
  list,
  within,
});
const expressionPlace = (asks: Said, expected: Expected): BlockPlace => ({
  is: "expression",
  asks,
  ...expected,
  within: (block) =>
    block.choice === "property"
      ? propertyPlaces(
          block,
          owners.filter((owner) => owner !== "each" || expected.scope.each),
        )
      : operandPlaces(block, expected),
});
const outermost = (asks: PlaceName, wanted: Kind, scope: Scope, lay: boolean): BlockPlace =>
  expressionPlace(asking(asks), { wanted, scope, depth: 1, lay, beside: null });
const propertyPlaces = ({ parts }: Building, of: readonly string[]): readonly BlockPlace[] => [
  choicePlace("owner", of),
  { is: "name", asks: asking("name"), owner: parts[0]?.choice ?? null, within: empty },
];
const countPlace: BlockPlace = { is: "count", asks: asking("count"), within: empty };

const root: BlockPlace = { ...choicePlace("form", forms), within: placesInClause };

/** Some ask for less once those before them are filled. */
function placesInClause({ choice: form, parts: [first] }: Building): readonly BlockPlace[] {
  const command = commands.find((one) => one === first?.choice) ?? null;
  return partsIn(form).map((part) => {
    switch (part) {
      case "command":
      case "after":
        return choicePlace("command", form === "allow" ? lifted.limit : commands);
      case "lifts":
        return choicePlace(
          "lift",
          lifts.filter((lift) => command === null || lifted[lift].includes(command)),
        );
      case "winner":
        return choicePlace("ending", endings);
      case "effect":
        return effectPlace(command);
      case "n":
        return countPlace;
      default:
        return outermost(
          "when",
          "truth",
          scopeAt(command, first?.choice === "each"),
          form !== "forbid" && form !== "allow",
        );
    }
  });
}

const effectPlace = (command: Command | null): BlockPlace => ({
  ...choicePlace(
    "effect",
    effects.filter(
      (effect) =>
        (effect !== "skip" && effect !== "extraTurn") ||
        command === null ||
        turning.includes(command),
    ),
  ),
  within: (block) => {
    if (block.choice === "draw") return [choicePlace("who", ["player", "next"]), countPlace];
    return block.choice === "set"
      ? [
          ...propertyPlaces(block, ["game", "player", "next"]),
          outermost("to", "number", scopeAt(command), true),
        ]
      : [];
  },
});

/** Where operands must be alike, the first filled one decides. */
function operandPlaces(
  { choice, parts }: Building,
  { scope, depth, lay }: Expected,
): readonly BlockPlace[] {
  if (!choice?.startsWith("op:")) return [];
  const operator = named(choice)[1] as Operator;
  const { takes } = operators.get(operator)!;
  const filled = parts.findIndex((part) => kindIn(part) !== null);
  const ofCards = parts.flatMap((part, at) => {
    const its = cardPartIn(part);
    return its && takes === "alike" ? [{ its, at }] : [];
  });
  return parts.map((_, step) =>
    expressionPlace(say("operand", { operator, first: step === 0 }), {
      wanted:
        takes === "alike" ? (filled >= 0 && filled < step ? kindIn(parts[filled]!) : null) : takes,
      scope: scopeIn(operator, scope),
      depth: depth + 1,
      lay,
      beside: ofCards.find(({ at }) => at !== step)?.its ?? null,
    }),
  );
}

const textsOf: { readonly [P in CardPart]?: readonly string[] } = {
  rank: ranks,
  suit: suits,
  colour: ["red", "black"],
};

/** Returns every choice for a place, ignoring the limits of size. */
function choicesFor(place: BlockPlace) {
  if (place.is === "choice") return place.of;
  if (place.is !== "expression") return [place.is];
  const { beside, scope, wanted } = place;
  const texts = beside ? (textsOf[beside] ?? []) : Object.values(textsOf).flat();
  return [
    ...[...fields]
      .filter(([, { of }]) => (of !== "card" || scope.card) && (of !== "each" || scope.each))
      .map(([field]) => `get:${field}`),
    "number",
    ...texts.map((text) => `text:${text}`),
    "property",
    "true",
    "false",
    ...[...operators]
      .filter(([, { asks }]) => !(asks && scope.asked))
      .map(([operator]) => `op:${operator}`),
  ].filter((choice) => wanted === null || kindIn(chosen(choice)) === wanted);
}

/**
 * True if the choice may stand there. A text that is not among the choices may have come with a
 * clause in force.
 */
const stands = (choice: string, place: BlockPlace): boolean =>
  choicesFor(place).includes(choice) ||
  (place.is === "expression" &&
    choice.startsWith("text:") &&
    (place.wanted === null || place.wanted === "text"));

/** Fills the block with holes for its parts and removes what no longer fits into its place. */
function fitted(block: Building, place: BlockPlace): Building {
  if (place.is === "count" || place.is === "name")
    return block.choice === place.is ? block : typed(place.is, place.is === "count" ? "1" : "");
  if (block.choice === null || !stands(block.choice, place)) return hole;
  const operator = operatorOf(block);
  const count = operator
    ? Math.max(block.parts.length, operator.least)
    : place.within(block).length;
  // In order, since an earlier part decides what fits beside it.
  let now: Building = {
    ...block,
    parts: Array.from({ length: count }, (_, step) => block.parts[step] ?? hole),
  };
  for (let step = 0; step < count; step += 1)
    now = {
      ...now,
      parts: now.parts.with(step, fitted(now.parts[step]!, place.within(now)[step]!)),
    };
  return now;
}

const within = (
  block: Building,
  place: BlockPlace,
): readonly Readonly<{ block: Building; place: BlockPlace }>[] =>
  place.within(block).map((its, at) => ({ block: block.parts[at] ?? hole, place: its }));

type Size = Readonly<{ nodes: number; depth: number }>;

/** Counts parts and levels as EN-27 does, holes included. */
const sizeOf = (block: Building, place: BlockPlace = root): Size =>
  within(block, place)
    .map((part) => sizeOf(part.block, part.place))
    .reduce<Size>(
      (all, { nodes, depth }) => ({
        nodes: all.nodes + nodes,
        depth: Math.max(all.depth, depth),
      }),
      place.is === "expression" ? { nodes: 1, depth: place.depth } : { nodes: 0, depth: 0 },
    );

function isOfSize(building: Building) {
  const { nodes, depth } = sizeOf(building);
  return nodes <= mostNodes && depth <= mostDepth;
}

type Found = Readonly<{ block: Building; place: BlockPlace }>;
/** A path is '' for the whole, and "1.0" for the first part of its second. */
const stepsOf = (path: string) => (path === "" ? [] : path.split(".").map(Number));

function at(building: Building, path: string) {
  let found: Found = { block: building, place: root };
  for (const step of stepsOf(path)) {
    const place = found.place.within(found.block)[step];
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
  clause === null ? hole : fitted(buildingOf(clause.do, clause), root);

type Written = { readonly [P in PartName]?: unknown };

const buildingOf = (choice: string, written: Written): Building =>
  chosen(
    choice,
    partsIn(choice).map((part) => partBuilding(part, written[part])),
  );

function partBuilding(part: PartName, written: unknown): Building {
  switch (part) {
    case "n":
      return typed("count", String(written));
    case "property":
      return typed("name", written as string);
    case "effect":
      return buildingOf((written as { readonly effect: string }).effect, written as Written);
    case "when":
    case "to":
      return expressionBuilding(written as Expression);
    default:
      return chosen(written as string);
  }
}

function expressionBuilding(expression: Expression): Building {
  if (typeof expression === "number") return typed("number", String(expression));
  if (typeof expression === "string") return chosen(`text:${expression}`);
  if (typeof expression === "boolean") return chosen(String(expression));
  if ("get" in expression) return chosen(`get:${expression.get}`);
  return "property" in expression
    ? buildingOf("property", expression)
    : chosen(`op:${expression.op}`, expression.of.map(expressionBuilding));
}

/**
 * Puts a choice into the place. What stood there moves into it where it fits: its parts into an
 * operation of the same kind, else the whole as the first part. A choice that does not fit there,
 * or would make the clause too large, changes nothing.
 */
export function putInto(building: Building, path: string, choice: string): Building {
  const found = at(building, path);
  if (!found || !choicesFor(found.place).includes(choice)) return building;
  const next = withAt(building, path, transformed(found, choice));
  return isOfSize(next) ? next : building;
}

function transformed({ block, place }: Found, choice: string): Building {
  if (place === root) return chosen(choice, carried(block, choice));
  if (place.is !== "expression") return chosen(choice, block.choice === choice ? block.parts : []);
  const fresh = choice === "number" ? typed(choice, "0") : chosen(choice);
  const [operator, was] = [operatorOf(fresh), operatorOf(block)];
  if (!operator || block.choice === null) return fresh;
  const { takes, least, most } = operator;
  const isAlike =
    was?.takes === takes &&
    (was.least === 1) === (least === 1) &&
    (most === null || block.parts.length <= most);
  return { ...fresh, parts: isAlike ? block.parts : [block] };
}

const isCommand = (part: PartName) => part === "command" || part === "after";

/** When the action changes, the command and the condition go to their new places. */
const carried = ({ choice, parts }: Building, next: string) =>
  partsIn(next).map((part) => {
    const from = partsIn(choice).findIndex((was) =>
      isCommand(part) ? isCommand(was) : part === "when" && was === "when",
    );
    return parts[from] ?? hole;
  });

export function typeInto(building: Building, path: string, value: string): Building {
  const found = at(building, path);
  return found && entryOf(found.block)
    ? withAt(building, path, { ...found.block, typed: value })
    : building;
}

const mayGrow = (block: Building) => operatorOf(block)?.most === null;
const hasRoom = (building: Building) => sizeOf(building).nodes < mostNodes;

export function growAt(building: Building, path: string): Building {
  const found = at(building, path);
  return found && mayGrow(found.block) && hasRoom(building)
    ? withAt(building, path, { ...found.block, parts: [...found.block.parts, hole] })
    : building;
}

const above = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf(".")));
const hasSpare = (block: Building) => block.parts.length > (operatorOf(block)?.least ?? Infinity);

/** Removes the block; leaves a hole where something must stand. */
export function takeFrom(building: Building, path: string): Building {
  if (!at(building, path)) return building;
  const { block } = at(building, above(path))!;
  if (path === "" || !hasSpare(block)) return withAt(building, path, hole);
  return withAt(building, above(path), {
    ...block,
    parts: block.parts.toSpliced(stepsOf(path).at(-1)!, 1),
  });
}

export type Fitting = Readonly<{
  id: string;
  group: Said;
  words: Said;
}>;

/**
 * Returns everything that may be put there, the most common first, except what would make the
 * clause too large.
 */
export function fittingsAt(building: Building, path: string): readonly Fitting[] {
  const found = at(building, path);
  if (!found || found.place.is === "count" || found.place.is === "name") return [];
  const { place } = found;
  const { nodes, depth } = sizeOf(building);
  // An operation adds itself, at most two holes and one level: only near the limits each choice
  // must be tried.
  const hasRoomForAny = nodes + 3 <= mostNodes && depth < mostDepth;
  return choicesFor(place)
    .filter(
      (id) =>
        hasRoomForAny ||
        !id.startsWith("op:") ||
        isOfSize(withAt(building, path, transformed(found, id))),
    )
    .map((id) => ({
      id,
      group: say("group", { group: place.is === "choice" ? "choices" : groupOf(id) }),
      words: wordsOf(id, place),
    }));
}

function groupOf(choice: string): FittingGroup {
  const [kind, name] = named(choice);
  switch (kind) {
    case "get":
      return fields.get(name)!.of;
    case "text":
      return isRank(name) ? "ranks" : isSuit(name) ? "suits" : "colours";
    case "property":
      return "properties";
    case "op": {
      const { asks, gives, takes } = operators.get(name)!;
      if (asks) return "everybody";
      return gives === "number" ? "sums" : takes === "truth" ? "joined" : "compared";
    }
    default:
      return "written";
  }
}

function wordsOf(choice: string, place: BlockPlace): Said {
  if (place.is === "choice") return say("choice", { list: place.list, id: choice });
  if (place.is !== "expression") return say("entry", { entry: place.is });
  const [kind, name] = named(choice);
  switch (kind) {
    case "op":
      return say("operator", { operator: name as Operator });
    case "get":
      return sayExpression({ get: name as Field }, place.lay);
    case "text":
      return say("text", { text: name });
    case "true":
    case "false":
      return say("truth", { truth: kind === "true" });
    default:
      return say("entry", { entry: kind === "property" ? kind : "number" });
  }
}

export type Entry =
  | Readonly<{ kind: "number"; least: number; most: number }>
  | { readonly kind: "name" };

function entryOf({ choice }: Building): Entry | null {
  if (choice === "count") return { kind: "number", least: 1, most: mostCards };
  if (choice === "number") return { kind: "number", least: -largest, most: largest };
  return choice === "name" ? { kind: "name" } : null;
}

/** Returns null if it is not a whole number. Accepts U+2212 as a minus. */
function numberTyped(value: string): number | null {
  const plain = value.trim().replace("−", "-");
  return /^-?\d{1,6}$/.test(plain) ? Number(plain) + 0 : null;
}

function problemIn(block: Building, place: BlockPlace): Said | null {
  const entry = entryOf(block);
  if (!entry) return null;
  if (entry.kind === "number") {
    const number = numberTyped(block.typed);
    if (number !== null && number >= entry.least && number <= entry.most) return null;
    return block.choice === "count"
      ? sayProblem("notACount", { most: mostCards })
      : sayProblem("notWhole", { most: largest });
  }
  const property = block.typed;
  if (!isPropertyName(property)) return sayProblem("propertyName");
  if (property === turnCycle) return sayProblem("ownedProperty", { property });
  return property === pendingRules && place.is === "name" && place.owner === "game"
    ? sayProblem("ofSeatsOnly", { property })
    : null;
}

/** A block as it is shown. */
export type Block = Readonly<{
  path: string;
  place: Said;
  /** Null for a hole. */
  words: Said | null;
  entry: (Entry & { readonly value: string }) | null;
  /** Null if the typed value is valid. */
  problem: Said | null;
  parts: readonly Block[];
  /** True if one more part may follow. */
  grows: boolean;
  /** True if it can be removed without leaving a hole. */
  goes: boolean;
}>;

export function blockOf(building: Building): Block {
  const room = hasRoom(building);
  const shown = ({ block, place }: Found, path: string, goes: boolean): Block => {
    const entry = entryOf(block);
    return {
      path,
      place: place.asks,
      words: block.choice === null ? null : wordsOf(block.choice, place),
      entry: entry && { ...entry, value: block.typed },
      problem: problemIn(block, place),
      parts: within(block, place).map((part, step) =>
        shown(part, path === "" ? String(step) : `${path}.${step}`, hasSpare(block)),
      ),
      grows: room && mayGrow(block),
      goes,
    };
  };
  return shown({ block: building, place: root }, "", false);
}

/** Returns what is missing or wrong, in reading order; empty if the clause is complete. */
export function missingIn(building: Building): readonly Readonly<{ path: string; said: Said }>[] {
  const missing = ({ path, place, words, problem, parts }: Block): ReturnType<typeof missingIn> => [
    ...(problem ? [{ path, said: say("wrong", { place, problem }) }] : []),
    ...(words === null ? [{ path, said: say("missing", { place }) }] : []),
    ...parts.flatMap(missing),
  ];
  return missing(blockOf(building));
}

/** Null while anything is missing or wrong. */
export function clauseIn(building: Building): Clause | null {
  if (missingIn(building).length > 0) return null;
  const read = readClause({ do: building.choice, ...writtenIn(building) });
  return read.ok ? read.clause : null;
}

const writtenIn = ({ choice, parts }: Building) =>
  Object.fromEntries(partsIn(choice).map((part, at) => [part, partIn(part, parts[at] ?? hole)]));

function partIn(part: PartName, block: Building): unknown {
  switch (part) {
    case "n":
      return numberTyped(block.typed);
    case "property":
      return block.typed;
    case "effect":
      return { effect: block.choice, ...writtenIn(block) };
    case "when":
    case "to":
      return expressionIn(block);
    default:
      return block.choice;
  }
}

function expressionIn(block: Building): unknown {
  const [kind, name] = named(block.choice ?? "");
  switch (kind) {
    case "op":
      return { op: name, of: block.parts.map(expressionIn) };
    case "get":
      return { get: name };
    case "text":
      return name;
    case "property":
      return writtenIn(block);
    case "number":
      return numberTyped(block.typed);
    default:
      return kind === "true";
  }
}
