// What was said at a table, when the host has told more of it?

import type { ChatLine } from "#shared/protocol/tableMessages.ts";

const mostLines = 200;

/**
 * The host counts anew when it is started anew: the moment tells one line from another of the same
 * number.
 */
const keyOf = ({ number, at }: ChatLine): string => `${number} ${at}`;

/** On arrival the last lines are told again: none stands twice. */
export function withLines(
  known: readonly ChatLine[],
  told: readonly ChatLine[],
): readonly ChatLine[] {
  const again = new Set(told.map(keyOf));
  return [...known.filter((line) => !again.has(keyOf(line))), ...told].slice(-mostLines);
}
