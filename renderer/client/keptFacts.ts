// What does a view tell whose lasting facts were left out because the line knows them?

import type { ViewMessage } from '#shared/protocol/messages.ts';

/** `last`: the view that came before it over the same line. */
export const withKept = ({ kept, ...view }: ViewMessage, last: ViewMessage | null): ViewMessage =>
  (kept && last ? { ...view, seen: { ...view.seen, facts: { ...view.seen.facts, ...Object.fromEntries(kept.map((name) => [name, last.seen.facts[name]])) } } } : view);
