// Completes views from which facts already sent over the line were omitted, or of which only the
// new part was sent.

import type { Json } from "#shared/contract/json.ts";
import type { Grown, ViewMessage } from "#shared/protocol/table.ts";

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
