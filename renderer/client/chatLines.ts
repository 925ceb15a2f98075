import type { ChatLine } from "#shared/protocol/table.ts";

const mostLines = 200;

/** A restarted host numbers lines from the start again, so the time is part of the key. */
const keyOf = ({ number, at }: ChatLine): string => `${number} ${at}`;

/** Merges the lines; those sent again on joining appear once. */
export function withLines(
  known: readonly ChatLine[],
  added: readonly ChatLine[],
): readonly ChatLine[] {
  const again = new Set(added.map(keyOf));
  return [...known.filter((line) => !again.has(keyOf(line))), ...added].slice(-mostLines);
}
