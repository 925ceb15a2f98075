// Draws a chart as a Mermaid state diagram, from the machine's own states and transitions; nothing
// is drawn by hand.

import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";

type Edge = Readonly<{
  from: string;
  to: string;
  event: string;
  /** Its condition and what it does. */
  rest: string;
  /** What leads to a state that is left at once is told in the state where it begins. */
  isSaid: boolean;
}>;

const idOf = ({ path }: AnyStateNode): string => path.join("_");
const childrenOf = ({ states }: AnyStateNode): readonly AnyStateNode[] =>
  Object.values<AnyStateNode>(states);
const isWithin = (node: AnyStateNode, other: AnyStateNode): boolean =>
  node !== other && other.path.every((key, at) => node.path[at] === key);

const nameOf = (what: unknown): string =>
  typeof what === "string" ? what : ((what as { readonly type?: string }).type ?? "");
/** Timers are told by their transitions. */
const actionsOf = (actions: readonly unknown[]): readonly string[] =>
  actions.map(nameOf).filter((name) => name !== "" && !name.startsWith("xstate."));

function conditionOf(guard: unknown): string {
  if (guard === undefined) return "";
  const params = Object.values(
    (guard as { readonly params?: { readonly [name: string]: unknown } }).params ?? {},
  ).map(String);
  return ` [${[nameOf(guard), ...params].join(" ")}]`;
}

function eventOf(descriptor: string): string {
  if (descriptor === "*") return "anything else";
  return descriptor.replace(/^xstate\.after\.(\w+)\..*$/, "after $1");
}

const restOf = ({ guard, actions }: AnyTransitionDefinition): string => {
  const done = actionsOf(actions);
  return `${conditionOf(guard)}${done.length > 0 ? ` / ${done.join(", ")}` : ""}`;
};

const writtenOf = (transition: AnyTransitionDefinition): Pick<Edge, "event" | "rest"> => ({
  event: eventOf(String(transition.eventType)),
  rest: restOf(transition),
});

const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] =>
  [...node.transitions.values()].flat().concat(node.always ?? []);

/** A state that is left at once. */
const isTransient = ({ always = [] }: AnyStateNode): boolean => always.length > 0;

/** Mermaid draws no arrow from a box into itself: who is in there goes, one by one. */
function sourcesOf(node: AnyStateNode, target: AnyStateNode): readonly AnyStateNode[] {
  if (!isWithin(target, node)) return [node];
  const inside = childrenOf(node).filter((child) => child.type !== "final" && !isTransient(child));
  return inside.flatMap((child) => sourcesOf(child, target));
}

/** It leads to no other place. */
const isInside = ({ target = [] }: AnyTransitionDefinition): boolean => target.every(isTransient);

/** What may happen anywhere and leads to no other place would be an arrow from everywhere. */
const isNoted = ({ parent }: AnyStateNode, transition: AnyTransitionDefinition): boolean =>
  !parent && isInside(transition);

function edgesOf(node: AnyStateNode): readonly Edge[] {
  const own = transitionsOf(node)
    .filter((transition) => !isNoted(node, transition))
    .flatMap((transition) =>
      (transition.target ?? []).flatMap((target) =>
        sourcesOf(node, target).map((source): Edge => ({
          from: idOf(source),
          to: idOf(target),
          ...writtenOf(transition),
          isSaid: !isTransient(target),
        })),
      ),
    );
  return [...own, ...childrenOf(node).flatMap(edgesOf)];
}

/**
 * What a state takes and stays in, or settles: the states around it included, but for the chart's
 * root.
 */
function staysOf(node: AnyStateNode): readonly string[] {
  const own = merged(transitionsOf(node).filter(isInside).map(writtenOf));
  return node.parent?.parent ? [...own, ...staysOf(node.parent)] : own;
}

/** Events in one line that come to the same. */
const merged = (all: readonly Pick<Edge, "event" | "rest">[]): readonly string[] =>
  [...Map.groupBy(all, ({ rest }) => rest)].map(([rest, same]) =>
    `${same.map(({ event }) => event).join(", ")}${rest}`.trim(),
  );

function stateLines(node: AnyStateNode, indent: string): readonly string[] {
  const [id, does] = [
    idOf(node),
    [
      ["entry", node.entry],
      ["exit", node.exit],
    ] as const,
  ];
  const around = does.flatMap(([when, actions]) =>
    actionsOf(actions).map((action) => `${when} / ${action}`),
  );
  const inner = childrenOf(node);
  if (inner.length === 0)
    return [
      `${indent}state "${node.key}" as ${id}`,
      ...[...around, ...staysOf(node)].map((line) => `${indent}${id} : ${line}`),
    ];
  const label = [node.key, ...around].join(", ");
  return [`${indent}state "${label}" as ${id} {`, ...bodyLines(node, `${indent}  `), `${indent}}`];
}

function bodyLines(node: AnyStateNode, indent: string): readonly string[] {
  if (node.type === "parallel")
    throw new Error(`${node.id}: how states are drawn side by side is not written yet`);
  return [
    `${indent}[*] --> ${node.initial.target.map(idOf).join()}`,
    ...childrenOf(node).flatMap((child) => stateLines(child, indent)),
    ...childrenOf(node)
      .filter(({ type }) => type === "final")
      .map((child) => `${indent}${idOf(child)} --> [*]`),
  ];
}

function edgeLines(root: AnyStateNode): readonly string[] {
  const ways = Map.groupBy(edgesOf(root), ({ from, to }) => `${from} --> ${to}`);
  return [...ways].map(([way, edges]) => {
    const label = merged(edges.filter(({ isSaid }) => isSaid)).join("<br/>");
    return `  ${way}${label === "" ? "" : ` : ${label}`}`;
  });
}

/**
 * The text of a whole diagram: from left to right, unless there are boxes in it. Throws for a chart
 * with parallel states.
 */
export function stateDiagram({ root }: AnyStateMachine): string {
  const anywhere = merged(
    transitionsOf(root)
      .filter((transition) => isNoted(root, transition))
      .map(writtenOf),
  );
  const note =
    anywhere.length > 0
      ? [
          `  note right of ${root.initial.target.map(idOf).join()}`,
          "    anywhere",
          ...anywhere.map((line) => `    ${line}`),
          "  end note",
        ]
      : [];
  const direction = childrenOf(root).every(({ type }) => type !== "compound")
    ? ["  direction LR"]
    : [];
  return [
    "stateDiagram-v2",
    ...direction,
    ...bodyLines(root, "  "),
    ...edgeLines(root),
    ...note,
    "",
  ].join("\n");
}
