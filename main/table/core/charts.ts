// Runs state charts as pure functions: an event leads to the next state and the actions as data.

import {
  createActor,
  createMachine,
  type AnyActorScope,
  type AnyStateMachine,
  type EventFrom,
  type InputFrom,
  type SnapshotFrom,
} from "xstate";

/** A stand-in actor: the charts themselves never run. */
const nobody = createActor(createMachine({}));

type Action = Parameters<AnyActorScope["actionExecutor"]>[0];

const scopeInto = (actions: Action[]): AnyActorScope => ({
  self: nobody,
  id: nobody.id,
  sessionId: nobody.sessionId,
  logger: () => {},
  defer: () => {},
  system: nobody.system,
  stopChild: () => {},
  emit: () => {},
  actionExecutor: (action) => void actions.push(action),
});

export interface Wait<E> {
  readonly name: string;
  readonly ms: number;
  readonly event: E;
}

/** `waits`: those of the state entered; null if no state with waits was entered or left. */
export interface Led<S, E> {
  readonly chart: S;
  readonly waits: readonly Wait<E>[] | null;
  readonly emitted: readonly unknown[];
}

export function begun<M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
): Led<SnapshotFrom<M>, EventFrom<M>> {
  const actions: Action[] = [];
  return led(machine.getInitialSnapshot(scopeInto(actions), input) as SnapshotFrom<M>, actions);
}

/** Throws what the chart's guards and actions throw. */
export function sentTo<M extends AnyStateMachine>(
  machine: M,
  chart: SnapshotFrom<M>,
  event: EventFrom<M>,
): Led<SnapshotFrom<M>, EventFrom<M>> {
  const actions: Action[] = [];
  const scope = scopeInto(actions);
  return led(machine.transition(chart, event, scope) as SnapshotFrom<M>, actions);
}

function led<S, E>(chart: S, actions: readonly Action[]): Led<S, E> {
  const { status, error } = chart as { readonly status: string; readonly error: unknown };
  if (status === "error") throw error;
  const waits: Wait<E>[] = [];
  const emitted: unknown[] = [];
  let isElsewhere = false;
  for (const { type, params } of actions) {
    if (type === "xstate.cancel") isElsewhere = true;
    if (type === "xstate.emit") emitted.push((params as { readonly event: unknown }).event);
    if (type !== "xstate.raise") continue;
    isElsewhere = true;
    const { id, delay, event } = params as { id: string; delay: number; event: E };
    waits.push({ name: id, ms: delay, event });
  }
  return { chart, waits: isElsewhere ? waits : null, emitted };
}
