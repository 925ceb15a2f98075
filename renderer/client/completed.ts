// Completes what the host sends of a table by what its line knows already.

import type { Json } from "#shared/contract/json.ts";
import type { Grown, ViewMessage, ChatLine, TableState } from "#shared/protocol/table.ts";

/** `last`: the previous view on the same line. */
export function withKept(
  { kept = [], grown = {}, ...view }: ViewMessage,
  last: ViewMessage | null,
): ViewMessage {
  const names = Object.entries(grown);
  if (names.length === 0 && (kept.length === 0 || !last)) return view;
  const known = kept.map((name) => [name, last?.seen.facts[name]] as const);
  const lists = names.map(([name, news]) => [name, grownBy(last?.seen.facts[name], news)] as const);
  return {
    ...view,
    seen: {
      ...view.seen,
      facts: { ...view.seen.facts, ...Object.fromEntries([...known, ...lists]) },
    },
  };
}

function grownBy(before: Json | undefined, { anew, added, length }: Grown): readonly Json[] {
  const list = anew || !Array.isArray(before) ? added : [...(before as readonly Json[]), ...added];
  return length === 0 ? [] : list.slice(-length);
}

/**
 * A tournament's table drops the row of a player who is out or was moved; until the next round the
 * seat still shows them.
 */
export function withLeavers(before: TableState | null, now: TableState): TableState {
  if (before?.roundNumber !== now.roundNumber) return now;
  const leavers = before.players.filter(
    ({ id, seat }) => seat !== null && !now.players.some((player) => player.id === id),
  );
  return leavers.length === 0
    ? now
    : {
        ...now,
        players: [
          ...now.players,
          ...leavers.map((player) => ({ ...player, gone: true, sitsOut: null })),
        ],
      };
}

const mostLines = 200;

/** A restarted host numbers lines from the start again, so the time is part of the key. */
const keyOf = ({ number, at }: ChatLine) => `${number} ${at}`;

export function withLines(
  known: readonly ChatLine[],
  added: readonly ChatLine[],
): readonly ChatLine[] {
  const again = new Set(added.map(keyOf));
  return [...known.filter((line) => !again.has(keyOf(line))), ...added].slice(-mostLines);
}
